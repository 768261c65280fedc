"""One match on Discord: what is due is shown one change after the other, and only the newest state."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord

from cogs.board.due import Due
from cogs.board.places import (
    ARCHIVED,
    SERVER_ERROR,
    TOO_OLD_TO_EDIT,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNREACHED,
    Trouble,
    passes,
    thread_of,
)
from cogs.board.showing import Showing
from cogs.client import Client
from services.session import MatchSession

log = logging.getLogger(__name__)
#: Discord lets a channel's messages be edited about five times in five seconds.
INTERVAL = timedelta(seconds=1)
ATTEMPTS = 4
#: Seconds after which what Discord could not do, without anybody's doing, is tried again; the last for every time after.
PATIENCE = (30, 60, 120, 300, 600)

TellMender = Callable[[MatchSession, Exception], Awaitable[None]]


class Stage:
    """Shows one match: `due` takes what is to be shown, `done` waits until it is, or cannot be.

    `trouble` is why the match could not be shown the last time, None when it was.
    """

    def __init__(self, client: Client, tell_mender: TellMender) -> None:
        self.trouble: Exception | None = None
        self._client = client
        self._tell_mender = tell_mender
        self._showing = Showing(client)
        self._session: MatchSession | None = None
        self._due: Due | None = None
        self._kept: Due | None = None
        self._task: asyncio.Task[None] | None = None
        self._shown_at: datetime | None = None
        self._retrying: asyncio.Task[None] | None = None
        self._tried = 0

    def due(self, session: MatchSession) -> Due:
        """What is to be shown soon, to be added to at once."""
        if self._due is None:
            self._due, self._kept = self._kept or Due(), None
        self._session = session
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return self._due

    @property
    def idle(self) -> bool:
        """Whether nothing is being shown, or waits to be."""
        return self._kept is None and self.trouble is None and (self._task is None or self._task.done())

    async def done(self) -> None:
        """Wait until everything is shown that is due now, or could not be."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop; what is not shown yet is shown when the match is drawn again."""
        for task in (self._task, self._retrying):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        while self._due is not None and self._session is not None:
            await self._pace()
            due, self._due = self._due, None
            try:
                await self._show(self._session, due)
            except Exception as error:
                await self._failed(self._session, due, error)
            else:
                self.trouble, self._tried = None, 0

    def _retry_later(self, session: MatchSession) -> None:
        """Show the match some time later, if nothing has been shown until then."""
        if self._retrying is None or self._retrying.done():
            self._retrying = asyncio.create_task(self._retry(session, PATIENCE[min(self._tried, len(PATIENCE) - 1)]))
            self._tried += 1

    async def _retry(self, session: MatchSession, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._retrying = None
        if self.trouble is not None:
            self.due(session)

    async def _pace(self) -> None:
        clock = self._client.services.clock
        if self._shown_at is not None and (wait := self._shown_at + INTERVAL - clock.now()) > timedelta(0):
            await asyncio.sleep(min(wait, INTERVAL).total_seconds())
        self._shown_at = clock.now()

    async def _show(self, session: MatchSession, due: Due) -> None:
        """Show it, whatever has become of thread and message meanwhile."""
        gone = closed = False
        for attempt in range(ATTEMPTS):
            try:
                thread = await thread_of(self._client, session, fresh=gone, closed=closed)
                await self._showing.show(session, thread, due)
                return
            except discord.NotFound as error:
                if error.code == UNKNOWN_MESSAGE:
                    await session.set_board(None)
                elif error.code == UNKNOWN_CHANNEL:
                    gone = True
                else:
                    raise
            except discord.Forbidden:
                raise
            except discord.HTTPException as error:
                if error.code == TOO_OLD_TO_EDIT:
                    due.fresh = True
                elif error.code == ARCHIVED:
                    closed = True
                elif error.status >= SERVER_ERROR:
                    await asyncio.sleep(attempt + 1)
                else:
                    raise
        raise Trouble("board-trouble-discord")

    async def _failed(self, session: MatchSession, due: Due, error: Exception) -> None:
        """Keep for the next time what could not be shown."""
        if self._due is None:
            self._kept = due
        else:
            self._due = due.followed_by(self._due)
        if passes(error):
            self._retry_later(session)
        await self.lost(session, error)

    async def lost(self, session: MatchSession, error: Exception) -> None:
        """Remember why the match cannot be shown, and tell who can mend it, once until it is shown again."""
        first, self.trouble = self.trouble is None, error
        if not isinstance(error, (Trouble, discord.HTTPException, *UNREACHED)):
            log.error("match %s could not be shown", session.match.id, exc_info=error)
        elif first:
            log.warning("match %s could not be shown: %s", session.match.id, error)
        if first:
            await self._tell_mender(session, error)

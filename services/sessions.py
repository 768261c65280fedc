"""The matches in memory, and the sweep over what falls due."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from db import clocks as clock_rows
from db import deadlines, matches
from db.clocks import ClockBank
from db.deadlines import Deadline
from db.errors import NotFound
from db.matches import Match
from services import agreed, dungeon_clock
from services.cards import PAUSE, pause_length
from services.clock import DECIDING, DEFAULT_PRESET, PRESETS
from services.desk import Desk
from services.dungeons import TIMED
from services.errors import Refused
from services.loading import read
from services.mentions import Mention, mention
from services.outcome import Outcome
from services.session import MatchSession

log = logging.getLogger(__name__)
ExpiryKind = Literal["turn", "prompt", "warning", "halfway", "mention"]


@dataclass(frozen=True, slots=True)
class Expiry:
    """Something that fell due in a match.

    ``turn`` and ``prompt``: the clock decided, ``outcome`` tells what came of it. ``warning``, ``halfway`` and
    ``mention`` (the end of quiet hours): ``mention`` is the coach to be told, who has until ``due_at``.
    """

    guild_id: int
    match_id: int
    kind: str
    outcome: Outcome | None = None
    mention: int | None = None
    due_at: datetime | None = None


class Sessions:
    """Match sessions, loaded when they are needed; the longest unused go when there are more than ``capacity``."""

    def __init__(self, desk: Desk, capacity: int = 500) -> None:
        self.desk = desk
        self.capacity = capacity
        self._kept: OrderedDict[tuple[int, int], MatchSession] = OrderedDict()
        self._loading: dict[tuple[int, int], asyncio.Task[MatchSession]] = {}

    async def get(self, guild_id: int, match_id: int) -> MatchSession:
        """The session of a match of this guild.

        Raises:
            Refused: ``no_such_match``, ``not_started``, ``log_unreadable``.
        """
        key = guild_id, match_id
        session = self._kept.get(key)
        if session is None:
            task = self._loading.get(key)
            if task is None:
                task = self._loading[key] = asyncio.ensure_future(self._load(guild_id, match_id))
                task.add_done_callback(lambda _: self._loading.pop(key, None))
            session = await asyncio.shield(task)
        if key in self._kept:
            self._kept.move_to_end(key)
        return session

    async def _load(self, guild_id: int, match_id: int) -> MatchSession:
        resumed, clocks = await read(self.desk, guild_id, match_id)
        session = MatchSession(self.desk, resumed, clocks)
        if resumed.cut:
            log.warning("match %s: the log no longer replays, %s entries were struck", match_id, resumed.cut)
        self._kept[guild_id, match_id] = session
        idle = [key for key, kept in self._kept.items() if kept is not session and not kept.busy]
        for key in idle[: max(0, len(self._kept) - self.capacity)]:
            del self._kept[key]
        return session

    async def in_channel(self, guild_id: int, channel_id: int) -> MatchSession:
        """The session of the match whose thread this is.

        Raises:
            Refused: ``no_match_here``, ``not_started``.
        """
        async with self.desk.database.reading() as conn:
            match = await matches.find_match(conn, guild_id, channel_id)
        if match is None:
            raise Refused("no_match_here")
        return await self.get(guild_id, match.id)

    async def row(self, guild_id: int, match_id: int) -> Match:
        """A match as stored, started or not.

        Raises:
            Refused: ``no_such_match``.
        """
        try:
            async with self.desk.database.reading() as conn:
                return await matches.load_match(conn, guild_id, match_id)
        except NotFound:
            raise Refused("no_such_match") from None

    async def live(self, guild_id: int, user_id: int | None = None) -> list[Match]:
        """The matches of a guild that are going on, or those of one coach."""
        async with self.desk.database.reading() as conn:
            return await matches.list_matches(conn, guild_id, user_id=user_id)

    async def unclosed(self, guild_id: int, since: datetime) -> list[Match]:
        """The matches of a guild that ended since then and whose end was not shown yet."""
        async with self.desk.database.reading() as conn:
            return await matches.list_unclosed(conn, guild_id, since)

    async def suspend(self, guild_id: int) -> None:
        """Pause what is being played in a guild where nobody can reach it; either coach can let it go on."""
        for match in await self.live(guild_id):
            if match.state != "playing":
                continue
            try:
                await agreed.suspend(await self.get(guild_id, match.id))
            except Refused as refusal:
                log.warning("match %s: %s", match.id, refusal)

    async def suspend_elsewhere(self, guild_ids: Collection[int]) -> None:
        """Pause what is being played in any guild but these, in which the bot is."""
        async with self.desk.database.reading() as conn:
            clocked = {deadline.guild_id for deadline in await deadlines.pending_deadlines(conn)}
        for guild_id in clocked.difference(guild_ids):
            await self.suspend(guild_id)

    def forget(self, guild_id: int) -> None:
        """Drop what memory holds of a guild."""
        for key in [key for key in self._kept if key[0] == guild_id]:
            del self._kept[key]

    # -- what falls due -----------------------------------------------------------------------------------------

    async def next_due(self) -> datetime | None:
        """When the next deadline falls due."""
        async with self.desk.database.reading() as conn:
            return await deadlines.next_due(conn)

    async def expire_due(self, now: datetime) -> list[Expiry]:
        """Do what has fallen due by ``now``, each once however often and from wherever this is called."""
        async with self.desk.database.reading() as conn:
            due = await deadlines.pending_deadlines(conn, due_by=now)
        done: list[Expiry] = []
        for deadline in due:
            try:
                expiry = await self._expire(deadline, now)
            except Exception:
                log.exception("deadline %s of match %s", deadline.id, deadline.match_id)
                continue
            if expiry is not None:
                done.append(expiry)
        return done

    async def _expire(self, deadline: Deadline, now: datetime) -> Expiry | None:
        if deadline.match_id is None:
            return None
        try:
            session = await self.get(deadline.guild_id, deadline.match_id)
        except Refused:
            async with self.desk.database.transaction() as conn:
                await deadlines.fire(conn, deadline.guild_id, deadline.id, now)
            return None
        if deadline.kind == dungeon_clock.KIND:
            called = await session.call(deadline)
            return Expiry(deadline.guild_id, deadline.match_id, deadline.kind, outcome=called) if called else None
        if deadline.kind in DECIDING:
            outcome = await session.time_out(deadline)
            if outcome is None:
                return None
            return Expiry(deadline.guild_id, deadline.match_id, deadline.kind, outcome=outcome)
        prompt, due_at = session.game.prompt, session.clocks.due_at
        told = Mention()
        if prompt is not None:
            coach = await self.desk.preferences.get(deadline.guild_id, session.match.coach(prompt.side))
            told = mention(coach, session.clocks.preset, now)
        async with self.desk.database.transaction() as conn:
            if told.at is not None and due_at is not None and told.at < due_at:
                await deadlines.postpone_deadlines(conn, deadline.guild_id, deadline.match_id, {deadline.id: told.at})
                return None
            fired = await deadlines.fire(conn, deadline.guild_id, deadline.id, now)
        if not fired or prompt is None or prompt.number != deadline.prompt_number:
            return None
        # The clock will decide before his quiet hours end: he is left in peace.
        return Expiry(deadline.guild_id, deadline.match_id, deadline.kind, mention=told.at_once, due_at=due_at)

    async def give_grace(self) -> int:
        """Called once at start: whose time ran out while the bot was down has a grace period; returns how many."""
        now = self.desk.clock.now()
        async with self.desk.database.transaction() as conn:
            await dungeon_clock.give_grace(conn, now, PRESETS[TIMED].grace)
            overdue = [
                row
                for row in await deadlines.pending_deadlines(conn, due_by=now)
                if row.kind in DECIDING and row.match_id is not None
            ]
            for row in overdue:
                assert row.match_id is not None
                match = await matches.load_match(conn, row.guild_id, row.match_id)
                if match.prompt_kind == PAUSE:
                    pause = pause_length(match)
                    await deadlines.postpone_deadlines(conn, row.guild_id, row.match_id, {row.id: now + pause})
                    for bank in (await clock_rows.load_clocks(conn, row.guild_id, row.match_id)).values():
                        if bank.running_since is not None:
                            started = replace(bank, running_since=now)
                            await clock_rows.save_clock(conn, row.guild_id, row.match_id, started)
                    continue
                grace = PRESETS.get(match.clock_preset, PRESETS[DEFAULT_PRESET]).grace
                await deadlines.postpone_deadlines(conn, row.guild_id, row.match_id, {row.id: now + grace})
                if row.side is not None:
                    left = ClockBank(side=row.side, turn_ms=_ms(grace), bank_ms=0, running_since=now)
                    await clock_rows.save_clock(conn, row.guild_id, row.match_id, left)
        return len(overdue)


def _ms(length: timedelta) -> int:
    return int(length / timedelta(milliseconds=1))

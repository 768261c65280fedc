"""APScheduler over the rows of deadlines: its one job is a copy of the earliest, and only calls the sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Protocol

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger

from services.clock import Clock
from services.sessions import Expiry, Sessions

log = logging.getLogger(__name__)
_JOB = "sweep"
#: When a deadline that a sweep could not serve is tried again.
RETRY = timedelta(seconds=5)

OnExpired = Callable[[list[Expiry]], Awaitable[None]]


class Sweeper(Protocol):
    """Something else in which things fall due: the leagues, the backups."""

    async def next_due(self) -> datetime | None:
        """When the next thing falls due, or None."""
        ...

    async def sweep(self, now: datetime) -> int:
        """Do what has fallen due, each once, and return how much it was."""
        ...


class Timers:
    """Calls the sweep when the next deadline falls due, and tells what came of it."""

    def __init__(self, sessions: Sessions, clock: Clock, on_expired: OnExpired, *sweepers: Sweeper) -> None:
        self._sweepers = sweepers
        self._sessions = sessions
        self._clock = clock
        self._on_expired = on_expired
        # It says at INFO each time a deadline moves, which is at every answer.
        logging.getLogger("apscheduler.scheduler").setLevel(logging.WARNING)
        self.scheduler = AsyncIOScheduler(timezone="UTC")
        self._arming: asyncio.Task[None] | None = None
        self._again = False
        # The scheduler would cancel a running sweep when it stops, in the middle of a transaction.
        self._sweeping = asyncio.Lock()
        self._stopping = False

    async def start(self) -> None:
        """Start, with a grace period for what fell due while the bot was down."""
        self._stopping = False
        await self._sessions.give_grace()
        self.scheduler.start()
        await self.arm()

    async def arm(self, delay: timedelta = timedelta(0)) -> None:
        """Set the job to the earliest deadline in the database; one that is due already waits for ``delay``."""
        times = [await self._sessions.next_due()]
        times += [await sweeper.next_due() for sweeper in self._sweepers]
        due = min((time for time in times if time is not None), default=None)
        now = self._clock.now()
        if due is None:
            if self.scheduler.get_job(_JOB) is not None:
                self.scheduler.remove_job(_JOB)
            return
        self.scheduler.add_job(
            self.sweep,
            DateTrigger(run_date=due if due > now else now + delay),
            id=_JOB,
            replace_existing=True,
            misfire_grace_time=None,
        )

    def rearm(self) -> None:
        """Deadlines have changed: set the job anew, soon, once for many changes at a time."""
        if self._arming is not None and not self._arming.done():
            self._again = True
            return
        if self.scheduler.running:
            self._arming = asyncio.ensure_future(self._arm_until_quiet())

    async def _arm_until_quiet(self) -> None:
        while True:
            self._again = False
            await self.arm()
            if not self._again:
                return

    async def sweep(self) -> None:
        """Do what has fallen due, tell it, and set the job to what comes next."""
        async with self._sweeping:
            if self._stopping:
                return
            try:
                done = await self._sessions.expire_due(self._clock.now())
                if done:
                    await self._on_expired(done)
            except Exception:
                log.exception("the sweep over deadlines failed")
            for sweeper in self._sweepers:
                try:
                    await sweeper.sweep(self._clock.now())
                except Exception:
                    log.exception("the sweep of %s failed", type(sweeper).__name__)
            await self.arm(RETRY)

    async def stop(self) -> None:
        """Stop, once a sweep that runs or waits is done; deadlines stay in the database."""
        self._stopping = True
        if self.scheduler.running:
            self.scheduler.pause()
        async with self._sweeping:
            if self._arming is not None:
                await asyncio.gather(self._arming, return_exceptions=True)
        if self.scheduler.running:
            self.scheduler.shutdown(wait=False)

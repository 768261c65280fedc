"""Time in a journey: it passes only when a person lets it, or when the bot itself waits a moment."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo

import simcord
from apscheduler.schedulers import asyncio as _asyncio_scheduler
from apscheduler.triggers import date as _date_trigger
from simcord import _settlement

MOMENT = 1.5

READS_TIME = (_asyncio_scheduler, _date_trigger)


async def pass_moment(env: simcord.Env, seconds: float = MOMENT) -> None:
    """Let pass what the bot waits for within so many seconds; if that is nothing, time stands still."""
    end = env.backend.clock.elapsed + seconds
    while (due := _settlement._next_virtual_timer(env._settlement_state())) is not None and due <= end:
        await env.advance_time(max(due - env.backend.clock.elapsed, 0.0))


@contextmanager
def scheduler_time(env: simcord.Env) -> Iterator[None]:
    """Let APScheduler read the world's time while the block runs; by itself it reads the machine's."""

    class Meta(type):
        def __instancecheck__(cls, value: object) -> bool:
            return isinstance(value, datetime)

    class WorldTime(datetime, metaclass=Meta):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            current = env.now()
            return current.astimezone(tz) if tz is not None else current.astimezone().replace(tzinfo=None)

    readers = [
        module
        for name, module in tuple(sys.modules.items())
        if name.startswith("apscheduler.") and getattr(module, "datetime", None) is datetime
    ]
    for module in readers:
        module.datetime = WorldTime  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module in readers:
            module.datetime = datetime  # type: ignore[attr-defined]

"""Measures the storage: storing a press, taking a match up again, and what a match takes on disk; times are real time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bench._times import late
from db.snapshots import list_snapshots
from services.app import Services
from services.session import MatchSession
from tests.discord.journeys import known_dice
from tests.services.playing import choose
from tests.services.table import GUILD, Table, TestClock

MATCHES = 2
#: How often a match is taken up again while it is played.
RESUMED = 0.08
PRESSES = 3000


@dataclass
class Found:
    """Times in milliseconds, weights in bytes."""

    stored: list[float] = field(default_factory=list[float])
    processor: list[float] = field(default_factory=list[float])
    resumed: list[float] = field(default_factory=list[float])
    snapshots: list[int] = field(default_factory=list[int])
    kept: list[int] = field(default_factory=list[int])
    growth: list[int] = field(default_factory=list[int])
    decisions: list[int] = field(default_factory=list[int])


async def measure(folder: Path) -> Found:
    """Play matches through the services, each press stored, and take them up again now and then."""
    found, path = Found(), folder / "bench.db"
    services = await Services.open(f"sqlite:///{path}", TestClock())
    table = Table(services, TestClock())
    try:
        for _ in range(MATCHES):
            before = size(path)
            await play(table, await table.match(), found)
            found.growth.append(size(path) - before)
    finally:
        await services.close()
    return found


async def play(table: Table, session: MatchSession, found: Found) -> None:
    """Play a match, or the first presses of it."""
    match_id = session.match.id
    for _ in range(PRESSES):
        if session.game.prompt is None:
            break
        decision = choose(session.game, table.chance, keen=0.6, idle=0.1)
        began, worked = time.perf_counter(), time.process_time()
        outcome = await table.play(session, decision)
        found.stored.append((time.perf_counter() - began) * 1000)
        found.processor.append((time.process_time() - worked) * 1000)
        assert outcome.refusal is None, outcome.refusal
        if table.chance.random() < RESUMED and session.game.prompt is not None:
            table.services.sessions.forget(GUILD)
            began = time.perf_counter()
            session = await table.services.sessions.get(GUILD, match_id)
            found.resumed.append((time.perf_counter() - began) * 1000)
    async with table.services.desk.database.reading() as conn:
        rows = await list_snapshots(conn, GUILD, match_id)
    found.snapshots += [len(row.data) for row in rows]
    found.kept.append(len(rows))
    found.decisions.append(session.match.entry_count)


def size(path: Path) -> int:
    """The bytes of the database once everything is in its file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return path.stat().st_size


def disk(folder: Path, times: int = 50) -> float:
    """Median milliseconds in which this disk takes a few kilobytes for certain."""
    took: list[float] = []
    with (folder / "disk").open("wb") as file:
        for _ in range(times):
            file.write(b"0" * 8192)
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


def main() -> None:
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        known_dice(patch, 1)
        folder = Path(name)
        found = asyncio.run(measure(folder))
        flushed = disk(folder)
    print(
        f"storing a press  median {statistics.median(found.stored):.1f} ms, 95 % {late(found.stored):.1f} ms, of which"
        f" processor {statistics.median(found.processor):.1f} ms; this disk flushes 8 kB in {flushed:.1f} ms"
    )
    print(
        f"resuming         median {statistics.median(found.resumed):.1f} ms, 95 % {late(found.resumed):.1f} ms"
        f" ({len(found.resumed)} times, at random prompts)"
    )
    print(
        f"a match on disk  {statistics.mean(found.growth) / 1000:.0f} kB for {statistics.mean(found.decisions):.0f} decisions;"
        f" {statistics.mean(found.kept):.0f} snapshots of {statistics.median(found.snapshots) / 1000:.1f} kB"
    )


if __name__ == "__main__":
    main()

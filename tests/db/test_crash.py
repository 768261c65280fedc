from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from sqlalchemy import text

from db.clocks import load_clocks
from db.deadlines import list_deadlines
from db.engine import Database
from db.log import load_dice, load_log
from db.record import resume
from tests.db import GUILD, new_match
from tests.db.crash_victim import data_at, decision_at, dice_at, die

ROOT = Path(__file__).parents[2]
KILLS = 8


def run_and_kill(database: Database, match_id: int, seconds: float) -> int:
    """Let a process commit decisions and SIGKILL it that long after its first one; returns the last it had told of."""
    victim = subprocess.Popen(
        [sys.executable, "-m", "tests.db.crash_victim", str(database.url), str(match_id)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert victim.stdout is not None
    told = [victim.stdout.readline()]
    time.sleep(seconds)
    victim.kill()
    told += victim.stdout.readlines()
    assert victim.wait() == -9
    whole = [int(line) for line in told if line.endswith(b"\n")]
    return whole[-1]


async def test_a_killed_process_leaves_whole_decisions_and_loses_none(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
    await database.close()
    assert database.path is not None
    rng = random.Random()
    told = 0
    for _ in range(KILLS):
        before, told = told, run_and_kill(database, match.id, rng.uniform(0, 0.15))
        assert told > before

        async with database.reading() as conn:
            resumed = await resume(conn, GUILD, match.id)
            entries = await load_log(conn, GUILD, match.id, struck=True)
            journal = await load_dice(conn, GUILD, match.id)
            clocks = await load_clocks(conn, GUILD, match.id)
            pending = await list_deadlines(conn, GUILD, match.id)
            assert (await conn.execute(text("PRAGMA integrity_check"))).scalars().all() == ["ok"]
            assert (await conn.execute(text("PRAGMA foreign_key_check"))).all() == []
        await database.close()

        length = len(entries)
        total = sum(dice_at(i) for i in range(length))
        assert told <= length <= told + 1
        assert [(one.position, one.decision) for one in entries] == [(i, decision_at(i)) for i in range(length)]
        assert [len(one.dice) for one in entries] == [dice_at(i) for i in range(length)]
        assert [(d.number, d.value) for d in journal] == [(n, die(n)) for n in range(1, total + 1)]
        assert (resumed.match.entry_count, resumed.match.dice_drawn) == (length, len(journal))
        assert resumed.match.prompt_number == length
        assert resumed.snapshot is not None
        assert (resumed.snapshot.position, resumed.snapshot.data) == (length - 1, data_at(length - 1))
        assert resumed.entries == entries[-1:]
        assert [clock.turn_ms for clock in clocks.values()] == [length - 1] * 2
        assert [deadline.prompt_number for deadline in pending] == [length]


async def test_what_is_committed_is_in_the_file_without_closing(database: Database) -> None:
    """A commit is seen by a connection of another kind at once, while ours stay open."""
    async with database.transaction() as conn:
        match = await new_match(conn)
    assert database.path is not None
    with sqlite3.connect(database.path) as other:
        assert other.execute("SELECT id FROM matches").fetchall() == [(match.id,)]

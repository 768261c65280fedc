"""Daily copies of the database: when, how many, and that what is not whole does not count."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db.engine import Database
from services.app import Services
from services.backups import EVERY, FIRST, KEPT, RETRY, BackupError, Backups, verify
from services.errors import Refused
from tests.services.table import Table, TestClock


async def test_a_copy_holds_a_match_that_goes_on(table: Table, tmp_path: Path) -> None:
    session = await table.match()
    await table.to_turn(session)
    made = await table.services.backups.make()
    assert made.path.parent == tmp_path / "backups"
    assert made.path.stat().st_mode & 0o077 == 0
    assert [one.path for one in table.services.backups.list()] == [made.path]
    other = await Services.open(f"sqlite:///{made.path}", table.clock)
    again = await other.sessions.get(session.match.guild_id, session.match.id)
    assert again.game.position.digest() == session.game.position.digest()
    await other.close()


async def test_one_a_day_kept_for_two_weeks(table: Table) -> None:
    backups, clock = table.services.backups, table.clock
    assert await backups.next_due() == clock.now() + FIRST
    assert await backups.sweep(clock.now()) == 0
    clock.at += FIRST
    assert await backups.sweep(clock.now()) == 1
    assert await backups.sweep(clock.now()) == 0
    assert await backups.next_due() == clock.now() + EVERY
    for _ in range(20):
        clock.at += EVERY
        # Whether the bot was restarted in between does not matter.
        again = Backups(table.services.desk.database, clock)
        assert await again.sweep(clock.now()) == 1
    kept = backups.list()
    assert len(kept) == 15
    assert min(one.made_at for one in kept) >= clock.now() - KEPT
    (kept[0].path.parent / "notes.txt").write_text("somebody else's")
    clock.at += timedelta(days=100)
    await backups.make()
    assert [one.made_at for one in backups.list()] == [clock.now()]
    assert (kept[0].path.parent / "notes.txt").exists()


async def test_a_copy_that_fails_is_tried_again_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    backups, clock = table.services.backups, table.clock
    clock.at += FIRST

    def broken(path: Path) -> None:
        raise BackupError(path.name)

    with monkeypatch.context() as patched:
        patched.setattr("services.backups.verify", broken)
        assert await backups.sweep(clock.now()) == 0
        assert backups.list() == []
        with pytest.raises(BackupError):
            await backups.make()
    assert await backups.next_due() == clock.now() + RETRY
    clock.at += RETRY
    assert await backups.sweep(clock.now()) == 1


async def test_a_directory_that_cannot_be_written(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    backups = Backups(table.services.desk.database, table.clock, tmp_path / "file")
    table.clock.at += FIRST
    assert await backups.sweep(table.clock.now()) == 0
    assert await backups.next_due() == table.clock.now() + RETRY


async def test_what_is_no_whole_database_is_seen(table: Table, tmp_path: Path) -> None:
    made = await table.services.backups.make()
    verify(made.path)
    data = bytearray(made.path.read_bytes())
    torn = tmp_path / "torn.db"
    torn.write_bytes(data[: len(data) // 2])
    text = tmp_path / "text.db"
    text.write_text("not a database at all, but long enough to be looked at" * 30)
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    orphan = tmp_path / "orphan.db"
    orphan.write_bytes(data)
    with sqlite3.connect(orphan) as conn:
        conn.execute("INSERT INTO coaches (guild_id, user_id, mention) VALUES (5, 6, 1)")
    conn.close()
    for path in (torn, text, empty, orphan, tmp_path / "missing.db"):
        with pytest.raises(BackupError):
            verify(path)


async def test_a_server_is_copied_by_its_own_tools(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "is_sqlite", False)
    backups = Backups(table.services.desk.database, TestClock())
    assert await backups.next_due() is None
    assert await backups.sweep(datetime(2030, 1, 1, tzinfo=UTC)) == 0
    assert backups.list() == []
    with pytest.raises(Refused, match="backup_server"):
        await backups.make()


async def test_daily_copies_can_be_turned_off(table: Table) -> None:
    backups = Backups(table.services.desk.database, table.clock, daily=False)
    table.clock.at += timedelta(days=3)
    assert await backups.next_due() is None
    assert await backups.sweep(table.clock.now()) == 0

from __future__ import annotations

import asyncio
import sqlite3
import stat
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, StatementError

from db.engine import Database, async_url
from db.errors import NotFound, StorageError, Unusable
from db.guilds import ensure_guild, load_guild
from db.log import append_entry
from tests.db import GUILD, NOW, entry, new_match, play


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///data/x.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///data/x.db", "sqlite+aiosqlite"),
        ("postgres://u:p@host/touchback", "postgresql+asyncpg"),
        ("postgresql://u:p@host/touchback", "postgresql+asyncpg"),
        ("postgresql+psycopg://u:p@host/touchback", "postgresql+psycopg"),
    ],
)
def test_the_driver_is_filled_in(given: str, driver: str) -> None:
    assert async_url(given).drivername == driver


@pytest.mark.parametrize("given", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(given: str) -> None:
    with pytest.raises(Unusable, match="must name a file"):
        Database.connect(given)


async def test_where_no_database_can_be_used_it_is_said_why(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database " * 100)
    for url, why in (
        (f"sqlite:///{tmp_path}/text/x.db", "text"),
        ("mysql+aiomysql://u:secret@host/x", "mysql is not known"),
        ("postgresql+nosuchdriver://u:secret@host/x", "nosuchdriver"),
        ("no url", "URL"),
    ):
        with pytest.raises(Unusable, match=why) as told:
            Database.connect(url)
        assert "secret" not in str(told.value)
    broken = Database.connect(f"sqlite:///{tmp_path}/text")
    with pytest.raises(Unusable, match="file is not a database"):
        await broken.migrate()
    await broken.close()


async def test_sqlite_is_durable_and_checks_references(database: Database) -> None:
    async with database.reading() as conn:
        settings = {
            name: (await conn.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


async def test_the_file_is_its_owners(database: Database) -> None:
    async with database.transaction() as conn:
        await ensure_guild(conn, GUILD, NOW)
    assert database.path is not None
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in database.path.parent.iterdir()}
    assert modes == dict.fromkeys(("touchback.db", "touchback.db-wal", "touchback.db-shm"), 0o600)


async def test_what_is_committed_is_in_the_file_without_closing(database: Database) -> None:
    """A commit is seen by a connection of another kind at once, while ours stay open."""
    async with database.transaction() as conn:
        match = await new_match(conn)
    assert database.path is not None
    with sqlite3.connect(database.path) as other:
        assert other.execute("SELECT id FROM matches").fetchall() == [(match.id,)]


async def test_a_raising_block_leaves_nothing(database: Database) -> None:
    async def stop_midway() -> None:
        async with database.transaction() as conn:
            match = await new_match(conn)
            await play(conn, match.id, ("heads", 1))
            raise RuntimeError("midway")

    with pytest.raises(RuntimeError, match="midway"):
        await stop_midway()
    async with database.reading() as conn:
        with pytest.raises(NotFound):
            await load_guild(conn, GUILD)


async def test_a_cancelled_block_leaves_nothing_and_frees_the_writers(database: Database) -> None:
    started = asyncio.Event()

    async def dawdle() -> None:
        async with database.transaction() as conn:
            await ensure_guild(conn, GUILD, NOW)
            started.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(dawdle())
    await started.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.transaction() as conn:
        with pytest.raises(NotFound):
            await load_guild(conn, GUILD)


async def test_a_transaction_within_a_transaction_is_refused(database: Database) -> None:
    async with database.transaction():
        with pytest.raises(RuntimeError, match="already is in a transaction"):
            async with database.transaction():
                pass
    async with database.transaction() as conn:
        await ensure_guild(conn, GUILD, NOW)


async def test_readers_see_the_last_commit_while_somebody_writes(database: Database) -> None:
    async with database.transaction() as writer:
        await ensure_guild(writer, GUILD, NOW)
        async with database.reading() as reader:
            with pytest.raises(NotFound):
                await load_guild(reader, GUILD)
    async with database.reading() as reader:
        assert (await load_guild(reader, GUILD)).guild_id == GUILD


async def test_a_reader_writes_nothing(database: Database) -> None:
    async with database.reading() as conn:
        await ensure_guild(conn, GUILD, NOW)
    async with database.reading() as conn:
        with pytest.raises(NotFound):
            await load_guild(conn, GUILD)


async def test_many_writers_at_once_all_get_their_turn(database: Database) -> None:
    async def add(guild_id: int) -> None:
        async with database.transaction() as conn:
            await ensure_guild(conn, guild_id, NOW)
            await asyncio.sleep(0)

    await asyncio.gather(*(add(guild_id) for guild_id in range(1, 41)))
    async with database.reading() as conn:
        assert (await conn.execute(text("SELECT count(*) FROM guilds"))).scalar_one() == 40


async def test_a_row_that_refers_to_nothing_is_refused(database: Database) -> None:
    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        async with database.transaction() as conn:
            await conn.execute(
                text("INSERT INTO formations VALUES (:guild, 1, 'x', '{}', '2024-01-01 00:00:00')"), {"guild": GUILD}
            )


async def test_a_time_without_a_zone_is_refused(database: Database) -> None:
    with pytest.raises(StatementError, match="needs its zone"):
        async with database.transaction() as conn:
            await ensure_guild(conn, GUILD, datetime(2024, 1, 1))  # noqa: DTZ001


async def test_times_are_stored_in_utc(database: Database) -> None:
    madrid = datetime.fromisoformat("2024-07-01T22:30:00.000001+02:00")
    async with database.transaction() as conn:
        guild = await ensure_guild(conn, GUILD, madrid)
        stored = (await conn.execute(text("SELECT created_at FROM guilds"))).scalar_one()
    assert guild.created_at == madrid
    assert guild.created_at.tzinfo is UTC
    assert stored == "2024-07-01 20:30:00.000001"


async def test_json_is_stored_canonically(database: Database) -> None:
    async with database.transaction() as conn:
        await new_match(conn, options={"b": [1, 2.5, None], "a": "ñ"})
        stored = (await conn.execute(text("SELECT options FROM matches"))).scalar_one()
    assert stored == '{"a":"ñ","b":[1,2.5,null]}'


@pytest.mark.parametrize("value", [{"x": float("nan")}, {"x": {1, 2}}, {"x": NOW}])
async def test_what_is_not_json_is_refused(database: Database, value: object) -> None:
    with pytest.raises(StatementError):
        async with database.transaction() as conn:
            await new_match(conn, options=value)


async def test_a_backup_is_whole_while_a_match_goes_on(database: Database, tmp_path: Path) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
    target = tmp_path / "backups" / "today.db"
    target.parent.mkdir()
    target.write_text("an older backup")
    committed = 0
    under_way = asyncio.Event()

    async def go_on() -> None:
        nonlocal committed
        while committed < 60:
            async with database.transaction() as conn:
                await append_entry(
                    conn, GUILD, match.id, entry("move N8", 3, 4), position=committed, dice_drawn=2 * committed
                )
            committed += 1
            if committed == 10:
                under_way.set()

    playing = asyncio.create_task(go_on())
    await under_way.wait()
    before = committed
    await database.backup(target)
    await playing

    assert [path.name for path in target.parent.iterdir()] == ["today.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    copy = sqlite3.connect(target)
    entries, drawn = copy.execute("SELECT entry_count, dice_drawn FROM matches").fetchone()
    assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert copy.execute("SELECT count(*), max(position) FROM log_entries").fetchone() == (entries, entries - 1)
    assert copy.execute("SELECT count(*) FROM dice").fetchone() == (drawn,)
    assert drawn == 2 * entries
    assert before <= entries <= 60
    copy.close()

    restored = Database.connect(f"sqlite:///{target}")
    await restored.migrate()
    async with restored.reading() as conn:
        assert (await load_guild(conn, GUILD)).created_at == NOW
    await restored.close()


async def test_a_server_is_not_copied_as_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database.connect(f"sqlite:///{tmp_path}/x.db")
    monkeypatch.setattr(database, "url", async_url("postgresql://u:p@host/touchback"))
    with pytest.raises(StorageError, match="pg_dump"):
        await database.backup(tmp_path / "copy.db")
    await database.close()

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData, create_engine, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from db import engine as engine_module
from db.engine import Database, alembic_config
from db.errors import SchemaError
from db.log import load_log
from db.matches import load_match
from db.tables import metadata
from tests.db import GUILD, HOME_COACH, new_match, play
from tests.db.test_guilds import fill


def newest() -> str | None:
    """The newest of our revisions."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def differences(conn: Connection, target: MetaData) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(conn, opts={"compare_server_default": True}), target))


async def test_the_migrations_make_the_tables_of_the_code(database: Database) -> None:
    async with database.reading() as conn:
        assert await conn.run_sync(differences, metadata) == []


async def test_a_missing_column_would_be_seen(database: Database) -> None:
    changed = MetaData()
    for table in metadata.tables.values():
        table.to_metadata(changed)
    changed.tables["guilds"].append_column(Column("colour", Integer))
    async with database.reading() as conn:
        assert [difference[0] for difference in await conn.run_sync(differences, changed)] == ["add_column"]  # type: ignore[index]


#: A clause ends with its line, or with the comma before a column that was added later.
ADDED = r"\n|, (?=\w+ (?:INTEGER|BIGINT|TEXT|VARCHAR|DATETIME|BOOLEAN)\b)"


def schema(path: Path) -> dict[str, set[str]]:
    """Each table's and index's definition as the set of its clauses, which also holds what Alembic does not compare."""
    with sqlite3.connect(path) as conn:
        rows = conn.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        name: {re.sub(r"\s+", " ", line).strip(" ,") for line in re.split(ADDED, sql)}
        for name, sql in rows
        if name != "alembic_version"
    }


async def test_the_migrations_make_the_same_checks_and_partial_indexes(database: Database, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.db"
    engine = create_engine(f"sqlite:///{fresh}")
    metadata.create_all(engine)
    engine.dispose()
    assert database.path is not None
    assert schema(database.path) == schema(fresh)


async def test_migrating_twice_changes_nothing(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("receive",))
    assert database.path is not None
    before = schema(database.path)
    await database.migrate()
    assert schema(database.path) == before
    async with database.reading() as conn:
        assert [e.decision for e in await load_log(conn, GUILD, match.id)] == ["heads", "receive"]


def revisions() -> list[str]:
    """The first of ours, and every fourth after it."""
    return [one.revision for one in ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1][::4]


@pytest.mark.parametrize("revision", revisions())
async def test_an_old_database_keeps_all_that_is_in_it(database: Database, tmp_path: Path, revision: str) -> None:
    """A row in each table that there was: after the later migrations every value is where it was."""
    async with database.transaction() as conn:
        await fill(conn)
    assert database.path is not None

    def up_to(conn: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = conn
        command.upgrade(config, revision)

    old = Database.connect(f"sqlite:///{tmp_path}/old.db")
    assert old.path is not None
    async with old.transaction() as conn:
        await conn.run_sync(up_to)
    await old.close()
    copied: dict[str, tuple[str, list[object]]] = {}
    with sqlite3.connect(old.path) as there, sqlite3.connect(database.path) as full:
        for (table,) in there.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table == "alembic_version" or table.startswith("sqlite"):
                continue
            columns = ", ".join(row[1] for row in there.execute(f"PRAGMA table_info({table})"))
            rows = full.execute(f"SELECT {columns} FROM {table}").fetchall()
            there.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)
            copied[table] = columns, rows
    assert copied
    await old.migrate()
    with sqlite3.connect(old.path) as there:
        for table, (columns, rows) in copied.items():
            assert there.execute(f"SELECT {columns} FROM {table}").fetchall() == rows, table
    async with old.reading() as conn:
        assert (await load_match(conn, GUILD, 1)).home_coach == HOME_COACH
    await old.close()


async def test_the_first_migration_can_be_undone(database: Database) -> None:
    def undo(conn: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = conn
        command.downgrade(config, "base")

    async with database.transaction() as conn:
        await conn.run_sync(undo)
        left = await conn.execute(
            text("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        )
        assert left.scalars().all() == ["alembic_version"]


async def test_a_newer_database_is_refused(database: Database) -> None:
    async with database.transaction() as conn:
        await conn.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SchemaError, match="9999"):
        await database.migrate()


def add_revision(monkeypatch: pytest.MonkeyPatch, directory: Path, body: str) -> None:
    """Let the program know one more migration, with this body."""
    directory.mkdir()
    source = f"from alembic import op\nrevision = 'later'\ndown_revision = '{newest()}'\n\ndef upgrade():\n    {body}\n"
    (directory / "later.py").write_text(source)
    own = alembic_config().get_main_option("script_location")

    def config() -> Config:
        extended = alembic_config()
        extended.set_main_option("path_separator", "newline")
        extended.set_main_option("version_locations", f"{own}/versions\n{directory}")
        return extended

    monkeypatch.setattr(engine_module, "alembic_config", config)


async def test_rebuilding_a_table_keeps_what_hangs_on_it(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("receive",))
    body = "with op.batch_alter_table('matches', recreate='always') as batch: batch.alter_column('language')"
    add_revision(monkeypatch, tmp_path / "more", body)
    await database.migrate()
    async with database.reading() as conn:
        assert (await conn.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "later"
        assert [e.decision for e in await load_log(conn, GUILD, match.id)] == ["heads", "receive"]
        assert [e.rolls for e in await load_log(conn, GUILD, match.id)] == [[(6, 1)], []]


async def test_a_migration_that_breaks_references_is_undone(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1))
    before = newest()
    add_revision(monkeypatch, tmp_path / "more", "op.execute('DELETE FROM matches')")
    with pytest.raises(SchemaError, match="refer to nothing"):
        await database.migrate()
    async with database.reading() as conn:
        assert (await conn.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == before
        assert [e.rolls for e in await load_log(conn, GUILD, match.id)] == [[(6, 1)]]


def test_the_tables_can_be_written_for_postgresql() -> None:
    dialect = postgresql.dialect()
    for table in metadata.sorted_tables:
        definition = str(CreateTable(table).compile(dialect=dialect))
        assert "DATETIME" not in definition
        for index in table.indexes:
            where = index.dialect_options["sqlite"]["where"]
            assert (" WHERE " in str(CreateIndex(index).compile(dialect=dialect))) == (where is not None)
    matches = str(CreateTable(metadata.tables["matches"]).compile(dialect=dialect))
    assert "id BIGSERIAL NOT NULL" in matches
    assert "created_at TIMESTAMP WITH TIME ZONE NOT NULL" in matches
    assert "dice_secret BYTEA NOT NULL" in matches

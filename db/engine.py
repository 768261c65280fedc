"""The connection to the database: `Database.connect`, `migrate`, `transaction`, `reading`, `backup`, `close`.

    database = Database.connect("sqlite:///data/touchback.db")
    await database.migrate()
    async with database.transaction() as conn:
        await guilds.ensure_guild(conn, guild_id, now)

A transaction is committed when its block ends and rolled back when the block raises. On SQLite a commit has reached the
disk (write-ahead log, synchronous=FULL) before `transaction` returns.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.errors import SchemaError, StorageError, Unusable

BUSY_TIMEOUT_MS = 10_000
"""How long SQLite waits for another process that is writing, in milliseconds."""

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
_READING = "touchback_reading"


def async_url(url: str) -> URL:
    """The URL with its asynchronous driver filled in where none is named.

    Raises Unusable for what is no URL, for another kind of database than SQLite and PostgreSQL, and for a SQLite URL without a file: a database in memory could not keep what it
    is given.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Unusable(str(error)) from None
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise Unusable(f"{parsed.get_backend_name()} is not known here; use SQLite or PostgreSQL")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Unusable("DATABASE_URL must name a file, as in sqlite:///data/touchback.db")
    return parsed


def alembic_config() -> Config:
    """Alembic's settings for the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


class Database:
    """One database, shared by the whole program. Make it with `connect`."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self.engine = engine
        self.url = url
        self._writing = asyncio.Lock() if self.is_sqlite else None
        self._writer: asyncio.Task[Any] | None = None

    @classmethod
    def connect(cls, url: str) -> Database:
        """Prepare connections to `url`; nothing is opened before the first use.

        Raises Unusable for a URL that cannot be used (`async_url`), a driver that is not installed, a file that
        cannot be written.
        """
        parsed = async_url(url)
        try:
            if parsed.get_backend_name() == "sqlite":
                _create_private(Path(str(parsed.database)))
            engine = create_async_engine(parsed)
        except OSError as error:
            raise Unusable(str(error)) from error
        except ModuleNotFoundError as error:
            raise Unusable(f"the driver {error.name} of {parsed.drivername} is not installed") from error
        except SQLAlchemyError as error:
            raise Unusable(f"{parsed.drivername}: {error}") from error
        if parsed.get_backend_name() == "sqlite":
            _tune_sqlite(engine, foreign_keys=True)
        return cls(engine, parsed)

    @property
    def is_sqlite(self) -> bool:
        """Whether this is a SQLite file (else a PostgreSQL server)."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def path(self) -> Path | None:
        """The SQLite file, or None on a server."""
        return Path(str(self.url.database)) if self.is_sqlite else None

    async def migrate(self) -> None:
        """Bring the schema to this program's version, in one transaction.

        Raises SchemaError when the database was written by a newer version or when a migration would leave a row
        that refers to nothing, and Unusable when it cannot be opened, is no database, or is locked for long; the
        database is then as it was.
        """
        # SQLite rebuilds a table to change it; with foreign keys on, dropping the old one would delete its children.
        engine = create_async_engine(self.url, poolclass=NullPool)
        if self.is_sqlite:
            _tune_sqlite(engine, foreign_keys=False)
        try:
            async with engine.begin() as conn:
                await conn.run_sync(_upgrade)
                if self.is_sqlite:
                    broken = (await conn.execute(text("PRAGMA foreign_key_check"))).all()
                    if broken:
                        raise SchemaError(f"after the migration {len(broken)} rows refer to nothing: {broken[:5]}")
        except CommandError as error:
            raise SchemaError(f"it was written by a newer version of this program: {error}") from error
        except (DBAPIError, OSError) as error:
            raise Unusable(str(getattr(error, "orig", None) or error)) from error
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction that may write; committed at the end, rolled back if the block raises.

        On SQLite writers of this process wait for each other here. Raises RuntimeError if the same task already is
        in a transaction: pass its connection on instead.
        """
        if self._writing is None:
            async with self.engine.begin() as conn:
                yield conn
            return
        if self._writer is not None and self._writer is asyncio.current_task():
            raise RuntimeError("this task already is in a transaction; pass its connection on")
        async with self._writing:
            self._writer = asyncio.current_task()
            try:
                async with self.engine.begin() as conn:
                    yield conn
            finally:
                self._writer = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one consistent state and does not wait for writers. Whatever it writes is lost."""
        async with self.engine.connect() as conn:
            await conn.execution_options(**{_READING: True})
            yield conn
            await conn.rollback()

    async def backup(self, target: Path) -> None:
        """Copy the whole SQLite database, as of one moment, to the file `target` while the program goes on.

        The copy is one complete file, readable by its owner alone; an existing target is replaced only when the new
        copy is whole. Raises StorageError on a server, whose own tools (pg_dump) make backups.
        """
        source = self.path
        if source is None:
            raise StorageError("only a SQLite database is copied this way; use pg_dump for PostgreSQL")
        await asyncio.to_thread(_copy, source, target)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _create_private(path: Path) -> None:
    # The file holds the secrets of running matches' dice; SQLite gives its side files the same permissions.
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _tune_sqlite(engine: AsyncEngine, *, foreign_keys: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        # The driver would begin transactions late and only before some statements; we begin them ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(conn: Connection) -> None:
        reading = conn.get_execution_options().get(_READING, False)
        conn.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _upgrade(conn: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = conn
    command.upgrade(config, "head")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    reader = sqlite3.connect(source, timeout=BUSY_TIMEOUT_MS / 1000)
    writer = sqlite3.connect(partial)
    try:
        reader.backup(writer)
        writer.execute("PRAGMA journal_mode = DELETE")
    finally:
        writer.close()
        reader.close()
    with partial.open("rb") as copy:
        os.fsync(copy.fileno())
    partial.replace(target)

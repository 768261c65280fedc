"""Copies of the database: one a day, kept for two weeks, each opened and checked before it counts."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.engine import Database
from services.clock import Clock
from services.errors import Refused

log = logging.getLogger(__name__)
#: How long after the newest copy the next one is made, and how long copies are kept.
EVERY = timedelta(days=1)
KEPT = timedelta(days=14)
#: How long after the start the first copy of all is made, and after how long one that failed is tried again.
FIRST = timedelta(hours=1)
RETRY = timedelta(hours=1)

_NAME = re.compile(r"touchback-(\d{8}-\d{6})\.db")
_FORMAT = "%Y%m%d-%H%M%S"


class BackupError(Exception):
    """A copy was made, but cannot be trusted; it has been deleted."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of the database: its file, when it was made, and its size in bytes."""

    path: Path
    made_at: datetime
    size: int


class Backups:
    """The copies of one database. A server's database is copied by its own tools, so there are none of it here."""

    def __init__(self, database: Database, clock: Clock, directory: Path | None = None, *, daily: bool = True) -> None:
        """``directory`` is where the copies are; ``backups`` beside the database where it is None."""
        self._database = database
        self._clock = clock
        source = database.path
        self.directory = directory or (source.parent / "backups" if source is not None else None)
        self._daily = daily and source is not None
        self._first = clock.now() + FIRST
        self._retry: datetime | None = None
        self._running = asyncio.Lock()

    def list(self) -> list[Backup]:
        """The copies that are there, newest first."""
        if self.directory is None or not self.directory.is_dir():
            return []
        found: list[Backup] = []
        for path in self.directory.iterdir():
            named = _NAME.fullmatch(path.name)
            if named is not None:
                made_at = datetime.strptime(named[1], _FORMAT).replace(tzinfo=UTC)
                found.append(Backup(path, made_at, path.stat().st_size))
        return sorted(found, key=lambda one: one.made_at, reverse=True)

    async def make(self) -> Backup:
        """Copy the database now, check the copy, and delete those that are too old, but never the newest.

        Raises:
            Refused: ``backup_server``: the database is a server's.
            BackupError: the copy does not hold what it should.
            OSError: the directory cannot be written to.
        """
        if self._database.path is None or self.directory is None:
            raise Refused("backup_server")
        async with self._running:
            now = self._clock.now().astimezone(UTC)
            target = self.directory / f"touchback-{now.strftime(_FORMAT)}.db"
            await self._database.backup(target)
            try:
                await asyncio.to_thread(verify, target)
            except BackupError:
                target.unlink(missing_ok=True)
                raise
            await asyncio.to_thread(self._drop_old, now)
            made = datetime.strptime(now.strftime(_FORMAT), _FORMAT).replace(tzinfo=UTC)
            return Backup(target, made, target.stat().st_size)

    def _drop_old(self, now: datetime) -> None:
        for one in self.list()[1:]:
            if one.made_at < now - KEPT:
                one.path.unlink(missing_ok=True)

    async def next_due(self) -> datetime | None:
        """When the next daily copy is made; None where there are none."""
        if not self._daily:
            return None
        if self._retry is not None:
            return self._retry
        newest = await asyncio.to_thread(self.list)
        # A copy from the future, as after a clock was put back, does not stop the others.
        past = [one.made_at for one in newest if one.made_at <= self._clock.now()]
        return max(past) + EVERY if past else self._first

    async def sweep(self, now: datetime) -> int:
        """Make the daily copy if it is due; one that fails is logged and tried again later."""
        due = await self.next_due()
        if due is None or due > now:
            return 0
        try:
            made = await self.make()
        except (OSError, sqlite3.Error, BackupError):
            log.exception("the daily backup failed; it is tried again in an hour")
            self._retry = now + RETRY
            return 0
        self._retry = None
        log.info("backup %s, %s bytes", made.path, made.size)
        return 1


def verify(path: Path) -> None:
    """Open a copy and let SQLite check it whole.

    Raises:
        BackupError: it is no database, is damaged, or has rows that refer to nothing.
    """
    try:
        conn = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            found = [row[0] for row in conn.execute("PRAGMA integrity_check").fetchall()]
            broken = conn.execute("PRAGMA foreign_key_check").fetchall()
            versions = conn.execute("SELECT version_num FROM alembic_version").fetchall()
        finally:
            conn.close()
    except sqlite3.Error as error:
        raise BackupError(f"{path.name}: {error}") from error
    if found != ["ok"] or broken or len(versions) != 1:
        raise BackupError(f"{path.name}: {'; '.join(map(str, found[:5]))}; {len(broken)} broken references")

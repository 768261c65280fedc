"""A database for tests of services and of Discord that waits neither for a thread nor for a disk.

What is replaced here is held by `tests/db` on the real thing, as by every test that starts a process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

import db.engine


class AtOnce:
    """Stands for the queue to a connection's thread: what is put in is done here; who waits for it goes on in the loop's next round."""

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = work
        try:
            result = function()
        except BaseException as error:
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_exception, future, error)
        else:
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_result, future, result)


class NoThread:
    """Stands for a connection's thread."""

    daemon = True

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        pass


def leave_it_to_the_system(connection: Any, _record: object) -> None:
    """Let a commit be written to the disk when the operating system likes; a process that is killed loses nothing by it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = OFF")
    cursor.close()


@pytest.fixture(autouse=True)
def storage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every database of the test be worked on without threads and without waiting for the disk."""

    def tune(engine: AsyncEngine, **how: bool) -> None:
        tuned(engine, **how)
        event.listen(engine.sync_engine, "connect", leave_it_to_the_system)

    tuned = db.engine._tune_sqlite
    monkeypatch.setattr(db.engine, "_tune_sqlite", tune)
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", AtOnce)
    monkeypatch.setattr(aiosqlite.core, "Thread", NoThread)

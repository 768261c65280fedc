"""What all tests share."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings

from db.engine import Database

settings.register_profile("suite", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("repeatable" if os.environ.get("CI") else "suite")


@pytest.fixture(autouse=True, scope="session")
def ready_schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A new database begins as a copy of one that has gone through all migrations: they take a while, spent in ``tests/db``."""
    first = Database.connect(f"sqlite:///{tmp_path_factory.mktemp('schema')}/touchback.db")
    source, migrate = first.path, Database.migrate
    assert source is not None

    async def prepare() -> None:
        await migrate(first)
        await first.close()

    async def copy_or_migrate(self: Database) -> None:
        if self.path is None or self.path.stat().st_size:
            await migrate(self)
        else:
            shutil.copyfile(source, self.path)

    asyncio.run(prepare())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "migrate", copy_or_migrate)
        yield


def pytest_collection_finish() -> None:
    """What collecting has made stays to the end: no longer look through it for garbage, and look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, 20, 100)

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.engine import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database.connect(f"sqlite:///{tmp_path}/data/touchback.db")
    await database.migrate()
    yield database
    await database.close()


MIGRATE = Database.migrate


@pytest.fixture(autouse=True)
def all_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every database goes through the migrations, while elsewhere a new one is a copy of one that has."""
    monkeypatch.setattr(Database, "migrate", MIGRATE)

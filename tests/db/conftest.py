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

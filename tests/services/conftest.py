from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from services.app import Services
from tests.services.table import Table, TestClock


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A database of its own with two coaches at it, and a clock that stands."""
    clock = TestClock()
    services = await Services.open(f"sqlite:///{tmp_path}/touchback.db", clock)
    yield (made := Table(services, clock))
    await made.services.close()

from __future__ import annotations

import hashlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from services.app import Services
from tests.services.table import Table, TestClock
from tests.storage import storage  # noqa: F401


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A database of its own with two coaches at it, a clock that stands, and the same dice each time."""
    numbers = itertools.count(1)

    def secret() -> tuple[bytes, str]:
        made = hashlib.sha256(str(next(numbers)).encode()).digest()
        return made, hashlib.sha256(made).hexdigest()

    monkeypatch.setattr("services.challenges.new_secret", secret)
    clock = TestClock()
    services = await Services.open(f"sqlite:///{tmp_path}/touchback.db", clock)
    yield (made := Table(services, clock))
    await made.services.close()

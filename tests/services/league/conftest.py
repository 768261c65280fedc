from __future__ import annotations

import hashlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.match.dice import SeededDice
from services.app import Services
from tests.services.league.play import Server
from tests.services.table import TestClock


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A database of its own, a clock that stands, and the same dice each time."""
    numbers = itertools.count(1)

    def secret() -> tuple[bytes, str]:
        made = hashlib.sha256(str(next(numbers)).encode()).digest()
        return made, hashlib.sha256(made).hexdigest()

    dice = SeededDice("league")
    monkeypatch.setattr("services.challenges.new_secret", secret)
    monkeypatch.setattr("services.league.office.ChanceDice", lambda: dice)
    clock = TestClock()
    url = f"sqlite:///{tmp_path}/touchback.db"
    yield (made := Server(url, clock, await Services.open(url, clock)))
    await made.services.close()

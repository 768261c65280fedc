"""What holds for every journey: nothing may go wrong on our side without the test that expects it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.discord.journeys import known_dice
from tests.storage import storage  # noqa: F401


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run has the same dice; a test that needs others names their seed."""
    known_dice(monkeypatch, 3)


@pytest.fixture(autouse=True)
def nothing_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail when an error was logged: what is told to a coach as ours must be seen by us too."""
    yield
    errors = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not errors, "\n".join(record.getMessage() for record in errors)

"""What holds for every journey: nothing may go wrong on our side without the test that expects it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from discord.app_commands import Command, Group
from PIL import Image

from cogs.translator import LocaleTranslator
from render import board
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


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board is drawn, but kept as a small file: to make it small takes longer than to draw it."""

    def encode(picture: Image.Image, _scheme: object) -> bytes:
        out = BytesIO()
        picture.reduce(8).save(out, "PNG", compress_level=1)
        return out.getvalue()

    monkeypatch.setattr(board, "encode", encode)


_translated: dict[str, str] = {}


@pytest.fixture(autouse=True)
def commands_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot registers the same commands: each is put into all languages once."""
    for kind in (Command, Group):
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(translate: Any) -> Any:
    async def get_translated_payload(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        if self.parent is not None or type(translator) is not LocaleTranslator:
            return await translate(self, tree, translator)
        plain = json.dumps(self.to_dict(tree), sort_keys=True)
        if plain not in _translated:
            _translated[plain] = json.dumps(await translate(self, tree, translator))
        return json.loads(_translated[plain])

    return get_translated_payload

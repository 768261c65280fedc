"""The dungeons that ship with the engine."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from engine.match.dungeons.maps import DungeonMap, parse


class UnknownDungeon(LookupError):
    """No dungeon of the engine has this name."""


@lru_cache(maxsize=1)
def _texts() -> dict[str, str]:
    folder = resources.files("engine.data").joinpath("dungeons")
    files = [entry for entry in folder.iterdir() if entry.name.endswith(".txt")]
    return {
        entry.name.removesuffix(".txt"): entry.read_text("utf-8") for entry in sorted(files, key=lambda one: one.name)
    }


def dungeon_ids() -> tuple[str, ...]:
    """Names of the engine's dungeons."""
    return tuple(_texts())


def dungeon(name: str) -> DungeonMap:
    """The dungeon of this name.

    Raises:
        UnknownDungeon: there is none.
    """
    text = _texts().get(name)
    if text is None:
        raise UnknownDungeon(name)
    return parse(text, name)


def is_built_in(drawn: DungeonMap) -> bool:
    """Whether a map is one of the engine's, unchanged."""
    return _texts().get(drawn.name) == drawn.text

"""Dungeon matches for tests: at random, each kind of prompt a few times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.match.dungeons import dungeon_ids
from engine.match.game import Game
from engine.match.prompts import Prompt
from tests.services.playing import walk_everything


def walk_dungeons(times: int = 1, matches: int = 24) -> Iterator[tuple[Game, Prompt]]:
    """Games at prompts of matches in every dungeon; of prompts alike only the first few."""
    return walk_everything(times, matches, _underground)


def _underground(seed: int) -> dict[str, Any]:
    return {"set": "dungeonbowl", "dungeon": dungeon_ids()[seed % 4]}

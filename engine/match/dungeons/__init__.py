"""Dungeons as data: text maps, the fields they make, and what is wrong with them.

Seed 004, *Preparación del dungeon*, *Cofres de tesoro*, *Teletransportadores*, *Reglas de mazmorra opcionales*. How to
draw one: docs/dungeon.md.
"""

from engine.match.dungeons.library import UnknownDungeon, dungeon, dungeon_ids, is_built_in
from engine.match.dungeons.maps import CHESTS, DungeonMap, parse
from engine.match.dungeons.underground import DEADLY, HAZARDS, OBSTACLES, Underground
from engine.match.dungeons.validator import Fault, faults, playable

__all__ = [
    "CHESTS",
    "DEADLY",
    "HAZARDS",
    "OBSTACLES",
    "DungeonMap",
    "Fault",
    "Underground",
    "UnknownDungeon",
    "dungeon",
    "dungeon_ids",
    "faults",
    "is_built_in",
    "parse",
    "playable",
]

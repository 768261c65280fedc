"""Skills and traits, one small entry each; importing the package registers them, in the order of their resolution."""

# The order of these imports is the order in which skills at one moment are resolved.
# ruff: noqa: I001

from engine.match.skills import (
    plain,
    numbers,
    may,
    moods,
    dodge,
    pro,
    loner,
    leader,
    wits,
    blocking,
    wrestle,
    block,
    stand_firm,
    side_step,
    frenzy,
    diving_tackle,
    always_hungry,
    regeneration,
    weapons_2003,
    dungeon,
)

__all__ = [
    "always_hungry",
    "block",
    "blocking",
    "diving_tackle",
    "dodge",
    "dungeon",
    "frenzy",
    "leader",
    "loner",
    "may",
    "moods",
    "numbers",
    "plain",
    "pro",
    "regeneration",
    "side_step",
    "stand_firm",
    "weapons_2003",
    "wits",
    "wrestle",
]

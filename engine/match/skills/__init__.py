"""Skills and traits, one small entry each; importing the package registers them, in the order of their resolution."""

# The order of these imports is the order in which skills at one moment are resolved.
# ruff: noqa: I001

from engine.match.skills import (
    plain,
    dodge,
    pro,
    loner,
    leader,
    wits,
    wrestle,
    block,
    stand_firm,
    side_step,
    frenzy,
    diving_tackle,
    always_hungry,
    regeneration,
)

__all__ = [
    "always_hungry",
    "block",
    "diving_tackle",
    "dodge",
    "frenzy",
    "leader",
    "loner",
    "plain",
    "pro",
    "regeneration",
    "side_step",
    "stand_firm",
    "wits",
    "wrestle",
]

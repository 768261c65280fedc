"""Effects: what skills, traits, weather and the like change, one place each.

Every moment at which something may act is a method of :class:`Effect`, named from its owner's point of view. A skill
overrides only what it needs. A **query** is pure: play, legal lists and previews call it alike, it spends and rolls
nothing. A **moment** is a generator and may roll and ask. The order between moments belongs to the chapter that calls
them; within one moment the chapter goes active coach first, then shirt number, then registry order.

Each player carries a :class:`Slots` object with, for every moment, the effects that override it, so a moment nobody
uses costs one empty loop.
"""

from engine.match.effects.registry import (
    DEFAULT_RULES,
    MOMENTS,
    Effect,
    Slots,
    cancelled,
    effect_of,
    every_effect,
    known_effects,
    register,
    register_as,
    register_for,
    slots_for,
)

__all__ = [
    "DEFAULT_RULES",
    "MOMENTS",
    "Effect",
    "Slots",
    "cancelled",
    "effect_of",
    "every_effect",
    "known_effects",
    "register",
    "register_as",
    "register_for",
    "slots_for",
]

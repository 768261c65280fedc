"""The deck *Objetos Mágicos* (seed 003)."""

from engine.match.cards.magic_items import (
    belt_of_invulnerability,
    fawndoughs_headband,
    force_shield,
    giktas_strength_of_da_bear,
    gloves_of_holding,
    good_old_magic_codpiece,
    inertia_damper,
    lendings,
    lucky_charm,
    magic_gloves_of_jark_longarm,
    rabbits_foot,
    ring_of_teleportation,
)

__all__ = [
    "belt_of_invulnerability",
    "fawndoughs_headband",
    "force_shield",
    "giktas_strength_of_da_bear",
    "gloves_of_holding",
    "good_old_magic_codpiece",
    "inertia_damper",
    "lendings",
    "lucky_charm",
    "magic_gloves_of_jark_longarm",
    "rabbits_foot",
    "ring_of_teleportation",
]

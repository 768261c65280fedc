"""The deck *Juego Sucio* (seed 003)."""

from engine.match.cards.dirty_tricks import (
    blatant_foul,
    chop_block,
    custard_pie,
    distract,
    greased_shoes,
    gromskulls_exploding_runes,
    illegal_substitution,
    lendings,
    pit_trap,
    spiked_ball,
    trampoline_trap,
    witchs_brew,
)

__all__ = [
    "blatant_foul",
    "chop_block",
    "custard_pie",
    "distract",
    "greased_shoes",
    "gromskulls_exploding_runes",
    "illegal_substitution",
    "lendings",
    "pit_trap",
    "spiked_ball",
    "trampoline_trap",
    "witchs_brew",
]

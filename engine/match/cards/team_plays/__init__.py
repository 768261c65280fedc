"""The deck *Jugadas Ensayadas* (seed 003)."""

from engine.match.cards.team_plays import (
    come_to_papa,
    dogged_defense,
    flea_flicker,
    fumblerooski,
    going_the_extra_mile,
    heroic_leap,
    lendings,
    new_blocking_scheme,
    perfect_kick,
    punt,
    suicide_blitz,
    wake_up_call,
)

__all__ = [
    "come_to_papa",
    "dogged_defense",
    "flea_flicker",
    "fumblerooski",
    "going_the_extra_mile",
    "heroic_leap",
    "lendings",
    "new_blocking_scheme",
    "perfect_kick",
    "punt",
    "suicide_blitz",
    "wake_up_call",
]

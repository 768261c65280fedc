"""The deck *Eventos Aleatorios* (seed 003)."""

from engine.match.cards.random_events import (
    bad_habits,
    ballista,
    buzzing,
    ego_trip,
    iron_man,
    kid_gloves,
    lendings,
    mine,
    rakarths_curse_of_petty_spite,
    zap,
)

__all__ = [
    "bad_habits",
    "ballista",
    "buzzing",
    "ego_trip",
    "iron_man",
    "kid_gloves",
    "lendings",
    "mine",
    "rakarths_curse_of_petty_spite",
    "zap",
]

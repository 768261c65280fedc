"""The deck *Eventos Aleatorios* (seed 003)."""

from engine.match.cards.random_events import (
    bad_habits,
    ballista,
    blackmail,
    buzzing,
    ego_trip,
    get_em_lads,
    iron_man,
    kid_gloves,
    knuckledusters,
    lendings,
    magic_sponge,
    mine,
    not_so_secret_weapon,
    rakarths_curse_of_petty_spite,
    zap,
)

__all__ = [
    "bad_habits",
    "ballista",
    "blackmail",
    "buzzing",
    "ego_trip",
    "get_em_lads",
    "iron_man",
    "kid_gloves",
    "knuckledusters",
    "lendings",
    "magic_sponge",
    "mine",
    "not_so_secret_weapon",
    "rakarths_curse_of_petty_spite",
    "zap",
]

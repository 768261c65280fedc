"""The deck *Medidas Desesperadas* (seed 003)."""

from engine.match.cards.desperate_measures import (
    assassin,
    come_on_boys,
    da_freight_train,
    doom_and_gloom,
    i_am_the_greatest,
    mindblow,
    morleys_revenge,
    mysterious_old_medicine_man,
)

__all__ = [
    "assassin",
    "come_on_boys",
    "da_freight_train",
    "doom_and_gloom",
    "i_am_the_greatest",
    "mindblow",
    "morleys_revenge",
    "mysterious_old_medicine_man",
]

"""The special play cards, a folder for each deck; importing the package registers them."""

from engine.match.cards import (
    desperate_measures,
    dirty_tricks,
    good_karma,
    magic_items,
    misc_mayhem,
    random_events,
    team_plays,
)

__all__ = [
    "desperate_measures",
    "dirty_tricks",
    "good_karma",
    "magic_items",
    "misc_mayhem",
    "random_events",
    "team_plays",
]

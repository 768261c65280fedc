"""The deck *Disturbios Varios* (seed 003)."""

from engine.match.cards.misc_mayhem import (
    badyear_git,
    ball_clone,
    eclipse,
    fanatic_invasion,
    friendly_fans,
    heckler,
    hometown_fans,
    incoming,
    johnny_waterboy,
    rogue_wizard,
    rowdy_fans,
    sprinkler_malfunction,
    that_babes_got_talent,
)

__all__ = [
    "badyear_git",
    "ball_clone",
    "eclipse",
    "fanatic_invasion",
    "friendly_fans",
    "heckler",
    "hometown_fans",
    "incoming",
    "johnny_waterboy",
    "rogue_wizard",
    "rowdy_fans",
    "sprinkler_malfunction",
    "that_babes_got_talent",
]

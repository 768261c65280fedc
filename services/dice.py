"""The dice of a match: secret, words, and where they stand (docs/dice.md)."""

from __future__ import annotations

import hashlib
import secrets

from db.matches import Match
from engine.match.dice import DiceMismatch, VerifiableDice

SECRET_BYTES = 32
_WORDS = [
    "amber",
    "anvil",
    "banner",
    "beacon",
    "boulder",
    "bramble",
    "copper",
    "cinder",
    "drum",
    "ember",
    "falcon",
    "flint",
    "gravel",
    "hammer",
    "harbour",
    "hollow",
    "ivory",
    "juniper",
    "kettle",
    "lantern",
    "marble",
    "mortar",
    "needle",
    "oak",
    "pebble",
    "quarry",
    "raven",
    "saddle",
    "thistle",
    "timber",
    "velvet",
    "willow",
]


def new_secret() -> tuple[bytes, str]:
    """A secret for the dice of a match, and its SHA-256 in hex, which may be shown at once."""
    secret = secrets.token_bytes(SECRET_BYTES)
    return secret, hashlib.sha256(secret).hexdigest()


def new_word() -> str:
    """A word for a coach who chose none."""
    return "-".join(secrets.choice(_WORDS) for _ in range(3))


def dice_of(match: Match) -> VerifiableDice:
    """The dice of a match, standing where its journal ends: no die is ever drawn twice, struck ones included."""
    return VerifiableDice(match.dice_secret, match.home_word, match.away_word, match.dice_drawn)


class NoDice:
    """For a replay that must not need a die beyond those of the journal."""

    def roll(self, faces: int, what: str) -> int:
        raise DiceMismatch(f"the journal has no die for {what}")

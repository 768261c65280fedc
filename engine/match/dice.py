"""Dice as a port: where results come from is not the rules' business."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Protocol

#: Pass as ``faces`` for a block die: a result of 1 to 6 read by :data:`engine.match.decisions.FACES`.
BLOCK = 0


class Dice(Protocol):
    """A source of dice."""

    def roll(self, faces: int, what: str) -> int:
        """Return 1 to ``faces`` (``BLOCK``: 1 to 6); ``what`` names the roll for those who script it."""
        ...


class SeededDice:
    """Dice from a seeded generator: for simulations, and for ``seed:`` in a header."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def roll(self, faces: int, what: str) -> int:
        return int(self._random() * (faces or 6)) + 1


class VerifiableDice:
    """Dice that both coaches can check afterwards.

    Die ``n`` of the match comes from HMAC-SHA256 with the secret as key over ``home word NUL away word NUL n``; bytes
    of the digest are taken in order, those too high for an even spread skipped (docs/dice.md).
    """

    def __init__(self, secret: bytes, home_word: str, away_word: str, drawn: int = 0) -> None:
        self._secret = secret
        self._words = f"{home_word}\0{away_word}\0".encode()
        self.drawn = drawn

    def roll(self, faces: int, what: str) -> int:
        self.drawn += 1
        return die_number(self._secret, self._words, self.drawn, faces or 6)


def die_number(secret: bytes, words: bytes, number: int, faces: int) -> int:
    """Result of die ``number`` (from 1) of a match with ``faces`` faces."""
    digest = hmac.new(secret, words + str(number).encode(), hashlib.sha256).digest()
    limit = 256 // faces * faces
    while True:
        for byte in digest:
            if byte < limit:
                return byte % faces + 1
        digest = hmac.new(secret, digest, hashlib.sha256).digest()


class ReplayedDice:
    """Recorded dice first, then another source: how a match is taken up again.

    Raises:
        DiceMismatch: a recorded die has other faces than the roll that asks for it.
    """

    def __init__(self, recorded: list[tuple[int, int]], then: Dice) -> None:
        self._recorded = recorded
        self._next = 0
        self._then = then

    @property
    def left(self) -> int:
        """How many recorded dice have not been used."""
        return len(self._recorded) - self._next

    def roll(self, faces: int, what: str) -> int:
        if self._next < len(self._recorded):
            recorded_faces, value = self._recorded[self._next]
            if recorded_faces != faces:
                raise DiceMismatch(
                    f"the record has a D{recorded_faces or 'block'} where {what} needs a D{faces or 'block'}"
                )
            self._next += 1
            return value
        return self._then.roll(faces, what)


class DiceMismatch(Exception):
    """Recorded dice do not fit the rolls of this engine."""

"""How a sequence of the league asks a coach, and how it is stored and taken up again.

A sequence is a generator that yields an :class:`Ask` and is sent an answer. What it was answered and the dice it rolled are its
log; the same start with the same log gives the same state, so a service stores the start and the log.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import NamedTuple, TypeVar

from engine.match.dice import Dice

T = TypeVar("T")
Answer = tuple[str | int, ...]


class Ask(NamedTuple):
    """A question to the coach.

    ``options`` are whole answers, but for ``shop``, whose answers are free; ``default`` is taken when he does not answer; ``about``
    holds ids and numbers for a message.
    """

    kind: str
    about: Mapping[str, object]
    options: tuple[Answer, ...]
    default: Answer


Steps = Generator[Ask, Answer, T]


class News(NamedTuple):
    """Something that happened, for the league's channel: a kind, and ids and numbers for a sentence."""

    kind: str
    values: Mapping[str, object]


class LogEntry(NamedTuple):
    """An answer (empty for the start) and the dice rolled after it, each as faces and result."""

    answer: Answer
    dice: tuple[tuple[int, int], ...]


class CountedDice:
    """Dice that keep what they rolled."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.rolled: list[tuple[int, int]] = []

    def roll(self, faces: int, what: str) -> int:
        """Roll, and keep the result."""
        result = self._dice.roll(faces, what)
        self.rolled.append((faces, result))
        return result

    def taken(self) -> tuple[tuple[int, int], ...]:
        """What was rolled since this was asked last."""
        rolled = tuple(self.rolled)
        self.rolled.clear()
        return rolled

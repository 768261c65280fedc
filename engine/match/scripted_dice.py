"""Dice written down in a `.play` file: used in order, each must fit its roll, none may be missing or left."""

from __future__ import annotations

from engine.match.decisions import FACES
from engine.match.dice import BLOCK


class ScriptedDice:
    """A strict queue of written dice.

    Attributes:
        failure: why the last roll failed, or empty.
    """

    def __init__(self) -> None:
        self._queue: list[tuple[str, int]] = []
        self.failure = ""

    def add(self, words: list[str], line: int) -> None:
        """Queue the dice of a line of the file.

        Raises:
            ValueError: a word is no die result.
        """
        for word in words:
            if word not in FACES[1:] and not (word.isascii() and word.isdigit() and 1 <= int(word) <= 100):
                raise ValueError(f"{word!r} is no die: a number, or {' '.join(dict.fromkeys(FACES[1:]))}")
        self._queue += [(word, line) for word in words]

    @property
    def left(self) -> tuple[str, ...]:
        """The dice that have not been used."""
        return tuple(word for word, _ in self._queue)

    @property
    def next_line(self) -> int:
        """The line on which the next unused die stands."""
        return self._queue[0][1]

    def roll(self, faces: int, what: str) -> int:
        """The next die.

        Raises:
            DiceFailure: there is none, or it is no result of such a die.
        """
        wanted = f"{what} needs a {'block die' if faces == BLOCK else f'D{faces}'}"
        if not self._queue:
            raise self._fail(f"no dice left: {wanted}")
        word, line = self._queue[0]
        if faces == BLOCK:
            if word not in FACES[1:]:
                raise self._fail(f"{word} (line {line}) does not fit: {wanted}")
            value = FACES.index(word)
        else:
            if not word.isdigit() or int(word) > faces:
                raise self._fail(f"{word} (line {line}) does not fit: {wanted}")
            value = int(word)
        del self._queue[0]
        return value

    def _fail(self, reason: str) -> DiceFailure:
        self.failure = reason
        return DiceFailure(reason)


class DiceFailure(Exception):
    """A roll found no die that fits it."""


class HighestDice:
    """Always the highest result: for asking what would be legal if a declaration's own roll succeeds."""

    def roll(self, faces: int, what: str) -> int:
        """The die's highest result."""
        return faces or 6

"""A second ball on the pitch.

All chapters play with the position's ball. Where the second one is concerned the two change places for as long as that
takes (:func:`engine.match.ball.swap`); so nothing is written twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.field import OFF, Square

if TYPE_CHECKING:
    from engine.match.position import Player


class SecondBall:
    """Where it is: a square of the pitch while it lies on the ground, else ``OFF``; ``carrier`` who holds it, or None."""

    __slots__ = ("carrier", "sq")

    def __init__(self, sq: Square = OFF, carrier: Player | None = None) -> None:
        self.sq = sq
        self.carrier = carrier

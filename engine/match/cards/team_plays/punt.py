"""*Pateo*: after the own turn the carrier's ball comes down three squares from where its coach likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, passing
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class Punt(Card):
    """Scatters and lands as an inaccurate pass does."""

    card = "punt"

    def playable(self, pos: Position, side: int) -> bool:
        return pos.carrier is not None and pos.carrier.side == side

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        m.pos.carrier = None
        ball.left(m)
        yield from passing.miss(m, int(targets[0]))

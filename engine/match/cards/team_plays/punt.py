"""*Pateo*: after the own turn the carrier's ball comes down three squares from where its coach likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, passing
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class Punt(Card):
    """Scatters and lands as an inaccurate pass does."""

    card = "punt"

    def playable(self, pos: Position, side: int) -> bool:
        return _carrier(pos, side) is not None

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = _carrier(m.pos, side)
        if me is not None:
            ball.take_up(m, me)
        m.pos.carrier = None
        ball.left(m)
        yield from passing.miss(m, int(targets[0]))


def _carrier(pos: Position, side: int) -> Player | None:
    return next((me for me in pos.on_pitch(side) if pos.holds_ball(me)), None)

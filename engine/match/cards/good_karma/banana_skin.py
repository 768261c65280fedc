"""*Piel de plátano*: a marked opponent slips and is knocked down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, injury
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class BananaSkin(Card):
    """Armour and injury as at any fall; nobody caused it."""

    card = "banana_skin"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me = pos.players[str(targets[0])]
        return me.standing and pos.marked(me.sq, me.side)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from injury.knock_down(m, m.pos.players[str(targets[0])])
        yield from ball.settle(m)

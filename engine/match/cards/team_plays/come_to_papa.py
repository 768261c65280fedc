"""*¡Ven con papi!*: a receiver stands under the ball before the kick-off result is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class ComeToPapa(Card):
    """Only where the square is free and no touchback is certain."""

    card = "come_to_papa"

    def playable(self, pos: Position, side: int) -> bool:
        return not pos.ball_out and pos.ball in pos.field.half[side] and pos.board[pos.ball] is None

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me = pos.players[str(targets[0])]
        return me.standing and me.sq not in pos.field.line[side]

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = m.pos.players[str(targets[0])]
        start = me.sq
        m.pos.put(me, m.pos.ball)
        m.emit(ev.CardMoved(self.card, me.id, start, me.sq))

"""*Nuevo esquema de placaje*: a marked player and a team-mate beside him change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball
from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.field import distance

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class NewBlockingScheme(Card):
    """Neither of them holds the ball or has taken root; no dodge is rolled."""

    card = "new_blocking_scheme"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me, mate = (pos.players[str(target)] for target in targets)
        if (
            me is mate
            or distance(me.sq, mate.sq) != 1
            or pos.holds_ball(me)
            or pos.holds_ball(mate)
            or me.rooted
            or mate.rooted
        ):
            return False
        return pos.marked(me.sq, side)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        pos = m.pos
        me, mate = (pos.players[str(target)] for target in targets)
        there, here = mate.sq, me.sq
        pos.put(me, there)
        pos.put(mate, here)
        pos.board[there] = me
        m.emit(ev.CardMoved(self.card, me.id, here, there))
        m.emit(ev.CardMoved(self.card, mate.id, there, here))
        for sq in (there, here):
            ball.disturb(m, sq)
        yield from ball.settle(m)

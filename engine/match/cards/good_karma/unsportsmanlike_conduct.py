"""*Conducta antideportiva*: who has just scored is knocked out, and stays so until the next drive has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match import injury
from engine.match.card import NEXT_DRIVE, Card, card
from engine.match.field import OFF
from engine.match.position import KNOCKED_OUT

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class UnsportsmanlikeConduct(Card):
    """The ball is out of play by then; an apothecary may help as with any knock-out."""

    card = "unsportsmanlike_conduct"
    until = NEXT_DRIVE

    def playable(self, pos: Position, side: int) -> bool:
        scorer = pos.players.get(pos.last_scorer)
        return scorer is not None and scorer.sq != OFF and scorer.side != side

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.pos.players[m.pos.last_scorer]
        m.pos.carrier = m.pos.second = None
        yield from injury.knock_out(m, me)
        if me.place == KNOCKED_OUT:
            m.emit(ev.CardRemoved(self.card, me.id, KNOCKED_OUT))
            self.lasts(m, side, (me.id,))

    def forbids_recovery(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.targets

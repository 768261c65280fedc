"""*Asesino*: an opponent misses the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.position import LOST

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class Assassin(Card):
    """He is unhurt and comes back for the next match."""

    card = "assassin"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = m.pos.players[str(targets[0])]
        m.pos.take_off(me, LOST)
        m.emit(ev.CardRemoved(self.card, me.id, LOST))

"""*El hincha*: a retired warrior joins the team for the first half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import guests
from engine.match.card import HALF, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.prompts import Proc

POSITION = "guest:the_fan"


@card
class TheFan(Card):
    """However many players the team has; one of eleven on the pitch."""

    card = "the_fan"
    until = HALF
    writes_note = True

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = guests.joins(m, side, POSITION)
        self.lasts(m, side, targets, (me.id,))

    def ended(self, m: Match, force: Force) -> None:
        for name in force.note:
            guests.leaves(m, m.pos.players[str(name)], self.card)

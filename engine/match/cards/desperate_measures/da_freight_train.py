"""*Tren de mercancías*: a star joins the own side on the pitch until the half ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import guests
from engine.match.card import HALF, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

POSITION = "guest:freight_train"


@card
class DaFreightTrain(Card):
    """A twelfth player in this drive; in later ones he is one of eleven."""

    card = "da_freight_train"
    until = HALF
    over_eleven = 1

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return targets[0] in guests.may_walk_on(pos)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = guests.enters(m, side, POSITION, int(targets[0]), self.card)
        self.lasts(m, side, targets, (me.id,))

    def ended(self, m: Match, force: Force) -> None:
        for name in force.note:
            guests.leaves(m, m.pos.players[str(name)], self.card)

"""*Tarta de chirimoya*: an opponent beside an own player loses his tackle zone for this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import OWN_TURN, Card, card
from engine.match.position import STUNNED

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class CustardPie(Card):
    """As a stare, but for this turn only; a stare that follows lasts on."""

    card = "custard_pie"
    until = OWN_TURN

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        foe = pos.players[str(targets[0])]
        return foe.has_zone and any(me.posture != STUNNED for me in pos.neighbours_of(foe.sq, side))

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        self.resumes(m.pos, self.lasts(m, side, targets))
        m.emit(ev.LostZone(str(targets[0]), self.id))

    def resumes(self, pos: Position, force: Force) -> None:
        pos.players[str(force.targets[0])].lost_zone = self.id

    def ended(self, m: Match, force: Force) -> None:
        foe = m.pos.players[str(force.targets[0])]
        if foe.lost_zone == self.id:
            foe.lost_zone = ""

"""*Falta flagrante*: this turn's foul beats the armour without a roll; doubles on the injury roll still count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import card_play
from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class BlatantFoul(Card):
    """For whoever of its side fouls; used up by the foul."""

    card = "blatant_foul"
    until = OWN_TURN

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def breaks_armour(self, m: Match, me: Player, victim: Player, cause: str) -> Proc[bool]:
        yield from ()
        if cause != "foul":
            return False
        for force in m.pos.in_force_of(self.card, me):
            card_play.end(m, force)
        return True

"""*Guantes de terciopelo*: an opponent who takes care only stuns whom he blocks or fouls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.injury import Damage
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class KidGloves(Card):
    """Covers the whole side that played it, against armour beaten by that one opponent."""

    card = "kid_gloves"
    until = MATCH

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def instead_of_injury(self, m: Match, me: Player, damage: Damage) -> Proc[str]:
        yield from ()
        if not damage.broken or damage.cause not in ("block", "foul"):
            return ""
        return "stunned" if any(damage.source in force.targets for force in m.pos.in_force_of(self.card, me)) else ""

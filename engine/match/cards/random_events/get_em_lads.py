"""*¡A por ellos!*: the whole side is stronger in the turn after one of it was hurt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position


@card
class GetEmLads(Card):
    """Covers all own players; being stunned in the opponent's last turn is hurt enough."""

    card = "get_em_lads"
    until = OWN_TURN
    changes = {"st": 1}

    def playable(self, pos: Position, side: int) -> bool:
        return side in pos.hurt

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

"""*La medicina del viejo misterioso*: -1 to every injury roll made for own players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position

LOWEST = 2


@card
class MysteriousOldMedicineMan(Card):
    """It can only help, so it is always used; below 2 he is merely prone."""

    card = "mysterious_old_medicine_man"
    until = MATCH

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def injury_modifier(self, pos: Position, me: Player) -> int:
        return -1

    def reads_injury(self, pos: Position, me: Player, total: int, result: str) -> str:
        return "prone" if total < LOWEST else result

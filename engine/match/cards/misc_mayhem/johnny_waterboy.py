"""*Juanito el utillero*: +1 to the own recovery rolls of the match; a natural 1 still fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position


@card
class JohnnyWaterboy(Card):
    """Knocked-out players come back more easily."""

    card = "johnny_waterboy"
    until = MATCH

    def recovery_modifier(self, pos: Position, force: Force, me: Player) -> int:
        return 1 if me.side == force.side else 0

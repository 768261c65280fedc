"""*El muro*: in the opponents' next turn all own players stand firm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position


@card
class TheWall(Card):
    """Covers the own side."""

    card = "the_wall"
    until = OPPONENT_TURN
    gains = ("stand_firm",)

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

"""*Zapatos engrasados*: in their next turn the opponents go for it on 5+."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position

NEEDED = 5


@card
class GreasedShoes(Card):
    """Covers all opponents."""

    card = "greased_shoes"
    until = OPPONENT_TURN

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side != force.side

    def roll_target(self, pos: Position, me: Player, what: str, target: int) -> int:
        return NEEDED if what == "going_for_it" else target

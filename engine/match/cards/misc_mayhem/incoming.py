"""*¡Balón va!*: in their next turn opponents near the edge of the pitch must dodge to leave their square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card
from engine.match.field import xy

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.field import Square
    from engine.match.position import Player, Position

REACH = 2


@card
class Incoming(Card):
    """Reaches two rows along each side line, both end zones, and two columns before each of them."""

    card = "incoming"
    until = OPPONENT_TURN

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side != force.side

    def must_dodge(self, pos: Position, me: Player, start: Square) -> bool:
        x, y = xy(start)
        to_a_side = min(y + 1, pos.field.height - y)
        to_an_end = min(x, pos.field.width - 1 - x)
        return min(to_a_side, to_an_end) <= REACH

"""*Hinchas violentos*: the crowd helps against opponents who stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card
from engine.match.guests import beside_the_crowd

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position


@card
class RowdyFans(Card):
    """An assist more for own blocks and fouls against such an opponent, and none that he gives."""

    card = "rowdy_fans"
    until = MATCH

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return True

    def assist_bonus(self, pos: Position, me: Player, foe: Player, foul: bool) -> int:
        mine = me.side == self._side(pos) and pos.active == me.side
        return 1 if mine and beside_the_crowd(pos, foe.sq) else 0

    def cannot_assist(self, pos: Position, me: Player, foul: bool) -> bool:
        return me.side != self._side(pos) and beside_the_crowd(pos, me.sq)

    def _side(self, pos: Position) -> int:
        return next(force.side for force in pos.in_force if force.card == self.card)

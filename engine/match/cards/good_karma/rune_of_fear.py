"""*Runa del miedo*: in the opponents' next turn all own players look foul and disturb them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position


@card
class RuneOfFear(Card):
    """Covers the own side."""

    card = "rune_of_fear"
    until = OPPONENT_TURN
    gains = ("foul_appearance", "disturbing_presence")

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

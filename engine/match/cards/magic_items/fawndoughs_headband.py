"""*Cinta de pelo de Fawndough*: a fine passer for this turn, whose passes are easier to intercept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class FawndoughsHeadband(Card):
    """Lends Pass and Accurate; interceptions of his passes have +1."""

    card = "fawndoughs_headband"
    until = OWN_TURN
    gains = ("pass", "accurate")

    def foe_intercept_modifier(self, pos: Position, me: Player, foe: Player) -> int:
        return 1

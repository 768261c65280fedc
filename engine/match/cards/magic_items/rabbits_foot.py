"""*Pata de conejo*: a player who is no loner becomes a Pro."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Position


@card
class RabbitsFoot(Card):
    """Lends Pro for the match."""

    card = "rabbits_foot"
    until = MATCH
    gains = ("pro",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return not pos.players[str(targets[0])].has("loner")

"""*Mareado y confundido*: an opponent on the ground has Bone-Head for the rest of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.position import Position


@card
class DazedAndConfused(Card):
    """Prone or stunned, he goes on with an empty head."""

    card = "dazed_and_confused"
    until = MATCH
    gains = ("bone_head",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me = pos.players[str(targets[0])]
        return me.sq != OFF and not me.standing

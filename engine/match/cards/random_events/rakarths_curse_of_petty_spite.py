"""*Maldición humillante de Rakarth*: no roll of an opponent is repeated any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class RakarthsCurseOfPettySpite(Card):
    """Neither by team re-rolls nor by skills."""

    card = "rakarths_curse_of_petty_spite"
    until = MATCH

    def cannot_reroll(self, pos: Position, me: Player) -> bool:
        return True

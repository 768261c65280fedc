"""*La vieja y buena coquilla mágica*: nobody fouls the player, and no skill touches injury rolls made for him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class GoodOldMagicCodpiece(Card):
    """Niggling injuries are no skill, so they still count."""

    card = "good_old_magic_codpiece"
    until = MATCH

    def cannot_be_fouled(self, pos: Position, me: Player) -> bool:
        return True

    def injury_fixed(self, pos: Position, me: Player) -> bool:
        return True

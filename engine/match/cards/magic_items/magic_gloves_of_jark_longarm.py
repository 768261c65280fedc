"""*Guantes mágicos de Jark Brazolargo*: the player hinders passes and intercepts well until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class MagicGlovesOfJarkLongarm(Card):
    """Lends Pass Block, and +1 to interceptions."""

    card = "magic_gloves_of_jark_longarm"
    until = DRIVE
    gains = ("pass_block",)

    def intercept_modifier(self, pos: Position, me: Player) -> int:
        return 1

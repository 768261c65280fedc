"""*Campo adaptado*: until the drive ends every armour roll is changed by one, up or down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Player, Position

MORE = "more"


@card
class SuitablePitch(Card):
    """Covers everybody on both sides."""

    card = "suitable_pitch"
    until = DRIVE
    wants = ("more_or_fewer",)

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return True

    def armour_modifier(self, pos: Position, me: Player) -> int:
        return sum(1 if MORE in force.targets else -1 for force in pos.in_force_of(self.card, me))

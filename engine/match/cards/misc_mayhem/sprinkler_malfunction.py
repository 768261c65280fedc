"""*Fallo del regadío*: -1 to everybody's passes, catches and pick-ups until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.field import Square
    from engine.match.position import Player, Position

WET = -1


@card
class SprinklerMalfunction(Card):
    """Covers both sides; interceptions are not named, so they stay as they are."""

    card = "sprinkler_malfunction"
    until = DRIVE

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return True

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        return WET

    def catch_modifier(self, pos: Position, me: Player) -> int:
        return WET

    def pick_up_modifier(self, pos: Position, me: Player, sq: Square) -> int:
        return WET

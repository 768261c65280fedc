"""*Manos de mantequilla*: an opponent without the ball has No Hands until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.position import Position


@card
class Butterfingers(Card):
    """Not for the carrier."""

    card = "butterfingers"
    until = DRIVE
    gains = ("no_hands",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return not pos.holds_ball(pos.players[str(targets[0])])

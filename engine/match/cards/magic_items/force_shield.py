"""*Escudo de fuerza*: it protects the carrier for as long as he keeps the ball."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Position


@card
class ForceShield(Card):
    """Lends Sure Hands and Fend until he loses the ball; at the drive's end nobody holds it any more."""

    card = "force_shield"
    until = DRIVE
    gains = ("sure_hands", "fend")

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.holds_ball(pos.players[str(targets[0])])

    def lapses(self, pos: Position, force: Force) -> bool:
        return not any(pos.holds_ball(pos.players[str(target)]) for target in force.targets)

"""*Acelerado*: quick and wild, and with no mind for the ball."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Position


@card
class Buzzing(Card):
    """+1 agility, Jump Up, No Hands and Frenzy for an own player who does not hold the ball."""

    card = "buzzing"
    until = MATCH
    gains = ("jump_up", "no_hands", "frenzy")
    changes = {"ag": 1}

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return not pos.holds_ball(pos.players[str(targets[0])])

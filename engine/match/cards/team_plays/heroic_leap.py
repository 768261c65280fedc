"""*Salto heroico*: this turn a player of strength 4 or less leaps on 3+."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position

STRONGEST = 4
NEEDED = 3


@card
class HeroicLeap(Card):
    """Lends the skill, with a target that does not ask for his agility."""

    card = "heroic_leap"
    until = OWN_TURN
    gains = ("leap",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])].st <= STRONGEST

    def roll_target(self, pos: Position, me: Player, what: str, target: int) -> int:
        return NEEDED if what == "leap" else target

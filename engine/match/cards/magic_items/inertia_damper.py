"""*Amortiguador de inercia*: who comes running at the player hits him less hard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class InertiaDamper(Card):
    """-1 strength, never below 1, for an opponent who blitzes him after moving a square or more."""

    card = "inertia_damper"
    until = DRIVE

    def foe_strength_modifier(self, pos: Position, me: Player, attacker: Player, blitz: bool, moved: bool) -> int:
        return -1 if blitz and moved and attacker.side != me.side else 0

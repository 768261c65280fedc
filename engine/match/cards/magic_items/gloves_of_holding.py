"""*Guantes seguros*: the ball sticks to the player's gloves, so well that he cannot give it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.actions import HAND_OFF, PASS, THROW
from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@card
class GlovesOfHolding(Card):
    """Lends Catch and Sure Hands; no Pass Action, which throwing a team-mate is too, no Hand-off, and no Dump-Off."""

    card = "gloves_of_holding"
    until = MATCH
    gains = ("catch", "sure_hands")
    silences = ("dump_off",)

    def forbids_action(self, pos: Position, me: Player, action: str) -> bool:
        return action in (PASS, HAND_OFF, THROW)

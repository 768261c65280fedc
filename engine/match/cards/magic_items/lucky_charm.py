"""*Amuleto de la suerte*: the first time his armour is beaten the player is only stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import card_play
from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.injury import Damage
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@card
class LuckyCharm(Card):
    """Used up by the first beaten armour roll; what needs no armour roll leaves it alone."""

    card = "lucky_charm"
    until = MATCH

    def instead_of_injury(self, m: Match, me: Player, damage: Damage) -> Proc[str]:
        yield from ()
        if not damage.broken:
            return ""
        for force in m.pos.in_force_of(self.card, me):
            card_play.end(m, force)
        return "stunned"

"""*Hombre de hierro*: whatever hurts the player, he is only stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.injury import Damage
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@card
class IronMan(Card):
    """Takes the place of every injury roll, the crowd's too."""

    card = "iron_man"
    until = MATCH

    def instead_of_injury(self, m: Match, me: Player, damage: Damage) -> Proc[str]:
        yield from ()
        return "stunned"

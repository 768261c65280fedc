"""*Eclipse*: in both coaches' turns everybody plays like a goblin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import rosters
from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.position import Player, Position

LIKE = "goblin.goblin"


@card
class Eclipse(Card):
    """Takes the place of all characteristics and skills; cards played later add to it."""

    card = "eclipse"
    until = OPPONENT_TURN

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        like = rosters.position(LIKE)
        profile.ma, profile.st, profile.ag, profile.av = like.characteristics
        profile.skills = list(like.skills)

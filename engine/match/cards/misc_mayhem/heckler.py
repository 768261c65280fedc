"""*Distracción*: in both coaches' turns an opponent has only the skills that he cannot choose not to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.position import Player, Position

#: Skills and traits whose use nobody chooses.
FORCED = (
    "always_hungry", "animosity", "ball_and_chain", "blood_lust", "bone_head", "decay", "frenzy", "loner", "no_hands",
    "really_stupid", "secret_weapon", "stunty", "take_root", "wild_animal",
)  # fmt: skip


@card
class Heckler(Card):
    """Takes away what he could use or leave, also what he is lent meanwhile."""

    card = "heckler"
    until = OPPONENT_TURN
    comes_last = True

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            profile.skills = [skill for skill in profile.skills if skill in FORCED]

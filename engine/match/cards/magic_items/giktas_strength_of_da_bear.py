"""*La fuerza de oso de Gikta*: stronger for the drive, weaker for the rest of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

SPENT = "spent"


@card
class GiktasStrengthOfDaBear(Card):
    """Its drive over, the card stays in force the other way round."""

    card = "giktas_strength_of_da_bear"
    until = DRIVE
    writes_note = True

    def resumes(self, pos: Position, force: Force) -> None:
        if SPENT in force.note:
            force.until = MATCH

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            profile.change(st=-1 if SPENT in force.note else 1)

    def drive_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        if force.until == DRIVE:
            force.until = MATCH
            force.note = (SPENT,)
            m.pos.weather_changed()
        return False

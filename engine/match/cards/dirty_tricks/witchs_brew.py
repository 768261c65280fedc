"""*El brebaje de la bruja*: what an opponent has drunk, until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

#: What a die brings; nothing for snake oil.
WILD, SNAKE_OIL = 1, 2
SKILLS = {WILD: ("jump_up", "no_hands"), SNAKE_OIL: ()}
SEDATED = ("really_stupid",)


@card
class WitchsBrew(Card):
    """Remembers the skills of the brew."""

    card = "witchs_brew"
    until = DRIVE
    writes_note = True

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        die = m.d6("witch's brew")
        skills = SKILLS.get(die, SEDATED)
        m.emit(ev.CardRolled(self.card, str(targets[0]), die, bool(skills)))
        if skills:
            self.lasts(m, side, targets, skills)

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            profile.gain(*(str(skill) for skill in force.note))

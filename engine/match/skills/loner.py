"""Loner (seed 003, *Solitario*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import Rolled

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


@register
class Loner(Effect):
    """A team re-roll spent on him is lost unless he makes 4+."""

    id = "loner"
    earned_on = 4

    def earns_team_reroll(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        yield from ()
        die = m.d6(f"loner of {me.id}")
        m.emit(Rolled(self.id, me.id, die, self.earned_on, 0, die >= self.earned_on))
        return die >= self.earned_on

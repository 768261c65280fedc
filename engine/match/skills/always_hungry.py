"""Always Hungry (seed 003, *Siempre Hambriento*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@register
class AlwaysHungry(Effect):
    """On a 1 before a throw he tries to eat the team-mate, who escapes on 2+ and then counts as fumbled."""

    id = "always_hungry"

    def before_throw(self, m: Match, me: Player, thrown: Player) -> Proc[str]:
        from engine.match import rolls

        if (yield from rolls.attempt(m, rolls.Roll(self.id, me, 2))):
            return ""
        if (yield from rolls.attempt(m, rolls.Roll("escape", me, 2))):
            return "escaped"
        return "eaten"

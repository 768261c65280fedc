"""Pro (seed 003, *Profesional*; ruling 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


@register
class Pro(Effect):
    """Repeats any roll of his own once a turn, if he makes 4+ first; that die may be repeated by a team re-roll."""

    id = "pro"
    once_a_turn = True
    earned_on = 4

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what != self.id

    def repeats(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        from engine.match import rolls

        return (yield from rolls.attempt(m, rolls.Roll(self.id, me, self.earned_on)))

"""Wrestle (seed 003, *Forcejeo*; rulings 2 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, cancelled, register
from engine.match.events import SkillUsed

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@register
class Wrestle(Effect):
    """Both down: takes both players to the ground instead. Always asked for, declined by default."""

    id = "wrestle"

    def both_down_instead(self, m: Match, me: Player, foe: Player, attacking: bool) -> Proc[str]:
        if me.rooted or cancelled(m.pos, me, foe, self.id, m.attack):
            return ""
        if not (yield from m.use(me, self.id, True, False, {"target": foe.id})):
            return ""
        m.emit(SkillUsed(me.id, self.id, foe.id))
        return "placed"

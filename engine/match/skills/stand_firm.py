"""Stand Firm (seed 003, *Mantenerse Firme*; rulings 3, 4 and 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, cancelled, register
from engine.match.events import SkillUsed

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@register
class StandFirm(Effect):
    """May refuse to be pushed, in a chain too. Always asked for, used by default."""

    id = "stand_firm"

    def refuses_push(self, m: Match, me: Player, pusher: Player) -> Proc[bool]:
        if not me.has_zone or cancelled(m.pos, me, pusher, self.id, m.attack):
            return False
        if not (yield from m.use(me, self.id, True, True, {"target": pusher.id})):
            return False
        m.emit(SkillUsed(me.id, self.id, pusher.id))
        return True

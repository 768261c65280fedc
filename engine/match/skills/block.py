"""Block (seed 003, *Placar*; rulings 1 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import SkillUsed

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@register
class Block(Effect):
    """Both down: stays on his feet. Asked for only where one of the two could have wrestled."""

    id = "block"

    def both_down_stand(self, m: Match, me: Player, foe: Player) -> Proc[bool]:
        asked = me.has("wrestle") or foe.has("wrestle")
        if not (yield from m.use(me, self.id, asked, True, {"target": foe.id})):
            return False
        m.emit(SkillUsed(me.id, self.id, foe.id))
        return True

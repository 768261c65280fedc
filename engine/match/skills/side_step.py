"""Side Step (seed 003, *Echarse a un Lado*; ruling 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import SkillUsed

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


@register
class SideStep(Effect):
    """His own coach chooses any free square beside him. Always asked for, used by default."""

    id = "side_step"

    def picks_push_square(self, m: Match, me: Player, pusher: Player) -> Proc[tuple[Square, ...]]:
        pos = m.pos
        free = tuple(sq for sq in pos.field.neighbours[me.sq] if pos.board[sq] is None)
        if not free or not me.has_zone:
            return ()
        if not (yield from m.use(me, self.id, True, True, {"target": pusher.id})):
            return ()
        m.emit(SkillUsed(me.id, self.id, pusher.id))
        return free

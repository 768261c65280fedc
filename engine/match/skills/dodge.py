"""Dodge (seed 003, *Esquivar*; rulings 1 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, cancelled, register
from engine.match.events import SkillUsed
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


@register
class Dodge(Effect):
    """Repeats a failed dodge once a team turn, and is only pushed by the stumble face.

    Asked for on the stumble face where falling could be the better fate: beside the crowd or in a chain.
    """

    id = "dodge"
    once_a_turn = True
    free = True

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what == "dodge" and not any(
            (foe.has_zone or foe is roll.diver) and cancelled(pos, me, foe, self.id, "dodge")
            for foe in (*pos.neighbours_of(roll.start, 1 - me.side), *filter(None, (roll.diver,)))
        )

    def stumble_stand(self, m: Match, me: Player, foe: Player, squares: tuple[Square, ...]) -> Proc[bool]:
        pos = m.pos
        if cancelled(pos, me, foe, self.id, "block"):
            return False
        risky = any(sq == OFF or pos.board[sq] is not None or OFF in pos.field.steps[sq] for sq in squares)
        if not (yield from m.use(me, self.id, risky, True, {"target": foe.id})):
            return False
        m.emit(SkillUsed(me.id, self.id, foe.id))
        return True

"""Diving Tackle (seed 003, *Placaje Heroico*; ruling 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.position import Player, Position
    from engine.match.rolls import Roll


@register
class DivingTackle(Effect):
    """Takes 2 off a dodge out of his zone and lies prone where the dodger stood; declined by default."""

    id = "diving_tackle"

    def dive_penalty(self, pos: Position, me: Player, roll: Roll) -> int:
        return 2

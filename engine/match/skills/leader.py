"""Leader (seed 003, *Líder*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@register
class Leader(Effect):
    """Gives his team one leader re-roll a half, usable while a leader is on the pitch."""

    id = "leader"

    def leads(self, pos: Position, me: Player) -> bool:
        return True

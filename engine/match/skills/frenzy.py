"""Frenzy (seed 003, *Furia*; ruling 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@register
class Frenzy(Effect):
    """Must follow up, and must block again while both stand and are adjacent."""

    id = "frenzy"

    def must_follow(self, pos: Position, me: Player) -> bool:
        return True

    def blocks_again(self, pos: Position, me: Player) -> bool:
        return True

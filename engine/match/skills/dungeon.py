"""Skills that do something else under the ground (seed 004, *Reglas especiales en Dungeonbowl*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.dungeon.state import RULE_SET
from engine.match.effects import Effect, register_for

if TYPE_CHECKING:
    from engine.match.position import Player, Position


@register_for(RULE_SET)
class Leap(Effect):
    """+1 to jumps over hazards, and nothing else (*Salto*)."""

    id = "leap"

    def jump_modifier(self, pos: Position, me: Player) -> int:
        return 1


@register_for(RULE_SET)
class VeryLongLegs(Effect):
    """+1 to jumps over hazards, and nothing else (*Piernas muy Largas*)."""

    id = "very_long_legs"

    def jump_modifier(self, pos: Position, me: Player) -> int:
        return 1

"""The weather, as effects on every player (supplement 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.position import Player, Position


def weather_for(total: int) -> str:
    """The weather of a 2D6 total."""
    return {2: "sweltering", 3: "sunny", 11: "rain", 12: "blizzard"}.get(total, "nice")


@register
class VerySunny(Effect):
    """Passing against the sun."""

    id = "weather:sunny"

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        return -1


@register
class PouringRain(Effect):
    """A wet ball."""

    id = "weather:rain"

    def pick_up_modifier(self, pos: Position, me: Player, sq: Square) -> int:
        return 0 if any(e.ignores_weather(pos, me, "pick_up") for e in me.on.ignores_weather) else -1

    def catch_modifier(self, pos: Position, me: Player) -> int:
        return -1

    def intercept_modifier(self, pos: Position, me: Player) -> int:
        return -1


@register
class Blizzard(Effect):
    """Ice underfoot and snow in the eyes."""

    id = "weather:blizzard"

    def going_for_it_modifier(self, pos: Position, me: Player, nth: int) -> int:
        return -1

    def forbids_band(self, pos: Position, me: Player, band: str) -> bool:
        return band in ("long", "bomb")

"""*Pergamino mágico del tiempo de Scutt*: the weather is what its coach likes, until Changing Weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import Card, card
from engine.match.kickoff_table import change_weather

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class ScuttsScrollOfWeatherMagic(Card):
    """Nothing but that result of the kick-off table changes the weather, so nothing has to stay in force."""

    card = "scutts_scroll_of_weather_magic"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return targets[0] != pos.weather

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        change_weather(m, str(targets[0]), ())

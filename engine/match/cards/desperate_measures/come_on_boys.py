"""*¡Vamos, equipo!*: a turnover only ends the action, and so does every later one of this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, OWN_TURNOVER, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

#: Turnovers that no roll brings about.
NO_ROLL = ("time", "sent_off")


@card
class ComeOnBoys(Card):
    """Played right after the turnover, while the turn can still go on."""

    card = "come_on_boys"
    until = OWN_TURN
    moments = (OWN_TURNOVER,)

    def playable(self, pos: Position, side: int) -> bool:
        return pos.turn_over not in NO_ROLL

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.pos.turn_over = ""
        self.lasts(m, side, targets)

    def forgives(self, pos: Position, force: Force, reason: str) -> bool:
        return pos.active == force.side and reason != "time"

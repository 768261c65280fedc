"""*Pateo*: after the own turn the carrier's ball comes down three squares from where its coach likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, passing
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class Punt(Card):
    """Scatters and lands as an inaccurate pass does."""

    card = "punt"

    def playable(self, pos: Position, side: int) -> bool:
        return bool(_carriers(pos, side))

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = yield from self._kicker(m, side)
        ball.take_up(m, me)
        m.pos.carrier = None
        ball.left(m)
        yield from passing.miss(m, int(targets[0]))

    def _kicker(self, m: Match, side: int) -> Proc[Player]:
        """The carrier; where there are two his coach names him."""
        carriers = _carriers(m.pos, side)
        if len(carriers) == 1:
            return carriers[0]
        options: list[Decision] = [("choose", me.id) for me in carriers]
        answer = yield from m.ask("choose", side, options, options[0], {"card": self.card})
        return m.pos.players[str(answer[1])]


def _carriers(pos: Position, side: int) -> list[Player]:
    return [me for me in pos.on_pitch(side) if pos.holds_ball(me)]

"""*¡Guau, guau!*: a dog runs off with a ball that lies on the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball
from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class WoofWoof(Card):
    """A random direction, a D6 of squares and on to the first free one; he lays it down, or the crowd throws it in."""

    card = "woof_woof"

    def playable(self, pos: Position, side: int) -> bool:
        return pos.carrier is None and pos.ball_lies_on(pos.ball) and pos.ball != OFF

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        pos = m.pos
        direction = m.roll(8, "dog's direction")
        left = m.d6("dog's run")
        while left > 0 or pos.board[pos.ball] is not None:
            left -= 1
            start = pos.ball
            after = pos.field.steps[start][direction - 1]
            m.emit(ev.CardDrifted(self.card, start, after, direction))
            if after == OFF:
                m.loose = "throw_in"
                yield from ball.settle(m)
                return
            pos.ball = after
        if pos.second is not None and pos.second.sq == pos.ball:
            yield from ball.bounce(m, pos.ball)
            return
        m.emit(ev.BallLanded(pos.ball))

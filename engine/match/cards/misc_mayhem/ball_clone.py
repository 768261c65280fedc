"""*Balón duplicado*: there are two balls until the drive ends, or the first of them to score turns out to be none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, card_play
from engine.match import events as ev
from engine.match.card import DRIVE, Card, card
from engine.match.field import OFF
from engine.match.second_ball import SecondBall

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

VANISHES_TO = 3


@card
class BallClone(Card):
    """The ball lies on the ground as it is doubled; the second bounces off its square."""

    card = "ball_clone"
    until = DRIVE

    def playable(self, pos: Position, side: int) -> bool:
        return pos.carrier is None and pos.ball != OFF and pos.second is None

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        sq = m.pos.ball
        m.pos.second = SecondBall(sq)
        self.lasts(m, side, targets)
        m.emit(ev.BallDoubled(sq))
        ball.swap(m)
        yield from ball.bounce(m, sq)
        ball.swap(m)

    def undoes_touchdown(self, m: Match, force: Force, me: Player) -> Proc[bool]:
        yield from ()
        pos = m.pos
        die = m.d6(f"ball clone of {me.id}")
        vanishes = die <= VANISHES_TO
        m.emit(ev.CardRolled(self.card, me.id, die, vanishes))
        if vanishes:
            if pos.carrier is me:
                ball.swap(m)
            card_play.end(m, force)
        return vanishes

    def ended(self, m: Match, force: Force) -> None:
        m.pos.second = None

    def resumes(self, pos: Position, force: Force) -> None:
        for where in force.targets:
            pos.second = SecondBall(where) if isinstance(where, int) else SecondBall(OFF, pos.players[where])

    def told(self, pos: Position, force: Force) -> tuple[str | int, ...]:
        if pos.second is None:
            return ()
        return (pos.second.carrier.id if pos.second.carrier is not None else pos.second.sq,)

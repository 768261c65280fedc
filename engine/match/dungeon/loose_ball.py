"""The ball under the ground: walls, hazards and teleporters on its way; obstacles a pass may strike.

Seed 004, *Balones perdidos* (both), *Accidentes en el teletransportador*, *Estatuas, ídolos, tronos y fuentes*.
"""

from __future__ import annotations

from engine.match import ball
from engine.match import events as ev
from engine.match.dungeon import teleport
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.prompts import Proc

STRUCK_ON = 1


def to_rest(m: Match, sq: Square, given: int, from_the_air: bool) -> Proc[None]:
    """The ball comes down on a square, or bounces from it, until it is caught or lies still.

    Whoever is there may catch it first; then a teleporter carries it on, a hazard loses it. Out of a teleporter it may
    be caught, else it bounces; it never lies on one.
    """
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    came = "air" if from_the_air else "here"
    while True:
        pos.ball = sq
        if came != "here":
            if sq in pos.field.hazards:
                m.emit(ev.BallLost(sq))
                sq, given, came = comes_back(m), 0, "magic"
                continue
            me, dived = pos.board[sq], False
            if me is None or not ball.can_catch(pos, me):
                me = (yield from ball.diver(m, sq)) if came == "air" else None
                dived = me is not None
            if me is not None and (yield from ball.catch(m, me, given)):
                return
            if dived and me is not None and me.sq != OFF:
                sq = me.sq
            elif came != "magic":
                number = dungeon.number_on(sq)
                if number:
                    sq, given, came = _carried(m, number), 0, "magic"
                    continue
                if came == "bounce" and pos.board[sq] is None:
                    m.emit(ev.BallLanded(sq))
                    return
        direction, after = ball.drift(m, sq, "bounce")
        m.emit(ev.BallBounced(sq, after, direction))
        sq, given, came = after, 0, "bounce"


def _carried(m: Match, origin: int) -> Square:
    """A ball on a teleporter is carried to another at once."""
    dungeon = m.pos.dungeon
    assert dungeon is not None
    number = teleport.draw(m, dungeon, "the ball")
    sq = dungeon.teleporters[number - 1]
    m.emit(ev.BallTeleported(origin, number, sq))
    return sq


def comes_back(m: Match) -> Square:
    """Magic brings a lost ball back through a random teleporter; returns where."""
    return _carried(m, 0)


def bring_back(m: Match) -> Proc[None]:
    """A ball that vanished with a player comes back: whoever stands there may catch it, else it bounces."""
    dungeon = m.pos.dungeon
    assert dungeon is not None
    sq = m.pos.ball = comes_back(m)
    me = m.pos.board[sq]
    if me is not None and ball.can_catch(m.pos, me) and (yield from ball.catch(m, me, 0)):
        return
    yield from to_rest(m, sq, 0, False)


def strikes(m: Match, start: Square, target: Square) -> Proc[bool]:
    """A pass strikes an obstacle under its way on a 1 and bounces from the last square before it; returns whether it did."""
    field = m.pos.field
    for sq, before in field.obstacles_between(start, target):
        die = m.d6("obstacle")
        m.emit(ev.ObstacleRolled(sq, field.obstacles[sq], die, die <= STRUCK_ON))
        if die <= STRUCK_ON:
            yield from to_rest(m, before, 0, False)
            return True
    return False

"""Moving with a ball and chain: random directions, and a block on whatever stands in the way.

Seed 003, *Bola con Cadena*; notation, "ball & chain".
"""

from __future__ import annotations

from engine.match import ball, block, injury
from engine.match import events as ev
from engine.match.field import D8, OFF, Square
from engine.match.match import Match
from engine.match.move import Movement, clutch, fall, going_for_it_roll, shadow
from engine.match.position import RESERVES, STANDING, Player, Position
from engine.match.prompts import Proc
from engine.match.push import shove
from engine.match.rolls import attempt

_STRAIGHT = {(0, -1): (0, 1, 2), (0, 1): (7, 6, 5), (-1, 0): (5, 3, 0), (1, 0): (2, 4, 7)}


def directions(pos: Position, sq: Square) -> list[Square]:
    """The squares straight ahead that a coach may point at."""
    steps = pos.field.steps[sq]
    return [steps[i] for i, step in enumerate(D8) if step in _STRAIGHT and steps[i] != OFF]


def swing(m: Match, movement: Movement, ahead: Square) -> Proc[bool]:
    """One square of movement toward ``ahead``: D6 1-2 ahead-left, 3-4 straight, 5-6 ahead-right; returns whether he may go on."""
    pos = m.pos
    me = movement.player
    start = me.sq
    marked = pos.marked(start, me.side)
    if marked and (yield from clutch(m, movement)):
        return False
    pointing = ((ahead >> 6) - (start >> 6), (ahead & 63) - (start & 63))
    die = m.d6(f"swing of {me.id}")
    end = pos.field.steps[start][_STRAIGHT[pointing][(die - 1) // 2]]
    m.emit(ev.Swung(me.id, die, end))
    must_go = movement.goes_for_it()
    movement.spent += 1
    movement.left_square = True
    victim = pos.board[end] if end != OFF else None
    if victim is None and end != OFF:
        pos.put(me, end)
        m.emit(ev.Moved(me.id, start, end))
        if marked:
            yield from shadow(m, me, start)
    if must_go and not (yield from attempt(m, going_for_it_roll(pos, me))):
        yield from fall(m, me)
        return False
    if end == OFF:
        ball.carried_off(m, me)
        pos.take_off(me, RESERVES)
        m.emit(ev.Pushed(me.id, start, OFF))
        yield from injury.crowd(m, me)
        yield from ball.settle(m)
        return False
    if victim is not None:
        yield from _hit(m, me, victim)
    elif pos.ball_lies_on(end):
        return (yield from ball.pick_up(m, me))
    return me.standing and not pos.turn_over


def _hit(m: Match, me: Player, victim: Player) -> Proc[None]:
    """Block whoever is in the way, friend or foe; somebody on the ground is shoved aside and his armour tried."""
    if victim.posture == STANDING:
        manner = block.Manner()
        manner.must_follow = manner.fearless = True
        manner.first = False
        yield from block.one_block(m, me, victim, manner)
        return
    vacated = victim.sq
    pushed = yield from shove(m, me, victim, grabbing=True)
    if pushed.moved:
        start = me.sq
        m.pos.put(me, vacated)
        m.emit(ev.Followed(me.id, start, vacated))
    if pushed.crowd is not victim:
        yield from injury.armour(m, victim, injury.Damage(me), fell=False)
    if pushed.crowd is not None:
        yield from injury.crowd(m, pushed.crowd)
        if pushed.lost_ball and pushed.crowd.side == m.pos.active:
            m.turnover("carrier_crowd")
    yield from ball.settle(m)

"""Moving with a ball and chain: random directions, and a block on whatever stands in the way.

Seed 003, *Bola con Cadena*; notation, "ball & chain".
"""

from __future__ import annotations

from engine.match import ball, block, injury
from engine.match import events as ev
from engine.match.contests import clutch, shadow
from engine.match.dungeon import hazards, teleport
from engine.match.field import D8, OFF, Square
from engine.match.match import Match
from engine.match.move import Movement, fall, going_for_it_roll
from engine.match.position import RESERVES, STANDING, Player, Position
from engine.match.prompts import Proc
from engine.match.push import beyond, shove
from engine.match.rolls import attempt

_STRAIGHT = {(0, -1): (0, 1, 2), (0, 1): (7, 6, 5), (-1, 0): (5, 3, 0), (1, 0): (2, 4, 7)}


def directions(pos: Position, sq: Square) -> list[Square]:
    """The squares straight ahead that a coach may point at; at a hazard only where there is nothing else."""
    steps = pos.field.steps[sq]
    ahead = [steps[i] for i, step in enumerate(D8) if step in _STRAIGHT and steps[i] != OFF]
    return [near for near in ahead if near not in pos.field.hazards] or ahead


def swing(m: Match, movement: Movement, ahead: Square) -> Proc[bool]:
    """One square of movement toward ``ahead``: D6 1-2 ahead-left, 3-4 straight, 5-6 ahead-right; returns whether he may go on."""
    pos = m.pos
    me = movement.player
    start = me.sq
    marked = pos.marked(start, me.side)
    if marked and (yield from clutch(m, me)):
        movement.held = True
        return False
    pointing = ((ahead >> 6) - (start >> 6), (ahead & 63) - (start & 63))
    die = m.d6(f"swing of {me.id}")
    end = pos.field.steps[start][_STRAIGHT[pointing][(die - 1) // 2]]
    m.emit(ev.Swung(me.id, die, end))
    must_go = movement.goes_for_it()
    movement.spent += 1
    movement.left_square = True
    victim = pos.board[end] if end != OFF else None
    if end in pos.field.hazards:
        yield from hazards.fall_in(m, me, end, pos.field.hazards[end])
        return False
    if victim is None and end != OFF:
        pos.put(me, end)
        m.emit(ev.Moved(me.id, start, end))
        if marked:
            yield from shadow(m, me, start)
    if must_go and not (yield from attempt(m, going_for_it_roll(pos, me, movement.beyond))):
        yield from fall(m, me)
        return False
    if end == OFF and pos.field.walled:
        m.emit(ev.AgainstWall(me.id, start))
        yield from hazards.against_wall(m, me)
        return me.standing and not pos.turn_over
    if end == OFF:
        had_ball = pos.holds_ball(me)
        ball.carried_off(m, me)
        pos.take_off(me, RESERVES)
        m.emit(ev.Pushed(me.id, start, OFF))
        yield from injury.crowd(m, me)
        yield from ball.settle(m)
        if had_ball and me.side == pos.active:
            m.turnover("carrier_crowd")
        return False
    if victim is not None:
        yield from _hit(m, me, victim)
    else:
        yield from ball.step_on(m, me)
    if pos.dungeon is not None:
        yield from teleport.settle(m)
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
    tried = pushed.crowd is not victim or pushed.end == "wall"
    if tried:
        yield from injury.armour(m, victim, injury.Damage(me), fell=False)
    yield from beyond(m, pushed, tried and pushed.crowd is victim)
    yield from ball.settle(m)

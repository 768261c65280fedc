"""Jumping over hazards as part of a move (seed 004, *Saltando sobre cosas*)."""

from __future__ import annotations

from engine.match import contests, move
from engine.match import events as ev
from engine.match.dungeon import hazards
from engine.match.field import Square
from engine.match.match import Match
from engine.match.prompts import Proc
from engine.match.rolls import attempt


def jump(m: Match, movement: move.Movement, end: Square) -> Proc[bool]:
    """Jump to a square beyond hazards; each square jumped over and the landing cost one of movement.

    What is beyond the allowance is gone for first: who fails there is down where he lands. Who fails to jump falls into
    the first hazard.
    """
    pos = m.pos
    me = movement.player
    start = me.sq
    over = hazards.jumps(pos, me, movement.left(pos))[end]
    marked = pos.marked(start, me.side)
    if marked and (yield from contests.clutch(m, me)):
        movement.held = True
        return False
    gone_for = sum(movement.goes_for_it(part) for part in range(1, len(over) + 2))
    roll = hazards.jump_roll(pos, me, len(over), end)
    movement.spent += len(over) + 1
    movement.left_square = True
    upright = True
    for _ in range(gone_for):
        upright = upright and (yield from attempt(m, move.going_for_it_roll(pos, me)))
    if upright and not (yield from attempt(m, roll)):
        yield from hazards.fall_in(m, me, over[0], pos.field.hazards[over[0]])
        return False
    pos.put(me, end)
    m.emit(ev.Moved(me.id, start, end))
    if marked:
        yield from contests.shadow(m, me, start)
    return (yield from move.arrive(m, movement, upright))

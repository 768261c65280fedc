"""Hazards: falling in, slipping, jumping over, and the walls players are pushed against.

Seed 004, *Reglas especiales en Dungeonbowl*, *Agujeros y caer sobre cosas*, *Saltando sobre cosas*, *Posiciones peligrosas*.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.dungeon import teleport
from engine.match.dungeons import DEADLY
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import LOST, Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, attempt

HURT_ON = 6


def vanish(m: Match, me: Player, sq: Square, kind: str) -> None:
    """A player falls into a hazard: he is out of the match, and a ball he held is lost with him."""
    pos = m.pos
    ball.vanishes_with(m, me)
    pos.take_off(me, LOST)
    m.emit(ev.FellIn(me.id, sq, kind))


def fate(m: Match, me: Player, kind: str) -> Proc[None]:
    """Who has fallen into something deadly is hurt on a 6; losing a player of the moving team is a turnover."""
    if kind in DEADLY:
        die = m.d6(f"fall of {me.id}")
        m.emit(ev.HazardRolled(me.id, die, die >= HURT_ON))
        if die >= HURT_ON:
            yield from injury.injury(m, me, injury.Damage())
    yield from ball.settle(m)
    if me.side == m.pos.active:
        m.turnover("lost_player")


def fall_in(m: Match, me: Player, sq: Square, kind: str) -> Proc[None]:
    """A player falls into a hazard, with all that follows."""
    vanish(m, me, sq, kind)
    yield from fate(m, me, kind)


def slip_roll(me: Player) -> Roll:
    """The roll of who does something where nobody stands safely."""
    return Roll("slip", me, 2)


def slips(m: Match, me: Player, sq: Square) -> Proc[bool]:
    """Who does something where nobody stands safely slips on a 1 and falls; returns whether he did."""
    kind = m.pos.field.danger.get(sq)
    if kind is None or (yield from attempt(m, slip_roll(me))):
        return False
    yield from fall_in(m, me, sq, kind)
    return True


def against_wall(m: Match, me: Player) -> Proc[None]:
    """A player pushed against a wall, not knocked down: his armour is tried as if by the crowd."""
    carried = m.pos.carrier is me
    yield from teleport.check_armour(m, me)
    yield from ball.settle(m)
    if carried and me.side == m.pos.active and m.pos.carrier is not me:
        m.turnover("carrier_crowd")


def jumps(pos: Position, me: Player, left: int) -> dict[Square, list[Square]]:
    """By landing square, the hazards in a straight line that a player with ``left`` squares of movement may jump over."""
    field = pos.field
    found: dict[Square, list[Square]] = {}
    if not field.hazards:
        return found
    for direction in range(8):
        over: list[Square] = []
        sq = field.steps[me.sq][direction]
        while sq in field.hazards:
            over.append(sq)
            sq = field.steps[sq][direction]
        if over and sq != OFF and pos.board[sq] is None and len(over) < left:
            found[sq] = over
    return found


def jump_roll(pos: Position, me: Player, squares: int, end: Square) -> Roll:
    """The roll for jumping over some squares: more than their number, -1 where an opponent marks start or end."""
    modifier = -1 if pos.marked(me.sq, me.side) or pos.marked(end, me.side) else 0
    for e in me.on.jump_modifier:
        modifier += e.jump_modifier(pos, me)
    roll = Roll("jump", me, squares + 1, modifier, me.sq, end)
    roll.natural = False
    return roll

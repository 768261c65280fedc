"""Teleporters: who comes onto one is carried to another, with all that can go wrong.

Seed 004, *Teletransportadores*: *Teletransportándose*, *Reacciones en cadena*, *Accidentes en el teletransportador*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.dungeon.state import Dungeon
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.position import IN_THE_AIR, STANDING, Player, Position
from engine.match.prompts import Proc

if TYPE_CHECKING:
    from engine.match.move import Movement

#: Noted in a player's ``spent`` for each trip since the last team turn began.
TRIP = "teleported"


def draw(m: Match, dungeon: Dungeon, what: str) -> int:
    """Chance picks a teleporter: one die with as many faces as there are, none for a single one."""
    working = dungeon.working
    return working[0] if len(working) == 1 else working[m.roll(len(working), f"teleporter of {what}") - 1]


def settle(m: Match) -> Proc[None]:
    """Everybody who has come onto a teleporter is carried off, by whatever means he came; the lowest number first."""
    pos = m.pos
    dungeon = pos.dungeon
    if dungeon is None:
        return
    if dungeon.resting:
        there = {f"{me.id} {sq}" for sq in dungeon.teleporters if sq != OFF and (me := pos.board[sq]) is not None}
        dungeon.resting = tuple(one for one in dungeon.resting if one in there)
    while True:
        arrived = _arrived(pos, dungeon)
        if arrived is None:
            return
        yield from carry(m, arrived, dungeon.number_on(arrived.sq))


def _arrived(pos: Position, dungeon: Dungeon) -> Player | None:
    for sq in dungeon.teleporters:
        if sq != OFF:
            me = pos.board[sq]
            if me is not None and f"{me.id} {sq}" not in dungeon.resting:
                return me
    return None


def carry(m: Match, me: Player, origin: int, is_trip: bool = True) -> Proc[None]:
    """Carry a player to a random teleporter, and whoever stands there on to another.

    ``origin``: the teleporter he came onto, 0 from the dugout. ``is_trip`` False: he is only set up there.
    """
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    _lift(pos, dungeon, me)
    while True:
        number = draw(m, dungeon, me.id)
        sq = dungeon.teleporters[number - 1]
        occupant = pos.board[sq]
        if occupant is not None:
            _lift(pos, dungeon, occupant)
        again = is_trip and TRIP in me.spent
        pos.put(me, sq)
        dungeon.rests(me.id, sq)
        if is_trip:
            me.spent = (*me.spent, TRIP)
        m.emit(ev.Teleported(me.id, origin, number, sq))
        yield from _accidents(m, me, number == origin, again)
        if occupant is None:
            return
        me, origin, is_trip = occupant, number, True


def _lift(pos: Position, dungeon: Dungeon, me: Player) -> None:
    if me.sq != OFF:
        pos.board[me.sq] = None
        me.sq = OFF
        me.place = IN_THE_AIR
    dungeon.leaves(me.id)


def _accidents(m: Match, me: Player, same: bool, again: bool) -> Proc[None]:
    """Coming out where he went in tries his armour; a second trip in a turn hurts him without."""
    if not same and not again:
        return
    pos = m.pos
    carried = pos.carrier is me
    if same:
        m.emit(ev.TeleportAccident(me.id, "same"))
        yield from check_armour(m, me)
    if again and me.sq != OFF:
        m.emit(ev.TeleportAccident(me.id, "again"))
        if me.posture == STANDING:
            injury.lie_down(m, me)
        yield from injury.injury(m, me, injury.Damage())
    yield from ball.settle(m)
    if carried and me.side == pos.active and pos.carrier is not me:
        m.turnover("carrier_teleported")


def check_armour(m: Match, me: Player) -> Proc[None]:
    """Try a player's armour, nobody's skills helping: where it breaks he goes down hurt, else nothing happens to him."""
    damage = injury.Damage()
    injury.roll_armour(m, me, damage, 0)
    if damage.broken:
        if me.posture == STANDING:
            injury.lie_down(m, me)
        yield from injury.injury(m, me, damage)


def charge(m: Match, movement: Movement) -> None:
    """Each trip costs a square of movement, gone for where it is beyond the allowance, by who wants to go on at all."""
    me = movement.player
    new = me.spent.count(TRIP) - movement.trips
    if not new:
        return
    movement.trips += new
    for _ in range(new):
        movement.owes += movement.goes_for_it()
        movement.spent += 1
    if movement.left(m.pos) < 0:
        movement.held = True

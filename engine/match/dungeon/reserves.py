"""The start of a team turn: one reserve through the dugout's teleporter, or the magic sponge instead.

Seed 004, *Teletransportadores en el banquillo*, *Jugadores lesionados*.
"""

from __future__ import annotations

from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dungeon import chests, teleport
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.position import CASUALTY, KNOCKED_OUT, RESERVES, Player, Position
from engine.match.prompts import Proc

#: Noted among the allowances of a turn: nobody else comes in, and the sponge rests.
RESERVE = "reserve"
TELEPORTER = "teleporter"
#: The one casualty that the sponge mends.
MENDED = "badly_hurt"
VERBS = ("enter", "sponge")


def open_for_reserves(pos: Position) -> bool:
    """Whether the running turn has only begun and the dugout's teleporter still works."""
    dungeon = pos.dungeon
    return (
        dungeon is not None
        and "teleporters" not in dungeon.happened
        and not pos.spent
        and not any(me.used for me in pos.squads[pos.active])
    )


def places(pos: Position, me: Player) -> list[Decision]:
    """Where a player may be put: a free square of his own end zone, or a random teleporter; without the verb."""
    zone = sorted(pos.field.end_zone[me.side])
    return [*((me.id, sq) for sq in zone if pos.board[sq] is None), (me.id, TELEPORTER)]


def entries(pos: Position) -> list[Decision]:
    """Every reserve who could come in, and where."""
    if not open_for_reserves(pos):
        return []
    waiting = [me for me in pos.squads[pos.active] if me.place == RESERVES]
    return [("enter", *place) for me in waiting for place in places(pos, me)]


def sponges(pos: Position) -> list[Decision]:
    """Every player whom the sponge could bring back: knocked out or badly hurt."""
    if not open_for_reserves(pos):
        return []
    return [("sponge", me.id) for me in pos.squads[pos.active] if _mendable(me)]


def _mendable(me: Player) -> bool:
    if me.place == CASUALTY:
        return bool(me.injuries) and set(me.injuries) == {MENDED}
    return me.place == KNOCKED_OUT


def act(m: Match, decision: Decision) -> Proc[None]:
    """Bring a reserve into the dungeon, or mend a player."""
    pos = m.pos
    me = pos.players[str(decision[1])]
    pos.spent = (*pos.spent, RESERVE)
    if decision[0] == "sponge":
        me.place = RESERVES
        me.injuries = ()
        m.emit(ev.Sponged(me.id))
        return
    yield from put(m, me, decision[2], True)


def put(m: Match, me: Player, where: str | int, is_trip: bool) -> Proc[None]:
    """Put a player on a square of his end zone, where a teleporter may be, or on a random teleporter."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    me.took_part = True
    if where == TELEPORTER:
        yield from teleport.carry(m, me, 0, is_trip)
        return
    sq = int(where)
    pos.put(me, sq)
    if is_trip:
        me.spent = (*me.spent, teleport.TRIP)
    dungeon.rests(me.id, sq)
    m.emit(ev.Entered(me.id, sq))


def can_open(pos: Position, me: Player) -> bool:
    """Whether a player could open a chest from where he stands."""
    return me.sq != OFF and bool(chests.beside(pos, me))

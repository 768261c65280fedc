"""Between turns: the referee, the clock, the end of the match.

Seed 004, *Reglas especiales en Dungeonbowl* (secret weapons), *Límites de tiempo*; docs/rulings.md, *Dungeon*.
"""

from __future__ import annotations

from engine.match import ending, foul, turn
from engine.match import events as ev
from engine.match.dungeon import chests
from engine.match.dungeon.state import EVENTS, Dungeon, limits
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import Position
from engine.match.prompts import Proc

SEEN_ON = 6
#: Teleporters that vanish: two, and two more for each of two teams.
REMOVED = 6


def turn_end(m: Match) -> Proc[None]:
    """A team turn ends; a touchdown, or the clock, ends the match."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    yield from turn.end(m)
    pos.spent = ()
    if _decided(m):
        return
    pos.turn_over = ""
    yield from referee(m)
    side = pos.active
    pos.active = -1
    draw = yield from _time_passes(m, dungeon)
    if pos.scorer is not None:
        turn.touchdown(m)
    if _decided(m):
        return
    pos.turn_over = ""
    if draw:
        ending.final_whistle(m, -1)
        return
    pos.active = 1 - side
    pos.phase = "turn_begin"


def _decided(m: Match) -> bool:
    """Blow the whistle after a touchdown: the first one wins."""
    pos = m.pos
    if pos.turn_over != "touchdown":
        return False
    ending.final_whistle(m, 0 if pos.teams[0].score > pos.teams[1].score else 1)
    return True


def referee(m: Match) -> Proc[None]:
    """At the end of his team's turn the referee sees a player with a secret weapon on a 6."""
    pos = m.pos
    for me in list(pos.on_pitch(pos.active)):
        if any(e.sent_off_after_drive(pos, me) for e in me.on.sent_off_after_drive):
            die = m.d6(f"referee, {me.id}")
            m.emit(ev.RefereeLooked(me.id, die, die >= SEEN_ON))
            arguable = any(e.may_argue(pos, me) for e in me.on.may_argue)
            if die >= SEEN_ON and not (yield from foul.bribed(m, me, arguable)):
                yield from foul.send_off(m, me)


def call(m: Match, what: str) -> None:
    """The clock of a live match calls for something: it happens when the running turn ends."""
    dungeon = m.pos.dungeon
    assert dungeon is not None
    dungeon.called = (*dungeon.called, what)
    m.emit(ev.ClockCalled(what))


def callable_now(pos: Position, what: object) -> bool:
    """Whether the clock may call for something: nothing happens twice."""
    dungeon = pos.dungeon
    return dungeon is not None and what in EVENTS and what not in (*dungeon.called, *dungeon.happened)


def _time_passes(m: Match, dungeon: Dungeon) -> Proc[bool]:
    """What the clock brings about between turns; returns whether the match ends by it."""
    m.quiet = True
    for what in ("chests", "teleporters"):
        if what not in dungeon.happened and _due(m.pos, dungeon, what):
            dungeon.happened = (*dungeon.happened, what)
            if what == "chests":
                yield from chests.open_all(m)
            else:
                remove_teleporters(m, dungeon)
    m.quiet = False
    return _due(m.pos, dungeon, "draw")


def _due(pos: Position, dungeon: Dungeon, what: str) -> bool:
    limit = limits(pos.rules)[what]
    return what in dungeon.called or (limit > 0 and min(team.turn for team in pos.teams) >= limit)


def remove_teleporters(m: Match, dungeon: Dungeon) -> None:
    """Chance removes teleporters, but none in an end zone, nor the one nearest to an end zone that has none."""
    pos = m.pos
    kept = protected(pos, dungeon)
    able = [number for number in dungeon.working if number not in kept]
    removed: list[int] = []
    while able and len(removed) < REMOVED:
        index = m.roll(len(able), "teleporter to remove") - 1 if len(able) > 1 else 0
        removed.append(able.pop(index))
    dungeon.teleporters = tuple(OFF if number in removed else sq for number, sq in enumerate(dungeon.teleporters, 1))
    m.emit(ev.TeleportersRemoved(tuple(sorted(removed))))


def protected(pos: Position, dungeon: Dungeon) -> set[int]:
    """The numbers of the teleporters that stay."""
    found: set[int] = set()
    for zone in pos.field.end_zone:
        inside = [number for number in dungeon.working if dungeon.teleporters[number - 1] in zone]
        found.update(inside or _nearest(dungeon, zone))
    return found


def _nearest(dungeon: Dungeon, zone: frozenset[Square]) -> list[int]:
    ways = dungeon.map.field().ways(zone)
    working = [number for number in dungeon.working if dungeon.teleporters[number - 1] in ways]
    return [min(working, key=lambda number: ways[dungeon.teleporters[number - 1]])] if working else []

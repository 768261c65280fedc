"""Chests: one hides the ball, the others explode (seed 004, *Encontrando el balón y abriendo cofres*).

Which holds the ball is drawn when one is opened, so nobody can know it before.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.dungeon.state import Dungeon
from engine.match.field import Square
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import Proc


def beside(pos: Position, me: Player) -> list[Square]:
    """The closed chests that a standing player could open."""
    dungeon = pos.dungeon
    if dungeon is None or not me.standing:
        return []
    return [sq for sq in dungeon.chests if me.sq in pos.field.neighbours[sq]]


def close(pos: Position, chests: tuple[Square, ...]) -> None:
    """Let these chests be the closed ones."""
    dungeon = pos.dungeon
    assert dungeon is not None
    dungeon.chests = chests
    pos.field = dungeon.map.field(frozenset(chests))


def open_chest(m: Match, me: Player, sq: Square) -> Proc[None]:
    """A player opens a chest: he may catch the ball that is in it, else it explodes."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    holds = not dungeon.found and _drawn(m, dungeon) == 0
    close(pos, tuple(one for one in dungeon.chests if one != sq))
    m.emit(ev.ChestOpened(me.id, sq, holds))
    if not holds:
        yield from explode(m, sq)
        m.turnover("explosion")
        return
    dungeon.found = True
    pos.ball = sq
    if not ball.can_catch(pos, me) or not (yield from ball.catch(m, me, 0)):
        if pos.ball == sq:
            m.emit(ev.BallLanded(sq))


def _drawn(m: Match, dungeon: Dungeon) -> int:
    """Which of the closed chests holds the ball, the one that is opened counted first: no die for a single one."""
    number = len(dungeon.chests)
    return 0 if number == 1 else m.roll(number, "chest with the ball") - 1


def explode(m: Match, sq: Square) -> Proc[None]:
    """Everybody beside the chest is knocked down, one after the other with all that follows."""
    pos = m.pos
    for near in pos.field.neighbours[sq]:
        me = pos.board[near]
        if me is not None:
            yield from injury.knock_down(m, me)
    yield from ball.settle(m)


def open_all(m: Match) -> Proc[None]:
    """Time is up: the chests that are left open at once, and those with a spell explode (ruling 34)."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    squares = dungeon.chests
    if not squares:
        return
    which = -1 if dungeon.found else _drawn(m, dungeon)
    close(pos, ())
    m.emit(ev.ChestsOpened(squares))
    if which >= 0:
        dungeon.found = True
        pos.ball = squares[which]
        m.emit(ev.ChestOpened("", squares[which], True))
        m.emit(ev.BallLanded(squares[which]))
    for index, sq in enumerate(squares):
        if index != which:
            m.emit(ev.ChestOpened("", sq, False))
            yield from explode(m, sq)

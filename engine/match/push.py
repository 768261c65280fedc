"""Pushes: squares, chains, the crowd, following up.

Seed 000, *Empujones*, *Ocupar*; orders, *A block*; rulings 3, 4, 18 and 21.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.decisions import CROWD, FOLLOW, STAY, Decision
from engine.match.dungeon import hazards
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import RESERVES, Player, Position
from engine.match.prompts import Proc


class Shove:
    """What came of a push.

    Attributes:
        moved: the pushed player left his square.
        vacated: the square he left.
        crowd: a player who ended up in the crowd, against a wall or in a hazard, or None.
        end: which of them: ``crowd``, ``wall``, or the kind of hazard.
        lost_ball: he held the ball and went into the crowd with it.
    """

    __slots__ = ("crowd", "end", "lost_ball", "moved", "vacated")

    def __init__(self, vacated: Square) -> None:
        self.moved = False
        self.vacated = vacated
        self.crowd: Player | None = None
        self.end = ""
        self.lost_ball = False


def push_squares(pos: Position, pusher: Square, pushed: Player) -> tuple[Square, ...]:
    """Where a player may be pushed: empty squares if there are any, else the crowd, else occupied squares."""
    away = pos.field.away_from(pusher, pushed.sq)
    empty = tuple(sq for sq in away if sq != OFF and pos.board[sq] is None)
    if empty:
        return empty
    return (OFF,) if OFF in away else away


def shove(m: Match, pusher: Player, pushed: Player, grabbing: bool = False) -> Proc[Shove]:
    """Push a player, and whoever stands in the way after him; nobody moves where one of them stands firm.

    ``grabbing``: the block is one in which a pusher may choose any free square.
    """
    pos = m.pos
    result = Shove(pushed.sq)
    links: list[tuple[Player, Square]] = []
    came_from, who = pusher.sq, pushed
    while True:
        if who.rooted or (yield from _refuses(m, who, pusher)):
            return result
        target = yield from _square(m, came_from, who, pusher, not links, grabbing)
        links.append((who, target))
        if target == OFF:
            break
        occupant = pos.board[target]
        if occupant is None:
            break
        if any(occupant is linked for linked, _ in links):
            return result
        came_from, who = who.sq, occupant
    if target == OFF and pos.field.walled:
        result.crowd, result.end = who, "wall"
        m.emit(ev.AgainstWall(who.id, who.sq))
        return result
    result.moved = True
    for who, target in reversed(links):
        start = who.sq
        if target == OFF:
            ball.carried_off(m, who)
            pos.take_off(who, RESERVES)
            result.crowd, result.end = who, "crowd"
            m.emit(ev.Pushed(who.id, start, OFF))
            result.lost_ball = "throw_in" in (m.loose, m.other_loose)
        elif target in pos.field.hazards:
            result.crowd, result.end = who, pos.field.hazards[target]
            m.emit(ev.Pushed(who.id, start, target))
            hazards.vanish(m, who, target, result.end)
        else:
            pos.put(who, target)
            m.emit(ev.Pushed(who.id, start, target))
            ball.disturb(m, target)
    return result


def beyond(m: Match, result: Shove, knocked_down: bool) -> Proc[None]:
    """What awaits a player pushed where there is no square for him; ``knocked_down``: he has fallen on his own already."""
    who = result.crowd
    if who is None:
        return
    if result.end == "crowd":
        yield from injury.crowd(m, who)
        if result.lost_ball and who.side == m.pos.active:
            m.turnover("carrier_crowd")
    elif result.end == "wall":
        if not knocked_down:
            yield from hazards.against_wall(m, who)
    else:
        yield from hazards.fate(m, who, result.end)


def _refuses(m: Match, who: Player, pusher: Player) -> Proc[bool]:
    for e in who.on.refuses_push:
        if (yield from e.refuses_push(m, who, pusher)):
            return True
    return False


def _square(m: Match, came_from: Square, who: Player, pusher: Player, first: bool, grabbing: bool) -> Proc[Square]:
    pos = m.pos
    squares: tuple[Square, ...] = ()
    chooser = pos.active if pos.active >= 0 else pusher.side
    gripping = next((e for e in pusher.on.grabs if first and e.grabs(pos, pusher)), None)
    if gripping is None:
        for e in who.on.picks_push_square:
            squares = yield from e.picks_push_square(m, who, pusher)
            if squares:
                chooser = who.side
                break
    elif grabbing and not (who.on.picks_push_square and who.has_zone):
        free = tuple(sq for sq in pos.field.steps[who.sq] if sq != OFF and pos.board[sq] is None)
        if free and (yield from m.use(pusher, gripping.id, True, True, {"target": who.id})):
            m.emit(ev.SkillUsed(pusher.id, gripping.id, who.id))
            squares = free
    if not squares:
        squares = push_squares(pos, came_from, who)
    options: list[Decision] = [CROWD if sq == OFF else ("push", sq) for sq in squares]
    answer = yield from m.ask("push", chooser, options, options[0], {"player": who.id, "by": pusher.id})
    return OFF if answer == CROWD else int(answer[1])


def follow_up(m: Match, me: Player, pushed: Player, vacated: Square, must: bool = False) -> Proc[None]:
    """The attacker may step into the square that the pushed player left free, before any further die is rolled."""
    pos = m.pos
    if me.rooted:
        return
    if not must and not any(e.must_follow(pos, me) for e in me.on.must_follow):
        about: dict[str, object] = {"player": me.id, "pushed": pushed.id, "square": vacated}
        answer = yield from m.ask("follow", me.side, [FOLLOW, STAY], STAY, about)
        if answer == STAY:
            return
    start = me.sq
    pos.put(me, vacated)
    m.emit(ev.Followed(me.id, start, vacated))
    ball.disturb(m, vacated)

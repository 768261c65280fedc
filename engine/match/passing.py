"""Passes, interceptions, hand-offs.

Seed 000, *Lanzamiento del balón*; supplement 3 and 6; orders, *A pass*; rulings 7, 8 and 31.
"""

from __future__ import annotations

from functools import lru_cache

from engine.match import ball, reactions
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dungeon import hazards, loose_ball
from engine.match.field import Field, Square, xy
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, agility, attempt

#: Range by squares apart, rows and columns alike (supplement 6): quick, short, long, bomb.
_RANGES = (
    ".QQQSSSLLLLBBB",
    "QQQQSSSLLLLBBB",
    "QQQSSSSLLLLBB.",
    "QQSSSSSLLLBBB.",
    "SSSSSSLLLLBBB.",
    "SSSSSLLLLBBB..",
    "SSSSLLLLLBBB..",
    "LLLLLLLLBBB...",
    "LLLLLLLBBBB...",
    "LLLLLBBBBB....",
    "LLLBBBBBB.....",
    "BBBBBBB.......",
    "BBBBB.........",
    "BB............",
)
_BANDS = {"Q": "quick", "S": "short", "L": "long", "B": "bomb", ".": ""}
RANGE_MODIFIER = {"quick": 1, "short": 0, "long": -1, "bomb": -2}
#: Half the width of the ruler, in squares.
_RULER = 0.87


def band(start: Square, end: Square) -> str:
    """Range of a throw: ``quick short long bomb``, or empty when out of range."""
    dx = abs((start >> 6) - (end >> 6))
    dy = abs((start & 63) - (end & 63))
    return _BANDS[_RANGES[dy][dx]] if dx < 14 and dy < 14 else ""


def may_throw_at(pos: Position, me: Player, start: Square, end: Square) -> str:
    """The range at which a player may throw from ``start`` to ``end``, or empty."""
    found = band(start, end)
    if not found or not pos.field.allows_throw(start, end, found):
        return ""
    if any(e.forbids_band(pos, me, found) for e in me.on.forbids_band):
        return ""
    return found


def pass_modifier(pos: Position, me: Player, range_band: str, sq: Square) -> int:
    """Range, opposing tackle zones on the thrower, and what effects add."""
    modifier = RANGE_MODIFIER[range_band] - ball.zones_against(pos, me, sq, "pass")
    for e in me.on.pass_modifier:
        modifier += e.pass_modifier(pos, me, range_band)
    return modifier + ball.handling_modifier(pos, me, sq)


def pass_roll(pos: Position, me: Player, range_band: str) -> Roll:
    """The roll of a pass from where the thrower stands; a modified 1 never succeeds, it is a fumble."""
    roll = agility("pass", me, pass_modifier(pos, me, range_band, me.sq), me.sq)
    roll.target = max(2, roll.target)
    return roll


def fumbled(roll: Roll) -> bool:
    """A natural 1, or 1 or less after modifiers unless it is a natural 6 (supplement 6)."""
    return roll.die == 1 or (roll.die != 6 and roll.die + roll.modifier <= 1)


def under_the_ruler(start: Square, target: Square, sq: Square) -> bool:
    """Whether a square lies under the ruler between thrower and target and nearer to each than they to one another."""
    (ax, ay), (bx, by), (cx, cy) = xy(start), xy(target), xy(sq)
    rx, ry = bx - ax, by - ay
    ix, iy = cx - ax, cy - ay
    whole = rx * rx + ry * ry
    if ix * ix + iy * iy >= whole or (ix - rx) ** 2 + (iy - ry) ** 2 >= whole:
        return False
    length = whole**0.5
    corners = ((ix + dx, iy + dy) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5))
    return min(abs(x * ry - y * rx) for x, y in corners) / length < _RULER


def interceptors(pos: Position, passer: Player, target: Square) -> list[Player]:
    """The opponents who may try to intercept, by shirt number."""
    return [
        foe
        for foe in pos.on_pitch(1 - passer.side)
        if ball.can_catch(pos, foe)
        and under_the_ruler(passer.sq, target, foe.sq)
        and pos.field.sees(passer.sq, foe.sq)
        and pos.field.sees(foe.sq, target)
    ]


def intercept_roll(pos: Position, me: Player, passer: Player | None = None) -> Roll:
    """The roll of an interception: -2, less the opposing tackle zones on the interceptor."""
    modifier = -2 - ball.zones_against(pos, me, me.sq, "intercept")
    for e in me.on.intercept_modifier:
        modifier += e.intercept_modifier(pos, me)
    if passer is not None:
        for e in passer.on.foe_intercept_modifier:
            modifier += e.foe_intercept_modifier(pos, passer, me)
    return agility("intercept", me, modifier + ball.handling_modifier(pos, me, me.sq))


def throw(m: Match, me: Player, target: Square) -> Proc[None]:
    """Throw the ball at a square."""
    pos = m.pos
    if (yield from refuses(m, me, pos.board[target])):
        return
    if pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return
    range_band = band(me.sq, target)
    m.emit(ev.PassThrown(me.id, target, range_band))
    yield from reactions.block_pass(m, me, target)
    foe = yield from interception(m, me, target)
    if foe is not None:
        if foe.earns:
            foe.int_ += 1
        ball.hold(m, foe)
        ball.left(m)
        m.turnover("intercepted")
        return
    roll = pass_roll(pos, me, range_band)
    on_target = yield from attempt(m, roll)
    pos.carrier = None
    pos.ball = me.sq
    ball.left(m)
    if not on_target and fumbled(roll):
        yield from _fumble(m, me)
        return
    m.emit(ev.PassJudged(me.id, "accurate" if on_target else "inaccurate"))
    if pos.field.obstacles and (yield from loose_ball.strikes(m, me.sq, target)):
        m.turnover("obstacle")
        return
    if on_target:
        receiver = pos.board[target]
        yield from ball.come_down(m, target, 1)
        if receiver is not None and receiver.side == me.side and ball.held_by(pos, receiver):
            if me.earns:
                me.comp += 1
            m.emit(ev.Completed(me.id, receiver.id))
    else:
        yield from miss(m, target)
    lost_unless_held(m, "pass_lost")


def _fumble(m: Match, me: Player) -> Proc[None]:
    m.emit(ev.PassJudged(me.id, "fumble"))
    yield from ball.bounce(m, me.sq)
    m.turnover("fumble")


def miss(m: Match, target: Square) -> Proc[None]:
    """The ball scatters three times, thrown in where it leaves the pitch (ruling 31)."""
    sq, left = ball.scatter(m, target, 3)
    if left:
        sq = yield from ball.throw_in(m, sq)
    yield from ball.come_down(m, sq, 0)


def throw_far(m: Match, me: Player, target: Square) -> Proc[None]:
    """Throw anywhere on the pitch: fumbled on a natural 1, never accurate, not to be intercepted (ruling 25)."""
    pos = m.pos
    if (yield from refuses(m, me, pos.board[target])):
        return
    m.emit(ev.PassThrown(me.id, target, "hail_mary"))
    thrown = yield from attempt(m, Roll("pass", me, 2))
    pos.carrier = None
    pos.ball = me.sq
    ball.left(m)
    if not thrown:
        yield from _fumble(m, me)
        return
    m.emit(ev.PassJudged(me.id, "inaccurate"))
    yield from miss(m, target)
    lost_unless_held(m, "pass_lost")


def refuses(m: Match, me: Player, mate: Player | None) -> Proc[bool]:
    """Whether a player will not give the ball to, or throw, a team-mate he dislikes."""
    if mate is None or mate.side != me.side:
        return False
    for e in me.on.refuses_to_give:
        if (yield from e.refuses_to_give(m, me, mate)):
            return True
    return False


def lost_unless_held(m: Match, reason: str) -> None:
    """A ball that no player of the moving team holds when it has come to rest is a turnover."""
    carrier = m.pos.carrier
    if carrier is None or carrier.side != m.pos.active:
        m.turnover(reason)


def interception(m: Match, me: Player, target: Square) -> Proc[Player | None]:
    """One opponent may try to intercept; returns who did."""
    pos = m.pos
    foes = interceptors(pos, me, target)
    if not foes:
        return None
    nobody: Decision = ("intercept", "none")
    options: list[Decision] = [("intercept", foe.id) for foe in foes]
    about: dict[str, object] = {
        "player": me.id,
        "target": target,
        "needed": {foe.id: intercept_roll(pos, foe, me).needed for foe in foes},
    }
    answer = yield from m.ask("intercept", 1 - me.side, [*options, nobody], nobody, about)
    if answer == nobody:
        return None
    foe = pos.players[str(answer[1])]
    if pos.field.danger and (yield from hazards.slips(m, foe, foe.sq)):
        return None
    if not (yield from attempt(m, intercept_roll(pos, foe, me))):
        return None
    for e in me.on.saves_throw:
        if (yield from e.saves_throw(m, me, foe)):
            return None
    m.emit(ev.Intercepted(foe.id, me.id))
    return foe


def hand_off(m: Match, me: Player, receiver: Player) -> Proc[None]:
    """Hand the ball to a standing team-mate beside the carrier: he catches at +1."""
    if (yield from refuses(m, me, receiver)):
        return
    m.emit(ev.HandedOff(me.id, receiver.id))
    m.pos.carrier = None
    m.pos.ball = receiver.sq
    ball.left(m)
    yield from ball.come_down(m, receiver.sq, 1)
    lost_unless_held(m, "hand_off_lost")


def pass_targets(pos: Position, me: Player) -> list[Square]:
    """Every square a player may throw at from where he stands."""
    reach = in_range(pos.field, me.sq)
    if not me.on.forbids_band:
        return [sq for sq, _ in reach]
    allowed = {found for found in RANGE_MODIFIER if not any(e.forbids_band(pos, me, found) for e in me.on.forbids_band)}
    return [sq for sq, found in reach if found in allowed]


def far_targets(pos: Position, me: Player) -> list[Square]:
    """Every square that a throw beyond all ranges may be aimed at; none between walls, or where long ones are barred."""
    if pos.field.walled or any(e.forbids_band(pos, me, "bomb") for e in me.on.forbids_band):
        return []
    return [sq for sq in pos.field.squares if sq != me.sq]


@lru_cache(maxsize=2048)
def in_range(field: Field, start: Square) -> tuple[tuple[Square, str], ...]:
    """Every square of a field that a throw from ``start`` can be aimed at, with its range."""
    return tuple(
        (sq, found)
        for sq in field.squares
        if sq != start and (found := band(start, sq)) and field.allows_throw(start, sq, found)
    )

"""The ball: picking up, catching, bouncing, throwing in.

Seed 000, *Recoger el balón*, *Atrapar el balón*, *Rebote del balón*, *Devolución del balón*; supplement 1 and 8.
"""

from __future__ import annotations

from engine.match import card_play
from engine.match import events as ev
from engine.match.dungeon import hazards, loose_ball
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, agility, attempt


def ignores_zones(pos: Position, me: Player, what: str) -> bool:
    """Whether opposing tackle zones leave this roll of a player alone."""
    return any(e.ignores_zones(pos, me, what) for e in me.on.ignores_zones)


def zones_against(pos: Position, me: Player, sq: Square, what: str) -> int:
    """Opposing tackle zones that count against a roll of a player on ``sq``."""
    return 0 if me.on.ignores_zones and ignores_zones(pos, me, what) else pos.zones_on(sq, me.side)


def pick_up_modifier(pos: Position, me: Player, sq: Square) -> int:
    """+1, less the opposing tackle zones on the square, and what effects add."""
    modifier = 1 - zones_against(pos, me, sq, "pick_up")
    for e in me.on.pick_up_modifier:
        modifier += e.pick_up_modifier(pos, me, sq)
    return modifier


def catch_modifier(pos: Position, me: Player, given: int) -> int:
    """``given`` (+1 for an accurate pass or a hand-off), less opposing tackle zones, and what effects add."""
    modifier = given - zones_against(pos, me, me.sq, "catch")
    for e in me.on.catch_modifier:
        modifier += e.catch_modifier(pos, me)
    return modifier + handling_modifier(pos, me, me.sq)


def handling_modifier(pos: Position, me: Player, sq: Square) -> int:
    """What opponents near by take off a pass, a catch or an interception."""
    return sum(
        e.foe_handling_modifier(pos, foe, me, sq)
        for foe in pos.squads[1 - me.side]
        if foe.on.foe_handling_modifier and foe.sq != OFF
        for e in foe.on.foe_handling_modifier
    )


def can_catch(pos: Position, me: Player) -> bool:
    """Standing players try to catch, unless a trait holds them or their hands are not free, of another ball either."""
    return me.has_zone and not cannot_hold(pos, me) and (pos.second is None or not pos.holds_ball(me))


def cannot_hold(pos: Position, me: Player) -> bool:
    """Whether a trait keeps a player from ever holding the ball."""
    return any(e.cannot_hold_ball(pos, me) for e in me.on.cannot_hold_ball)


def pick_up_roll(pos: Position, me: Player, sq: Square) -> Roll:
    """The roll for picking the ball up on ``sq``."""
    return agility("pick_up", me, pick_up_modifier(pos, me, sq), end=sq)


def pick_up(m: Match, me: Player) -> Proc[bool]:
    """A player who moved onto the ball must try to pick it up; failing is a turnover."""
    pos = m.pos
    sq = me.sq
    if pos.field.danger and (yield from hazards.slips(m, me, sq)):
        return False
    if not cannot_hold(pos, me) and (yield from attempt(m, pick_up_roll(pos, me, sq))):
        hold(m, me)
        m.emit(ev.BallPickedUp(me.id))
        return True
    yield from bounce(m, sq)
    m.turnover("pick_up")
    return False


def step_on(m: Match, me: Player) -> Proc[bool]:
    """A player has moved to a square where a ball may lie: he must try to pick it up, or it bounces if he has one."""
    pos = m.pos
    sq = me.sq
    if pos.ball_lies_on(sq):
        if pos.second is None or pos.second.carrier is not me:
            return (yield from pick_up(m, me))
        yield from bounce(m, sq)
    elif pos.second is not None and pos.second.sq == sq:
        swap(m)
        well = yield from step_on(m, me)
        swap(m)
        return well
    return True


def swap(m: Match) -> None:
    """Let the second ball be the one that is played with, and the other way round."""
    pos, other = m.pos, m.pos.second
    if other is not None:
        pos.ball, other.sq = other.sq, pos.ball
        pos.carrier, other.carrier = other.carrier, pos.carrier
        m.loose, m.other_loose = m.other_loose, m.loose


def take_up(m: Match, me: Player) -> None:
    """Let the ball that a player holds be the one that is played with."""
    if m.pos.second is not None and m.pos.second.carrier is me:
        swap(m)


def disturb(m: Match, sq: Square) -> None:
    """Somebody has come to a square without moving there himself: a ball that lies there will bounce."""
    pos = m.pos
    if pos.ball_lies_on(sq):
        m.loose = m.loose or "bounce"
    if pos.second is not None and pos.second.sq == sq:
        m.other_loose = m.other_loose or "bounce"


def hold(m: Match, me: Player) -> None:
    """The ball is in a player's hands now."""
    m.pos.ball = OFF
    m.pos.carrier = me


def held_by(pos: Position, me: Player) -> bool:
    """Whether a player holds the ball."""
    return pos.carrier is me


def drop(m: Match, me: Player) -> None:
    """A player who loses his feet lets the ball go; it bounces when his own fate is settled."""
    pos = m.pos
    if pos.carrier is me:
        pos.carrier = None
        pos.ball = me.sq
        m.loose = "bounce"
        m.emit(ev.BallDropped(me.id, me.sq))
        left(m)
    elif pos.second is not None and pos.second.carrier is me:
        swap(m)
        drop(m, me)
        swap(m)


def left(m: Match) -> None:
    """The ball has left somebody: what lasts while he holds it ends."""
    if m.pos.in_force:
        card_play.check(m)


def carried_off(m: Match, me: Player) -> None:
    """A player goes into the crowd with the ball: it will be thrown in from his last square."""
    pos = m.pos
    if pos.carrier is me:
        pos.carrier = None
        pos.ball = me.sq
        m.loose = "throw_in"
        m.emit(ev.BallDropped(me.id, me.sq))
        left(m)
    elif pos.second is not None and pos.second.carrier is me:
        swap(m)
        carried_off(m, me)
        swap(m)


def vanishes_with(m: Match, me: Player) -> None:
    """A player disappears from a dungeon with the ball: magic will bring it back."""
    pos = m.pos
    if pos.carrier is me:
        pos.carrier = None
        pos.ball = OFF
        m.loose = "lost"
        m.emit(ev.BallLost(me.sq))


def leaves_with(m: Match, me: Player) -> None:
    """A player is taken off his square: a ball he held bounces from there, in a dungeon magic brings it back (ruling 13)."""
    if m.pos.dungeon is None:
        drop(m, me)
    else:
        vanishes_with(m, me)


def settle(m: Match) -> Proc[None]:
    """Let a ball that came loose during a resolution bounce, be thrown in, or come back by magic."""
    how, m.loose = m.loose, ""
    if how == "bounce":
        yield from bounce(m, m.pos.ball)
    elif how == "throw_in":
        sq = yield from throw_in(m, m.pos.ball)
        yield from come_down(m, sq, 0)
    elif how == "lost":
        yield from loose_ball.bring_back(m)
    if m.other_loose:
        swap(m)
        yield from settle(m)
        swap(m)


def come_down(m: Match, sq: Square, given: int, kickoff: bool = False) -> Proc[None]:
    """The ball comes down on a square out of the air: it is caught there or from beside it, or it bounces."""
    yield from _to_rest(m, sq, given, True, kickoff)


def bounce(m: Match, sq: Square, kickoff: bool = False) -> Proc[None]:
    """The ball bounces from a square until it is caught, rests, or (at a kick-off) leaves the pitch.

    Thrown back by the crowd onto an empty square it bounces once more.
    """
    yield from _to_rest(m, sq, 0, False, kickoff)


def _to_rest(m: Match, sq: Square, given: int, from_the_air: bool, kickoff: bool) -> Proc[None]:
    pos = m.pos
    if pos.dungeon is not None:
        yield from loose_ball.to_rest(m, sq, given, from_the_air)
        return
    while True:
        pos.ball = sq
        if from_the_air:
            player = pos.board[sq]
            if player is None or not can_catch(pos, player):
                player = yield from diver(m, sq)
            if player is not None:
                sq = player.sq
                if (yield from catch(m, player, given)):
                    return
        direction = m.roll(8, "bounce")
        after = pos.field.steps[sq][direction - 1]
        m.emit(ev.BallBounced(sq, after, direction))
        if after == OFF:
            if kickoff:
                pos.ball_out = True
                return
            sq = yield from throw_in(m, sq)
            given, from_the_air = 0, True
            continue
        sq, from_the_air = after, False
        pos.ball = sq
        player = pos.board[sq]
        if player is None:
            if pos.second is not None and pos.second.sq == sq:
                continue
            m.emit(ev.BallLanded(sq))
            return
        if can_catch(pos, player) and (yield from catch(m, player, 0)):
            return


def diver(m: Match, sq: Square) -> Proc[Player | None]:
    """The one player who dives for a ball that came down in his zone; two who try hinder one another (ruling 25)."""
    pos = m.pos
    first = max(pos.active, 0)
    diving: list[Player] = []
    for side in (first, 1 - first):
        for me in pos.neighbours_of(sq, side):
            if can_catch(pos, me):
                for e in me.on.dives_for_catches:
                    if (yield from m.use(me, e.id, True, False, {"square": sq})):
                        m.emit(ev.SkillUsed(me.id, e.id, ""))
                        diving.append(me)
    return diving[0] if len(diving) == 1 else None


def catch(m: Match, me: Player, given: int) -> Proc[bool]:
    """A player tries to catch the ball on his square, or beside it."""
    if m.pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return False
    roll = agility("catch", me, catch_modifier(m.pos, me, given), end=me.sq)
    if (yield from attempt(m, roll)):
        hold(m, me)
        m.emit(ev.BallCaught(me.id))
        return True
    return False


def scatter(m: Match, sq: Square, times: int) -> tuple[Square, bool]:
    """Scatter the ball one square at a time; returns its square, and whether it left the pitch from there."""
    for _ in range(times):
        direction, after = drift(m, sq, "scatter")
        m.emit(ev.BallBounced(sq, after, direction))
        if after == OFF:
            return sq, True
        sq = after
    return sq, False


def drift(m: Match, sq: Square, what: str) -> tuple[int, Square]:
    """A D8 and the square that lies there; between walls it is rolled again until it leads somewhere."""
    field = m.pos.field
    while True:
        direction = m.roll(8, what)
        after = field.steps[sq][direction - 1]
        if after != OFF or not field.walled:
            return direction, after


def throw_in(m: Match, sq: Square) -> Proc[Square]:
    """The crowd throws the ball back in from the last square it was in; returns where it comes down."""
    field = m.pos.field
    while True:
        direction = 0
        for one, force in m.pos.hooks("directs_throw_in"):
            direction = direction or (yield from one.directs_throw_in(m, force, sq))
        direction = direction or m.d6("throw-in direction")
        length = sum(m.two_d6("throw-in distance"))
        dx, dy = field.throw_in_directions(sq)[(direction - 1) // 2]
        start, left = sq, False
        for _ in range(length):
            after = _beside(field.steps[sq], dx, dy)
            if after == OFF:
                left = True
                break
            sq = after
        m.emit(ev.BallThrownIn(start, OFF if left else sq, direction, length))
        if not left:
            return sq


_STEP_INDEX = {(-1, -1): 0, (0, -1): 1, (1, -1): 2, (-1, 0): 3, (1, 0): 4, (-1, 1): 5, (0, 1): 6, (1, 1): 7}


def _beside(steps: tuple[Square, ...], dx: int, dy: int) -> Square:
    return steps[_STEP_INDEX[dx, dy]]

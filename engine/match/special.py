"""Throwing a team-mate.

Seed 003, *Lanzar Compañero de Equipo*, *Agilidad Felina*, *Siempre Hambriento*; orders, *Throw team-mate*.
"""

from __future__ import annotations

from engine.match import ball, injury, passing
from engine.match import events as ev
from engine.match.dungeon import hazards, teleport
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import IN_THE_AIR, Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import agility, attempt

THROWN_BANDS = ("quick", "short")


def throwable(pos: Position, me: Player) -> list[Player]:
    """Standing team-mates beside a player whom he may throw."""
    return [
        mate
        for mate in pos.neighbours_of(me.sq, me.side)
        if mate.standing and any(e.can_be_thrown(pos, mate) for e in mate.on.can_be_thrown)
    ]


def throw_targets(pos: Position, me: Player) -> list[Square]:
    """Squares a player may be thrown at: quick and short range."""
    return [sq for sq in passing.pass_targets(pos, me) if passing.band(me.sq, sq) in THROWN_BANDS]


def throw_team_mate(m: Match, me: Player, mate: Player, target: Square) -> Proc[None]:
    """Throw a team-mate: never accurate, he scatters three squares and must land."""
    pos = m.pos
    if (yield from passing.refuses(m, me, mate)):
        return
    if pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return
    ball.take_up(m, mate)
    had_ball = pos.carrier is mate
    m.emit(ev.PlayerThrown(me.id, mate.id, target))
    mishap = ""
    for e in me.on.before_throw:
        mishap = mishap or (yield from e.before_throw(m, me, mate))
    if mishap == "eaten":
        ball.leaves_with(m, mate)
        injury.settle(m, mate, "dead")
        yield from ball.settle(m)
        if had_ball:
            m.turnover("thrown_player")
        return
    if mishap or (yield from _fumbled(m, me, target)):
        m.emit(ev.PassJudged(me.id, "fumble"))
        yield from _land(m, mate)
    else:
        yield from fly(m, mate, target)
    if pos.dungeon is not None:
        yield from teleport.settle(m)
    if had_ball and (mishap or pos.carrier is not mate):
        m.turnover("thrown_player")


def _fumbled(m: Match, me: Player, target: Square) -> Proc[bool]:
    """The pass roll, at -1: only whether it is fumbled matters, and only a fumble is worth a re-roll."""
    pos = m.pos
    roll = passing.pass_roll(pos, me, passing.band(me.sq, target))
    roll.modifier -= 1
    roll.target = 2
    roll.of_ball = False
    yield from attempt(m, roll)
    return passing.fumbled(roll)


def fly(
    m: Match, mate: Player, target: Square, squares: int = 3, direction: int = 0, surely: bool = False
) -> Proc[None]:
    """Scatter three squares, then come down: on a free square, on somebody, or in the crowd.

    With a ``direction``, 1 to 8, he flies that way, ``squares`` far, and only after landing on somebody at random.
    ``surely``: on a free square he lands without a roll.
    """
    pos = m.pos
    ball.take_up(m, mate)
    start = mate.sq
    pos.board[start] = None
    mate.sq = OFF
    mate.rooted = False
    lost_zone, mate.lost_zone = mate.lost_zone, ""
    mate.place = IN_THE_AIR
    if pos.dungeon is not None:
        pos.dungeon.leaves(mate.id)
    sq, hit = target, False
    left = squares
    while left or pos.board[sq] is not None:
        if not left:
            if not hit:
                hit = True
                yield from _land_on(m, mate, sq)
            left, direction = 1, 0
        left -= 1
        if direction:
            way, after = direction, pos.field.steps[sq][direction - 1]
        else:
            way, after = ball.drift(m, sq, f"scatter of {mate.id}")
        m.emit(ev.PlayerScattered(mate.id, sq, after, way))
        if after == OFF:
            if pos.carrier is mate:
                pos.carrier = None
                pos.ball = sq
                m.loose = "throw_in"
                ball.left(m)
            yield from injury.crowd(m, mate)
            yield from ball.settle(m)
            return
        sq = after
    if sq in pos.field.hazards:
        yield from hazards.fall_in(m, mate, sq, pos.field.hazards[sq])
        return
    pos.put(mate, sq)
    mate.lost_zone = lost_zone
    ball.disturb(m, sq)
    if hit:
        m.emit(ev.PlayerLanded(mate.id, sq, False))
        injury.lie_down(m, mate, placed=True)
        yield from injury.armour(m, mate, injury.Damage())
        yield from ball.settle(m)
    elif surely:
        m.emit(ev.PlayerLanded(mate.id, sq, True))
        yield from ball.settle(m)
    else:
        yield from _land(m, mate)


def _land_on(m: Match, mate: Player, sq: Square) -> Proc[None]:
    """Whoever stands or lies where a thrown player comes down is knocked down."""
    under = m.pos.board[sq]
    if under is None:
        return
    yield from injury.knock_down(m, under)
    if under.side == m.pos.active:
        m.turnover("knocked_down")


def landing_modifier(pos: Position, me: Player, sq: Square) -> int:
    """-1 for each opposing tackle zone on the square."""
    return -pos.zones_on(sq, me.side)


def _land(m: Match, mate: Player) -> Proc[None]:
    """The landing roll on the square a thrown player came down on."""
    pos = m.pos
    roll = agility("landing", mate, landing_modifier(pos, mate, mate.sq), end=mate.sq)
    well = yield from attempt(m, roll)
    m.emit(ev.PlayerLanded(mate.id, mate.sq, well))
    if not well:
        injury.lie_down(m, mate, placed=True)
        yield from injury.armour(m, mate, injury.Damage())
    yield from ball.settle(m)

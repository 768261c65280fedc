"""Chances of passes, catches and hand-offs.

Seed 000, *Lanzamiento del balón*; supplement 6 and 8; orders, *A pass*.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.match import passing
from engine.match.ball import can_catch, catch_modifier
from engine.match.dungeon.hazards import slip_roll
from engine.match.dungeon.loose_ball import STRUCK_ON
from engine.match.field import Square
from engine.match.odds.copies import standing_on
from engine.match.odds.rerolls import Die, Rerolls, repeated, value
from engine.match.position import Player, Position
from engine.match.rolls import Roll, agility

OBSTACLE_MISSED = 1 - STRUCK_ON / 6


class CatchOdds(NamedTuple):
    """A catch: the face it needs (0 where he cannot try), and the chance to make it."""

    needed: int
    chance: float


class PassOdds(NamedTuple):
    """A pass.

    Attributes:
        band: ``quick short long bomb``.
        needed: face that makes it accurate.
        catch: face the receiver needs, 0 where nobody on the target square can catch.
        accurate: chance of an accurate pass.
        complete: chance that it is accurate and caught at once, the re-rolls kept for where they help most; 0 without
            a receiver.
        fumble: chance of a fumble when every failure that can be is repeated.
        intercepted: chance of the likeliest interceptor, which is not taken off the others; 0 without one.
    """

    band: str
    needed: int
    catch: int
    accurate: float
    complete: float
    fumble: float
    intercepted: float


def pass_chance(pos: Position, me: Player, target: Square, at: Square | None = None) -> PassOdds:
    """Chances of a pass at a square, from where the player stands or from ``at``.

    Raises:
        ValueError: the target is out of his range.
    """
    pos, me = standing_on(pos, me, at)
    band = passing.may_throw_at(pos, me, me.sq, target)
    if not band:
        raise ValueError("the target is out of range")
    rerolls = Rerolls(pos)
    throw = passing.pass_roll(pos, me, band)
    throwing = rerolls.die(throw)
    receiver = pos.board[target]
    catch = catch_roll(pos, receiver) if receiver is not None else None
    catching = rerolls.die(catch) if catch is not None else Die(0.0)
    steady, ready = _footing(pos, me, rerolls), _footing(pos, receiver, rerolls)
    full = rerolls.full
    flies = OBSTACLE_MISSED ** len(pos.field.obstacles_between(me.sq, target))

    def caught(left: int) -> float:
        return value(ready, left, lambda later: value(catching, later, _done))

    return PassOdds(
        band,
        throw.needed,
        catch.needed if catch is not None else 0,
        value(steady, full, lambda left: value(throwing, left, _done)),
        flies * value(steady, full, lambda left: value(throwing, left, caught)),
        value(steady, full, _done) * _fumble(throw, throwing, full),
        max((_intercepted(pos, foe) for foe in passing.interceptors(pos, me, target)), default=0.0),
    )


def catch_chance(pos: Position, me: Player, modifier: int) -> CatchOdds:
    """Chance that a player catches a ball that comes down on him; ``modifier`` is +1 for an accurate pass or a hand-off."""
    roll = catch_roll(pos, me, modifier)
    if roll is None:
        return CatchOdds(0, 0.0)
    return CatchOdds(roll.needed, _alone(pos, roll))


def hand_off_chance(pos: Position, receiver: Player) -> CatchOdds:
    """Chance that a team-mate beside the carrier catches a hand-off."""
    return catch_chance(pos, receiver, 1)


def catch_roll(pos: Position, me: Player, modifier: int = 1) -> Roll | None:
    """The roll to catch a ball with this modifier, or None for a player who cannot try."""
    return agility("catch", me, catch_modifier(pos, me, modifier), end=me.sq) if can_catch(pos, me) else None


def _footing(pos: Position, me: Player | None, rerolls: Rerolls) -> Die:
    """What it takes to act where a player stands: certain on safe ground."""
    if me is None or me.sq not in pos.field.danger:
        return Die(1.0)
    return rerolls.die(slip_roll(me))


def _intercepted(pos: Position, foe: Player) -> float:
    return _alone(pos, passing.intercept_roll(pos, foe))


def _alone(pos: Position, roll: Roll) -> float:
    rerolls = Rerolls(pos)
    steady, die = _footing(pos, roll.player, rerolls), rerolls.die(roll)
    return value(steady, rerolls.full, lambda left: value(die, left, _done))


def _fumble(throw: Roll, throwing: Die, state: int) -> float:
    fumbles = 0
    for die in range(1, 7):
        throw.die = die
        fumbles += not throw.success and passing.fumbled(throw)
    again = repeated(throwing.sources, state)
    return fumbles / 6 * (1 - again + (1 - throwing.chance) * again)


def _done(_: int) -> float:
    return 1.0

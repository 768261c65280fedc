"""The best chance to complete a path.

Seed 000, *Movimiento*; orders, *A step*; notation, ``= odds``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match import ball, move
from engine.match.actions import ActionLegal
from engine.match.ball import cannot_hold
from engine.match.dungeon.hazards import jump_roll, jumps, slip_roll
from engine.match.field import OFF, Square
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds.rerolls import Die, Rerolls, value
from engine.match.position import PRONE, Player, Position
from engine.match.rolls import Roll


class Need(NamedTuple):
    """A roll on the way: its kind (``stand_up going_for_it dodge pick_up``), the face it needs, the square entered."""

    what: str
    needed: int
    square: Square


def running_movement(game: Game) -> Movement | None:
    """How far the player has come whose action waits for a decision, or None at any other prompt."""
    legal = game.prompt.legal if game.prompt is not None else None
    return legal.action.movement if isinstance(legal, ActionLegal) else None


def best_chance(game: Game, path: Sequence[Square]) -> float:
    """Probability to complete a path in the running action, re-rolls used as well as they can be.

    A player on the ground stands up first. A carrier who enters the end zone he attacks has completed his path there.

    Raises:
        ValueError: no action waits for a decision, or the path cannot be walked.
    """
    movement = running_movement(game)
    if movement is None:
        raise ValueError("no player is in the middle of his action")
    if not walkable(game.position, movement, path):
        raise ValueError("the path cannot be walked")
    return path_chance(game.position, movement, path)


def walkable(pos: Position, movement: Movement, path: Sequence[Square]) -> bool:
    """Whether a path can be walked as things stand, by a player on the ground once he stands."""
    upright = Movement(movement.player)
    upright.limit = movement.limit
    upright.spent = spent_upright(pos, movement)
    return move.path_is_legal(pos, upright, tuple(path))


def spent_upright(pos: Position, movement: Movement) -> int:
    """Movement spent once the player stands."""
    me = movement.player
    return movement.spent + (move.cost_to_stand(me, pos) if me.posture == PRONE else 0)


def unforced_squares(movement: Movement) -> int:
    """Movement after which each square must be gone for; where a rule limits a move none is ever gone for."""
    return move.allowance(movement.player) if movement.limit < 0 else movement.limit


def pick_up_roll(pos: Position, me: Player, sq: Square) -> Roll:
    """The roll to pick the ball up on a square; no face is enough for who can never hold it."""
    roll = ball.pick_up_roll(pos, me, sq)
    if cannot_hold(pos, me):
        roll.natural = False
        roll.target = roll.modifier + 7
    return roll


def path_chance(pos: Position, movement: Movement, path: Sequence[Square]) -> float:
    """Probability to complete a path from where a movement has come; see :func:`best_chance`."""
    if not stops(pos).isdisjoint(path[:-1]):
        return 0.0
    rerolls = Rerolls(pos)
    rolls = [rerolls.die(roll) for roll, _ in path_rolls(pos, movement, path)]
    known: dict[tuple[int, int], float] = {}
    return _from(rolls, 0, rerolls.full, known)


def _from(rolls: list[Die], index: int, state: int, known: dict[tuple[int, int], float]) -> float:
    if index == len(rolls):
        return 1.0
    found = known.get((index, state))
    if found is None:
        found = value(rolls[index], state, lambda left: _from(rolls, index + 1, left, known))
        known[index, state] = found
    return found


def jump_chance(pos: Position, movement: Movement, end: Square) -> float:
    """Probability to jump over hazards to a square from where a movement has come, a ball there picked up.

    Raises:
        ValueError: he cannot jump there.
    """
    me = movement.player
    over = jumps(pos, me, movement.left(pos)).get(end)
    if over is None:
        raise ValueError("there is nothing to jump over")
    rolls = [move.going_for_it_roll(pos, me)] * movement.owes
    beyond = movement.spent + len(over) + 1 - max(unforced_squares(movement), movement.spent)
    rolls += [move.going_for_it_roll(pos, me)] * max(0, beyond)
    rolls.append(jump_roll(pos, me, len(over), end))
    if end == loose_ball(pos):
        if end in pos.field.danger:
            rolls.append(slip_roll(me))
        rolls.append(pick_up_roll(pos, me, end))
    rerolls = Rerolls(pos)
    dice = [rerolls.die(roll) for roll in rolls]
    known: dict[tuple[int, int], float] = {}
    return _from(dice, 0, rerolls.full, known)


def path_rolls(pos: Position, movement: Movement, path: Sequence[Square]) -> list[tuple[Roll, Square]]:
    """Every roll a path needs, in order, with the square entered."""
    me = movement.player
    rolls: list[tuple[Roll, Square]] = []
    at, spent = me.sq, spent_upright(pos, movement)
    rises = move.stand_up_roll(pos, me)
    if rises is not None:
        rolls.append((rises, at))
    rolls += [(move.going_for_it_roll(pos, me), at)] * movement.owes
    danger = pos.field.danger
    carries = pos.holds_ball(me)
    loose = OFF if carries else loose_ball(pos)
    for sq in path:
        marked = move.dodge_due(pos, me, at)
        if marked and at in danger:
            rolls.append((slip_roll(me), at))
        if spent >= unforced_squares(movement):
            rolls.append((move.going_for_it_roll(pos, me, spent - unforced_squares(movement) + 1), sq))
        if marked:
            rolls.append((move.dodge_roll(pos, me, at, sq), sq))
        if sq == loose:
            if sq in danger:
                rolls.append((slip_roll(me), sq))
            rolls.append((pick_up_roll(pos, me, sq), sq))
            loose, carries = OFF, True
        if carries and sq in goal(pos, me):
            break
        at = sq
        spent += 1
    return rolls


def stops(pos: Position) -> frozenset[Square]:
    """Squares on which every way ends: teleporters, which carry a mover elsewhere."""
    return frozenset(pos.dungeon.teleporters) - {OFF} if pos.dungeon is not None else frozenset()


def loose_ball(pos: Position) -> Square:
    """The square of a ball nobody holds, or ``OFF``; of two that lie there the first."""
    if pos.carrier is None:
        return pos.ball
    return pos.second.sq if pos.second is not None else OFF


def goal(pos: Position, me: Player) -> frozenset[Square]:
    """The end zone a player attacks."""
    return pos.field.end_zone[1 - me.side]

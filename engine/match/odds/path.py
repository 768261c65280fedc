"""The best chance to complete a path.

Seed 000, *Movimiento*; orders, *A step*; notation, ``= odds``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match import move
from engine.match.actions import ActionLegal
from engine.match.field import OFF, Square
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds.rerolls import Rerolls, Source, chance_of, value
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
    if not move.path_is_legal(game.position, movement, tuple(path)):
        raise ValueError("the path cannot be walked")
    return path_chance(game.position, movement, path)


def path_chance(pos: Position, movement: Movement, path: Sequence[Square]) -> float:
    """Probability to complete a path from where a movement has come; see :func:`best_chance`."""
    rerolls = Rerolls(pos)
    rolls = [(chance_of(roll), rerolls.sources(roll)) for roll, _ in path_rolls(pos, movement, path)]
    known: dict[tuple[int, int], float] = {}
    return _from(rolls, 0, rerolls.full, known)


def _from(
    rolls: list[tuple[float, tuple[Source, ...]]], index: int, state: int, known: dict[tuple[int, int], float]
) -> float:
    if index == len(rolls):
        return 1.0
    found = known.get((index, state))
    if found is None:
        chance, sources = rolls[index]
        found = value(chance, sources, state, lambda left: _from(rolls, index + 1, left, known))
        known[index, state] = found
    return found


def path_rolls(pos: Position, movement: Movement, path: Sequence[Square]) -> list[tuple[Roll, Square]]:
    """Every roll a path needs, in order, with the square entered."""
    me = movement.player
    rolls: list[tuple[Roll, Square]] = []
    at, spent = me.sq, movement.spent
    if me.posture == PRONE:
        roll = move.stand_up_roll(me)
        if roll is not None:
            rolls.append((roll, at))
        spent += move.cost_to_stand(me)
    loose = loose_ball(pos)
    carries = pos.carrier is me
    for sq in path:
        if spent >= move.allowance(me):
            rolls.append((move.going_for_it_roll(pos, me), sq))
        if pos.marked(at, me.side):
            rolls.append((move.dodge_roll(pos, me, at, sq), sq))
        if sq == loose:
            rolls.append((move.pick_up_roll(pos, me, sq), sq))
            loose, carries = OFF, True
        if carries and sq in goal(pos, me):
            break
        at = sq
        spent += 1
    return rolls


def loose_ball(pos: Position) -> Square:
    """The square of a ball nobody holds, or ``OFF``."""
    return pos.ball if pos.carrier is None else OFF


def goal(pos: Position, me: Player) -> frozenset[Square]:
    """The end zone a player attacks."""
    return pos.field.end_zone[1 - me.side]

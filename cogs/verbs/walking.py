"""Walks by command: the best path to a square or to an opponent, and what it risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.match.decisions import Decision
from engine.match.field import Square, square_name
from engine.match.game import Game
from engine.match.move import Movement, going_for_it_roll
from engine.match.odds import Reach, reach, running_movement
from engine.match.odds.path import path_rolls, spent_upright, unforced_squares, walkable
from engine.match.odds.rerolls import Rerolls, value
from engine.match.position import PRONE, Player
from engine.match.rolls import Roll
from services.language import Texts
from services.narration import Names


@dataclass(frozen=True, slots=True)
class Walk:
    """A path, its rolls in order, and the chance to complete it, re-rolls used as well as they can be."""

    path: tuple[Square, ...]
    rolls: tuple[Roll, ...]
    chance: float


def movement_of(game: Game, me: Player) -> Movement:
    """How far the player has come: in the running action if it is his, else not at all."""
    running = running_movement(game)
    return running if running is not None and running.player is me else Movement(me)


def ways(game: Game, me: Player) -> dict[Square, Reach]:
    """The best way to every square the player can get to."""
    return reach(game.position, me, movement_of(game, me))


def walk_to(game: Game, me: Player, sq: Square) -> Walk | None:
    """The best walk to a square, or None where there is none."""
    found = ways(game, me).get(sq)
    return walk_along(game, me, found.path) if found is not None else None


def walk_along(game: Game, me: Player, path: Sequence[Square]) -> Walk | None:
    """A walk along the squares named, or None where they are no path that can be walked."""
    movement = movement_of(game, me)
    if not walkable(game.position, movement, path):
        return None
    return walk_of(game, me, path)


def walk_of(game: Game, me: Player, path: Sequence[Square], blitz: bool = False) -> Walk:
    """A walk that can be walked; a `blitz` pays a square more for its block, which may have to be gone for."""
    pos, movement = game.position, movement_of(game, me)
    rolls = [roll for roll, _ in path_rolls(pos, movement, path)]
    if blitz and spent_upright(pos, movement) + len(path) >= unforced_squares(movement):
        rolls.append(going_for_it_roll(pos, me))
    rerolls = Rerolls(pos)
    dice = [rerolls.die(roll) for roll in rolls]

    def chance(index: int, state: int) -> float:
        if index == len(dice):
            return 1.0
        return value(dice[index], state, lambda left: chance(index + 1, left))

    return Walk(tuple(path), tuple(rolls), chance(0, rerolls.full))


def steps(me: Player, walk: Walk) -> list[Decision]:
    """The decisions of a walk; a player on the ground stands up first."""
    found: list[Decision] = [("stand",)] if me.posture == PRONE else []
    return [*found, ("move", *walk.path)] if walk.path else found


def risk(me: Player, walk: Walk, game: Game, texts: Texts) -> str:
    """The question before a risky walk: where to, how likely, by which rolls."""
    names = Names(game.position, texts)
    counted = Counter(roll.what for roll in walk.rolls)
    rolls = [texts.say(f"command-risk-{what.replace('_', '-')}", count=count) for what, count in counted.items()]
    square = square_name(walk.path[-1]) if walk.path else texts.say("command-here")
    return texts.say(
        "command-risk", player=names.of(me), square=square, odds=names.chance(walk.chance), rolls=texts.join(rolls)
    )

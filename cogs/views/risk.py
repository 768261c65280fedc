"""Which presses are asked twice: those that could end a turn, by a roll that fails or by giving it away."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match.decisions import END, Decision
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import running_movement
from engine.match.odds.path import path_rolls
from engine.match.position import STANDING
from services.controls import able, ball_chance


def idle(game: Game) -> list[str]:
    """The standing players who could still be given an action."""
    return [player for player in able(game) if game.position.players[player].posture == STANDING]


def needs_confirmation(game: Game, decisions: Sequence[Decision]) -> bool:
    """Whether a press is to be confirmed: a walk with a roll on it, a chest, an end of turn too early."""
    if END in decisions:
        return bool(idle(game))
    if any(decision[0] == "open" for decision in decisions):
        return ball_chance(game.position) < 1
    walk = next((decision for decision in decisions if decision[0] == "move"), None)
    declared = next((str(decision[1]) for decision in decisions if decision[0] == "declare"), None)
    if walk is None:
        return False
    me = game.position.players.get(declared or "")
    movement = Movement(me) if me is not None else running_movement(game)
    return movement is not None and bool(path_rolls(game.position, movement, [int(sq) for sq in walk[1:]]))

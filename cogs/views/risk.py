"""Which presses are asked twice: those that could end a turn, by a roll that fails or by giving it away."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match.decisions import END, Decision
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import running_movement
from engine.match.odds.path import path_rolls
from engine.match.position import STANDING


def needs_confirmation(game: Game, decisions: Sequence[Decision]) -> bool:
    """Whether a press is to be confirmed: a walk with a roll on it, or an end of turn too early."""
    if END in decisions:
        return could_act(game)
    walk = next((decision for decision in decisions if decision[0] == "move"), None)
    declared = next((str(decision[1]) for decision in decisions if decision[0] == "declare"), None)
    if walk is None:
        return False
    movement = running_movement(game)
    if movement is None:
        me = game.position.players.get(declared or "")
        if me is None:
            return False
        movement = Movement(me)
    return bool(path_rolls(game.position, movement, [int(sq) for sq in walk[1:]]))


def could_act(game: Game) -> bool:
    """Whether a standing player could still do something in this turn."""
    prompt, players = game.prompt, game.position.players
    if prompt is None or prompt.kind != "turn":
        return False
    return any(players[str(decision[1])].posture == STANDING for decision in prompt.legal.of("declare"))

"""What can be pressed: the controls for the pending prompt, as plain values that any surface can show."""

from __future__ import annotations

from engine.match.decisions import Decision
from engine.match.field import Square
from engine.match.game import Game
from engine.match.notation import write
from services.controls import acting, setting_up, underground
from services.controls.acting import able
from services.controls.answers import SIMPLE
from services.controls.model import Control, Panel, Row, control, decode, encode
from services.controls.places import Place, places
from services.controls.special import player_values
from services.controls.targets import Aim, Target
from services.controls.underground import ball_chance
from services.language import Texts
from services.narration.labels import label

__all__ = [
    "Aim",
    "Control",
    "Panel",
    "Place",
    "Row",
    "Target",
    "able",
    "ball_chance",
    "complete",
    "control",
    "decode",
    "encode",
    "kinds",
    "legal_squares",
    "panel",
    "places",
    "player_values",
]


#: The questions before a match in a dungeon.
UNDERGROUND = ("place_chest", "place_teleporter", "place_player")


def kinds() -> set[str]:
    """The kinds of prompts that have controls."""
    return {*SIMPLE, "turn", "action", "setup", "quick_snap", "kick", *UNDERGROUND}


def panel(game: Game, texts: Texts, selected: str | None = None, mode: str | None = None) -> Panel:
    """The controls for the pending prompt; empty after the final whistle.

    ``selected`` is the player the coach looks at, ``mode`` the action whose targets he wants to see.
    """
    prompt = game.prompt
    if prompt is None:
        return Panel(())
    match prompt.kind:
        case "turn":
            return acting.turn(game, prompt, texts, selected, mode)
        case "action":
            return acting.action(game, prompt, texts, selected, mode)
        case "setup":
            return setting_up.setup(game, prompt, texts, selected)
        case "quick_snap":
            return setting_up.quick_snap(game, prompt, texts, selected)
        case "kick":
            return setting_up.kick(game, prompt, texts)
        case "place_chest" | "place_teleporter":
            return underground.thing(game, prompt, texts)
        case "place_player":
            return underground.starters(game, prompt, texts, selected)
        case kind:
            return SIMPLE[kind](game, prompt, texts)


def legal_squares(game: Game, verb: str, player: str | None = None) -> list[Square]:
    """The squares that legal decisions with a verb name, of one player where several could be meant."""
    if game.prompt is None or verb not in game.prompt.legal.verbs:
        return []
    found: list[Square] = []
    for _, *arguments in game.prompt.legal.of(verb):
        if player is None or arguments[:1] == [player] or isinstance(arguments[0], int):
            found += [argument for argument in arguments if isinstance(argument, int)]
    return found


def complete(game: Game, verb: str, typed: str, texts: Texts, most: int = 25) -> list[tuple[str, Decision]]:
    """Legal decisions with a verb whose label or notation holds what was typed, each with its label."""
    if game.prompt is None or verb not in game.prompt.legal.verbs:
        return []
    wanted = typed.casefold().split()
    found: list[tuple[str, Decision]] = []
    for decision in game.prompt.legal.of(verb):
        text = label(decision, game, texts)
        haystack = f"{text} {write(decision)}".casefold()
        if all(word in haystack for word in wanted):
            found.append((text, decision))
            if len(found) == most:
                break
    return found

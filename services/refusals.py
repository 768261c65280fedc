"""Why something was refused, as a sentence that says what would be right."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.match.decisions import Decision
from engine.match.field import square_name
from engine.match.game import Game
from engine.match.notation import NotationError, write
from engine.match.prompts import IllegalDecision
from services.errors import Refused
from services.hiring import hired_name
from services.language import Texts
from services.league import wording
from services.narration.labels import label
from services.narration.names import Names, key

#: How many legal answers an error names.
EXAMPLES = 5
#: Verbs that are not named among what is legal: giving up, and what only one coach may know.
UNTOLD = ("concede", "card")
#: Values that are numbers of gold pieces, players and the like, written as the language writes them.
AMOUNTS = ("spent", "budget", "most", "step", "cost", "left", "max", "players", "matches")
#: How much of what was typed an error repeats.
REPEATED = 200


def refusal(error: Refused | IllegalDecision | NotationError, texts: Texts, game: Game | None = None) -> str:
    """The sentence for an error; with the ``game`` it names teams, players and what is legal instead."""
    message = f"refused-{key(error.code)}"
    values = _values(error.values, texts, game)
    if error.code == "league_report":
        values["what"] = wording.fault(error.values["what"], texts)
    if error.code == "not_legal":
        values["options"] = _options(game, texts)
        if not values["options"]:
            message = "refused-not-legal-over"
    if error.code == "not_your_prompt":
        side = game.prompt.side if game is not None and game.prompt is not None else None
        if game is None or side is None:
            message = "refused-not-your-prompt-coach"
        else:
            values["team"] = Names(game.position, texts).team(side)
    return texts.say(message, **values)


def _values(given: Any, texts: Texts, game: Game | None) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name == "decision" and isinstance(value, tuple):
            values[name] = shortened(write(value))  # pyright: ignore[reportUnknownArgumentType]
        elif name == "square" and isinstance(value, int):
            values[name] = square_name(value)
        elif name == "item":
            values[name] = _hired(str(value), texts)
        elif name == "position":
            values[name] = texts.position(str(value))
        elif name == "what":
            values[name] = wording.thing(value, texts)
        elif name in ("phase", "needed") and isinstance(value, str):
            values[name] = wording.states(value, texts)
        elif name == "side":
            values[name] = texts.say("league-side-away" if value else "league-side-home")
        elif name in AMOUNTS and isinstance(value, int):
            values[name] = value
        elif name == "player" and game is not None and value in game.position.players:
            values[name] = Names(game.position, texts).of(value)
        else:
            values[name] = shortened(str(value))
    return values


def shortened(text: str) -> str:
    """A text that somebody typed, as long as an error repeats it."""
    return text if len(text) <= REPEATED else f"{text[: REPEATED - 1]}…"


def _hired(item: str, texts: Texts) -> str:
    """An item's name; one that does not exist as it was given."""
    try:
        return hired_name(item, texts)
    except LookupError:
        return shortened(item)


def _options(game: Game | None, texts: Texts) -> str:
    """Some of what is legal now: one answer of each verb first."""
    if game is None or game.prompt is None:
        return ""
    legal = game.prompt.legal
    by_verb = [list(islice(legal.of(verb), EXAMPLES)) for verb in legal.verbs if verb not in UNTOLD]
    ordered: list[Decision] = [of_verb[rank] for rank in range(EXAMPLES) for of_verb in by_verb if rank < len(of_verb)]
    return texts.join([label(decision, game, texts) for decision in ordered[:EXAMPLES]], "list-or")

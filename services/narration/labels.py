"""Decisions as a button or an option says them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.match.decisions import Decision
from engine.match.field import square_name
from engine.match.foul import HEEDED_ON
from engine.match.game import Game
from engine.match.odds import block_chance
from engine.match.position import Player
from engine.match.prompts import Prompt
from services.language import Texts
from services.narration.corrections import corrected, verdict
from services.narration.names import Names, key

#: Decisions in which the acting player is not named.
_ACTED = frozenset(
    (
        *("move", "stand", "open", "jump", "block", "foul", "pass", "handoff", "throw", "done", "leap", "gaze", "stab"),
        *("chainsaw", "multiple", "bomb", "hail_mary", "bite"),
    )
)
#: The longest label of a button, in characters.
LENGTH = 80


def label(decision: Decision, game: Game, texts: Texts) -> str:
    """What a button for this decision says at the pending prompt, or where a log lists it; at most 80 characters."""
    names = Names(game.position, texts)
    message, values = _LABELS[str(decision[0])](decision, game, names)
    text = texts.say(message, **values)
    text = text[:1].upper() + text[1:]
    return text if len(text) <= LENGTH else f"{text[: LENGTH - 1]}…"


def label_past(decision: Decision, player: str, game: Game, texts: Texts) -> str:
    """A decision where it is listed among others that were played: ``player`` is who acted, or empty."""
    text, (verb, *given) = label(decision, game, texts), decision
    if verb == "push" and given != ["crowd"]:
        text = texts.say("label-past-push", square=text)
    if verb not in _ACTED or player not in game.position.players:
        return text
    who = Names(game.position, texts).of(player)
    return texts.say("label-past", player=who, what=text[:1].lower() + text[1:])


def label_all(decisions: Sequence[Decision], game: Game, texts: Texts) -> str:
    """What a button for several decisions says."""
    text = label(decisions[0], game, texts)
    for decision in decisions[1:]:
        more = label(decision, game, texts)
        text = texts.say("label-list", first=text, second=more[:1].lower() + more[1:])
    return text if len(text) <= LENGTH else f"{text[: LENGTH - 1]}…"


def verbs() -> set[str]:
    """The verbs that have a label."""
    return set(_LABELS)


def reroll_chance(prompt: Prompt, game: Game, source: str) -> float:
    """The chance that the roll of a ``reroll`` prompt succeeds if this re-roll is used (Loner and Pro counted)."""
    needed = int(str(prompt.about["needed"]))
    chance = (7 - needed) / 6
    player = game.position.players[str(prompt.about["player"])]
    return chance / 2 if _unreliable(player, source) else chance


def down_chance(prompt: Prompt, game: Game, source: str) -> float:
    """The chance that block dice thrown again by this re-roll bring the opponent down (Loner and Pro counted)."""
    pos, about = game.position, prompt.about
    me, foe = pos.players[str(about["player"])], pos.players[str(about["target"])]
    chance = block_chance(pos, me, foe, blitz=about["attack"] == "blitz", count=int(str(about["dice"]))).down
    return chance / 2 if _unreliable(me, source) else chance


def _unreliable(player: Player, source: str) -> bool:
    return source == "pro" or (source in ("team", "leader") and player.has("loner"))


Said = tuple[str, dict[str, Any]]


def _plain(message: str) -> Callable[[Decision, Game, Names], Said]:
    return lambda decision, game, names: (message, {})


def _player(message: str) -> Callable[[Decision, Game, Names], Said]:
    return lambda decision, game, names: (message, {"player": names.of(str(decision[1]))})


def _player_square(message: str) -> Callable[[Decision, Game, Names], Said]:
    return lambda decision, game, names: (
        message,
        {"player": names.of(str(decision[1])), "square": square_name(int(decision[2]))},
    )


def _player_or_nobody(message: str) -> Callable[[Decision, Game, Names], Said]:
    def say(decision: Decision, game: Game, names: Names) -> Said:
        if decision[1] == "none":
            return "label-nobody", {}
        player = game.position.players[str(decision[1])]
        return message, {"player": names.of(player), "square": square_name(player.sq)}

    return say


def _kick(decision: Decision, game: Game, names: Names) -> Said:
    if len(decision) == 1:
        return "label-kick", {}
    return "label-kick-at", {"square": square_name(int(decision[1]))}


def _formation(decision: Decision, game: Game, names: Names) -> Said:
    return "label-formation", {"formation": names.texts.say(f"formation-{key(str(decision[1]))}")}


def _declare(decision: Decision, game: Game, names: Names) -> Said:
    action = names.texts.say(f"action-{key(str(decision[2]))}")
    return "label-declare", {"player": names.of(str(decision[1])), "action": action}


def _move(decision: Decision, game: Game, names: Names) -> Said:
    return "label-move", {"square": square_name(int(decision[-1]))}


def _pass(decision: Decision, game: Game, names: Names) -> Said:
    sq = int(decision[1])
    receiver = game.position.board[sq]
    if receiver is None:
        return "label-pass", {"square": square_name(sq)}
    return "label-pass-to", {"player": names.of(receiver), "square": square_name(sq)}


def _reroll(decision: Decision, game: Game, names: Names) -> Said:
    source = str(decision[1])
    if source == "none":
        return "label-reroll-none", {}
    prompt = game.prompt
    if prompt is None or prompt.kind != "reroll" or (prompt.about["what"] == "block" and "target" not in prompt.about):
        return "label-reroll-block", {"source": names.source(source)}
    if prompt.about["what"] == "block":
        chance = names.chance(down_chance(prompt, game, source))
        return "label-reroll-down", {"source": names.source(source), "chance": chance}
    chance = names.chance(reroll_chance(prompt, game, source))
    return "label-reroll", {"source": names.source(source), "chance": chance}


def _die(decision: Decision, game: Game, names: Names) -> Said:
    return "label-die", {"face": names.texts.say(f"face-{decision[1]}")}


def _use(decision: Decision, game: Game, names: Names) -> Said:
    skill = names.texts.skill(str(decision[1]))
    if len(decision) > 2 and isinstance(decision[2], int):
        return "label-use-square", {"square": square_name(decision[2]), "skill": skill}
    if len(decision) > 2 and str(decision[2]) in game.position.players:
        return "label-use-player", {"player": names.of(str(decision[2])), "skill": skill}
    return "label-use", {"skill": skill}


def _decline(decision: Decision, game: Game, names: Names) -> Said:
    if len(decision) == 1:
        return "label-decline", {}
    return "label-decline-skill", {"skill": names.texts.skill(str(decision[1]))}


def _place(decision: Decision, game: Game, names: Names) -> Said:
    where = decision[-1]
    if decision[1] == "chest":
        return "label-place-chest", {"square": square_name(int(where))}
    if decision[1] == "teleporter":
        return "label-place-teleporter", {"number": str(decision[2]), "square": square_name(int(where))}
    return _player_where("label-place")(decision, game, names)


def _player_where(message: str) -> Callable[[Decision, Game, Names], Said]:
    """A player to a square, or through a random teleporter."""

    def say(decision: Decision, game: Game, names: Names) -> Said:
        player = names.of(str(decision[1]))
        if decision[2] == "teleporter":
            return f"{message}-by-teleporter", {"player": player}
        return message, {"player": player, "square": square_name(int(decision[2]))}

    return say


def _open(decision: Decision, game: Game, names: Names) -> Said:
    dungeon, square = game.position.dungeon, square_name(int(decision[1]))
    if dungeon is None or int(decision[1]) not in dungeon.chests:
        return "label-open", {"square": square}
    if dungeon.found:
        return "label-open-found", {"square": square}
    return "label-open-chance", {"square": square, "chance": names.chance(1 / len(dungeon.chests))}


def _push(decision: Decision, game: Game, names: Names) -> Said:
    if decision[1] == "crowd":
        return "label-push-crowd", {}
    kind = game.position.field.hazards.get(int(decision[1]))
    if kind is not None:
        return "label-push-hazard", {
            "square": square_name(int(decision[1])),
            "hazard": names.texts.say(f"hazard-{kind}"),
        }
    return "label-push", {"square": square_name(int(decision[1]))}


def _intercept(decision: Decision, game: Game, names: Names) -> Said:
    if decision[1] == "none":
        return "label-nobody", {}
    needed: Any = game.prompt.about.get("needed") if game.prompt is not None else None
    player = str(decision[1])
    if not isinstance(needed, dict) or player not in needed:
        return "label-catcher", {"player": names.of(player), "square": square_name(game.position.players[player].sq)}
    return "label-intercept", {"player": names.of(player), "chance": names.chance((7 - needed[player]) / 6)}


def _keep(decision: Decision, game: Game, names: Names) -> Said:
    prompt = game.prompt
    if prompt is None or prompt.kind != "keep":
        return "label-keep", {"result": str(1 if decision[1] == "first" else 2)}
    return "label-keep", {"result": names.casualty(str(prompt.about[str(decision[1])]))}


def _bribe(decision: Decision, game: Game, names: Names) -> Said:
    return "label-bribe", {"chance": names.chance(5 / 6)}


def _argue(decision: Decision, game: Game, names: Names) -> Said:
    return "label-argue", {"chance": names.chance((7 - HEEDED_ON) / 6)}


def _square(message: str) -> Callable[[Decision, Game, Names], Said]:
    return lambda decision, game, names: (message, {"square": square_name(int(decision[1]))})


def _multiple(decision: Decision, game: Game, names: Names) -> Said:
    return "label-multiple", {"players": names.all(str(player) for player in decision[1:])}


def _apothecary(decision: Decision, game: Game, names: Names) -> Said:
    about = game.prompt.about if game.prompt is not None else {}
    if len(decision) == 1 or str(decision[1]) not in about:
        return "label-apothecary", {}
    return "label-apothecary-which", {"result": names.casualty(str(about[str(decision[1])]))}


def _wizard(decision: Decision, game: Game, names: Names) -> Said:
    target = decision[2]
    told = square_name(target) if isinstance(target, int) else names.of(target)
    return "label-wizard", {"spell": names.texts.say(f"spell-{decision[1]}"), "target": told}


def _card(decision: Decision, game: Game, names: Names) -> Said:
    card = names.texts.card(str(decision[1]))
    if len(decision) == 2:
        return "label-card", {"card": card}
    return "label-card-on", {"card": card, "targets": ", ".join(names.target(target) for target in decision[2:])}


def _choose(decision: Decision, game: Game, names: Names) -> Said:
    return "label-choose", {"choice": names.target(decision[1])}


_LABELS: dict[str, Callable[[Decision, Game, Names], Said]] = {
    **{
        verb: _plain(f"label-{verb}")
        for verb in (
            [
                "heads",
                "tails",
                "receive",
                "ready",
                "stand",
                "done",
                "end",
                "follow",
                "stay",
                "apothecary",
                "accept",
                "draw",
                "overtime",
                "concede",
                "timeout",
                "catch",
                "igor",
            ]
        )
    },
    "kick": _kick,
    "place": _place,
    "enter": _player_where("label-enter"),
    "sponge": _player("label-sponge"),
    "open": _open,
    "jump": _square("label-jump"),
    "clock": lambda decision, game, names: (f"label-clock-{decision[1]}", {}),
    "remove": _player("label-remove"),
    "formation": _formation,
    "catcher": _player_or_nobody("label-catcher"),
    "step": _player_square("label-step"),
    "touchback": _player_or_nobody("label-touchback"),
    "declare": _declare,
    "move": _move,
    "block": _player("label-block"),
    "foul": _player("label-foul"),
    "pass": _pass,
    "handoff": _player("label-handoff"),
    "throw": _player_square("label-throw"),
    "reroll": _reroll,
    "die": _die,
    "use": _use,
    "decline": _decline,
    "push": _push,
    "intercept": _intercept,
    "keep": _keep,
    "bribe": _bribe,
    "argue": _argue,
    "apothecary": _apothecary,
    "bite": _player("label-bite"),
    "gaze": _player("label-gaze"),
    "stab": _player("label-stab"),
    "chainsaw": _player("label-chainsaw"),
    "multiple": _multiple,
    "bomb": _square("label-bomb"),
    "leap": _square("label-leap"),
    "hail_mary": _square("label-hail-mary"),
    "wizard": _wizard,
    "correct": lambda decision, game, names: ("label-correct", {"what": corrected(decision[1:], names)}),
    "adjudicate": lambda decision, game, names: ("label-adjudicate", {"what": verdict(decision, names)}),
    "card": _card,
    "choose": _choose,
}

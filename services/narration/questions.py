"""What is asked, of whom and why, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.match import events as ev
from engine.match.actions import ActionLegal
from engine.match.field import square_name
from engine.match.game import Game
from engine.match.odds.path import unforced_squares
from engine.match.prompts import Prompt
from engine.match.turn import is_extra
from services.language import Texts
from services.narration.names import Names, key


def question(game: Game, texts: Texts, events: Sequence[ev.Event] = ()) -> str:
    """What the pending prompt asks of which team; ``events`` are those of the last step, for the dice just thrown."""
    prompt = game.prompt
    if prompt is None:
        return texts.say("ask-nothing")
    names = Names(game.position, texts)
    message, values = _QUESTIONS[prompt.kind](prompt, names, events)
    return texts.say(message, team=names.team(prompt.side), **values)


def kinds() -> set[str]:
    """The kinds of prompts that have a question."""
    return set(_QUESTIONS)


Asked = tuple[str, dict[str, Any]]


def _plain(message: str) -> Callable[[Prompt, Names, Sequence[ev.Event]], Asked]:
    return lambda prompt, names, events: (message, {})


def _setup(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    kicking = names.position.kicking == prompt.side
    return "ask-setup-kicking" if kicking else "ask-setup-receiving", {}


def _high_kick(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    return "ask-high-kick", {"square": _square(prompt)}


def _turn(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    if names.position.blitzing:
        return "ask-turn-blitz", {}
    if is_extra(names.position):
        return "ask-turn-extra", {}
    return "ask-turn", {"turn": str(names.position.teams[prompt.side].turn)}


def _action(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    action = names.texts.say(f"action-{key(str(prompt.about['action']))}")
    left = free = int(str(prompt.about["left"]))
    if isinstance(prompt.legal, ActionLegal):
        movement = prompt.legal.action.movement
        free = min(left, max(0, unforced_squares(movement) - movement.spent))
    return "ask-action", {"player": _player(prompt, names), "action": action, "free": free, "more": left - free}


def _reroll(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    about = prompt.about
    if about["what"] == "block":
        thrown = next((e.faces for e in reversed(events) if isinstance(e, ev.Blocked)), ())
        if not thrown:
            return "ask-reroll-block-dice", {"player": _player(prompt, names)}
        return "ask-reroll-block", {"player": _player(prompt, names), "faces": names.faces(thrown)}
    message = "ask-reroll-success" if about.get("success") else "ask-reroll"
    values = {"needed": str(about["needed"]), "die": str(about["die"]), "roll": names.roll(str(about["what"]))}
    return message, {"player": _player(prompt, names), **values}


def _block_die(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    return "ask-block-die", {"player": _player(prompt, names), "target": names.of(str(prompt.about["target"]))}


def _use(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    values = {"player": _player(prompt, names), "skill": names.texts.skill(str(prompt.about["skill"]))}
    target = prompt.about.get("target")
    if not isinstance(target, str) or target not in names.position.players:
        return "ask-use", values
    return "ask-use-target", {**values, "target": names.of(target)}


def _follow(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    return "ask-follow", {"player": _player(prompt, names), "square": _square(prompt)}


def _apothecary(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    result = str(prompt.about["result"])
    found = names.texts.say("injury-knocked-out") if result == "knocked_out" else names.casualty(result)
    return "ask-apothecary", {"player": _player(prompt, names), "result": found}


def _keep(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    first, second = (names.casualty(str(prompt.about[which])) for which in ("first", "second"))
    return "ask-keep", {"player": _player(prompt, names), "first": first, "second": second}


def _who(message: str) -> Callable[[Prompt, Names, Sequence[ev.Event]], Asked]:
    return lambda prompt, names, events: (message, {"player": _player(prompt, names)})


def _sent_off(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    message = "ask-sent-off-argue" if ("argue",) in prompt.legal else "ask-sent-off"
    return message, {"player": _player(prompt, names)}


def _by_skill(message: str) -> Callable[[Prompt, Names, Sequence[ev.Event]], Asked]:
    return lambda prompt, names, events: (message, {"skill": names.texts.skill(str(prompt.about["skill"]))})


def _reaction(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    skill = names.texts.skill(str(prompt.about["skill"]))
    return "ask-reaction", {"player": _player(prompt, names), "skill": skill}


def _choose(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    card = str(prompt.about["card"])
    message = f"card-asks-{key(card)}"
    where = {"square": _square(prompt)} if "square" in prompt.about else {}
    return message if names.texts.has(message) else "ask-choose", {"card": names.texts.card(card), **where}


def _place_teleporter(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    return "ask-place-teleporter", {"number": str(prompt.about["number"])}


def _place_player(prompt: Prompt, names: Names, events: Sequence[ev.Event]) -> Asked:
    return "ask-place-player", {"left": prompt.about["left"]}


def _player(prompt: Prompt, names: Names) -> str:
    return names.of(str(prompt.about["player"]))


def _square(prompt: Prompt) -> str:
    return square_name(int(str(prompt.about["square"])))


_QUESTIONS: dict[str, Callable[[Prompt, Names, Sequence[ev.Event]], Asked]] = {
    "toss": _plain("ask-toss"),
    "receive": _plain("ask-receive"),
    "setup": _setup,
    "kick": _plain("ask-kick"),
    "high_kick": _high_kick,
    "quick_snap": _plain("ask-quick-snap"),
    "touchback": _plain("ask-touchback"),
    "turn": _turn,
    "action": _action,
    "reroll": _reroll,
    "block_die": _block_die,
    "use": _use,
    "push": _who("ask-push"),
    "follow": _follow,
    "intercept": _plain("ask-intercept"),
    "apothecary": _apothecary,
    "keep": _keep,
    "sent_off": _sent_off,
    "bite": _who("ask-bite"),
    "bomb": _who("ask-bomb"),
    "bomb_throw": _who("ask-bomb-throw"),
    "igor": _who("ask-igor"),
    "after_kick": _by_skill("ask-kick-off-return"),
    "before_pass": _by_skill("ask-pass-block"),
    "reaction": _reaction,
    "wizard": _plain("ask-wizard"),
    "draw": _plain("ask-draw"),
    "card": _plain("ask-card"),
    "choose": _choose,
    "place_chest": _plain("ask-place-chest"),
    "place_teleporter": _place_teleporter,
    "place_player": _place_player,
}

"""Controls of the questions that have a handful of answers: each answer is one press."""

from __future__ import annotations

from collections.abc import Callable

from engine.match.decisions import CROWD, DECLINE, FOLLOW, STAY, Decision
from engine.match.game import Game
from engine.match.prompts import Prompt
from services.controls import special, spells
from services.controls.model import Control, Panel, Style, control, row
from services.language import Texts
from services.narration.labels import label, label_all

FACE_EMOJI = {"skull": "💀", "both": "💥", "push": "↗️", "stumble": "💫", "pow": "🎯"}
#: Answers that go without effort or give something up.
_QUIET = ("none", "decline", "stay", "accept", "done", "draw")


def plain(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """One control for each legal answer, in the order of the prompt."""
    controls = [_answer(decision, game, prompt, texts) for decision in prompt.legal]
    return Panel(tuple(row("answers", controls, placeholder=texts.say("choose-answer"))))


def _answer(decision: Decision, game: Game, prompt: Prompt, texts: Texts) -> Control:
    quiet = decision[0] in _QUIET or decision[-1] == "none"
    style: Style = "primary" if decision == prompt.default else "secondary" if quiet else "success"
    emoji = FACE_EMOJI.get(str(decision[1]), "") if decision[0] == "die" else ""
    return control([decision], label(decision, game, texts), style=style, emoji=emoji)


def push(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """A square and, where the pusher's own coach chooses, following up or not, in one press."""
    pusher = game.position.players[str(prompt.about["by"])]
    together = pusher.side == prompt.side
    controls: list[Control] = []
    for decision in prompt.legal:
        if together:
            for after in (FOLLOW, STAY):
                style: Style = "danger" if decision == CROWD else "primary" if after == FOLLOW else "secondary"
                controls.append(control([decision, after], label_all([decision, after], game, texts), style=style))
        else:
            controls.append(control([decision], label(decision, game, texts)))
    if not together:
        return Panel(tuple(row("targets", controls, placeholder=texts.say("choose-square"))))
    lines = (controls[0::2], controls[1::2])
    return Panel(tuple(found for line in lines for found in row("targets", line)))


def players(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """A select of players, and buttons for the answers that name none."""
    some = [d for d in prompt.legal if len(d) > 1 and d[1] in game.position.players]
    named = [control([d], label(d, game, texts)) for d in some]
    others = [_answer(d, game, prompt, texts) for d in prompt.legal if d not in some]
    rows = row("targets", named, "select", texts.say("choose-player")) + row("answers", others)
    return Panel(tuple(rows))


def squares(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """A select of squares, the default first, and buttons for the other answers; the rest of the squares can be typed."""
    some = [d for d in prompt.legal if len(d) > 1]
    others = [d for d in prompt.legal if len(d) == 1]
    some.sort(key=lambda d: d != prompt.default)
    rows = row("targets", [control([d], label(d, game, texts)) for d in some], "select", texts.say("choose-square"))
    rows += row("answers", [_answer(d, game, prompt, texts) for d in others])
    return Panel(tuple(rows), tuple(dict.fromkeys(str(d[0]) for d in some)))


def choose(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """What a card asks: a press for each answer, or where it asks for one of many squares a select of the first."""
    if any(isinstance(d[-1], int) for d in prompt.legal):
        return squares(game, prompt, texts)
    return plain(game, prompt, texts)


def use(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Buttons; where the skill is used on a square (Dump-Off) selects of squares too, the others to be typed."""
    some = [d for d in prompt.legal if isinstance(d[-1], int)]
    if not some:
        return plain(game, prompt, texts)
    me = game.position.players[str(prompt.about["player"])]
    rows = list(special.thrown_to_mates(game, me, some, texts))
    rows += row("answers", [_answer(d, game, prompt, texts) for d in prompt.legal if d not in some])
    return Panel(tuple(rows), ("use",))


def without_cards(game: Game, prompt: Prompt, texts: Texts) -> Panel:
    """Only how to play none: what a coach holds is shown to him alone, never on the board."""
    return Panel(tuple(row("answers", [_answer(DECLINE, game, prompt, texts)])), ("card",))


#: How the controls of each kind of prompt are made; the others have modules of their own.
SIMPLE: dict[str, Callable[[Game, Prompt, Texts], Panel]] = {
    "toss": plain,
    "receive": plain,
    "reroll": plain,
    "block_die": plain,
    "use": use,
    "push": push,
    "follow": plain,
    "intercept": players,
    "apothecary": plain,
    "keep": plain,
    "sent_off": plain,
    "draw": plain,
    "high_kick": players,
    "touchback": players,
    "bite": players,
    "bomb": plain,
    "igor": plain,
    "after_kick": players,
    "before_pass": players,
    "reaction": squares,
    "bomb_throw": special.bomb_throw,
    "wizard": spells.after_turn,
    "card": without_cards,
    "choose": choose,
}

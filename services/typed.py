"""Lines as coaches type them: the notation, shortened as a phone invites.

A shirt number stands for a player (``block 3``: their number 3; ``3 move M9``: the own one), squares alone are a move,
or what the pending prompt wants a square for, and several decisions may follow each other: ``M9 block 3 follow``.
"""

from __future__ import annotations

import re

from engine.match.decisions import Decision
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.notation import ACTIONS, VERBS, NotationError, is_player, parse
from engine.match.prompts import Prompt

#: Verbs whose player is one of the other side.
AT_FOES = frozenset({"block", "foul", "stab", "chainsaw", "gaze", "multiple"})
#: Actions whose line ends with a player and never with a square.
ENDS_WITH_PLAYER = frozenset({"block", "foul", "handoff", "gaze"})
#: Verbs whose next word belongs to them, even where it looks like a verb.
TAKE_WORD = frozenset(
    {"die", "use", "decline", "reroll", "formation", "card", "intercept", "catcher", "wizard", "choose"}
)
#: Verbs that may be left out before squares, in the order of preference.
SQUARE_VERBS = ("move", "push", "kick", "pass", "throw", "bomb", "hail_mary", "leap", "jump", "open", "choose")

#: What squares mean where nothing else is asked.
MOVE = ["move"]

_LOOSE_SQUARE = re.compile(r"[a-z]{1,2}\d{1,2}", re.IGNORECASE)


def read_line(line: str, game: Game) -> list[Decision]:
    """The decisions that a typed line means at the pending prompt; they need not be legal.

    Raises:
        NotationError: it cannot be read.
    """
    side = game.prompt.side if game.prompt is not None else 0
    before = _before_squares(game.prompt) if game.prompt is not None else MOVE
    decisions: list[Decision] = []
    for words in segments(line.replace(",", " ").split()):
        decisions += _segment(words, side, before if not decisions else MOVE)
    if not decisions:
        raise NotationError("empty_line")
    return decisions


def _before_squares(prompt: Prompt) -> list[str]:
    """What a square alone means at a prompt: the words that go before it."""
    if prompt.kind == "place_chest":
        return ["place", "chest"]
    if prompt.kind == "place_teleporter":
        return ["place", "teleporter", str(prompt.about["number"])]
    verbs = prompt.legal.verbs
    for used in prompt.legal.of("use") if "use" in verbs else ():
        if isinstance(used[-1], int):
            return ["use", str(used[1])]
    if "wizard" in verbs and "move" not in verbs:
        return ["wizard", "fireball"]
    known = [name for name in SQUARE_VERBS if name in verbs]
    return [next((name for name in known if prompt.legal.of(name)), known[0] if known else "move")]


def segments(words: list[str]) -> list[list[str]]:
    """The words of a line, a list for each decision or declaration.

    >>> segments("M9 block 3 follow".split())
    [['M9'], ['block', '3'], ['follow']]
    >>> segments("h4 blitz N7 a1 die pow".split())
    [['h4', 'blitz', 'N7', 'a1'], ['die', 'pow']]
    """
    found: list[list[str]] = []
    for index, word in enumerate(words):
        before = found[-1] if found else []
        low = word.lower()
        declares = len(before) == 1 and low in ACTIONS and _who(before[0])
        taken = len(before) == 1 and before[0].lower() in TAKE_WORD
        starts = low in VERBS or (index + 1 < len(words) and words[index + 1].lower() in ACTIONS and _who(word))
        if not before or (starts and not declares and not taken):
            found.append([word])
        else:
            before.append(word)
    return found


def _who(word: str) -> bool:
    return word.isdecimal() or is_player(word.lower())


def _segment(words: list[str], side: int, before: list[str]) -> list[Decision]:
    first, *rest = words
    own, theirs = "ha"[side], "ah"[side]
    if rest and rest[0].lower() in ACTIONS and _who(first):
        action = rest[0].lower()
        last = theirs if ACTIONS[action].split()[:1] and ACTIONS[action].split()[0] in AT_FOES else own
        player = f"{own}{first}" if first.isdecimal() else first.lower()
        given = [_argument(word, last) for word in rest[1:]]
        if given and action in ENDS_WITH_PLAYER:
            given[-1] = _player(rest[-1], last)
        return parse(" ".join([player, action, *given]))
    if parse_square(first.upper()) is not None and (first.lower() not in VERBS) and not is_player(first):
        return parse(" ".join([*before, *(_argument(word, own) for word in words)]))
    verb = first.lower()
    whose = theirs if verb in AT_FOES else own
    if [verb, *(word.lower() for word in rest[:1])] == ["place", "teleporter"] and rest[2:]:
        return parse(" ".join(["place", "teleporter", rest[1], *(_argument(word, own) for word in rest[2:])]))
    if verb in AT_FOES or verb == "handoff":
        return parse(" ".join([verb, *(_player(word, whose) for word in rest)]))
    return parse(" ".join([verb, *(_argument(word, whose) for word in rest)]))


def _player(word: str, side: str) -> str:
    """A player as the notation writes him, where nothing else can be meant: ``3``, ``a3``, ``A3``."""
    return f"{side}{word}" if word.isdecimal() else word.lower()


def _argument(word: str, side: str) -> str:
    """A word as the notation writes it: ``3`` a player of ``side``, ``m9`` a square; ``h3`` and ``a3`` stay players."""
    if word.isdecimal():
        return f"{side}{word}"
    if is_player(word):
        return word
    return word.upper() if _LOOSE_SQUARE.fullmatch(word) else word.lower()

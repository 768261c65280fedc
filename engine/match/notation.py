"""Play notation: decisions as text and back; it knows no position, so what it reads need not be legal.

One line may stand for several decisions: ``h1 blitz N7 a1`` declares, moves and blocks. The written form of a decision
is stable, because the logs of matches are stored in it.

Example:
    >>> parse("h1 block a1")
    [('declare', 'h1', 'block'), ('block', 'a1')]
    >>> write(("place", "h1", 775))
    'place h1 M8'
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine import rosters
from engine.match.decisions import Decision
from engine.match.field import parse_square, square_name
from engine.match.prompts import Prompt
from engine.nearest import hint


class NotationError(Exception):
    """Text that is no decision.

    ``code`` and ``values`` make a translated message: ``empty_line``; ``unknown_verb`` (``word``); ``unknown_action``
    (``word``, ``player``); ``unknown_skill`` (``word``); ``bad_arguments`` (``verb``, ``given`` and ``expected``, the
    forms that would be right, each an example in the notation).
    """

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        """The fault in words, for who writes a file."""
        given = self.values
        match self.code:
            case "empty_line":
                return "a decision is missing"
            case "unknown_verb":
                return f"{given['word']!r} begins no decision{hint(given['word'], VERBS)}"
            case "unknown_action":
                known = (*ACTIONS, *ATTACKS)
                near = hint(given["word"], known) or f"; known are {' '.join(known)}"
                return f"{given['word']!r} is no action of {given['player']}{near}"
            case "unknown_skill":
                return f"there is no skill {given['word']!r}{hint(given['word'], rosters.skills())}"
            case _:
                written = f"{given['verb']} {given['given']}".strip()
                return f"{written!r} cannot be read; right would be {given['expected']}"


#: Actions a player can declare, each with what may follow it on the line; squares before it are a move.
ACTIONS: dict[str, str] = {
    "move": "",
    "block": "block player",
    "blitz": "block player",
    "pass": "pass square",
    "handoff": "handoff player",
    "foul": "foul player",
    "throw_team_mate": "throw player square",
    "bomb": "bomb square",
    "gaze": "gaze player",
}

#: Decisions of an action that may stand on the line of its declaration by their own name: ``h1 blitz N7 stab a1``. By
#: themselves they declare a block: ``h1 stab a1``.
ATTACKS = ("stab", "chainsaw", "multiple")

#: Every verb with the shapes of its arguments: ``player``, ``square``, ``skill``, ``word`` (an id or a name), ``any``
#: (a player, a square or a word) or alternatives written out; ``+`` one or more, ``*`` any number.
VERBS: dict[str, tuple[str, ...]] = {
    "heads": ("",),
    "tails": ("",),
    "kick": ("", "square"),
    "receive": ("",),
    "place": ("player square", "chest square", "teleporter number square", "player teleporter"),
    "remove": ("player",),
    "formation": ("word",),
    "ready": ("",),
    "catcher": ("player", "none"),
    "step": ("player square",),
    "touchback": ("player",),
    "wizard": ("fireball square", "lightning player"),
    "card": ("word any*",),
    "choose": ("any",),
    "move": ("square+",),
    "stand": ("",),
    "leap": ("square",),
    "jump": ("square",),
    "block": ("player",),
    "stab": ("player",),
    "chainsaw": ("player",),
    "multiple": ("player player",),
    "pass": ("square",),
    "hail_mary": ("square",),
    "handoff": ("player",),
    "foul": ("player",),
    "throw": ("player square",),
    "bomb": ("square",),
    "gaze": ("player",),
    "bite": ("player",),
    "open": ("square",),
    "enter": ("player square", "player teleporter"),
    "sponge": ("player",),
    "clock": ("chests|teleporters|draw",),
    "done": ("",),
    "end": ("",),
    "reroll": ("team|leader|none", "skill"),
    "die": ("skull|both|push|stumble|pow",),
    "use": ("skill", "skill armour|injury", "skill player", "skill square"),
    "decline": ("", "skill", "skill player"),
    "push": ("square", "crowd"),
    "follow": ("",),
    "stay": ("",),
    "intercept": ("player", "none"),
    "none": ("",),
    "apothecary": ("", "first|second"),
    "keep": ("first|second",),
    "igor": ("",),
    "bribe": ("",),
    "accept": ("",),
    "argue": ("",),
    "catch": ("",),
    "draw": ("",),
    "overtime": ("",),
    "concede": ("",),
    "timeout": ("",),
    "correct": ("any any+",),
    "adjudicate": ("conceded home|away", "word word", "word word home|away"),
}

#: Marks of a player in a header or an expectation, as the attribute they stand for and its values.
MARKS: dict[str, tuple[str, tuple[object, ...]]] = {
    "used": ("used", (True,)),
    "bonehead": ("lost_zone", ("bone_head", "really_stupid")),
    "gazed": ("lost_zone", ("gaze",)),
    "rooted": ("rooted", (True,)),
    "unpoisoned": ("used_up", (("poison",),)),
}
#: Those that a player keeps off the pitch.
LASTING_MARKS = ("unpoisoned",)

NO_INTERCEPTION: Decision = ("intercept", "none")
NO_CATCHER: Decision = ("catcher", "none")

_PLAYER = re.compile(r"[ha][1-9]\d?")
_WORD = re.compile(r"[^\s\"#]+")
_NUMBER = re.compile(r"[1-9]\d?")
_EXAMPLES = {"player": "a1", "square": "M8", "skill": "dodge", "word": "NAME", "any": "WORD", "number": "7"}


def is_player(text: str) -> bool:
    """Whether a text is a player id, such as ``h7``."""
    return _PLAYER.fullmatch(text) is not None


def parse(text: str) -> list[Decision]:
    """Read one line: a decision, or the several that a shorthand stands for.

    Raises:
        NotationError: the line is none.
    """
    words = text.split()
    if not words:
        raise NotationError("empty_line")
    if is_player(words[0]):
        return _declaration(words)
    verb, given = words[0], words[1:]
    if verb not in VERBS:
        raise NotationError("unknown_verb", word=verb)
    arguments = _first_fit(VERBS[verb], given)
    if arguments is None:
        _check_skill(verb, given)
        raise NotationError("bad_arguments", verb=verb, given=" ".join(given), expected=_forms(verb, VERBS[verb]))
    if verb == "none":
        return [NO_INTERCEPTION]
    return [(verb, *arguments)]


def write(decision: Decision) -> str:
    """The text of one decision; :func:`parse` reads it back as that decision alone."""
    if decision == NO_INTERCEPTION:
        return "none"
    verb, *arguments = decision
    if verb == "declare":
        return " ".join(str(argument) for argument in arguments)
    return " ".join([str(verb), *(square_name(a) if isinstance(a, int) else a for a in arguments)])


def write_line(decisions: Sequence[Decision]) -> str:
    """The text of a line that :func:`parse` reads as these decisions: one, or a declaration with its shorthand."""
    if len(decisions) == 1:
        return write(decisions[0])
    words = [write(decisions[0])]
    for decision in decisions[1:]:
        words += write(decision).split()[1:]
    return " ".join(words)


def meant(decision: Decision, prompt: Prompt) -> Decision:
    """What a decision read from text means at a prompt.

    A bare ``none`` declines a High Kick's catcher too; the id of the one player who is asked for a skill may be named.
    """
    if decision == NO_INTERCEPTION and NO_CATCHER in prompt.legal:
        return NO_CATCHER
    if len(decision) == 3 and decision[0] == "use" and decision[2] == prompt.about.get("player"):
        short = decision[:2]
        if short in prompt.legal and decision not in prompt.legal:
            return short
    return decision


def _declaration(words: list[str]) -> list[Decision]:
    player = words[0]
    if len(words) == 1:
        raise NotationError("bad_arguments", verb=player, given="", expected=f"{player} move")
    action, rest = words[1], words[2:]
    if action in ATTACKS:
        action, rest = "block", words[1:]
    if action not in ACTIONS:
        raise NotationError("unknown_action", word=action, player=player)
    decisions: list[Decision] = [("declare", player, action)]
    if not rest:
        return decisions
    named = next((index for index, word in enumerate(rest) if word in ATTACKS), None)
    if named is not None:
        steps = _fit("square*", rest[:named])
        if steps:
            decisions.append(("move", *steps))
        return [*decisions, *parse(" ".join(rest[named:]))]
    verb, *shape = ACTIONS[action].split() or [""]
    moved, last = (rest, []) if not verb else (rest[: -len(shape)], rest[-len(shape) :])
    if action == "blitz" and parse_square(rest[-1]) is not None:
        moved, last = rest, []
    steps = _fit("square*", moved)
    arguments = _fit(" ".join(shape), last) if last else []
    if steps is None or arguments is None or (action == "block" and moved):
        shapes = [" ".join(shape)] if action == "block" else [f"square* {' '.join(shape)}".strip()]
        expected = _forms(f"{player} {action}", shapes)
        raise NotationError("bad_arguments", verb=f"{player} {action}", given=" ".join(rest), expected=expected)
    if steps:
        decisions.append(("move", *steps))
    if last:
        decisions.append((verb, *arguments))
    return decisions


def _first_fit(shapes: Sequence[str], given: list[str]) -> list[str | int] | None:
    for shape in shapes:
        arguments = _fit(shape, given)
        if arguments is not None:
            return arguments
    return None


def _fit(shape: str, given: list[str]) -> list[str | int] | None:
    """The arguments that the words make by a shape, or None where they do not fit it."""
    kinds = shape.split()
    if kinds and kinds[-1][-1] in "+*":
        kind, least = kinds[-1][:-1], len(kinds) - (kinds[-1][-1] == "*")
        kinds = kinds[:-1] + [kind] * (len(given) - len(kinds) + 1)
        if len(given) < least:
            return None
    if len(kinds) != len(given):
        return None
    arguments: list[str | int] = []
    for kind, word in zip(kinds, given, strict=True):
        value = _value(kind, word)
        if value is None:
            return None
        arguments.append(value)
    return arguments


def _value(kind: str, word: str) -> str | int | None:
    match kind:
        case "player":
            return word if is_player(word) else None
        case "square":
            return parse_square(word)
        case "skill":
            return word if word in rosters.skills() else None
        case "word":
            return word if _WORD.fullmatch(word) else None
        case "number":
            return word if _NUMBER.fullmatch(word) else None
        case "any":
            found = parse_square(word)
            return found if found is not None else _value("word", word)
        case _:
            return word if word in kind.split("|") else None


def _check_skill(verb: str, given: list[str]) -> None:
    """Raise for a skill that does not exist, where a shape of the verb asks for one."""
    if given and any(shape.startswith("skill") for shape in VERBS[verb]):
        if given[0] not in rosters.skills() and _first_fit(VERBS[verb], ["pro", *given[1:]]) is not None:
            raise NotationError("unknown_skill", word=given[0])


def _forms(verb: str, shapes: Sequence[str]) -> str:
    """Examples of the shapes, separated by commas."""
    return ", ".join(" ".join([verb, *(_example(kind) for kind in shape.split())]) for shape in shapes)


def _example(kind: str) -> str:
    many = kind[-1] in "+*"
    kind = kind.rstrip("+*")
    return _EXAMPLES.get(kind, kind.replace("|", " / ")) + (" …" if many else "")

"""The custom ids of everything that can be pressed: who reads one knows the match, the question and the answer.

Nothing about a button is kept in memory, so each works for as long as its message is there, whichever run of the bot made it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

#: A button that answers a question: match, prompt number, row, control.
PRESS = r"p:(?P<match>\d+):(?P<prompt>\d+):(?P<row>\w+):(?P<control>.+)"
#: A select whose values are controls: match, prompt number, row.
CHOOSE = r"s:(?P<match>\d+):(?P<prompt>\d+):(?P<row>\w+)"
#: A button that answers no question: match, prompt number, tool, what it is about.
TOOL = r"t:(?P<match>\d+):(?P<prompt>\d+):(?P<tool>\w+):(?P<about>.*)"
#: The form in which squares are typed: match, prompt number, what it is about.
TYPED = r"w:(?P<match>\d+):(?P<prompt>\d+):(?P<about>.*)"
#: The answer to a request of the other coach: match, request, answer.
AGREE = r"a:(?P<match>\d+):(?P<agreement>\d+):(?P<answer>yes|no)"
#: A coach's answer to what the commissioner asks both: match, request, answer.
CONSENT = r"cs:(?P<match>\d+):(?P<agreement>\d+):(?P<answer>yes|no)"
#: What a coach does about turns that ran out: match, offer, what.
CLAIM = r"cl:(?P<match>\d+):(?P<agreement>\d+):(?P<what>claim|call|sure)"
#: The select of decisions to which the match may be taken back by agreement: match.
POINTS = r"b:(?P<match>\d+)"
#: The answer to a challenge: challenge, answer.
CHALLENGE = r"c:(?P<challenge>\d+):(?P<answer>accept|decline|withdraw)"
#: A select of ready-made teams: match, side, which part of the list; messages of earlier versions name none.
TEAM = r"m:(?P<match>\d+):(?P<side>[01])(?::(?P<part>\d+))?"
#: A select of a side's basket: match, side, what a choice in it does, how many things lie in the basket: Discord would
#: not let the same option be chosen twice in one select.
SHOP = r"h:(?P<match>\d+):(?P<side>[01]):(?P<what>hire|cards|skill\d|remove)(?::(?P<full>\d+))?"
#: A button of a side's basket: match, side, what it does, and the item it is about.
SHOP_BUTTON = r"hb:(?P<match>\d+):(?P<side>[01]):(?P<what>plain|back|done|change):(?P<item>.*)"
#: A select of a coach's own hand: match, prompt number, which part, what is chosen so far, as the notation has it.
HAND_SELECT = r"ks:(?P<match>\d+):(?P<prompt>\d+):(?P<part>\d+):(?P<line>.*)"
#: A button of it: match, prompt number, what it does, what is chosen.
HAND_BUTTON = r"kb:(?P<match>\d+):(?P<prompt>\d+):(?P<what>play|back):(?P<line>.*)"
#: Rows of a panel, as short as they must be for the longest control.
ROWS = {
    "players": "p",
    "actions": "a",
    "pad": "d",
    "targets": "t",
    "places": "l",
    "answers": "w",
    "formations": "f",
    "end": "e",
}
#: Row of a control that is pressed for the second time, knowing the risk.
CONFIRMED = "y"


def press(match: int, prompt: int, row: str, control: str) -> str:
    """See :data:`PRESS`."""
    return f"p:{match}:{prompt}:{row}:{control}"


def choose(match: int, prompt: int, row: str) -> str:
    """See :data:`CHOOSE`."""
    return f"s:{match}:{prompt}:{row}"


def tool(match: int, prompt: int, name: str, about: str = "") -> str:
    """See :data:`TOOL`."""
    return f"t:{match}:{prompt}:{name}:{about}"


def typed(match: int, prompt: int, about: str) -> str:
    """See :data:`TYPED`."""
    return f"w:{match}:{prompt}:{about}"


def agree(match: int, agreement: int, answer: str) -> str:
    """See :data:`AGREE`."""
    return f"a:{match}:{agreement}:{answer}"


def consent(match: int, agreement: int, answer: str) -> str:
    """See :data:`CONSENT`."""
    return f"cs:{match}:{agreement}:{answer}"


def claim(match: int, agreement: int, what: str) -> str:
    """See :data:`CLAIM`."""
    return f"cl:{match}:{agreement}:{what}"


def points(match: int) -> str:
    """See :data:`POINTS`."""
    return f"b:{match}"


def challenge(number: int, answer: str) -> str:
    """See :data:`CHALLENGE`."""
    return f"c:{number}:{answer}"


def team(match: int, side: int, part: int) -> str:
    """See :data:`TEAM`."""
    return f"m:{match}:{side}:{part}"


def shop(match: int, side: int, what: str, full: int) -> str:
    """See :data:`SHOP`."""
    return f"h:{match}:{side}:{what}:{full}"


def shop_button(match: int, side: int, what: str, item: str = "") -> str:
    """See :data:`SHOP_BUTTON`."""
    return f"hb:{match}:{side}:{what}:{item}"


def hand_select(match: int, prompt: int, part: int, line: str) -> str:
    """See :data:`HAND_SELECT`."""
    return f"ks:{match}:{prompt}:{part}:{line}"


def hand_button(match: int, prompt: int, what: str, line: str) -> str:
    """See :data:`HAND_BUTTON`."""
    return f"kb:{match}:{prompt}:{what}:{line}"


def questions(custom_ids: Iterable[str], match: int) -> Iterator[int]:
    """The numbers of the questions of a match for which these controls are."""
    for custom_id in custom_ids:
        kind, *rest = custom_id.split(":")
        if kind in ("p", "s", "t") and len(rest) > 1 and rest[0] == str(match) and rest[1].isdecimal():
            yield int(rest[1])


def offered(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of components, however deep."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from offered(getattr(component, "children", ()))

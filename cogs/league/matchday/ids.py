"""The custom ids of a match day's buttons, selects and forms: fixture or team, what is asked, and the answer."""

from __future__ import annotations

#: A button before a match: fixture, side, what it does, the item it is about.
BEFORE_BUTTON = r"fb:(?P<fixture>\d+):(?P<side>[01]):(?P<what>other|plain|back|done):(?P<item>.*)"
#: A select before a match: fixture, side, what a choice in it does, how many things lie in the basket: Discord would not
#: let the same option be chosen twice in one select.
BEFORE_SELECT = r"fs:(?P<fixture>\d+):(?P<side>[01]):(?P<what>cash|help|stars|cards|remove|skill\d)(?::(?P<full>\d+))?"
#: The form in which an amount of petty cash is typed: fixture, side.
CASH_FORM = r"ff:(?P<fixture>\d+):(?P<side>[01])"
#: A button after a match: team, step, what it does, what it is about.
AFTER_BUTTON = r"pb:(?P<team>\d+):(?P<step>\d+):(?P<what>give|done|undo|name|back):(?P<about>.*)"
#: A select after a match: team, step, what a choice in it does.
AFTER_SELECT = r"ps:(?P<team>\d+):(?P<step>\d+):(?P<what>give\d|nominate|buy|fire|roll|learn\d+_\d)"
#: The form in which a player gets another name or shirt: team, step.
NAME_FORM = r"pf:(?P<team>\d+):(?P<step>\d+)"
#: The answer to a result that was entered by hand: fixture, its version, answer.
REPORT_BUTTON = r"rb:(?P<fixture>\d+):(?P<version>\d+):(?P<answer>yes|no)"
#: The form in which players' deeds are typed: fixture, touchdowns, winner, who conceded, FAME.
REPORT_FORM = (
    r"rf:(?P<fixture>\d+):(?P<home>\d+):(?P<away>\d+):(?P<winner>home|away|score):(?P<conceded>home|away|nobody)"
    r":(?P<home_fame>\d):(?P<away_fame>\d)"
)


def before_button(fixture: int, side: int, what: str, item: str = "") -> str:
    """See :data:`BEFORE_BUTTON`."""
    return f"fb:{fixture}:{side}:{what}:{item}"


def before_select(fixture: int, side: int, what: str, full: int) -> str:
    """See :data:`BEFORE_SELECT`."""
    return f"fs:{fixture}:{side}:{what}:{full}"


def cash_form(fixture: int, side: int) -> str:
    """See :data:`CASH_FORM`."""
    return f"ff:{fixture}:{side}"


def after_button(team: int, step: int, what: str, about: str = "") -> str:
    """See :data:`AFTER_BUTTON`."""
    return f"pb:{team}:{step}:{what}:{about}"


def after_select(team: int, step: int, what: str) -> str:
    """See :data:`AFTER_SELECT`."""
    return f"ps:{team}:{step}:{what}"


def name_form(team: int, step: int) -> str:
    """See :data:`NAME_FORM`."""
    return f"pf:{team}:{step}"


def report_button(fixture: int, version: int, answer: str) -> str:
    """See :data:`REPORT_BUTTON`."""
    return f"rb:{fixture}:{version}:{answer}"


def report_form(fixture: int, score: tuple[int, int], winner: str, conceded: str, fame: tuple[int, int]) -> str:
    """See :data:`REPORT_FORM`."""
    return f"rf:{fixture}:{score[0]}:{score[1]}:{winner}:{conceded}:{fame[0]}:{fame[1]}"

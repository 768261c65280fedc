"""The custom ids of buttons, selects and forms about teams: what they do, the team, and what else they need.

``about`` is as each act of :mod:`cogs.league.teams.items` reads it. The team is 0 where there is none yet.
"""

from __future__ import annotations

#: A button: what it does, team, about.
BUTTON = r"lt:(?P<what>\w+):(?P<team>\d+):(?P<about>.*)"
#: A select: what a choice in it does, team, about.
SELECT = r"ls:(?P<what>\w+):(?P<team>\d+):(?P<about>.*)"
#: A form: what is done with it, team, about.
FORM = r"lf:(?P<what>\w+):(?P<team>\d+):(?P<about>.*)"


def button(what: str, team: int, about: object = "") -> str:
    """See :data:`BUTTON`."""
    return f"lt:{what}:{team}:{about}"


def select(what: str, team: int, about: object = "") -> str:
    """See :data:`SELECT`."""
    return f"ls:{what}:{team}:{about}"


def form(what: str, team: int, about: object = "") -> str:
    """See :data:`FORM`."""
    return f"lf:{what}:{team}:{about}"

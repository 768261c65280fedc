"""How what leagues speak of is called: items, improvements, injuries, phases, players."""

from __future__ import annotations

from engine import rosters
from engine.league.team import CHARACTERISTICS, LeaguePlayer, Team
from services.errors import Refused
from services.language import MissingText, Texts
from services.league.statistics import player_of

#: How much of something unknown is repeated.
REPEATED = 60


def thing(what: object, texts: Texts) -> str:
    """An item, skill, position, improvement, injury or shirt number by its id; what is unknown as it was given."""
    ident = str(what)
    if ident.lstrip("-").isdigit():
        return texts.say("league-shirt", number=ident)
    if ident[:1] in "+-" and ident[1:] in CHARACTERISTICS:
        return texts.say("league-change", sign=ident[0], stat=texts.say(f"rule-stat-{ident[1:]}"))
    message = f"league-thing-{ident.replace('_', '-')}"
    if ident.replace("_", "").isalpha() and texts.has(message):
        return texts.say(message)
    if ident in rosters.skills():
        return texts.skill(ident)
    try:
        return texts.position(ident)
    except (MissingText, LookupError):
        return ident if len(ident) <= REPEATED else f"{ident[: REPEATED - 1]}…"


def states(given: object, texts: Texts) -> str:
    """Phases of a team, one or several with spaces between."""
    names = [texts.say(f"league-state-{one.replace('_', '-')}") for one in str(given).split()]
    return texts.join(names, "list-or")


def player(one: LeaguePlayer, texts: Texts) -> str:
    """A player by his shirt, and his name or position."""
    return texts.say("league-player", number=str(one.number), name=one.name or texts.position(one.position))


def player_by_id(team: Team | None, player_id: object, number: object, texts: Texts) -> str:
    """A player of a team by the id he has for ever; by his shirt alone where he cannot be found."""
    if team is not None and isinstance(player_id, int):
        try:
            return player(player_of(team, player_id), texts)
        except Refused:
            pass
    return texts.say("league-shirt", number=str(number))


def fault(what: object, texts: Texts) -> str:
    """What cannot be true about a result that was entered."""
    return texts.say(f"league-fault-{what}")

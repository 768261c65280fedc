"""Teams, reports and what surrounds a match as plain data, fit for JSON, and back.

The keys are the names of the fields; a value's schema version stands in ``schema``.
"""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from engine.league.asking import LogEntry
from engine.league.errors import LeagueError
from engine.league.match_day import PlayerReport, TeamReport
from engine.league.pre_match import PreMatch
from engine.league.settings import Expenses, ForfeitPolicy, Settings
from engine.league.team import PHASES, History, Improvement, LeaguePlayer, LedgerEntry, Points, Team

SCHEMA = 1


def team_data(team: Team) -> dict[str, Any]:
    """A team as plain data; :func:`team_from` restores it."""
    return {"schema": SCHEMA, **asdict(team)}


def team_from(data: dict[str, Any]) -> Team:
    """Restore a team from :func:`team_data`, also one that went through JSON.

    Raises:
        LeagueError: ``unknown``: another schema, a phase that does not exist, or keys that no team has.
    """
    values = _checked(data, Team)
    if values.get("phase", PHASES[0]) not in PHASES:
        raise LeagueError("unknown", what=str(values["phase"]))
    for key in ("players", "former"):
        values[key] = tuple(player_from(one) for one in values.get(key, ()))
    values["ledger"] = tuple(LedgerEntry(*one) for one in values.get("ledger", ()))
    values["trophies"] = tuple(values.get("trophies", ()))
    return Team(**values)


def player_from(data: dict[str, Any]) -> LeaguePlayer:
    """Restore a player from what :func:`team_data` made of him.

    Raises:
        LeagueError: ``unknown``: keys that no player has.
    """
    values = _known(data, LeaguePlayer)
    values["earned"] = Points(**values.get("earned", {}))
    values["improvements"] = tuple(
        Improvement(one["what"], one["value"], _pair(one["roll"])) for one in values.get("improvements", ())
    )
    values["pending"] = tuple(tuple(one) for one in values.get("pending", ()))
    values["injuries"] = tuple(values.get("injuries", ()))
    values["history"] = tuple(History(*one) for one in values.get("history", ()))
    return LeaguePlayer(**values)


def report_data(report: TeamReport) -> dict[str, Any]:
    """A match report as plain data; :func:`report_from` restores it."""
    return {"schema": SCHEMA, **asdict(report)}


def report_from(data: dict[str, Any]) -> TeamReport:
    """Restore a match report from :func:`report_data`.

    Raises:
        LeagueError: ``unknown``: another schema, or keys that no report has.
    """
    values = _checked(data, TeamReport)
    values["score"] = tuple(values["score"])
    values["players"] = tuple(
        PlayerReport(one["number"], Points(**one["earned"]), tuple(one["injuries"])) for one in values["players"]
    )
    values["hired"] = tuple((number, position) for number, position in values["hired"])
    for key in ("raised", "infected", "medals"):
        values[key] = tuple(values[key])
    return TeamReport(**values)


def pre_match_data(now: PreMatch) -> dict[str, Any]:
    """A pre-match sequence as plain data; :func:`pre_match_from` restores it."""
    return {
        "schema": SCHEMA,
        "teams": [team_data(team) for team in now.teams],
        "weather": now.weather,
        "petty_cash": list(now.petty_cash),
        "baskets": [list(basket) for basket in now.baskets],
        "confirmed": list(now.confirmed),
    }


def pre_match_from(data: dict[str, Any]) -> PreMatch:
    """Restore a pre-match sequence from :func:`pre_match_data`.

    Raises:
        LeagueError: ``unknown``: another schema, or keys that it does not have.
    """
    values = _checked(data, PreMatch)
    home, away = values["teams"]
    values["teams"] = team_from(home), team_from(away)
    values["baskets"] = tuple(tuple(basket) for basket in values["baskets"])
    for key in ("petty_cash", "confirmed"):
        values[key] = tuple(values[key])
    return PreMatch(**values)


def settings_data(settings: Settings) -> dict[str, Any]:
    """A league's settings as plain data; :func:`settings_from` restores them."""
    return {"schema": SCHEMA, **asdict(settings)}


def settings_from(data: dict[str, Any]) -> Settings:
    """Restore settings from :func:`settings_data`; what the data lacks keeps its default.

    Raises:
        LeagueError: ``unknown``: another schema, or keys that settings do not have.
    """
    values = _checked(data, Settings)
    if values.get("expenses") is not None:
        values["expenses"] = Expenses(**values["expenses"])
    if "forfeits" in values:
        values["forfeits"] = ForfeitPolicy(**values["forfeits"])
    return Settings(**values)


def log_data(log: list[LogEntry]) -> list[Any]:
    """The log of a sequence as plain data; :func:`log_from` restores it."""
    return [[list(entry.answer), [list(die) for die in entry.dice]] for entry in log]


def log_from(data: list[Any]) -> list[LogEntry]:
    """Restore the log of a sequence."""
    return [LogEntry(tuple(answer), tuple((faces, result) for faces, result in dice)) for answer, dice in data]


def _pair(roll: list[int] | None) -> tuple[int, int] | None:
    return None if roll is None else (roll[0], roll[1])


def _checked(data: dict[str, Any], kind: type) -> dict[str, Any]:
    if data.get("schema") != SCHEMA:
        raise LeagueError("unknown", what=f"schema {data.get('schema')}")
    return _known({key: value for key, value in data.items() if key != "schema"}, kind)


def _known(data: dict[str, Any], kind: type) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    for key in data:
        if key not in names:
            raise LeagueError("unknown", what=key)
    return dict(data)

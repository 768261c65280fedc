"""Teams, reports and running sequences as stored: plain data with a schema version.

What is read may come from an import: it is of the right shape or refused, and :func:`engine.league.legality.faults` tells whether a
team is a legal one.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from engine.league import plain
from engine.league.asking import LogEntry
from engine.league.errors import LeagueError
from engine.league.match_day import TeamReport
from engine.league.pre_match import PreMatch
from engine.league.settings import Settings
from engine.league.standings import MatchResult, TableRules
from engine.league.team import Team

SCHEMA = 1

Stored = Team | TeamReport | PreMatch | Settings | MatchResult | TableRules
T = TypeVar("T", Team, TeamReport, PreMatch, Settings, MatchResult, TableRules)


def to_data(value: Stored) -> dict[str, Any]:
    """A team, report, pre-match sequence, settings, result or table rules as plain data; :func:`from_data` restores it."""
    return {"schema": SCHEMA, **plain.write(value)}


def from_data(kind: type[T], data: object) -> T:
    """Restore a value of a kind from :func:`to_data`, also one that went through JSON.

    Raises:
        LeagueError: ``schema``: another schema version; ``malformed``: see :func:`engine.league.plain.read`.
    """
    if not isinstance(data, dict):
        raise LeagueError("malformed", what=kind.__name__)
    entries = cast("dict[str, object]", data)
    if entries.get("schema") != SCHEMA:
        raise LeagueError("schema", found=entries.get("schema"), needed=SCHEMA)
    return plain.read(kind, {key: value for key, value in entries.items() if key != "schema"})


def log_to_data(log: list[LogEntry]) -> list[Any]:
    """The log of a sequence as plain data; :func:`log_from_data` restores it."""
    return [plain.write(entry) for entry in log]


def log_from_data(data: list[Any]) -> list[LogEntry]:
    """Restore the log of a sequence.

    Raises:
        LeagueError: ``malformed``.
    """
    return [plain.read(LogEntry, entry) for entry in data]

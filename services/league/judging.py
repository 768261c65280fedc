"""Judging a file that says it holds a league: its shape, its references, and what the rules say of it.

Nothing of a file is believed: its shape against the tables, every id against what the file itself holds, every team, result
and sequence against the rules. What is wrong is told with its place and what would be right.
"""

from __future__ import annotations

import gzip
import io
import json
import zlib
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table

from db import league_files
from db.league_files import Rows
from db.types import canonical_json
from engine.league import legality
from engine.league.errors import LeagueError
from engine.league.match_day import TeamReport
from engine.league.plain import read
from engine.league.pre_match import PreMatch
from engine.league.settings import Settings
from engine.league.standings import TIE_BREAKS, MatchResult, TableRules
from engine.league.stored import from_data, log_from_data
from engine.league.team import POST_MATCH, LedgerEntry, Team
from engine.match.weather import weather_for
from services.errors import Refused
from services.league.files import FORMAT, VERSION
from services.league.leagues import LONGEST_NAME, check_points, checked_name, checked_settings
from services.league.states import COUNTED, DONE, FORMS, OVER, PLANNED, REPORTED, RUNNING, SCHEDULED
from services.league.states import POST_MATCH as FIXTURE_POST_MATCH
from services.league.teams import COLOUR

#: The largest file that is read, and the largest it may unpack to, in bytes.
MOST_BYTES = 10_000_000
MOST_UNPACKED = 120_000_000
#: How many things that are wrong are told.
MOST_TOLD = 15
LARGEST, LARGEST_SMALL = 2**63 - 1, 2**31 - 1
#: How deep lists and objects may be within each other; what a league holds is far flatter.
DEEPEST = 60
WEATHERS = {weather_for(total) for total in range(2, 13)}
_MADE_UP = ("too_few", "journeymen")
_STATES = {
    "leagues": ("open", "archived"),
    "league_seasons": (PLANNED, RUNNING, OVER),
    "league_fixtures": (SCHEDULED, REPORTED, FIXTURE_POST_MATCH, DONE, "bye"),
    "league_teams": ("draft", "submitted", "ready", "post_match", "retired"),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a file: where, a code with its sentence (``import-<code>``), and the sentence's values."""

    where: str
    code: str
    values: dict[str, str] = field(default_factory=dict[str, str])


# -- reading ----------------------------------------------------------------------------------------------------


def judged(content: bytes) -> tuple[Rows, list[Fault]]:
    """The rows of a file, as far as they can be read, and what is wrong with them.

    Raises:
        Refused: ``import_large``, ``import_no_json``, ``import_format``, ``import_version``.
    """
    data = _unpacked(content)
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused("import_no_json") from None
    if not _storable(whole):
        raise Refused("import_no_json")
    if not isinstance(whole, dict) or cast("dict[str, Any]", whole).get("format") != FORMAT:
        raise Refused("import_format", expected=FORMAT)
    given = cast("dict[str, Any]", whole)
    if given.get("version") != VERSION:
        raise Refused("import_version", given=str(given.get("version"))[:20], known=str(VERSION))
    faults: list[Fault] = []
    rows = _rows(given.get("tables"), faults)
    if not faults:
        _references(rows, faults)
    if not faults:
        _rules(rows, faults)
    return rows, faults


def _storable(whole: object) -> bool:
    """Whether all of it can be stored and repeated: not nested without end, and nothing but text and numbers that there are."""
    layer: list[Any] = [whole] if isinstance(whole, list | dict) else []
    for _ in range(DEEPEST):
        inner = (part for one in layer for part in (one.values() if isinstance(one, dict) else one))  # pyright: ignore[reportUnknownVariableType]
        layer = [part for part in inner if isinstance(part, list | dict)]
        if not layer:
            break
    else:
        return False
    try:
        canonical_json(whole).encode()
    except ValueError:
        return False
    return True


def _unpacked(content: bytes) -> bytes:
    if len(content) > MOST_BYTES:
        raise Refused("import_large", most=MOST_BYTES // 1_000_000)
    if not content.startswith(b"\x1f\x8b"):
        return content
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as packed:
            data = packed.read(MOST_UNPACKED + 1)
    except (OSError, EOFError, zlib.error):
        raise Refused("import_no_json") from None
    if len(data) > MOST_UNPACKED:
        raise Refused("import_large", most=MOST_UNPACKED // 1_000_000)
    return data


def _rows(given: object, faults: list[Fault]) -> Rows:
    if not isinstance(given, dict):
        faults.append(Fault("tables", "shape"))
        return {}
    by_name = cast("dict[str, Any]", given)
    known = {table.name: table for table in league_files.tables()}
    faults += [Fault(str(name)[:40], "unknown-table") for name in by_name if name not in known]
    rows: Rows = {}
    for name, table in known.items():
        part = by_name.get(name, {"columns": [column.name for column in league_files.fields(table)], "rows": []})
        rows[name] = _table(table, part, faults)
    if len(rows.get("leagues", [])) != 1:
        faults.append(Fault("leagues", "one-league"))
    return rows


def _table(table: Table, part: object, faults: list[Fault]) -> list[dict[str, Any]]:
    columns = {column.name: column for column in league_files.fields(table)}
    named: Any = cast("dict[str, Any]", part).get("columns") if isinstance(part, dict) else None
    lines: Any = cast("dict[str, Any]", part).get("rows") if isinstance(part, dict) else None
    if not isinstance(named, list) or not isinstance(lines, list):
        faults.append(Fault(table.name, "shape"))
        return []
    names = [str(one) for one in cast("list[object]", named)]
    missing = [name for name, one in columns.items() if name not in names and not one.nullable and not _default(one)]
    if len(set(names)) < len(names) or not set(names) <= set(columns) or missing:
        unknown = sorted(set(names) - set(columns)) or missing or names
        faults.append(Fault(table.name, "columns", {"what": ", ".join(unknown)[:80]}))
        return []
    found: list[dict[str, Any]] = []
    for number, line in enumerate(cast("list[object]", lines), 1):
        where = f"{table.name} {number}"
        if not isinstance(line, list) or len(cast("list[object]", line)) != len(names):
            faults.append(Fault(where, "shape"))
            continue
        row: dict[str, Any] = {name: _default(one) for name, one in columns.items() if name not in names}
        for name, value in zip(names, cast("list[object]", line), strict=True):
            try:
                row[name] = _value(columns[name], value)
            except (ValueError, TypeError, OverflowError):
                faults.append(Fault(where, "value", {"column": name, "given": str(value)[:40]}))
        found.append(row)
        if len(faults) > MOST_TOLD:
            break
    return found


def _default(column: Column[Any]) -> Any:
    """What a file of an earlier version means where it lacks a column."""
    given: Any = column.server_default
    if given is None:
        return None
    text = str(given.arg)
    return int(text) if isinstance(column.type, Integer) else text


def _value(column: Column[Any], value: object) -> object:
    """A value of a column, of its type.

    Raises:
        ValueError: it is another.
    """
    if value is None:
        if column.nullable:
            return None
        raise ValueError
    if league_files.is_json(column):
        return value
    if league_files.is_time(column):
        moment = datetime.fromisoformat(str(value))
        if moment.tzinfo is None:
            raise ValueError
        return moment.astimezone(UTC)
    kind: Any = column.type
    if isinstance(kind, Boolean):
        if type(value) is not bool:
            raise ValueError
        return value
    if isinstance(kind, Integer | BigInteger):
        if type(value) is not int or abs(value) > (LARGEST if isinstance(kind, BigInteger) else LARGEST_SMALL):
            raise ValueError
        return value
    if not isinstance(kind, String) or type(value) is not str or "\x00" in value:
        raise ValueError
    if kind.length is not None and len(value) > kind.length:
        raise ValueError
    return value


def _references(rows: Rows, faults: list[Fault]) -> None:
    """Ids and keys are there once, and what refers to one refers to one of the file."""
    there = {table.name: {row["id"] for row in rows[table.name]} for table in league_files.tables() if "id" in table.c}
    for table in league_files.tables():
        keys: set[tuple[object, ...]] = set()
        primary = [column.name for column in table.primary_key.columns if column.name != "guild_id"]
        by_name = {column.name: league_files.reference(column) for column in table.columns}
        for number, row in enumerate(rows[table.name], 1):
            key = tuple(row[name] for name in primary)
            if key in keys:
                faults.append(Fault(f"{table.name} {number}", "twice"))
            keys.add(key)
            for name, target in by_name.items():
                value = row.get(name)
                if target is None or value is None or value in there[target]:
                    continue
                if not table.c[name].nullable or name not in league_files.BY_NAME:
                    faults.append(Fault(f"{table.name} {number}", "reference", {"column": name, "given": str(value)}))
            if len(faults) > MOST_TOLD:
                return


# -- the rules --------------------------------------------------------------------------------------------------


def _rules(rows: Rows, faults: list[Fault]) -> None:
    """Whether the rules can read all of it, every team is a legal one, and its money is its ledger's."""
    league = rows["leagues"][0]
    _try(faults, "leagues 1", lambda: _settings(league["settings"]))
    _try(faults, "leagues 1", lambda: _table_rules(league["rules"]))
    _try(faults, "leagues 1", lambda: _name(league["name"]))
    for number, row in enumerate(rows["league_seasons"], 1):
        if row["rules"] is not None:
            _try(faults, f"league_seasons {number}", lambda row=row: _table_rules(row["rules"]))
    for table, states in _STATES.items():
        for number, row in enumerate(rows[table], 1):
            if row["state"] not in states:
                faults.append(Fault(f"{table} {number}", "state", {"given": row["state"], "known": ", ".join(states)}))
    for number, row in enumerate(rows["league_divisions"], 1):
        if row["form"] not in FORMS:
            faults.append(
                Fault(f"league_divisions {number}", "state", {"given": row["form"], "known": ", ".join(FORMS)})
            )
        if not _coins(row["coins"]) or not _corrections(row["corrections"]):
            faults.append(Fault(f"league_divisions {number}", "malformed", {"what": "coins, corrections"}))
    for name in ("league_news", "league_audit"):
        for number, row in enumerate(rows[name], 1):
            if not isinstance(row["details"], dict):
                faults.append(Fault(f"{name} {number}", "malformed", {"what": "details"}))
    _teams(rows, faults)
    _fixtures(rows, faults)


def _teams(rows: Rows, faults: list[Fault]) -> None:
    ledgers: dict[int, list[LedgerEntry]] = {row["id"]: [] for row in rows["league_teams"]}
    for row in sorted(rows["league_ledger"], key=lambda one: (one["team_id"], one["number"])):
        entry = LedgerEntry(row["amount"], row["reason"], row["detail"], row["match"])
        ledgers[row["team_id"]].append(entry)
    running = {row["team_id"] for row in rows["league_sequences"]}
    for number, row in enumerate(rows["league_teams"], 1):
        where = f"league_teams {number}"
        team = _try(faults, where, lambda row=row: from_data(Team, row["sheet"]))
        if not isinstance(team, Team):
            continue
        team = replace(team, ledger=tuple(ledgers[row["id"]]))
        state = "draft" if row["state"] == "submitted" else row["state"]
        if team.name != row["name"] or team.phase != state or not _colours(row["colours"]):
            faults.append(Fault(where, "sheet", {"team": row["name"]}))
            continue
        wrong = _try(faults, where, lambda team=team: legality.faults(team))
        if isinstance(wrong, list) and wrong:
            what = ", ".join(cast("list[str]", wrong))[:100]
            faults.append(Fault(where, "illegal", {"team": team.name, "what": what}))
        elif team.phase == POST_MATCH and row["id"] not in running:
            faults.append(Fault(where, "no-sequence", {"team": team.name}))


def _fixtures(rows: Rows, faults: list[Fault]) -> None:
    for number, row in enumerate(rows["league_fixtures"], 1):
        where = f"league_fixtures {number}"
        if row["state"] in COUNTED and row["away_team"] is not None:
            result = _try(faults, where, lambda row=row: from_data(MatchResult, row["result"]))
            teams = {str(row["home_team"]), str(row["away_team"])}
            if isinstance(result, MatchResult) and {result.home, result.away} != teams:
                faults.append(Fault(where, "result"))
        for name in ("sheets", "reported"):
            kind: Any = Team if name == "sheets" else TeamReport
            for one in row[name] if isinstance(row[name], list) else []:
                read_one = _try(faults, where, lambda one=one, kind=kind: from_data(kind, one))
                _legal(faults, where, read_one)
        if row["pre_match"] is not None:
            _try(faults, where, lambda row=row: _before(row["pre_match"]))
        if row["state"] == REPORTED and not (isinstance(row["reported"], list) and len(row["reported"]) == 2):
            faults.append(Fault(where, "malformed", {"what": "reported"}))
    for number, row in enumerate(rows["league_sequences"], 1):
        where = f"league_sequences {number}"
        _legal(faults, where, _try(faults, where, lambda row=row: from_data(Team, row["start"])))
        _try(faults, where, lambda row=row: from_data(TeamReport, row["report"]))
        _try(faults, where, lambda row=row: _settings(row["settings"]))
        _try(faults, where, lambda row=row: log_from_data(row["log"]))


def _legal(faults: list[Fault], where: str, team: object) -> None:
    """Say what no team may ever be about one of the past; whom it could field was made up before its match."""
    if not isinstance(team, Team):
        return
    wrong = _try(faults, where, lambda: [one for one in legality.faults(team) if one not in _MADE_UP])
    if isinstance(wrong, list) and wrong:
        what = ", ".join(cast("list[str]", wrong))[:100]
        faults.append(Fault(where, "illegal", {"team": team.name[:LONGEST_NAME], "what": what}))


def _colours(data: object) -> bool:
    """Whether these are two colours, or none."""
    given = cast("list[object]", data) if isinstance(data, list) else [None]
    return len(given) in (0, 2) and all(isinstance(one, str) and COLOUR.fullmatch(one) for one in given)


def _try(faults: list[Fault], where: str, reading: Any) -> object:
    try:
        return reading()
    except LeagueError as error:
        code = "schema" if error.code == "schema" else "malformed"
        values = {key: str(value)[:80] for key, value in error.values.items()}
        faults.append(Fault(where, code, values))
    except (LookupError, TypeError, ValueError, AttributeError):
        faults.append(Fault(where, "malformed", {"what": "?"}))
    return None


def _settings(data: object) -> Settings:
    settings = from_data(Settings, data)
    try:
        checked_settings({one.name: getattr(settings, one.name) for one in fields(Settings)})
    except Refused as refusal:
        raise LeagueError("malformed", what=str(refusal.values.get("setting", "settings"))) from None
    return settings


def _before(data: object) -> PreMatch:
    start = from_data(PreMatch, data)
    if start.weather not in WEATHERS:
        raise LeagueError("malformed", what="weather")
    return start


def _table_rules(data: object) -> TableRules:
    rules = from_data(TableRules, data)
    try:
        check_points(rules.points)
    except Refused:
        raise LeagueError("malformed", what="points") from None
    if not set(rules.tie_breaks) <= set(TIE_BREAKS):
        raise LeagueError("malformed", what="tie_breaks")
    return rules


def _name(name: str) -> str:
    try:
        return checked_name(name)
    except Refused:
        raise LeagueError("malformed", what="name") from None


def _coins(data: object) -> bool:
    return isinstance(data, list) and all(isinstance(one, str) for one in cast("list[object]", data))


def _corrections(data: object) -> bool:
    try:
        read(tuple[tuple[int, int, str], ...], data, "corrections")  # pyright: ignore[reportArgumentType]
    except LeagueError:
        return False
    return True

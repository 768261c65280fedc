"""A league as a file: everything of it as JSON, and its tables and statistics as CSV.

The JSON is our own and complete: ``{"format", "version", "exported_at", "tables": {name: {"columns", "rows"}}}``, with
times as ISO 8601 and ids as they were. A match that is going on is left out: its fixture waits to be played, and both teams have
the sheets that were locked for it. Sheets and sequences of matches on which later ones were built are left out too.
"""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from db import league_files, league_leagues, league_teams
from db.league_files import Rows
from engine.league.stored import from_data
from engine.league.team import Team
from services.errors import Refused
from services.league.office import Actor, Office, is_commissioner
from services.league.seasons import Seasons
from services.league.states import COUNTED, PLAYING, PRE_MATCH, SCHEDULED
from services.league.statistics import LEADERS, LeagueStatistics

FORMAT, VERSION = "touchback-league", 1
#: A larger file is compressed, in bytes.
PLAIN = 4_000_000
#: What spreadsheets take for a formula.
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
#: Columns of a fixture that only its running or its undoing needs.
OF_THE_MATCH = ("sheets", "pre_match", "opening", "reported")


@dataclass(frozen=True, slots=True)
class Exported:
    """A file: its name and its content."""

    name: str
    content: bytes


class Files:
    """Leagues as files."""

    def __init__(self, office: Office, seasons: Seasons, statistics: LeagueStatistics) -> None:
        self._office = office
        self._seasons = seasons
        self._statistics = statistics

    async def export(self, guild_id: int, league_id: int, actor: Actor) -> Exported:
        """The whole league as JSON, compressed where it is large; for its commissioners.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_found``.
        """
        async with self._office.reading() as conn:
            league = await league_leagues.load_league(conn, guild_id, league_id)
            if not await is_commissioner(conn, guild_id, league_id, actor):
                raise Refused("league_not_commissioner", league=league.name)
            rows = await league_files.read_rows(conn, guild_id, league_id)
        now = self._office.desk.clock.now().isoformat()
        content = await asyncio.to_thread(lambda: package(settled(rows), now))
        name = f"{_file_name(league.name)}.json"
        if len(content) > PLAIN:
            return Exported(f"{name}.gz", gzip.compress(content, mtime=0))
        return Exported(name, content)

    async def standings(self, guild_id: int, league_id: int, season_id: int | None = None) -> Exported:
        """The tables of a season, or of all of them, as CSV.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            league = await league_leagues.load_league(conn, guild_id, league_id)
            names = await league_teams.team_names(conn, guild_id, league_id)
        lines: list[list[object]] = [
            ["season", "division", "place", "team", "played", "won", "drawn", "lost", "points", "td_for", "td_against"]
        ]
        for season in await self._seasons.seasons(guild_id, league_id):
            if season_id is not None and season.id != season_id:
                continue
            for division in await self._seasons.divisions(guild_id, season.id):
                table = await self._seasons.table(guild_id, division.id)
                for place, row in enumerate(table.rows, 1):
                    numbers = [row.played, row.won, row.drawn, row.lost, row.points, row.td_for, row.td_against]
                    lines.append([season.name, division.name, place, names.get(int(row.team), row.team), *numbers])
        return Exported(f"{_file_name(league.name)}-standings.csv", as_csv(lines))

    async def statistics(self, guild_id: int, league_id: int, season_id: int | None = None) -> Exported:
        """What every player has done, in a season or ever, as CSV.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            league = await league_leagues.load_league(conn, guild_id, league_id)
        counts = await self._statistics.everybody(guild_id, league_id, season_id)
        lines: list[list[object]] = [["team", "number", "player", "position", *LEADERS]]
        for (team, player), of_player in counts.items():
            lines.append([team, player.number, player.name, player.position, *of_player])
        return Exported(f"{_file_name(league.name)}-statistics.csv", as_csv(lines))


def settled(rows: Rows) -> Rows:
    """The rows of a league as they are when no match is going on, without what nobody can undo any more."""
    teams = {row["id"]: dict(row) for row in rows["league_teams"]}
    ledger = list(rows["league_ledger"])
    newest: dict[int, int] = {}
    played = [row for row in rows["league_fixtures"] if row["state"] in COUNTED and row["finished_at"] is not None]
    for row in sorted(played, key=lambda one: (one["finished_at"], one["id"])):
        for team in (row["home_team"], row["away_team"]):
            newest[team] = row["id"]
    fixtures: list[dict[str, Any]] = []
    for row in rows["league_fixtures"]:
        row = dict(row)
        both = (row["home_team"], row["away_team"])
        if row["state"] in (PRE_MATCH, PLAYING):
            for team_id, data in zip(both, row["sheets"], strict=True):
                team = from_data(Team, data)
                teams[team_id] |= {"sheet": {**data, "ledger": []}, "state": team.phase, "name": team.name}
                ledger = [one for one in ledger if one["team_id"] != team_id] + [
                    {"team_id": team_id, "number": number, **one._asdict()} for number, one in enumerate(team.ledger)
                ]
            row |= {"state": SCHEDULED, "expires_at": None, **dict.fromkeys(OF_THE_MATCH)}
        elif row["state"] in COUNTED and any(newest.get(team) != row["id"] for team in both):
            row |= dict.fromkeys(OF_THE_MATCH)
        fixtures.append(row)
    sequences = [row for row in rows["league_sequences"] if newest.get(row["team_id"]) == row["fixture_id"]]
    return {
        **rows,
        "league_teams": list(teams.values()),
        "league_ledger": ledger,
        "league_fixtures": fixtures,
        "league_sequences": sequences,
    }


def package(rows: Rows, exported_at: str) -> bytes:
    """Rows as the content of a file."""
    made: dict[str, Any] = {}
    for table in league_files.tables():
        columns = [column.name for column in league_files.fields(table)]
        values = [[league_files.as_plain(row[name]) for name in columns] for row in rows.get(table.name, [])]
        made[table.name] = {"columns": columns, "rows": values}
    whole = {"format": FORMAT, "version": VERSION, "exported_at": exported_at, "tables": made}
    return (json.dumps(whole, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n").encode()


def as_csv(lines: Iterable[Iterable[object]]) -> bytes:
    """Lines as CSV in UTF-8, with the mark by which spreadsheets know it; a text is never a formula."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    for line in lines:
        writer.writerow([_safe(one) for one in line])
    return out.getvalue().encode("utf-8-sig")


def _safe(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


def _file_name(name: str) -> str:
    kept = "".join(one if one.isascii() and one.isalnum() else "-" for one in name.lower())
    return "-".join(part for part in kept.split("-") if part) or "league"

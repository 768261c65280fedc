"""A division's table with all that is shown of it: how each team looks, and how its matches went."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db import league_play as rows
from db import league_teams
from db.league_play import Season
from db.league_teams import TeamLook
from engine.league.standings import MatchResult, Row
from engine.league.stored import from_data
from services.language import Texts
from services.league.ladders import order_of
from services.league.office import Office
from services.league.states import COUNTED, LADDER
from services.league.tables import Table, table_of


@dataclass(frozen=True, slots=True)
class Standing:
    """A division's table.

    Attributes:
        season: the division's season.
        table: the rows, best first.
        results: those that count, in the order in which they came in.
        looks: colours and emblems of the league's teams by id.
        left: matches that have no result yet.
    """

    season: Season
    table: Table
    results: tuple[MatchResult, ...]
    looks: dict[int, TeamLook]
    left: int


class Standings:
    """The tables of divisions."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def of(self, guild_id: int, division_id: int) -> Standing:
        """A division's table as results, rules and stored coins make it: asked twice it is the same. A ladder has its own order.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            season = await rows.load_season(conn, guild_id, division.season_id)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            counted = [one for one in fixtures if one.state in COUNTED and one.result is not None]
            counted.sort(key=lambda one: (one.finished_at is not None, one.finished_at or 0, one.round, one.id))
            table = await table_of(conn, division, counted)
            if division.form == LADDER:
                order = [str(one) for one in await order_of(conn, division)]
                ranked = sorted(table.rows, key=lambda row: order.index(row.team) if row.team in order else len(order))
                table = replace(
                    table, rows=tuple(replace(row, place=k, level_with=()) for k, row in enumerate(ranked, 1))
                )
            return Standing(
                season,
                table,
                tuple(from_data(MatchResult, one.result) for one in counted),
                await league_teams.looks(conn, guild_id, division.league_id),
                len(fixtures) - len(counted),
            )


def lines(standing: Standing, texts: Texts) -> list[str]:
    """The table in words, a line a team, for who listens to it."""
    return [_line(row, standing.table.names[row.team], texts) for row in standing.table.rows]


def _line(row: Row, name: str, texts: Texts) -> str:
    parts = [
        texts.say("standing-line", place=row.place, team=name, points=row.points),
        texts.say("standing-record", played=row.played, won=row.won, drawn=row.drawn, lost=row.lost),
        texts.say("standing-for", td=f"{row.td_for}–{row.td_against}", cas=f"{row.cas_for}–{row.cas_against}"),
    ]
    for message, count in (
        ("picture-forfeits-won", row.forfeits_won),
        ("picture-forfeits-lost", row.forfeits_lost),
        ("picture-byes", row.byes),
    ):
        if count:
            parts.append(texts.say(message, count=count))
    if row.level_with and row.played:
        parts.append(texts.say("picture-level"))
    return "; ".join(parts)

"""A division's table from what is stored: results, rules, corrections and coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine
from engine.league import standings
from engine.league.standings import AWAY_FORFEITS, HOME_FORFEITS, Correction, MatchResult, Row, TableRules
from engine.league.stored import from_data
from engine.match.dice import Dice
from services.league.states import COUNTED


@dataclass(frozen=True, slots=True)
class Table:
    """A division's table: its rows, best first, and the names of its teams by the ids that rows have."""

    division: Division
    rows: tuple[Row, ...]
    names: dict[str, str]


async def table_of(conn: AsyncConnection, division: Division, fixtures: Sequence[FixtureLine] | None = None) -> Table:
    """The table as results, rules and stored coins make it; a season that is over keeps the rules that it ended with.

    ``fixtures``: those of the division that count, where they were read already.
    """
    league = await league_leagues.load_league(conn, division.guild_id, division.league_id)
    season = await rows.load_season(conn, division.guild_id, division.season_id)
    rules = from_data(TableRules, league.rules if season.rules is None else season.rules)
    corrections = tuple(Correction(str(team), points, reason) for team, points, reason in division.corrections)
    teams = [str(one) for one in await rows.entrants(conn, division.guild_id, division.id)]
    if fixtures is None:
        fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id, states=COUNTED)
    results = [from_data(MatchResult, one.result) for one in fixtures if one.result is not None]
    ordered = standings.table(teams, results, replace(rules, corrections=corrections), division.coins)
    names = await league_teams.team_names(conn, division.guild_id, division.league_id)
    return Table(division, tuple(ordered), {team: names[int(team)] for team in teams})


async def settle_coins(conn: AsyncConnection, division: Division, dice: Dice) -> Division:
    """Throw the coins that a division's final table needs, and store them; those that were thrown stay."""
    level = standings.unsettled((await table_of(conn, division)).rows)
    if not level:
        return division
    coins = standings.throw_coins([team for group in level for team in group], dice, division.coins)
    return await rows.update_division(conn, division.guild_id, division.id, coins=list(coins))


def winner_of(fixture: FixtureLine) -> int | None:
    """Who won a fixture that has its result, None for a draw and for one that has none."""
    if fixture.state not in COUNTED or fixture.away_team is None:
        return None
    result = from_data(MatchResult, fixture.result)
    if result.winner:
        return int(result.winner)
    if result.kind in (HOME_FORFEITS, AWAY_FORFEITS):
        return fixture.away_team if result.kind == HOME_FORFEITS else fixture.home_team
    home, away = result.touchdowns
    return None if home == away else fixture.home_team if home > away else fixture.away_team

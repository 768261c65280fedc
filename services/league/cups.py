"""Knock-outs: seeds, ties that are filled as results arrive, and who lifts the cup."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine
from engine.league import schedule, stages
from engine.league.schedule import Tie
from engine.league.standings import AWAY_FORFEITS, HOME_FORFEITS, MatchResult
from engine.league.stored import from_data
from services.errors import Refused
from services.league.office import Actor, Office, commissioned
from services.league.seasons import (
    COUNTED,
    CUPS,
    LONGEST_ROUND,
    OVER,
    RUNNING,
    SCHEDULED,
    THIRD_PLACE,
    table_of,
)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knock-out: its ties with the teams that are known (ids, 0 for one that is not), the fixtures, and the winner.

    ``fixtures`` are by tie; ``champion`` is the winner of the final, None while nobody is.
    """

    ties: tuple[tuple[Tie, int, int], ...]
    fixtures: dict[int, FixtureLine]
    champion: int | None


class Cups:
    """Knock-out divisions of seasons."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def qualify(self, guild_id: int, cup_id: int, actor: Actor, divisions: list[int], count: int) -> list[int]:
        """Enter the best of other divisions of the season in a cup, seeded: all winners first, then all seconds, and so on.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_found``, ``league_no_cup``, ``league_drawn``, ``league_unplayed``,
                ``league_too_few``, ``league_season_ended``.
        """
        async with self._office.writing() as conn:
            cup = await self._undrawn(conn, guild_id, cup_id)
            league = await commissioned(conn, guild_id, cup.league_id, actor)
            tables: list[list[str]] = []
            for division_id in divisions:
                division = await rows.load_division(conn, guild_id, division_id)
                if division.season_id != cup.season_id or division.form in CUPS:
                    raise Refused("league_not_found")
                fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
                left = sum(one.state not in COUNTED for one in fixtures)
                if left or not fixtures:
                    raise Refused("league_unplayed", matches=left)
                tables.append([row.team for row in (await table_of(conn, division)).rows])
            for team in await rows.entrants(conn, guild_id, cup_id):
                await rows.withdraw(conn, guild_id, cup_id, team)
            for team in stages.qualified(tables, max(1, count)):
                await rows.enter(conn, guild_id, cup_id, int(team))
            await self._office.note(conn, league, actor, "qualified", division=cup_id, of=divisions, count=count)
            return await rows.entrants(conn, guild_id, cup_id)

    async def draw(self, guild_id: int, cup_id: int, actor: Actor, days: int | None = None) -> Bracket:
        """Draw a cup: the best seeds meet as late as can be; ``days``: how long each round lasts.

        Raises:
            Refused: ``league_not_commissioner``, ``league_no_cup``, ``league_drawn``, ``league_few_teams``, ``league_bad_days``,
                ``league_season_ended``.
        """
        if days is not None and not 1 <= days <= LONGEST_ROUND:
            raise Refused("league_bad_days", most=LONGEST_ROUND)
        async with self._office.writing() as conn:
            cup = await self._undrawn(conn, guild_id, cup_id)
            league = await commissioned(conn, guild_id, cup.league_id, actor)
            if len(await rows.entrants(conn, guild_id, cup_id)) < 2:
                raise Refused("league_few_teams", division=cup.name)
            cup = await rows.update_division(conn, guild_id, cup_id, days=days)
            await rows.set_season_state(conn, guild_id, cup.season_id, RUNNING)
            await advance(conn, cup, self._office.desk.clock.now())
            await self._office.note(conn, league, actor, "cup_drawn", division=cup_id, days=days)
            now = self._office.desk.clock.now()
            await league_leagues.tell(conn, guild_id, league.id, "cup_drawn", {"division": cup.name}, now)
            return await bracket_of(conn, cup)

    async def bracket(self, guild_id: int, cup_id: int) -> Bracket:
        """Where a cup stands.

        Raises:
            Refused: ``league_not_found``, ``league_no_cup``.
        """
        async with self._office.reading() as conn:
            return await bracket_of(conn, _cup(await rows.load_division(conn, guild_id, cup_id)))

    async def _undrawn(self, conn: AsyncConnection, guild_id: int, cup_id: int) -> Division:
        cup = _cup(await rows.load_division(conn, guild_id, cup_id))
        season = await rows.load_season(conn, guild_id, cup.season_id)
        if season.state == OVER:
            raise Refused("league_season_ended", season=season.name)
        if await rows.list_fixtures(conn, guild_id, division_id=cup_id):
            raise Refused("league_drawn", division=cup.name)
        return cup


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


async def bracket_of(conn: AsyncConnection, cup: Division) -> Bracket:
    """The ties of a drawn cup with what is known; no ties before it is drawn."""
    fixtures = {
        one.tie: one for one in await rows.list_fixtures(conn, cup.guild_id, division_id=cup.id) if one.tie is not None
    }
    seeds = [str(one) for one in await rows.entrants(conn, cup.guild_id, cup.id)]
    if len(seeds) < 2:
        return Bracket((), fixtures, None)
    ties = schedule.knock_out(len(seeds), cup.form == THIRD_PLACE)
    winners = {tie: str(winner) for tie, one in fixtures.items() if (winner := winner_of(one)) is not None}
    known: list[tuple[Tie, int, int]] = []
    for tie in ties:
        home, away = schedule.tie_teams(tie, ties, seeds, winners)
        known.append((tie, int(home or 0), int(away or 0)))
    final = next(tie.id for tie in ties if tie.name == "final")
    return Bracket(tuple(known), fixtures, int(winners[final]) if final in winners else None)


async def advance(conn: AsyncConnection, cup: Division, now: datetime) -> None:
    """Make the fixtures of ties whose teams are known, and drop those whose teams no longer are.

    Raises:
        Refused: ``league_undo_built``: such a fixture has been begun.
    """
    bracket = await bracket_of(conn, cup)
    for tie, home, away in bracket.ties:
        fixture = bracket.fixtures.get(tie.id)
        if fixture is not None and (fixture.home_team, fixture.away_team) != (home, away):
            if fixture.state != SCHEDULED:
                names = await league_teams.team_names(conn, cup.guild_id, cup.league_id)
                raise Refused("league_undo_built", team=names[fixture.home_team])
            await rows.drop_fixture(conn, fixture)
            fixture = None
        if fixture is None and home and away:
            due_at = now + timedelta(days=cup.days) if cup.days is not None else None
            await rows.add_fixture(conn, cup, tie.round + 1, home, away, due_at=due_at, tie=tie.id)


def _cup(division: Division) -> Division:
    if division.form not in CUPS:
        raise Refused("league_no_cup", division=division.name)
    return division

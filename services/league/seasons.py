"""Competition: seasons, their divisions, fixtures with deadlines, and tables."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db import league_play as rows
from db.league_leagues import League
from db.league_play import Division, Fixture, FixtureLine, Season
from engine.league import schedule, standings
from engine.league.standings import BYE, Correction, MatchResult, Row, TableRules
from engine.league.stored import from_data, to_data
from engine.league.team import DRAFT, RETIRED
from engine.match.dice import Dice, SeededDice
from services.errors import Refused
from services.league.leagues import checked_name
from services.league.office import Actor, Office, commissioned

PLANNED = "planned"
RUNNING = "running"
OVER = "over"
#: States of a fixture.
SCHEDULED = "scheduled"
PRE_MATCH = "pre_match"
PLAYING = "playing"
REPORTED = "reported"
POST_MATCH = "post_match"
DONE = "done"
THIRD_PLACE = "knock_out_third_place"
#: Forms of a division that are a cup.
CUPS = ("knock_out", THIRD_PLACE)
#: How a division plays: everybody against everybody once or twice, or a cup.
FORMS = ("single", "double", *CUPS)
#: States in which a fixture's result counts for the table.
COUNTED = (POST_MATCH, DONE, "bye")
MOST_TEAMS = 64
LONGEST_ROUND = 365
MOST_POINTS = 100


class _Unstored(Exception):  # no error: it takes back what a preview did
    """Ends a transaction whose changes are not kept."""


@dataclass(frozen=True, slots=True)
class Table:
    """A division's table: its rows, best first, and the names of its teams by the ids that rows have."""

    division: Division
    rows: tuple[Row, ...]
    names: dict[str, str]


class Seasons:
    """Seasons of leagues."""

    def __init__(self, office: Office) -> None:
        self._office = office

    # -- planning -----------------------------------------------------------------------------------------------

    async def create(self, guild_id: int, league_id: int, actor: Actor, name: str) -> Season:
        """Plan a season.

        Raises:
            Refused: ``league_not_commissioner``, ``league_bad_name``.
        """
        given = checked_name(name)
        async with self._office.writing() as conn:
            league = await commissioned(conn, guild_id, league_id, actor)
            await self._office.note(conn, league, actor, "season_planned", name=given)
            return await rows.create_season(conn, guild_id, league_id, given)

    async def add_division(
        self, guild_id: int, season_id: int, actor: Actor, name: str, form: str = "single"
    ) -> Division:
        """Add a division to a planned season; ``form`` is one of :data:`FORMS`.

        Raises:
            Refused: ``league_not_commissioner``, ``league_bad_name``, ``league_name_taken``, ``league_unknown_form``,
                ``league_season_begun``.
        """
        given = checked_name(name)
        if form not in FORMS:
            raise Refused("league_unknown_form", given=form, known=", ".join(FORMS))
        async with self._office.writing() as conn:
            season, league = await self._season(conn, guild_id, season_id, actor)
            _open_for(season, form)
            taken = await rows.list_divisions(conn, guild_id, season_id)
            if any(one.name.casefold() == given.casefold() for one in taken):
                raise Refused("league_name_taken", name=given)
            await self._office.note(conn, league, actor, "division_added", season=season_id, name=given, form=form)
            return await rows.create_division(conn, guild_id, season, given, form)

    async def enter(self, guild_id: int, division_id: int, actor: Actor, team_id: int) -> list[int]:
        """Enter a team of the league in a division; returns the division's teams.

        Raises:
            Refused: ``league_not_commissioner``, ``league_season_begun``, ``league_not_found``: a team of another league too,
                ``league_not_ready``, ``league_entered``, ``league_many_teams``.
        """
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            season, league = await self._season(conn, guild_id, division.season_id, actor)
            await _undrawn(conn, season, division)
            team = await league_teams.load_team(conn, guild_id, team_id)
            if team.league_id != league.id:
                raise Refused("league_not_found")
            if team.team.phase in (DRAFT, RETIRED):
                raise Refused("league_not_ready", team=team.name)
            here = team_id in await rows.entrants(conn, guild_id, division_id)
            elsewhere = await rows.season_of_team(conn, guild_id, season.id, team_id, CUPS) is not None
            if here or (elsewhere and division.form not in CUPS):
                raise Refused("league_entered", team=team.name)
            if len(await rows.entrants(conn, guild_id, division_id)) >= MOST_TEAMS:
                raise Refused("league_many_teams", most=MOST_TEAMS)
            await rows.enter(conn, guild_id, division_id, team_id)
            await self._office.note(conn, league, actor, "entered", team_id=team_id, division=division_id)
            return await rows.entrants(conn, guild_id, division_id)

    async def withdraw(self, guild_id: int, division_id: int, actor: Actor, team_id: int) -> list[int]:
        """Take a team out of a division that has not begun; returns who is left.

        Raises:
            Refused: ``league_not_commissioner``, ``league_season_begun``, ``league_not_entered``.
        """
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            season, league = await self._season(conn, guild_id, division.season_id, actor)
            await _undrawn(conn, season, division)
            if not await rows.withdraw(conn, guild_id, division_id, team_id):
                raise Refused("league_not_entered")
            await self._office.note(conn, league, actor, "withdrawn", team_id=team_id, division=division_id)
            return await rows.entrants(conn, guild_id, division_id)

    async def start(
        self, guild_id: int, season_id: int, actor: Actor, days: int | None = None, seed: str | None = None
    ) -> list[FixtureLine]:
        """Draw the matches of every division but cups; ``days``: how long each round lasts, for its deadline.

        ``seed``: that of a draw that :meth:`preview` has shown; without one it is drawn anew.

        Raises:
            Refused: ``league_not_commissioner``, ``league_season_begun``, ``league_empty_season``, ``league_few_teams``,
                ``league_bad_days``.
        """
        async with self._office.writing() as conn:
            return await self._start(conn, guild_id, season_id, actor, days, seed)

    async def preview(
        self, guild_id: int, season_id: int, actor: Actor, days: int | None, seed: str
    ) -> list[FixtureLine]:
        """The fixtures that :meth:`start` would draw with this seed; nothing is stored, so their ids mean nothing.

        Raises:
            Refused: as :meth:`start`.
        """
        drawn: list[FixtureLine] = []
        with suppress(_Unstored):
            async with self._office.writing() as conn:
                drawn = await self._start(conn, guild_id, season_id, actor, days, seed)
                raise _Unstored
        return drawn

    async def _start(
        self, conn: AsyncConnection, guild_id: int, season_id: int, actor: Actor, days: int | None, seed: str | None
    ) -> list[FixtureLine]:
        if days is not None and not 1 <= days <= LONGEST_ROUND:
            raise Refused("league_bad_days", most=LONGEST_ROUND)
        now = self._office.desk.clock.now()
        dice = self._office.dice if seed is None else SeededDice(seed)
        season, league = await self._season(conn, guild_id, season_id, actor)
        _planned(season)
        divisions = await rows.list_divisions(conn, guild_id, season_id)
        if all(one.form in CUPS for one in divisions):
            raise Refused("league_empty_season", season=season.name)
        for division in divisions:
            if division.form not in CUPS:
                await self._draw(conn, division, now, days, dice)
        await rows.set_season_state(conn, guild_id, season_id, RUNNING)
        await self._office.note(conn, league, actor, "season_started", season=season_id, days=days)
        await league_leagues.tell(conn, guild_id, league.id, "season_started", {"season": season.name}, now)
        return await rows.list_fixtures(conn, guild_id, season_id=season_id)

    async def _draw(
        self, conn: AsyncConnection, division: Division, now: datetime, days: int | None, dice: Dice
    ) -> None:
        teams = await rows.entrants(conn, division.guild_id, division.id)
        if len(teams) < 2:
            raise Refused("league_few_teams", division=division.name)
        drawn = schedule.round_robin([str(one) for one in _shuffled(teams, dice)], division.form == "double")
        for number, pairings in enumerate(drawn, 1):
            due_at = now + timedelta(days=days * number) if days is not None else None
            for home, away in pairings:
                bye = None if away else to_data(MatchResult(home, kind=BYE))
                other = int(away) if away else None
                await rows.add_fixture(conn, division, number, int(home), other, due_at=due_at, result=bye)

    # -- while it runs ------------------------------------------------------------------------------------------

    async def get(self, guild_id: int, season_id: int) -> Season:
        """One season.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_season(conn, guild_id, season_id)

    async def seasons(self, guild_id: int, league_id: int) -> list[Season]:
        """A league's seasons, oldest first."""
        async with self._office.reading() as conn:
            return await rows.list_seasons(conn, guild_id, league_id)

    async def divisions(self, guild_id: int, season_id: int) -> list[Division]:
        """A season's divisions."""
        async with self._office.reading() as conn:
            return await rows.list_divisions(conn, guild_id, season_id)

    async def fixtures(
        self, guild_id: int, *, division_id: int | None = None, season_id: int | None = None, team_id: int | None = None
    ) -> list[FixtureLine]:
        """Fixtures in the order of their rounds."""
        async with self._office.reading() as conn:
            return await rows.list_fixtures(
                conn, guild_id, division_id=division_id, season_id=season_id, team_id=team_id
            )

    async def fixture(self, guild_id: int, fixture_id: int) -> Fixture:
        """One fixture.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_fixture(conn, guild_id, fixture_id)

    async def extend(self, guild_id: int, fixture_id: int, actor: Actor, days: int) -> Fixture:
        """Give the two teams of a fixture more days from its deadline, or from now where that has passed.

        Raises:
            Refused: ``league_not_commissioner``, ``league_bad_days``, ``league_played``.
        """
        if not 1 <= days <= LONGEST_ROUND:
            raise Refused("league_bad_days", most=LONGEST_ROUND)
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            league = await commissioned(conn, guild_id, fixture.league_id, actor)
            if fixture.state in COUNTED:
                raise Refused("league_played")
            due_at = max(fixture.due_at or now, now) + timedelta(days=days)
            await self._office.note(conn, league, actor, "extended", fixture_id=fixture_id, days=days)
            return await rows.change_fixture(conn, fixture, due_at=due_at)

    async def replace_team(
        self, guild_id: int, division_id: int, actor: Actor, old: int, new: int
    ) -> list[FixtureLine]:
        """Put another team in the place of one in a running season: what is not yet played is the new team's.

        The old one stays in the table with what it has played.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_entered``, ``league_entered``, ``league_not_ready``,
                ``league_match_running``, ``league_season_not_running``, ``league_not_found``.
        """
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            season, league = await self._season(conn, guild_id, division.season_id, actor)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            if old not in await rows.entrants(conn, guild_id, division_id):
                raise Refused("league_not_entered")
            team = await league_teams.load_team(conn, guild_id, new)
            if team.league_id != league.id:
                raise Refused("league_not_found")
            if team.team.phase in (DRAFT, RETIRED):
                raise Refused("league_not_ready", team=team.name)
            if division.form in CUPS:
                raise Refused("league_cup_fixed", division=division.name)
            if await rows.season_of_team(conn, guild_id, season.id, new, CUPS) is not None:
                raise Refused("league_entered", team=team.name)
            await rows.enter(conn, guild_id, division_id, new)
            for fixture in await rows.list_fixtures(conn, guild_id, division_id=division_id, team_id=old):
                if fixture.state in (PRE_MATCH, PLAYING, REPORTED):
                    raise Refused("league_match_running")
                if fixture.state == SCHEDULED:
                    home = new if fixture.home_team == old else fixture.home_team
                    away = new if fixture.away_team == old else fixture.away_team
                    await rows.change_fixture(conn, fixture, home_team=home, away_team=away, challenge_id=None)
            await self._office.note(conn, league, actor, "replaced", team_id=old, by=new, division=division_id)
            return await rows.list_fixtures(conn, guild_id, division_id=division_id, team_id=new)

    async def finish(self, guild_id: int, season_id: int, actor: Actor) -> Season:
        """End a season in which everything has been played.

        Raises:
            Refused: ``league_not_commissioner``, ``league_season_not_running``, ``league_unplayed``.
        """
        async with self._office.writing() as conn:
            season, league = await self._season(conn, guild_id, season_id, actor)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            fixtures = await rows.list_fixtures(conn, guild_id, season_id=season_id)
            left = sum(one.state not in COUNTED for one in fixtures)
            if left:
                raise Refused("league_unplayed", matches=left)
            for division in await rows.list_divisions(conn, guild_id, season_id):
                if division.form in CUPS:
                    continue
                table = await table_of(conn, await settle_coins(conn, division, self._office.dice))
                champion = table.names[table.rows[0].team]
                values = {"division": division.name, "team": champion}
                await league_leagues.tell(
                    conn, guild_id, league.id, "division_won", values, self._office.desk.clock.now()
                )
            await self._office.note(conn, league, actor, "season_over", season=season_id)
            return await rows.set_season_state(conn, guild_id, season_id, OVER)

    # -- tables -------------------------------------------------------------------------------------------------

    async def table(self, guild_id: int, division_id: int) -> Table:
        """A division's table.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await table_of(conn, await rows.load_division(conn, guild_id, division_id))

    async def correct(
        self, guild_id: int, division_id: int, actor: Actor, team_id: int, points: int, reason: str
    ) -> Table:
        """Give a team points in the table, or take some, with a reason.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_entered``, ``league_bad_points``, ``league_no_reason``.
        """
        if not points or abs(points) > MOST_POINTS:
            raise Refused("league_bad_points", most=MOST_POINTS)
        if not reason.strip() or len(reason) > 200:
            raise Refused("league_no_reason", length=200)
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            league = await commissioned(conn, guild_id, division.league_id, actor)
            if team_id not in await rows.entrants(conn, guild_id, division_id):
                raise Refused("league_not_entered")
            corrections = [*division.corrections, [team_id, points, reason.strip()]]
            division = await rows.update_division(conn, guild_id, division_id, corrections=corrections)
            await self._office.note(conn, league, actor, "corrected", team_id=team_id, points=points, reason=reason)
            return await table_of(conn, division)

    async def _season(
        self, conn: AsyncConnection, guild_id: int, season_id: int, actor: Actor
    ) -> tuple[Season, League]:
        season = await rows.load_season(conn, guild_id, season_id)
        return season, await commissioned(conn, guild_id, season.league_id, actor)


async def table_of(conn: AsyncConnection, division: Division) -> Table:
    """The table as results, rules and stored coins make it."""
    league = await league_leagues.load_league(conn, division.guild_id, division.league_id)
    rules = from_data(TableRules, league.rules)
    corrections = tuple(Correction(str(team), points, reason) for team, points, reason in division.corrections)
    teams = [str(one) for one in await rows.entrants(conn, division.guild_id, division.id)]
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


def _open_for(season: Season, form: str) -> None:
    """A cup may join a season that runs, everything else one that is planned."""
    if season.state == OVER or (season.state == RUNNING and form not in CUPS):
        raise Refused("league_season_begun", season=season.name)


async def _undrawn(conn: AsyncConnection, season: Season, division: Division) -> None:
    _open_for(season, division.form)
    if await rows.list_fixtures(conn, division.guild_id, division_id=division.id):
        raise Refused("league_drawn", division=division.name)


def _planned(season: Season) -> None:
    if season.state != PLANNED:
        raise Refused("league_season_begun", season=season.name)


def _shuffled(teams: list[int], dice: Dice) -> list[int]:
    left, order = [*teams], list[int]()
    while left:
        order.append(left.pop(dice.roll(len(left), "place in the draw") - 1))
    return order

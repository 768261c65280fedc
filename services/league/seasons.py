"""Competition: seasons, their divisions, fixtures with deadlines, and tables."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages, league_teams
from db import league_play as rows
from db.league_leagues import League
from db.league_play import Division, Fixture, FixtureLine, Season
from engine.league.team import DRAFT, RETIRED
from engine.match.dice import SeededDice
from services.errors import Refused
from services.league.drawing import checked_days, draw_division
from services.league.leagues import checked_name
from services.league.majors import win_division
from services.league.office import Actor, Office, commissioned
from services.league.placing import unplayed
from services.league.replacing import replace_team
from services.league.states import COUNTED as COUNTED
from services.league.states import CUPS as CUPS
from services.league.states import DONE as DONE
from services.league.states import FORMS as FORMS
from services.league.states import LONGEST_ROUND as LONGEST_ROUND
from services.league.states import OVER as OVER
from services.league.states import PLANNED as PLANNED
from services.league.states import PLAYING as PLAYING
from services.league.states import POST_MATCH as POST_MATCH
from services.league.states import PRE_MATCH as PRE_MATCH
from services.league.states import REPORTED as REPORTED
from services.league.states import RUNNING as RUNNING
from services.league.states import SCHEDULED as SCHEDULED
from services.league.states import THIRD_PLACE as THIRD_PLACE
from services.league.tables import Table as Table
from services.league.tables import settle_coins as settle_coins
from services.league.tables import table_of as table_of

MOST_TEAMS = 64
MOST_POINTS = 100


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
        self, guild_id: int, season_id: int, actor: Actor, name: str, form: str = "single", stage: int = 1
    ) -> Division:
        """Add a division to a planned season; ``form`` is one of :data:`FORMS`.

        ``stage``: more than 1 for one that earlier ones feed (:meth:`services.league.stages.Stages.feed`), which may join a
        season that runs; a cup always may.

        Raises:
            Refused: ``league_not_commissioner``, ``league_bad_name``, ``league_name_taken``, ``league_unknown_form``,
                ``league_season_begun``.
        """
        given = checked_name(name)
        if form not in FORMS:
            raise Refused("league_unknown_form", given=form, known=", ".join(FORMS))
        async with self._office.writing() as conn:
            season, league = await self._season(conn, guild_id, season_id, actor)
            _open_for(season, form, stage)
            taken = await rows.list_divisions(conn, guild_id, season_id)
            if any(one.name.casefold() == given.casefold() for one in taken):
                raise Refused("league_name_taken", name=given)
            await self._office.note(conn, league, actor, "division_added", season=season_id, name=given, form=form)
            division = await rows.create_division(conn, guild_id, season, given, form)
            if stage > 1:
                await league_stages.change_stage(conn, guild_id, division.id, stage=stage)
            return division

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
            stage = await league_stages.load_stage(conn, guild_id, division_id)
            if here or (elsewhere and division.form not in CUPS and stage.stage == 1):
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
        async with self._office.trying() as conn:
            return await self._start(conn, guild_id, season_id, actor, days, seed)

    async def _start(
        self, conn: AsyncConnection, guild_id: int, season_id: int, actor: Actor, days: int | None, seed: str | None
    ) -> list[FixtureLine]:
        checked_days(days)
        now = self._office.desk.clock.now()
        dice = self._office.dice if seed is None else SeededDice(seed)
        season, league = await self._season(conn, guild_id, season_id, actor)
        _planned(season)
        divisions = await rows.list_divisions(conn, guild_id, season_id)
        first = [
            one
            for one in divisions
            if one.form not in CUPS and (await league_stages.load_stage(conn, guild_id, one.id)).stage == 1
        ]
        if not first:
            raise Refused("league_empty_season", season=season.name)
        for division in first:
            await draw_division(conn, dice, division, now, days)
        await rows.set_season_state(conn, guild_id, season_id, RUNNING)
        await self._office.note(conn, league, actor, "season_started", season=season_id, days=days)
        await league_leagues.tell(conn, guild_id, league.id, "season_started", {"season": season.name}, now)
        return await rows.list_fixtures(conn, guild_id, season_id=season_id)

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

    async def division(self, guild_id: int, division_id: int) -> Division:
        """One division.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_division(conn, guild_id, division_id)

    async def entrants(self, guild_id: int, division_id: int) -> list[int]:
        """The ids of a division's teams in the order of their seeds."""
        async with self._office.reading() as conn:
            return await rows.entrants(conn, guild_id, division_id)

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
        checked_days(days)
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

        The old one stays in the table with what it has played; in a cup, on a ladder and in Swiss rounds the new one has its place.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_entered``, ``league_entered``, ``league_not_ready``,
                ``league_match_running``, ``league_season_not_running``, ``league_not_found``.
        """
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            season, league = await self._season(conn, guild_id, division.season_id, actor)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            await replace_team(conn, division, old, new)
            await self._office.note(conn, league, actor, "replaced", team_id=old, by=new, division=division_id)
            return await rows.list_fixtures(conn, guild_id, division_id=division_id, team_id=new)

    async def finish(self, guild_id: int, season_id: int, actor: Actor) -> Season:
        """End a season in which everything has been played; its tables keep the rules that they went by.

        Raises:
            Refused: ``league_not_commissioner``, ``league_season_not_running``, ``league_unplayed``.
        """
        async with self._office.writing() as conn:
            season, league = await self._season(conn, guild_id, season_id, actor)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            divisions = await rows.list_divisions(conn, guild_id, season_id)
            counts = {one.id: await unplayed(conn, one) for one in divisions}
            left = sum(count or 0 for count in counts.values())
            if left:
                raise Refused("league_unplayed", matches=left)
            for division in divisions:
                if division.form not in CUPS and counts[division.id] is not None:
                    await win_division(conn, self._office, await settle_coins(conn, division, self._office.dice))
            await self._office.note(conn, league, actor, "season_over", season=season_id)
            return await rows.set_season_state(conn, guild_id, season_id, OVER, rules=league.rules)

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


def _open_for(season: Season, form: str, stage: int = 1) -> None:
    """A cup or a later stage may join a season that runs, everything else one that is planned."""
    if season.state == OVER or (season.state == RUNNING and form not in CUPS and stage == 1):
        raise Refused("league_season_begun", season=season.name)


async def _undrawn(conn: AsyncConnection, season: Season, division: Division) -> None:
    stage = await league_stages.load_stage(conn, division.guild_id, division.id)
    _open_for(season, division.form, stage.stage)
    if await rows.list_fixtures(conn, division.guild_id, division_id=division.id):
        raise Refused("league_drawn", division=division.name)


def _planned(season: Season) -> None:
    if season.state != PLANNED:
        raise Refused("league_season_begun", season=season.name)

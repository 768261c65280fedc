"""The open ladder: who stands below challenges up to so many places above him, and takes the place of whom he beats."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine
from engine.league import schedule
from engine.league.team import DRAFT, RETIRED
from services.errors import Refused
from services.league.office import Actor, Office, coached, commissioned, is_commissioner, open_only
from services.league.seats import seats_of
from services.league.states import COUNTED, LADDER, OVER, RUNNING, SCHEDULED
from services.league.tables import winner_of

#: How many places up a challenge may go where the league has not said it.
STANDARD_REACH = 3
MOST_TEAMS = 64


class Ladders:
    """Ladders of seasons."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def order(self, guild_id: int, division_id: int) -> list[int]:
        """The teams of a ladder, the highest first.

        Raises:
            Refused: ``league_not_found``, ``league_no_ladder``.
        """
        async with self._office.reading() as conn:
            return await order_of(conn, _ladder(await rows.load_division(conn, guild_id, division_id)))

    async def join(self, guild_id: int, division_id: int, actor: Actor, team_id: int) -> list[int]:
        """A coach brings his team onto a ladder, at its foot, also while it is played; returns the order.

        Raises:
            Refused: ``league_not_coach``, ``league_no_ladder``, ``league_season_ended``, ``league_not_found``,
                ``league_not_ready``, ``league_entered``, ``league_many_teams``.
        """
        async with self._office.writing() as conn:
            ladder = _ladder(await rows.load_division(conn, guild_id, division_id))
            season = await rows.load_season(conn, guild_id, ladder.season_id)
            team = await coached(conn, guild_id, team_id, actor, by_commissioner=True)
            if team.league_id != ladder.league_id:
                raise Refused("league_not_found")
            if season.state == OVER:
                raise Refused("league_season_ended", season=season.name)
            if team.team.phase in (DRAFT, RETIRED):
                raise Refused("league_not_ready", team=team.name)
            entered = await rows.entrants(conn, guild_id, division_id)
            if team_id in entered:
                raise Refused("league_entered", team=team.name)
            if len(entered) >= MOST_TEAMS:
                raise Refused("league_many_teams", most=MOST_TEAMS)
            await rows.enter(conn, guild_id, division_id, team_id)
            await self._office.note(conn, team, actor, "entered", division=division_id)
            return await order_of(conn, ladder)

    async def challenge(
        self, guild_id: int, division_id: int, actor: Actor, challenger: int, challenged: int
    ) -> FixtureLine:
        """Challenge a team above; it plays at home. The match is a fixture like any other, with the ladder's deadline.

        Raises:
            Refused: ``league_not_coach``, ``league_no_ladder``, ``league_season_not_running``, ``league_ladder_reach``,
                ``league_ladder_busy``: one of them has a match of the ladder to play.
        """
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            ladder = _ladder(await rows.load_division(conn, guild_id, division_id))
            stored = await coached(conn, guild_id, challenger, actor)
            season = await rows.load_season(conn, guild_id, ladder.season_id)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            reach = await reach_of(conn, ladder)
            order = [str(one) for one in await order_of(conn, ladder)]
            if not schedule.may_challenge(order, str(challenger), str(challenged), reach):
                raise Refused("league_ladder_reach", reach=str(reach))
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            names = await league_teams.team_names(conn, guild_id, ladder.league_id)
            for one in fixtures:
                for busy in {challenger, challenged} & {one.home_team, one.away_team}:
                    if one.state not in COUNTED:
                        raise Refused("league_ladder_busy", team=names[busy])
            due_at = now + timedelta(days=ladder.days) if ladder.days is not None else None
            number = max((one.round for one in fixtures), default=0) + 1
            fixture_id = await rows.add_fixture(conn, ladder, number, challenged, challenger, due_at=due_at)
            await self._office.note(
                conn, stored, actor, "ladder_challenged", team_id=challenger, fixture_id=fixture_id, other=challenged
            )
            values = {"team": names[challenger], "other": names[challenged], "division": ladder.name}
            await league_leagues.tell(
                conn, guild_id, ladder.league_id, "ladder_challenged", values, now, fixture_id=fixture_id
            )
            return await rows.load_fixture(conn, guild_id, fixture_id)

    async def call_off(self, guild_id: int, fixture_id: int, actor: Actor) -> None:
        """Who challenged on a ladder, or a commissioner, calls the match off; both places stay.

        Raises:
            Refused: ``league_not_coach``, ``league_no_ladder``, ``league_match_running``, ``league_played``.
        """
        async with self._office.writing() as conn:
            fixture = await rows.load_fixture(conn, guild_id, fixture_id)
            _ladder(await rows.load_division(conn, guild_id, fixture.division_id))
            league = open_only(await league_leagues.load_league(conn, guild_id, fixture.league_id))
            if not await is_commissioner(conn, guild_id, fixture.league_id, actor):
                await coached(conn, guild_id, int(fixture.away_team or 0), actor)
            if fixture.state in COUNTED:
                raise Refused("league_played")
            if fixture.state != SCHEDULED:
                raise Refused("league_match_running")
            await self._office.note(conn, league, actor, "ladder_called_off", fixture_id=fixture.id)
            await rows.drop_fixture(conn, fixture)

    async def set_reach(self, guild_id: int, division_id: int, actor: Actor, reach: int) -> int:
        """Say how many places up a challenge may go; 0 is any.

        Raises:
            Refused: ``league_not_commissioner``, ``league_no_ladder``, ``league_bad_reach``.
        """
        if not 0 <= reach <= MOST_TEAMS:
            raise Refused("league_bad_reach", most=MOST_TEAMS)
        async with self._office.writing() as conn:
            ladder = _ladder(await rows.load_division(conn, guild_id, division_id))
            league = await commissioned(conn, guild_id, ladder.league_id, actor)
            await league_stages.change_stage(conn, guild_id, division_id, reach=reach)
            await self._office.note(conn, league, actor, "ladder_reach", division=division_id, reach=reach)
        return reach


async def reach_of(conn: AsyncConnection, ladder: Division) -> int:
    """How many places up a challenge may go; 0 is any."""
    stage = await league_stages.load_stage(conn, ladder.guild_id, ladder.id)
    return STANDARD_REACH if stage.reach is None else stage.reach


async def order_of(conn: AsyncConnection, ladder: Division) -> list[int]:
    """The order in which the teams stand: that of their entry, changed by each result as it came. Undoing one is right by itself."""
    seats = await seats_of(conn, ladder)
    fixtures = await rows.list_fixtures(conn, ladder.guild_id, division_id=ladder.id, states=COUNTED)
    order = tuple(str(one) for one in seats.order)
    played = [(one.finished_at, one.id, one) for one in fixtures if one.finished_at is not None]
    for _, _, fixture in sorted(played, key=lambda one: one[:2]):
        winner = winner_of(fixture)
        if winner is not None and fixture.away_team is not None:
            loser = fixture.home_team if winner == fixture.away_team else fixture.away_team
            order = schedule.ladder_after(order, str(seats.of[winner]), str(seats.of[loser]))
    return [seats.teams[int(seat)] for seat in order]


def _ladder(division: Division) -> Division:
    if division.form != LADDER:
        raise Refused("league_no_ladder", division=division.name)
    return division

"""Stages of a season: one feeds the next, and a season feeds the one after it by promotion and relegation."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine, Season
from db.league_stages import Stage
from engine.league import stages
from engine.league.team import RETIRED
from services.errors import Refused
from services.league.brackets import advance
from services.league.drawing import checked_days, draw_division
from services.league.leagues import checked_name
from services.league.office import Actor, Office, commissioned
from services.league.placing import feed, placed
from services.league.states import CUPS, OVER, RUNNING
from services.league.swiss import swiss_division

MOST_ROUNDS = 32


class Stages:
    """What goes beyond a single division: later stages and the next season."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def stage(self, guild_id: int, division_id: int) -> Stage:
        """What a division is beside its form: its stage, its major, its rounds, its reach, its champion.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await rows.load_division(conn, guild_id, division_id)
            return await league_stages.load_stage(conn, guild_id, division_id)

    async def order(self, guild_id: int, division_id: int) -> list[int]:
        """The teams of a division as it stands, best first, whatever its form.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await placed(conn, await rows.load_division(conn, guild_id, division_id))

    async def set_rounds(self, guild_id: int, division_id: int, actor: Actor, rounds: int) -> Stage:
        """Say how many rounds a Swiss division has; never fewer than were drawn.

        Raises:
            Refused: ``league_not_commissioner``, ``league_no_swiss``, ``league_bad_rounds``, ``league_season_ended``.
        """
        async with self._office.writing() as conn:
            _, season, league = await swiss_division(conn, guild_id, division_id, actor)
            if season.state == OVER:
                raise Refused("league_season_ended", season=season.name)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            drawn = max((one.round for one in fixtures), default=1)
            if not drawn <= rounds <= MOST_ROUNDS:
                raise Refused("league_bad_rounds", least=str(drawn), most=MOST_ROUNDS)
            await self._office.note(conn, league, actor, "rounds_set", division=division_id, rounds=rounds)
            return await league_stages.change_stage(conn, guild_id, division_id, rounds=rounds)

    async def feed(self, guild_id: int, division_id: int, actor: Actor, sources: list[int], count: int) -> list[int]:
        """Enter the best ``count`` of each of these divisions in a later stage or a cup, whatever their forms; returns the seeds.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_found``, ``league_no_stage``: it is neither a cup nor a later
                stage, ``league_drawn``, ``league_unplayed``, ``league_too_few``, ``league_season_ended``.
        """
        async with self._office.writing() as conn:
            division = await self._undrawn(conn, guild_id, division_id)
            league = await commissioned(conn, guild_id, division.league_id, actor)
            await feed(conn, division, sources, count)
            await self._office.note(conn, league, actor, "qualified", division=division_id, of=sources, count=count)
            return await rows.entrants(conn, guild_id, division_id)

    async def draw(self, guild_id: int, division_id: int, actor: Actor, days: int | None = None) -> list[FixtureLine]:
        """Draw a cup or a later stage; ``days``: how long each of its rounds lasts. Returns its first matches.

        Raises:
            Refused: ``league_not_commissioner``, ``league_no_stage``, ``league_drawn``, ``league_few_teams``,
                ``league_bad_days``, ``league_season_ended``.
        """
        checked_days(days)
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            division = await self._undrawn(conn, guild_id, division_id)
            league = await commissioned(conn, guild_id, division.league_id, actor)
            if len(await rows.entrants(conn, guild_id, division_id)) < 2:
                raise Refused("league_few_teams", division=division.name)
            await rows.set_season_state(conn, guild_id, division.season_id, RUNNING)
            if division.form in CUPS:
                division = await rows.update_division(conn, guild_id, division_id, days=days)
                await advance(conn, division, now)
            else:
                await draw_division(conn, self._office.dice, division, now, days)
            await self._office.note(conn, league, actor, "cup_drawn", division=division_id, days=days)
            await league_leagues.tell(conn, guild_id, league.id, "cup_drawn", {"division": division.name}, now)
            return await rows.list_fixtures(conn, guild_id, division_id=division_id)

    async def promote(self, guild_id: int, season_id: int, actor: Actor, name: str, count: int) -> Season:
        """Plan the next season with the divisions of one that is over, the highest first as they were added.

        The last ``count`` of each change places with the first of the one below; 0 leaves everybody where he is. Cups and
        later stages are left out, and so are teams that have retired.

        Raises:
            Refused: ``league_not_commissioner``, ``league_bad_name``, ``league_season_not_over``, ``league_too_few``,
                ``league_empty_season``.
        """
        given = checked_name(name)
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            season = await rows.load_season(conn, guild_id, season_id)
            league = await commissioned(conn, guild_id, season.league_id, actor)
            if season.state != OVER:
                raise Refused("league_season_not_over", season=season.name)
            firsts: list[Division] = []
            for one in await rows.list_divisions(conn, guild_id, season_id):
                stage = await league_stages.load_stage(conn, guild_id, one.id)
                if one.form not in CUPS and stage.stage == 1:
                    firsts.append(one)
            if not firsts:
                raise Refused("league_empty_season", season=season.name)
            orders = [[str(team) for team in await placed(conn, one)] for one in firsts]
            following = stages.exchanged(orders, max(0, count))
            made = await rows.create_season(conn, guild_id, season.league_id, given)
            names = await league_teams.team_names(conn, guild_id, season.league_id)
            for index, (division, teams) in enumerate(zip(firsts, following, strict=True)):
                new = await rows.create_division(conn, guild_id, made, division.name, division.form)
                await self._keep_rules(conn, division, new)
                for team in teams:
                    stored = await league_teams.load_team(conn, guild_id, int(team))
                    if stored.team.phase == RETIRED:
                        continue
                    await rows.enter(conn, guild_id, new.id, stored.id)
                    if team in orders[index]:
                        continue
                    values = {"team": names[stored.id], "division": division.name}
                    if any(team in order for order in orders[index + 1 :]):
                        await league_leagues.tell(conn, guild_id, league.id, "promoted", values, now)
                    else:
                        await league_leagues.tell(conn, guild_id, league.id, "relegated", values, now)
            await self._office.note(conn, league, actor, "season_planned", name=given, after=season_id, count=count)
            return made

    async def _keep_rules(self, conn: AsyncConnection, old: Division, new: Division) -> None:
        stage = await league_stages.load_stage(conn, old.guild_id, old.id)
        kept = {"rounds": stage.rounds, "reach": stage.reach, "major": stage.major}
        if any(value is not None for value in kept.values()):
            await league_stages.change_stage(conn, new.guild_id, new.id, **kept)

    async def _undrawn(self, conn: AsyncConnection, guild_id: int, division_id: int) -> Division:
        division = await rows.load_division(conn, guild_id, division_id)
        season = await rows.load_season(conn, guild_id, division.season_id)
        stage = await league_stages.load_stage(conn, guild_id, division_id)
        if season.state == OVER:
            raise Refused("league_season_ended", season=season.name)
        if division.form not in CUPS and stage.stage == 1:
            raise Refused("league_no_stage", division=division.name)
        if await rows.list_fixtures(conn, guild_id, division_id=division_id):
            raise Refused("league_drawn", division=division.name)
        return division

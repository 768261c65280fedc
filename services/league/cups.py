"""Knock-outs: seeds, ties that are filled as results arrive, and who lifts the cup."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues
from db import league_play as rows
from db.league_play import Division
from services.errors import Refused
from services.league.brackets import Bracket, advance, bracket_of
from services.league.office import Actor, Office, commissioned
from services.league.placing import feed
from services.league.states import CUPS, LONGEST_ROUND, OVER, RUNNING


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
            await feed(conn, cup, divisions, count)
            await self._office.note(conn, league, actor, "qualified", division=cup_id, of=divisions, count=count)
            return await rows.entrants(conn, guild_id, cup_id)

    async def seed(self, guild_id: int, cup_id: int, actor: Actor, team_id: int, place: int) -> list[int]:
        """Give a team of a cup that is not drawn another seed, the first being 1; returns all in their order.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_found``, ``league_no_cup``, ``league_drawn``, ``league_not_entered``,
                ``league_season_ended``.
        """
        async with self._office.writing() as conn:
            cup = await self._undrawn(conn, guild_id, cup_id)
            league = await commissioned(conn, guild_id, cup.league_id, actor)
            teams = await rows.entrants(conn, guild_id, cup_id)
            if team_id not in teams:
                raise Refused("league_not_entered")
            teams.remove(team_id)
            teams.insert(max(0, place - 1), team_id)
            await rows.seed(conn, guild_id, cup_id, teams)
            await self._office.note(conn, league, actor, "seeded", team_id=team_id, division=cup_id, place=place)
            return teams

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


def _cup(division: Division) -> Division:
    if division.form not in CUPS:
        raise Refused("league_no_cup", division=division.name)
    return division

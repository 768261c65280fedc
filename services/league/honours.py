"""Who won what: the champions of divisions and cups, and who holds the records."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db import league_play as rows
from db.league_play import Division, Season
from services.league.cups import bracket_of
from services.league.office import Office
from services.league.seasons import CUPS, OVER, table_of


@dataclass(frozen=True, slots=True)
class Champion:
    """Who won a division or a cup of a season; ``coach`` is the team's coach now."""

    season: Season
    division_id: int
    division: str
    cup: bool
    team_id: int
    team: str
    coach: int


class Honours:
    """The champions of leagues."""

    def __init__(self, office: Office) -> None:
        self._office = office
        #: Who won the divisions of seasons that are over, which never changes, by division.
        self._kept: dict[int, int | None] = {}

    async def hall(self, guild_id: int, league_id: int) -> list[Champion]:
        """All champions, newest season first; of a season that runs those of cups that are won.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            seasons = await rows.list_seasons(conn, guild_id, league_id)
            return [one for season in reversed(seasons) for one in await self._champions(conn, season)]

    async def season(self, guild_id: int, season_id: int) -> list[Champion]:
        """The champions of a season.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await self._champions(conn, await rows.load_season(conn, guild_id, season_id))

    async def _champions(self, conn: AsyncConnection, season: Season) -> list[Champion]:
        lines = {one.id: one for one in await league_teams.list_lines(conn, season.guild_id, season.league_id)}
        found: list[Champion] = []
        for division in await rows.list_divisions(conn, season.guild_id, season.id):
            winner = await self._winner(conn, season, division)
            if winner is not None:
                team = lines[winner]
                cup = division.form in CUPS
                found.append(Champion(season, division.id, division.name, cup, team.id, team.name, team.coach))
        return found

    async def _winner(self, conn: AsyncConnection, season: Season, division: Division) -> int | None:
        if season.state != OVER:
            return (await bracket_of(conn, division)).champion if division.form in CUPS else None
        if division.id not in self._kept:
            if division.form in CUPS:
                self._kept[division.id] = (await bracket_of(conn, division)).champion
            else:
                table = (await table_of(conn, division)).rows
                self._kept[division.id] = int(table[0].team) if table else None
        return self._kept[division.id]

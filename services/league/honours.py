"""Who won what: the champions of divisions and cups, and who holds the records."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db import league_play as rows
from db.league_play import Season
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

    async def hall(self, guild_id: int, league_id: int) -> list[Champion]:
        """All champions, newest season first; of a season that runs those of cups that are won.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await league_leagues.load_league(conn, guild_id, league_id)
            seasons = await rows.list_seasons(conn, guild_id, league_id)
            return [one for season in reversed(seasons) for one in await _champions(conn, season)]

    async def season(self, guild_id: int, season_id: int) -> list[Champion]:
        """The champions of a season.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await _champions(conn, await rows.load_season(conn, guild_id, season_id))


async def _champions(conn: AsyncConnection, season: Season) -> list[Champion]:
    lines = {one.id: one for one in await league_teams.list_lines(conn, season.guild_id, season.league_id)}
    found: list[Champion] = []
    for division in await rows.list_divisions(conn, season.guild_id, season.id):
        cup = division.form in CUPS
        if cup:
            winner = (await bracket_of(conn, division)).champion
        elif season.state == OVER:
            table = (await table_of(conn, division)).rows
            winner = int(table[0].team) if table else None
        else:
            winner = None
        if winner is not None:
            team = lines[winner]
            found.append(Champion(season, division.id, division.name, cup, team.id, team.name, team.coach))
    return found

"""Who won what: the champions of divisions and cups, as they were stored when they won."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages, league_teams
from db import league_play as rows
from db.league_play import Season
from services.league.office import Office
from services.league.states import CUPS


@dataclass(frozen=True, slots=True)
class Champion:
    """Who won a division or a cup of a season; ``coach`` is who coached the team then, ``major`` the id of a major or None."""

    season: Season
    division_id: int
    division: str
    cup: bool
    team_id: int
    team: str
    coach: int
    major: str | None


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
            return await _champions(conn, guild_id, league_id)

    async def season(self, guild_id: int, season_id: int) -> list[Champion]:
        """The champions of a season.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            season = await rows.load_season(conn, guild_id, season_id)
            every = await _champions(conn, guild_id, season.league_id)
            return [one for one in every if one.season.id == season_id]


async def _champions(conn: AsyncConnection, guild_id: int, league_id: int) -> list[Champion]:
    seasons = {one.id: one for one in await rows.list_seasons(conn, guild_id, league_id)}
    names = await league_teams.team_names(conn, guild_id, league_id)
    found = [
        Champion(
            seasons[division.season_id],
            division.id,
            division.name,
            division.form in CUPS,
            stage.champion,
            names[stage.champion],
            stage.champion_coach or 0,
            stage.major,
        )
        for division, stage in await league_stages.champions(conn, guild_id, league_id)
        if stage.champion is not None
    ]
    return sorted(found, key=lambda one: (-one.season.number, one.division_id))

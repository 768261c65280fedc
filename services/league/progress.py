"""What a result leads to in its division: the next ties or round, the coins of a final table, the champion."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play as rows
from db import league_stages
from db.league_play import Fixture
from db.league_teams import LeagueTeam
from services.league import majors, swiss
from services.league.brackets import advance
from services.league.majors import tie_name, win_division
from services.league.office import Office
from services.league.states import COUNTED, LADDER, SWISS
from services.league.tables import settle_coins


async def follow(conn: AsyncConnection, office: Office, fixture: Fixture, both: tuple[LeagueTeam, LeagueTeam]) -> None:
    """A fixture of these two teams has its result."""
    division = await rows.load_division(conn, fixture.guild_id, fixture.division_id)
    now = office.desk.clock.now()
    await league_stages.note_coaches(conn, fixture.guild_id, fixture.id, both[0].coach, both[1].coach)
    if fixture.tie is not None:
        await advance(conn, division, now)
        if await tie_name(conn, fixture) == "final":
            await win_division(conn, office, division, fixture.id)
        return
    if division.form == LADDER:
        return
    if division.form == SWISS:
        await swiss.follow(conn, office.dice, division, now)
    everything = await rows.list_fixtures(conn, fixture.guild_id, division_id=fixture.division_id)
    if all(one.state in COUNTED for one in everything):
        await settle_coins(conn, division, office.dice)


async def unfollow(conn: AsyncConnection, office: Office, fixture: Fixture) -> None:
    """A fixture's result is taken back; its teams have their sheets again.

    Raises:
        Refused: ``league_undo_built``: what it led to has been begun.
    """
    division = await rows.load_division(conn, fixture.guild_id, fixture.division_id)
    if fixture.tie is not None:
        await advance(conn, division, office.desk.clock.now())
    elif division.form == SWISS:
        await swiss.unfollow(conn, division, fixture)


async def reclaim(conn: AsyncConnection, fixture: Fixture) -> None:
    """Before a result is taken back: a trophy that it decided returns.

    Raises:
        Refused: ``league_undo_built``.
    """
    await majors.revoke(conn, fixture)

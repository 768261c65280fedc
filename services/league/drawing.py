"""The draw of a division, whatever its form but a cup."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play as rows
from db.league_play import Division
from engine.league import schedule
from engine.league.standings import BYE, MatchResult
from engine.league.stored import to_data
from engine.match.dice import Dice
from services.errors import Refused
from services.league.seats import shuffled
from services.league.states import LADDER, LONGEST_ROUND, SWISS
from services.league.swiss import draw_round


def checked_days(days: int | None) -> None:
    """Refuse a length of a round that is none.

    Raises:
        Refused: ``league_bad_days``.
    """
    if days is not None and not 1 <= days <= LONGEST_ROUND:
        raise Refused("league_bad_days", most=LONGEST_ROUND)


async def draw_division(conn: AsyncConnection, dice: Dice, division: Division, now: datetime, days: int | None) -> None:
    """Draw a round robin, the first round of Swiss ones, or open a ladder; ``days``: how long each round lasts.

    Raises:
        Refused: ``league_few_teams``.
    """
    teams = await rows.entrants(conn, division.guild_id, division.id)
    if len(teams) < 2:
        raise Refused("league_few_teams", division=division.name)
    division = await rows.update_division(conn, division.guild_id, division.id, days=days)
    if division.form == LADDER:
        return
    if division.form == SWISS:
        await draw_round(conn, dice, division, now)
        return
    drawn = schedule.round_robin([str(one) for one in shuffled(teams, dice)], division.form == "double")
    fixtures: list[rows.Drawn] = []
    for number, pairings in enumerate(drawn, 1):
        due_at = now + timedelta(days=days * number) if days is not None else None
        for home, away in pairings:
            bye = None if away else to_data(MatchResult(home, kind=BYE))
            fixtures.append(rows.Drawn(number, int(home), int(away) if away else None, due_at, bye))
    await rows.add_fixtures(conn, division, fixtures)

"""Results entered by hand: who may enter and judge them, and what cannot be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues
from db.league_play import Fixture
from db.league_teams import LeagueTeam
from engine.league import match_day
from engine.league.match_day import TeamReport
from engine.league.team import IN_MATCH, POST_MATCH, READY, Team
from services.errors import Refused
from services.league.match_days import teams_of
from services.league.office import Actor, coached, is_commissioner, open_only


async def may_judge(conn: AsyncConnection, fixture: Fixture, actor: Actor) -> None:
    """Refuse to let somebody judge a result: it is for the coach who did not enter it, or a commissioner who is not that coach.

    Raises:
        Refused: ``league_own_report``, ``league_not_coach``, ``league_archived``.
    """
    both = await teams_of(conn, fixture)
    if actor.user_id == fixture.reported_by and actor.user_id in {one.coach for one in both}:
        raise Refused("league_own_report")
    if await is_commissioner(conn, fixture.guild_id, fixture.league_id, actor):
        open_only(await league_leagues.load_league(conn, fixture.guild_id, fixture.league_id))
        return
    await commissioner_or_coach(conn, fixture, both, actor)


async def commissioner_or_coach(
    conn: AsyncConnection, fixture: Fixture, both: tuple[LeagueTeam, LeagueTeam], actor: Actor
) -> None:
    """Refuse whoever neither coaches one of both teams nor is a commissioner.

    Raises:
        Refused: ``league_not_coach``, ``league_archived``.
    """
    mine = next((one for one in both if one.coach == actor.user_id), both[0])
    await coached(conn, fixture.guild_id, mine.id, actor, by_commissioner=True)


def may_come(stored: LeagueTeam) -> None:
    """Refuse a team that cannot come to a match now.

    Raises:
        Refused: ``league_in_match``, ``league_not_ready``.
    """
    if stored.team.phase == IN_MATCH:
        raise Refused("league_in_match", team=stored.name)
    if stored.team.phase not in (READY, POST_MATCH):
        raise Refused("league_not_ready", team=stored.name)


def check_reports(teams: tuple[Team, Team], reports: tuple[TeamReport, TeamReport]) -> None:
    """Refuse a result that cannot be, on one side or between both.

    Raises:
        Refused: ``league_report``.
    """
    for team, report in zip(teams, reports, strict=True):
        for fault in match_day.faults(team, report):
            raise Refused("league_report", what=fault)
    for report, foe in (reports, reports[::-1]):
        if len(report.raised) + len(report.infected) > match_day.lost(foe):
            raise Refused("league_report", what="raised")


def spent(team: Team, petty_cash: int) -> Team:
    """A team that has come to a match at a real table, and has paid for it what was told."""
    return replace(team.booked(-petty_cash, "petty_cash"), phase=IN_MATCH)


def changes(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each team's numbers before and after."""
    names = ("treasury", "players", "value", "points")
    return [
        {"team": one["team"], **{name: (one[name], two[name]) for name in names}}
        for one, two in zip(before, after, strict=True)
    ]

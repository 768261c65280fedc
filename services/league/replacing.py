"""Another team in the place of one in mid-season, in every form of competition."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_dates, league_stages, league_teams
from db import league_play as rows
from db.league_play import Division, FixtureLine
from engine.league.standings import BYE, MatchResult
from engine.league.stored import from_data, to_data
from engine.league.team import DRAFT, RETIRED
from services.errors import Refused
from services.league.seats import seats_of
from services.league.states import CUPS, PLAYING, PRE_MATCH, REPORTED, SCHEDULED


async def replace_team(conn: AsyncConnection, division: Division, old: int, new: int) -> None:
    """What the old team has not played is the new one's, and so is its place in a cup, on a ladder and in Swiss rounds.

    Raises:
        Refused: ``league_not_entered``, ``league_not_found``, ``league_not_ready``, ``league_entered``, ``league_match_running``.
    """
    guild_id = division.guild_id
    seats = await seats_of(conn, division)
    if old not in seats.of:
        raise Refused("league_not_entered")
    team = await league_teams.load_team(conn, guild_id, new)
    if team.league_id != division.league_id:
        raise Refused("league_not_found")
    if team.team.phase in (DRAFT, RETIRED):
        raise Refused("league_not_ready", team=team.name)
    stage = await league_stages.load_stage(conn, guild_id, division.id)
    here = new in await rows.entrants(conn, guild_id, division.id)
    elsewhere = await rows.season_of_team(conn, guild_id, division.season_id, new, CUPS) is not None
    if here or (elsewhere and division.form not in CUPS and stage.stage == 1):
        raise Refused("league_entered", team=team.name)
    if old in seats.left:
        raise Refused("league_not_entered")
    fixtures = await rows.list_fixtures(conn, guild_id, division_id=division.id, team_id=old)
    if any(one.state in (PRE_MATCH, PLAYING, REPORTED) for one in fixtures):
        raise Refused("league_match_running")
    await rows.enter(conn, guild_id, division.id, new)
    await league_stages.replace_in(conn, guild_id, division.id, old, new)
    last = max((one.round for one in fixtures if one.state not in (SCHEDULED, "bye")), default=0)
    for fixture in fixtures:
        if fixture.state == SCHEDULED or (fixture.state == "bye" and fixture.round > last):
            await rows.change_fixture(conn, fixture, **_with(fixture, old, new))
            await league_dates.drop_dates(conn, guild_id, fixture.id)


def _with(fixture: FixtureLine, old: int, new: int) -> dict[str, object]:
    changes: dict[str, object] = {
        "home_team": new if fixture.home_team == old else fixture.home_team,
        "away_team": new if fixture.away_team == old else fixture.away_team,
        "challenge_id": None,
    }
    if fixture.state == "bye":
        bye = from_data(MatchResult, fixture.result)
        changes["result"] = to_data(replace(bye, home=str(new), kind=BYE))
    return changes

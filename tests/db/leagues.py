"""A league with a row in every table."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import (
    league_dates,
    league_leagues,
    league_messages,
    league_play,
    league_sequences,
    league_stages,
    league_teams,
)
from engine.league import building, market
from engine.league.match_day import TeamReport
from engine.league.settings import STANDARD
from engine.league.stored import to_data
from engine.league.team import Team
from tests.db import AWAY_COACH, GUILD, HOME_COACH, NOW


def ready(name: str) -> Team:
    team = building.found(name, "human")
    for _ in range(11):
        team = market.buy(team, "human.lineman")
    return building.approve(team)


@dataclass(frozen=True)
class Filled:
    league: int
    season: int
    division: int
    teams: tuple[int, int]
    fixture: int


async def fill_league(conn: AsyncConnection) -> Filled:
    """The guild must be known already."""
    league = await league_leagues.create_league(
        conn, GUILD, name="North", settings=to_data(STANDARD), rules={}, created_by=HOME_COACH, now=NOW
    )
    await league_leagues.appoint(conn, GUILD, league.id, HOME_COACH, by=HOME_COACH, now=NOW)
    home = await league_teams.create_team(conn, GUILD, league.id, HOME_COACH, ready("Reds"), NOW)
    away = await league_teams.create_team(conn, GUILD, league.id, AWAY_COACH, ready("Blues"), NOW)
    season = await league_play.create_season(conn, GUILD, league.id, "First")
    division = await league_play.create_division(conn, GUILD, season, "Top", "single")
    for team in (home, away):
        await league_play.enter(conn, GUILD, division.id, team.id)
    fixture = await league_play.add_fixture(conn, division, 1, home.id, away.id, due_at=NOW)
    await league_sequences.save_sequence(
        conn,
        league_sequences.Sequence(
            guild_id=GUILD,
            fixture_id=fixture,
            team_id=home.id,
            start=to_data(home.team),
            report=to_data(TeamReport("win")),
            settings=to_data(STANDARD),
            log=[],
            asked="shop",
            told=0,
            due_at=NOW,
        ),
    )
    feat = league_sequences.Feat(
        fixture_id=fixture, team_id=home.id, player_id=1, season_id=season.id, league_id=league.id, td=2, cas=1
    )
    await league_sequences.save_feats(conn, GUILD, fixture, home.id, [feat])
    await league_leagues.tell(conn, GUILD, league.id, "mvp", {"player": 1}, NOW, fixture_id=fixture, team_id=home.id)
    await league_leagues.audit(conn, GUILD, league.id, HOME_COACH, "created", NOW)
    message = league_messages.MessageRow(
        guild_id=GUILD, fixture_id=fixture, place="after0", channel_id=1, message_id=2, shown="t1"
    )
    await league_messages.save_message(conn, message)
    await league_stages.change_stage(conn, GUILD, division.id, major="spike")
    await league_stages.replace_in(conn, GUILD, division.id, home.id, away.id)
    await league_stages.note_coaches(conn, GUILD, fixture, HOME_COACH, AWAY_COACH)
    trophy = await league_stages.add_trophy(conn, division, team_id=home.id, major="spike", state="held", won_at=NOW)
    await league_stages.add_prize(conn, await league_stages.load_trophy(conn, GUILD, trophy), kind="player_of_the_year")
    await league_dates.propose(conn, await league_play.load_fixture(conn, GUILD, fixture), HOME_COACH, NOW, NOW)
    await league_dates.set_event(conn, GUILD, fixture, NOW, 5)
    await league_dates.note_reminder(conn, GUILD, fixture, "due", 0, NOW, NOW)
    return Filled(league.id, season.id, division.id, (home.id, away.id), fixture)

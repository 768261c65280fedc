"""Seasons: entering, drawing, deadlines, replacing a team, tables and their coins; and the timers that act by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta

import pytest

from engine.league.match_day import TeamReport
from engine.league.standings import PointsRule
from services.app import Services
from services.errors import Refused
from services.league.seasons import FixtureLine
from services.league.sequences import TIME
from services.sessions import Expiry
from tests.services.league.play import ADMIN, COACHES, COMMISSIONER, GUILD, STRANGER, Server

DRAW = TeamReport("draw", (1, 1))


async def drawn(server: Server, fixture_id: int) -> None:
    fixture = await server.fixture(fixture_id)
    await server.league.results.enter(GUILD, fixture_id, server.coach_of(fixture.home_team), DRAW, DRAW)
    await server.league.results.confirm(GUILD, fixture_id, COMMISSIONER)


async def test_an_odd_number_of_teams_has_byes_and_deadlines(server: Server) -> None:
    await server.make_league()
    await server.found_all()
    left_out = server.teams.pop()
    fixtures = await server.start_season("double")
    byes = [one for one in fixtures if one.away_team is None]
    assert len(fixtures) == 12
    assert Counter(one.home_team for one in byes) == dict.fromkeys(server.teams, 2)
    assert {one.round: one.due_at for one in fixtures}[2] == server.clock.now() + timedelta(days=14)
    rows = (await server.league.seasons.table(GUILD, server.division_id)).rows
    assert [row.points for row in rows] == [6, 6, 6]
    with pytest.raises(Refused, match="league_played"):
        await server.league.match_days.challenge(GUILD, 10, byes[0].id, COACHES[0])
    with pytest.raises(Refused, match="league_season_begun"):
        await server.league.seasons.enter(GUILD, server.division_id, COMMISSIONER, left_out)


async def test_what_cannot_be_planned(server: Server) -> None:
    await server.make_league()
    await server.found_all()
    seasons = server.league.seasons
    season = await seasons.create(GUILD, server.league_id, COMMISSIONER, "Spring")
    with pytest.raises(Refused, match="league_empty_season"):
        await seasons.start(GUILD, season.id, COMMISSIONER)
    with pytest.raises(Refused, match="league_unknown_form"):
        await seasons.add_division(GUILD, season.id, COMMISSIONER, "Top", "triple")
    top = await seasons.add_division(GUILD, season.id, COMMISSIONER, "Top")
    low = await seasons.add_division(GUILD, season.id, COMMISSIONER, "Low")
    with pytest.raises(Refused, match="league_name_taken"):
        await seasons.add_division(GUILD, season.id, COMMISSIONER, "TOP")
    await seasons.enter(GUILD, top.id, COMMISSIONER, server.teams[0])
    with pytest.raises(Refused, match="league_entered"):
        await seasons.enter(GUILD, low.id, COMMISSIONER, server.teams[0])
    draft = await server.draft(COACHES[0], "Drafts", "human")
    with pytest.raises(Refused, match="league_not_ready"):
        await seasons.enter(GUILD, low.id, COMMISSIONER, draft.id)
    elsewhere = await server.league.leagues.create(GUILD, ADMIN, "Southern League")
    foreign = await server.league.teams.found(GUILD, elsewhere.id, COACHES[0], "Foreigners", "orc")
    with pytest.raises(Refused, match="league_not_found"):
        await seasons.enter(GUILD, low.id, COMMISSIONER, foreign.id)
    with pytest.raises(Refused, match="league_not_commissioner"):
        await seasons.create(GUILD, elsewhere.id, COMMISSIONER, "Another league's commissioner")
    with pytest.raises(Refused, match="league_few_teams"):
        await seasons.start(GUILD, season.id, COMMISSIONER)
    with pytest.raises(Refused, match="league_bad_days"):
        await seasons.start(GUILD, season.id, COMMISSIONER, days=0)
    assert await seasons.withdraw(GUILD, top.id, COMMISSIONER, server.teams[0]) == []
    with pytest.raises(Refused, match="league_not_entered"):
        await seasons.withdraw(GUILD, top.id, COMMISSIONER, server.teams[0])
    assert (await seasons.get(GUILD, season.id)).state == "planned"
    assert await seasons.fixtures(GUILD, season_id=season.id) == []


async def test_coins_are_thrown_once_when_all_is_played(server: Server) -> None:
    fixtures = await server.whole()
    for fixture in fixtures[:-1]:
        await drawn(server, fixture.id)
        assert (await server.league.seasons.table(GUILD, server.division_id)).division.coins == []
    await drawn(server, fixtures[-1].id)
    table = await server.league.seasons.table(GUILD, server.division_id)
    assert sorted(table.division.coins) == sorted(map(str, server.teams))
    assert [row.team for row in table.rows] == table.division.coins
    await server.restart()
    for _ in range(3):
        assert await server.league.seasons.table(GUILD, server.division_id) == table
    with pytest.raises(Refused, match="league_no_reason"):
        await server.league.seasons.correct(GUILD, server.division_id, COMMISSIONER, server.teams[0], 1, " ")
    last = int(table.rows[-1].team)
    with pytest.raises(Refused, match="league_bad_points"):
        await server.league.seasons.correct(GUILD, server.division_id, COMMISSIONER, last, 0, "why")
    corrected = await server.league.seasons.correct(GUILD, server.division_id, COMMISSIONER, last, 1, "Referee's error")
    assert (corrected.rows[0].team, corrected.rows[0].points) == (str(last), 4)
    await server.league.leagues.change_rules(GUILD, server.league_id, COMMISSIONER, points=PointsRule(draw=2))
    assert (await server.league.seasons.table(GUILD, server.division_id)).rows[0].points == 7
    details = [one.details for one in await server.league.leagues.audit_log(GUILD, server.league_id)]
    assert {"points": 1, "reason": "Referee's error"} in details


async def test_a_team_is_replaced_in_mid_season(server: Server) -> None:
    fixtures = await server.whole()
    await drawn(server, fixtures[0].id)
    old = fixtures[0].home_team
    substitute = await server.draft(COACHES[0], "Substitutes", "elf")
    with pytest.raises(Refused, match="league_not_ready"):
        await server.league.seasons.replace_team(GUILD, server.division_id, COMMISSIONER, old, substitute.id)
    await server.league.teams.submit(GUILD, substitute.id, COACHES[0])
    await server.league.teams.approve(GUILD, substitute.id, COMMISSIONER)
    theirs = await server.league.seasons.replace_team(GUILD, server.division_id, COMMISSIONER, old, substitute.id)
    assert [one.round for one in theirs] == [2, 3]
    table = await server.league.seasons.table(GUILD, server.division_id)
    assert {row.team: row.played for row in table.rows}[str(old)] == 1
    assert table.names[str(substitute.id)] == "Substitutes"
    with pytest.raises(Refused, match="league_entered"):
        await server.league.seasons.replace_team(GUILD, server.division_id, COMMISSIONER, old, substitute.id)


async def test_a_deadline_is_extended_from_what_is_later(server: Server) -> None:
    first, *_ = await server.whole()
    seasons = server.league.seasons
    extended = await seasons.extend(GUILD, first.id, COMMISSIONER, 3)
    assert extended.due_at == server.clock.now() + timedelta(days=10)
    server.clock.pass_(days=20)
    extended = await seasons.extend(GUILD, first.id, COMMISSIONER, 3)
    assert extended.due_at == server.clock.now() + timedelta(days=3)
    await drawn(server, first.id)
    with pytest.raises(Refused, match="league_played"):
        await seasons.extend(GUILD, first.id, COMMISSIONER, 3)


async def test_the_timers_act_for_the_absent(server: Server) -> None:
    first, *_ = await server.whole()
    await drawn(server, first.id)
    team_id = first.home_team
    assert (await server.league.teams.get(GUILD, team_id)).state == "post_match"

    async def told(_: list[Expiry]) -> None:
        raise AssertionError("no match has a deadline")

    await server.services.close()
    server.clock.at += TIME
    server.services = await Services.open(server.url, server.clock)
    await server.services.start(told)
    for _ in range(200):
        if (await server.league.teams.get(GUILD, team_id)).state == "ready":
            break
        await asyncio.sleep(0.02)
    assert (await server.league.teams.get(GUILD, team_id)).state == "ready"
    newest = (await server.league.leagues.audit_log(GUILD, server.league_id, 2))[0]
    assert (newest.action, newest.user_id) == ("defaults", None)


async def test_a_draw_that_was_shown_is_the_one_that_is_made(server: Server) -> None:
    await server.make_league()
    await server.found_all()
    seasons = server.league.seasons
    season = await seasons.create(GUILD, server.league_id, COMMISSIONER, "Spring")
    division = await seasons.add_division(GUILD, season.id, COMMISSIONER, "Top")
    for team_id in server.teams:
        await seasons.enter(GUILD, division.id, COMMISSIONER, team_id)

    def pairs(fixtures: list[FixtureLine]) -> list[tuple[int, int, int | None]]:
        return [(one.round, one.home_team, one.away_team) for one in fixtures]

    with pytest.raises(Refused, match="league_not_commissioner"):
        await seasons.preview(GUILD, season.id, STRANGER, 7, "a")
    shown = [pairs(await seasons.preview(GUILD, season.id, COMMISSIONER, 7, seed)) for seed in "aab"]
    assert shown[0] == shown[1] != shown[2]
    assert (await seasons.get(GUILD, season.id)).state == "planned"
    assert await seasons.fixtures(GUILD, season_id=season.id) == []
    assert pairs(await seasons.start(GUILD, season.id, COMMISSIONER, 7, "b")) == shown[2]

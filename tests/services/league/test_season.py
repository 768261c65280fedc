"""A season of four teams through the services, with matches played on the pitch."""

from __future__ import annotations

import pytest

from engine.league.stored import from_data
from engine.league.team import Team
from services.errors import Refused
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, Server


async def hour(server: Server, fixture_id: int) -> None:
    """A whole match day, with a restart after every step but those on the pitch."""
    await server.open_match(fixture_id)
    await server.restart()
    await server.hold()
    while await server.step_before(fixture_id):
        await server.restart()
        await server.hold()
    assert (await server.fixture(fixture_id)).state == "playing"
    await server.play_match(fixture_id)
    await server.restart()
    await server.settle(fixture_id)
    await server.settle(fixture_id)
    fixture = await server.fixture(fixture_id)
    for team_id in (fixture.home_team, fixture.away_team):
        assert team_id is not None
        before = await server.league.sequences.current(GUILD, team_id)
        while before is not None:
            await server.restart()
            again = await server.league.sequences.current(GUILD, team_id)
            assert (again.ask, again.news, again.team) == (before.ask, before.news, before.team)
            await server.hold()
            before = await server.step_after(team_id)
    assert (await server.fixture(fixture_id)).state == "done"


@pytest.mark.slow
async def test_a_season_of_four_teams(server: Server) -> None:
    fixtures = await server.whole()
    assert [one.round for one in fixtures] == [1, 1, 2, 2, 3, 3]
    with pytest.raises(Refused, match="league_unplayed"):
        await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    for fixture in fixtures:
        await hour(server, fixture.id)
        table = await server.league.seasons.table(GUILD, server.division_id)
        assert table == await server.league.seasons.table(GUILD, server.division_id)
    table = await server.league.seasons.table(GUILD, server.division_id)
    assert sum(row.played for row in table.rows) == 12
    assert sum(row.td_for for row in table.rows) == sum(row.td_against for row in table.rows)
    assert not any(row.level_with for row in table.rows)
    for team_id in server.teams:
        team = (await server.league.teams.get(GUILD, team_id)).team
        row = next(row for row in table.rows if row.team == str(team_id))
        assert (team.matches, team.won, team.drawn, team.lost) == (3, row.won, row.drawn, row.lost)
    scorers = await server.league.statistics.leaders(GUILD, server.league_id, "scorer", server.season_id)
    for one in scorers:
        assert one.count == one.player.earned.td
    mvps = await server.league.statistics.leaders(GUILD, server.league_id, "mvp")
    assert mvps
    assert all(one.count == one.player.earned.mvp for one in mvps)
    over = await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert over.state == "over"
    kinds = {one.kind for one in await server.league.leagues.news(GUILD, server.league_id)}
    assert {"season_started", "match_began", "result", "winnings", "fan_factor", "division_won"} <= kinds
    actions = {one.action for one in await server.league.leagues.audit_log(GUILD, server.league_id, 2000)}
    assert {"league_created", "approved", "match_opened", "match_finished", "answered", "season_over"} <= actions


@pytest.mark.slow
async def test_a_played_result_is_undone_to_the_locked_sheets(server: Server) -> None:
    first, *_ = await server.whole()
    before = [await server.league.teams.get(GUILD, one) for one in (first.home_team, int(first.away_team or 0))]
    await server.open_match(first.id)
    while await server.step_before(first.id):
        pass
    playing = await server.fixture(first.id)
    assert [from_data(Team, one) for one in playing.sheets] == [one.team for one in before]
    with pytest.raises(Refused, match="league_undo_nothing"):
        await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    await server.play_match(first.id)
    assert await server.league.sweep(server.clock.now()) == 1
    assert await server.league.sweep(server.clock.now()) == 0
    shown = await server.league.results.what_undo_changes(GUILD, first.id, ADMIN)
    assert [one["treasury"][1] for one in shown] == [one.team.treasury for one in before]
    undone = await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    assert undone.state == "scheduled"
    for stored in before:
        assert (await server.league.teams.get(GUILD, stored.id)).team == stored.team
    await server.hold()
    assert (await server.league.seasons.table(GUILD, server.division_id)).rows[0].played == 0
    assert await server.league.statistics.leaders(GUILD, server.league_id, "scorer") == []
    await server.open_match(first.id)

"""Cups: seeds from a table, ties filled as results arrive, and the winner."""

from __future__ import annotations

import pytest

from engine.league.match_day import TeamReport
from services.errors import Refused
from services.language import texts_for
from services.league import telling
from tests.services.league.play import COMMISSIONER, GUILD, STRANGER, Server


async def result(server: Server, fixture_id: int, home: int, away: int, winner: str = "") -> None:
    fixture = await server.fixture(fixture_id)
    names = {"home": ("win", "loss"), "away": ("loss", "win"), "draw": ("draw", "draw")}
    told = names[winner or ("home" if home > away else "away" if away > home else "draw")]
    reports = TeamReport(told[0], (home, away)), TeamReport(told[1], (away, home))
    await server.league.results.enter(GUILD, fixture_id, server.coach_of(fixture.home_team), *reports)
    await server.league.results.confirm(GUILD, fixture_id, COMMISSIONER)


async def cup(server: Server, form: str = "knock_out_third_place") -> int:
    """A season whose only division has been played, and a cup for all four of it."""
    for fixture in await server.whole():
        await result(server, fixture.id, *((2, 0) if fixture.home_team < int(fixture.away_team or 0) else (0, 2)))
    made = await server.league.seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Cup", form)
    await server.league.cups.qualify(GUILD, made.id, COMMISSIONER, [server.division_id], 4)
    return made.id


async def test_from_the_table_to_the_cup(server: Server) -> None:
    cup_id = await cup(server)
    table = await server.league.seasons.table(GUILD, server.division_id)
    seeds = [int(row.team) for row in table.rows]
    assert seeds == server.teams
    with pytest.raises(Refused, match="league_not_commissioner"):
        await server.league.cups.draw(GUILD, cup_id, STRANGER)
    drawn = await server.league.cups.draw(GUILD, cup_id, COMMISSIONER, days=7)
    assert [(home, away) for _, home, away in drawn.ties[:2]] == [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
    assert sorted(drawn.fixtures) == [0, 1]
    for again in (
        lambda: server.league.cups.draw(GUILD, cup_id, COMMISSIONER),
        lambda: server.league.cups.qualify(GUILD, cup_id, COMMISSIONER, [server.division_id], 2),
        lambda: server.league.seasons.enter(GUILD, cup_id, COMMISSIONER, seeds[0]),
    ):
        with pytest.raises(Refused, match="league_drawn"):
            await again()
    first, second = drawn.fixtures[0], drawn.fixtures[1]
    with pytest.raises(Refused, match="league_report"):
        await result(server, first.id, 1, 1)
    with pytest.raises(Refused, match="league_needs_winner"):
        await server.league.results.forfeit(GUILD, first.id, COMMISSIONER, "both")
    await result(server, first.id, 1, 1, "away")
    await server.restart()
    await server.league.results.forfeit(GUILD, second.id, COMMISSIONER, "away")
    bracket = await server.league.cups.bracket(GUILD, cup_id)
    known = {tie.name: (home, away) for tie, home, away in bracket.ties}
    assert known["final"] == (seeds[3], seeds[1])
    assert known["third_place"] == (seeds[0], seeds[2])
    assert sorted(bracket.fixtures) == [0, 1, 2, 3]
    with pytest.raises(Refused, match="league_unplayed"):
        await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    final = next(tie.id for tie, _, _ in bracket.ties if tie.name == "final")
    for tie, fixture in bracket.fixtures.items():
        if tie in (2, 3):
            await result(server, fixture.id, 0, 3)
    assert final in bracket.fixtures
    over = await server.league.cups.bracket(GUILD, cup_id)
    assert over.champion == seeds[1]
    news = await server.league.leagues.news(GUILD, server.league_id)
    won = [one for one in news if one.kind == "cup_won"]
    assert [one.details["team"] for one in won] == [table.names[str(seeds[1])]]
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)


async def test_a_semi_final_that_is_undone_takes_the_final_with_it(server: Server) -> None:
    cup_id = await cup(server, "knock_out")
    drawn = await server.league.cups.draw(GUILD, cup_id, COMMISSIONER)
    for tie in (0, 1):
        await result(server, drawn.fixtures[tie].id, 2, 1)
    before = await server.league.cups.bracket(GUILD, cup_id)
    assert sorted(before.fixtures) == [0, 1, 2]
    await server.league.results.undo(GUILD, drawn.fixtures[0].id, COMMISSIONER)
    after = await server.league.cups.bracket(GUILD, cup_id)
    assert sorted(after.fixtures) == [0, 1]
    await result(server, drawn.fixtures[0].id, 0, 1)
    final = (await server.league.cups.bracket(GUILD, cup_id)).fixtures[2]
    home = server.coach_of(final.home_team)
    reports = TeamReport("win", (1, 0)), TeamReport("loss", (0, 1))
    await server.league.results.enter(GUILD, final.id, home, *reports)
    with pytest.raises(Refused, match="league_undo_built"):
        await server.league.results.undo(GUILD, drawn.fixtures[0].id, COMMISSIONER)
    assert (await server.fixture(drawn.fixtures[0].id)).state == "post_match"


async def test_what_no_cup_can_do(server: Server) -> None:
    fixtures = await server.whole()
    seasons, cups = server.league.seasons, server.league.cups
    with pytest.raises(Refused, match="league_no_cup"):
        await cups.draw(GUILD, server.division_id, COMMISSIONER)
    made = await seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Cup", "knock_out")
    with pytest.raises(Refused, match="league_unplayed"):
        await cups.qualify(GUILD, made.id, COMMISSIONER, [server.division_id], 2)
    with pytest.raises(Refused, match="league_few_teams"):
        await cups.draw(GUILD, made.id, COMMISSIONER)
    assert (await cups.bracket(GUILD, made.id)).ties == ()
    await seasons.enter(GUILD, made.id, COMMISSIONER, server.teams[0])
    with pytest.raises(Refused, match="league_entered"):
        await seasons.enter(GUILD, made.id, COMMISSIONER, server.teams[0])
    await seasons.enter(GUILD, made.id, COMMISSIONER, server.teams[1])
    drawn = await cups.draw(GUILD, made.id, COMMISSIONER)
    with pytest.raises(Refused, match="league_entered"):
        await seasons.replace_team(GUILD, made.id, COMMISSIONER, server.teams[0], server.teams[1])
    opened = await server.open_match(drawn.fixtures[0].id)
    match = await server.services.sessions.row(GUILD, int(opened.match_id or 0))
    assert match.options["draw"] == "overtime"
    assert match.rules == "crp"
    assert len(fixtures) == 6


async def test_news_are_told_once(server: Server) -> None:
    await server.whole()
    leagues = server.league.leagues
    first = await leagues.untold(GUILD, server.league_id)
    assert [one.kind for one in first] == ["team_joined"] * 4 + ["season_started"]
    teams = {one.id: one.team for one in await server.league.teams.list(GUILD, league_id=server.league_id)}
    for lang in ("en", "es"):
        for one in first:
            assert telling.news(one, teams.get(one.team_id or 0), texts_for(lang))
    await leagues.told(GUILD, server.league_id, first[-1].id)
    await server.restart()
    assert await server.league.leagues.untold(GUILD, server.league_id) == []
    await server.league.leagues.told(GUILD, server.league_id, first[0].id)
    assert await server.league.leagues.untold(GUILD, server.league_id) == []

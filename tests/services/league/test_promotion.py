"""From stage to stage and from season to season: feeding, promotion and relegation, replacing in a cup."""

from __future__ import annotations

import pytest

from services.errors import Refused
from tests.services.league.play import COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import better_wins, result, season, substitute


async def play_all(server: Server, division_id: int) -> None:
    while True:
        fixtures = await server.league.seasons.fixtures(GUILD, division_id=division_id)
        waiting = [one for one in fixtures if one.state == "scheduled"]
        if not waiting:
            return
        for one in waiting:
            await better_wins(server, one.id)


async def two_divisions(server: Server) -> tuple[int, int]:
    await server.make_league()
    await server.found_all()
    seasons = server.league.seasons
    planned = await seasons.create(GUILD, server.league_id, COMMISSIONER, "Spring")
    server.season_id = planned.id
    made: list[int] = []
    for name, form, teams in (("First", "single", server.teams[:2]), ("Second", "swiss", server.teams[2:])):
        division = await seasons.add_division(GUILD, planned.id, COMMISSIONER, name, form)
        made.append(division.id)
        for team in teams:
            await seasons.enter(GUILD, division.id, COMMISSIONER, team)
    await seasons.start(GUILD, planned.id, COMMISSIONER)
    return made[0], made[1]


async def test_promotion_and_relegation(server: Server) -> None:
    first, second = await two_divisions(server)
    stages = server.league.stages
    for division in (first, second):
        await play_all(server, division)
    with pytest.raises(Refused, match="league_season_not_over"):
        await stages.promote(GUILD, server.season_id, COMMISSIONER, "Autumn", 1)
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    with pytest.raises(Refused, match="league_not_commissioner"):
        await stages.promote(GUILD, server.season_id, STRANGER, "Autumn", 1)
    with pytest.raises(Refused, match="league_too_few"):
        await stages.promote(GUILD, server.season_id, COMMISSIONER, "Autumn", 3)
    autumn = await stages.promote(GUILD, server.season_id, COMMISSIONER, "Autumn", 1)
    a, b, c, d = server.teams
    divisions = await server.league.seasons.divisions(GUILD, autumn.id)
    assert [(one.name, one.form) for one in divisions] == [("First", "single"), ("Second", "swiss")]
    orders = [await stages.order(GUILD, one.id) for one in divisions]
    assert [sorted(order) for order in orders] == [[a, c], [b, d]]
    news = [(one.kind, one.details) for one in await server.league.leagues.news(GUILD, server.league_id)]
    assert [kind for kind, _ in news if kind in ("promoted", "relegated")] == ["promoted", "relegated"]
    assert len(await server.league.seasons.start(GUILD, autumn.id, COMMISSIONER)) == 2


@pytest.mark.parametrize("form", ["double", "swiss", "ladder", "knock_out"])
async def test_a_stage_of_any_form_is_fed(server: Server, form: str) -> None:
    first, second = await two_divisions(server)
    later = await server.league.seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Final", form, stage=2)
    stages = server.league.stages
    with pytest.raises(Refused, match="league_unplayed"):
        await stages.feed(GUILD, later.id, COMMISSIONER, [first, second], 1)
    for division in (first, second):
        await play_all(server, division)
    a, _, c, _ = server.teams
    assert await stages.feed(GUILD, later.id, COMMISSIONER, [first, second], 1) == [a, c]
    await stages.draw(GUILD, later.id, COMMISSIONER, days=7)
    if form == "ladder":
        await server.league.ladders.challenge(GUILD, later.id, server.coach_of(c), c, a)
    with pytest.raises(Refused, match="league_drawn"):
        await stages.draw(GUILD, later.id, COMMISSIONER)
    await play_all(server, later.id)
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert (await stages.stage(GUILD, later.id)).champion == a


async def test_a_cup_feeds_a_stage_too(server: Server) -> None:
    await server.whole()
    await play_all(server, server.division_id)
    seasons = server.league.seasons
    cup = await seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Cup", "knock_out_third_place")
    await server.league.stages.feed(GUILD, cup.id, COMMISSIONER, [server.division_id], 4)
    await server.league.stages.draw(GUILD, cup.id, COMMISSIONER)
    await play_all(server, cup.id)
    assert await server.league.stages.order(GUILD, cup.id) == server.teams
    later = await seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Masters", "double", stage=3)
    assert await server.league.stages.feed(GUILD, later.id, COMMISSIONER, [cup.id], 3) == server.teams[:3]


async def test_a_team_is_replaced_in_a_cup_between_its_rounds(server: Server) -> None:
    await server.whole()
    await play_all(server, server.division_id)
    cup = await server.league.seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Cup", "knock_out")
    await server.league.stages.feed(GUILD, cup.id, COMMISSIONER, [server.division_id], 4)
    drawn = await server.league.cups.draw(GUILD, cup.id, COMMISSIONER)
    await better_wins(server, drawn.fixtures[0].id)
    new = await substitute(server)
    winner = server.teams[0]
    await server.league.seasons.replace_team(GUILD, cup.id, COMMISSIONER, winner, new)
    await better_wins(server, drawn.fixtures[1].id)
    bracket = await server.league.cups.bracket(GUILD, cup.id)
    final = bracket.fixtures[2]
    assert {final.home_team, final.away_team} == {new, server.teams[1]}
    assert bracket.ties[0][1] == winner
    await result(server, final.id, *((1, 0) if final.home_team == new else (0, 1)))
    over = await server.league.cups.bracket(GUILD, cup.id)
    assert over.champion == new
    with pytest.raises(Refused, match="league_not_entered"):
        await server.league.seasons.replace_team(GUILD, cup.id, COMMISSIONER, winner, await substitute(server, "More"))


async def test_what_is_no_stage(server: Server) -> None:
    division = await season(server, "single")
    with pytest.raises(Refused, match="league_no_stage"):
        await server.league.stages.feed(GUILD, division, COMMISSIONER, [division], 1)
    with pytest.raises(Refused, match="league_no_stage"):
        await server.league.stages.draw(GUILD, division, COMMISSIONER)
    with pytest.raises(Refused, match="league_season_begun"):
        await server.league.seasons.add_division(GUILD, server.season_id, COMMISSIONER, "Late", "single")

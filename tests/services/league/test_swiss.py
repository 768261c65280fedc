"""Swiss rounds: nobody meets twice, byes go round, the next round follows the last or its deadline, undo takes it along."""

from __future__ import annotations

import pytest

from engine.league.schedule import Edge
from services.errors import Refused
from services.league.swiss import greatest
from tests.services.league.play import COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import better_wins, season, substitute


def test_the_matching_is_the_heaviest_among_the_fullest() -> None:
    edges = [Edge("a", "b", 100), Edge("a", "c", 2), Edge("b", "d", 2), Edge("c", "d", 1)]
    assert {frozenset(pair) for pair in greatest(edges)} == {frozenset("ab"), frozenset("cd")}
    without = [edge for edge in edges if {edge.one, edge.other} != {"c", "d"}]
    assert {frozenset(pair) for pair in greatest(without)} == {frozenset("ac"), frozenset("bd")}


async def rounds(server: Server) -> dict[int, list[frozenset[int | None]]]:
    found: dict[int, list[frozenset[int | None]]] = {}
    for one in await server.league.seasons.fixtures(GUILD, division_id=server.division_id):
        found.setdefault(one.round, []).append(frozenset({one.home_team, one.away_team}))
    return found


async def play_round(server: Server, number: int) -> None:
    for one in await server.league.seasons.fixtures(GUILD, division_id=server.division_id):
        if one.round == number and one.away_team is not None:
            await better_wins(server, one.id)


async def test_rounds_follow_each_other_and_nobody_meets_twice(server: Server) -> None:
    division = await season(server, "swiss")
    await server.league.stages.set_rounds(GUILD, division, COMMISSIONER, 3)
    assert sorted(await rounds(server)) == [1]
    for number in (1, 2, 3):
        await play_round(server, number)
        if number == 1:
            await server.restart()
    drawn = await rounds(server)
    assert sorted(drawn) == [1, 2, 3]
    pairs = [pair for one in drawn.values() for pair in one]
    assert len(set(pairs)) == 6
    with pytest.raises(Refused, match="league_no_round"):
        await server.league.swiss.draw(GUILD, division, COMMISSIONER)
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    assert (await server.league.stages.stage(GUILD, division)).champion == server.teams[0]
    news = [one.kind for one in await server.league.leagues.news(GUILD, server.league_id)]
    assert news.count("round_drawn") == 3


async def test_the_second_round_brings_winners_together(server: Server) -> None:
    await season(server, "swiss")
    await play_round(server, 1)
    table = await server.league.seasons.table(GUILD, server.division_id)
    leaders = frozenset(int(row.team) for row in table.rows[:2])
    assert leaders in (await rounds(server))[2]


async def test_an_odd_team_has_a_bye_once(server: Server) -> None:
    division = await season(server, "swiss", teams=3)
    await server.league.stages.set_rounds(GUILD, division, COMMISSIONER, 5)
    for number in (1, 2, 3):
        await play_round(server, number)
    drawn = await rounds(server)
    assert sorted(drawn) == [1, 2, 3]
    byes = [pair for one in drawn.values() for pair in one if None in pair]
    assert len(set(byes)) == 3
    assert (await server.league.stages.stage(GUILD, division)).rounds == 3


async def test_a_season_waits_for_its_rounds(server: Server) -> None:
    division = await season(server, "swiss")
    await server.league.stages.set_rounds(GUILD, division, COMMISSIONER, 3)
    first, second = await server.league.seasons.fixtures(GUILD, division_id=division)
    await better_wins(server, first.id)
    with pytest.raises(Refused, match="league_round_open"):
        await server.league.swiss.draw(GUILD, division, COMMISSIONER)
    with pytest.raises(Refused, match="league_not_commissioner"):
        await server.league.swiss.draw(GUILD, division, STRANGER)
    with pytest.raises(Refused, match="league_unplayed"):
        await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    server.clock.pass_(days=7)
    assert await server.league.sweep(server.clock.now()) >= 1
    assert sorted(await rounds(server)) == [1, 2]
    await server.league.sweep(server.clock.now())
    assert sorted(await rounds(server)) == [1, 2]
    await better_wins(server, second.id)
    assert sorted(await rounds(server)) == [1, 2]


async def test_undo_takes_the_round_along_that_nobody_has_begun(server: Server) -> None:
    await season(server, "swiss")
    await play_round(server, 1)
    first = (await server.league.seasons.fixtures(GUILD, division_id=server.division_id))[0]
    assert sorted(await rounds(server)) == [1, 2]
    await server.league.results.undo(GUILD, first.id, COMMISSIONER)
    assert sorted(await rounds(server)) == [1]
    await better_wins(server, first.id)
    assert sorted(await rounds(server)) == [1, 2]


async def test_a_substitute_sits_where_the_other_sat(server: Server) -> None:
    division = await season(server, "swiss")
    await server.league.stages.set_rounds(GUILD, division, COMMISSIONER, 3)
    await play_round(server, 1)
    new = await substitute(server)
    old = server.teams[0]
    await server.league.seasons.replace_team(GUILD, division, COMMISSIONER, old, new)
    server.teams[0] = new
    for number in (2, 3):
        await play_round(server, number)
    drawn = [
        frozenset(new if one == old else one for one in pair)
        for pairs in (await rounds(server)).values()
        for pair in pairs
    ]
    assert len(set(drawn)) == 6
    assert (await server.league.stages.order(GUILD, division)).count(old) == 0


async def test_what_swiss_rounds_cannot_be(server: Server) -> None:
    await server.whole()
    with pytest.raises(Refused, match="league_no_swiss"):
        await server.league.swiss.draw(GUILD, server.division_id, COMMISSIONER)
    with pytest.raises(Refused, match="league_no_swiss"):
        await server.league.stages.set_rounds(GUILD, server.division_id, COMMISSIONER, 3)

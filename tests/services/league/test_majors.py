"""Majors: conditions of their matches, the trophy that moves on, its prizes, and undo."""

from __future__ import annotations

import pytest

from db import league_sequences
from engine.league import pre_match
from engine.league.match_day import TeamReport, sheet
from engine.league.stored import from_data
from engine.league.team import Team
from services.errors import Refused
from services.language import texts_for
from services.league import telling
from tests.services.league.play import COMMISSIONER, GUILD, STRANGER, Server
from tests.services.league.stages_kit import better_wins, done_after, result


async def cup(server: Server, major: str, name: str = "Cup") -> int:
    """A drawn cup of all four teams that is a major, in a season of its own."""
    seasons = server.league.seasons
    season = await seasons.create(GUILD, server.league_id, COMMISSIONER, name)
    made = await seasons.add_division(GUILD, season.id, COMMISSIONER, name, "knock_out")
    for team_id in server.teams:
        await seasons.enter(GUILD, made.id, COMMISSIONER, team_id)
    await server.league.majors.declare(GUILD, made.id, COMMISSIONER, major)
    await server.league.cups.draw(GUILD, made.id, COMMISSIONER)
    return made.id


async def to_the_final(server: Server, cup_id: int) -> int:
    drawn = await server.league.cups.bracket(GUILD, cup_id)
    for tie in (0, 1):
        await better_wins(server, drawn.fixtures[tie].id)
    for team_id in server.teams:
        await done_after(server, team_id)
    return (await server.league.cups.bracket(GUILD, cup_id)).fixtures[2].id


async def team(server: Server, index: int) -> Team:
    return (await server.league.teams.get(GUILD, server.teams[index])).team


async def reports(server: Server, fixture_id: int) -> list[TeamReport]:
    async with server.services.desk.database.reading() as conn:
        found = await league_sequences.sequences_of(conn, GUILD, fixture_id)
    return [from_data(TeamReport, one.report) for one in found]


async def begun(server: Server) -> None:
    await server.make_league()
    await server.found_all()


async def test_the_blood_bowl_doubles_gives_medals_and_pays(server: Server) -> None:
    await begun(server)
    cup_id = await cup(server, "blood_bowl")
    semi = (await server.league.cups.bracket(GUILD, cup_id)).fixtures[0].id
    final = await to_the_final(server, cup_id)
    assert [one.gate for one in await reports(server, semi)] == [2, 2]
    assert [one.medals for one in await reports(server, semi)] == [(), ()]
    before = {player.id: player.spp for player in (await team(server, 0)).players}
    await better_wins(server, final)
    assert [len(one.medals) for one in await reports(server, final)] == [11, 11]
    assert (await team(server, 0)).trophies == ()
    for index in (0, 1):
        await done_after(server, server.teams[index])
    winner = await team(server, 0)
    assert winner.trophies == ("blood_bowl",)
    assert sheet(winner).rerolls == winner.rerolls + 1
    gained = [player.spp - before[player.id] for player in winner.players]
    assert sorted(gained)[:10] == [5] * 10
    assert max(gained) == 10
    # The holder's next match pays 20,000 more, whatever match it is.
    season = await server.start_season()
    await better_wins(server, next(one for one in season if server.teams[0] in (one.home_team, one.away_team)).id)
    await done_after(server, server.teams[0])
    assert [one.amount for one in (await team(server, 0)).ledger if one.reason == "trophy"] == [20_000]
    await server.hold()


async def test_a_trophy_moves_on(server: Server) -> None:
    await begun(server)
    first = await cup(server, "dungeonbowl", "One")
    await better_wins(server, await to_the_final(server, first))
    for index in (0, 1):
        await done_after(server, server.teams[index])
    assert (await team(server, 0)).trophies == ("dungeonbowl",)
    assert pre_match.price(await team(server, 0), ("wizard",)) == 50_000
    second = await cup(server, "dungeonbowl", "Two")
    final = await to_the_final(server, second)
    fixture = await server.fixture(final)
    at_home = fixture.home_team == server.teams[1]
    await result(server, final, *((3, 0) if at_home else (0, 3)))
    await done_after(server, server.teams[1])
    # The holder is still in his sequence, so he keeps it until that is over.
    assert (await team(server, 0)).trophies == ("dungeonbowl",)
    assert (await team(server, 1)).trophies == ()
    await server.restart()
    await done_after(server, server.teams[0])
    assert (await team(server, 0)).trophies == ()
    assert (await team(server, 1)).trophies == ("dungeonbowl",)
    assert pre_match.price(await team(server, 0), ("wizard",)) == 150_000
    states = [(one.team_id, one.state) for one in await server.league.majors.trophies(GUILD, server.league_id)]
    assert states == [(server.teams[0], "passed"), (server.teams[1], "held")]
    # Taking the final back gives the trophy back.
    await server.league.results.undo(GUILD, final, COMMISSIONER)
    assert (await team(server, 0)).trophies == ("dungeonbowl",)
    assert (await team(server, 1)).trophies == ()
    states = [(one.team_id, one.state) for one in await server.league.majors.trophies(GUILD, server.league_id)]
    assert states == [(server.teams[0], "held")]
    assert (await server.league.stages.stage(GUILD, second)).champion is None
    texts = {lang: texts_for(lang) for lang in ("en", "es")}
    for one in await server.league.leagues.news(GUILD, server.league_id):
        about = (await server.league.teams.get(GUILD, one.team_id)).team if one.team_id is not None else None
        for lang in texts:
            assert telling.news(one, about, texts[lang])


async def test_a_dungeonbowl_has_no_weather_and_a_double_gate(server: Server) -> None:
    await begun(server)
    cup_id = await cup(server, "dungeonbowl")
    semi = (await server.league.cups.bracket(GUILD, cup_id)).fixtures[0]
    await server.open_match(semi.id)
    assert (await server.league.match_days.pre_match(GUILD, semi.id)).weather == "nice"
    while await server.step_before(semi.id):
        pass
    assert (await server.session(semi.id)).game.position.rules["underground"]
    fixture = await server.fixture(semi.id)
    assert fixture.opening["fans"][0] % 2 == fixture.opening["fans"][1] % 2 == 0
    await server.play_match(semi.id)
    await server.settle(semi.id)
    assert [one.gate for one in await reports(server, semi.id)] == [2, 2]


async def test_the_final_on_the_bot_gives_medals_to_who_played(server: Server) -> None:
    await begun(server)
    cup_id = await cup(server, "blood_bowl")
    final = await to_the_final(server, cup_id)
    await server.open_match(final)
    while await server.step_before(final):
        pass
    await server.play_match(final)
    await server.settle(final)
    both = await reports(server, final)
    fixture = await server.fixture(final)
    for report, data in zip(both, fixture.opening["teams"], strict=True):
        available = {one.number for one in from_data(Team, data).available}
        assert len(report.medals) >= 11
        assert set(report.medals) <= available


async def test_gifts_of_chaos_are_asked_of_the_winner(server: Server) -> None:
    await begun(server)
    cup_id = await cup(server, "chaos_cup")
    final = await to_the_final(server, cup_id)
    await better_wins(server, final)
    for index in (0, 1):
        await done_after(server, server.teams[index])
    majors = server.league.majors
    winner = server.coach_of(server.teams[0])
    asked = await majors.prizes(GUILD, server.league_id, winner.user_id)
    assert 1 <= len(asked) <= 3
    assert await majors.prizes(GUILD, server.league_id, STRANGER.user_id) == []
    first = asked[0]
    assert "regeneration" in first.options
    with pytest.raises(Refused, match="league_not_coach"):
        await majors.give(GUILD, first.prize.id, STRANGER, "regeneration")
    with pytest.raises(Refused, match="league_choice"):
        await majors.give(GUILD, first.prize.id, winner, "block")
    await server.restart()
    majors = server.league.majors
    given = await majors.give(GUILD, first.prize.id, winner, "regeneration")
    assert "regeneration" in given.team.player(first.player.number).skills
    with pytest.raises(Refused, match="league_prize_settled"):
        await majors.give(GUILD, first.prize.id, winner, "stab")
    for one in asked[1:]:
        await majors.decline(GUILD, one.prize.id, winner)
    assert await majors.prizes(GUILD, server.league_id) == []
    # A gift stays, and what was built on the final holds it.
    with pytest.raises(Refused, match="league_undo_built"):
        await server.league.results.undo(GUILD, final, COMMISSIONER)


async def test_the_player_of_the_year(server: Server) -> None:
    await begun(server)
    cup_id = await cup(server, "spike")
    await better_wins(server, await to_the_final(server, cup_id))
    majors = server.league.majors
    for index in (0, 1):
        await done_after(server, server.teams[index])
    (asked,) = await majors.prizes(GUILD, server.league_id)
    everybody = [player.spp for index in range(4) for player in (await team(server, index)).members]
    assert asked.player.spp == max(everybody)
    with pytest.raises(Refused, match="league_not_commissioner"):
        await majors.player_of_the_year(GUILD, asked.prize.id, STRANGER)
    with pytest.raises(Refused, match="league_not_found"):
        await majors.give(GUILD, asked.prize.id, COMMISSIONER, "regeneration")
    given = await majors.player_of_the_year(GUILD, asked.prize.id, COMMISSIONER)
    assert "fan_favourite" in given.team.player(asked.player.number).skills
    assert await majors.prizes(GUILD, server.league_id) == []


async def test_what_cannot_be_declared(server: Server) -> None:
    fixtures = await server.whole()
    majors = server.league.majors
    with pytest.raises(Refused, match="league_unknown_major"):
        await majors.declare(GUILD, server.division_id, COMMISSIONER, "super_bowl")
    with pytest.raises(Refused, match="league_not_commissioner"):
        await majors.declare(GUILD, server.division_id, STRANGER, "spike")
    assert await majors.declare(GUILD, server.division_id, COMMISSIONER, "spike") == "spike"
    assert await majors.declare(GUILD, server.division_id, COMMISSIONER, None) is None
    await majors.declare(GUILD, server.division_id, COMMISSIONER, "spike")
    await better_wins(server, fixtures[0].id)
    with pytest.raises(Refused, match="league_major_begun"):
        await majors.declare(GUILD, server.division_id, COMMISSIONER, None)
    for one in fixtures[1:]:
        await better_wins(server, one.id)
    await server.league.seasons.finish(GUILD, server.season_id, COMMISSIONER)
    for team_id in server.teams:
        await done_after(server, team_id)
    assert (await team(server, 0)).trophies == ("spike",)
    await server.hold()


async def test_the_champion_stays_when_the_match_for_third_place_is_taken_back(server: Server) -> None:
    await begun(server)
    seasons = server.league.seasons
    season = await seasons.create(GUILD, server.league_id, COMMISSIONER, "Spring")
    made = await seasons.add_division(GUILD, season.id, COMMISSIONER, "Cup", "knock_out_third_place")
    for team_id in server.teams:
        await seasons.enter(GUILD, made.id, COMMISSIONER, team_id)
    drawn = await server.league.cups.draw(GUILD, made.id, COMMISSIONER)
    for tie in (0, 1):
        await better_wins(server, drawn.fixtures[tie].id)
    bracket = await server.league.cups.bracket(GUILD, made.id)
    for tie in (2, 3):
        await better_wins(server, bracket.fixtures[tie].id)
    third = next(tie.id for tie, _, _ in bracket.ties if tie.name == "third_place")
    await server.league.results.undo(GUILD, bracket.fixtures[third].id, COMMISSIONER)
    assert (await server.league.stages.stage(GUILD, made.id)).champion == server.teams[0]
    await server.league.results.undo(GUILD, bracket.fixtures[5 - third].id, COMMISSIONER)
    assert (await server.league.stages.stage(GUILD, made.id)).champion is None

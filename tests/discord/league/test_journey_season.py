"""A season of eight teams from the first challenge to the next season, with a stop of the bot in the middle of everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES
from services.league.seasons import FixtureLine
from tests.discord.league.days import after_controls, controls, settled
from tests.discord.league.eight import Eight, eight, nobody_else, pressed_until

THREE_DAYS = 3 * 24 * 3600


async def begun(here: Eight) -> None:
    """The league with its eight teams in two divisions, drawn."""
    await here.league.leagues.create(here.guild, here.admin, "Northern League")
    await here.league.leagues.set_channel(here.guild, 1, here.admin, here.world.arena.id)
    await here.found_from(0)
    await here.begin_season()
    await here.hold()


async def before_by_buttons(here: Eight, number: int) -> None:
    """Challenge, petty cash and baskets by buttons; the bot stops before each, and nobody else is heard."""
    world, arena, days = here.world, here.world.arena, here.league.match_days
    one = await here.fixture(number)
    home, away = here.coach_of(one.home_team), here.coach_of(one.away_team)
    others = (*here.outsiders, world.owner)
    await home.slash("fixture play", fixture=str(number), clock="live", channel=arena)
    await nobody_else((*others, home), "c:*:accept", arena)
    await here.restart()
    await away.press("c:*:accept", channel=arena)
    await settled(world)
    assert (await here.fixture(number)).state == "pre_match"
    money = {team: (await here.league.teams.get(here.guild, team)).team.treasury for team in here.teams}
    for step in range(4):
        found = (controls(world, f"fs:{number}:") + controls(world, f"fb:{number}:"))[0]
        side = int(found.custom_id.split(":")[2])
        person, other = ((home, away), (away, home))[side]
        await here.restart()
        before = await here.league.match_days.pre_match(here.guild, number)
        for wrong in (*others, other):
            if found.options:
                assert (await wrong.choose(found.custom_id, found.options[0][0], channel=arena)).private
            else:
                assert (await wrong.press(found.custom_id, channel=arena)).private
        assert await here.league.match_days.pre_match(here.guild, number) == before
        if ":cash:" in found.custom_id:
            await person.choose(found.custom_id, "60000" if side == 0 else "0", channel=arena)
        else:
            if side == 0:
                await person.choose(f"fs:{number}:0:help:*", "bloodweiser_babes", channel=arena)
                await here.restart()
                assert here.league.match_days is not days
                assert (await here.league.match_days.pre_match(here.guild, number)).baskets[0] == ("bloodweiser_babes",)
            await person.press(f"fb:{number}:{side}:done:", channel=arena)
        await settled(world)
        # Nothing is spent before both have confirmed.
        if step < 3:
            for team in here.teams:
                assert (await here.league.teams.get(here.guild, team)).team.treasury == money[team]
    assert (await here.fixture(number)).state == "playing"
    assert (await here.league.teams.get(here.guild, one.home_team)).team.treasury == money[one.home_team] - 60_000
    await here.hold()


async def after_by_buttons(here: Eight, number: int) -> None:
    """What both coaches are asked after their match, by buttons; the bot stops before the first answer and after it."""
    thread = await here.thread(number)
    one = await here.fixture(number)
    asked = after_controls(here.world, thread)
    assert {int(control.custom_id.split(":")[1]) for control in asked} <= {one.home_team, one.away_team}
    first = next(control for control in asked if control.custom_id.startswith("pb:"))
    team = int(first.custom_id.split(":")[1])
    await here.restart()
    assert [c.custom_id for c in after_controls(here.world, thread)] == [c.custom_id for c in asked]
    step = await here.league.sequences.current(here.guild, team)
    other = next(one_team for one_team in (one.home_team, one.away_team) if one_team != team)
    await nobody_else((*here.outsiders, here.coach_of(other)), first.custom_id, thread)
    assert (await here.league.sequences.current(here.guild, team)).team == step.team
    given = await pressed_until(lambda: after_controls(here.world, thread)[:], here.coach_of, thread)
    assert given
    assert (await here.fixture(number)).state == "done"
    await here.restart()
    assert after_controls(here.world, thread) == []


async def played(here: Eight, fixtures: list[FixtureLine]) -> None:
    """These matches by simulated coaches, through the bot's own services."""
    for one in fixtures:
        await here.open(one.id)
        await here.play(one.id)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_match_day_of_eight_teams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with eight(tmp_path, monkeypatch, language) as here:
        await begun(here)
        first, *rest = await here.round(1)
        await before_by_buttons(here, first.id)
        await here.play(first.id, restart_at=30)
        await after_by_buttons(here, first.id)
        await played(here, rest)
        for one in rest:
            for team in (one.home_team, one.away_team):
                assert team is not None
                await here.answer_all(team)
        await settled(here.world)
        await here.restart()
        for division in ("North", "South"):
            await here.stands(division, 1, here.coaches[0])


async def rounds(here: Eight) -> None:
    """Three rounds: after the first everybody answers, after the second nobody does, after the third not before the cup."""
    for number in (1, 2, 3):
        fixtures = await here.round(number)
        await played(here, fixtures)
        teams = [team for one in fixtures for team in (one.home_team, one.away_team) if team is not None]
        if number == 1:
            for team in teams:
                await here.answer_all(team)
        elif number == 2:
            # The clock that the next bot sets by itself runs on; what it set in this test's name would stand.
            await here.restart()
            await here.world.advance(THREE_DAYS + 60)
        await settled(here.world)
        states = {(await here.league.teams.get(here.guild, team)).state for team in teams}
        assert states == {"post_match" if number == 3 else "ready"}
        await here.restart()
        for division in ("North", "South"):
            await here.stands(division, number, here.coaches[0])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_three_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with eight(tmp_path, monkeypatch, language) as here:
        await begun(here)
        await rounds(here)


async def cup(here: Eight) -> int:
    """The first two of each division in a cup that is a major, by commands; the bot stops in the final. Who wins."""
    world, arena, owner = here.world, here.world.arena, here.world.owner
    best = [await here.stands(division, 3, owner) for division in ("North", "South")]
    for person in (*here.outsiders, here.coaches[0]):
        assert (await person.slash("stage add", name="Cup", channel=arena)).private
    await owner.slash("stage add", name="Cup", form="knock_out", channel=arena)
    fed = await owner.slash("stage feed", division="Cup", best=2, channel=arena)
    names = await here.league.teams.names(here.guild)
    assert all(names[team] in fed.text for order in best for team in order[:2])
    declared = await owner.slash("major declare", division="Cup", major="chaos_cup", channel=arena)
    assert here.texts.say("league-thing-chaos-cup") in declared.text
    await here.restart()
    await owner.slash("stage draw", division="Cup", days=7, channel=arena)
    await settled(world)
    ties = [one for one in await here.league.seasons.fixtures(here.guild, season_id=1) if one.tie is not None]
    assert len(ties) == 2
    assert {one.home_team for one in ties} | {one.away_team for one in ties} == {t for o in best for t in o[:2]}
    await played(here, ties)
    await here.restart()
    every = await here.league.seasons.fixtures(here.guild, season_id=1)
    final = next(one for one in every if one.tie is not None and one.id not in {tie.id for tie in ties})
    await here.open(final.id)
    await settled(world)
    await here.play(final.id, restart_at=20)
    bracket = await here.league.cups.bracket(here.guild, final.division_id)
    assert bracket.champion in (final.home_team, final.away_team)
    await after_by_buttons(here, final.id)
    assert bracket.champion is not None
    return bracket.champion


async def lifted(here: Eight, champion: int) -> None:
    """The cup is won: the trophy, its gifts, the hall of fame; everybody may read it, its coach alone may choose."""
    world, arena = here.world, here.world.arena
    name = (await here.league.teams.names(here.guild))[champion]
    told = await world.spectator.slash("standings", division="Cup", channel=arena)
    assert here.texts.say("hall-champion", division="Cup", team=name) in told.text
    assert (await here.league.teams.get(here.guild, champion)).team.trophies == ("chaos_cup",)
    assert name in (await world.spectator.slash("major trophies", channel=arena)).text
    coach = here.coach_of(champion)
    gifts = await here.league.majors.prizes(here.guild, 1)
    assert gifts
    shown = await coach.slash("major prizes", channel=arena)
    select = next(c for c in shown.controls if c.custom_id.startswith("ks:gift:"))
    await here.restart()
    for person in here.outsiders:
        said = await person.press_raw(select.custom_id, on=shown.message, values=[select.options[0][0]])
        assert here.texts.say("refused-league-not-coach", team=name) in said.text
    before = await here.league.majors.prizes(here.guild, 1)
    assert before == gifts
    await coach.press_raw(select.custom_id, on=shown.message, values=[select.options[0][0]])
    assert len(await here.league.majors.prizes(here.guild, 1)) == len(gifts) - 1
    await here.hold()


async def next_season(here: Eight) -> None:
    """The season is closed, its champions stand in the hall of fame, and the next one begins with the trophy where it is."""
    world, arena, owner = here.world, here.world.arena, here.world.owner
    final_order = {name: await here.stands(name, 3, owner) for name in ("North", "South")}
    for team in here.teams:
        await here.answer_all(team)
    await settled(world)
    for person in here.outsiders:
        assert (await person.slash("season close", channel=arena)).private
    await owner.slash("season close", channel=arena)
    await here.restart()
    await owner.press(here.texts.say("season-close-yes"), channel=arena)
    assert (await here.league.seasons.get(here.guild, 1)).state == "over"
    names = await here.league.teams.names(here.guild)
    hall = await world.spectator.slash("hall", channel=arena)
    for order in final_order.values():
        assert names[order[0]] in hall.text
    await owner.slash("stage promote", name="Autumn", places=1, channel=arena)
    await here.restart()
    divisions = await here.league.seasons.divisions(here.guild, 2)
    entered = [await here.league.seasons.entrants(here.guild, one.id) for one in divisions if one.form == "single"]
    up, down = final_order["South"][0], final_order["North"][-1]
    assert sorted(map(sorted, entered)) == sorted(
        (sorted([*final_order["North"][:-1], up]), sorted([*final_order["South"][1:], down]))
    )
    await owner.slash("season start", days=7, channel=arena)
    await settled(world)
    assert len(await here.league.seasons.fixtures(here.guild, season_id=2)) == 12
    await here.restart()
    again = await world.spectator.slash("standings", season="Spring", division="North", channel=arena)
    assert names[final_order["North"][0]] in again.text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_cup_and_the_next_season(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with eight(tmp_path, monkeypatch, language) as here:
        await begun(here)
        for number in (1, 2, 3):
            for one in await here.round(number):
                home, away = here.teams.index(one.home_team), here.teams.index(one.away_team or 0)
                await here.league.results.forfeit(here.guild, one.id, here.admin, "away" if home < away else "home")
        await settled(here.world)
        champion = await cup(here)
        await lifted(here, champion)
        await next_season(here)
        assert (await here.league.teams.get(here.guild, champion)).team.trophies == ("chaos_cup",)

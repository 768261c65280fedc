"""A league of eight teams comes to be, with a stop of the bot in each draft, before each approval and before the draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES
from tests.discord.league.days import settled
from tests.discord.league.eight import Eight, eight, nobody_else


async def open_league(here: Eight) -> None:
    """The server's owner opens a league that tells its news in the arena; nobody else may."""
    world = here.world
    for person in here.outsiders:
        assert (await person.slash("league create", name="Northern League")).private
    assert await here.league.leagues.list(here.guild) == []
    await world.owner.slash("league create", name="Northern League")
    await world.owner.slash("league channel", where=world.arena)


async def by_buttons(here: Eight) -> None:
    """Ana founds the undead by buttons; the bot stops in the midst of her draft, and before the commissioner has seen it."""
    world, arena, (ana, *_) = here.world, here.world.arena, here.coaches
    await ana.slash("team found", channel=arena)
    form = await ana.choose("ls:roster:*", "undead", channel=arena)
    await ana.submit(form, {"name": "Ana's Eleven"})
    for _ in range(3):
        await ana.choose("ls:buy:1:player.*", "undead.ghoul", channel=arena)
    draft = (await here.league.teams.get(here.guild, 1)).team
    assert (len(draft.players), draft.treasury) == (3, 1_000_000 - 3 * 70_000)
    here.teams.append(1)
    await here.restart()
    assert (await here.league.teams.get(here.guild, 1)).team == draft
    for person in (*here.outsiders, here.coaches[1]):
        said = await person.press_raw("lt:again:1:undead.ghoul", on=world.owner.messages(arena)[-1])
        assert said.private
    assert (await here.league.teams.get(here.guild, 1)).team == draft
    for _ in range(8):
        await ana.choose("ls:buy:1:player.*", "undead.zombie", channel=arena)
    for item in ("+reroll", "+reroll", "+fan_factor"):
        await ana.choose("ls:buy:1:staff.*", item, channel=arena)
    await ana.press("lt:submit:1:", channel=arena)
    assert (await here.league.teams.get(here.guild, 1)).state == "submitted"
    await here.restart()
    await nobody_else((*here.outsiders, ana, here.coaches[1]), "lt:approve:1:", arena)
    assert (await here.league.teams.get(here.guild, 1)).state == "submitted"
    await world.owner.press("lt:approve:1:", channel=arena)
    await settled(world)
    assert (await here.league.teams.get(here.guild, 1)).state == "ready"
    await here.hold()


async def by_commands(here: Eight) -> None:
    """Bruno says by command what he founds, is sent back once, and is approved by command."""
    world, arena, bruno = here.world, here.world.arena, here.coaches[1]
    await bruno.slash("team found", name="Bruno's Eleven", roster="orc", channel=arena)
    for _ in range(11):
        await bruno.choose("ls:buy:2:player.*", "orc.lineman", channel=arena)
    await bruno.press("lt:submit:2:", channel=arena)
    here.teams.append(2)
    await world.owner.slash("team refuse", team="2", reason="No re-roll?", channel=arena)
    assert (await here.league.teams.get(here.guild, 2)).state == "draft"
    await here.restart()
    await bruno.slash("team edit", channel=arena)
    await bruno.choose("ls:buy:2:staff.*", "+reroll", channel=arena)
    await bruno.press("lt:submit:2:", channel=arena)
    await here.restart()
    for person in (*here.outsiders, bruno):
        assert (await person.slash("team approve", team="2", channel=arena)).private
    assert (await here.league.teams.get(here.guild, 2)).state == "submitted"
    await world.owner.slash("team approve", team="Bruno's Eleven", channel=arena)
    await settled(world)
    assert (await here.league.teams.get(here.guild, 2)).state == "ready"
    await here.hold()


async def drawn(here: Eight) -> None:
    """Two divisions of four are planned by commands; the draw is seen, the bot stops, and it is made as it was seen."""
    world, arena, owner, seasons = here.world, here.world.arena, here.world.owner, here.league.seasons
    for person in (*here.outsiders, *here.coaches[:2]):
        assert (await person.slash("season create", name="Spring", channel=arena)).private
    assert await seasons.seasons(here.guild, 1) == []
    await owner.slash("season create", name="Spring", channel=arena)
    for number, name in enumerate(("North", "South")):
        await owner.slash("season division", name=name, form="single", channel=arena)
        for team in here.teams[number * 4 : number * 4 + 4]:
            await owner.slash("season enter", team=str(team), division=name, channel=arena)
    await owner.slash("season draw", days=7, channel=arena)
    seen = world.owner.reads(arena)
    await here.restart()
    for person in here.outsiders:
        assert (await person.slash("season start", channel=arena)).private
    assert (await here.league.seasons.get(here.guild, 1)).state == "planned"
    await owner.press(here.texts.say("draw-yes"), channel=arena)
    await settled(world)
    fixtures = await here.league.seasons.fixtures(here.guild, season_id=1)
    assert len(fixtures) == 12
    assert {one.round for one in fixtures} == {1, 2, 3}
    names = await here.league.teams.names(here.guild)
    for one in fixtures:
        assert f"{names[one.home_team]} – {names[one.away_team or 0]}" in seen
    for team in here.teams:
        assert sum(team in (one.home_team, one.away_team) for one in fixtures) == 3
    await here.hold()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_eight_teams_are_founded_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with eight(tmp_path, monkeypatch, language) as here:
        await open_league(here)
        await by_buttons(here)
        await by_commands(here)
        await here.found_from(2)
        await settled(here.world)
        await here.restart()
        await drawn(here)
        await here.restart()
        for division in ("North", "South"):
            assert len(await here.stands(division, 0, here.coaches[0])) == 4

"""`/league export` and `/league import`: a file goes out and comes in, with a preview, buttons and reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.league.office import Actor
from tests.discord.journeys import known_dice, world_of
from tests.discord.league.teams import files, founded, open_league
from tests.simcord_kit import World


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def exported(world: World) -> bytes:
    """The league as a file."""
    services = world.bot.services.league
    [league] = await services.leagues.list(world.guild.id)
    return (await services.files.export(world.guild.id, league.id, Actor(world.owner.id, admin=True))).content


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_league_goes_out_and_comes_in(tmp_path: Path, language: str) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world, language)
        await founded(world, world.a)
        refused = await world.a.slash("league export")
        assert refused.private
        assert not files(refused)
        for what in ("json", "standings", "statistics"):
            made = await world.owner.slash("league export", what=what)
            assert made.private
            assert len(files(made)) == 1
        assert len(files(await world.a.slash("league export", what="standings"))) == 1
        content = await exported(world)
        for person in (world.a, world.stranger):
            assert (await person.slash("league import", file=("a.json", content), name="Ours")).private
        taken = await world.owner.slash("league import", file=("a.json", content))
        assert "Northern League" in taken.text
        assert not taken.controls
        preview = await world.owner.slash("league import", file=("a.json", content), name="Second League")
        assert preview.private
        assert "Second League" in preview.text
        yes = next(control.custom_id for control in preview.controls if control.custom_id.endswith(":yes"))
        await world.restart()
        leagues = world.bot.services.league.leagues
        assert len(await leagues.list(world.guild.id)) == 1
        message = preview.message
        stranger = await world.stranger.press_raw(yes, on=message)
        assert stranger.private
        assert len(await leagues.list(world.guild.id)) == 1
        await world.owner.press_raw(yes, on=message)
        assert [one.name for one in await leagues.list(world.guild.id)] == ["Northern League", "Second League"]


async def test_a_file_that_is_refused(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        content = await exported(world)
        owner = world.owner
        assert ".json" in (await owner.slash("league import", file=("a.txt", content))).text
        assert "no JSON" in (await owner.slash("league import", file=("a.json", b"{"))).text
        assert "no league of this bot" in (await owner.slash("league import", file=("a.json", b"{}"))).text
        spoilt = content.replace(b'"rerolls":1', b'"rerolls":40')
        assert spoilt != content
        told = await owner.slash("league import", file=("a.json", spoilt), name="New")
        assert told.private
        assert "Reds breaks the rules" in told.text
        assert not told.controls
        left = await owner.slash("league import", file=("a.json", content), name="New")
        no = next(control.custom_id for control in left.controls if control.custom_id.endswith(":no"))
        await owner.press_raw(no, on=left.message)
        assert len(await world.bot.services.league.leagues.list(world.guild.id)) == 1

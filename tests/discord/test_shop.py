"""A challenge with a budget: both coaches shop by selects and buttons, and the match begins with what they hired."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.hiring import baskets
from services.language import LANGUAGES, texts_for
from tests.discord.journeys import answers, choose_team, session, world_of
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import World

GRIFF = "star:griff_oberwald"


async def agreed(world: World, budget: int = 1_000_000) -> None:
    """Two human teams, the budget still to be spent."""
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", budget=budget)
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, "Harbour Lanterns")
    await choose_team(world.b, 1, "Westgate Swallows")


def basket(world: World, side: int) -> str:
    """What everybody reads in a side's basket."""
    name = ("Harbour Lanterns", "Westgate Swallows")[side]
    return [text for text in world.spectator.reads(world.arena).split("\n**") if text.startswith(name)][-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_shop_with_a_restart_in_between(tmp_path: Path, language: str) -> None:
    texts = texts_for(language)
    async with world_of(tmp_path) as world:
        for person in world.people:
            person.locale = LOCALES[language]
        await world.bot.services.guilds.change(world.guild.id, language=language)
        await agreed(world)
        assert not world.threads
        assert world.a.pings(world.arena)
        assert world.b.pings(world.arena)
        await world.a.choose("h:1:0:hire:*", GRIFF)
        await world.b.choose("h:1:1:hire:*", "wizard")
        await world.restart()
        await world.b.choose("h:1:1:hire:*", GRIFF)
        shared = texts.say("shop-shared", star=texts.position(GRIFF))
        assert shared in basket(world, 0)
        assert shared in basket(world, 1)
        await world.a.choose("h:1:0:hire:*", "mercenary:human.lineman")
        await world.restart()
        await world.a.choose("h:1:0:skill0:*", "mercenary:human.lineman+tackle")
        await world.a.choose("h:1:0:hire:*", "mercenary:human.lineman")
        await world.a.press("hb:1:0:plain:*")
        await world.a.choose("h:1:0:hire:*", "bribes")
        await world.a.choose("h:1:0:remove:*", "bribes")
        await world.a.press("hb:1:0:done:")
        await world.restart()
        await world.a.press("hb:1:0:change:")
        await world.a.press("hb:1:0:done:")
        assert not world.threads
        await world.b.press("hb:1:1:done:")
        assert len(world.threads) == 1
        assert f"<#{world.here.id}>" in basket(world, 0)
        assert not [c for c in world.a.controls(channel=world.arena) if c.custom_id.startswith("h")]
        position = (await session(world)).game.position
        hired = [player.position for player in position.squads[0] if ":" in player.position]
        assert hired == ["mercenary:human.lineman", "mercenary:human.lineman"]
        assert not [player for player in position.squads[1] if ":" in player.position]
        assert position.teams[1].wizard == 1
        assert answers(world.b)
        before = position.digest()
        await world.restart()
        assert (await session(world)).game.position.digest() == before
        exported = await world.spectator.slash("match export")
        assert exported.private


async def test_only_the_owner_and_only_what_is_allowed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await agreed(world, 150_000)
        for person in (world.b, world.spectator, world.stranger):
            assert (await person.choose("h:1:0:hire:*", "wizard")).private
            assert (await person.press("hb:1:0:done:")).private
        offered = next(c for c in world.a.controls(channel=world.arena) if c.custom_id == "h:1:1:hire:0")
        assert GRIFF not in dict(offered.options)
        board = next(
            m for m in world.a.messages(world.arena) if any(c.custom_id == "h:1:0:hire:0" for c in world.a.controls(m))
        )
        refused = await world.a.press_raw("h:1:0:hire:0", on=board, values=[GRIFF])
        assert refused.private
        assert "320,000" in refused.text
        await world.a.choose("h:1:0:hire:*", "wizard")
        assert (await world.a.press_raw("h:1:0:hire:1", on=board, values=["bribes"])).private
        both = baskets(await world.bot.services.sessions.row(world.guild.id, 1))
        assert both is not None
        assert (both[0].items, both[1].items) == (("wizard",), ())


async def test_the_same_thing_can_be_bought_twice(tmp_path: Path) -> None:
    """Discord sends nothing when the option is chosen that a select shows as chosen: the next select is another one."""
    async with world_of(tmp_path) as world:
        await agreed(world)
        await world.a.choose("h:1:0:hire:0", "bribes")
        await world.a.choose("h:1:0:hire:1", "bribes")
        await world.a.choose("h:1:0:remove:2", "bribes")
        await world.a.choose("h:1:0:cards:1", "cards_dirty_tricks")
        await world.a.choose("h:1:0:cards:2", "cards_dirty_tricks")
        both = baskets(await world.bot.services.sessions.row(world.guild.id, 1))
        assert both is not None
        assert both[0].items == ("bribes", "cards_dirty_tricks", "cards_dirty_tricks")


async def test_what_a_select_of_an_older_release_says_still_counts(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await agreed(world)
        board = next(
            m for m in world.a.messages(world.arena) if any(c.custom_id == "h:1:0:hire:0" for c in world.a.controls(m))
        )
        await world.a.press_raw("h:1:0:hire", on=board, values=["wizard"])
        both = baskets(await world.bot.services.sessions.row(world.guild.id, 1))
        assert both is not None
        assert both[0].items == ("wizard",)


async def test_a_basket_can_be_shown_anew_and_a_late_press_is_told(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await agreed(world, 150_000)
        old = next(
            m for m in world.a.messages(world.arena) if any(c.custom_id == "h:1:0:hire:0" for c in world.a.controls(m))
        )
        shown = await world.a.slash("match shop", channel=world.arena)
        assert shown.private
        assert not world.a.controls(next(m for m in world.a.messages(world.arena) if m.id == old.id))
        await world.a.press("hb:1:0:done:")
        await world.b.press("hb:1:1:done:")
        assert (await session(world)).match.state == "playing"
        late = await world.a.press_raw("h:1:0:hire", on=old, values=["wizard"])
        assert late.private
        assert (await world.a.slash("match shop", channel=world.arena)).private
        assert (await world.stranger.slash("match shop", channel=world.arena)).private


async def test_a_crooked_budget_is_refused(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        refused = await world.a.slash("match challenge", opponent=world.b, budget=12_345)
        assert refused.private
        assert "10,000" in refused.text

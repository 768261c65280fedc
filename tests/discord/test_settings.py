"""What coaches and servers set, by command: `/settings`, `/orders`, `/formations`, `/server`, `/help`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.coach import ZONES, order_name
from cogs.help import TOPICS
from services.language import texts_for
from services.preferences import Preferences
from services.standing_orders import ORDERS
from tests.discord.journeys import asked, begin, session, world_of
from tests.simcord_kit import Person, World


async def preferences(world: World, person: Person) -> Preferences:
    return await world.bot.services.preferences.get(world.guild.id, person.id)


async def test_settings_are_shown_changed_and_kept(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        shown = await world.a.slash("settings")
        assert shown.private
        assert "UTC" in shown.text
        saved = await world.a.slash(
            "settings", zone="europe/madrid", quiet="22:30 - 7", mentions=False, palette="colour_blind"
        )
        assert saved.private
        assert "Europe/Madrid" in saved.text
        assert "22:30–07:00" in saved.text
        kept = await preferences(world, world.a)
        assert (kept.time_zone, kept.quiet_from, kept.quiet_until) == ("Europe/Madrid", 22 * 60 + 30, 7 * 60)
        assert (kept.mention, kept.palette) == (False, "colour_blind")
        await world.restart()
        assert "Europe/Madrid" in (await world.a.slash("settings")).text
        cleared = await world.a.slash("settings", zone="none", quiet="none")
        assert "UTC" in cleared.text
        kept = await preferences(world, world.a)
        assert (kept.time_zone, kept.quiet_from) == (None, None)
        assert (await preferences(world, world.b)).mention


async def test_the_language_set_goes_before_that_of_the_client(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        world.b.locale = "es-419"
        spanish = texts_for("es")
        assert (await world.b.slash("inbox")).text == spanish.say("inbox-empty")
        assert (await world.a.slash("inbox")).text == texts_for("en").say("inbox-empty")
        saved = await world.a.slash("settings", language="es")
        assert saved.text.startswith(spanish.say("settings-saved"))
        assert (await world.a.slash("inbox")).text == spanish.say("inbox-empty")
        await world.b.slash("settings", language="en")
        assert (await world.b.slash("inbox")).text == texts_for("en").say("inbox-empty")
        await world.b.slash("settings", language="auto")
        assert (await world.b.slash("inbox")).text == spanish.say("inbox-empty")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("zone", "Nowhere/City"),
        ("zone", "../etc/passwd"),
        ("quiet", "night"),
        ("quiet", "25:00-07:00"),
        ("quiet", "7-7"),
    ],
)
async def test_bad_settings_are_refused(option: str, value: str, tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        before = await preferences(world, world.a)
        given: dict[str, Any] = {option: value}
        refused = await world.a.slash("settings", mentions=False, **given)
        assert refused.private
        assert "UTC" not in refused.text
        assert await preferences(world, world.a) == before
        world.a.locale = "es-ES"
        assert (await world.a.slash("settings", **given)).text != refused.text


async def test_zones_complete(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        assert ("Europe/Madrid", "Europe/Madrid") in await world.a.complete("settings", "zone", "madr")
        offered = await world.a.complete("settings", "zone", "new york")
        assert [value for _, value in offered] == ["America/New_York"]
        assert len(await world.a.complete("settings", "zone", "")) == 25
    assert len(ZONES) > 300


async def test_standing_orders_are_given_listed_and_taken_back(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        for locale in ("en-US", "es-ES"):
            world.a.locale = locale
            offered = await world.a.complete("orders set", "order")
            assert [value for _, value in offered] == list(ORDERS)[:25]
            for key, order in ORDERS.items():
                typed = order_name(key, texts_for(locale[:2]))
                assert (typed, key) in await world.a.complete("orders set", "order", typed)
                assert [value for _, value in await world.a.complete("orders set", "answer", order=key)] == list(
                    order.choices
                )
                given = await world.a.slash("orders set", order=key, answer=order.choices[0])
                assert given.private
                assert typed in given.text
        assert set((await preferences(world, world.a)).standing_orders) == set(ORDERS)
        assert (await world.a.slash("orders list")).private
        offered = await world.a.complete("orders clear", "order")
        assert {value for _, value in offered} < set(ORDERS)
        assert len(offered) == 25
        await world.a.slash("orders clear", order="follow")
        assert set((await preferences(world, world.a)).standing_orders) == set(ORDERS) - {"follow"}
        await world.a.slash("orders clear")
        assert (await preferences(world, world.a)).standing_orders == {}
        for order, answer in (("nonsense", "x"), ("follow", "nonsense")):
            assert (await world.a.slash("orders set", order=order, answer=answer)).private
        assert (await world.a.slash("orders clear", order="follow")).private
        assert (await preferences(world, world.a)).standing_orders == {}
        assert await world.a.complete("orders set", "answer", order="nonsense") == []


async def test_formations_are_saved_used_and_deleted(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        assert (await world.a.slash("formations save", name="Wall")).private
        assert await world.bot.services.formations.names(world.guild.id, world.a.id) == []
        for _ in range(2):
            person = await asked(world)
            await person.slash("toss", call=(await person.complete("toss", "call"))[0][1])
        first = await asked(world)
        await first.slash("formation", name="defence_deep")
        saved = await first.slash("formations save", name="  My   wall ")
        assert saved.private
        assert "My wall" in saved.text
        match = await session(world)
        side = match.match.side_of(first.id)
        assert side is not None
        stood = {me.position: me.sq for me in match.game.position.on_pitch(side)}
        await first.slash("formation", name="defence_spread")
        assert {me.position: me.sq for me in match.game.position.on_pitch(side)} != stood
        assert await first.complete("formations use", "name", "my") == [("My wall", "My wall")]
        await first.slash("formations use", name="My wall")
        assert {me.sq for me in match.game.position.on_pitch(side)} >= set(stood.values())
        assert "My wall" in (await first.slash("formations list")).text
        other = world.b if first is world.a else world.a
        assert "My wall" not in (await other.slash("formations list")).text
        assert (await other.slash("formations use", name="My wall")).private
        before = match.game.position.digest()
        assert (await first.slash("formations use", name="nonsense")).private
        assert match.game.position.digest() == before
        await first.slash("formations delete", name="My wall")
        assert await first.complete("formations use", "name") == []
        assert (await first.slash("formations delete", name="My wall")).private
        assert (await world.spectator.slash("formations save", name="Mine")).private
        assert await world.bot.services.formations.names(world.guild.id, world.spectator.id) == []


async def test_a_server_is_set_by_those_who_manage_it(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        role = world.guild.create_role("Commissioners")
        service = world.bot.services.guilds
        saved = await world.owner.slash(
            "server", language="es", commissioner=role, announcements=world.arena, clock="slow"
        )
        assert saved.private
        kept = await service.get(world.guild.id)
        assert (kept.language, kept.clock_preset) == ("es", "slow")
        assert (kept.commissioner_role_id, kept.announcement_channel_id) == (role.id, world.arena.id)
        challenge = await world.a.slash("match challenge", opponent=world.b)
        assert texts_for("es").say("view-challenge-accept") in challenge.text
        for name in ("commissioner", "announcements", "clock", "language"):
            await world.owner.slash("server", clear=name)
        kept = await service.get(world.guild.id)
        assert (kept.language, kept.clock_preset, kept.commissioner_role_id, kept.announcement_channel_id) == (
            None,
            None,
            None,
            None,
        )


async def test_nobody_else_sets_a_server(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        with pytest.raises(Exception, match=r"(?i)permission"):
            await world.stranger.slash("server", language="es")
        assert (await world.bot.services.guilds.get(world.guild.id)).language is None


async def test_help_has_a_page_for_each_topic_in_both_languages(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        pages: set[str] = set()
        for locale in ("en-US", "es-ES"):
            world.spectator.locale = locale
            for topic in TOPICS:
                page = await world.spectator.slash("help", topic=topic)
                assert page.private
                assert len(page.text) <= 2000
                pages.add(page.text)
        assert len(pages) == 2 * len(TOPICS)
        first = (await world.spectator.slash("help")).text
        assert first in pages
        assert re.search(r"</match challenge:\d+>", first)

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from local_table import simcord_hooks
from local_table.table import Table, open_table
from local_table.world import GUILD_ID, PEOPLE
from tests.simcord_kit.demo import DemoBot
from tests.simcord_kit.page import Page


@dataclass
class Seats:
    """A table and the pages of both coaches and the spectator."""

    table: Table
    a: Page
    b: Page
    spectator: Page

    def id(self, number: int) -> str:
        return str(self.table.world.viewers[number].id)


@asynccontextmanager
async def seats(tmp_path: Path, **options: Any) -> AsyncIterator[Seats]:
    make_bot = partial(DemoBot, tmp_path / "demo.db")
    async with open_table(make_bot, tmp_path / "table", **options) as table, aiohttp.ClientSession() as session:
        viewers = table.world.viewers[:3]
        yield Seats(table, *[await Page.open(session, table.url, viewer.id) for viewer in viewers])


async def begin(seats: Seats) -> None:
    await seats.a.run("demo challenge", opponent=seats.id(1))
    await seats.b.wait(lambda page: page.control("Accept", frozenset({2})))
    await seats.b.press("Accept")
    for page in (seats.a, seats.b, seats.spectator):
        await page.wait(lambda page: page.channel == "demo match" and page.control("Count", frozenset({2})))


async def test_both_coaches_play_on_their_own_pages(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        receipt = await at.a.press("Count")
        assert not receipt["rejected"]
        assert "Pressed 1 times" in at.a.text
        await at.b.wait(lambda page: "Pressed 1 times" in page.text)
        await at.b.press("Count")
        await at.a.wait(lambda page: "Pressed 2 times" in page.text)
        await at.a.choose("Choose a player", "#2*")
        assert at.a.state["modal"]
        await at.b.look()
        assert not at.b.state["modal"]
        await at.a.submit({"square": "M9"})
        assert "h2 to M9" in at.a.text
        await at.b.wait(lambda page: "Pressed 2 times" in page.text)
        assert "h2 to M9" not in at.b.text


async def test_quick_presses_are_all_taken(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        for _ in range(10):
            receipts = await asyncio.gather(
                *(page.act("click", **target(page), looking=False) for page in (at.a, at.b, at.spectator))
            )
            assert [receipt["rejected"] for receipt in receipts] == [False, False, False]
        await at.a.wait(lambda page: "Pressed 30 times" in page.text)


def target(page: Page) -> dict[str, Any]:
    control = page.control("Count", frozenset({2}))
    assert control is not None
    return {"target_id": control.key.split(":")[1], "control_key": control.key}


async def test_a_press_for_what_has_become_another_control_is_refused(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        count = target(at.a)
        message = at.table.env.backend.messages[int(at.a.state["channel"]["id"])][int(count["target_id"])]
        for component in message.components:
            for child in component.get("components", []):
                if child.get("custom_id", "").startswith("demo:count"):
                    child["custom_id"] = "demo:count:999"
        receipt = await at.a.act("click", **count)
        assert receipt["rejected"]
        assert receipt["diagnostics"][0]["code"] == "stale-revision"
        simcord_hooks.publish(at.table.preview)
        await at.a.look()
        receipt = await at.a.press("Count")
        assert not receipt["rejected"]


async def test_a_press_for_what_has_moved_is_taken(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        count = target(at.a)
        message = at.table.env.backend.messages[int(at.a.state["channel"]["id"])][int(count["target_id"])]
        message.components[1], message.components[2] = message.components[2], message.components[1]
        for component, number in zip(message.components[1:3], (2, 3), strict=True):
            for part, shift in ((component, 0), (component["components"][0], 10)):
                part["id"] = number + shift
        receipt = await at.a.act("click", **count)
        assert not receipt["rejected"]
        assert "Pressed 1 times" in at.a.text


async def test_pictures_have_their_room_before_they_are_loaded(tmp_path: Path) -> None:
    """Without it the page jumps away from a list that is opened below a picture, and shuts it."""
    async with (
        seats(tmp_path) as at,
        aiohttp.request("GET", at.table.url.partition("#")[0] + "preview.css") as answer,
    ):
        sheet = await answer.text()
    for name in ("component-gallery", "media-lightbox-trigger", "gallery-image"):
        assert f".{name}" in sheet.removesuffix(simcord_hooks.PICTURE_ROOM)
    assert sheet.endswith(simcord_hooks.PICTURE_ROOM)


async def test_one_coach_reads_spanish(tmp_path: Path) -> None:
    async with seats(tmp_path, spanish=(PEOPLE[1],)) as at:
        await at.a.run("demo challenge", opponent=at.id(1))
        assert "Hello" in at.a.text
        await at.b.run("demo challenge", opponent=at.id(0))
        assert "Hola" in at.b.text


async def test_a_channels_name_takes_everybody_there(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        await at.a.say("#arena")
        for page in (at.a, at.b):
            await page.wait(lambda page: page.channel == "arena")
        await at.b.say("#demo match")
        await at.a.wait(lambda page: page.channel == "demo match")
        receipt = await at.a.press("Count")
        assert not receipt["rejected"]


async def test_a_deleted_thread_takes_everybody_back(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        thread = at.table.env.bot.get_channel(at.table.preview.channel.id)
        assert isinstance(thread, discord.Thread)
        await thread.delete()
        for page in (at.a, at.b):
            await page.wait(lambda page: page.channel == "arena")


async def test_the_world_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        await at.a.press("Count")
        before = [viewer.id for viewer in at.table.world.viewers]
        ids = (at.table.world.guild.id, at.table.world.arena.id, at.table.preview.channel.id)
        application = at.table.env.backend.application_id, at.table.env.backend.bot_user.id
        newest = at.table.env.backend.snowflake()
    async with seats(tmp_path) as again:
        world = again.table.world
        assert [viewer.id for viewer in world.viewers] == before
        assert (world.guild.id, world.arena.id, again.table.preview.channel.id) == ids
        assert world.guild.id == GUILD_ID
        assert (again.table.env.backend.application_id, again.table.env.backend.bot_user.id) == application
        assert again.a.channel == "demo match"
        assert again.table.env.backend.snowflake() > newest
        bot = again.table.env.bot
        assert isinstance(bot, DemoBot)
        thread = bot.get_channel(ids[2])
        assert isinstance(thread, discord.Thread)
        assert (thread.name, thread.archived, thread.locked) == ("demo match", False, False)
        assert bot.store.count(before[0]) == 1


async def test_the_board_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        for _ in range(3):
            await at.a.press("Count")
        async with at.table.lock:
            await at.table.tick()
        assert len([path for path in (tmp_path / "table").iterdir() if path.suffix == ""]) == 1
    async with seats(tmp_path) as again:
        assert "Pressed 3 times" in again.b.text
        receipt = await again.b.press("Count")
        assert not receipt["rejected"]
        assert "Pressed 4 times" in again.b.text
        picture = again.table.env.backend.messages[again.table.preview.channel.id]
        await again.a.say("#arena")
        await again.b.wait(lambda page: page.channel == "arena" and "Hello" in page.text)
        assert all(simcord_hooks.file_at(again.table.env, a["url"]) for m in picture.values() for a in m.attachments)


@pytest.mark.parametrize(
    "content", ["", "[]", '{"version": 1}', "\x00", '{"version": 1, "threads": [{}], "messages": [], "files": {}}']
)
async def test_a_memory_that_cannot_be_read_is_no_memory(
    tmp_path: Path, content: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "world.json").write_text(content)
    async with seats(tmp_path) as at:
        assert at.a.channel == "arena"
        assert "cannot be used" in caplog.text
        await begin(at)


async def test_hundred_presses_are_all_taken(tmp_path: Path) -> None:
    async with seats(tmp_path) as at:
        await begin(at)
        for number in range(100):
            receipt = await (at.a, at.b)[number % 2].press("Count")
            assert not receipt["rejected"]
        await at.spectator.wait(lambda page: "Pressed 100 times" in page.text)

"""A small bot with one of everything, so that kit and table are proven without the real one."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from discord import app_commands
from discord.ext import commands
from PIL import Image

from tests.simcord_kit.world import VirtualClock

WORDS = {"en": ("Hello", "Only {name} can press this."), "es": ("Hola", "Solo {name} puede pulsar esto.")}


def words(interaction: discord.Interaction) -> tuple[str, str]:
    return WORDS["es" if interaction.locale.value.startswith("es") else "en"]


def picture(count: int) -> discord.File:
    data = io.BytesIO()
    Image.new("P", (320, 200), count % 255).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=f"A board after {count} presses")


class Store:
    """Counts by thread, in a database file."""

    def __init__(self, path: Path) -> None:
        self.database = sqlite3.connect(path, isolation_level=None)
        self.database.execute("create table if not exists counts (owner integer primary key, count integer)")

    def count(self, owner: int, add: int = 0) -> int:
        self.database.execute("insert or ignore into counts values (?, 0)", (owner,))
        self.database.execute("update counts set count = count + ? where owner = ?", (add, owner))
        return self.database.execute("select count from counts where owner = ?", (owner,)).fetchone()[0]


class Accept(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:accept:(?P<a>\d+):(?P<b>\d+)"):
    def __init__(self, a: int, b: int) -> None:
        super().__init__(discord.ui.Button(label="Accept", custom_id=f"demo:accept:{a}:{b}"))
        self.a, self.b = a, b

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: Any) -> Accept:
        return cls(int(match["a"]), int(match["b"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if interaction.user.id != self.b:
            name = f"<@{self.b}>"
            await interaction.response.send_message(words(interaction)[1].format(name=name), ephemeral=True)
            return
        await interaction.response.edit_message(view=None)
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="demo match", type=discord.ChannelType.public_thread)
        await thread.send(view=board(self.a, 0), file=picture(0))


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:count:(?P<owner>\d+)"):
    def __init__(self, owner: int) -> None:
        super().__init__(discord.ui.Button(label="Count", custom_id=f"demo:count:{owner}"))
        self.owner = owner

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: Any) -> Count:
        return cls(int(match["owner"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, DemoBot)
        await interaction.response.defer()
        count = interaction.client.store.count(self.owner, 1)
        await asyncio.sleep(interaction.client.pause)
        await interaction.edit_original_response(view=board(self.owner, count), attachments=[picture(count)])


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"demo:pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"#{n} Lineman", value=f"h{n}") for n in (1, 2, 3)]
        super().__init__(discord.ui.Select(custom_id="demo:pick", placeholder="Choose a player", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: Any) -> Pick:
        pick = cls()
        pick.item = item
        return pick

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Where(self.item.values[0]))


class Where(discord.ui.Modal, title="Where to?"):
    square = discord.ui.Label(text="Square", component=discord.ui.TextInput(custom_id="square", max_length=3))

    def __init__(self, player: str) -> None:
        super().__init__(custom_id=f"demo:where:{player}")
        self.player = player

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.square.component, discord.ui.TextInput)
        await interaction.response.send_message(f"{self.player} to {self.square.component.value}", ephemeral=True)


def board(owner: int, count: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"Pressed {count} times"))
    for control in (Count(owner), Pick()):
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        view.add_item(row.add_item(control))
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=f"{count}")))
    return view


class DemoBot(commands.Bot):
    def __init__(self, path: Path, clock: VirtualClock | None = None) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.store = Store(path)
        self.clock = clock
        self.pause = 0.0
        self.scheduler = AsyncIOScheduler(timezone="UTC")
        self.tree.add_command(Demo())

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Accept, Count, Pick)
        self.scheduler.start()
        await self.tree.sync()

    async def close(self) -> None:
        if self.scheduler.running:
            self.scheduler.shutdown(wait=False)
        self.store.database.close()
        await super().close()


class Demo(app_commands.Group, name="demo", description="Demonstrates", guild_only=True):
    @app_commands.command(description="Challenge somebody")
    async def challenge(self, interaction: discord.Interaction, opponent: discord.Member) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Accept(interaction.user.id, opponent.id))
        await interaction.response.send_message(f"{words(interaction)[0]} {opponent.mention}", view=view)

    @app_commands.command(description="Move a player")
    async def move(self, interaction: discord.Interaction, player: str, to: str) -> None:
        await interaction.response.send_message(f"{player} {to}", ephemeral=True)

    @move.autocomplete("to")
    async def squares(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        player = interaction.namespace.player
        return [app_commands.Choice(name=f"{typed}{n} ({player})", value=f"{typed}{n}") for n in (1, 2)]

    @app_commands.command(description="Speak later")
    async def later(self, interaction: discord.Interaction, seconds: int) -> None:
        assert isinstance(interaction.client, DemoBot)
        assert interaction.client.clock is not None
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        due = interaction.client.clock.now() + timedelta(seconds=seconds)
        interaction.client.scheduler.add_job(interaction.channel.send, "date", run_date=due, args=["Time is up"])
        await interaction.response.send_message("Wait", ephemeral=True)

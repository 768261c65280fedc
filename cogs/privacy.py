"""`/privacy`: what is stored about oneself, as a text and as a file, and being forgotten."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.answers import clipped, reply
from cogs.client import Client, client_of
from cogs.errors import Said, answered
from cogs.language import texts_of
from cogs.translator import command, group
from cogs.views.unkept import unkept
from services.language import Texts
from services.league import wording
from services.privacy import COUNTED, Stored

Interaction = discord.Interaction[Client]


class PrivacyCommands(commands.Cog, name="Privacy"):
    """Everybody's own data."""

    privacy = group("privacy")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("privacy show", privacy)
    async def show(self, interaction: Interaction) -> None:
        """Tell what is stored."""
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        stored = await self.bot.services.privacy.show(interaction.guild_id or 0, interaction.user.id)
        await reply(interaction, clipped(stored_lines(stored, texts), texts))

    @command("privacy export", privacy)
    async def export(self, interaction: Interaction) -> None:
        """Give it as a file."""
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        content = await self.bot.services.privacy.export(interaction.guild_id or 0, interaction.user.id)
        most = interaction.guild.filesize_limit if interaction.guild is not None else len(content)
        if len(content) > most:
            raise Said(texts.say("export-too-large", size=str(len(content) // 1_000_000 + 1)))
        file = discord.File(io.BytesIO(content), "privacy.json")
        await reply(interaction, texts.say("privacy-export"), file=file)

    @command("privacy forget", privacy)
    async def forget(self, interaction: Interaction) -> None:
        """Say what would be forgotten, and ask."""
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        await self.bot.services.privacy.check(interaction.guild_id or 0, interaction.user.id)
        view = unkept(ui.View(timeout=None))
        view.add_item(
            ui.Button(
                label=texts.say("privacy-yes"), style=discord.ButtonStyle.danger, custom_id=f"pv:{interaction.user.id}"
            )
        )
        await reply(interaction, texts.say("privacy-sure"), view=view)


def stored_lines(stored: Stored, texts: Texts) -> list[str]:
    """What is stored about somebody, a line each."""
    if not stored.anything:
        return [texts.say("privacy-none")]
    lines = [texts.say("privacy-title")]
    if stored.settings:
        zone = stored.time_zone or texts.say("server-nothing")
        lines.append(texts.say("privacy-settings", zone=zone, orders=stored.orders))
    for table in COUNTED:
        if stored.counts.get(table):
            lines.append(texts.say(f"privacy-count-{table.replace('_', '-')}", count=stored.counts[table]))
    lines += [
        texts.say("privacy-team", team=discord.utils.escape_markdown(name), state=wording.states(state, texts))
        for name, state in stored.teams
    ]
    other = sum(count for table, count in stored.counts.items() if table not in (*COUNTED, "coaches"))
    if other:
        lines.append(texts.say("privacy-other", count=other))
    return [*lines, texts.say("privacy-more")]


class Forget(ui.DynamicItem[ui.Button[Any]], template=r"pv:(?P<user>\d+)"):
    """Forgets who presses it, if it was shown to him."""

    def __init__(self, user: int) -> None:
        super().__init__(ui.Button(custom_id=f"pv:{user}"))
        self.user = user

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Forget:
        return cls(int(match["user"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: discord.Interaction[Any]) -> None:
        texts = await texts_of(interaction)
        if interaction.user.id != self.user:
            raise Said(texts.say("privacy-other-person"))
        await interaction.response.defer()
        done = await client_of(interaction).services.privacy.forget(interaction.guild_id or 0, self.user)
        lines = [texts.say("privacy-forgotten")]
        if done.teams:
            lines.append(texts.say("privacy-teams-left", teams=texts.join(list(done.teams))))
        await interaction.edit_original_response(content="\n".join(lines)[:1900], view=None)


async def setup(bot: Client) -> None:
    """Add the cog, and know its button again after a restart."""
    bot.add_dynamic_items(Forget)
    await bot.add_cog(PrivacyCommands(bot))

"""`/cards`: the own hand, shown to its holder alone."""

from __future__ import annotations

import discord
from discord.app_commands import Choice
from discord.ext import commands

from cogs.client import Client
from cogs.finding import live_matches, session_for
from cogs.translator import command
from cogs.views.hand import show_hand

Interaction = discord.Interaction[Client]


class Cards(commands.Cog):
    """Special play cards in a match."""

    @command("cards")
    async def cards(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the sender his hand, and to him alone."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        await show_hand(interaction, session)

    @cards.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await live_matches(interaction, typed)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Cards())

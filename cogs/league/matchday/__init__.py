"""A match day on Discord: what comes before a league match, its result, what comes after it, and the news of it."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.client import Client
from cogs.league.matchday import after_items, before_items, entered
from cogs.league.matchday.after_items import AfterButton, AfterSelect
from cogs.league.matchday.before_items import BeforeButton, BeforeSelect
from cogs.league.matchday.clerk import Clerk
from cogs.league.matchday.entered import ReportButton


class MatchDayForms(commands.Cog):
    """Takes the forms of match days, whichever run of the bot opened them."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was sent."""
        if interaction.type is discord.InteractionType.modal_submit:
            for module in (before_items, after_items, entered):
                if await module.take_form(interaction):
                    return


async def setup(bot: Client) -> None:
    """Know every button and select, take forms, and keep Discord up to date."""
    # Looked up late: the views of challenges know leagues as well.
    from cogs.views.items import know

    know(bot, BeforeButton, BeforeSelect, AfterButton, AfterSelect, ReportButton)
    await bot.add_cog(MatchDayForms())
    await bot.add_cog(Clerk(bot))

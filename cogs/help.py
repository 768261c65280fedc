"""`/help`: first steps, topic by topic."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.answers import reply
from cogs.client import Client
from cogs.language import texts_of
from cogs.translator import choices, command

TOPICS = ("coach", "turn", "notation", "orders", "dice", "team", "commissioner")


class Help(commands.Cog):
    """What there is to know, a page a topic."""

    @command("help", lists={"topic": choices("topic", TOPICS)})
    async def help(self, interaction: discord.Interaction[Client], topic: str = TOPICS[0]) -> None:
        """Show a topic, and which others there are."""
        texts = await texts_of(interaction)
        others = ", ".join(texts.say(f"choice-topic-{other}") for other in TOPICS if other != topic)
        await reply(interaction, f"{texts.say(f'help-{topic}')}\n\n{texts.say('help-others', topics=others)}")


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Help())

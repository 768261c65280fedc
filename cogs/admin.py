"""`/admin`: what concerns the whole bot, for its owner alone, since the database holds every server's matches."""

from __future__ import annotations

import logging
import sqlite3

import discord
from discord.ext import commands

from cogs.answers import reply
from cogs.client import Client
from cogs.errors import Said
from cogs.language import texts_of
from cogs.translator import command, group
from services.backups import BackupError

log = logging.getLogger(__name__)
KIBI = 1024


class Admin(commands.Cog):
    """The owner's office."""

    admin = group("admin", default_permissions=discord.Permissions(administrator=True))

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("admin backup", admin)
    async def backup(self, interaction: discord.Interaction[Client]) -> None:
        """Copy the database now."""
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        # Discord tells who owns the bot, or is in the team that does.
        if not await self.bot.is_owner(interaction.user):
            raise Said(texts.say("admin-owner"))
        try:
            made = await self.bot.services.backups.make()
        except (OSError, sqlite3.Error, BackupError):
            log.warning("a backup failed", exc_info=True)
            raise Said(texts.say("admin-backup-failed")) from None
        kept = len(self.bot.services.backups.list())
        size = f"{max(1, made.size // KIBI)}"
        await reply(interaction, texts.say("admin-backup", file=made.path.name, size=size, kept=kept))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))

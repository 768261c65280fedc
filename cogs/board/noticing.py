"""What happens to threads, channels and servers while a match goes on there."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.board.places import Trouble
from cogs.client import Client
from cogs.views.items import take_stray
from cogs.views.typed import take_typed
from services.errors import Refused
from services.session import MatchSession


class Noticing(commands.Cog):
    """Notices that a match has lost its place, or can be shown again."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def _session(self, guild_id: int, channel_id: int) -> MatchSession | None:
        try:
            session = await self.bot.services.sessions.in_channel(guild_id, channel_id)
        except Refused:
            return None
        return session if session.match.state in ("playing", "paused") else None

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was filled in, whichever run of the bot opened it, and a press of what has been replaced."""
        if interaction.type is discord.InteractionType.modal_submit:
            await take_typed(interaction)
        elif interaction.type is discord.InteractionType.component:
            await take_stray(interaction)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A match goes on in another thread when its own was deleted."""
        session = await self._session(payload.guild_id, payload.thread_id)
        if session is not None:
            self.bot.boards.show(session)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads are gone with it."""
        for match in await self.bot.services.sessions.live(channel.guild.id):
            if match.parent_channel_id == channel.id and match.state != "teams":
                self.bot.boards.show(await self.bot.services.sessions.get(match.guild_id, match.id))

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Who can unlock a thread is told that a match waits in it; unlocked, it shows the match as it stands."""
        if before.locked == after.locked and before.archived == after.archived:
            return
        session = await self._session(after.guild.id, after.id)
        if session is None:
            return
        if after.locked and not before.locked:
            await self.bot.boards.lost(session, Trouble("board-trouble-locked"))
        elif not after.locked and not after.archived:
            self.bot.boards.show(session)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions may have come back."""
        await self.bot.boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have come back."""
        await self.bot.boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """What was denied to it is denied no more."""
        await self.bot.boards.retry(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot itself was given a role: of others Discord tells nothing without the intent."""
        if self.bot.user is not None and after.id == self.bot.user.id:
            await self.bot.boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server that sends the bot away is forgotten in memory; its matches wait, should it come back."""
        await self.bot.services.sessions.suspend(guild.id)
        self.bot.boards.forget(guild.id)
        self.bot.services.sessions.forget(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server that lets the bot in again sees where its matches stand."""
        for match in await self.bot.services.sessions.live(guild.id):
            if match.state in ("playing", "paused"):
                self.bot.boards.show(await self.bot.services.sessions.get(match.guild_id, match.id))

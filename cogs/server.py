"""`/server`: what those who manage a server set for all."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import reply
from cogs.client import Client
from cogs.errors import Said
from cogs.language import server_texts, texts_of
from cogs.translator import choices, command
from services.clock import DEFAULT_PRESET, PRESETS
from services.guilds import Guild, GuildChanges
from services.language import LANGUAGES, Texts

#: Settings that can be taken away, by the name of the choice.
CLEARED = {
    "language": "language",
    "commissioner": "commissioner_role_id",
    "announcements": "announcement_channel_id",
    "clock": "clock_preset",
}


class Server(commands.Cog):
    """A server's settings."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command(
        "server",
        lists={
            "language": choices("server-language", LANGUAGES),
            "clock": choices("clock", PRESETS),
            "clear": choices("clear", CLEARED),
        },
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def server(
        self,
        interaction: discord.Interaction[Client],
        language: str | None = None,
        commissioner: discord.Role | None = None,
        announcements: discord.TextChannel | None = None,
        clock: str | None = None,
        clear: str | None = None,
    ) -> None:
        """Change what is given, then show all of it."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        changes: GuildChanges = {}
        if clear is not None:
            changes[CLEARED[clear]] = None  # pyright: ignore[reportGeneralTypeIssues]
        if language is not None:
            changes["language"] = language
        if commissioner is not None:
            if commissioner.is_default():
                raise Said(texts.say("server-everyone"))
            changes["commissioner_role_id"] = commissioner.id
        if announcements is not None:
            if interaction.guild is not None and not announcements.permissions_for(interaction.guild.me).send_messages:
                raise Said(texts.say("server-channel-closed", channel=announcements.mention))
            changes["announcement_channel_id"] = announcements.id
        if clock is not None:
            changes["clock_preset"] = clock
        service = self.bot.services.guilds
        saved = await (
            service.change(interaction.guild_id, **changes) if changes else service.get(interaction.guild_id)
        )
        used = await server_texts(self.bot, interaction.guild_id)
        first = texts.say("server-saved" if changes else "server-title")
        await reply(interaction, "\n".join([first, *server_lines(saved, texts, used.lang)]))


def server_lines(saved: Guild, texts: Texts, language: str) -> list[str]:
    """A server's settings, a line each; `language` is the one in use."""
    nothing = texts.say("server-nothing")
    role = f"<@&{saved.commissioner_role_id}>" if saved.commissioner_role_id else texts.say("server-managers")
    channel = f"<#{saved.announcement_channel_id}>" if saved.announcement_channel_id else nothing
    return [
        texts.say("server-language", value=texts.say(f"choice-server-language-{language}")),
        texts.say("server-commissioner", value=role),
        texts.say("server-channel", value=channel),
        texts.say("server-clock", value=texts.say(f"choice-clock-{saved.clock_preset or DEFAULT_PRESET}")),
    ]


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Server(bot))

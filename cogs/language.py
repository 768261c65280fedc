"""Which language who is addressed in: a single reader in his own, a thread in its match's, a server in the server's."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client import Client, client_of
from services.language import Texts, language_of, texts_for
from services.session import Match


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """The locale of the sender's Discord, such as `es-ES`; the one place where it is asked."""
    return str(interaction.locale.value)


async def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """The sender's language: what he has set, else his Discord's, else the server's."""
    chosen = None
    if interaction.guild_id is not None:
        chosen = (
            await client_of(interaction).services.preferences.get(interaction.guild_id, interaction.user.id)
        ).language
    server = interaction.guild_locale.value if interaction.guild_locale is not None else None
    return texts_for(language_of(chosen, locale_of(interaction), server))


async def server_texts(client: Client, guild_id: int) -> Texts:
    """The language of a server: what its commissioner has set, else the one it has in Discord."""
    guild = client.get_guild(guild_id)
    stored = await client.services.guilds.get(guild_id)
    return texts_for(language_of(stored.language, guild.preferred_locale.value if guild is not None else None))


def match_texts(match: Match) -> Texts:
    """The language of everything that stands in a match's thread."""
    return texts_for(language_of(match.language))

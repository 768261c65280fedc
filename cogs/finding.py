"""Which match a command is about: the one named, else the one of the thread it was given in."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.answers import is_number, matching
from cogs.client import Client
from cogs.language import texts_of
from cogs.naming import match_name
from services.errors import Refused
from services.session import Match, MatchSession


async def session_for(interaction: discord.Interaction[Client], match: str | None = None) -> MatchSession:
    """The session of the match with the number `match`, else of the thread's.

    Raises:
        Refused: `no_such_match`, `no_match_here`, `not_started`.
    """
    assert interaction.guild_id is not None
    sessions = interaction.client.services.sessions
    if match is None:
        return await sessions.in_channel(interaction.guild_id, interaction.channel_id or 0)
    if not is_number(match):
        raise Refused("no_such_match")
    return await sessions.get(interaction.guild_id, int(match))


async def unstarted_match(interaction: discord.Interaction[Client], match: str | None) -> Match | None:
    """The sender's match whose teams are still being chosen: the one named, else one of this channel."""
    assert interaction.guild_id is not None
    live = await interaction.client.services.sessions.live(interaction.guild_id, interaction.user.id)
    for row in live:
        here = interaction.channel_id in (row.channel_id, row.parent_channel_id)
        named = str(row.id) == match if match is not None else here
        if named and row.state == "teams":
            return row
    return None


async def live_matches(interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
    """The matches of the server that are going on, the sender's first."""
    assert interaction.guild_id is not None
    texts = await texts_of(interaction)
    live = await interaction.client.services.sessions.live(interaction.guild_id)
    live.sort(key=lambda row: row.side_of(interaction.user.id) is None)
    return matching([(match_name(row, texts), str(row.id)) for row in live], typed)

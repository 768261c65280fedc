"""Who can mend it when a match cannot be shown, and what he is told."""

from __future__ import annotations

import logging

import discord

from cogs.board.places import Trouble, find_channel, missing_permissions, permission_names
from cogs.calling import callers, tell_owner
from cogs.client import Client
from cogs.language import server_texts
from services.language import Texts
from services.session import Match, MatchSession

log = logging.getLogger(__name__)


def trouble_text(client: Client, match: Match, error: Exception, texts: Texts) -> str:
    """Why a match cannot be shown, what would mend it, and that nothing of it is lost."""
    place = f"<#{match.channel_id}>" if match.channel_id is not None else texts.say("board-the-match")
    if isinstance(error, Trouble):
        return texts.say(error.reason, place=place)
    if isinstance(error, discord.Forbidden):
        guild = client.get_guild(match.guild_id)
        known = [match.channel_id, match.parent_channel_id]
        thread, parent = (
            guild.get_channel_or_thread(i) if guild is not None and i is not None else None for i in known
        )
        if isinstance(thread, discord.Thread) and thread.locked:
            return texts.say("board-trouble-locked", place=place)
        if guild is not None and isinstance(parent, discord.abc.GuildChannel):
            missing = missing_permissions(parent.permissions_for(guild.me))
            if missing:
                return texts.say("board-trouble-permissions", place=place, missing=permission_names(missing, texts))
        return texts.say("board-trouble-forbidden", place=place)
    return texts.say("board-trouble-discord", place=place)


async def tell_mender(client: Client, session: MatchSession, error: Exception) -> None:
    """Tell the commissioners, in the channel where the match was agreed on, or else the server's owner directly."""
    match = session.match
    guild = client.get_guild(match.guild_id)
    if guild is None:
        return
    texts = await server_texts(client, guild.id)
    text = trouble_text(client, match, error, texts)
    parent = None
    if match.parent_channel_id is not None:
        parent = await find_channel(client, guild.id, match.parent_channel_id)
    if isinstance(parent, discord.TextChannel):
        whom, allowed = await callers(client, guild)
        try:
            await parent.send(f"{whom} {text}", allowed_mentions=allowed)
            return
        except discord.HTTPException as failure:
            log.info("match %s: its channel cannot be told: %s", match.id, failure)
    await tell_owner(client, guild, text)

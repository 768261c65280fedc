"""Results, told in the channel that a server has set for them."""

from __future__ import annotations

import logging

import discord

from cogs.calling import tell_owner
from cogs.client import Client
from cogs.language import server_texts
from cogs.naming import team_name, user_mention
from services.session import MatchSession

log = logging.getLogger(__name__)


async def announce_result(client: Client, session: MatchSession) -> None:
    """Tell the result of a match that is over, where its server has a channel for that.

    Where the channel is gone or closed the server's owner is told, with the result.
    """
    match = session.match
    settings = await client.services.guilds.get(match.guild_id)
    guild = client.get_guild(match.guild_id)
    if settings.announcement_channel_id is None or guild is None:
        return
    channel = guild.get_channel(settings.announcement_channel_id)
    texts = await server_texts(client, match.guild_id)
    score = [team.score for team in session.game.position.teams]
    said = texts.say(
        "announce-result",
        home=team_name(match.home_team) or "",
        away=team_name(match.away_team) or "",
        score=f"{score[0]}-{score[1]}",
        home_coach=user_mention(match.home_coach),
        away_coach=user_mention(match.away_coach),
        link=f"<#{match.channel_id}>" if match.channel_id is not None else "",
    )
    try:
        if isinstance(channel, discord.TextChannel):
            await channel.send(said.strip(), allowed_mentions=discord.AllowedMentions.none())
            return
    except discord.HTTPException as error:
        log.warning("the result of match %s could not be announced: %s", match.id, error)
    lost = texts.say("announce-lost", channel=f"<#{settings.announcement_channel_id}>")
    await tell_owner(client, guild, f"{lost}\n{said.strip()}")

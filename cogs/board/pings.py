"""Short messages that notify the coach who is asked, and go when he has answered."""

from __future__ import annotations

import logging

import discord

from cogs.board.places import UNKNOWN_MEMBER, only
from cogs.board.words import mention
from cogs.language import match_texts
from services.session import MatchSession

log = logging.getLogger(__name__)
HISTORY = 20


class Pings:
    """The pings of one match."""

    def __init__(self) -> None:
        self._sent: list[int] = []
        self._remembered = False

    async def send(self, thread: discord.Thread, user_id: int, text: str) -> None:
        """Notify a coach."""
        message = await thread.send(f"{mention(user_id)} {text}", allowed_mentions=only(user_id))
        self._sent.append(message.id)

    async def clear(self, thread: discord.Thread, bot_id: int) -> None:
        """Delete what notified a coach who has answered, also what an earlier run of the bot sent."""
        if not self._remembered:
            self._remembered = True
            self._sent += await _earlier(thread, bot_id)
        sent, self._sent = list(dict.fromkeys(self._sent)), []
        for message_id in sent:
            try:
                await thread.get_partial_message(message_id).delete()
            except discord.NotFound:
                continue


async def wished(session: MatchSession, user_id: int) -> discord.AllowedMentions:
    """Notify a coach of something that waits for his answer, if he wishes to be notified, and now."""
    told = (await session.summons(user_id)).at_once
    return discord.AllowedMentions.none() if told is None else only(told)


async def _earlier(thread: discord.Thread, bot_id: int) -> list[int]:
    """The pings among the newest messages: the bot's own, a mention first, and nothing to press."""
    try:
        recent = [message async for message in thread.history(limit=HISTORY)]
    except discord.Forbidden:
        return []
    own = (message for message in recent if message.author.id == bot_id and not message.components)
    return [message.id for message in own if message.content.startswith("<@") and not message.attachments]


async def notice_gone(thread: discord.Thread, session: MatchSession, user_id: int) -> bool:
    """Tell the thread when the coach who is asked has left the server; returns whether he has."""
    try:
        await thread.guild.fetch_member(user_id)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MEMBER:
            return False
    except discord.HTTPException:
        return False
    else:
        return False
    match = session.match
    other = match.away_coach if user_id == match.home_coach else match.home_coach
    text = match_texts(match).say("board-coach-gone", coach=mention(user_id), other=mention(other))
    await thread.send(text, allowed_mentions=only(other))
    return True

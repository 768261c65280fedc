"""Where a match is in Discord: its thread, made when it is missing and reopened when it was archived."""

from __future__ import annotations

import logging

import aiohttp
import discord

from cogs.client import Client
from cogs.language import match_texts
from services.language import Texts
from services.session import Match, MatchSession

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_MEMBER = 10003, 10008, 10007
MISSING_ACCESS, MISSING_PERMISSIONS, CANNOT_DIRECT = 50001, 50013, 50007
ARCHIVED, TOO_OLD_TO_EDIT, LOCKED = 50083, 30046, 160005
#: What the bot must be allowed in a channel in which matches are played.
NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
WEEK_MINUTES = 10080
SERVER_ERROR, TOO_MANY = 500, 429
#: Raised when Discord is not reached at all.
UNREACHED = (aiohttp.ClientError, OSError, TimeoutError)


class Trouble(Exception):
    """Why a match cannot be shown: the message id of the sentence, and the permissions that are missing."""

    def __init__(self, reason: str, missing: tuple[str, ...] = ()) -> None:
        super().__init__(reason, *missing)
        self.reason = reason
        self.missing = missing


def passes(error: Exception) -> bool:
    """Whether an error is one of Discord or of the way there, which ends without anybody's doing."""
    if isinstance(error, Trouble):
        return error.reason == "board-trouble-discord"
    if isinstance(error, discord.HTTPException):
        return error.status >= SERVER_ERROR or error.status == TOO_MANY
    return isinstance(error, UNREACHED)


def missing_permissions(permissions: discord.Permissions) -> list[str]:
    """Which of the permissions that a match needs are not given."""
    return [name for name in NEEDED if not getattr(permissions, name)]


def permission_names(names: list[str], texts: Texts) -> str:
    """Permissions as Discord calls them in its settings."""
    return texts.join([texts.say(f"board-permission-{name.replace('_', '-')}") for name in names])


async def find_channel(
    client: Client, guild_id: int, channel_id: int
) -> discord.abc.GuildChannel | discord.Thread | None:
    """A channel or thread of a guild, asked of Discord when it is not known; None when it is gone."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return None
    found = guild.get_channel_or_thread(channel_id)
    if found is not None:
        return found
    try:
        return await guild.fetch_channel(channel_id)
    except discord.NotFound:
        return None
    except discord.InvalidData:
        return None


async def homeless(client: Client, match: Match) -> bool:
    """Whether a match has neither its thread nor the channel in which another could be."""
    places = [place for place in (match.channel_id, match.parent_channel_id) if place is not None]
    return not any([await find_channel(client, match.guild_id, place) for place in places])


async def thread_of(
    client: Client, session: MatchSession, *, fresh: bool = False, closed: bool = False
) -> discord.Thread:
    """The thread of a match; a new one where it has none, where it is gone, or where it is found gone (`fresh`).

    One that was archived, or is found so (`closed`), is opened again, which a locked one may refuse.

    Raises:
        Trouble: there is no channel left in which it could be.
        discord.HTTPException: Discord does not allow it.
    """
    match = session.match
    if match.channel_id is not None and not fresh:
        found = await find_channel(client, match.guild_id, match.channel_id)
        if isinstance(found, discord.Thread):
            return await found.edit(archived=False) if found.archived or closed else found
    parent = None
    if match.parent_channel_id is not None:
        parent = await find_channel(client, match.guild_id, match.parent_channel_id)
    if not isinstance(parent, discord.TextChannel):
        raise Trouble("board-trouble-no-channel")
    texts = match_texts(match)
    replaced = match.channel_id is not None
    thread = await parent.create_thread(
        name=_thread_name(session, texts),
        type=discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread,
        auto_archive_duration=WEEK_MINUTES,
    )
    await session.set_thread(thread.id, parent.id)
    await session.set_board(None)
    await thread.send(_welcome(session.match, texts, replaced), allowed_mentions=both_coaches(match))
    return thread


def both_coaches(match: Match) -> discord.AllowedMentions:
    """Notify the coaches and nobody else."""
    return only(match.home_coach, match.away_coach)


def only(*users: int) -> discord.AllowedMentions:
    """Notify these users and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in dict.fromkeys(users)]
    )


def _thread_name(session: MatchSession, texts: Texts) -> str:
    home, away = (team.name or texts.roster(team.roster) for team in session.game.position.teams)
    return texts.say("board-thread-name", home=home, away=away)[:100]


def _welcome(match: Match, texts: Texts, replaced: bool) -> str:
    home, away = f"<@{match.home_coach}>", f"<@{match.away_coach}>"
    return texts.say("board-thread-again" if replaced else "board-thread-begins", home=home, away=away)

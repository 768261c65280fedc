"""A message about a fixture: edited where it is, posted anew where it is gone, and remembered."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord
from discord import ui
from discord.utils import format_dt

from cogs.board.places import ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, find_channel, only
from cogs.client import Client
from cogs.naming import message_link
from services.language import Texts
from services.league.messages import Awaited, Due
from services.preferences import quiet_until

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
LENGTH = 1990
Room = discord.TextChannel | discord.Thread


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message says.

    Attributes:
        told: who is notified if it is posted anew.
        fresh: it is posted anew, so that he is; the old one goes.
    """

    text: str
    view: ui.View | None = None
    told: int | None = None
    fresh: bool = False


async def put(client: Client, due: Due, shown: Shown, rooms: list[int]) -> None:
    """Bring a message up to date; the first of ``rooms`` that is open is where a new one is posted, if any is.

    Raises:
        discord.HTTPException: Discord does not allow it.
    """
    messages, guild_id = client.services.league.messages, due.fixture.guild_id
    row = due.stored
    old = (row.channel_id, row.message_id) if row is not None else (None, None)
    text = shown.text if len(shown.text) <= LENGTH else f"{shown.text[: LENGTH - 1]}…"
    if old[1] is not None and not shown.fresh and await _edit(client, guild_id, old, text, shown.view):
        await messages.shown(due, *old)
        return
    room = await open_room(client, guild_id, [*([old[0]] if old[0] is not None else []), *rooms])
    if room is None:
        log.warning("fixture %s: there is no channel for what comes %s", due.fixture.id, due.place)
        await messages.shown(due, None, None)
        return
    told = only(shown.told) if shown.told is not None and await _wishes(client, guild_id, shown.told) else NOBODY
    message = await room.send(text, view=shown.view or discord.utils.MISSING, allowed_mentions=told)
    await messages.shown(due, room.id, message.id)
    if shown.fresh and old[1] is not None:
        await remove(client, guild_id, *old)


async def close(client: Client, due: Due, text: str | None) -> None:
    """Take the controls from a message that has nothing more to ask; ``text`` is added below what it says."""
    row = due.stored
    if row is not None and row.message_id is not None:
        await _edit(client, due.fixture.guild_id, (row.channel_id, row.message_id), text, None)
    await client.services.league.messages.shown(due, row.channel_id if row else None, row.message_id if row else None)


async def _wishes(client: Client, guild_id: int, user_id: int) -> bool:
    """Whether somebody wishes to be notified, and now."""
    preferences = await client.services.preferences.get(guild_id, user_id)
    return preferences.mention and quiet_until(preferences, client.services.clock.now()) is None


async def remove(client: Client, guild_id: int, channel_id: int | None, message_id: int | None) -> None:
    """Delete a message that another one has replaced; where that is not possible it loses its controls."""
    room = await open_room(client, guild_id, [channel_id] if channel_id is not None else [])
    if room is None or message_id is None:
        return
    try:
        await room.get_partial_message(message_id).delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        await _edit(client, guild_id, (channel_id, message_id), None, None)


def awaited_line(awaited: Awaited, texts: Texts) -> str:
    """What of a league waits for a coach, as a line of his inbox."""
    row = awaited.message
    link = ""
    if row is not None and row.channel_id is not None and row.message_id is not None:
        link = message_link(row.guild_id, row.channel_id, row.message_id)
    line = texts.say(f"inbox-league-{awaited.what}", team=awaited.team, link=link).rstrip()
    if awaited.due_at is not None:
        line += " " + texts.say("inbox-due", time=format_dt(awaited.due_at, "R"))
    return line


async def open_room(client: Client, guild_id: int, rooms: list[int]) -> Room | None:
    """The first of these channels and threads in which something can be said; an archived thread is opened again."""
    for room_id in rooms:
        room = await find_channel(client, guild_id, room_id)
        if isinstance(room, discord.Thread) and room.archived:
            if room.locked:
                continue
            try:
                return await room.edit(archived=False)
            except discord.HTTPException as error:
                log.info("thread %s stays closed: %s", room_id, error)
                continue
        if isinstance(room, discord.TextChannel | discord.Thread):
            return room
    return None


async def _edit(
    client: Client, guild_id: int, where: tuple[int | None, int | None], text: str | None, view: ui.View | None
) -> bool:
    """Edit a message; whether it is there to be edited."""
    channel_id, message_id = where
    room = await open_room(client, guild_id, [channel_id] if channel_id is not None else [])
    if room is None or message_id is None:
        return False
    content = text if text is not None else discord.utils.MISSING
    try:
        await room.get_partial_message(message_id).edit(content=content, view=view, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
            return False
        raise
    return True

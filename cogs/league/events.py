"""Events of a server for agreed dates: made, moved and dropped until they are what was agreed on, also after a restart."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.client import Client
from cogs.language import server_texts
from services.language import Texts
from services.league.dates import LENGTH, Appointment, EventChange

log = logging.getLogger(__name__)
#: One at a time, so that a press and the timer never make the same event twice.
_doing = asyncio.Lock()


async def settle_events(client: Client, guild_id: int) -> bool:
    """Make a server's events what was agreed on; returns whether all could be done.

    What Discord refuses is not tried again before the date changes: whoever agrees is told of a missing permission.
    """
    dates = client.services.league.dates
    async with _doing:
        well = True
        for change in await dates.event_changes(guild_id):
            guild = client.get_guild(guild_id)
            event_id: int | None = None
            if guild is not None:
                try:
                    event_id = await _change(client, guild, change)
                except discord.HTTPException as error:
                    log.warning("the event of fixture %s of guild %s: %s", change.fixture_id, guild_id, error)
                well = well and (event_id is not None or change.kind == "drop")
            await dates.event_done(change, event_id)
        return well


def may_make_events(guild: discord.Guild) -> bool:
    """Whether the bot may make events here."""
    permissions = guild.me.guild_permissions
    return permissions.create_events or permissions.manage_events


async def _change(client: Client, guild: discord.Guild, change: EventChange) -> int | None:
    if change.appointment is None:
        if change.event_id is not None:
            await _drop(guild, change.event_id)
        return None
    if not may_make_events(guild):
        return None
    texts = await server_texts(client, guild.id)
    known = await _known(guild, change)
    start = change.appointment.date.at
    if known is not None:
        await known.edit(start_time=start, end_time=start + LENGTH)
        return known.id
    made = await guild.create_scheduled_event(
        name=f"{change.appointment.home} – {change.appointment.away}"[:100],
        start_time=start,
        end_time=start + LENGTH,
        privacy_level=discord.PrivacyLevel.guild_only,
        entity_type=discord.EntityType.external,
        location=change.appointment.league[:100],
        description=_description(change.appointment, texts),
    )
    return made.id


def _mark(fixture_id: int) -> str:
    return f"Touchback · #{fixture_id}"


def _description(one: Appointment, texts: Texts) -> str:
    """What the event says, and the mark by which it is known again should the bot have stopped before it was stored."""
    said = texts.say("date-event", home=one.home, away=one.away, league=one.league)
    return f"{said}\n{_mark(one.fixture.id)}"


async def _known(guild: discord.Guild, change: EventChange) -> discord.ScheduledEvent | None:
    for one in await guild.fetch_scheduled_events():
        mine = one.creator_id == guild.me.id and (one.description or "").endswith(_mark(change.fixture_id))
        if (one.id == change.event_id or mine) and one.status is discord.EventStatus.scheduled:
            return one
    return None


async def _drop(guild: discord.Guild, event_id: int) -> None:
    try:
        event = await guild.fetch_scheduled_event(event_id)
        if event.status is discord.EventStatus.scheduled:
            await event.delete()
    except discord.NotFound:
        return

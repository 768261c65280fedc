"""Settings of a Discord server (guild)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TypedDict, Unpack

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import NotFound
from db.rows import columns, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class Guild:
    """A guild's settings; None means that nobody has chosen."""

    guild_id: int
    language: str | None
    commissioner_role_id: int | None
    announcement_channel_id: int | None
    clock_preset: str | None
    created_at: datetime


class GuildChanges(TypedDict, total=False):
    """The settings that can be changed."""

    language: str | None
    commissioner_role_id: int | None
    announcement_channel_id: int | None
    clock_preset: str | None


async def ensure_guild(conn: AsyncConnection, guild_id: int, now: datetime) -> Guild:
    """The guild's settings, made with nothing chosen if it is new. Call it before the guild's first other row."""
    statement = upsert(conn, tables.guilds).values(guild_id=guild_id, created_at=now)
    await conn.execute(statement.on_conflict_do_nothing(index_elements=["guild_id"]))
    return await load_guild(conn, guild_id)


async def load_guild(conn: AsyncConnection, guild_id: int) -> Guild:
    """The guild's settings. Raises NotFound before its first `ensure_guild`."""
    query = select(*columns(tables.guilds, Guild)).where(tables.guilds.c.guild_id == guild_id)
    guild = await read_one(conn, query, Guild)
    if guild is None:
        raise NotFound("guild", guild_id, guild_id)
    return guild


async def update_guild(conn: AsyncConnection, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild:
    """Change some settings, leave the others. Raises NotFound as `load_guild` does."""
    if changes:
        await conn.execute(update(tables.guilds).where(tables.guilds.c.guild_id == guild_id).values(**changes))
    return await load_guild(conn, guild_id)


async def forget_guild(conn: AsyncConnection, guild_id: int) -> bool:
    """Delete the guild with everything it owns: coaches, matches, logs. Returns whether it was there."""
    result = await conn.execute(delete(tables.guilds).where(tables.guilds.c.guild_id == guild_id))
    return result.rowcount == 1

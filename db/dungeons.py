"""The dungeons that a server has uploaded."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.rows import columns, read_all, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDungeon:
    """A text map under its name."""

    guild_id: int
    name: str
    text: str
    saved_at: datetime


async def save_dungeon(conn: AsyncConnection, guild_id: int, name: str, text: str, now: datetime) -> None:
    """Store a map under a name, in place of the one that had it. The guild must be known (`ensure_guild`)."""
    given = {"text": text, "saved_at": now}
    statement = upsert(conn, tables.dungeons).values({"guild_id": guild_id, "name": name, **given})
    await conn.execute(statement.on_conflict_do_update(index_elements=["guild_id", "name"], set_=given))


async def load_dungeon(conn: AsyncConnection, guild_id: int, name: str) -> StoredDungeon | None:
    """The map of this name, or None."""
    row = tables.dungeons.c
    query = select(*columns(tables.dungeons, StoredDungeon)).where(row.guild_id == guild_id, row.name == name)
    return await read_one(conn, query, StoredDungeon)


async def list_dungeons(conn: AsyncConnection, guild_id: int) -> list[StoredDungeon]:
    """The server's maps, by name."""
    row = tables.dungeons.c
    query = select(*columns(tables.dungeons, StoredDungeon)).where(row.guild_id == guild_id).order_by(row.name)
    return await read_all(conn, query, StoredDungeon)


async def delete_dungeon(conn: AsyncConnection, guild_id: int, name: str) -> bool:
    """Delete a map. Returns whether there was one of that name."""
    row = tables.dungeons.c
    result = await conn.execute(delete(tables.dungeons).where(row.guild_id == guild_id, row.name == name))
    return result.rowcount == 1

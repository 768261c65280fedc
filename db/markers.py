"""How far each coach has seen a match's log, so that he can be told what happened since."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import NotFound
from db.rows import columns, owned, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadMarker:
    """The number of the last entry (see `db.log`) that a coach saw, and when."""

    entry_number: int
    seen_at: datetime


async def mark_read(
    conn: AsyncConnection, guild_id: int, match_id: int, user_id: int, entry_number: int, now: datetime
) -> None:
    """Remember that the coach has seen the log up to `entry_number`. Raises NotFound for an unknown match."""
    key = {"match_id": match_id, "user_id": user_id}
    given = {"entry_number": entry_number, "seen_at": now}
    statement = upsert(conn, tables.read_markers).values({"guild_id": guild_id, **key, **given})
    mine = tables.read_markers.c.guild_id == guild_id
    with owned("match", guild_id, match_id):
        result = await conn.execute(statement.on_conflict_do_update(index_elements=list(key), set_=given, where=mine))
    if result.rowcount != 1:
        raise NotFound("match", guild_id, match_id)


async def load_marker(conn: AsyncConnection, guild_id: int, match_id: int, user_id: int) -> ReadMarker | None:
    """The coach's marker, or None if he has never looked."""
    row = tables.read_markers.c
    query = select(*columns(tables.read_markers, ReadMarker)).where(
        row.guild_id == guild_id, row.match_id == match_id, row.user_id == user_id
    )
    return await read_one(conn, query, ReadMarker)

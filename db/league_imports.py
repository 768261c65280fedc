"""Files of leagues that were previewed and wait to be confirmed by who gave them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.league_rows import insert_row
from db.rows import columns, read_one
from db.tables import league_uploads


@dataclass(frozen=True, slots=True, kw_only=True)
class Upload:
    """A file that waits: whose, the name that the league will have, and its compressed content."""

    id: int
    guild_id: int
    user_id: int
    name: str
    content: bytes
    made_at: datetime


async def keep(conn: AsyncConnection, guild_id: int, user_id: int, name: str, content: bytes, now: datetime) -> int:
    """Keep a file; returns its number."""
    return await insert_row(conn, league_uploads, guild_id, user_id=user_id, name=name, content=content, made_at=now)


async def load(conn: AsyncConnection, guild_id: int, number: int) -> Upload | None:
    """A file that waits, or None."""
    row = league_uploads.c
    query = select(*columns(league_uploads, Upload)).where(row.guild_id == guild_id, row.id == number)
    return await read_one(conn, query, Upload)


async def take(conn: AsyncConnection, guild_id: int, number: int) -> bool:
    """Take a file away; False when somebody has."""
    row = league_uploads.c
    result = await conn.execute(delete(league_uploads).where(row.guild_id == guild_id, row.id == number))
    return result.rowcount == 1


async def drop(conn: AsyncConnection, guild_id: int, *, before: datetime, user_id: int) -> None:
    """Take away what has waited too long, and what this user gave before."""
    row = league_uploads.c
    await conn.execute(
        delete(league_uploads).where(row.guild_id == guild_id, or_(row.made_at < before, row.user_id == user_id))
    )

"""What commissioners have ruled in a match, beside the decisions that stand in its log."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.rows import columns, owned, read_all


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A ruling: who gave it, what it was, and its values."""

    number: int
    user_id: int
    action: str
    details: Any
    at: datetime


async def add_ruling(
    conn: AsyncConnection, guild_id: int, match_id: int, user_id: int, action: str, details: Any, now: datetime
) -> None:
    """Note a ruling. Raises NotFound for an unknown match."""
    row = tables.match_rulings
    last = select(func.max(row.c.number)).where(row.c.match_id == match_id)
    number = ((await conn.execute(last)).scalar_one_or_none() or 0) + 1
    with owned("match", guild_id, match_id):
        await conn.execute(
            insert(row).values(
                guild_id=guild_id,
                match_id=match_id,
                number=number,
                user_id=user_id,
                action=action,
                details=details,
                at=now,
            )
        )


async def list_rulings(conn: AsyncConnection, guild_id: int, match_id: int) -> list[Ruling]:
    """The rulings of a match, oldest first."""
    row = tables.match_rulings.c
    query = (
        select(*columns(tables.match_rulings, Ruling))
        .where(row.guild_id == guild_id, row.match_id == match_id)
        .order_by(row.number)
    )
    return await read_all(conn, query, Ruling)

"""The time each side of a match has left."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import NotFound
from db.rows import columns, owned, read_all, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockBank:
    """What a side (0 home, 1 away) has left, in milliseconds: of the running turn, and of the bank beyond it.

    Both are as of `running_since`; None means that this side's clock stands.
    """

    side: int
    turn_ms: int
    bank_ms: int
    running_since: datetime | None


async def save_clock(conn: AsyncConnection, guild_id: int, match_id: int, clock: ClockBank) -> None:
    """Store one side's clock in place of its former state. Raises NotFound for an unknown match."""
    key = {"match_id": match_id, "side": clock.side}
    given = {"turn_ms": clock.turn_ms, "bank_ms": clock.bank_ms, "running_since": clock.running_since}
    statement = upsert(conn, tables.clock_banks).values({"guild_id": guild_id, **key, **given})
    mine = tables.clock_banks.c.guild_id == guild_id
    with owned("match", guild_id, match_id):
        result = await conn.execute(statement.on_conflict_do_update(index_elements=list(key), set_=given, where=mine))
    if result.rowcount != 1:
        raise NotFound("match", guild_id, match_id)


async def load_clocks(conn: AsyncConnection, guild_id: int, match_id: int) -> dict[int, ClockBank]:
    """The match's clocks by side; empty before the first `save_clock`."""
    row = tables.clock_banks.c
    query = select(*columns(tables.clock_banks, ClockBank)).where(row.guild_id == guild_id, row.match_id == match_id)
    return {clock.side: clock for clock in await read_all(conn, query, ClockBank)}

"""What a coach prefers in a guild, his standing orders, and the formations he saved by name."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypedDict, Unpack

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.rows import columns, read_all, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """A coach's preferences in one guild; None means that he has not chosen.

    Quiet hours are minutes since midnight in `time_zone` (an IANA name), 0 to 1439, both or neither, and may pass
    midnight. `card_messages`: he may be told his cards by direct
    message. `standing_orders` maps a kind of order to its answer; what the keys mean is the service's business.
    """

    guild_id: int
    user_id: int
    language: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    mention: bool = True
    palette: str | None = None
    card_messages: bool = False
    standing_orders: dict[str, Any] = field(default_factory=dict[str, Any])


class PreferenceChanges(TypedDict, total=False):
    """The preferences that can be changed."""

    language: str | None
    time_zone: str | None
    quiet_from: int | None
    quiet_until: int | None
    mention: bool
    palette: str | None
    card_messages: bool
    standing_orders: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Formation:
    """A saved set-up: a JSON value that gives squares to roles, not to shirt numbers."""

    guild_id: int
    user_id: int
    name: str
    places: Any
    saved_at: datetime


async def load_preferences(conn: AsyncConnection, guild_id: int, user_id: int) -> Preferences:
    """The coach's preferences; those of a coach who never chose anything are the defaults."""
    query = select(*columns(tables.coaches, Preferences)).where(
        tables.coaches.c.guild_id == guild_id, tables.coaches.c.user_id == user_id
    )
    return await read_one(conn, query, Preferences) or Preferences(guild_id=guild_id, user_id=user_id)


async def update_preferences(
    conn: AsyncConnection, guild_id: int, user_id: int, **changes: Unpack[PreferenceChanges]
) -> Preferences:
    """Change some preferences, leave the others. The guild must be known (`ensure_guild`).

    Raises sqlalchemy.exc.IntegrityError for quiet hours out of range or with only one end.
    """
    if changes:
        given: dict[str, Any] = {**changes}
        statement = upsert(conn, tables.coaches).values(
            {
                "standing_orders": {},
                "mention": True,
                "card_messages": False,
                **given,
                "guild_id": guild_id,
                "user_id": user_id,
            }
        )
        await conn.execute(statement.on_conflict_do_update(index_elements=["guild_id", "user_id"], set_=given))
    return await load_preferences(conn, guild_id, user_id)


async def save_formation(
    conn: AsyncConnection, guild_id: int, user_id: int, name: str, places: Any, now: datetime
) -> None:
    """Save a formation under `name`, in place of the coach's own one of that name."""
    key = {"guild_id": guild_id, "user_id": user_id, "name": name}
    given = {"places": places, "saved_at": now}
    statement = upsert(conn, tables.formations).values({**key, **given})
    await conn.execute(statement.on_conflict_do_update(index_elements=list(key), set_=given))


async def list_formations(conn: AsyncConnection, guild_id: int, user_id: int) -> list[Formation]:
    """The coach's formations, by name."""
    query = (
        select(*columns(tables.formations, Formation))
        .where(tables.formations.c.guild_id == guild_id, tables.formations.c.user_id == user_id)
        .order_by(tables.formations.c.name)
    )
    return await read_all(conn, query, Formation)


async def delete_formation(conn: AsyncConnection, guild_id: int, user_id: int, name: str) -> bool:
    """Delete one of the coach's formations. Returns whether there was one of that name."""
    key = tables.formations.c
    result = await conn.execute(
        delete(tables.formations).where(key.guild_id == guild_id, key.user_id == user_id, key.name == name)
    )
    return result.rowcount == 1


async def forget_coach(conn: AsyncConnection, guild_id: int, user_id: int) -> None:
    """Delete a coach's preferences, formations and read markers in a guild; his matches stay."""
    for table in (tables.coaches, tables.formations, tables.read_markers):
        await conn.execute(delete(table).where(table.c.guild_id == guild_id, table.c.user_id == user_id))

"""Where a person stands in the database, found by what the tables say of their columns, and how he is taken out of it.

A column that holds a Discord id is a person's unless its name says otherwise, so a table that comes later is covered too.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, String, Table, Text, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables
from db.tables import metadata
from db.types import CanonicalJSON

OWN = ("coaches", "formations", "read_markers", "league_uploads", "league_commissioners")
"""Tables whose rows are a person's own and go with him."""

ELSE = ("guild_id", "event_id")
ELSE_ENDS = ("channel_id", "message_id", "role_id", "_ms")
"""Names of columns with large numbers that are no person's."""

KEPT = ("home_word", "away_word", "challenger_word", "data", "data_hash", "dice_hash", "state_hash", "decision")
"""Texts that prove dice or replay matches, in which nobody is named."""

SECRET = ("dice_secret", "content")
"""Columns that are never shown."""

SMALLEST_ID = 2**32
"""Discord's ids are larger; what is written instead of one is smaller."""


def people(table: Table) -> list[Column[Any]]:
    """The columns of a table that hold people."""
    return [
        column
        for column in table.columns
        if isinstance(column.type, BigInteger)
        and not column.type._variant_mapping  # a row's own number
        and column.name not in ELSE
        and not column.name.endswith(ELSE_ENDS)
    ]


def everything() -> list[Table]:
    """All tables that belong to a guild."""
    assert league_tables.metadata is metadata
    return [table for table in metadata.sorted_tables if "guild_id" in table.columns and table.name != "snapshots"]


def _texts(table: Table) -> list[Column[Any]]:
    return [
        column
        for column in table.columns
        if isinstance(column.type, CanonicalJSON | String | Text) and column.name not in KEPT
    ]


async def rows_of(conn: AsyncConnection, guild_id: int, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row of a guild in which a person stands in a column of his own, by table; secrets are left out."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in everything():
        columns = people(table)
        if not columns:
            continue
        shown = [column for column in table.columns if column.name not in SECRET]
        query = select(*shown).where(table.c.guild_id == guild_id, or_(*(column == user_id for column in columns)))
        rows = (await conn.execute(query.order_by(*table.primary_key.columns))).all()
        if rows:
            found[table.name] = [dict(row._mapping) for row in rows]
    return found


async def free_alias(conn: AsyncConnection, guild_id: int) -> int:
    """A number that stands for nobody yet in a guild, smaller than any of Discord's."""
    largest = 0
    for table in everything():
        for column in people(table):
            query = select(func.max(column)).where(table.c.guild_id == guild_id, column < SMALLEST_ID)
            largest = max(largest, (await conn.execute(query)).scalar_one_or_none() or 0)
    return largest + 1


async def replace(conn: AsyncConnection, guild_id: int, user_id: int, alias: int) -> int:
    """Delete what is a person's own and put a number in his place everywhere else; returns how many rows that were."""
    done = 0
    for table in everything():
        here = table.c.guild_id == guild_id
        if table.name in OWN:
            gone = await conn.execute(delete(table).where(here, table.c.user_id == user_id))
            done += gone.rowcount
        for column in people(table):
            changed = await conn.execute(update(table).where(here, column == user_id).values({column: alias}))
            done += changed.rowcount
        if user_id >= SMALLEST_ID:
            done += await _replace_texts(conn, table, guild_id, user_id, alias)
    return done


async def _replace_texts(conn: AsyncConnection, table: Table, guild_id: int, user_id: int, alias: int) -> int:
    done = 0
    key = list(table.primary_key.columns)
    for column in _texts(table):
        names_him = cast(column, Text).contains(str(user_id))
        query = select(*key, column.label("found")).where(table.c.guild_id == guild_id, names_him)
        for row in (await conn.execute(query)).all():
            value = without(row.found, user_id, alias)
            same = and_(*(one == getattr(row, one.name) for one in key))
            await conn.execute(update(table).where(same).values({column: value}))
            done += 1
    return done


def without(value: Any, user_id: int, alias: int) -> Any:
    """A JSON value or text with a number in place of a person, whether he stands in it as a number or within a text."""
    if isinstance(value, dict):
        return {without(k, user_id, alias): without(v, user_id, alias) for k, v in value.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return [without(one, user_id, alias) for one in value]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, str):
        return value.replace(str(user_id), str(alias))
    return alias if type(value) is int and value == user_id else value

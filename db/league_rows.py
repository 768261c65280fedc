"""What the modules of leagues share: one row by its id within its guild, and a change that notices another's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import Conflict, NotFound
from db.rows import columns, owned, read_all, read_one

T = TypeVar("T")


async def load_row(conn: AsyncConnection, table: Table, cls: type[T], guild_id: int, row_id: int) -> T:
    """One row of a table with an id. Raises NotFound."""
    query = select(*columns(table, cls)).where(table.c.guild_id == guild_id, table.c.id == row_id)
    found = await read_one(conn, query, cls)
    if found is None:
        raise NotFound(table.name, guild_id, row_id)
    return found


async def list_rows(conn: AsyncConnection, table: Table, cls: type[T], guild_id: int, **equal: Any) -> list[T]:
    """The guild's rows in which these columns have these values, oldest first."""
    query = select(*columns(table, cls)).where(table.c.guild_id == guild_id)
    for name, value in equal.items():
        query = query.where(table.c[name] == value)
    return await read_all(conn, query.order_by(*(table.c.id,) if "id" in table.c else table.primary_key.columns), cls)


async def insert_row(conn: AsyncConnection, table: Table, guild_id: int, **values: Any) -> int:
    """Store a row and return its id. Raises NotFound when an owner it names is not the guild's."""
    with owned(table.name, guild_id, values):
        statement = insert(table).values(guild_id=guild_id, **values).returning(table.c.id)
        return int((await conn.execute(statement)).scalar_one())


async def insert_rows(conn: AsyncConnection, table: Table, guild_id: int, rows: Sequence[dict[str, Any]]) -> None:
    """Store rows of the same owners in this order, all at once. Raises NotFound when an owner they name is not the guild's."""
    if not rows:
        return
    with owned(table.name, guild_id, rows[0]):
        await conn.execute(insert(table), [{"guild_id": guild_id, **values} for values in rows])


async def change_versioned(
    conn: AsyncConnection, table: Table, guild_id: int, row_id: int, version: int, **changes: Any
) -> None:
    """Change a row that still has this version. Raises Conflict when somebody was faster, or it is not there."""
    row = table.c
    result = await conn.execute(
        update(table)
        .where(row.guild_id == guild_id, row.id == row_id, row.version == version)
        .values(version=version + 1, **changes)
    )
    if result.rowcount != 1:
        raise Conflict(f"{table.name} {row_id} no longer has version {version}")

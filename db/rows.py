"""Between rows and the frozen dataclasses of the query modules, whose fields are named like the columns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import Column, Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import NotFound

T = TypeVar("T")


def columns(table: Table, cls: type[Any]) -> list[Column[Any]]:
    """The columns of `table` that the fields of the dataclass `cls` name."""
    return [table.c[field.name] for field in fields(cls)]


async def read_all(conn: AsyncConnection, query: Select[Any], cls: type[T]) -> list[T]:
    """Every row of a query over `columns(…, cls)`, as `cls`; a number that no column holds is that of no row."""
    try:
        rows = (await conn.execute(query)).mappings()
    except OverflowError:
        return []
    return [cls(**{str(name): value for name, value in row.items()}) for row in rows]


async def read_one(conn: AsyncConnection, query: Select[Any], cls: type[T]) -> T | None:
    """The first row of such a query, or None."""
    found = await read_all(conn, query.limit(1), cls)
    return found[0] if found else None


def upsert(conn: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that knows ON CONFLICT, in the dialect of the connection."""
    return postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)


@contextmanager
def owned(what: str, guild_id: int, key: object) -> Iterator[None]:
    """Turn the database's refusal of a row whose owner is not this guild's into NotFound."""
    try:
        yield
    except IntegrityError as error:
        if "foreign key" in str(error.orig).lower():
            raise NotFound(what, guild_id, key) from error
        raise

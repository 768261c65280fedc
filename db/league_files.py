"""All rows of a league as plain values, and back: by what the tables themselves say of their columns and references.

Ids are those of the database they come from; :func:`write_rows` gives new ones and follows every reference. What belongs
to a server's Discord or to its running matches is left out: see `LEFT_OUT` and `CLEARED`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Column, Select, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables
from db.tables import metadata
from db.types import CanonicalJSON, UTCDateTime

Rows = dict[str, list[dict[str, Any]]]

LEAGUE = "leagues"
LEFT_OUT = ("league_messages", "league_events", "league_uploads")
"""Tables of what stands in Discord: messages, scheduled events, files that wait to be confirmed."""

CLEARED: dict[str, dict[str, Any]] = {
    "leagues": {"channel_id": None},
    "league_fixtures": {"challenge_id": None, "match_id": None},
}
"""Columns that mean something on their own server only, and what they become."""

BY_NAME = {"team_id": "league_teams", "fixture_id": "league_fixtures"}
"""References that no constraint holds, by the column's name."""

BATCH = 500


@cache
def tables() -> tuple[Table, ...]:
    """The tables of a league, owners first."""
    assert league_tables.metadata is metadata
    waiting = _named()
    placed: list[Table] = []
    while waiting:
        names = {one.name for one in waiting}
        ready = [one for one in waiting if not {reference(column) for column in one.columns} & (names - {one.name})]
        placed += ready
        waiting = [one for one in waiting if one not in ready]
    return tuple(placed)


def _named() -> list[Table]:
    named = [one for one in metadata.sorted_tables if one.name == LEAGUE or one.name.startswith("league_")]
    return [one for one in named if one.name not in LEFT_OUT]


def fields(table: Table) -> list[Column[Any]]:
    """The columns of a table that a file holds: all but the server."""
    return [column for column in table.columns if column.name != "guild_id"]


@cache
def reference(column: Column[Any]) -> str | None:
    """The table of a league to whose ids a column refers, or None."""
    if column.name in CLEARED.get(column.table.name, {}):
        return None
    names = {one.name for one in _named()}
    for constraint in column.table.foreign_key_constraints:
        for element in constraint.elements:
            target = element.column
            if element.parent.name == column.name and target.name == "id" and target.table.name in names:
                return target.table.name
    return BY_NAME.get(column.name)


def numbered(table: Table) -> bool:
    """Whether a table's rows have ids of their own."""
    return "id" in table.columns


def referred() -> set[str]:
    """Tables whose ids something else of a league refers to."""
    return {target for table in tables() for column in table.columns if (target := reference(column)) is not None}


async def read_rows(conn: AsyncConnection, guild_id: int, league_id: int) -> Rows:
    """Every row of a league, by table; none where there is no such league."""
    found: Rows = {}
    for table in tables():
        columns = fields(table)
        query = _of_league(table, guild_id, league_id).with_only_columns(*columns)
        query = query.order_by(*table.primary_key.columns)
        rows = (await conn.execute(query)).all()
        found[table.name] = [
            {
                column.name: CLEARED.get(table.name, {}).get(column.name, value)
                for column, value in zip(columns, row, strict=True)
            }
            for row in rows
        ]
    return found


def _of_league(table: Table, guild_id: int, league_id: int) -> Select[Any]:
    query = select(table).where(table.c.guild_id == guild_id)
    if table.name == LEAGUE:
        return query.where(table.c.id == league_id)
    if "league_id" in table.columns:
        return query.where(table.c.league_id == league_id)
    for column in table.columns:
        target = reference(column)
        if target is not None and not column.nullable:
            owner = metadata.tables[target]
            inner = select(owner.c.id).where(owner.c.guild_id == guild_id)
            if "league_id" in owner.columns:
                return query.where(column.in_(inner.where(owner.c.league_id == league_id)))
    raise LookupError(f"{table.name} belongs to no league")


async def write_rows(conn: AsyncConnection, guild_id: int, rows: Rows, renumber: Any) -> int:
    """Store rows as another league of a guild, all with new ids; returns its id.

    `renumber(table, row, ids)` is given each row once its references hold new ids, to change what else in it holds ids;
    `ids` has the new ids by table and old id. A reference without a row of its own becomes None where it may.
    Raises KeyError for one that may not, IntegrityError for what the tables do not take.
    """
    ids: dict[str, dict[int, int]] = {table.name: {} for table in tables()}
    kept = referred()
    for table in tables():
        given = rows.get(table.name, [])
        if numbered(table) and table.name in kept:
            for row in given:
                values = renumber(table.name, _values(table, row, ids), ids)
                made = await conn.execute(insert(table).values(guild_id=guild_id, **values).returning(table.c.id))
                ids[table.name][int(row["id"])] = int(made.scalar_one())
            continue
        for some in _batches(given):
            batch = [{"guild_id": guild_id, **renumber(table.name, _values(table, row, ids), ids)} for row in some]
            await conn.execute(insert(table), batch)
    return next(iter(ids[LEAGUE].values()))


def _values(table: Table, row: Mapping[str, Any], ids: dict[str, dict[int, int]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for column in fields(table):
        if column.name == "id":
            continue
        value = row[column.name]
        target = reference(column)
        if target is not None and value is not None:
            value = ids[target].get(value) if column.nullable else ids[target][value]
        values[column.name] = value
    return values


def _batches(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for start in range(0, len(rows), BATCH):
        yield rows[start : start + BATCH]


def is_json(column: Column[Any]) -> bool:
    """Whether a column holds any JSON value."""
    return isinstance(column.type, CanonicalJSON)


def is_time(column: Column[Any]) -> bool:
    """Whether a column holds a point in time."""
    return isinstance(column.type, UTCDateTime)


def as_plain(value: Any) -> Any:
    """A value of a row as JSON has it."""
    return value.isoformat() if isinstance(value, datetime) else value

"""What falls due: rows, of which a scheduler's jobs are only copies.

A deadline fires exactly once. Work that is itself a transaction, like a timeout's decision, calls `fire` in that same
transaction: both happen or neither. Work outside the database, like a mention, fires first and may be lost by a crash,
but never repeats.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import NotFound
from db.rows import columns, owned, read_all, read_one

_NEXT_DUE = select(func.min(tables.deadlines.c.due_at)).where(tables.deadlines.c.fired_at.is_(None))

MATCH_KINDS = ("turn", "prompt", "warning", "halfway", "fresh_board")
"""The kinds that belong to the running prompt or turn of a match. Others may be used, such as `agreement`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDeadline:
    """A deadline to be stored. `prompt_number` and `side` say what it was set for, `details` is any JSON value."""

    kind: str
    due_at: datetime
    prompt_number: int | None = None
    side: int | None = None
    details: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline(NewDeadline):
    """A stored deadline; `fired_at` None means that it is pending. `match_id` None: it belongs to the guild alone."""

    id: int
    guild_id: int
    match_id: int | None
    fired_at: datetime | None


async def add_deadline(conn: AsyncConnection, guild_id: int, match_id: int | None, deadline: NewDeadline) -> Deadline:
    """Store one deadline. Raises NotFound for an unknown match."""
    given = {field.name: getattr(deadline, field.name) for field in fields(NewDeadline)}
    statement = insert(tables.deadlines).values(guild_id=guild_id, match_id=match_id, **given)
    with owned("match", guild_id, match_id):
        deadline_id = (await conn.execute(statement.returning(tables.deadlines.c.id))).scalar_one()
    return Deadline(id=deadline_id, guild_id=guild_id, match_id=match_id, fired_at=None, **given)


async def replace_deadlines(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    deadlines: Iterable[NewDeadline],
    *,
    kinds: Collection[str] = MATCH_KINDS,
) -> list[Deadline]:
    """Delete the match's pending deadlines of `kinds` and store these instead; fired ones stay as they are."""
    await cancel_deadlines(conn, guild_id, match_id, kinds=kinds)
    return [await add_deadline(conn, guild_id, match_id, deadline) for deadline in deadlines]


async def cancel_deadlines(
    conn: AsyncConnection, guild_id: int, match_id: int, *, kinds: Collection[str] | None = None
) -> int:
    """Delete the match's pending deadlines, of `kinds` or all; returns how many there were."""
    row = tables.deadlines.c
    statement = delete(tables.deadlines).where(
        row.guild_id == guild_id, row.match_id == match_id, row.fired_at.is_(None)
    )
    if kinds is not None:
        statement = statement.where(row.kind.in_(kinds))
    return (await conn.execute(statement)).rowcount


async def load_deadline(conn: AsyncConnection, guild_id: int, deadline_id: int) -> Deadline:
    """One deadline, pending or fired. Raises NotFound."""
    row = tables.deadlines.c
    found = await read_one(conn, _select().where(row.guild_id == guild_id, row.id == deadline_id), Deadline)
    if found is None:
        raise NotFound("deadline", guild_id, deadline_id)
    return found


async def list_deadlines(conn: AsyncConnection, guild_id: int, match_id: int) -> list[Deadline]:
    """The match's pending deadlines, earliest first."""
    row = tables.deadlines.c
    query = _select().where(row.guild_id == guild_id, row.match_id == match_id, row.fired_at.is_(None))
    return await read_all(conn, query, Deadline)


async def pending_deadlines(
    conn: AsyncConnection, *, due_by: datetime | None = None, guild_ids: Collection[int] | None = None
) -> list[Deadline]:
    """Pending deadlines over all guilds, or over those this process serves, earliest first; with `due_by` those due.

    This is for the program's own sweep and for arming its scheduler, never for answering somebody.
    """
    row = tables.deadlines.c
    query = _select().where(row.fired_at.is_(None))
    if due_by is not None:
        query = query.where(row.due_at <= due_by)
    if guild_ids is not None:
        query = query.where(row.guild_id.in_(guild_ids))
    return await read_all(conn, query, Deadline)


async def next_due(conn: AsyncConnection) -> datetime | None:
    """When the earliest pending deadline over all guilds falls due, or None; asked after every answer, so it reads no rows."""
    return (await conn.execute(_NEXT_DUE)).scalar()


async def fire(conn: AsyncConnection, guild_id: int, deadline_id: int, now: datetime) -> bool:
    """Mark a deadline as fired. True for exactly one caller; False if it has fired, was cancelled or is not due."""
    row = tables.deadlines.c
    result = await conn.execute(
        update(tables.deadlines)
        .where(row.guild_id == guild_id, row.id == deadline_id, row.fired_at.is_(None), row.due_at <= now)
        .values(fired_at=now)
    )
    return result.rowcount == 1


async def expire(conn: AsyncConnection, now: datetime, *, guild_ids: Collection[int] | None = None) -> list[Deadline]:
    """Fire everything that is due and return what this call fired, earliest first.

    Two sweeps at the same time share the deadlines between them; none is returned twice.
    """
    due = await pending_deadlines(conn, due_by=now, guild_ids=guild_ids)
    return [
        replace(deadline, fired_at=now) for deadline in due if await fire(conn, deadline.guild_id, deadline.id, now)
    ]


async def postpone_deadlines(conn: AsyncConnection, guild_id: int, match_id: int, due_at: dict[int, datetime]) -> None:
    """Give pending deadlines of the match a new time, by their ids: an extension, or the grace after a restart.

    Raises NotFound for an id that is not a pending deadline of this match.
    """
    row = tables.deadlines.c
    for deadline_id, moment in due_at.items():
        result = await conn.execute(
            update(tables.deadlines)
            .where(
                row.guild_id == guild_id,
                row.match_id == match_id,
                row.id == deadline_id,
                row.fired_at.is_(None),
            )
            .values(due_at=moment)
        )
        if result.rowcount != 1:
            raise NotFound("deadline", guild_id, deadline_id)


def _select() -> Select[Any]:
    row = tables.deadlines.c
    return select(*columns(tables.deadlines, Deadline)).order_by(row.due_at, row.id)

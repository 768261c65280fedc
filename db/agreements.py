"""Requests that need both coaches: a farther take-back, a pause, abandoning the match, a draw.

At most one request of a kind is pending in a match.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import Conflict, NotFound
from db.rows import columns, owned, read_all, read_one

Answer = Literal["accepted", "declined", "withdrawn", "expired"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """A request by `side`; `answer` None means that it is pending. `details` is any JSON value."""

    id: int
    guild_id: int
    match_id: int
    kind: str
    details: Any
    side: int
    asked_by: int
    asked_at: datetime
    message_id: int | None
    answer: Answer | None
    answered_by: int | None
    answered_at: datetime | None


async def ask_agreement(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    *,
    kind: str,
    side: int,
    asked_by: int,
    now: datetime,
    details: Any = None,
) -> Agreement:
    """Store a request. Raises Conflict when one of its kind is pending in the match, NotFound for an unknown one."""
    statement = insert(tables.agreements).values(
        guild_id=guild_id, match_id=match_id, kind=kind, details=details, side=side, asked_by=asked_by, asked_at=now
    )
    if any(pending.kind == kind for pending in await pending_agreements(conn, guild_id, match_id)):
        raise Conflict(f"match {match_id} already has a pending {kind}")
    with owned("match", guild_id, match_id):
        agreement_id = (await conn.execute(statement.returning(tables.agreements.c.id))).scalar_one()
    return await load_agreement(conn, guild_id, agreement_id)


async def load_agreement(conn: AsyncConnection, guild_id: int, agreement_id: int) -> Agreement:
    """One request. Raises NotFound."""
    row = tables.agreements.c
    found = await read_one(conn, _select().where(row.guild_id == guild_id, row.id == agreement_id), Agreement)
    if found is None:
        raise NotFound("agreement", guild_id, agreement_id)
    return found


async def pending_agreements(conn: AsyncConnection, guild_id: int, match_id: int) -> list[Agreement]:
    """The match's requests without an answer, oldest first."""
    row = tables.agreements.c
    query = _select().where(row.guild_id == guild_id, row.match_id == match_id, row.answer.is_(None))
    return await read_all(conn, query, Agreement)


async def unposted_agreements(conn: AsyncConnection, guild_id: int) -> set[int]:
    """The matches of a guild with requests that wait for an answer and that no message carries."""
    row = tables.agreements.c
    query = select(row.match_id).where(row.guild_id == guild_id, row.answer.is_(None), row.message_id.is_(None))
    return set((await conn.execute(query)).scalars())


async def set_agreement_message(conn: AsyncConnection, guild_id: int, agreement_id: int, message_id: int) -> None:
    """Remember the message that carries the request's buttons. Raises NotFound."""
    row = tables.agreements.c
    result = await conn.execute(
        update(tables.agreements).where(row.guild_id == guild_id, row.id == agreement_id).values(message_id=message_id)
    )
    if result.rowcount != 1:
        raise NotFound("agreement", guild_id, agreement_id)


async def set_agreement_details(conn: AsyncConnection, guild_id: int, agreement_id: int, details: Any) -> None:
    """Change what a pending request is about. Raises Conflict when it has been answered, NotFound for an unknown one."""
    row = tables.agreements.c
    result = await conn.execute(
        update(tables.agreements)
        .where(row.guild_id == guild_id, row.id == agreement_id, row.answer.is_(None))
        .values(details=details)
    )
    if result.rowcount != 1:
        answered = await load_agreement(conn, guild_id, agreement_id)
        raise Conflict(f"agreement {agreement_id} already is {answered.answer}")


async def answer_agreement(
    conn: AsyncConnection,
    guild_id: int,
    agreement_id: int,
    answer: Answer,
    now: datetime,
    *,
    answered_by: int | None = None,
) -> Agreement:
    """Answer a pending request, once: a second answer raises Conflict. Raises NotFound for an unknown one."""
    row = tables.agreements.c
    result = await conn.execute(
        update(tables.agreements)
        .where(row.guild_id == guild_id, row.id == agreement_id, row.answer.is_(None))
        .values(answer=answer, answered_by=answered_by, answered_at=now)
    )
    answered = await load_agreement(conn, guild_id, agreement_id)
    if result.rowcount != 1:
        raise Conflict(f"agreement {agreement_id} already is {answered.answer}")
    return answered


async def expire_agreements(conn: AsyncConnection, guild_id: int, match_id: int, now: datetime) -> int:
    """Close all pending requests of a match, which has gone on or ended; returns how many there were."""
    row = tables.agreements.c
    result = await conn.execute(
        update(tables.agreements)
        .where(row.guild_id == guild_id, row.match_id == match_id, row.answer.is_(None))
        .values(answer="expired", answered_at=now)
    )
    return result.rowcount


def _select() -> Select[Any]:
    return select(*columns(tables.agreements, Agreement)).order_by(tables.agreements.c.id)

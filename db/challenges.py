"""Challenges: one coach asks another, or anyone, for a match.

The dice secret is made with the challenge, since its message shows the secret's SHA-256 before the opponent adds his
word.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import Conflict, NotFound
from db.rows import columns, read_all, read_one

ChallengeState = Literal["open", "accepted", "declined", "withdrawn", "expired"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge. `opponent` None means that anyone may accept; `match_id` is set once it was accepted."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    challenger: int
    opponent: int | None
    state: ChallengeState
    rules: str
    options: Any
    clock_preset: str
    dice_secret: bytes = field(repr=False)
    dice_hash: str
    challenger_word: str
    created_at: datetime
    answered_at: datetime | None
    match_id: int | None


async def create_challenge(
    conn: AsyncConnection,
    guild_id: int,
    *,
    channel_id: int,
    challenger: int,
    opponent: int | None,
    rules: str,
    options: Any,
    clock_preset: str,
    dice_secret: bytes,
    dice_hash: str,
    challenger_word: str,
    now: datetime,
) -> Challenge:
    """Store an open challenge. `dice_hash` is the hexadecimal SHA-256 of the 32 bytes `dice_secret`."""
    statement = insert(tables.challenges).values(
        guild_id=guild_id,
        channel_id=channel_id,
        challenger=challenger,
        opponent=opponent,
        state="open",
        rules=rules,
        options=options,
        clock_preset=clock_preset,
        dice_secret=dice_secret,
        dice_hash=dice_hash,
        challenger_word=challenger_word,
        created_at=now,
    )
    challenge_id = (await conn.execute(statement.returning(tables.challenges.c.id))).scalar_one()
    return await load_challenge(conn, guild_id, challenge_id)


async def load_challenge(conn: AsyncConnection, guild_id: int, challenge_id: int) -> Challenge:
    """One challenge. Raises NotFound."""
    query = select(*columns(tables.challenges, Challenge)).where(
        tables.challenges.c.guild_id == guild_id, tables.challenges.c.id == challenge_id
    )
    challenge = await read_one(conn, query, Challenge)
    if challenge is None:
        raise NotFound("challenge", guild_id, challenge_id)
    return challenge


async def list_open_challenges(conn: AsyncConnection, guild_id: int, *, user_id: int | None = None) -> list[Challenge]:
    """The guild's open challenges, oldest first; with `user_id` those he made, those to him and those to anyone."""
    challenge = tables.challenges.c
    query = (
        select(*columns(tables.challenges, Challenge))
        .where(challenge.guild_id == guild_id, challenge.state == "open")
        .order_by(challenge.id)
    )
    if user_id is not None:
        mine = (challenge.challenger == user_id) | (challenge.opponent == user_id) | challenge.opponent.is_(None)
        query = query.where(mine)
    return await read_all(conn, query, Challenge)


async def set_challenge_message(conn: AsyncConnection, guild_id: int, challenge_id: int, message_id: int) -> None:
    """Remember the message that carries the challenge's buttons. Raises NotFound."""
    challenge = tables.challenges.c
    result = await conn.execute(
        update(tables.challenges)
        .where(challenge.guild_id == guild_id, challenge.id == challenge_id)
        .values(message_id=message_id)
    )
    if result.rowcount != 1:
        raise NotFound("challenge", guild_id, challenge_id)


async def answer_challenge(
    conn: AsyncConnection,
    guild_id: int,
    challenge_id: int,
    state: ChallengeState,
    now: datetime,
    *,
    match_id: int | None = None,
) -> Challenge:
    """Close an open challenge, once: of two answers at the same time the second raises Conflict.

    Raises NotFound when there is no such challenge.
    """
    challenge = tables.challenges.c
    result = await conn.execute(
        update(tables.challenges)
        .where(challenge.guild_id == guild_id, challenge.id == challenge_id, challenge.state == "open")
        .values(state=state, answered_at=now, match_id=match_id)
    )
    answered = await load_challenge(conn, guild_id, challenge_id)
    if result.rowcount != 1:
        raise Conflict(f"challenge {challenge_id} already is {answered.state}")
    return answered

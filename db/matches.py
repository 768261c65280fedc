"""Matches: who plays what, the state, what is waited for, and where the match is in Discord."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypedDict, Unpack

from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import NotFound
from db.rows import columns, read_all, read_one

MatchState = Literal["teams", "playing", "paused", "finished", "cancelled", "abandoned"]
LIVE: tuple[MatchState, ...] = ("teams", "playing", "paused")
"""The states of a match that can still go on: its coaches choose teams, play, or have paused by agreement."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match.

    `channel_id` is its thread, `parent_channel_id` the channel the thread hangs on. `entry_count` is the number of
    entries that stand in the log, `dice_drawn` that of all dice ever drawn, struck ones included. `prompt_number`, `prompt_kind`, `asked_side`, `asked_since` describe the pending prompt.
    `home_timeouts` and `away_timeouts` are the team turns in a row, up to the last one, that a coach let run out.
    The dice secret is left out of the representation; nobody may see it before the match has ended.
    """

    id: int
    guild_id: int
    channel_id: int | None
    parent_channel_id: int | None
    board_message_id: int | None
    board_posted_at: datetime | None
    state: MatchState
    rules: str
    options: Any
    language: str
    clock_preset: str
    home_coach: int
    away_coach: int
    home_team: Any
    away_team: Any
    dice_secret: bytes = field(repr=False)
    dice_hash: str
    home_word: str
    away_word: str
    entry_count: int
    dice_drawn: int
    prompt_number: int
    prompt_kind: str | None
    asked_side: int | None
    asked_since: datetime | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    result: Any
    home_timeouts: int = 0
    away_timeouts: int = 0

    def coach(self, side: int) -> int:
        """The user who coaches `side` (0 home, 1 away)."""
        return (self.home_coach, self.away_coach)[side]

    def timeouts(self, side: int) -> int:
        """How many team turns in a row the coach of `side` has let run out."""
        return (self.home_timeouts, self.away_timeouts)[side]

    def side_of(self, user_id: int) -> int | None:
        """The side that the user coaches, or None for a spectator."""
        return {self.away_coach: 1, self.home_coach: 0}.get(user_id)


class MatchChanges(TypedDict, total=False):
    """What may be changed directly; the log's counters and the prompt change only with the log."""

    channel_id: int | None
    parent_channel_id: int | None
    board_message_id: int | None
    board_posted_at: datetime | None
    state: MatchState
    rules: str
    options: Any
    language: str
    clock_preset: str
    home_coach: int
    away_coach: int
    home_team: Any
    away_team: Any
    started_at: datetime | None
    finished_at: datetime | None
    result: Any
    home_timeouts: int
    away_timeouts: int


async def create_match(
    conn: AsyncConnection,
    guild_id: int,
    *,
    home_coach: int,
    away_coach: int,
    rules: str,
    options: Any,
    language: str,
    clock_preset: str,
    dice_secret: bytes,
    dice_hash: str,
    home_word: str,
    away_word: str,
    now: datetime,
    home_team: Any = None,
    away_team: Any = None,
    channel_id: int | None = None,
    parent_channel_id: int | None = None,
) -> Match:
    """Store a new match in state `teams`. The guild must be known (`ensure_guild`)."""
    statement = insert(tables.matches).values(
        guild_id=guild_id,
        channel_id=channel_id,
        parent_channel_id=parent_channel_id,
        state="teams",
        rules=rules,
        options=options,
        language=language,
        clock_preset=clock_preset,
        home_coach=home_coach,
        away_coach=away_coach,
        home_team=home_team,
        away_team=away_team,
        dice_secret=dice_secret,
        dice_hash=dice_hash,
        home_word=home_word,
        away_word=away_word,
        created_at=now,
    )
    match_id = (await conn.execute(statement.returning(tables.matches.c.id))).scalar_one()
    return await load_match(conn, guild_id, match_id)


async def load_match(conn: AsyncConnection, guild_id: int, match_id: int) -> Match:
    """One match. Raises NotFound."""
    match = tables.matches.c
    query = select(*columns(tables.matches, Match)).where(match.guild_id == guild_id, match.id == match_id)
    found = await read_one(conn, query, Match)
    if found is None:
        raise NotFound("match", guild_id, match_id)
    return found


async def find_match(conn: AsyncConnection, guild_id: int, channel_id: int) -> Match | None:
    """The newest match whose thread is `channel_id`, or None."""
    match = tables.matches.c
    query = (
        select(*columns(tables.matches, Match))
        .where(match.guild_id == guild_id, match.channel_id == channel_id)
        .order_by(match.id.desc())
    )
    return await read_one(conn, query, Match)


async def list_matches(
    conn: AsyncConnection,
    guild_id: int,
    *,
    states: Collection[MatchState] = LIVE,
    user_id: int | None = None,
) -> list[Match]:
    """The guild's matches in the given states, oldest first; with `user_id` only those he coaches in."""
    match = tables.matches.c
    query = (
        select(*columns(tables.matches, Match))
        .where(match.guild_id == guild_id, match.state.in_(states))
        .order_by(match.id)
    )
    if user_id is not None:
        query = query.where(or_(match.home_coach == user_id, match.away_coach == user_id))
    return await read_all(conn, query, Match)


async def list_unclosed(conn: AsyncConnection, guild_id: int, since: datetime) -> list[Match]:
    """The guild's matches that ended since then although their board still is that of a running match."""
    match = tables.matches.c
    query = select(*columns(tables.matches, Match)).where(
        match.guild_id == guild_id,
        match.state.in_(("finished", "abandoned", "cancelled")),
        match.board_message_id.is_not(None),
        match.finished_at >= since,
    )
    return await read_all(conn, query.order_by(match.id), Match)


async def update_match(conn: AsyncConnection, guild_id: int, match_id: int, **changes: Unpack[MatchChanges]) -> Match:
    """Change some columns, leave the others. Raises NotFound."""
    if changes:
        match = tables.matches.c
        await conn.execute(
            update(tables.matches).where(match.guild_id == guild_id, match.id == match_id).values(**changes)
        )
    return await load_match(conn, guild_id, match_id)

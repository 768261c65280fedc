"""What belongs together in one transaction: a decision with its consequences, a take-back, and resuming a match.

    async with database.transaction() as conn:
        await record.commit_decision(conn, guild_id, match_id, entry, position=41, dice_drawn=87, asked=…, clocks=…)

Only after the block has ended is the decision kept; show nothing before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.clocks import ClockBank, save_clock
from db.deadlines import NewDeadline, replace_deadlines
from db.log import LogEntry, NewEntry, append_entry, load_log, strike_entries
from db.matches import Match, load_match
from db.snapshots import Snapshot, drop_snapshots_after, latest_snapshot, save_snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The prompt that is pending now; `side` None after the final whistle."""

    number: int
    kind: str | None
    side: int | None
    since: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed:
    """All that is needed to go on: the match, its newest rest point and the entries not older than that."""

    match: Match
    snapshot: Snapshot | None
    entries: list[LogEntry]


async def commit_decision(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    entry: NewEntry,
    *,
    position: int,
    dice_drawn: int,
    asked: Asked,
    snapshots: Iterable[Snapshot] = (),
    clocks: Iterable[ClockBank] = (),
    deadlines: Iterable[NewDeadline] | None = None,
) -> LogEntry:
    """Append a decision and its dice, and with them the prompt it led to, rest points, clocks and deadlines.

    `position` and `dice_drawn` are where the caller's game stood before the decision; see `append_entry` for Conflict
    and NotFound. `snapshots` are the rest points it passed, oldest first. `deadlines` replace the match's pending ones
    of `db.deadlines.MATCH_KINDS`; None leaves them.
    """
    written = await append_entry(conn, guild_id, match_id, entry, position=position, dice_drawn=dice_drawn)
    for snapshot in snapshots:
        await save_snapshot(conn, guild_id, match_id, snapshot)
    await _settle(conn, guild_id, match_id, asked, clocks, deadlines)
    return written


async def take_back(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    *,
    entry_count: int,
    keep: int,
    by: str,
    at: datetime,
    asked: Asked,
    keep_dice: int | None = None,
    clocks: Iterable[ClockBank] = (),
    deadlines: Iterable[NewDeadline] | None = None,
) -> list[LogEntry]:
    """Strike the standing entries from position `keep` on and the rest points they led to; returns those entries.

    See `db.log.strike_entries` for `entry_count`, `keep_dice`, `by`, Conflict and NotFound.
    """
    taken = await strike_entries(
        conn, guild_id, match_id, entry_count=entry_count, keep=keep, by=by, at=at, keep_dice=keep_dice
    )
    await drop_snapshots_after(conn, guild_id, match_id, keep=keep, keep_dice=keep_dice)
    await _settle(conn, guild_id, match_id, asked, clocks, deadlines)
    return taken


async def resume(conn: AsyncConnection, guild_id: int, match_id: int) -> Resumed:
    """Read a match for going on with it: nothing older than its newest rest point is read. Raises NotFound."""
    match = await load_match(conn, guild_id, match_id)
    snapshot = await latest_snapshot(conn, guild_id, match_id)
    since = snapshot.position if snapshot is not None else 0
    return Resumed(match=match, snapshot=snapshot, entries=await load_log(conn, guild_id, match_id, since=since))


async def _settle(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    asked: Asked,
    clocks: Iterable[ClockBank],
    deadlines: Iterable[NewDeadline] | None,
) -> None:
    match = tables.matches.c
    await conn.execute(
        update(tables.matches)
        .where(match.guild_id == guild_id, match.id == match_id)
        .values(prompt_number=asked.number, prompt_kind=asked.kind, asked_side=asked.side, asked_since=asked.since)
    )
    for clock in clocks:
        await save_clock(conn, guild_id, match_id, clock)
    if deadlines is not None:
        await replace_deadlines(conn, guild_id, match_id, deadlines)

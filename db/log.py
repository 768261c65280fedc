"""The log of a match: decisions in order, and the journal of every die that was drawn.

An entry has two numbers. `position` is its place among the entries that stand, from 0 without gaps: the engine's log
index. `number` counts every entry ever written in the match and is never used again. A take-back strikes entries: they
and their dice stay, and later entries take their positions. Dice are numbered from 1 over the whole match, as
`engine.match.dice` does; the counter never goes back, so a struck die is never drawn again.

The entry at position 0 opens the match: its decision is empty, its dice fall before the first prompt.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import Conflict
from db.matches import load_match
from db.rows import columns, read_all

GivenBy = Literal["coach", "standing_order", "clock", "default", "commissioner", "engine"]


Roll = tuple[int, int]
"""A die as the engine records it: its faces (0 for a block die, `engine.match.dice.BLOCK`) and its value from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Die:
    """A die of the journal: its number in the match and whether it was taken back."""

    number: int
    entry_number: int
    faces: int
    value: int
    struck: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEntry:
    """A decision to be written: its text in the notation, who gave it and how, and all dice until the next prompt.

    `state_hash` is the hash of the position after it, for comparing a replay.
    """

    decision: str
    given_by: GivenBy
    decided_at: datetime
    side: int | None = None
    user_id: int | None = None
    prompt_number: int | None = None
    state_hash: str | None = None
    dice: Sequence[Roll] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _EntryRow:
    number: int
    position: int
    decision: str
    side: int | None
    user_id: int | None
    given_by: GivenBy
    prompt_number: int | None
    state_hash: str | None
    decided_at: datetime
    struck_at: datetime | None
    struck_by: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry(_EntryRow):
    """An entry of the log with its dice in order; those of an entry that stands may include struck ones."""

    dice: tuple[Die, ...]

    @property
    def struck(self) -> bool:
        """Whether the entry was taken back."""
        return self.struck_at is not None

    @property
    def rolls(self) -> list[Roll]:
        """The dice that stand, as the engine's log has them."""
        return [(die.faces, die.value) for die in self.dice if not die.struck]


async def append_entry(
    conn: AsyncConnection, guild_id: int, match_id: int, entry: NewEntry, *, position: int, dice_drawn: int
) -> LogEntry:
    """Write the entry that follows `position` standing ones and `dice_drawn` dice.

    Raises Conflict when the log stands elsewhere (another writer was there), NotFound for an unknown match.
    """
    await _advance(conn, guild_id, match_id, position, dice_drawn, entries=1, dice=len(entry.dice))
    last = select(func.max(tables.log_entries.c.number)).where(tables.log_entries.c.match_id == match_id)
    number = ((await conn.execute(last)).scalar_one_or_none() or 0) + 1
    row = _EntryRow(
        number=number,
        position=position,
        decision=entry.decision,
        side=entry.side,
        user_id=entry.user_id,
        given_by=entry.given_by,
        prompt_number=entry.prompt_number,
        state_hash=entry.state_hash,
        decided_at=entry.decided_at,
        struck_at=None,
        struck_by=None,
    )
    await conn.execute(insert(tables.log_entries).values(guild_id=guild_id, match_id=match_id, **_fields(row)))
    drawn = await _write_dice(conn, guild_id, match_id, number, dice_drawn + 1, entry.dice)
    return LogEntry(**_fields(row), dice=drawn)


async def append_dice(
    conn: AsyncConnection, guild_id: int, match_id: int, rolls: Sequence[Roll], *, position: int, dice_drawn: int
) -> LogEntry:
    """Add dice to the last entry that stands, at `position - 1`: play went on from a snapshot taken in its course.

    Raises Conflict when the log stands elsewhere or is empty, NotFound for an unknown match.
    """
    await _advance(conn, guild_id, match_id, position, dice_drawn, entries=0, dice=len(rolls))
    entries = await load_log(conn, guild_id, match_id, since=position - 1)
    if not entries:
        raise Conflict(f"match {match_id} has no entry to add dice to")
    await _write_dice(conn, guild_id, match_id, entries[-1].number, dice_drawn + 1, rolls)
    return (await load_log(conn, guild_id, match_id, since=position - 1))[-1]


async def load_log(
    conn: AsyncConnection, guild_id: int, match_id: int, *, since: int = 0, struck: bool = False
) -> list[LogEntry]:
    """The entries from position `since` on that stand, in order; with `struck` those taken back too, as written."""
    entry = tables.log_entries.c
    query = _entries(guild_id, match_id).where(entry.position >= since)
    if not struck:
        query = query.where(entry.struck_at.is_(None))
    return await _with_dice(conn, guild_id, match_id, query)


async def entries_after(conn: AsyncConnection, guild_id: int, match_id: int, number: int) -> list[LogEntry]:
    """What was written after the entry `number`, in order, entries taken back included."""
    query = _entries(guild_id, match_id).where(tables.log_entries.c.number > number)
    return await _with_dice(conn, guild_id, match_id, query)


async def load_dice(conn: AsyncConnection, guild_id: int, match_id: int) -> list[Die]:
    """Every die drawn in the match, in order, struck ones included."""
    die = tables.dice.c
    query = (
        select(*columns(tables.dice, Die))
        .where(die.guild_id == guild_id, die.match_id == match_id)
        .order_by(die.number)
    )
    return await read_all(conn, query, Die)


async def strike_entries(
    conn: AsyncConnection,
    guild_id: int,
    match_id: int,
    *,
    entry_count: int,
    keep: int,
    by: str,
    at: datetime,
    keep_dice: int | None = None,
) -> list[LogEntry]:
    """Take back every standing entry from position `keep` on, with its dice; returns them.

    With `keep_dice`, the last entry kept keeps only that many of its standing dice. `entry_count` is the length of the
    log the caller saw and `by` says who or what struck them. Raises Conflict when the log has another length or `keep`
    is beyond it, NotFound for an unknown match. Snapshots are `db.record.take_back`'s business.
    """
    match, entry, die = tables.matches.c, tables.log_entries.c, tables.dice.c
    if not 0 <= keep <= entry_count:
        raise Conflict(f"cannot keep {keep} of {entry_count} entries")
    result = await conn.execute(
        update(tables.matches)
        .where(match.guild_id == guild_id, match.id == match_id, match.entry_count == entry_count)
        .values(entry_count=keep)
    )
    if result.rowcount != 1:
        await _conflict(conn, guild_id, match_id)
    taken = await load_log(conn, guild_id, match_id, since=keep)
    own = (entry.guild_id == guild_id, entry.match_id == match_id)
    await conn.execute(
        update(tables.log_entries)
        .where(*own, entry.position >= keep, entry.struck_at.is_(None))
        .values(struck_at=at, struck_by=by)
    )
    gone = [d.number for e in taken for d in e.dice if not d.struck]
    if keep_dice is not None and keep > 0:
        last = (await load_log(conn, guild_id, match_id, since=keep - 1))[0]
        gone += [d.number for d in last.dice if not d.struck][keep_dice:]
    if gone:
        await conn.execute(
            update(tables.dice)
            .where(die.guild_id == guild_id, die.match_id == match_id, die.number >= min(gone), die.number.in_(gone))
            .values(struck=True)
        )
    numbers = {e.number for e in taken}
    return [e for e in await load_log(conn, guild_id, match_id, since=keep, struck=True) if e.number in numbers]


async def _advance(
    conn: AsyncConnection, guild_id: int, match_id: int, position: int, dice_drawn: int, *, entries: int, dice: int
) -> None:
    match = tables.matches.c
    result = await conn.execute(
        update(tables.matches)
        .where(
            match.guild_id == guild_id,
            match.id == match_id,
            match.entry_count == position,
            match.dice_drawn == dice_drawn,
        )
        .values(entry_count=position + entries, dice_drawn=dice_drawn + dice)
    )
    if result.rowcount != 1:
        await _conflict(conn, guild_id, match_id)


async def _conflict(conn: AsyncConnection, guild_id: int, match_id: int) -> None:
    match = await load_match(conn, guild_id, match_id)
    raise Conflict(f"match {match_id} stands at entry {match.entry_count} with {match.dice_drawn} dice drawn")


async def _write_dice(
    conn: AsyncConnection, guild_id: int, match_id: int, entry_number: int, first: int, rolls: Sequence[Roll]
) -> tuple[Die, ...]:
    drawn = tuple(
        Die(number=first + i, entry_number=entry_number, faces=faces, value=value, struck=False)
        for i, (faces, value) in enumerate(rolls)
    )
    if drawn:
        rows = [{"guild_id": guild_id, "match_id": match_id, **_fields(die)} for die in drawn]
        await conn.execute(insert(tables.dice), rows)
    return drawn


def _fields(value: _EntryRow | Die) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _entries(guild_id: int, match_id: int) -> Select[Any]:
    entry = tables.log_entries.c
    return (
        select(*columns(tables.log_entries, _EntryRow))
        .where(entry.guild_id == guild_id, entry.match_id == match_id)
        .order_by(entry.number)
    )


async def _with_dice(conn: AsyncConnection, guild_id: int, match_id: int, query: Select[Any]) -> list[LogEntry]:
    rows = await read_all(conn, query, _EntryRow)
    if not rows:
        return []
    die = tables.dice.c
    journal = (
        select(*columns(tables.dice, Die))
        .where(die.guild_id == guild_id, die.match_id == match_id, die.entry_number >= rows[0].number)
        .order_by(die.number)
    )
    by_entry: defaultdict[int, list[Die]] = defaultdict(list)
    for drawn in await read_all(conn, journal, Die):
        by_entry[drawn.entry_number].append(drawn)
    return [LogEntry(**_fields(row), dice=tuple(by_entry[row.number])) for row in rows]

"""Dates of fixtures: proposals, what was agreed, the events made for it in Discord, and what coaches were reminded of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_stage_tables as tables
from db import league_tables
from db.league_play import FixtureLine
from db.league_rows import insert_row, list_rows, load_row
from db.rows import columns, read_all, upsert

#: States of a fixture in which its date matters.
WAITING = ("scheduled", "reported", "pre_match")


@dataclass(frozen=True, slots=True, kw_only=True)
class Date:
    """A proposed date of a fixture. `state`: `open`, `agreed`, `declined`, `withdrawn`, or `replaced` by a later one."""

    id: int
    guild_id: int
    league_id: int
    fixture_id: int
    proposed_by: int
    at: datetime
    state: str
    made_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The event in Discord of a fixture, made for the date `at`; without `event_id` it could not be made."""

    guild_id: int
    fixture_id: int
    event_id: int | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """That one side (0 home, 1 away, 2 the commissioners) was reminded of something that is at `about`."""

    guild_id: int
    fixture_id: int
    kind: str
    side: int
    about: datetime


async def propose(conn: AsyncConnection, fixture: FixtureLine, user_id: int, at: datetime, now: datetime) -> Date:
    """Store an open proposal."""
    date_id = await insert_row(
        conn,
        tables.league_dates,
        fixture.guild_id,
        league_id=fixture.league_id,
        fixture_id=fixture.id,
        proposed_by=user_id,
        at=at,
        state="open",
        made_at=now,
    )
    return await load_date(conn, fixture.guild_id, date_id)


async def load_date(conn: AsyncConnection, guild_id: int, date_id: int) -> Date:
    """One proposal. Raises NotFound."""
    return await load_row(conn, tables.league_dates, Date, guild_id, date_id)


async def dates_of(conn: AsyncConnection, guild_id: int, fixture_id: int) -> list[Date]:
    """The proposals for a fixture, oldest first."""
    return await list_rows(conn, tables.league_dates, Date, guild_id, fixture_id=fixture_id)


async def agreed_dates(conn: AsyncConnection, guild_id: int | None = None, league_id: int | None = None) -> list[Date]:
    """The agreed dates of fixtures that wait to be played, earliest first; of all guilds where none is given."""
    row, fixture = tables.league_dates.c, league_tables.league_fixtures.c
    query = (
        select(*columns(tables.league_dates, Date))
        .join(league_tables.league_fixtures, fixture.id == row.fixture_id)
        .where(row.state == "agreed", fixture.state.in_(WAITING))
        .order_by(row.at, row.id)
    )
    if guild_id is not None:
        query = query.where(row.guild_id == guild_id)
    if league_id is not None:
        query = query.where(row.league_id == league_id)
    return await read_all(conn, query, Date)


async def set_state(conn: AsyncConnection, date: Date, state: str) -> Date:
    """Say what became of a proposal."""
    row = tables.league_dates.c
    await conn.execute(
        update(tables.league_dates).where(row.guild_id == date.guild_id, row.id == date.id).values(state=state)
    )
    return await load_date(conn, date.guild_id, date.id)


async def close_others(conn: AsyncConnection, date: Date, states: Collection[str]) -> None:
    """Let the fixture's other proposals in these states be replaced."""
    row = tables.league_dates.c
    await conn.execute(
        update(tables.league_dates)
        .where(
            row.guild_id == date.guild_id,
            row.fixture_id == date.fixture_id,
            row.id != date.id,
            row.state.in_(states),
        )
        .values(state="replaced")
    )


async def drop_dates(conn: AsyncConnection, guild_id: int, fixture_id: int) -> None:
    """Let every open or agreed date of a fixture be replaced by none: somebody else plays it now."""
    row = tables.league_dates.c
    await conn.execute(
        update(tables.league_dates)
        .where(row.guild_id == guild_id, row.fixture_id == fixture_id, row.state.in_(("open", "agreed")))
        .values(state="replaced")
    )


async def set_event(conn: AsyncConnection, guild_id: int, fixture_id: int, at: datetime, event_id: int | None) -> None:
    """Remember the event of a fixture, or that none could be made for this date."""
    values = {"at": at, "event_id": event_id}
    statement = upsert(conn, tables.league_events).values(guild_id=guild_id, fixture_id=fixture_id, **values)
    await conn.execute(statement.on_conflict_do_update(index_elements=["fixture_id"], set_=values))


async def forget_event(conn: AsyncConnection, guild_id: int, fixture_id: int) -> None:
    """A fixture has no event any more."""
    row = tables.league_events.c
    await conn.execute(delete(tables.league_events).where(row.guild_id == guild_id, row.fixture_id == fixture_id))


async def list_events(conn: AsyncConnection, guild_id: int) -> list[Event]:
    """The guild's events."""
    row = tables.league_events.c
    query = select(*columns(tables.league_events, Event)).where(row.guild_id == guild_id).order_by(row.fixture_id)
    return await read_all(conn, query, Event)


async def guilds_with_dates(conn: AsyncConnection) -> list[int]:
    """The guilds that have agreed dates, or events that may have to go."""
    dates, events = tables.league_dates.c, tables.league_events.c
    found = {*(await conn.execute(select(dates.guild_id).where(dates.state == "agreed").distinct())).scalars()}
    found |= {*(await conn.execute(select(events.guild_id).distinct())).scalars()}
    return sorted(found)


async def note_reminder(
    conn: AsyncConnection, guild_id: int, fixture_id: int, kind: str, side: int, about: datetime, now: datetime
) -> None:
    """Remember that somebody was reminded; again changes nothing."""
    statement = upsert(conn, tables.league_reminders).values(
        guild_id=guild_id, fixture_id=fixture_id, kind=kind, side=side, about=about, told_at=now
    )
    await conn.execute(statement.on_conflict_do_nothing())


async def reminders(conn: AsyncConnection, guild_id: int, fixture_ids: Collection[int]) -> set[tuple[Any, ...]]:
    """What was reminded of: (fixture id, kind, side, about)."""
    row = tables.league_reminders.c
    query = select(*columns(tables.league_reminders, Reminder)).where(
        row.guild_id == guild_id, row.fixture_id.in_(fixture_ids)
    )
    found = await read_all(conn, query, Reminder)
    return {(one.fixture_id, one.kind, one.side, one.about) for one in found}


async def with_deadlines(conn: AsyncConnection, before: datetime, after: datetime) -> list[FixtureLine]:
    """Fixtures of every guild that wait to be played, with a deadline in this time, in leagues that have a channel."""
    fixture, league = league_tables.league_fixtures.c, league_tables.leagues.c
    query = (
        select(*columns(league_tables.league_fixtures, FixtureLine))
        .join(league_tables.leagues, league.id == fixture.league_id)
        .where(
            fixture.state == "scheduled",
            fixture.due_at > after,
            fixture.due_at <= before,
            league.channel_id.is_not(None),
            league.state == "open",
        )
        .order_by(fixture.due_at, fixture.id)
    )
    return await read_all(conn, query, FixtureLine)


async def next_deadline(conn: AsyncConnection, after: datetime) -> datetime | None:
    """The first deadline after a time among the fixtures that :func:`with_deadlines` looks at."""
    fixture, league = league_tables.league_fixtures.c, league_tables.leagues.c
    query = (
        select(fixture.due_at)
        .join(league_tables.leagues, league.id == fixture.league_id)
        .where(
            fixture.state == "scheduled", fixture.due_at > after, league.channel_id.is_not(None), league.state == "open"
        )
        .order_by(fixture.due_at)
        .limit(1)
    )
    return (await conn.execute(query)).scalar()

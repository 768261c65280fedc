"""Leagues: their settings, who commissions them, what happened in them, and who changed what."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables as tables
from db.league_rows import insert_row, list_rows, load_row
from db.rows import columns, owned, read_all


@dataclass(frozen=True, slots=True, kw_only=True)
class League:
    """A league. `settings` as `engine.league.stored` writes them; `rules`: points and tie-breaks of its tables.

    `state` is `open` or `archived`; `channel_id` is where its news are told, `news_told` the id of
    the last piece that was.
    """

    id: int
    guild_id: int
    name: str
    state: str
    settings: Any
    rules: Any
    channel_id: int | None
    news_told: int
    created_by: int
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsRow:
    """A piece of news: a kind of `engine.league.asking.News` or one of the services, and its values."""

    id: int
    guild_id: int
    league_id: int
    fixture_id: int | None
    team_id: int | None
    kind: str
    details: Any
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditRow:
    """A change: who (None: the bot's clock), what, about which team or fixture, and its values."""

    id: int
    guild_id: int
    league_id: int
    user_id: int | None
    action: str
    team_id: int | None
    fixture_id: int | None
    details: Any
    at: datetime


async def create_league(
    conn: AsyncConnection, guild_id: int, *, name: str, settings: Any, rules: Any, created_by: int, now: datetime
) -> League:
    """Store an open league; the guild must be known (`ensure_guild`)."""
    league_id = await insert_row(
        conn,
        tables.leagues,
        guild_id,
        name=name,
        state="open",
        settings=settings,
        rules=rules,
        created_by=created_by,
        created_at=now,
    )
    return await load_league(conn, guild_id, league_id)


async def load_league(conn: AsyncConnection, guild_id: int, league_id: int) -> League:
    """One league. Raises NotFound."""
    return await load_row(conn, tables.leagues, League, guild_id, league_id)


async def list_leagues(conn: AsyncConnection, guild_id: int) -> list[League]:
    """The guild's leagues, oldest first."""
    return await list_rows(conn, tables.leagues, League, guild_id)


async def update_league(conn: AsyncConnection, guild_id: int, league_id: int, **changes: Any) -> League:
    """Change some columns. Raises NotFound."""
    row = tables.leagues.c
    await conn.execute(update(tables.leagues).where(row.guild_id == guild_id, row.id == league_id).values(**changes))
    return await load_league(conn, guild_id, league_id)


async def appoint(
    conn: AsyncConnection, guild_id: int, league_id: int, user_id: int, *, by: int, now: datetime
) -> None:
    """Make somebody a commissioner of a league; again changes nothing. Raises NotFound."""
    if user_id in await commissioners(conn, guild_id, league_id):
        return
    with owned("leagues", guild_id, league_id):
        await conn.execute(
            insert(tables.league_commissioners).values(
                guild_id=guild_id, league_id=league_id, user_id=user_id, appointed_by=by, appointed_at=now
            )
        )


async def remove_commissioner(conn: AsyncConnection, guild_id: int, league_id: int, user_id: int) -> bool:
    """Take the office from somebody; returns whether he had it."""
    row = tables.league_commissioners.c
    result = await conn.execute(
        delete(tables.league_commissioners).where(
            row.guild_id == guild_id, row.league_id == league_id, row.user_id == user_id
        )
    )
    return result.rowcount == 1


async def commissioners(conn: AsyncConnection, guild_id: int, league_id: int) -> list[int]:
    """The users who commission a league."""
    row = tables.league_commissioners.c
    query = select(row.user_id).where(row.guild_id == guild_id, row.league_id == league_id).order_by(row.user_id)
    return list((await conn.execute(query)).scalars())


async def tell(
    conn: AsyncConnection,
    guild_id: int,
    league_id: int,
    kind: str,
    details: Any,
    now: datetime,
    *,
    fixture_id: int | None = None,
    team_id: int | None = None,
) -> None:
    """Add a piece of news."""
    await insert_row(
        conn,
        tables.league_news,
        guild_id,
        league_id=league_id,
        kind=kind,
        details=details,
        at=now,
        fixture_id=fixture_id,
        team_id=team_id,
    )


async def news_since(
    conn: AsyncConnection, guild_id: int, league_id: int, after: int = 0, limit: int = 200
) -> list[NewsRow]:
    """News with a higher id than `after`, oldest first."""
    row = tables.league_news.c
    query = select(*columns(tables.league_news, NewsRow)).where(
        row.guild_id == guild_id, row.league_id == league_id, row.id > after
    )
    return await read_all(conn, query.order_by(row.id).limit(limit), NewsRow)


async def newest_news(conn: AsyncConnection, guild_id: int, league_id: int) -> int:
    """The id of a league's newest piece of news, 0 where there is none."""
    row = tables.league_news.c
    query = select(func.coalesce(func.max(row.id), 0)).where(row.guild_id == guild_id, row.league_id == league_id)
    return int((await conn.execute(query)).scalar_one())


async def forget_news(conn: AsyncConnection, guild_id: int, fixture_id: int) -> None:
    """Take back the news of a fixture whose result was undone."""
    row = tables.league_news.c
    await conn.execute(delete(tables.league_news).where(row.guild_id == guild_id, row.fixture_id == fixture_id))


async def audit(
    conn: AsyncConnection,
    guild_id: int,
    league_id: int,
    user_id: int | None,
    action: str,
    now: datetime,
    *,
    team_id: int | None = None,
    fixture_id: int | None = None,
    details: Any = None,
) -> None:
    """Note a change in the audit log."""
    await insert_row(
        conn,
        tables.league_audit,
        guild_id,
        league_id=league_id,
        user_id=user_id,
        action=action,
        team_id=team_id,
        fixture_id=fixture_id,
        details=details or {},
        at=now,
    )


async def audit_log(
    conn: AsyncConnection, guild_id: int, league_id: int, limit: int = 100, before: int | None = None
) -> list[AuditRow]:
    """The newest entries of a league's audit log, newest first; with `before` only those of a lower id."""
    row = tables.league_audit.c
    query = select(*columns(tables.league_audit, AuditRow)).where(row.guild_id == guild_id, row.league_id == league_id)
    if before is not None:
        query = query.where(row.id < before)
    return await read_all(conn, query.order_by(row.id.desc()).limit(limit), AuditRow)

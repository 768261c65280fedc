"""The sequences after matches, and what players did in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables as tables
from db.errors import NotFound
from db.rows import columns, owned, read_all, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class Sequence:
    """A team's sequence after a match: its start, its log, the question asked (None: it is over).

    `told` is how many pieces of news have been stored.
    """

    guild_id: int
    fixture_id: int
    team_id: int
    start: Any
    report: Any
    settings: Any
    log: Any
    asked: str | None
    told: int
    due_at: datetime


class FeatSum(NamedTuple):
    """What a player did in several fixtures."""

    team_id: int
    player_id: int
    comp: int
    td: int
    int_: int
    cas: int
    mvp: int
    kills: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """What a player did in a fixture."""

    fixture_id: int
    team_id: int
    player_id: int
    season_id: int
    league_id: int
    comp: int = 0
    td: int = 0
    int_: int = 0
    cas: int = 0
    mvp: int = 0
    kills: int = 0


async def save_sequence(conn: AsyncConnection, sequence: Sequence) -> None:
    """Store a sequence in place of its former state."""
    values = {name: getattr(sequence, name) for name in Sequence.__dataclass_fields__}
    key = ("fixture_id", "team_id")
    given = {name: value for name, value in values.items() if name not in key}
    statement = upsert(conn, tables.league_sequences).values(values)
    with owned("league_sequences", sequence.guild_id, sequence.fixture_id):
        await conn.execute(statement.on_conflict_do_update(index_elements=list(key), set_=given))


async def load_sequence(conn: AsyncConnection, guild_id: int, fixture_id: int, team_id: int) -> Sequence:
    """One team's sequence after a fixture. Raises NotFound."""
    row = tables.league_sequences.c
    query = select(*columns(tables.league_sequences, Sequence)).where(
        row.guild_id == guild_id, row.fixture_id == fixture_id, row.team_id == team_id
    )
    found = await read_one(conn, query, Sequence)
    if found is None:
        raise NotFound("league_sequences", guild_id, (fixture_id, team_id))
    return found


async def newest_sequence(conn: AsyncConnection, guild_id: int, team_id: int) -> Sequence | None:
    """The sequence after a team's latest match, running or over."""
    row, fixture = tables.league_sequences.c, tables.league_fixtures.c
    query = (
        select(*columns(tables.league_sequences, Sequence))
        .join(tables.league_fixtures, fixture.id == row.fixture_id)
        .where(row.guild_id == guild_id, row.team_id == team_id)
        .order_by(fixture.finished_at.desc(), row.fixture_id.desc())
    )
    return await read_one(conn, query, Sequence)


async def running_sequences(
    conn: AsyncConnection, guild_id: int, fixture_id: int | None = None, due_by: datetime | None = None
) -> list[Sequence]:
    """The sequences that ask something, of one fixture or due by a time."""
    row = tables.league_sequences.c
    query = select(*columns(tables.league_sequences, Sequence)).where(row.guild_id == guild_id, row.asked.is_not(None))
    if fixture_id is not None:
        query = query.where(row.fixture_id == fixture_id)
    if due_by is not None:
        query = query.where(row.due_at <= due_by)
    return await read_all(conn, query.order_by(row.fixture_id, row.team_id), Sequence)


async def sequences_of(conn: AsyncConnection, guild_id: int, fixture_id: int) -> list[Sequence]:
    """Both teams' sequences after a fixture, as far as they have begun."""
    row = tables.league_sequences.c
    query = select(*columns(tables.league_sequences, Sequence)).where(
        row.guild_id == guild_id, row.fixture_id == fixture_id
    )
    return await read_all(conn, query.order_by(row.team_id), Sequence)


async def forget_sequences(conn: AsyncConnection, guild_id: int, fixture_id: int) -> None:
    """Delete a fixture's sequences and feats, as its result is undone."""
    for table in (tables.league_sequences, tables.league_feats):
        await conn.execute(delete(table).where(table.c.guild_id == guild_id, table.c.fixture_id == fixture_id))


async def save_feats(
    conn: AsyncConnection, guild_id: int, fixture_id: int, team_id: int, feats: Iterable[Feat]
) -> None:
    """Store what a team's players did in a fixture in place of what was stored before."""
    row = tables.league_feats.c
    await conn.execute(
        delete(tables.league_feats).where(
            row.guild_id == guild_id, row.fixture_id == fixture_id, row.team_id == team_id
        )
    )
    values = [
        {"guild_id": guild_id, **{name: getattr(one, name) for name in Feat.__dataclass_fields__}} for one in feats
    ]
    if values:
        with owned("league_feats", guild_id, fixture_id):
            await conn.execute(insert(tables.league_feats), values)


async def set_awards(
    conn: AsyncConnection, guild_id: int, fixture_id: int, team_id: int, players: Collection[int]
) -> None:
    """Store who of a team was most valuable in a fixture; a player id stands as often as he was."""
    row = tables.league_feats.c
    for player_id, awards in Counter(players).items():
        await conn.execute(
            update(tables.league_feats)
            .where(
                row.guild_id == guild_id,
                row.fixture_id == fixture_id,
                row.team_id == team_id,
                row.player_id == player_id,
            )
            .values(mvp=awards)
        )


async def all_feats(
    conn: AsyncConnection, guild_id: int, league_id: int, season_id: int | None
) -> dict[tuple[int, int], dict[str, int]]:
    """What every player has done, by team id and player id, for a season or ever."""
    row = tables.league_feats.c
    names = ("comp", "td", "int_", "cas", "mvp", "kills")
    query = select(row.team_id, row.player_id, *(func.sum(row[name]).label(name) for name in names)).where(
        row.guild_id == guild_id, row.league_id == league_id
    )
    if season_id is not None:
        query = query.where(row.season_id == season_id)
    query = query.group_by(row.team_id, row.player_id).order_by(row.team_id, row.player_id)
    found = (await conn.execute(query)).all()
    return {(one.team_id, one.player_id): {name: int(getattr(one, name)) for name in names} for one in found}


async def sum_feats(
    conn: AsyncConnection, guild_id: int, league_id: int, season_id: int | None = None
) -> list[FeatSum]:
    """What each player did who did anything, for a season or ever, read in one pass; by team id and player id."""
    row = tables.league_feats.c
    sums = [func.sum(row[name]).label(name) for name in tables.FEATS]
    query = select(row.team_id, row.player_id, *sums).where(row.league_id == league_id, row.guild_id == guild_id)
    if season_id is not None:
        query = query.where(row.season_id == season_id)
    query = query.group_by(row.team_id, row.player_id).order_by(row.team_id, row.player_id)
    return [FeatSum(*found) for found in await conn.execute(query) if any(found[2:])]

"""Seasons, divisions, entries and fixtures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables as tables
from db.league_rows import change_versioned, insert_row, insert_rows, list_rows, load_row
from db.rows import columns, owned, read_all
from db.tables import matches


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A season; `state` is `planned`, `running` or `over`.

    `rules`: once it is over, what its tables went by; None before, when the league's rules hold.
    """

    id: int
    guild_id: int
    league_id: int
    number: int
    name: str
    state: str
    rules: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Division:
    """A division of a season. `coins` is the stored order of coin tosses, `corrections` [team id, points, reason].

    `days` is how long each of its rounds lasts, None without deadlines.
    """

    id: int
    guild_id: int
    league_id: int
    season_id: int
    name: str
    form: str
    coins: Any
    corrections: Any
    days: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FixtureLine:
    """A match to be played, being played, or played: what a list of them needs.

    `state`: `scheduled`, `pre_match`, `playing`, `reported` (entered by hand, not confirmed), `post_match`, `done`, `bye`.
    `result` as `engine.league.standings.MatchResult`. `due_at` is the round's deadline, `expires_at` when the step that
    waits for a coach is taken for him, `tie` its number in a knock-out.
    """

    id: int
    guild_id: int
    league_id: int
    season_id: int
    division_id: int
    round: int
    tie: int | None
    home_team: int
    away_team: int | None
    state: str
    version: int
    due_at: datetime | None
    challenge_id: int | None
    match_id: int | None
    reported_by: int | None
    result: Any
    expires_at: datetime | None
    finished_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixture(FixtureLine):
    """A fixture with all that is stored of it.

    `sheets` are both teams as they were locked for it; `pre_match`, `opening` and `reported` are plain data of its steps.
    """

    sheets: Any
    pre_match: Any
    opening: Any
    reported: Any


async def create_season(conn: AsyncConnection, guild_id: int, league_id: int, name: str) -> Season:
    """Store a planned season with the league's next number. Raises NotFound."""
    earlier = await list_seasons(conn, guild_id, league_id)
    number = len(earlier) + 1
    season_id = await insert_row(
        conn, tables.league_seasons, guild_id, league_id=league_id, number=number, name=name, state="planned"
    )
    return await load_season(conn, guild_id, season_id)


async def load_season(conn: AsyncConnection, guild_id: int, season_id: int) -> Season:
    """One season. Raises NotFound."""
    return await load_row(conn, tables.league_seasons, Season, guild_id, season_id)


async def list_seasons(conn: AsyncConnection, guild_id: int, league_id: int) -> list[Season]:
    """A league's seasons, oldest first."""
    return await list_rows(conn, tables.league_seasons, Season, guild_id, league_id=league_id)


async def set_season_state(conn: AsyncConnection, guild_id: int, season_id: int, state: str, **changes: Any) -> Season:
    """Change the state of a season, and other columns with it. Raises NotFound."""
    row = tables.league_seasons.c
    await conn.execute(
        update(tables.league_seasons)
        .where(row.guild_id == guild_id, row.id == season_id)
        .values(state=state, **changes)
    )
    return await load_season(conn, guild_id, season_id)


async def create_division(conn: AsyncConnection, guild_id: int, season: Season, name: str, form: str) -> Division:
    """Store a division of a season."""
    division_id = await insert_row(
        conn,
        tables.league_divisions,
        guild_id,
        league_id=season.league_id,
        season_id=season.id,
        name=name,
        form=form,
        coins=[],
        corrections=[],
    )
    return await load_division(conn, guild_id, division_id)


async def load_division(conn: AsyncConnection, guild_id: int, division_id: int) -> Division:
    """One division. Raises NotFound."""
    return await load_row(conn, tables.league_divisions, Division, guild_id, division_id)


async def list_divisions(conn: AsyncConnection, guild_id: int, season_id: int) -> list[Division]:
    """A season's divisions, oldest first."""
    return await list_rows(conn, tables.league_divisions, Division, guild_id, season_id=season_id)


async def update_division(conn: AsyncConnection, guild_id: int, division_id: int, **changes: Any) -> Division:
    """Change some columns. Raises NotFound."""
    row = tables.league_divisions.c
    await conn.execute(
        update(tables.league_divisions).where(row.guild_id == guild_id, row.id == division_id).values(**changes)
    )
    return await load_division(conn, guild_id, division_id)


async def enter(conn: AsyncConnection, guild_id: int, division_id: int, team_id: int) -> None:
    """Enter a team in a division, after those that are there. Raises NotFound."""
    seed = len(await entrants(conn, guild_id, division_id))
    with owned("league_entries", guild_id, team_id):
        await conn.execute(
            insert(tables.league_entries).values(guild_id=guild_id, division_id=division_id, team_id=team_id, seed=seed)
        )


async def withdraw(conn: AsyncConnection, guild_id: int, division_id: int, team_id: int) -> bool:
    """Take a team out of a division; returns whether it was in it."""
    row = tables.league_entries.c
    result = await conn.execute(
        delete(tables.league_entries).where(
            row.guild_id == guild_id, row.division_id == division_id, row.team_id == team_id
        )
    )
    return result.rowcount == 1


async def entrants(conn: AsyncConnection, guild_id: int, division_id: int) -> list[int]:
    """The ids of a division's teams in the order of their seeds."""
    row = tables.league_entries.c
    query = select(row.team_id).where(row.guild_id == guild_id, row.division_id == division_id)
    return list((await conn.execute(query.order_by(row.seed, row.team_id))).scalars())


async def seed(conn: AsyncConnection, guild_id: int, division_id: int, team_ids: Sequence[int]) -> None:
    """Store the seeds of a division's teams: their order."""
    row = tables.league_entries.c
    for place, team_id in enumerate(team_ids):
        await conn.execute(
            update(tables.league_entries)
            .where(row.guild_id == guild_id, row.division_id == division_id, row.team_id == team_id)
            .values(seed=place)
        )


async def season_of_team(
    conn: AsyncConnection, guild_id: int, season_id: int, team_id: int, beside: Collection[str] = ()
) -> int | None:
    """The division of a season in which a team is entered, those of the forms `beside` left out; or None."""
    entry, division = tables.league_entries.c, tables.league_divisions.c
    query = (
        select(entry.division_id)
        .join(tables.league_divisions, division.id == entry.division_id)
        .where(
            entry.guild_id == guild_id,
            division.season_id == season_id,
            entry.team_id == team_id,
            division.form.not_in(beside),
        )
    )
    return (await conn.execute(query)).scalar()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A fixture to be stored: its round, both teams (without `away` a bye, with its `result`), and its deadline."""

    round: int
    home: int
    away: int | None
    due_at: datetime | None = None
    result: Any = None


async def add_fixture(
    conn: AsyncConnection,
    division: Division,
    round_number: int,
    home: int,
    away: int | None,
    *,
    due_at: datetime | None = None,
    tie: int | None = None,
    result: Any = None,
) -> int:
    """Store a fixture, without `away` a bye; `tie` is its number in a knock-out. Returns its id."""
    values = _fixture_values(division, Drawn(round_number, home, away, due_at, result), tie)
    return await insert_row(conn, tables.league_fixtures, division.guild_id, **values)


async def add_fixtures(conn: AsyncConnection, division: Division, drawn: Sequence[Drawn]) -> None:
    """Store many fixtures of a division at once, in this order."""
    values = [_fixture_values(division, one, None) for one in drawn]
    await insert_rows(conn, tables.league_fixtures, division.guild_id, values)


def _fixture_values(division: Division, drawn: Drawn, tie: int | None) -> dict[str, Any]:
    return {
        "league_id": division.league_id,
        "season_id": division.season_id,
        "division_id": division.id,
        "round": drawn.round,
        "tie": tie,
        "home_team": drawn.home,
        "away_team": drawn.away,
        "state": "scheduled" if drawn.away is not None else "bye",
        "version": 1,
        "due_at": drawn.due_at,
        "result": drawn.result,
    }


async def load_fixture(conn: AsyncConnection, guild_id: int, fixture_id: int) -> Fixture:
    """One fixture. Raises NotFound."""
    return await load_row(conn, tables.league_fixtures, Fixture, guild_id, fixture_id)


async def list_fixtures(
    conn: AsyncConnection,
    guild_id: int,
    *,
    division_id: int | None = None,
    season_id: int | None = None,
    team_id: int | None = None,
    match_id: int | None = None,
    states: Collection[str] | None = None,
    expired_by: datetime | None = None,
) -> list[FixtureLine]:
    """The guild's fixtures by any of these, in the order of rounds."""
    row = tables.league_fixtures.c
    query = select(*columns(tables.league_fixtures, FixtureLine)).where(row.guild_id == guild_id)
    for column, value in ((row.division_id, division_id), (row.season_id, season_id), (row.match_id, match_id)):
        if value is not None:
            query = query.where(column == value)
    if team_id is not None:
        query = query.where(or_(row.home_team == team_id, row.away_team == team_id))
    if states is not None:
        query = query.where(row.state.in_(states))
    if expired_by is not None:
        query = query.where(row.expires_at <= expired_by)
    return await read_all(conn, query.order_by(row.round, row.id), FixtureLine)


async def fixture_teams(
    conn: AsyncConnection, guild_id: int, fixture_ids: Collection[int]
) -> dict[int, tuple[int, int | None]]:
    """The home and away team ids of some fixtures of the guild, by the fixtures' ids."""
    row = tables.league_fixtures.c
    query = select(row.id, row.home_team, row.away_team).where(row.guild_id == guild_id, row.id.in_(fixture_ids))
    return {found.id: (found.home_team, found.away_team) for found in await conn.execute(query)}


async def change_fixture(conn: AsyncConnection, fixture: FixtureLine, **changes: Any) -> Fixture:
    """Change some columns of a fixture. Raises Conflict when it has changed since it was read."""
    await change_versioned(conn, tables.league_fixtures, fixture.guild_id, fixture.id, fixture.version, **changes)
    return await load_fixture(conn, fixture.guild_id, fixture.id)


def _over() -> Select[Any, Any, Any]:
    """Fixtures that are played although their match has ended: their league does not know yet."""
    fixture, match = tables.league_fixtures.c, matches.c
    joined = tables.league_fixtures.join(matches, match.id == fixture.match_id)
    over = match.state.in_(("finished", "cancelled", "abandoned"))
    return (
        select(fixture.guild_id, fixture.id, match.finished_at)
        .select_from(joined)
        .where(fixture.state == "playing", over)
    )


async def unsettled(conn: AsyncConnection, guild_id: int) -> list[FixtureLine]:
    """The guild's fixtures whose match has ended and whose result is still to be taken from it."""
    over = _over().subquery()
    row = tables.league_fixtures.c
    query = select(*columns(tables.league_fixtures, FixtureLine)).where(
        row.guild_id == guild_id, row.id.in_(select(over.c.id))
    )
    return await read_all(conn, query.order_by(row.id), FixtureLine)


async def drop_fixture(conn: AsyncConnection, fixture: FixtureLine) -> None:
    """Delete a fixture that nobody has begun, or a bye, as its teams are no longer known."""
    row = tables.league_fixtures.c
    await conn.execute(
        delete(tables.league_fixtures).where(
            row.guild_id == fixture.guild_id, row.id == fixture.id, row.state.in_(("scheduled", "bye"))
        )
    )


async def guilds_with_work(conn: AsyncConnection, now: datetime) -> list[int]:
    """Guilds in which a fixture's step or a sequence has run out of time, or a match that ended is to be settled."""
    fixture, sequence = tables.league_fixtures.c, tables.league_sequences.c
    over = _over().subquery()
    queries = [
        select(fixture.guild_id).where(fixture.expires_at <= now),
        select(sequence.guild_id).where(sequence.asked.is_not(None), sequence.due_at <= now),
        select(over.c.guild_id),
    ]
    return sorted({guild_id for query in queries for guild_id in (await conn.execute(query)).scalars()})


async def next_due(conn: AsyncConnection) -> datetime | None:
    """When the next step is taken for an absent coach, or the earliest match ended that is to be settled; or None."""
    return (await conn.execute(_next_due())).scalar()


@cache
def _next_due() -> Select[Any]:
    # It is asked at every press in any match, and making it takes longer than asking it.
    fixture, sequence = tables.league_fixtures.c, tables.league_sequences.c
    over = _over().subquery()
    earliest = union_all(
        select(func.min(fixture.expires_at).label("due")),
        select(func.min(sequence.due_at)).where(sequence.asked.is_not(None)),
        select(func.min(over.c.finished_at)),
    ).subquery()
    return select(func.min(earliest.c.due))

"""How divisions are played beside their fixtures: stages, replaced teams, who coached what, trophies and their prizes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_stage_tables as tables
from db import league_tables
from db.league_play import Division
from db.league_rows import insert_row, list_rows, load_row
from db.rows import columns, owned, read_all, read_one, upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """What a division is beside its form.

    `stage` is 1, or more for one that is fed by earlier ones. `major` is the id of a major or None, `rounds` how many a Swiss
    division has, `reach` how many places a challenge on a ladder may go up (0: any). `champion` has won it, coached
    then by `champion_coach`.
    """

    guild_id: int
    division_id: int
    stage: int = 1
    major: str | None = None
    rounds: int | None = None
    reach: int | None = None
    champion: int | None = None
    champion_coach: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Trophy:
    """A major that was won. `state`: `won` (not handed over yet), `held`, `passed` (another team holds it now)."""

    id: int
    guild_id: int
    league_id: int
    division_id: int
    fixture_id: int | None
    team_id: int
    former_team: int | None
    major: str
    state: str
    won_at: datetime
    given_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize:
    """A prize that waits for a choice, or what became of it.

    `kind`: `gift` (of chaos, for a drawn player) or `player_of_the_year`; `state`: `open`, `given`, `declined`.
    """

    id: int
    guild_id: int
    league_id: int
    trophy_id: int
    team_id: int | None
    player_id: int | None
    kind: str
    state: str
    given: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A result for the rating of coaches: who coached, and what came of it."""

    fixture_id: int
    home_team: int
    away_team: int
    home_coach: int
    away_coach: int
    result: Any
    finished_at: datetime


async def load_stage(conn: AsyncConnection, guild_id: int, division_id: int) -> Stage:
    """What a division is beside its form; the defaults where nothing was said."""
    row = tables.league_stages.c
    query = select(*columns(tables.league_stages, Stage)).where(
        row.guild_id == guild_id, row.division_id == division_id
    )
    return await read_one(conn, query, Stage) or Stage(guild_id=guild_id, division_id=division_id)


async def change_stage(conn: AsyncConnection, guild_id: int, division_id: int, **changes: Any) -> Stage:
    """Say something of a division. Raises NotFound when it is not the guild's."""
    statement = upsert(conn, tables.league_stages).values(guild_id=guild_id, division_id=division_id, **changes)
    with owned("league_divisions", guild_id, division_id):
        await conn.execute(statement.on_conflict_do_update(index_elements=["division_id"], set_=changes))
    return await load_stage(conn, guild_id, division_id)


async def champions(conn: AsyncConnection, guild_id: int, league_id: int) -> list[tuple[Division, Stage]]:
    """The league's divisions that have a champion, oldest first."""
    division, stage = league_tables.league_divisions.c, tables.league_stages.c
    query = (
        select(*columns(tables.league_stages, Stage))
        .join(league_tables.league_divisions, division.id == stage.division_id)
        .where(stage.guild_id == guild_id, division.league_id == league_id, stage.champion.is_not(None))
        .order_by(division.id)
    )
    found = await read_all(conn, query, Stage)
    every = await list_rows(conn, league_tables.league_divisions, Division, guild_id, league_id=league_id)
    by_id = {one.id: one for one in every}
    return [(by_id[one.division_id], one) for one in found]


async def season_names(conn: AsyncConnection, guild_id: int, league_id: int) -> dict[int, str]:
    """The names of a league's seasons by id."""
    row = league_tables.league_seasons.c
    query = select(row.id, row.name).where(row.guild_id == guild_id, row.league_id == league_id)
    return {one.id: one.name for one in (await conn.execute(query)).all()}


async def running_of_form(conn: AsyncConnection, form: str, guild_id: int | None = None) -> list[Division]:
    """The divisions of a form whose season runs in a league that is open, of every guild or of one."""
    division, season = league_tables.league_divisions.c, league_tables.league_seasons.c
    query = (
        select(*columns(league_tables.league_divisions, Division))
        .join(league_tables.league_seasons, season.id == division.season_id)
        .join(league_tables.leagues, league_tables.leagues.c.id == division.league_id)
        .where(division.form == form, season.state == "running", league_tables.leagues.c.state == "open")
        .order_by(division.id)
    )
    if guild_id is not None:
        query = query.where(division.guild_id == guild_id)
    return await read_all(conn, query, Division)


async def replaced(conn: AsyncConnection, guild_id: int, division_id: int) -> dict[int, int]:
    """Who took whose place in a division: the team that left → the one that came."""
    column = tables.league_replacements.c
    query = select(column.old_team, column.new_team).where(
        column.guild_id == guild_id, column.division_id == division_id
    )
    return {row.old_team: row.new_team for row in (await conn.execute(query)).all()}


async def replace_in(conn: AsyncConnection, guild_id: int, division_id: int, old: int, new: int) -> None:
    """Note that a team took another's place. Raises NotFound."""
    with owned("league_replacements", guild_id, new):
        await conn.execute(
            insert(tables.league_replacements).values(
                guild_id=guild_id, division_id=division_id, old_team=old, new_team=new
            )
        )


async def note_coaches(conn: AsyncConnection, guild_id: int, fixture_id: int, home: int, away: int) -> None:
    """Remember who coached both sides of a fixture that has its result; for ever, also if teams are handed over."""
    values = {"home_coach": home, "away_coach": away}
    statement = upsert(conn, tables.league_played).values(guild_id=guild_id, fixture_id=fixture_id, **values)
    await conn.execute(statement.on_conflict_do_update(index_elements=["fixture_id"], set_=values))


async def results_in_order(
    conn: AsyncConnection, guild_id: int, league_id: int, states: Collection[str]
) -> list[Played]:
    """The league's results in the order in which they came; for old ones the present coaches of the teams."""
    fixture, played = league_tables.league_fixtures.c, tables.league_played.c
    home, away = league_tables.league_teams.alias("home"), league_tables.league_teams.alias("away")
    query: Any = (
        select(
            fixture.id.label("fixture_id"),
            fixture.home_team,
            fixture.away_team,
            func.coalesce(played.home_coach, home.c.coach).label("home_coach"),
            func.coalesce(played.away_coach, away.c.coach).label("away_coach"),
            fixture.result,
            fixture.finished_at,
        )
        .select_from(league_tables.league_fixtures)
        .join(home, home.c.id == fixture.home_team)
        .join(away, away.c.id == fixture.away_team)
        .outerjoin(tables.league_played, played.fixture_id == fixture.id)
        .where(
            fixture.guild_id == guild_id,
            fixture.league_id == league_id,
            fixture.state.in_(states),
            fixture.finished_at.is_not(None),
        )
        .order_by(fixture.finished_at, fixture.id)
    )
    return await read_all(conn, query, Played)


# --- trophies and prizes -----------------------------------------------------------------------------------------------


async def add_trophy(conn: AsyncConnection, division: Division, **values: Any) -> int:
    """Note that a division's major was won."""
    return await insert_row(
        conn,
        tables.league_trophies,
        division.guild_id,
        league_id=division.league_id,
        division_id=division.id,
        **values,
    )


async def load_trophy(conn: AsyncConnection, guild_id: int, trophy_id: int) -> Trophy:
    """One trophy. Raises NotFound."""
    return await load_row(conn, tables.league_trophies, Trophy, guild_id, trophy_id)


async def list_trophies(conn: AsyncConnection, guild_id: int, **equal: Any) -> list[Trophy]:
    """The guild's trophies with these values, oldest first."""
    return await list_rows(conn, tables.league_trophies, Trophy, guild_id, **equal)


async def change_trophy(conn: AsyncConnection, trophy: Trophy, **changes: Any) -> None:
    """Change some columns."""
    row = tables.league_trophies.c
    await conn.execute(
        update(tables.league_trophies).where(row.guild_id == trophy.guild_id, row.id == trophy.id).values(**changes)
    )


async def drop_trophy(conn: AsyncConnection, trophy: Trophy) -> None:
    """Forget that it was won; its prizes go with it."""
    row = tables.league_trophies.c
    await conn.execute(delete(tables.league_trophies).where(row.guild_id == trophy.guild_id, row.id == trophy.id))


async def add_prize(conn: AsyncConnection, trophy: Trophy, **values: Any) -> int:
    """Let a prize wait for its choice."""
    return await insert_row(
        conn,
        tables.league_prizes,
        trophy.guild_id,
        league_id=trophy.league_id,
        trophy_id=trophy.id,
        state="open",
        **values,
    )


async def load_prize(conn: AsyncConnection, guild_id: int, prize_id: int) -> Prize:
    """One prize. Raises NotFound."""
    return await load_row(conn, tables.league_prizes, Prize, guild_id, prize_id)


async def list_prizes(conn: AsyncConnection, guild_id: int, **equal: Any) -> list[Prize]:
    """The guild's prizes with these values, oldest first."""
    return await list_rows(conn, tables.league_prizes, Prize, guild_id, **equal)


async def settle_prize(conn: AsyncConnection, prize: Prize, **changes: Any) -> Prize:
    """Say what became of a prize."""
    assert set(changes) <= {field.name for field in fields(Prize)}
    row = tables.league_prizes.c
    await conn.execute(
        update(tables.league_prizes).where(row.guild_id == prize.guild_id, row.id == prize.id).values(**changes)
    )
    return await load_prize(conn, prize.guild_id, prize.id)

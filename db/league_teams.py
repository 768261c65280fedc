"""League teams: the sheet as one JSON value, and the ledger as rows, whose sum is the treasury."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables as tables
from db.errors import NotFound
from db.league_rows import change_versioned, insert_row
from db.rows import columns, read_all
from engine.league.stored import from_data, to_data
from engine.league.team import LedgerEntry, Team

SUBMITTED = "submitted"
"""The state of a draft that waits for its approval; the other states are the phases of the engine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    id: int
    guild_id: int
    league_id: int
    coach: int
    state: str
    version: int
    sheet: Any
    colours: Any
    emblem: str
    remark: str
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueTeam:
    """A team of a league as stored.

    `state` is the team's phase, or `submitted`. `version` grows with every change. `remark` is why a submission was
    refused. `colours` is a list of two hexadecimal colours or empty.
    """

    id: int
    guild_id: int
    league_id: int
    coach: int
    state: str
    version: int
    colours: tuple[str, ...]
    emblem: str
    remark: str
    created_at: datetime
    team: Team

    @property
    def name(self) -> str:
        """The team's name."""
        return self.team.name


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamLine:
    """What a list of teams needs of one; `state` as in :class:`LeagueTeam`."""

    id: int
    guild_id: int
    league_id: int
    coach: int
    state: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamLook:
    """How a team is shown in a table; `colours` and `emblem` as in :class:`LeagueTeam`."""

    id: int
    name: str
    coach: int
    colours: Any
    emblem: str


async def create_team(
    conn: AsyncConnection, guild_id: int, league_id: int, coach: int, team: Team, now: datetime
) -> LeagueTeam:
    """Store a new team. Raises NotFound for an unknown league."""
    team_id = await insert_row(
        conn,
        tables.league_teams,
        guild_id,
        league_id=league_id,
        coach=coach,
        name=team.name,
        state=team.phase,
        version=1,
        sheet=_sheet(team),
        colours=[],
        emblem="",
        remark="",
        created_at=now,
    )
    await _sync_ledger(conn, guild_id, team_id, team.ledger)
    return await load_team(conn, guild_id, team_id)


async def load_team(conn: AsyncConnection, guild_id: int, team_id: int) -> LeagueTeam:
    """One team with its ledger. Raises NotFound."""
    row = tables.league_teams.c
    found = await _load(
        conn, select(*columns(tables.league_teams, _Row)).where(row.guild_id == guild_id, row.id == team_id)
    )
    if not found:
        raise NotFound("league_teams", guild_id, team_id)
    return found[0]


async def list_teams(
    conn: AsyncConnection, guild_id: int, league_id: int | None = None, coach: int | None = None
) -> list[LeagueTeam]:
    """The guild's teams, of one league or of one coach, oldest first."""
    row = tables.league_teams.c
    query = select(*columns(tables.league_teams, _Row)).where(row.guild_id == guild_id).order_by(row.id)
    if league_id is not None:
        query = query.where(row.league_id == league_id)
    if coach is not None:
        query = query.where(row.coach == coach)
    return await _load(conn, query)


async def list_lines(
    conn: AsyncConnection, guild_id: int, league_id: int | None = None, coach: int | None = None
) -> list[TeamLine]:
    """The guild's teams without their sheets, of one league or of one coach, oldest first."""
    row = tables.league_teams.c
    query = select(*columns(tables.league_teams, TeamLine)).where(row.guild_id == guild_id).order_by(row.id)
    if league_id is not None:
        query = query.where(row.league_id == league_id)
    if coach is not None:
        query = query.where(row.coach == coach)
    return await read_all(conn, query, TeamLine)


async def versions(conn: AsyncConnection, guild_id: int, league_id: int) -> dict[int, int]:
    """The versions of a league's teams by id, oldest team first."""
    row = tables.league_teams.c
    query = select(row.id, row.version).where(row.guild_id == guild_id, row.league_id == league_id).order_by(row.id)
    return {found.id: found.version for found in await conn.execute(query)}


async def looks(conn: AsyncConnection, guild_id: int, league_id: int) -> dict[int, TeamLook]:
    """How a league's teams look, by id."""
    row = tables.league_teams.c
    query = select(*columns(tables.league_teams, TeamLook)).where(row.guild_id == guild_id, row.league_id == league_id)
    return {one.id: one for one in await read_all(conn, query, TeamLook)}


async def load_teams(conn: AsyncConnection, guild_id: int, team_ids: Collection[int]) -> list[LeagueTeam]:
    """Those of these teams that the guild has."""
    row = tables.league_teams.c
    query = select(*columns(tables.league_teams, _Row)).where(row.guild_id == guild_id, row.id.in_(team_ids))
    return await _load(conn, query)


async def team_names(conn: AsyncConnection, guild_id: int, league_id: int) -> dict[int, str]:
    """The names of a league's teams by id."""
    row = tables.league_teams.c
    query = select(row.id, row.name).where(row.guild_id == guild_id, row.league_id == league_id)
    return {row.id: row.name for row in await conn.execute(query)}


async def save_team(
    conn: AsyncConnection, stored: LeagueTeam, team: Team | None = None, *, submitted: bool = False, **changes: Any
) -> LeagueTeam:
    """Store the team after a change; `changes` are other columns. Raises Conflict when it has changed since `stored`."""
    sheet = team or stored.team
    state = SUBMITTED if submitted else sheet.phase
    if "colours" in changes:
        changes["colours"] = list(changes["colours"])
    await change_versioned(
        conn,
        tables.league_teams,
        stored.guild_id,
        stored.id,
        stored.version,
        name=sheet.name,
        state=state,
        sheet=_sheet(sheet),
        **changes,
    )
    if sheet.ledger != stored.team.ledger:
        await _sync_ledger(conn, stored.guild_id, stored.id, sheet.ledger)
    return await load_team(conn, stored.guild_id, stored.id)


async def drop_draft(conn: AsyncConnection, stored: LeagueTeam) -> None:
    """Delete a draft with its ledger. Raises Conflict when it has changed since `stored`."""
    await change_versioned(conn, tables.league_teams, stored.guild_id, stored.id, stored.version, state=stored.state)
    row = tables.league_teams.c
    await conn.execute(
        delete(tables.league_teams).where(row.guild_id == stored.guild_id, row.id == stored.id, row.state == "draft")
    )


async def treasury(conn: AsyncConnection, guild_id: int, team_id: int) -> int:
    """Gold pieces of a team: the sum of its ledger's rows."""
    row = tables.league_ledger.c
    query = select(func.coalesce(func.sum(row.amount), 0)).where(row.guild_id == guild_id, row.team_id == team_id)
    return int((await conn.execute(query)).scalar_one())


async def _load(conn: AsyncConnection, query: Any) -> list[LeagueTeam]:
    rows = await read_all(conn, query, _Row)
    if not rows:
        return []
    entry = tables.league_ledger.c
    ids = [row.id for row in rows]
    ledgers: dict[int, list[LedgerEntry]] = {team_id: [] for team_id in ids}
    found = await conn.execute(
        select(entry.team_id, entry.amount, entry.reason, entry.detail, entry.match)
        .where(entry.guild_id == rows[0].guild_id, entry.team_id.in_(ids))
        .order_by(entry.team_id, entry.number)
    )
    for team_id, *values in found:
        ledgers[team_id].append(LedgerEntry(*values))
    return [
        LeagueTeam(
            **{name: getattr(row, name) for name in _SHARED},
            colours=tuple(row.colours),
            team=replace(from_data(Team, row.sheet), ledger=tuple(ledgers[row.id])),
        )
        for row in rows
    ]


_SHARED = ("id", "guild_id", "league_id", "coach", "state", "version", "emblem", "remark", "created_at")


def _sheet(team: Team) -> dict[str, Any]:
    return to_data(replace(team, ledger=()))


async def _sync_ledger(conn: AsyncConnection, guild_id: int, team_id: int, ledger: Sequence[LedgerEntry]) -> None:
    """Add what is new; what was undone goes."""
    entry = tables.league_ledger.c
    found = await conn.execute(
        select(entry.amount, entry.reason, entry.detail, entry.match)
        .where(entry.guild_id == guild_id, entry.team_id == team_id)
        .order_by(entry.number)
    )
    known = [LedgerEntry(*values) for values in found]
    same = 0
    while same < min(len(known), len(ledger)) and known[same] == ledger[same]:
        same += 1
    if same < len(known):
        await conn.execute(
            delete(tables.league_ledger).where(
                entry.guild_id == guild_id, entry.team_id == team_id, entry.number >= same
            )
        )
    rows = [
        {"guild_id": guild_id, "team_id": team_id, "number": number, **one._asdict()}
        for number, one in enumerate(ledger)
        if number >= same
    ]
    if rows:
        await conn.execute(insert(tables.league_ledger), rows)

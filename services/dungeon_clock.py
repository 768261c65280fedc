"""The clock of a live match in a dungeon: it calls for open chests, vanishing teleporters and the draw by the clock of the wall.

Each call is a deadline of its own kind in the database. While a match is paused the calls stand in its options as what is
left of them. Slow matches count turns instead (seed 004, *Límites de tiempo*; docs/dungeon.md).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import deadlines
from db.deadlines import NewDeadline
from db.matches import Match, update_match
from engine.match.dungeon import clock
from engine.match.game import Game

KIND = "dungeon"


async def start(conn: AsyncConnection, match: Match, now: datetime) -> None:
    """A match begins: the calls that its options hold in minutes fall due."""
    minutes: dict[str, int] = _kept(match).get("minutes", {})
    for what, after in minutes.items():
        await _add(conn, match, what, now + timedelta(minutes=after))


async def stand(conn: AsyncConnection, match: Match, now: datetime) -> None:
    """A match is paused, or over: its calls wait with what is left of them."""
    kept = _kept(match)
    if "minutes" not in kept:
        return
    left = {
        str(row.details["what"]): max(0.0, (row.due_at - now).total_seconds())
        for row in await deadlines.list_deadlines(conn, match.guild_id, match.id)
        if row.kind == KIND
    }
    await deadlines.cancel_deadlines(conn, match.guild_id, match.id, kinds=(KIND,))
    await _keep(conn, match, {**kept, "left": left})


async def resumed(conn: AsyncConnection, match: Match, now: datetime) -> Match:
    """A paused match goes on, and so does the time to each call; returns its row."""
    kept = _kept(match)
    if "left" not in kept:
        return match
    for what, seconds in kept["left"].items():
        await _add(conn, match, what, now + timedelta(seconds=seconds))
    return await _keep(conn, match, {name: value for name, value in kept.items() if name != "left"})


async def mend(conn: AsyncConnection, match: Match, game: Game, now: datetime) -> None:
    """Decisions were struck: what was called for in them is due again."""
    waiting = {
        str(row.details["what"])
        for row in await deadlines.list_deadlines(conn, match.guild_id, match.id)
        if row.kind == KIND
    }
    for what in _kept(match).get("minutes", {}):
        if what not in waiting and "left" not in _kept(match) and clock.callable_now(game.position, what):
            await _add(conn, match, what, now)


async def give_grace(conn: AsyncConnection, now: datetime, grace: timedelta) -> None:
    """The bot was down: a call that fell due meanwhile comes after a while, and those after it as much later."""
    pending = [row for row in await deadlines.pending_deadlines(conn) if row.kind == KIND]
    late = {row.match_id: now + grace - row.due_at for row in reversed(pending) if row.due_at <= now}
    for row in pending:
        if row.match_id in late and row.match_id is not None:
            moved = {row.id: row.due_at + late[row.match_id]}
            await deadlines.postpone_deadlines(conn, row.guild_id, row.match_id, moved)


async def _add(conn: AsyncConnection, match: Match, what: str, due_at: datetime) -> None:
    await deadlines.add_deadline(
        conn, match.guild_id, match.id, NewDeadline(kind=KIND, due_at=due_at, details={"what": what})
    )


async def _keep(conn: AsyncConnection, match: Match, kept: dict[str, Any]) -> Match:
    return await update_match(conn, match.guild_id, match.id, options={**match.options, "dungeon": kept})


def _kept(match: Match) -> dict[str, Any]:
    return match.options.get("dungeon") or {}

"""Rest points of a match: canonical JSON of a position from which play can go on.

A rest point lies in the course of the standing entry at `position`, after `dice_used` of its standing dice. The first
of each turn is kept, for take-backs and upgrades, and the newest of all, for resuming.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Select, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables
from db.errors import StorageError
from db.rows import columns, owned, read_all, read_one
from db.types import canonical_json
from engine.match.match import RestPoint


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A rest point.

    `turn` names the turn or phase it belongs to, the same for all rest points of one turn and for no other; `data` is
    the engine's canonical JSON of layout `schema_version`, and `data_hash` its SHA-256 in hexadecimal. `prompt_number`
    is that of the last prompt before it.
    """

    position: int
    dice_used: int
    turn: str
    schema_version: int
    prompt_number: int
    data: str
    data_hash: str
    taken_at: datetime

    @classmethod
    def of(cls, point: RestPoint, *, turn: str, now: datetime) -> Snapshot:
        """The engine's rest point, ready to be stored."""
        data = canonical_json(point.snapshot)
        return cls(
            position=point.entry,
            dice_used=point.dice,
            turn=turn,
            schema_version=point.snapshot["schema"],
            prompt_number=point.number,
            data=data,
            data_hash=_digest(data),
            taken_at=now,
        )

    def rest_point(self) -> RestPoint:
        """The rest point for the engine to reopen from. Raises StorageError if the data is not what was stored."""
        if _digest(self.data) != self.data_hash:
            raise StorageError(f"the snapshot at entry {self.position} is damaged")
        return RestPoint(json.loads(self.data), self.position, self.dice_used, self.prompt_number)


async def save_snapshot(conn: AsyncConnection, guild_id: int, match_id: int, snapshot: Snapshot) -> None:
    """Store the newest rest point; a former newest one that did not open its turn goes.

    Raises NotFound for an unknown match.
    """
    kept = tables.snapshots.c
    own = (kept.guild_id == guild_id, kept.match_id == match_id)
    same = (kept.position == snapshot.position) & (kept.dice_used == snapshot.dice_used)
    await conn.execute(delete(tables.snapshots).where(*own, or_(kept.opening.is_(False), same)))
    opened = await conn.execute(select(kept.position).where(*own, kept.turn == snapshot.turn).limit(1))
    given = {field.name: getattr(snapshot, field.name) for field in fields(Snapshot)}
    statement = insert(tables.snapshots).values(
        guild_id=guild_id, match_id=match_id, opening=opened.first() is None, **given
    )
    with owned("match", guild_id, match_id):
        await conn.execute(statement)


async def latest_snapshot(conn: AsyncConnection, guild_id: int, match_id: int) -> Snapshot | None:
    """The newest rest point, or None before the first."""
    return await read_one(conn, _newest_first(guild_id, match_id), Snapshot)


async def list_snapshots(conn: AsyncConnection, guild_id: int, match_id: int) -> list[Snapshot]:
    """All rest points kept, newest first: where to go on when the newest cannot be read any more."""
    return await read_all(conn, _newest_first(guild_id, match_id), Snapshot)


async def drop_snapshots_after(
    conn: AsyncConnection, guild_id: int, match_id: int, *, keep: int, keep_dice: int | None = None
) -> None:
    """Delete the rest points that a take-back to `keep` entries undoes.

    With `keep_dice`, also those in the course of the last entry kept that come after that many of its dice.
    """
    kept = tables.snapshots.c
    gone = kept.position >= keep
    if keep_dice is not None:
        gone |= (kept.position == keep - 1) & (kept.dice_used > keep_dice)
    await conn.execute(delete(tables.snapshots).where(kept.guild_id == guild_id, kept.match_id == match_id, gone))


def _digest(data: str) -> str:
    return hashlib.sha256(data.encode()).hexdigest()


def _newest_first(guild_id: int, match_id: int) -> Select[Any]:
    kept = tables.snapshots.c
    return (
        select(*columns(tables.snapshots, Snapshot))
        .where(kept.guild_id == guild_id, kept.match_id == match_id)
        .order_by(kept.position.desc(), kept.dice_used.desc())
    )

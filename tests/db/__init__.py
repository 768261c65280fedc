"""Storage is tested on files, each test on its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db.guilds import ensure_guild
from db.log import LogEntry, NewEntry
from db.matches import Match, create_match
from db.record import Asked, commit_decision
from db.snapshots import Snapshot

NOW = datetime(2024, 3, 9, 20, 15, 30, 123456, tzinfo=UTC)
GUILD, OTHER_GUILD = 1_100_000_000_000_000_001, 1_100_000_000_000_000_002
HOME_COACH, AWAY_COACH, SPECTATOR = 201, 202, 203


def after(seconds: float) -> datetime:
    return NOW + timedelta(seconds=seconds)


async def new_match(conn: AsyncConnection, guild_id: int = GUILD, **changes: Any) -> Match:
    await ensure_guild(conn, guild_id, NOW)
    given: dict[str, Any] = {
        "home_coach": HOME_COACH,
        "away_coach": AWAY_COACH,
        "rules": "crp",
        "options": {"ask": {"home": ["successes"]}},
        "language": "es",
        "clock_preset": "live",
        "dice_secret": bytes(range(32)),
        "dice_hash": "ab" * 32,
        "home_word": "ñandú",
        "away_word": "owl",
        "now": NOW,
    }
    return await create_match(conn, guild_id, **{**given, **changes})


def entry(decision: str, *values: int, faces: int = 6, **changes: Any) -> NewEntry:
    given: dict[str, Any] = {"given_by": "coach", "side": 0, "user_id": HOME_COACH, "decided_at": NOW}
    return NewEntry(decision=decision, dice=tuple((faces, value) for value in values), **{**given, **changes})


def asked(number: int, side: int | None = 0, kind: str | None = "turn") -> Asked:
    return Asked(number=number, kind=kind, side=side, since=NOW)


def snapshot(position: int, dice_used: int, turn: str, data: str = "{}") -> Snapshot:
    return Snapshot(
        position=position,
        dice_used=dice_used,
        turn=turn,
        schema_version=1,
        prompt_number=position,
        data=data,
        data_hash="h",
        taken_at=NOW,
    )


async def play(conn: AsyncConnection, match_id: int, *decisions: tuple[Any, ...]) -> list[LogEntry]:
    """Commit decisions, each a text and its dice, from the start of a match on."""
    written: list[LogEntry] = []
    for position, (text, *values) in enumerate(decisions):
        drawn = sum(len(done.dice) for done in written)
        written.append(
            await commit_decision(
                conn,
                GUILD,
                match_id,
                entry(text, *values),
                position=position,
                dice_drawn=drawn,
                asked=asked(position + 1),
            )
        )
    return written

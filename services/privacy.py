"""What the bot stores about a person on a server: shown, given as a file, forgotten.

Forgetting deletes preferences, standing orders, formations and offices, and puts a number that stands for nobody in the
person's place everywhere else: matches, logs, requests, teams, news, audit logs. Results stay. His teams stay in their leagues
without a coach until a commissioner hands them over; drafts go. Backups hold him until they are deleted, two weeks later.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import challenges, league_leagues, league_teams, matches, people
from db.matches import LIVE
from services.desk import Desk
from services.errors import Refused
from services.preferences import PreferenceService
from services.sessions import Sessions

#: What is counted when it is shown, by table: the columns in which a person stands there, () for all.
COUNTED = (
    "formations",
    "challenges",
    "matches",
    "log_entries",
    "agreements",
    "league_teams",
    "league_commissioners",
    "league_audit",
)


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored about a person: rows by table, whether he has set anything, and his teams with their states."""

    counts: dict[str, int]
    settings: bool
    orders: int
    time_zone: str | None
    teams: tuple[tuple[str, str], ...]

    @property
    def anything(self) -> bool:
        """Whether there is anything at all."""
        return bool(self.counts)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What forgetting changed: rows, and the names of the teams that are without a coach now."""

    rows: int
    teams: tuple[str, ...]


class Privacy:
    """A person's own view of what is stored about him on one server."""

    def __init__(self, desk: Desk, sessions: Sessions, preferences: PreferenceService) -> None:
        self._desk = desk
        self._sessions = sessions
        self._preferences = preferences

    async def show(self, guild_id: int, user_id: int) -> Stored:
        """What is stored about a person."""
        async with self._desk.database.reading() as conn:
            found = await people.rows_of(conn, guild_id, user_id)
        own: dict[str, Any] = found.get("coaches", [{}])[0]
        return Stored(
            {table: len(rows) for table, rows in found.items()},
            bool(own),
            len(own.get("standing_orders") or {}),
            own.get("time_zone"),
            tuple((str(row["name"]), str(row["state"])) for row in found.get("league_teams", [])),
        )

    async def export(self, guild_id: int, user_id: int) -> bytes:
        """All of it as JSON: rows by table, with times as ISO 8601. The dice secrets of matches are not in it."""
        async with self._desk.database.reading() as conn:
            found = await people.rows_of(conn, guild_id, user_id)
        now = self._desk.clock.now().isoformat()
        whole = {"format": "touchback-person", "exported_at": now, "server": guild_id, "user": user_id, "tables": found}
        return (json.dumps(whole, ensure_ascii=False, indent=1, default=_plain) + "\n").encode()

    async def forget(self, guild_id: int, user_id: int) -> Forgotten:
        """Take a person out of everything that is stored of a server.

        Raises:
            Refused: ``privacy_nothing``; ``privacy_playing``: he is in a match that is not over, with ``match`` its number.
        """
        async with self._desk.database.transaction() as conn:
            await self._free(conn, guild_id, user_id)
            if not await people.rows_of(conn, guild_id, user_id):
                raise Refused("privacy_nothing")
            alias = await people.free_alias(conn, guild_id)
            await self._close_challenges(conn, guild_id, user_id)
            teams = await self._leave_teams(conn, guild_id, user_id, alias)
            rows = await people.replace(conn, guild_id, user_id, alias)
        self._sessions.forget(guild_id)
        self._preferences.forget(guild_id, user_id)
        self._desk.rearm()
        return Forgotten(rows, tuple(teams))

    async def check(self, guild_id: int, user_id: int) -> None:
        """Refuse what :meth:`forget` would refuse.

        Raises:
            Refused: see :meth:`forget`.
        """
        async with self._desk.database.reading() as conn:
            await self._free(conn, guild_id, user_id)
            if not await people.rows_of(conn, guild_id, user_id):
                raise Refused("privacy_nothing")

    async def _free(self, conn: AsyncConnection, guild_id: int, user_id: int) -> None:
        live = await matches.list_matches(conn, guild_id, states=LIVE, user_id=user_id)
        if live:
            raise Refused("privacy_playing", match=str(live[0].id))

    async def _close_challenges(self, conn: AsyncConnection, guild_id: int, user_id: int) -> None:
        """His own challenges are withdrawn, those made to him declined."""
        for one in await challenges.list_open_challenges(conn, guild_id, user_id=user_id):
            if user_id in (one.challenger, one.opponent):
                word: challenges.ChallengeState = "withdrawn" if one.challenger == user_id else "declined"
                await challenges.answer_challenge(conn, guild_id, one.id, word, self._desk.clock.now())

    async def _leave_teams(self, conn: AsyncConnection, guild_id: int, user_id: int, alias: int) -> list[str]:
        """Drafts go; every other team stays, with an entry in its league's audit log."""
        left: list[str] = []
        for stored in await league_teams.list_teams(conn, guild_id, coach=user_id):
            if stored.state == "draft":
                await league_teams.drop_draft(conn, stored)
                continue
            left.append(stored.name)
            now = self._desk.clock.now()
            await league_leagues.audit(
                conn, guild_id, stored.league_id, alias, "coach_forgotten", now, team_id=stored.id
            )
        return left


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else str(value)

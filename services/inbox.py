"""What waits for a coach in a guild, and what happened since he looked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from db import agreements, deadlines, log, markers, matches
from db.challenges import Challenge, list_open_challenges
from db.matches import Match
from services.clock import DECIDING
from services.desk import Desk
from services.hiring import baskets
from services.outcome import Played
from services.session import MatchSession

WaitingKind = Literal["decision", "agreement", "team", "shopping", "challenge", "news", "other_coach"]


@dataclass(frozen=True, slots=True)
class Waiting:
    """One line of the inbox.

    ``kind``: a decision, a request, a team to be chosen, a budget to be spent, a challenge to be answered; ``news`` or ``other_coach`` where
    nothing waits for this coach and something happened since he looked, or nothing did.

    Attributes:
        since: since when it waits.
        due_at: when the clock will decide, if it runs.
        news: how many decisions were taken since he looked.
    """

    kind: WaitingKind
    match: Match | None = None
    challenge: Challenge | None = None
    since: datetime | None = None
    due_at: datetime | None = None
    news: int = 0


class Inbox:
    """The inbox."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def list(self, guild_id: int, user_id: int) -> list[Waiting]:
        """What waits for a coach, most urgent first: what has a deadline, what has none, and matches without."""
        found: list[Waiting] = []
        async with self._desk.database.reading() as conn:
            for match in await matches.list_matches(conn, guild_id, user_id=user_id):
                marker = await markers.load_marker(conn, guild_id, match.id, user_id)
                seen = marker.entry_number if marker is not None else 0
                news = len(await log.entries_after(conn, guild_id, match.id, seen))
                rows = await deadlines.list_deadlines(conn, guild_id, match.id)
                due = next((row.due_at for row in rows if row.kind in DECIDING), None)
                asked = await agreements.pending_agreements(conn, guild_id, match.id)
                found.append(_waiting(match, user_id, news, due, any(one.asked_by != user_id for one in asked)))
            for challenge in await list_open_challenges(conn, guild_id, user_id=user_id):
                if challenge.opponent == user_id:
                    found.append(Waiting("challenge", challenge=challenge, since=challenge.created_at))
        return sorted(found, key=_urgency)


def _waiting(match: Match, user_id: int, news: int, due: datetime | None, asked: bool) -> Waiting:
    if asked:
        return Waiting("agreement", match, news=news)
    if match.state == "teams":
        sides = [side for side in (0, 1) if match.coach(side) == user_id]
        missing = any((match.home_team, match.away_team)[side] is None for side in sides)
        both = baskets(match)
        if both is not None and any(not both[side].done for side in sides):
            return Waiting("shopping", match, since=match.created_at)
        return Waiting("team" if missing else "other_coach", match, since=match.created_at)
    if match.state == "playing" and match.asked_side is not None and match.coach(match.asked_side) == user_id:
        return Waiting("decision", match, since=match.asked_since, due_at=due, news=news)
    return Waiting("news" if news else "other_coach", match, news=news)


def _urgency(waiting: Waiting) -> tuple[bool, float, int]:
    mine = waiting.kind in ("decision", "agreement", "team", "shopping", "challenge")
    due = waiting.due_at.timestamp() if waiting.due_at is not None else float("inf")
    return not mine, due, waiting.match.id if waiting.match is not None else 0


async def look(session: MatchSession, user_id: int) -> list[Played]:
    """What happened in a match since this coach looked, oldest first, as far as the running turn holds it; now he has.

    What happened before the running turn is in the messages of the thread; the list is empty where he has seen all.
    """
    match, desk = session.match, session.desk
    async with desk.database.transaction() as conn:
        marker = await markers.load_marker(conn, match.guild_id, match.id, user_id)
        seen = marker.entry_number if marker is not None else 0
        news = await log.entries_after(conn, match.guild_id, match.id, seen)
        if news:
            await markers.mark_read(conn, match.guild_id, match.id, user_id, news[-1].number, desk.clock.now())
    standing = [entry for entry in news if not entry.struck]
    return session.story.steps[-len(standing) :] if standing else []

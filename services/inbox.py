"""What waits for a coach in a guild, and what happened since he looked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from db import agreements, deadlines, log, markers, matches
from db.agreements import Agreement
from db.challenges import Challenge, list_open_challenges
from db.matches import Match
from services.claims import CLAIM
from services.clock import DECIDING
from services.consent import KINDS as BY_COMMISSIONER
from services.desk import Desk
from services.hiring import baskets
from services.outcome import Played
from services.session import MatchSession

WaitingKind = Literal[
    "decision", "agreement", "claim", "team", "shopping", "challenge", "news", "other_coach", "paused"
]
#: What waits for this coach himself.
MINE = ("decision", "agreement", "claim", "team", "shopping", "challenge")


@dataclass(frozen=True, slots=True)
class Waiting:
    """One line of the inbox.

    ``kind``: a decision, a request, a win that may be claimed, a team to be chosen, a budget to be spent, a challenge to be
    answered; ``news``, ``other_coach`` or ``paused`` where nothing waits for this coach: something happened since he looked,
    or nothing did, or the clocks stand. A match in which he is asked to decide and to agree has a line for each.

    Attributes:
        since: since when it waits.
        due_at: when the clock will decide, if it runs.
        news: how many decisions were taken since he looked.
        asked_by: who made the request.
    """

    kind: WaitingKind
    match: Match | None = None
    challenge: Challenge | None = None
    since: datetime | None = None
    due_at: datetime | None = None
    news: int = 0
    asked_by: int | None = None


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
                requests = [_request(match, one, news) for one in asked if _awaits(match, one, user_id)]
                own = _waiting(match, user_id, news, due)
                if own.kind in MINE or not requests:
                    found.append(own)
                    requests = [replace(one, news=0) for one in requests]
                found += requests
            for challenge in await list_open_challenges(conn, guild_id, user_id=user_id):
                if challenge.opponent == user_id:
                    found.append(Waiting("challenge", challenge=challenge, since=challenge.created_at))
        return sorted(found, key=_urgency)


def _awaits(match: Match, one: Agreement, user_id: int) -> bool:
    """Whether a request is one that this coach has not yet answered for his side, or for one of both."""
    sides = [side for side in (0, 1) if match.coach(side) == user_id]
    if one.kind in BY_COMMISSIONER:
        return any(side not in one.details["agreed"] for side in sides)
    return one.asked_by != user_id or len(sides) > 1


def _request(match: Match, one: Agreement, news: int) -> Waiting:
    kind = "claim" if one.kind == CLAIM else "agreement"
    return Waiting(kind, match, since=one.asked_at, news=news, asked_by=one.asked_by)


def _waiting(match: Match, user_id: int, news: int, due: datetime | None) -> Waiting:
    if match.state == "teams":
        sides = [side for side in (0, 1) if match.coach(side) == user_id]
        missing = any((match.home_team, match.away_team)[side] is None for side in sides)
        both = baskets(match)
        if both is not None and any(not both[side].done for side in sides):
            return Waiting("shopping", match, since=match.created_at)
        return Waiting("team" if missing else "other_coach", match, since=match.created_at)
    if match.state == "playing" and match.asked_side is not None and match.coach(match.asked_side) == user_id:
        return Waiting("decision", match, since=match.asked_since, due_at=due, news=news)
    if match.state == "paused":
        return Waiting("paused", match, news=news)
    return Waiting("news" if news else "other_coach", match, news=news)


def _urgency(waiting: Waiting) -> tuple[bool, float, int]:
    due = waiting.due_at.timestamp() if waiting.due_at is not None else float("inf")
    return waiting.kind not in MINE, due, waiting.match.id if waiting.match is not None else 0


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

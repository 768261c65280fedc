"""What is read out of a match that was played, for its result."""

from __future__ import annotations

import logging
from typing import Any

from engine.league import match_day
from engine.league.stored import from_data
from engine.league.team import Team
from engine.match import events as ev
from services import reading
from services.session import MatchSession

log = logging.getLogger(__name__)


def pair_of(data: Any) -> tuple[Team, Team]:
    """Both teams as a fixture holds them, home first."""
    home, away = (from_data(Team, one) for one in data)
    return home, away


def medals_of(team: Team, side: int, events: list[ev.Event]) -> tuple[int, ...]:
    """Who gets a medal: everybody on the sheet who was on the pitch; all who could play where that is not known."""
    return match_day.took_part(events, team, side) or tuple(one.number for one in team.available)


async def events_of(session: MatchSession) -> list[ev.Event]:
    """All events of a match; none where its log can no longer be replayed."""
    entries = await reading.log_of(session)
    events = [event for entry in entries if not entry.struck for event in entry.events]
    if not events:
        log.warning("match %s: settled without its events", session.match.id)
    return events

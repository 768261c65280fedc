"""Dates of matches: two coaches propose and agree, each in his own time zone; what Discord's events and calendars show of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_dates as rows
from db import league_leagues, league_play, league_teams
from db.league_dates import Date
from db.league_play import Fixture
from engine.league.team import Team
from services.errors import Refused
from services.league.match_days import scheduled, teams_of
from services.league.office import Actor, Office, open_only

#: How long a match is put down for in a calendar.
LENGTH = timedelta(hours=2, minutes=30)
#: The furthest date that can be agreed on.
FURTHEST = timedelta(days=365)
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})[ T]+(\d{1,2}):(\d{2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(?:(\d{4}))?[ ,]+(\d{1,2}):(\d{2})")


@dataclass(frozen=True, slots=True)
class Appointment:
    """An agreed date, with what a calendar says of it."""

    date: Date
    fixture: Fixture
    league: str
    home: str
    away: str


@dataclass(frozen=True, slots=True)
class EventChange:
    """What is to be done about a fixture's event in Discord: ``make`` or ``move`` it to ``at``, or ``drop`` it."""

    kind: Literal["make", "move", "drop"]
    guild_id: int
    fixture_id: int
    event_id: int | None
    appointment: Appointment | None


class Dates:
    """The dates of fixtures."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def read(self, guild_id: int, user_id: int, typed: str) -> datetime:
        """The moment that a coach means by a date and a time of day in his own zone.

        Raises:
            Refused: ``league_no_zone``: he has not set one; ``league_bad_date``, ``league_past_date``, ``league_far_date``.
        """
        preferences = await self._office.desk.preferences.get(guild_id, user_id)
        if preferences.time_zone is None:
            raise Refused("league_no_zone")
        return moment(typed, ZoneInfo(preferences.time_zone), self._office.desk.clock.now())

    async def propose(self, guild_id: int, fixture_id: int, actor: Actor, at: datetime) -> Date:
        """One of the two coaches proposes when to play; his earlier open proposal for the match is replaced.

        Raises:
            Refused: ``league_not_coach``, ``league_played``, ``league_match_running``, ``league_reported``,
                ``league_past_date``, ``league_far_date``, ``league_late_date``: after the deadline.
        """
        now = self._office.desk.clock.now()
        if at <= now:
            raise Refused("league_past_date")
        if at > now + FURTHEST:
            raise Refused("league_far_date", days=str(FURTHEST.days))
        async with self._office.writing() as conn:
            fixture = await scheduled(conn, guild_id, fixture_id)
            league = open_only(await league_leagues.load_league(conn, guild_id, fixture.league_id))
            await self._coach(conn, fixture, actor)
            if fixture.due_at is not None and at > fixture.due_at:
                raise Refused("league_late_date", due=stamp(fixture.due_at))
            for earlier in await rows.dates_of(conn, guild_id, fixture_id):
                if earlier.state == "open" and earlier.proposed_by == actor.user_id:
                    await rows.set_state(conn, earlier, "replaced")
            date = await rows.propose(conn, fixture, actor.user_id, at, now)
            await self._office.note(conn, league, actor, "date_proposed", fixture_id=fixture_id, at=at.isoformat())
            return date

    async def answer(self, guild_id: int, date_id: int, actor: Actor, accept: bool) -> Date:
        """The other coach agrees, or declines. What was agreed before for the match is replaced.

        Raises:
            Refused: ``league_date_closed``, ``league_own_date``, ``league_not_coach``, ``league_past_date``, ``league_played``,
                ``league_match_running``, ``league_reported``.
        """
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            date = await rows.load_date(conn, guild_id, date_id)
            if date.state != "open":
                raise Refused("league_date_closed")
            fixture = await scheduled(conn, guild_id, date.fixture_id)
            league = open_only(await league_leagues.load_league(conn, guild_id, fixture.league_id))
            home, away = await self._coach(conn, fixture, actor)
            if actor.user_id == date.proposed_by:
                raise Refused("league_own_date")
            if not accept:
                await self._office.note(conn, league, actor, "date_declined", fixture_id=fixture.id)
                return await rows.set_state(conn, date, "declined")
            if date.at <= now:
                raise Refused("league_past_date")
            date = await rows.set_state(conn, date, "agreed")
            await rows.close_others(conn, date, ("open", "agreed"))
            await self._office.note(conn, league, actor, "date_agreed", fixture_id=fixture.id, at=date.at.isoformat())
            values = {"home": home.name, "away": away.name, "at": stamp(date.at)}
            await league_leagues.tell(conn, guild_id, league.id, "date_agreed", values, now, fixture_id=fixture.id)
            return date

    async def withdraw(self, guild_id: int, date_id: int, actor: Actor) -> Date:
        """Who proposed a date takes it back; one that is agreed either coach calls off.

        Raises:
            Refused: ``league_date_closed``, ``league_not_coach``.
        """
        async with self._office.writing() as conn:
            date = await rows.load_date(conn, guild_id, date_id)
            fixture = await league_play.load_fixture(conn, guild_id, date.fixture_id)
            league = open_only(await league_leagues.load_league(conn, guild_id, fixture.league_id))
            names = await self._coach(conn, fixture, actor)
            if date.state not in ("open", "agreed"):
                raise Refused("league_date_closed")
            if date.state == "open" and actor.user_id != date.proposed_by:
                raise Refused("league_not_coach", team=f"{names[0].name}, {names[1].name}")
            await self._office.note(conn, league, actor, "date_withdrawn", fixture_id=fixture.id)
            return await rows.set_state(conn, date, "withdrawn")

    async def get(self, guild_id: int, date_id: int) -> Date:
        """One proposal.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_date(conn, guild_id, date_id)

    async def of(self, guild_id: int, fixture_id: int) -> list[Date]:
        """The open and agreed dates of a fixture, oldest first."""
        async with self._office.reading() as conn:
            found = await rows.dates_of(conn, guild_id, fixture_id)
        return [one for one in found if one.state in ("open", "agreed")]

    async def upcoming(
        self, guild_id: int, league_id: int | None = None, coach: int | None = None
    ) -> list[Appointment]:
        """The agreed dates of matches to be played, earliest first; of a league, or of one coach's teams."""
        async with self._office.reading() as conn:
            found: list[Appointment] = []
            now = self._office.desk.clock.now()
            for date in await rows.agreed_dates(conn, guild_id, league_id):
                if date.at + LENGTH <= now:
                    continue
                fixture = await league_play.load_fixture(conn, guild_id, date.fixture_id)
                both = await teams_of(conn, fixture)
                if coach is None or coach in (both[0].coach, both[1].coach):
                    found.append(await self._appointment(conn, date, fixture))
            return found

    async def appointment(self, guild_id: int, fixture_id: int) -> Appointment:
        """The agreed date of a fixture.

        Raises:
            Refused: ``league_no_date``, ``league_not_found``.
        """
        async with self._office.reading() as conn:
            fixture = await league_play.load_fixture(conn, guild_id, fixture_id)
            for date in await rows.dates_of(conn, guild_id, fixture_id):
                if date.state == "agreed":
                    return await self._appointment(conn, date, fixture)
        raise Refused("league_no_date")

    def calendar(self, appointments: list[Appointment]) -> bytes:
        """An iCal file with these dates; a date that is agreed anew moves the same entry."""
        made = Calendar()
        made.add("prodid", "-//Touchback//league//EN")
        made.add("version", "2.0")
        for one in appointments:
            entry = Event()
            entry.add("uid", f"fixture-{one.date.guild_id}-{one.fixture.id}@touchback")
            entry.add("dtstamp", self._office.desk.clock.now())
            entry.add("sequence", one.date.id)
            entry.add("dtstart", one.date.at.astimezone(UTC))
            entry.add("dtend", (one.date.at + LENGTH).astimezone(UTC))
            entry.add("summary", f"{one.home} – {one.away}")
            entry.add("location", one.league)
            made.add_component(entry)
        return made.to_ical()

    # -- events in Discord --------------------------------------------------------------------------------------

    async def event_changes(self, guild_id: int) -> list[EventChange]:
        """What separates the events that were made from the dates that are agreed; nothing, once it was done."""
        async with self._office.reading() as conn:
            made = {one.fixture_id: one for one in await rows.list_events(conn, guild_id)}
            agreed = {one.fixture_id: one for one in await rows.agreed_dates(conn, guild_id)}
            now = self._office.desk.clock.now()
            found: list[EventChange] = []
            for fixture_id, date in agreed.items():
                event = made.get(fixture_id)
                if (event is not None and event.at == date.at) or date.at <= now:
                    continue
                fixture = await league_play.load_fixture(conn, guild_id, fixture_id)
                shown = await self._appointment(conn, date, fixture)
                event_id = event.event_id if event is not None else None
                kind: Literal["make", "move"] = "make" if event_id is None else "move"
                found.append(EventChange(kind, guild_id, fixture_id, event_id, shown))
            for fixture_id, event in made.items():
                if fixture_id not in agreed:
                    found.append(EventChange("drop", guild_id, fixture_id, event.event_id, None))
            return found

    async def event_done(self, change: EventChange, event_id: int | None) -> None:
        """Remember what was done; ``event_id`` None: it could not be made for this date, which is not tried again."""
        async with self._office.desk.database.transaction() as conn:
            if change.appointment is None:
                await rows.forget_event(conn, change.guild_id, change.fixture_id)
            else:
                at = change.appointment.date.at
                await rows.set_event(conn, change.guild_id, change.fixture_id, at, event_id)
        self._office.changes += 1

    async def guilds(self) -> list[int]:
        """The guilds in which events may have to be made, moved or dropped."""
        async with self._office.reading() as conn:
            return await rows.guilds_with_dates(conn)

    async def _appointment(self, conn: AsyncConnection, date: Date, fixture: Fixture) -> Appointment:
        league = await league_leagues.load_league(conn, date.guild_id, date.league_id)
        names = await league_teams.team_names(conn, date.guild_id, date.league_id)
        return Appointment(date, fixture, league.name, names[fixture.home_team], names[int(fixture.away_team or 0)])

    async def _coach(self, conn: AsyncConnection, fixture: Fixture, actor: Actor) -> tuple[Team, Team]:
        home, away = await teams_of(conn, fixture)
        if actor.user_id not in (home.coach, away.coach):
            raise Refused("league_not_coach", team=f"{home.name}, {away.name}")
        return home.team, away.team


def moment(typed: str, zone: ZoneInfo, now: datetime) -> datetime:
    """A date and time of day as written in a zone: ``2026-12-05 20:30``, ``5.12. 20:30`` or ``5/12/2026 20:30``.

    Without a year the next such day is meant. Times that a change of the clocks skips do not exist.

    Raises:
        Refused: ``league_bad_date``, ``league_past_date``, ``league_far_date``.
    """
    given = " ".join(typed.split())
    found = _ISO.fullmatch(given)
    local_now = now.astimezone(zone)
    try:
        if found is not None:
            year, month, day, hour, minute = (int(part) for part in found.groups())
            at = datetime(year, month, day, hour, minute, tzinfo=zone)
        else:
            found = _DAY_FIRST.fullmatch(given)
            if found is None:
                raise Refused("league_bad_date", given=typed[:50])
            day, month, year_given, hour, minute = found.groups()
            year = int(year_given) if year_given else local_now.year
            at = datetime(year, int(month), int(day), int(hour), int(minute), tzinfo=zone)
            if not year_given and at <= local_now:
                at = at.replace(year=year + 1)
        exact = at.astimezone(UTC)
    except (ValueError, OverflowError):
        raise Refused("league_bad_date", given=typed[:50]) from None
    if exact.astimezone(zone).replace(tzinfo=None) != at.replace(tzinfo=None):
        raise Refused("league_bad_date", given=typed[:50])
    if exact <= now:
        raise Refused("league_past_date")
    if exact > now + FURTHEST:
        raise Refused("league_far_date", days=str(FURTHEST.days))
    return exact


def stamp(at: datetime) -> str:
    """A moment as Discord shows it, to everybody in the time of his own device."""
    return f"<t:{int(at.timestamp())}:F>"


__all__ = ["Appointment", "Date", "Dates", "EventChange", "moment", "stamp"]

"""Who is reminded of what, and when: agreed dates, deadlines of rounds, and what is overdue. What was told is stored."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_dates as rows
from db import league_leagues, league_play, league_teams
from db.league_leagues import League
from db.league_play import FixtureLine
from db.league_teams import TeamLine
from services.league.office import Office
from services.preferences import quiet_until

#: How long before an agreed date both coaches are reminded.
BEFORE_DATE = {"date_day": timedelta(days=1), "date_hour": timedelta(hours=1)}
#: How long before a deadline those are reminded who have not played; half of a shorter round.
BEFORE_DEADLINE = timedelta(days=2)
#: What has been overdue for longer is not told any more.
LONGEST_OVERDUE = timedelta(days=30)
DUE, OVERDUE = "due", "overdue"
#: The side that stands for the commissioners.
COMMISSIONERS = 2


@dataclass(frozen=True, slots=True)
class Line:
    """A match that somebody is reminded of; ``sides`` are those (0 home, 1 away) whom this reminder is for."""

    fixture: FixtureLine
    home: str
    away: str
    sides: tuple[int, ...]


@dataclass(slots=True)
class Reminder:
    """One message for a league's channel.

    Attributes:
        kind: ``date_day``, ``date_hour``, ``due`` or ``overdue``.
        about: the agreed date or the deadline.
        mention: the users it notifies.
        lines: the matches it is about.
    """

    league: League
    kind: str
    about: datetime
    mention: list[int] = field(default_factory=list[int])
    lines: list[Line] = field(default_factory=list[Line])


@dataclass(frozen=True, slots=True)
class _Item:
    fixture: FixtureLine
    kind: str
    about: datetime
    at: datetime


class Reminders:
    """The reminders of all leagues."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def due(self, now: datetime) -> list[Reminder]:
        """What is to be told now, a message for each league, kind and moment; coaches in their quiet hours are left for later."""
        return (await self._scan(now))[0]

    async def next_due(self, now: datetime) -> datetime | None:
        """When there is something to be told next."""
        told, later = await self._scan(now)
        return now if told else later

    async def told(self, reminder: Reminder) -> None:
        """Remember that a reminder was told, or that it cannot be; it is not told again."""
        now = self._office.desk.clock.now()
        async with self._office.desk.database.transaction() as conn:
            for line in reminder.lines:
                for side in line.sides:
                    await rows.note_reminder(
                        conn, reminder.league.guild_id, line.fixture.id, reminder.kind, side, reminder.about, now
                    )
        self._office.changes += 1

    async def _scan(self, now: datetime) -> tuple[list[Reminder], datetime | None]:
        async with self._office.reading() as conn:
            items, times = await self._items(conn, now)
            found, quiet = await self._grouped(conn, items, now)
        times += quiet
        return found, min((one for one in times if one > now), default=None)

    async def _items(self, conn: AsyncConnection, now: datetime) -> tuple[list[_Item], list[datetime]]:
        """What is due now and may not have been told, and the moments at which something else is."""
        items: list[_Item] = []
        times: list[datetime] = []
        for date in await rows.agreed_dates(conn):
            for kind, lead in BEFORE_DATE.items():
                at = date.at - lead
                if date.made_at <= at and now < date.at:
                    times.append(at)
                    if at <= now:
                        fixture = await league_play.load_fixture(conn, date.guild_id, date.fixture_id)
                        items.append(_Item(fixture, kind, date.at, at))
        days: dict[int, int | None] = {}
        for fixture in await rows.with_deadlines(conn, now + BEFORE_DEADLINE, now - LONGEST_OVERDUE):
            assert fixture.due_at is not None
            if fixture.due_at <= now:
                items.append(_Item(fixture, OVERDUE, fixture.due_at, fixture.due_at))
                continue
            if fixture.division_id not in days:
                division = await league_play.load_division(conn, fixture.guild_id, fixture.division_id)
                days[fixture.division_id] = division.days
            at = fixture.due_at - lead_of(days[fixture.division_id])
            times += [at, fixture.due_at]
            if at <= now:
                items.append(_Item(fixture, DUE, fixture.due_at, at))
        far = await rows.next_deadline(conn, now + BEFORE_DEADLINE)
        return items, [*times, *([far - BEFORE_DEADLINE] if far is not None else [])]

    async def _grouped(
        self, conn: AsyncConnection, items: list[_Item], now: datetime
    ) -> tuple[list[Reminder], list[datetime]]:
        by_guild: dict[int, list[_Item]] = defaultdict(list)
        for item in items:
            by_guild[item.fixture.guild_id].append(item)
        groups: dict[tuple[int, str, datetime], Reminder] = {}
        quiet: list[datetime] = []
        for guild_id, theirs in by_guild.items():
            known = await rows.reminders(conn, guild_id, {one.fixture.id for one in theirs})
            leagues = {one.id: one for one in await league_leagues.list_leagues(conn, guild_id)}
            teams: dict[int, dict[int, TeamLine]] = {}
            for item in theirs:
                league = leagues[item.fixture.league_id]
                if league.channel_id is None or league.state != "open":
                    continue
                if league.id not in teams:
                    lines = await league_teams.list_lines(conn, guild_id, league.id)
                    teams[league.id] = {one.id: one for one in lines}
                home, away = (
                    teams[league.id][team] for team in (item.fixture.home_team, int(item.fixture.away_team or 0))
                )
                sides: list[int] = []
                users: list[int] = []
                for side, user_id in _people(item, home, away):
                    if (item.fixture.id, item.kind, side, item.about) in known:
                        continue
                    preferences = await self._office.desk.preferences.get(guild_id, user_id) if user_id else None
                    until = quiet_until(preferences, now) if preferences is not None else None
                    if until is not None and until < item.about:
                        quiet.append(until)
                        continue
                    sides.append(side)
                    if preferences is not None and preferences.mention and until is None:
                        users.append(user_id)
                if not sides:
                    continue
                group = groups.setdefault((league.id, item.kind, item.about), Reminder(league, item.kind, item.about))
                group.lines.append(Line(item.fixture, home.name, away.name, tuple(sides)))
                group.mention += [one for one in users if one not in group.mention]
                if item.kind == OVERDUE:
                    group.mention = await self._commissioners(conn, league, now)
        return list(groups.values()), quiet

    async def _commissioners(self, conn: AsyncConnection, league: League, now: datetime) -> list[int]:
        found: list[int] = []
        for user_id in await league_leagues.commissioners(conn, league.guild_id, league.id):
            preferences = await self._office.desk.preferences.get(league.guild_id, user_id)
            if preferences.mention and quiet_until(preferences, now) is None:
                found.append(user_id)
        return found


def _people(item: _Item, home: TeamLine, away: TeamLine) -> list[tuple[int, int]]:
    """The sides that an item concerns with their coaches; the commissioners as one without a user."""
    return [(COMMISSIONERS, 0)] if item.kind == OVERDUE else [(0, home.coach), (1, away.coach)]


def lead_of(days: int | None) -> timedelta:
    """How long before its deadline a round is reminded of."""
    return BEFORE_DEADLINE if days is None else min(BEFORE_DEADLINE, timedelta(days=days) / 2)

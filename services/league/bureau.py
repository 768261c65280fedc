"""All league services in one value, and what falls due in them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from db import league_play, league_sequences, league_stages, league_teams
from db.league_play import FixtureLine
from db.league_sequences import Sequence
from engine.match.dice import Dice
from services.challenges import Challenges
from services.desk import Desk
from services.errors import Refused
from services.league.auditing import Auditing
from services.league.cups import Cups
from services.league.dates import Dates
from services.league.deadlines import Deadlines
from services.league.files import Files
from services.league.honours import Honours
from services.league.imports import Imports
from services.league.ladders import Ladders
from services.league.leagues import Leagues
from services.league.majors import Majors
from services.league.match_days import MatchDays
from services.league.messages import Messages
from services.league.office import Office
from services.league.rating import Ratings
from services.league.reminders import Reminders
from services.league.results import Results
from services.league.seasons import Seasons
from services.league.sequences import Sequences
from services.league.stages import Stages
from services.league.standing import Standings
from services.league.states import PLAYING, PRE_MATCH, SWISS
from services.league.statistics import LeagueStatistics
from services.league.swiss import Swiss
from services.league.teams import Teams
from services.sessions import Sessions

log = logging.getLogger(__name__)
#: When a step that could not be taken for an absent coach is tried again.
RETRY = timedelta(hours=1)


@dataclass(slots=True)
class LeagueServices:
    """The league services, wired."""

    office: Office
    leagues: Leagues
    teams: Teams
    seasons: Seasons
    cups: Cups
    sequences: Sequences
    match_days: MatchDays
    results: Results
    statistics: LeagueStatistics
    messages: Messages
    stages: Stages
    swiss: Swiss
    ladders: Ladders
    majors: Majors
    auditing: Auditing
    deadlines: Deadlines
    honours: Honours
    standings: Standings
    dates: Dates
    reminders: Reminders
    ratings: Ratings
    files: Files
    imports: Imports
    #: Tells what reminders are due; set by who can speak in a league's channel.
    remind: Callable[[], Awaitable[None]] | None = None
    _known: tuple[int, bool] = (-1, False)
    _later: datetime | None = None

    @classmethod
    def of(cls, desk: Desk, sessions: Sessions, challenges: Challenges, dice: Dice | None = None) -> LeagueServices:
        """The league services over what matches are played with; ``dice`` for what happens around matches."""
        office = Office(desk, dice)
        sequences, seasons, statistics = Sequences(office), Seasons(office), LeagueStatistics(office)
        return cls(
            office,
            Leagues(office),
            Teams(office),
            seasons,
            Cups(office),
            sequences,
            MatchDays(office, challenges, sequences),
            Results(office, sessions, sequences),
            statistics,
            Messages(office),
            Stages(office),
            Swiss(office),
            Ladders(office),
            Majors(office),
            Auditing(office),
            Deadlines(office),
            Honours(office),
            Standings(office),
            Dates(office),
            Reminders(office),
            Ratings(office),
            Files(office, seasons, statistics),
            Imports(office),
        )

    async def next_due(self) -> datetime | None:
        """When the next step is taken for an absent coach, the next Swiss round is drawn, or somebody is reminded.

        It is asked at every press in any match, so what only leagues change is looked up again when they have changed.
        """
        async with self.office.reading() as conn:
            times = [await league_play.next_due(conn)]
        now = self.office.desk.clock.now()
        known = (self.office.changes, self.remind is not None)
        if known != self._known or (self._later is not None and self._later <= now):
            self._later = await self._next_later(now)
            self._known = known
        return min((time for time in (*times, self._later) if time is not None), default=None)

    async def _next_later(self, now: datetime) -> datetime | None:
        async with self.office.reading() as conn:
            times = [await self.swiss.next_due(conn)]
        if self.remind is not None:
            times.append(await self.reminders.next_due(now))
        return min((time for time in times if time is not None), default=None)

    async def sweep(self, now: datetime) -> int:
        """Do what has fallen due, and settle matches that are over; returns how many things were done.

        Whatever was missed while the bot was down is done here too; a second call does nothing.
        """
        async with self.office.reading() as conn:
            guilds = {*await league_play.guilds_with_work(conn, now)}
            guilds |= {one.guild_id for one in await league_stages.running_of_form(conn, SWISS)}
        done = 0
        for guild_id in sorted(guilds):
            done += await self._sweep(guild_id, now)
        if self.remind is not None:
            await self.remind()
        return done

    async def _sweep(self, guild_id: int, now: datetime) -> int:
        async with self.office.reading() as conn:
            expired = await league_play.list_fixtures(conn, guild_id, expired_by=now)
            over = await league_play.unsettled(conn, guild_id)
            sequences = await league_sequences.running_sequences(conn, guild_id, due_by=now)
        work: list[tuple[str, Coroutine[Any, Any, int]]] = [
            (f"fixture {one.id}", self._due(one, now)) for one in (*expired, *over)
        ]
        work += [(f"team {one.team_id}", self._defaults(one)) for one in sequences]
        work.append(("Swiss rounds", self.swiss.sweep(guild_id, now)))
        done = 0
        for about, doing in work:
            try:
                done += await doing
            except Refused as refusal:
                log.warning("%s of guild %s: %s", about, guild_id, refusal)
            except Exception:
                log.exception("%s of guild %s", about, guild_id)
        return done

    async def _due(self, fixture: FixtureLine, now: datetime) -> bool:
        """Take what a fixture waits for; what cannot be done now is tried again later."""
        if fixture.state == PLAYING:
            return await self.results.settle(fixture.guild_id, int(fixture.match_id or 0)) is not None
        try:
            if fixture.state == PRE_MATCH:
                return await self.match_days.expire(fixture.guild_id, fixture.id, now) is not None
            return await self.results.expire(fixture.guild_id, fixture.id, now) is not None
        except Refused:
            async with self.office.writing() as conn:
                unchanged = await league_play.load_fixture(conn, fixture.guild_id, fixture.id)
                await league_play.change_fixture(conn, unchanged, expires_at=now + RETRY)
            raise

    async def _defaults(self, sequence: Sequence) -> bool:
        """A coach's time after a match is up."""
        async with self.office.writing() as conn:
            stored = await league_teams.load_team(conn, sequence.guild_id, sequence.team_id)
            await self.sequences.finish(conn, stored)
        return True

"""Everything the Discord side works with, in one value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from db.engine import Database
from services.backups import Backups
from services.challenges import Challenges
from services.clock import Clock, SystemClock
from services.desk import Desk
from services.dungeons import Dungeons
from services.formations import Formations
from services.guilds import GuildService
from services.inbox import Inbox
from services.league.bureau import LeagueServices
from services.preferences import PreferenceService
from services.privacy import Privacy
from services.sessions import Sessions
from services.shopping import Shopping
from services.timers import OnExpired, Timers


@dataclass(slots=True)
class Services:
    """The services, wired: ``await Services.open(url)``, later ``await services.start(…)``, at last ``close()``."""

    desk: Desk
    sessions: Sessions
    challenges: Challenges
    shopping: Shopping
    preferences: PreferenceService
    guilds: GuildService
    formations: Formations
    inbox: Inbox
    league: LeagueServices
    backups: Backups
    privacy: Privacy
    dungeons: Dungeons
    timers: Timers | None = None

    @classmethod
    async def open(
        cls,
        database_url: str,
        clock: Clock | None = None,
        *,
        backup_directory: Path | None = None,
        daily_backup: bool = True,
    ) -> Services:
        """Connect to the database and bring its schema to this version; see :class:`Backups` for where copies are.

        Raises:
            Unusable: there is no database that could be used, or it was written by a newer version.
        """
        database = Database.connect(database_url)
        await database.migrate()
        used = clock or SystemClock()
        preferences = PreferenceService(database, used)
        desk = Desk(database, used, preferences)
        sessions, challenges = Sessions(desk), Challenges(desk)
        return cls(
            desk,
            sessions,
            challenges,
            Shopping(desk),
            preferences,
            GuildService(database, used),
            Formations(desk),
            Inbox(desk),
            LeagueServices.of(desk, sessions, challenges),
            Backups(database, used, backup_directory, daily=daily_backup),
            Privacy(desk, sessions, preferences),
            challenges.dungeons,
        )

    @property
    def clock(self) -> Clock:
        """Where now comes from."""
        return self.desk.clock

    async def start(self, on_expired: OnExpired) -> None:
        """Start the timers; ``on_expired`` is given what the clock has done, already stored."""
        self.timers = Timers(self.sessions, self.desk.clock, on_expired, self.league, self.backups)
        self.desk.rearm = self.timers.rearm
        await self.league.match_days.give_grace()
        await self.timers.start()

    async def close(self) -> None:
        """Stop the timers and close the database."""
        if self.timers is not None:
            await self.timers.stop()
        await self.desk.database.close()

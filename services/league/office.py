"""What all league services share: transactions whose failures are refusals, who may do what, and dice."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_teams
from db.errors import Conflict, NotFound
from db.league_leagues import League
from db.league_teams import LeagueTeam
from engine.league.errors import LeagueError
from engine.league.settings import Settings
from engine.league.stored import from_data
from engine.match.dice import DiceMismatch
from services.desk import Desk
from services.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match.dice import Dice

#: Codes of the rules that speak of a basket of inducements; they have the sentences of a match's budget.
BASKET = (
    "over_budget",
    "too_many",
    "too_many_stars",
    "too_many_players",
    "position_full",
    "no_such_item",
    "no_such_skill",
)


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something; ``admin``: he may manage the server."""

    user_id: int
    admin: bool = False


class _Tried(Exception):
    """Takes a transaction back that was only tried."""


class ChanceDice:
    """Dice of what happens around matches; every result is stored with what it led to."""

    def roll(self, faces: int, what: str) -> int:
        """A result from 1 to ``faces``."""
        return secrets.randbelow(faces) + 1


def refused(error: LeagueError) -> Refused:
    """The refusal of what the league rules forbid."""
    family = "purchase" if error.code in BASKET else "league"
    return Refused(f"{family}_{error.code}", **error.values)


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what storage and rules raise into refusals."""
    try:
        yield
    except LeagueError as error:
        raise refused(error) from error
    except (NotFound, OverflowError):
        # A number beyond what storage holds is nobody's.
        raise Refused("league_not_found") from None
    except Conflict:
        raise Refused("league_changed") from None
    except DiceMismatch:
        raise Refused("league_unreadable") from None


class Office:
    """Storage, time and dice of the league services; ``changes`` grows with everything that is written."""

    def __init__(self, desk: Desk, dice: Dice | None = None) -> None:
        self.desk = desk
        self.dice: Dice = dice or ChanceDice()
        self.changes = 0

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of the operation, its audit entry included, or nothing.

        Raises:
            Refused: ``league_not_found``, ``league_changed``: somebody was faster, or what the rules forbid.
        """
        with refusing():
            async with self.desk.database.transaction() as conn:
                yield conn
        self.changes += 1
        self.desk.rearm()
        self.desk.stirred()

    @asynccontextmanager
    async def trying(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is taken back at its end: what it would do can be shown, and nothing is stored.

        Raises:
            Refused: as :meth:`writing`.
        """
        with refusing(), suppress(_Tried):
            async with self.desk.database.transaction() as conn:
                yield conn
                raise _Tried

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent view of storage.

        Raises:
            Refused: ``league_not_found``.
        """
        with refusing():
            async with self.desk.database.reading() as conn:
                yield conn

    async def note(
        self,
        conn: AsyncConnection,
        league: League | LeagueTeam,
        actor: Actor | None,
        action: str,
        *,
        team_id: int | None = None,
        fixture_id: int | None = None,
        **details: Any,
    ) -> None:
        """Write down who did what; an ``actor`` of None is the bot's clock."""
        league_id = league.id if isinstance(league, League) else league.league_id
        about = league.id if team_id is None and isinstance(league, LeagueTeam) else team_id
        user_id = actor.user_id if actor is not None else None
        now = self.desk.clock.now()
        await league_leagues.audit(
            conn,
            league.guild_id,
            league_id,
            user_id,
            action,
            now,
            team_id=about,
            fixture_id=fixture_id,
            details=details,
        )


def settings_of(league: League) -> Settings:
    """A league's settings as values."""
    return from_data(Settings, league.settings)


def open_only(league: League) -> League:
    """The league, if it is not archived.

    Raises:
        Refused: ``league_archived``.
    """
    if league.state != "open":
        raise Refused("league_archived", league=league.name)
    return league


async def is_commissioner(conn: AsyncConnection, guild_id: int, league_id: int, actor: Actor) -> bool:
    """Whether he may commission the league: he was appointed, or manages the server."""
    return actor.admin or actor.user_id in await league_leagues.commissioners(conn, guild_id, league_id)


async def commissioned(conn: AsyncConnection, guild_id: int, league_id: int, actor: Actor) -> League:
    """An open league for its commissioner.

    Raises:
        Refused: ``league_not_commissioner``, ``league_archived``.
    """
    league = await league_leagues.load_league(conn, guild_id, league_id)
    if not await is_commissioner(conn, guild_id, league_id, actor):
        raise Refused("league_not_commissioner", league=league.name)
    return open_only(league)


async def impartial(
    conn: AsyncConnection, guild_id: int, league_id: int, actor: Actor, coaches: Collection[int | None]
) -> None:
    """Refuse a commissioner who coaches in a match to judge it, where the league has another who does not.

    Raises:
        Refused: ``league_own_match``.
    """
    office = await league_leagues.commissioners(conn, guild_id, league_id)
    if actor.user_id in coaches and any(one not in coaches for one in office):
        raise Refused("league_own_match")


async def coached(
    conn: AsyncConnection, guild_id: int, team_id: int, actor: Actor, *, by_commissioner: bool = False
) -> LeagueTeam:
    """A team of an open league for its coach, or for a commissioner where he may too.

    Raises:
        Refused: ``league_not_coach``, ``league_archived``.
    """
    stored = await league_teams.load_team(conn, guild_id, team_id)
    open_only(await league_leagues.load_league(conn, guild_id, stored.league_id))
    if stored.coach != actor.user_id:
        if not by_commissioner or not await is_commissioner(conn, guild_id, stored.league_id, actor):
            raise Refused("league_not_coach", team=stored.name)
    return stored

"""What of a fixture is to be shown anew, and where it is shown: of its steps before it, its result by hand, both sequences after it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_play, league_sequences, league_teams
from db import league_messages as rows
from db.league_messages import OVER, MessageRow
from db.league_play import FixtureLine
from db.league_teams import SUBMITTED
from engine.league.pre_match import PreMatch
from engine.league.stored import from_data
from engine.league.team import DRAFT, READY
from services.league.match_days import awaits
from services.league.office import Actor, Office, is_commissioner
from services.league.seasons import DONE, PLAYING, POST_MATCH, PRE_MATCH, REPORTED

Place = Literal["before", "report", "after0", "after1"]
#: A match that is on: its steps before it are only a record.
BEGUN = "begun"
#: The same, but its thread could not be opened yet: it is tried again.
WITHOUT_THREAD = "begun, without its thread"
#: What was shown is no more.
GONE = ""


@dataclass(frozen=True, slots=True)
class Due:
    """A message to be brought up to date.

    Attributes:
        place: which of the fixture's messages; ``after0`` and ``after1`` are the sequences of home and away.
        mark: what it should show; ``over``, ``begun``, or empty where it has nothing more to show.
        stored: what is known of it, None where nothing was posted.
    """

    fixture: FixtureLine
    place: Place
    mark: str
    stored: MessageRow | None

    @property
    def key(self) -> tuple[int, str]:
        """The message."""
        return self.fixture.id, self.place


@dataclass(frozen=True, slots=True)
class Awaited:
    """Something of a league that waits for a coach.

    Attributes:
        what: ``before`` a match, ``report``: an entered result, ``after`` a match; ``approval``: a team that was handed in waits
            for a commissioner, ``draft``: one that was not, ``improve``: improvement rolls that stand open.
        team: the name of his team.
        due_at: when it is done without him.
        message: where he is asked, if a message is there.
    """

    what: Literal["before", "report", "after", "approval", "draft", "improve"]
    team: str
    due_at: datetime | None
    message: MessageRow | None


class Messages:
    """The messages about fixtures; which of them is out of date is known after a restart too."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def due(self) -> list[Due]:
        """All messages, of all guilds, that do not show what they should."""
        async with self._office.reading() as conn:
            fixtures = await rows.fixtures_to_show(conn)
            ids = [one.id for one in fixtures]
            stored = {(one.fixture_id, one.place): one for one in await rows.messages_of(conn, ids)}
            marks = await rows.sequence_marks(conn, ids)
        found: list[Due] = []
        for fixture in fixtures:
            for place, mark in _wanted(fixture, marks).items():
                row = stored.get((fixture.id, place))
                if mark in (GONE, OVER) and row is None:
                    continue
                if row is None or row.shown != mark:
                    found.append(Due(fixture, place, mark, row))
        return found

    async def of(self, guild_id: int, fixture_id: int, place: Place) -> MessageRow | None:
        """Where a message is, or None."""
        async with self._office.reading() as conn:
            return await rows.load_message(conn, guild_id, fixture_id, place)

    async def shown(self, due: Due, channel_id: int | None, message_id: int | None) -> None:
        """A message has been brought up to date; what has nothing more to show is forgotten."""
        guild_id, fixture_id = due.fixture.guild_id, due.fixture.id
        async with self._office.desk.database.transaction() as conn:
            if due.mark == GONE:
                await rows.drop_message(conn, guild_id, fixture_id, due.place)
                return
            row = MessageRow(
                guild_id=guild_id,
                fixture_id=fixture_id,
                place=due.place,
                channel_id=channel_id,
                message_id=message_id,
                shown=due.mark,
            )
            await rows.save_message(conn, row)

    async def move(self, guild_id: int, fixture_id: int, place: Place, channel_id: int) -> MessageRow | None:
        """Let a message be posted anew in a channel; returns where it was until now.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.writing() as conn:
            old = await rows.load_message(conn, guild_id, fixture_id, place)
            new = MessageRow(
                guild_id=guild_id, fixture_id=fixture_id, place=place, channel_id=channel_id, message_id=None, shown="?"
            )
            await rows.save_message(conn, new)
        return old

    async def awaited(self, guild_id: int, actor: Actor) -> list[Awaited]:
        """What of the guild's leagues waits for a coach or a commissioner, the most urgent first."""
        found: list[Awaited] = []
        user_id = actor.user_id
        async with self._office.reading() as conn:
            found += await self._approvals(conn, guild_id, actor)
            for team in await league_teams.list_lines(conn, guild_id, None, user_id):
                states = (PRE_MATCH, REPORTED, POST_MATCH)
                for line in await league_play.list_fixtures(conn, guild_id, team_id=team.id, states=states):
                    place, what, due_at = await self._awaited(conn, line, team.id, user_id)
                    if what is not None:
                        row = await rows.load_message(conn, guild_id, line.id, place)
                        found.append(Awaited(what, team.name, due_at, row))
                if team.state == DRAFT:
                    found.append(Awaited("draft", team.name, None, None))
                elif team.state == READY:
                    sheet = (await league_teams.load_team(conn, guild_id, team.id)).team
                    if any(one.pending for one in sheet.players):
                        found.append(Awaited("improve", team.name, None, None))
        return sorted(found, key=lambda one: one.due_at.timestamp() if one.due_at is not None else float("inf"))

    async def _approvals(self, conn: AsyncConnection, guild_id: int, actor: Actor) -> list[Awaited]:
        """The teams that wait for a commissioner's word, where he is one."""
        found: list[Awaited] = []
        for league in await league_leagues.list_leagues(conn, guild_id):
            if league.state == "open" and await is_commissioner(conn, guild_id, league.id, actor):
                lines = await league_teams.list_lines(conn, guild_id, league.id)
                found += [Awaited("approval", one.name, None, None) for one in lines if one.state == SUBMITTED]
        return found

    async def _awaited(
        self, conn: AsyncConnection, line: FixtureLine, team_id: int, user_id: int
    ) -> tuple[Place, Literal["before", "report", "after"] | None, datetime | None]:
        """Whether a fixture waits for the coach of one of its teams, where, with what, and until when."""
        side = 0 if line.home_team == team_id else 1
        if line.state == PRE_MATCH:
            whole = await league_play.load_fixture(conn, line.guild_id, line.id)
            asked = awaits(from_data(PreMatch, whole.pre_match))
            return "before", "before" if asked is not None and asked[0] == side else None, line.expires_at
        if line.state == REPORTED:
            return "report", "report" if line.reported_by != user_id else None, line.expires_at
        running = await league_sequences.running_sequences(conn, line.guild_id, line.id)
        mine = next((one for one in running if one.team_id == team_id), None)
        return "after0" if side == 0 else "after1", "after" if mine is not None else None, mine.due_at if mine else None

    async def leagues_with_news(self) -> list[tuple[int, int]]:
        """The (guild, league) in whose channel something is still to be told."""
        async with self._office.reading() as conn:
            return await rows.leagues_with_news(conn)


def _wanted(fixture: FixtureLine, marks: dict[tuple[int, int], str]) -> dict[Place, str]:
    """What each message of a fixture should show."""
    version = f"v{fixture.version}"
    wanted: dict[Place, str] = {
        "before": version if fixture.state == PRE_MATCH else BEGUN if fixture.state == PLAYING else GONE,
        "report": version if fixture.state == REPORTED else OVER if fixture.state in (POST_MATCH, DONE) else GONE,
    }
    places: tuple[tuple[Place, int | None], ...] = (("after0", fixture.home_team), ("after1", fixture.away_team))
    for place, team in places:
        mark = marks.get((fixture.id, team or 0), GONE)
        wanted[place] = mark if fixture.state in (POST_MATCH, DONE) else GONE
    return wanted

"""What of a fixture is to be shown anew, and where it is shown: of its steps before it, its result by hand, both sequences after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from db import league_messages as rows
from db.league_messages import OVER, MessageRow
from db.league_play import FixtureLine
from services.league.office import Office
from services.league.seasons import DONE, PLAYING, POST_MATCH, PRE_MATCH, REPORTED

Place = Literal["before", "report", "after0", "after1"]
#: A match that is on: its steps before it are only a record.
BEGUN = "begun"
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

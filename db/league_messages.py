"""Where in Discord the steps of fixtures are shown, what each message shows, and what is to be shown anew."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Select, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_tables as tables
from db.league_play import FixtureLine
from db.rows import columns, owned, read_all, read_one, upsert

#: What a message shows of something that is over.
OVER = "over"
#: States of a fixture in which one of its messages shows something.
SHOWN_STATES = ("pre_match", "playing", "reported", "post_match")


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow:
    """A message about a fixture; ``place`` says about which of its steps, ``shown`` what it shows.

    ``message_id`` is None where it is still to be posted, or could be posted nowhere.
    """

    guild_id: int
    fixture_id: int
    place: str
    channel_id: int | None
    message_id: int | None
    shown: str


async def save_message(conn: AsyncConnection, row: MessageRow) -> None:
    """Store where a message is and what it shows. Raises NotFound when the fixture is not the guild's."""
    values = {name: getattr(row, name) for name in MessageRow.__dataclass_fields__}
    key = ("fixture_id", "place")
    given = {name: value for name, value in values.items() if name not in key}
    statement = upsert(conn, tables.league_messages).values(values)
    with owned("league_messages", row.guild_id, row.fixture_id):
        await conn.execute(statement.on_conflict_do_update(index_elements=list(key), set_=given))


async def load_message(conn: AsyncConnection, guild_id: int, fixture_id: int, place: str) -> MessageRow | None:
    """One message of a fixture, or None."""
    row = tables.league_messages.c
    query = select(*columns(tables.league_messages, MessageRow)).where(
        row.guild_id == guild_id, row.fixture_id == fixture_id, row.place == place
    )
    return await read_one(conn, query, MessageRow)


async def drop_message(conn: AsyncConnection, guild_id: int, fixture_id: int, place: str) -> None:
    """Forget a message."""
    row = tables.league_messages.c
    await conn.execute(
        delete(tables.league_messages).where(row.guild_id == guild_id, row.fixture_id == fixture_id, row.place == place)
    )


async def messages_of(conn: AsyncConnection, fixtures: list[int]) -> list[MessageRow]:
    """The messages of fixtures, of whatever guild."""
    row = tables.league_messages.c
    query = select(*columns(tables.league_messages, MessageRow)).where(row.fixture_id.in_(fixtures))
    return await read_all(conn, query, MessageRow)


async def fixtures_to_show(conn: AsyncConnection) -> list[FixtureLine]:
    """The fixtures of all guilds that are under way, or of which a message still shows that they are."""
    return await read_all(conn, _fixtures_to_show(), FixtureLine)


@cache
def _fixtures_to_show() -> Select[Any]:
    fixture, message = tables.league_fixtures.c, tables.league_messages.c
    left = select(message.fixture_id).where(
        message.fixture_id == fixture.id, or_(message.shown != OVER, fixture.state.not_in(("post_match", "done")))
    )
    query = select(*columns(tables.league_fixtures, FixtureLine)).where(
        or_(fixture.state.in_(SHOWN_STATES), left.exists())
    )
    return query.order_by(fixture.id)


async def sequence_marks(conn: AsyncConnection, fixtures: list[int]) -> dict[tuple[int, int], str]:
    """What the message of each sequence after these fixtures should show, by fixture and team.

    That grows with the team's every change while something is asked.
    """
    sequence, team = tables.league_sequences.c, tables.league_teams.c
    query = (
        select(sequence.fixture_id, sequence.team_id, sequence.asked, team.version)
        .join(tables.league_teams, team.id == sequence.team_id)
        .where(sequence.fixture_id.in_(fixtures))
    )
    return {
        (fixture, team_id): OVER if asked is None else f"t{version}"
        for fixture, team_id, asked, version in await conn.execute(query)
    }


async def leagues_with_news(conn: AsyncConnection) -> list[tuple[int, int]]:
    """The (guild, league) in whose channel something is still to be told."""
    league, news = tables.leagues.c, tables.league_news.c
    newest = select(func.max(news.id)).where(news.league_id == league.id).scalar_subquery()
    query = select(league.guild_id, league.id).where(and_(league.channel_id.is_not(None), newest > league.news_told))
    return [(guild_id, league_id) for guild_id, league_id in await conn.execute(query.order_by(league.id))]


async def newest_news(conn: AsyncConnection, league_id: int) -> int:
    """The id of a league's newest piece of news, 0 where there is none."""
    news = tables.league_news.c
    return int((await conn.execute(select(func.max(news.id)).where(news.league_id == league_id))).scalar() or 0)

"""A league's news, told in its channel: in order, each once, also when the bot stops in between."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord.utils import escape_markdown

from cogs.board.places import UNREACHED, Trouble, passes
from cogs.calling import tell_directly, tell_owner
from cogs.client import Client
from cogs.language import server_texts
from cogs.league.matchday.posting import NOBODY, Room, open_room
from engine.league.team import Team
from services.errors import Refused
from services.language import Texts
from services.league import telling
from services.league.leagues import NewsRow

log = logging.getLogger(__name__)
#: Letters of one message of news.
LENGTH = 1800
#: How many messages of the channel are looked through for news that were told just before a stop.
REMEMBERED = 10
#: Kinds that begin another message.
HEADLINES = ("result", "season_started", "cup_drawn")


class NewsDesk:
    """Tells the news of all leagues."""

    def __init__(self, client: Client) -> None:
        self._client = client
        #: Leagues for which it is known that nothing was told that is not noted.
        self._sure: set[int] = set()
        #: Leagues that have lost their channel, of which who can mend it was told.
        self._lost: dict[int, int] = {}

    def waits(self, guild_id: int) -> bool:
        """Whether news of a server wait for a channel in which they can be told."""
        return guild_id in self._lost.values()

    async def tell_all(self) -> bool:
        """Tell whatever is untold; returns whether to try again later, as Discord could not do it just now."""
        again = False
        for guild_id, league_id in await self._client.services.league.messages.leagues_with_news():
            if self._client.get_guild(guild_id) is None:
                continue
            try:
                await self._tell(guild_id, league_id)
                self._lost.pop(league_id, None)
            except Refused as refusal:
                log.warning("the news of league %s could not be told: %s", league_id, refusal)
            except (Trouble, discord.HTTPException, *UNREACHED) as error:
                log.warning("the news of league %s could not be told: %s", league_id, error)
                if passes(error):
                    again = True
                else:
                    await self._tell_mender(guild_id, league_id)
        return again

    async def _tell_mender(self, guild_id: int, league_id: int) -> None:
        """Tell the commissioners, or else the server's owner, once until the news can be told."""
        guild = self._client.get_guild(guild_id)
        if guild is None or league_id in self._lost:
            return
        self._lost[league_id] = guild_id
        leagues = self._client.services.league.leagues
        league, texts = await leagues.get(guild_id, league_id), await server_texts(self._client, guild_id)
        said = texts.say("matchday-news-lost", league=escape_markdown(league.name), channel=f"<#{league.channel_id}>")
        if users := await leagues.commissioners(guild_id, league_id):
            await tell_directly(self._client, guild, users, said)
        else:
            await tell_owner(self._client, guild, said)

    async def _tell(self, guild_id: int, league_id: int) -> None:
        leagues = self._client.services.league.leagues
        league = await leagues.get(guild_id, league_id)
        if league.channel_id is None:
            return
        room = await open_room(self._client, guild_id, [league.channel_id])
        if room is None:
            raise Trouble("matchday-news-lost")
        texts = await server_texts(self._client, guild_id)
        while rows := await leagues.untold(guild_id, league_id):
            lines = await self._lines(rows, texts)
            told = 0
            if league_id not in self._sure:
                told = await _told_already(room, lines)
            while told < len(rows):
                count = _batch(rows[told:], lines[told:])
                await room.send("\n".join(lines[told : told + count]), allowed_mentions=NOBODY)
                told += count
                await leagues.told(guild_id, league_id, rows[told - 1].id)
            self._sure.add(league_id)
            await leagues.told(guild_id, league_id, rows[-1].id)

    async def _lines(self, rows: Sequence[NewsRow], texts: Texts) -> list[str]:
        teams: dict[int, Team] = {}
        for team_id in {one.team_id for one in rows if one.team_id is not None}:
            stored = await self._client.services.league.teams.get(rows[0].guild_id, team_id)
            teams[team_id] = stored.team
        lines: list[str] = []
        for row in rows:
            line = escape_markdown(telling.news(row, teams.get(row.team_id or 0), texts))
            headline = row.kind in HEADLINES
            lines.append(
                texts.say("matchday-headline", line=line) if headline else texts.say("matchday-line", line=line)
            )
        return lines


def _batch(rows: Sequence[NewsRow], lines: Sequence[str]) -> int:
    """How many of the news go into one message: those of one fixture, as far as they fit, a headline always first."""
    length = 0
    for index, (row, line) in enumerate(zip(rows, lines, strict=True)):
        length += len(line) + 1
        if index and (length > LENGTH or row.kind in HEADLINES or row.fixture_id != rows[0].fixture_id):
            return index
    return len(rows)


async def _told_already(room: Room, lines: Sequence[str]) -> int:
    """How many of the news a message of ours tells that was sent just before the bot stopped."""
    me = room.guild.me.id
    try:
        recent = [one.content async for one in room.history(limit=REMEMBERED) if one.author.id == me]
    except discord.HTTPException:
        return 0
    for content in recent:
        for count in range(len(lines), 0, -1):
            if content == "\n".join(lines[:count]):
                return count
    return 0

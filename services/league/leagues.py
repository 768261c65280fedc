"""Leagues themselves: making one, its commissioners, what it sets, its news and its audit log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import guilds
from db import league_leagues as rows
from db.league_leagues import AuditRow, League, NewsRow
from db.league_messages import newest_news
from db.league_play import list_fixtures
from engine.league.settings import MVP_MODES, STANDARD, Expenses, ForfeitPolicy, Settings
from engine.league.standings import TIE_BREAKS, PointsRule, TableRules
from engine.league.stored import from_data, to_data
from services.cards import checked_pause
from services.dungeons import Dungeons, read_turns
from services.errors import Refused
from services.league.office import Actor, Office, commissioned, is_commissioner, settings_of
from services.league.states import PLAYING, POST_MATCH, PRE_MATCH, REPORTED
from services.rule_sets import checked_rules

LONGEST_NAME = 64
#: States of a match that somebody is still busy with.
UNDER_WAY = (PRE_MATCH, PLAYING, REPORTED, POST_MATCH)
#: Amounts of a league's settings, most in gold pieces, and the least and the most each may be.
AMOUNTS = {
    "budget": (100_000, 5_000_000),
    "extra_winnings": (0, 1_000_000),
    "free_fan_factor": (0, 9),
    "start": (0, 10_000_000),
    "band": (10_000, 10_000_000),
    "step": (0, 1_000_000),
    "winnings": (0, 1_000_000),
    "mvps": (0, 2),
    "fine": (0, 5_000_000),
}
#: The least and the most points a result or a bonus may be worth, touchdowns or casualties a bonus may need, and bonuses there may be.
MOST_POINTS, MOST_NEEDED, MOST_BONUSES = 100, 99, 10
BONUSES = ("touchdowns", "casualties", "clean_sheet", "narrow_loss")


class Leagues:
    """The leagues of guilds."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def create(self, guild_id: int, actor: Actor, name: str) -> League:
        """Make a league; its maker is its first commissioner.

        Raises:
            Refused: ``league_not_admin``, ``league_bad_name``, ``league_name_taken``.
        """
        if not actor.admin:
            raise Refused("league_not_admin")
        given = checked_name(name)
        now = self._office.desk.clock.now()
        try:
            async with self._office.writing() as conn:
                await guilds.ensure_guild(conn, guild_id, now)
                league = await rows.create_league(
                    conn,
                    guild_id,
                    name=given,
                    settings=to_data(STANDARD),
                    rules=to_data(TableRules()),
                    created_by=actor.user_id,
                    now=now,
                )
                await rows.appoint(conn, guild_id, league.id, actor.user_id, by=actor.user_id, now=now)
                await self._office.note(conn, league, actor, "league_created", name=given)
        except IntegrityError:
            raise Refused("league_name_taken", name=given) from None
        return league

    async def get(self, guild_id: int, league_id: int) -> League:
        """One league.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            return await rows.load_league(conn, guild_id, league_id)

    async def list(self, guild_id: int) -> list[League]:
        """The guild's leagues, oldest first."""
        async with self._office.reading() as conn:
            return await rows.list_leagues(conn, guild_id)

    async def commissioners(self, guild_id: int, league_id: int) -> list[int]:
        """The users who commission a league."""
        async with self._office.reading() as conn:
            return await rows.commissioners(conn, guild_id, league_id)

    async def may_change(self, guild_id: int, league_id: int, actor: Actor) -> League:
        """The league, for who may change it.

        Raises:
            Refused: ``league_not_found``, ``league_not_commissioner``, ``league_archived``.
        """
        async with self._office.reading() as conn:
            return await commissioned(conn, guild_id, league_id, actor)

    async def is_changed_by(self, league: League, actor: Actor) -> bool:
        """Whether he may change the league now."""
        async with self._office.reading() as conn:
            return league.state == "open" and await is_commissioner(conn, league.guild_id, league.id, actor)

    async def appoint(self, guild_id: int, league_id: int, actor: Actor, user_id: int) -> list[int]:
        """Appoint a commissioner; only who manages the server may.

        Raises:
            Refused: ``league_not_admin``, ``league_not_found``.
        """
        if not actor.admin:
            raise Refused("league_not_admin")
        async with self._office.writing() as conn:
            league = await rows.load_league(conn, guild_id, league_id)
            await rows.appoint(conn, guild_id, league_id, user_id, by=actor.user_id, now=self._office.desk.clock.now())
            await self._office.note(conn, league, actor, "appointed", user=user_id)
            return await rows.commissioners(conn, guild_id, league_id)

    async def dismiss(self, guild_id: int, league_id: int, actor: Actor, user_id: int) -> list[int]:
        """Take the office from a commissioner.

        Raises:
            Refused: ``league_not_admin``, ``league_not_found``, ``league_no_commissioner``.
        """
        if not actor.admin:
            raise Refused("league_not_admin")
        async with self._office.writing() as conn:
            league = await rows.load_league(conn, guild_id, league_id)
            if not await rows.remove_commissioner(conn, guild_id, league_id, user_id):
                raise Refused("league_no_commissioner")
            await self._office.note(conn, league, actor, "dismissed", user=user_id)
            return await rows.commissioners(conn, guild_id, league_id)

    async def change_settings(self, guild_id: int, league_id: int, actor: Actor, **changes: Any) -> Settings:
        """Change optional rules by the names of :class:`engine.league.settings.Settings`; they hold from the next step on.

        Raises:
            Refused: ``league_not_commissioner``, ``league_unknown_setting``, ``league_bad_setting``, ``league_bad_amount``,
                ``unknown_rules``, ``unknown_pause``.
        """
        async with self._office.writing() as conn:
            league = await commissioned(conn, guild_id, league_id, actor)
            changes = checked_settings(changes)
            if changes.get("dungeon"):
                changes["dungeon"] = (await Dungeons(self._office.desk).find(conn, guild_id, changes["dungeon"])).name
            settings = replace(settings_of(league), **changes)
            data = to_data(settings)
            await rows.update_league(conn, guild_id, league_id, settings=to_data(from_data(Settings, data)))
            await self._office.note(conn, league, actor, "settings", **{name: data[name] for name in changes})
        return settings

    async def change_rules(
        self,
        guild_id: int,
        league_id: int,
        actor: Actor,
        *,
        points: PointsRule | None = None,
        tie_breaks: tuple[str, ...] | None = None,
    ) -> TableRules:
        """Change what results are worth and the order of tie-breaks.

        Raises:
            Refused: ``league_not_commissioner``, ``league_unknown_tie_break``, ``league_twice``, ``league_bad_worth``,
                ``league_bad_bonus``.
        """
        if points is not None:
            check_points(points)
        if tie_breaks is not None and len(set(tie_breaks)) != len(tie_breaks):
            raise Refused("league_twice")
        for name in tie_breaks or ():
            if name not in TIE_BREAKS:
                raise Refused("league_unknown_tie_break", given=name, known=", ".join(TIE_BREAKS))
        async with self._office.writing() as conn:
            league = await commissioned(conn, guild_id, league_id, actor)
            now = rules_of(league)
            rules = replace(
                now,
                points=now.points if points is None else points,
                tie_breaks=now.tie_breaks if tie_breaks is None else tie_breaks,
            )
            await rows.update_league(conn, guild_id, league_id, rules=to_data(rules))
            await self._office.note(conn, league, actor, "rules", rules=to_data(rules))
        return rules

    async def set_channel(self, guild_id: int, league_id: int, actor: Actor, channel_id: int | None) -> League:
        """Say where the league's news are told; a league's first channel is not told what was before.

        Raises:
            Refused: ``league_not_commissioner``.
        """
        async with self._office.writing() as conn:
            league = await commissioned(conn, guild_id, league_id, actor)
            await self._office.note(conn, league, actor, "channel", channel=channel_id)
            told = league.news_told if league.channel_id is not None else await newest_news(conn, league_id)
            return await rows.update_league(conn, guild_id, league_id, channel_id=channel_id, news_told=told)

    async def untold(self, guild_id: int, league_id: int) -> list[NewsRow]:
        """The news that the league's channel has not been told yet, oldest first.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            league = await rows.load_league(conn, guild_id, league_id)
            return await rows.news_since(conn, guild_id, league_id, league.news_told)

    async def told(self, guild_id: int, league_id: int, news_id: int) -> None:
        """Remember up to which piece of news the channel has been told; never less than before.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.writing() as conn:
            league = await rows.load_league(conn, guild_id, league_id)
            await rows.update_league(conn, guild_id, league_id, news_told=max(league.news_told, news_id))

    async def archive(self, guild_id: int, league_id: int, actor: Actor) -> League:
        """Close a league: all of it can be read, nothing in it changes any more.

        Raises:
            Refused: ``league_not_commissioner``, ``league_archived``, ``league_archive_open``: matches are under way.
        """
        async with self._office.writing() as conn:
            league = await commissioned(conn, guild_id, league_id, actor)
            await self._nothing_open(conn, league)
            await self._office.note(conn, league, actor, "archived")
            return await rows.update_league(conn, guild_id, league_id, state="archived")

    async def may_archive(self, guild_id: int, league_id: int, actor: Actor) -> None:
        """Refuse what :meth:`archive` would refuse.

        Raises:
            Refused: as :meth:`archive`.
        """
        async with self._office.reading() as conn:
            await self._nothing_open(conn, await commissioned(conn, guild_id, league_id, actor))

    async def _nothing_open(self, conn: AsyncConnection, league: League) -> None:
        under_way = await list_fixtures(conn, league.guild_id, states=UNDER_WAY)
        count = sum(one.league_id == league.id for one in under_way)
        if count:
            raise Refused("league_archive_open", league=league.name, count=count)

    async def audit_log(
        self, guild_id: int, league_id: int, limit: int = 100, before: int | None = None
    ) -> list[AuditRow]:
        """The newest changes, newest first; ``before``: only those older than the one with this id.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await rows.load_league(conn, guild_id, league_id)
            return await rows.audit_log(conn, guild_id, league_id, limit, before)

    async def news(self, guild_id: int, league_id: int, after: int = 0) -> list[NewsRow]:
        """News with a higher id than ``after``, oldest first.

        Raises:
            Refused: ``league_not_found``.
        """
        async with self._office.reading() as conn:
            await rows.load_league(conn, guild_id, league_id)
            return await rows.news_since(conn, guild_id, league_id, after)


def rules_of(league: League) -> TableRules:
    """What a league's tables go by."""
    return from_data(TableRules, league.rules)


def checked_settings(changes: dict[str, Any]) -> dict[str, Any]:
    """Changes of settings, each within what it may be.

    Raises:
        Refused: see :meth:`Leagues.change_settings`.
    """
    changes = dict(changes)
    known = {one.name for one in fields(Settings)}
    for name, value in changes.items():
        if name not in known:
            raise Refused("league_unknown_setting", given=name, known=", ".join(sorted(known)))
        if name == "mvp" and value not in MVP_MODES:
            raise Refused("league_bad_setting", given=str(value), setting=name)
        for part, amount in _amounts(name, value):
            least, most = AMOUNTS[part]
            if not least <= amount <= most:
                raise Refused("league_bad_amount", given=amount, setting=part, least=least, most=most)
    if "card_pause" in changes:
        checked_pause(changes["card_pause"])
    if changes.get("dungeon_turns"):
        changes["dungeon_turns"] = read_turns(" ".join(str(one) for one in changes["dungeon_turns"]))
    if "rules" in changes:
        changes["rules"] = checked_rules(changes["rules"])
    return changes


def _amounts(name: str, value: Any) -> Iterator[tuple[str, int]]:
    """The amounts within a setting, by their names in :data:`AMOUNTS`."""
    if name in AMOUNTS:
        yield name, value
    elif isinstance(value, Expenses):
        yield from (("start", value.start), ("band", value.band), ("step", value.step))
    elif isinstance(value, ForfeitPolicy):
        yield from (("winnings", value.winnings), ("mvps", value.mvps), ("fine", value.fine))


def check_points(rule: PointsRule) -> None:
    """Refuse what no result or bonus may be worth.

    Raises:
        Refused: ``league_bad_worth``, ``league_bad_bonus``.
    """
    worth = [rule.win, rule.draw, rule.loss, rule.forfeit_win, rule.forfeit_loss, rule.bye]
    worth += [one.points for one in rule.bonuses]
    if any(abs(points) > MOST_POINTS for points in worth):
        raise Refused("league_bad_worth", most=MOST_POINTS)
    fit = all(one.kind in BONUSES and 0 <= one.threshold <= MOST_NEEDED for one in rule.bonuses)
    if not fit or len(rule.bonuses) > MOST_BONUSES:
        raise Refused("league_bad_bonus", needed=MOST_NEEDED, most=MOST_BONUSES)


def checked_name(name: str) -> str:
    """A name without spaces too many.

    Raises:
        Refused: ``league_bad_name``.
    """
    given = " ".join(name.split())
    if not given or len(given) > LONGEST_NAME or not given.isprintable():
        raise Refused("league_bad_name", length=LONGEST_NAME)
    return given

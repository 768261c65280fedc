"""A league from a file: judged as a whole, previewed, and stored only when it is confirmed.

A file with anything wrong is not taken over (:mod:`services.league.judging`). What
belongs to another server (its channel, its messages, running matches) is left behind and told too.
"""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, cast

from sqlalchemy.exc import SQLAlchemyError

from db import guilds, league_files, league_imports, league_leagues
from db.league_files import Rows
from services.errors import Refused
from services.league.judging import MOST_TOLD, Fault, judged
from services.league.leagues import LONGEST_NAME, checked_name
from services.league.office import Actor, Office
from services.league.states import COUNTED

#: How long a previewed file waits to be confirmed.
WAITS = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file would make, and all that is wrong with it; ``number`` is what to confirm, None where it cannot be.

    ``counts`` are the rows by table, ``coaches`` the users with teams, ``played`` the matches with a result.
    """

    name: str
    counts: dict[str, int]
    coaches: tuple[int, ...]
    faults: tuple[Fault, ...]
    number: int | None = None
    played: int = 0


class Imports:
    """Taking leagues over from files."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def preview(self, guild_id: int, actor: Actor, content: bytes, name: str | None = None) -> Preview:
        """Judge a file; one without faults is kept for a day, to be confirmed by who gave it. ``name``: another name.

        Raises:
            Refused: ``league_not_admin``, ``import_large``, ``import_no_json``, ``import_format``, ``import_version``,
                ``league_bad_name``, ``league_name_taken``.
        """
        if not actor.admin:
            raise Refused("league_not_admin")
        rows, faults = await asyncio.to_thread(judged, content)
        found = name if name is not None else str(_first(rows, "leagues").get("name", ""))
        given = checked_name(found) if name is not None or not faults else found[:LONGEST_NAME]
        counts = {table: len(some) for table, some in rows.items()}
        coaches = tuple(
            sorted({one["coach"] for one in rows.get("league_teams", []) if isinstance(one.get("coach"), int)})
        )
        if faults:
            return Preview(given, counts, coaches, tuple(faults[:MOST_TOLD]))
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            await guilds.ensure_guild(conn, guild_id, now)
            await self._check_name(conn, guild_id, given)
            await league_imports.drop(conn, guild_id, before=now - WAITS, user_id=actor.user_id)
            number = await league_imports.keep(conn, guild_id, actor.user_id, given, gzip.compress(content), now)
        played = sum(one["state"] in COUNTED for one in rows["league_fixtures"])
        return Preview(given, counts, coaches, (), number, played)

    async def confirm(self, guild_id: int, actor: Actor, number: int) -> league_leagues.League:
        """Make the league that was previewed.

        Raises:
            Refused: ``league_not_admin``, ``import_gone``, ``league_name_taken``, ``import_refused``.
        """
        if not actor.admin:
            raise Refused("league_not_admin")
        now = self._office.desk.clock.now()
        async with self._office.reading() as conn:
            kept = await league_imports.load(conn, guild_id, number)
        if kept is None or kept.user_id != actor.user_id or kept.made_at < now - WAITS:
            raise Refused("import_gone")
        rows, faults = await asyncio.to_thread(lambda: judged(gzip.decompress(kept.content)))
        if faults:
            raise Refused("import_refused")
        league_row = _first(rows, "leagues")
        league_row["name"] = kept.name
        try:
            async with self._office.writing() as conn:
                if not await league_imports.take(conn, guild_id, number):
                    raise Refused("import_gone")
                await self._check_name(conn, guild_id, kept.name)
                league_id = await league_files.write_rows(conn, guild_id, rows, _renumbered)
                news = await league_leagues.newest_news(conn, guild_id, league_id)
                await league_leagues.update_league(conn, guild_id, league_id, news_told=news)
                league = await league_leagues.load_league(conn, guild_id, league_id)
                await self._office.note(conn, league, actor, "imported", teams=len(rows["league_teams"]))
        except (SQLAlchemyError, KeyError, ValueError):
            raise Refused("import_refused") from None
        return league

    async def decline(self, guild_id: int, actor: Actor, number: int) -> None:
        """Throw a previewed file away.

        Raises:
            Refused: ``import_gone``.
        """
        async with self._office.writing() as conn:
            kept = await league_imports.load(conn, guild_id, number)
            if kept is None or kept.user_id != actor.user_id or not await league_imports.take(conn, guild_id, number):
                raise Refused("import_gone")

    @staticmethod
    async def _check_name(conn: Any, guild_id: int, name: str) -> None:
        if any(one.name == name for one in await league_leagues.list_leagues(conn, guild_id)):
            raise Refused("league_name_taken", name=name)


def _first(rows: Rows, table: str) -> dict[str, Any]:
    found = rows.get(table) or [{}]
    return found[0]


# -- new ids ----------------------------------------------------------------------------------------------------

#: Columns of JSON in which ids stand; every other one has none.
HOLD_IDS = {("league_divisions", "coins"), ("league_divisions", "corrections"), ("league_fixtures", "result")}


def _renumbered(table: str, row: dict[str, Any], ids: dict[str, dict[int, int]]) -> dict[str, Any]:
    """A row whose JSON names the new ids too."""
    teams = ids["league_teams"]
    if table == "league_divisions":
        row["coins"] = [str(teams.get(int(one), 0)) for one in row["coins"] if one.isdecimal()]
        row["corrections"] = [[teams[team], *rest] for team, *rest in row["corrections"] if team in teams]
    if table == "league_fixtures" and isinstance(row["result"], dict):
        result = cast("dict[str, Any]", row["result"])
        row["result"] = result | {name: _team(result.get(name, ""), teams) for name in ("home", "away", "winner")}
    if table in ("league_teams", "league_fixtures"):
        row["version"] = 1
    return row


def _team(given: str, teams: dict[int, int]) -> str:
    return str(teams[int(given)]) if given.isdecimal() and int(given) in teams else ""

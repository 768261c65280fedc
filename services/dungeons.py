"""Dungeons to be played in: the engine's, and those that a server has uploaded; and the clock of a match in one.

A match keeps its own copy of its map, so that it can be reopened whatever becomes of the dungeon.
"""

from __future__ import annotations

import re
import secrets
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import dungeons as rows
from db import guilds
from db.matches import Match
from engine.match.dungeon.state import EVENTS, LIMITS
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.match.dungeons import DungeonMap, Fault, dungeon, dungeon_ids, faults, parse
from services.desk import Desk
from services.errors import Refused

#: The largest file, in bytes: sixty rows of sixty signs and what stands above them.
MOST_BYTES = 8_000
#: How many dungeons a server may have of its own.
MOST_DUNGEONS = 50
NAME_LENGTH = 32
_NAME = re.compile(rf"[a-z0-9](?:[a-z0-9-]{{0,{NAME_LENGTH - 2}}}[a-z0-9])?")
#: The preset whose matches are played against the clock of the wall.
TIMED = "live"
#: Minutes of play after which a live match's clock calls for each event, from and to (seed 004, *Límites de tiempo*).
MINUTES: dict[str, tuple[int, int]] = {"chests": (35, 45), "teleporters": (65, 75), "draw": (90, 90)}
MOST_TURNS = 99


class Dungeons:
    """The dungeons of servers."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def all(self, guild_id: int) -> list[DungeonMap]:
        """The engine's dungeons and the server's own, by name."""
        async with self._desk.database.reading() as conn:
            own = await rows.list_dungeons(conn, guild_id)
        return [*(dungeon(name) for name in dungeon_ids()), *(parse(one.text, one.name) for one in own)]

    async def get(self, guild_id: int, name: str) -> DungeonMap:
        """The dungeon of a name.

        Raises:
            Refused: ``unknown_dungeon``.
        """
        async with self._desk.database.reading() as conn:
            return await self.find(conn, guild_id, name)

    async def find(self, conn: AsyncConnection, guild_id: int, name: str) -> DungeonMap:
        """The dungeon of a name, within a transaction.

        Raises:
            Refused: ``unknown_dungeon``.
        """
        wanted = name.strip().lower()
        if wanted in dungeon_ids():
            return dungeon(wanted)
        stored = await rows.load_dungeon(conn, guild_id, wanted)
        if stored is None:
            known = [*dungeon_ids(), *(one.name for one in await rows.list_dungeons(conn, guild_id))]
            raise Refused("unknown_dungeon", given=name.strip()[:40], known=", ".join(known))
        return parse(stored.text, stored.name)

    async def upload(self, guild_id: int, name: str, content: bytes, *, commissioner: bool) -> list[Fault]:
        """Store a map under a name, in place of the server's own of that name; returns everything to be said of it.

        Where one of the faults is no mere advice nothing is changed.

        Raises:
            Refused: ``dungeon_not_commissioner``, ``dungeon_name``, ``dungeon_shipped``, ``dungeon_large``,
                ``dungeon_not_text``, ``dungeon_many``.
        """
        if not commissioner:
            raise Refused("dungeon_not_commissioner")
        wanted = name.strip().lower()
        if _NAME.fullmatch(wanted) is None:
            raise Refused("dungeon_name", length=NAME_LENGTH)
        if wanted in dungeon_ids():
            raise Refused("dungeon_shipped", given=wanted)
        drawn = parse(_text(content), wanted)
        found = faults(drawn)
        if any(not fault.advice for fault in found):
            return found
        now = self._desk.clock.now()
        async with self._desk.database.transaction() as conn:
            await guilds.ensure_guild(conn, guild_id, now)
            own = [one.name for one in await rows.list_dungeons(conn, guild_id)]
            if wanted not in own and len(own) >= MOST_DUNGEONS:
                raise Refused("dungeon_many", max=MOST_DUNGEONS)
            await rows.save_dungeon(conn, guild_id, wanted, drawn.text, now)
        return found

    async def delete(self, guild_id: int, name: str, *, commissioner: bool) -> None:
        """Delete one of the server's own dungeons; matches in it go on.

        Raises:
            Refused: ``dungeon_not_commissioner``, ``dungeon_shipped``, ``unknown_dungeon``.
        """
        if not commissioner:
            raise Refused("dungeon_not_commissioner")
        wanted = name.strip().lower()
        if wanted in dungeon_ids():
            raise Refused("dungeon_shipped", given=wanted)
        async with self._desk.database.transaction() as conn:
            if not await rows.delete_dungeon(conn, guild_id, wanted):
                await self.find(conn, guild_id, wanted)

    async def chosen(
        self,
        conn: AsyncConnection,
        guild_id: int,
        rules: str,
        name: str | None,
        turns: str | None,
        preset: str,
        *,
        decided: bool = False,
    ) -> dict[str, Any]:
        """What a challenge keeps of its dungeon: nothing where it is not played in one; one at random without a name.

        ``decided``: somebody must win, so that the clock never brings a draw.

        Raises:
            Refused: ``unknown_dungeon``, ``dungeon_turns``, ``dungeon_without_rules``.
        """
        if DUNGEONBOWL not in rules.split("+"):
            if name or turns:
                raise Refused("dungeon_without_rules")
            return {}
        drawn = await self.find(conn, guild_id, name or secrets.choice(dungeon_ids()))
        kept: dict[str, Any] = {"name": drawn.name, "map": drawn.text, "random": not name}
        if turns:
            kept["turns"] = list(read_turns(turns))
        elif preset == TIMED:
            kept["turns"] = [0] * len(EVENTS)
            kept["minutes"] = draw_minutes()
        if decided:
            kept["turns"] = [*kept.get("turns", LIMITS)[:-1], 0]
            kept.get("minutes", {}).pop("draw", None)
        return {"dungeon": kept}


def read_turns(typed: str) -> tuple[int, ...]:
    """After how many turns of each side the chests open, teleporters vanish, the match is drawn: ``12 20 26``.

    Raises:
        Refused: ``dungeon_turns``.
    """
    words = typed.replace(",", " ").replace("/", " ").split()
    if len(words) != len(EVENTS) or not all(word.isascii() and word.isdigit() and len(word) <= 2 for word in words):
        raise Refused("dungeon_turns", max=MOST_TURNS)
    found = tuple(int(word) for word in words)
    if found[0] < 1 or list(found) != sorted(set(found)):
        raise Refused("dungeon_turns", max=MOST_TURNS)
    return found


def draw_minutes() -> dict[str, int]:
    """Minutes of play after which the clock calls for each event: nobody knows them beforehand, not even we."""
    return {what: least + secrets.randbelow(most - least + 1) for what, (least, most) in MINUTES.items()}


def dungeon_rules(match: Match) -> dict[str, Any]:
    """What a position holds of the dungeon of its match, beside the rule sets; nothing where there is none."""
    kept = match.options.get("dungeon")
    if not kept:
        return {}
    return {"dungeon": kept["name"], "map": kept["map"], "dungeon_turns": list(kept.get("turns", LIMITS))}


def _text(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise Refused("dungeon_large", max=MOST_BYTES)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("dungeon_not_text") from None
    if "\0" in text:
        raise Refused("dungeon_not_text")
    return text.replace("\r\n", "\n").replace("\r", "\n").expandtabs(4)

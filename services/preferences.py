"""What a coach prefers in a guild: language, time zone, quiet hours, mentions, palette, standing orders."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db import guilds
from db import preferences as rows
from db.engine import Database
from db.preferences import PreferenceChanges, Preferences
from services.clock import Clock
from services.errors import Refused
from services.language import LANGUAGES
from services.standing_orders import ORDERS

PALETTES = ("classic", "colour_blind")
_TIME = re.compile(r"([01]?\d|2[0-3])(?::([0-5]\d))?")
_DAY = 24 * 60


class PreferenceService:
    """Preferences of coaches, kept in memory once read."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: dict[tuple[int, int], Preferences] = {}

    async def get(self, guild_id: int, user_id: int) -> Preferences:
        """A coach's preferences; the defaults where he chose nothing."""
        found = self._kept.get((guild_id, user_id))
        if found is None:
            async with self._database.reading() as conn:
                found = await rows.load_preferences(conn, guild_id, user_id)
            self._kept[guild_id, user_id] = found
        return found

    def forget(self, guild_id: int, user_id: int) -> None:
        """Drop what memory holds of a coach."""
        self._kept.pop((guild_id, user_id), None)

    async def change(
        self,
        guild_id: int,
        user_id: int,
        *,
        language: str | None = ...,  # type: ignore[assignment]
        time_zone: str | None = ...,  # type: ignore[assignment]
        quiet: tuple[str, str] | None = ...,  # type: ignore[assignment]
        mention: bool = ...,  # type: ignore[assignment]
        palette: str | None = ...,  # type: ignore[assignment]
        card_messages: bool = ...,  # type: ignore[assignment]
    ) -> Preferences:
        """Change what is given, leave the rest; None goes back to the default.

        Raises:
            Refused: ``unknown_language``, ``unknown_time_zone``, ``bad_time``, ``same_times`` or ``unknown_palette``.
        """
        changes: PreferenceChanges = {}
        if language is not ...:
            if language is not None and language not in LANGUAGES:
                raise Refused("unknown_language", given=language, known=", ".join(LANGUAGES))
            changes["language"] = language
        if time_zone is not ...:
            changes["time_zone"] = None if time_zone is None else _zone(time_zone).key
        if quiet is not ...:
            start, end = (None, None) if quiet is None else (_minutes(quiet[0]), _minutes(quiet[1]))
            if start is not None and start == end:
                raise Refused("same_times")
            changes["quiet_from"], changes["quiet_until"] = start, end
        if mention is not ...:
            changes["mention"] = mention
        if card_messages is not ...:
            changes["card_messages"] = card_messages
        if palette is not ...:
            if palette is not None and palette not in PALETTES:
                raise Refused("unknown_palette", given=palette, known=", ".join(PALETTES))
            changes["palette"] = palette
        return await self._save(guild_id, user_id, changes)

    async def set_order(self, guild_id: int, user_id: int, key: str, choice: str | None) -> Preferences:
        """Give a standing order, or with None take it back.

        Raises:
            Refused: ``unknown_order`` or ``unknown_choice``.
        """
        order = ORDERS.get(key)
        if order is None:
            raise Refused("unknown_order", given=key)
        if choice is not None and choice not in order.choices:
            raise Refused("unknown_choice", given=choice, known=", ".join(order.choices))
        orders: dict[str, Any] = dict((await self.get(guild_id, user_id)).standing_orders)
        if choice is None:
            orders.pop(key, None)
        else:
            orders[key] = choice
        return await self._save(guild_id, user_id, {"standing_orders": orders})

    async def _save(self, guild_id: int, user_id: int, changes: PreferenceChanges) -> Preferences:
        async with self._database.transaction() as conn:
            await guilds.ensure_guild(conn, guild_id, self._clock.now())
            saved = await rows.update_preferences(conn, guild_id, user_id, **changes)
        self._kept[guild_id, user_id] = saved
        return saved


def quiet_until(preferences: Preferences, now: datetime) -> datetime | None:
    """When the coach's quiet hours end, if ``now`` lies in them; his own time zone counts, UTC where he named none."""
    start, end = preferences.quiet_from, preferences.quiet_until
    if start is None or end is None:
        return None
    local = now.astimezone(ZoneInfo(preferences.time_zone or "UTC"))
    minute = local.hour * 60 + local.minute
    if (minute - start) % _DAY >= (end - start) % _DAY:
        return None
    day = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if end <= minute:
        day += timedelta(days=1)
    return day.astimezone(now.tzinfo)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("unknown_time_zone", given=name) from None


def _minutes(text: str) -> int:
    found = _TIME.fullmatch(text.strip())
    if found is None:
        raise Refused("bad_time", given=text)
    return int(found[1]) * 60 + int(found[2] or 0)

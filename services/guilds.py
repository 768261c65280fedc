"""What a server's commissioner sets: language, his role, the channel for announcements, the usual clock."""

from __future__ import annotations

from typing import Unpack

from db import guilds as rows
from db.engine import Database
from db.guilds import Guild, GuildChanges
from services.clock import PRESETS, Clock
from services.errors import Refused
from services.language import LANGUAGES


class GuildService:
    """Settings of guilds, kept in memory once read."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: dict[int, Guild] = {}

    async def get(self, guild_id: int) -> Guild:
        """A guild's settings, made if it is new."""
        found = self._kept.get(guild_id)
        if found is None:
            async with self._database.transaction() as conn:
                found = await rows.ensure_guild(conn, guild_id, self._clock.now())
            self._kept[guild_id] = found
        return found

    async def change(self, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild:
        """Change what is given; None goes back to the default. Whether the sender may is the caller's to judge.

        Raises:
            Refused: ``unknown_language``, ``unknown_preset``.
        """
        language, preset = changes.get("language"), changes.get("clock_preset")
        if language is not None and language not in LANGUAGES:
            raise Refused("unknown_language", given=language, known=", ".join(LANGUAGES))
        if preset is not None and preset not in PRESETS:
            raise Refused("unknown_preset", given=preset, known=", ".join(PRESETS))
        await self.get(guild_id)
        async with self._database.transaction() as conn:
            saved = await rows.update_guild(conn, guild_id, **changes)
        self._kept[guild_id] = saved
        return saved

    async def forget(self, guild_id: int) -> bool:
        """Delete a guild with everything it owns; returns whether it was there."""
        self._kept.pop(guild_id, None)
        async with self._database.transaction() as conn:
            return await rows.forget_guild(conn, guild_id)

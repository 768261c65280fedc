"""Touchback on Discord: settings, wiring, start. `python bot.py` runs it until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
import sys
from importlib import import_module

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.board.boards import Boards
from cogs.client import Client
from cogs.command_links import link_commands
from db.errors import Unusable
from services.app import Services
from services.clock import Clock
from services.settings import Settings, SettingsError, load_settings

__all__ = ["Touchback", "Unusable", "create_bot", "load_settings"]

log = logging.getLogger("touchback")


class Touchback(Client):
    """The bot: opens its services, loads every module of `cogs` that has a `setup`, registers the commands."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.settings = settings
        self._clock = clock
        self._starting = asyncio.Lock()

    async def setup_hook(self) -> None:
        """What comes before the first event: storage, cogs, commands."""
        self.services = await Services.open(
            self.settings.database_url,
            self._clock,
            backup_directory=self.settings.backup_directory,
            daily_backup=self.settings.backup_daily,
        )
        self.boards = Boards(self)
        for name in extensions():
            # load_extension would make a second module object, with second classes of its errors and buttons.
            await import_module(name).setup(self)
        await self.register_commands()

    async def register_commands(self) -> None:
        """Register the commands, at once on one server if the settings name it; a failure changes nothing else."""
        try:
            if self.settings.guild_id is not None:
                guild = discord.Object(self.settings.guild_id)
                self.tree.copy_global_to(guild=guild)
                link_commands(await self.tree.sync(guild=guild))
            else:
                link_commands(await self.tree.sync())
        except (discord.HTTPException, app_commands.AppCommandError):
            log.exception("the commands could not be registered; those registered before stay")

    async def on_ready(self) -> None:
        """Start the timers, once; their first sweep needs to know the servers."""
        async with self._starting:
            if self.services.timers is None:
                await self.services.sessions.suspend_elsewhere([guild.id for guild in self.guilds])
                await self.services.start(self.boards.expired)
                self.boards.redraw_soon()

    async def close(self) -> None:
        """Leave Discord, then stop what runs and close the database."""
        if not self.is_closed():
            await super().close()
        if hasattr(self, "boards"):
            await self.boards.close()
        if hasattr(self, "services"):
            await self.services.close()


def extensions() -> list[str]:
    """The modules of `cogs` that can be loaded into a bot."""
    names = [f"{cogs.__name__}.{module.name}" for module in pkgutil.iter_modules(cogs.__path__)]
    return [name for name in sorted(names) if hasattr(import_module(name), "setup")]


def create_bot(settings: Settings, clock: Clock | None = None) -> Touchback:
    """The bot for these settings, not yet started; `clock` for tests."""
    return Touchback(settings, clock)


def main() -> int:
    """Run the bot; the exit status is 0, or 1 when it cannot start."""
    try:
        settings = load_settings()
    except SettingsError as problem:
        print(f"Settings that cannot be used (see .env.example):\n{problem}", file=sys.stderr)
        return 1
    if settings.discord_token is None:
        print("DISCORD_TOKEN is not set (see .env.example); `make run` starts the local table.", file=sys.stderr)
        return 1
    bot = create_bot(settings)
    level = logging.getLevelNamesMapping()[settings.log_level]
    try:
        bot.run(settings.discord_token.get_secret_value(), log_level=level, root_logger=True)
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN.", file=sys.stderr)
        return 1
    except Unusable as problem:
        print(f"The database of DATABASE_URL cannot be used: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

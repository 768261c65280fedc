"""Leagues on Discord: what their commands share, and the commands of competition and commissioners."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from cogs.client import Client
from cogs.league.groups import GROUPS


async def setup(bot: Client) -> None:
    """Load every module here, and register the groups of commands that several of them add to, each once."""
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        module = import_module(f"{__name__}.{name}")
        if hasattr(module, "setup"):
            await module.setup(bot)
    for one in GROUPS:
        bot.tree.add_command(one)

"""The page of slash commands, made from the command tree that the bot registers."""

from __future__ import annotations

import asyncio
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import discord
from discord import app_commands

import cogs
from cogs.client import Client
from cogs.translator import LocaleTranslator
from services.language import texts_for

#: The modules of `cogs` that have commands.
FAMILIES = (
    "match",
    "actions",
    "cards",
    "dungeon",
    "rules",
    "league",
    "team",
    "commissioner",
    "coach",
    "help",
    "server",
    "privacy",
    "admin",
)
HEADINGS = {
    "match": "Matches",
    "actions": "Decisions",
    "cards": "Special play cards",
    "dungeon": "Dungeons",
    "rules": "Rulebook",
    "league": "Leagues",
    "team": "Teams",
    "commissioner": "Commissioners",
    "coach": "Coaches",
    "help": "Help",
    "server": "Servers",
    "privacy": "Privacy",
    "admin": "The bot itself",
}
Command = app_commands.Command[Any, ..., Any]


async def command_tree(*families: str) -> Client:
    """A bot that is not connected to anything, with the commands of these modules of `cogs`."""
    for module in pkgutil.iter_modules(cogs.__path__):
        # A module may add to another's group of commands.
        import_module(f"cogs.{module.name}")
    bot = Client(command_prefix=(), intents=discord.Intents.none())
    for family in families or FAMILIES:
        await import_module(f"cogs.{family}").setup(bot)
    await bot.tree.set_translator(LocaleTranslator())
    return bot


def leaves(bot: Client) -> Iterator[Command]:
    """Every command that can be given, those of groups included, by name."""
    for command in sorted(bot.tree.walk_commands(), key=lambda one: one.qualified_name):
        if isinstance(command, app_commands.Command):
            yield command


def commands_page() -> str:
    """Every command with its options, in English and Spanish, by family."""
    text = (
        "# Commands\n\n"
        "Discord shows commands in each reader's language; here English stands before Spanish. Options in brackets may be "
        "left out. Commands for decisions are given in the match's thread; players and squares complete while they are typed.\n"
    )
    for family in FAMILIES:
        bot = asyncio.run(command_tree(family))
        text += f"\n## {HEADINGS[family]}\n\n| command | options | what it does |\n|---|---|---|\n"
        text += "".join(f"{_row(command)}\n" for command in leaves(bot))
    return text


def _row(command: Command) -> str:
    names = [_path(command, lang) for lang in ("en", "es")]
    options = [
        f"`{option.display_name}`" if option.required else f"[`{option.display_name}`]" for option in command.parameters
    ]
    cells = (" ".join(f"`/{name}`" for name in names), " ".join(options) or "–", command.description)
    return "| " + " | ".join(cells) + " |"


def _path(command: Command, lang: str) -> str:
    parts: list[str] = []
    at: Command | app_commands.Group | None = command
    while at is not None:
        key = "command-" + at.qualified_name.replace(" ", "-")
        parts.append(texts_for(lang).say(key))
        at = at.parent
    return " ".join(reversed(parts))

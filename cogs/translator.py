"""Names, descriptions and choices of commands: from the locale files, in every language that we have.

A command's message is ``command-`` and its path (``command-match-challenge``), an option's ``option-``, the path and the
option's name, or ``option-`` and its name alone where several commands share it, a choice's ``choice-``, a name for
the list, and the value. ``.description`` is what Discord shows beside the name.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, locale_str

from cogs.client import Client
from services.language import LANGUAGES, texts_for

#: The language in which commands are registered; Discord translates from it.
NATIVE = LANGUAGES[0]
NAME_LENGTH, CHOICE_LENGTH = 32, 100


def text(key: str) -> locale_str:
    """A text of the locale files that Discord shows in each reader's language."""
    return locale_str(texts_for(NATIVE).say(key), key=key)


class LocaleTranslator(app_commands.Translator):
    """Tells Discord the texts of commands in the languages of the locale files."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in a locale, or None where it stands in the native language.

        Raises:
            MissingText: a locale file lacks it.
        """
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        if key is None or language not in LANGUAGES or language == NATIVE:
            return None
        return texts_for(language).say(key)


def option_key(path: str, option: str) -> str:
    """The message of an option: that of its command, else of the command's group, else the one that all share."""
    words = path.split()
    keys = ["-".join(["option", *words[:length], option]) for length in range(len(words), -1, -1)]
    return next((key for key in keys if texts_for(NATIVE).has(key)), keys[0])


def choices(name: str, values: Iterable[str]) -> list[Choice[str]]:
    """Choices with translated names: ``choice-<name>-<value>``."""
    return [
        Choice(name=text(f"choice-{name}-{value.replace('_', '-').replace('+', '-')}"), value=value) for value in values
    ]


def group(path: str, parent: app_commands.Group | None = None, **settings: Any) -> app_commands.Group:
    """A group of commands with translated texts."""
    key = f"command-{path.replace(' ', '-')}"
    if parent is None:
        settings.setdefault("guild_only", True)
    return app_commands.Group(name=text(key), description=text(f"{key}.description"), parent=parent, **settings)


def command(
    path: str,
    parent: app_commands.Group | None = None,
    lists: Mapping[str, list[Choice[str]]] | None = None,
) -> Callable[[Callable[..., Any]], app_commands.Command[Any, ..., Any]]:
    """Make a callback a guild's command with translated texts; ``lists`` are the choices of options by name.

    Raises:
        MissingText: a locale file lacks a text.
    """
    key = f"command-{path.replace(' ', '-')}"

    def decorate(callback: Callable[..., Any]) -> app_commands.Command[Any, ..., Any]:
        names = list(inspect.signature(callback).parameters)
        names = names[names.index("interaction") + 1 :]
        callback = describe(path, names)(callback)
        if lists:
            callback = app_commands.choices(**lists)(callback)
        make = parent.command if parent is not None else app_commands.command
        made = make(name=text(key), description=text(f"{key}.description"))(callback)
        if parent is None:
            made.guild_only = True
        return made

    return decorate


def describe(path: str, options: Iterable[str]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a callback's options their translated names and descriptions."""
    keys = {option: option_key(path, option.rstrip("_")) for option in options}

    def decorate(callback: Callable[..., Any]) -> Callable[..., Any]:
        if not keys:
            return callback
        callback = app_commands.rename(**{option: text(key) for option, key in keys.items()})(callback)
        return app_commands.describe(**{option: text(f"{key}.description") for option, key in keys.items()})(callback)

    return decorate


async def setup(bot: Client) -> None:
    """Let Discord know the commands in all our languages."""
    await bot.tree.set_translator(LocaleTranslator())

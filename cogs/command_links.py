"""Commands that are named in sentences, as links: a tap puts the command into the message field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord import app_commands

from services.language import LANGUAGES, texts_for


def link_commands(registered: Iterable[app_commands.AppCommand]) -> None:
    """Let the sentences of every language name these commands as links from now on, by what Discord calls them."""
    found = [pair for command in registered for pair in _mentions(command)]
    for lang in LANGUAGES:
        texts = texts_for(lang)
        texts.link({_named(path, lang): mention for path, mention in found if texts.has(_key(path.split()))})


def _mentions(command: app_commands.AppCommand) -> Iterator[tuple[str, str]]:
    """The path of a command, or of each below a group, with Discord's mention; a group itself cannot be called."""
    groups = [option for option in command.options if isinstance(option, app_commands.AppCommandGroup)]
    if not groups:
        yield command.name, command.mention
    for group in groups:
        inner = [option for option in group.options if isinstance(option, app_commands.AppCommandGroup)]
        for leaf in inner or [group]:
            yield leaf.qualified_name, leaf.mention


def _key(words: list[str]) -> str:
    return f"command-{'-'.join(words)}"


def _named(path: str, lang: str) -> str:
    """A path as a language spells it."""
    words = path.split()
    return " ".join(texts_for(lang).say(_key(words[: length + 1])) for length in range(len(words)))

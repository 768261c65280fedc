"""Answers for one person alone: short enough for Discord, and notifying nobody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord.app_commands import Choice

from cogs.errors import tell
from services.language import Texts

MESSAGE_LENGTH = 1900
OFFERED, OFFERED_LENGTH = 25, 100
#: Digits of the longest number that we give to anything.
DIGITS = 18


async def reply(interaction: discord.Interaction[Any], text: str, **details: Any) -> None:
    """Answer the sender alone."""
    await tell(interaction, text, allowed_mentions=discord.AllowedMentions.none(), **details)


def is_number(typed: str) -> bool:
    """Whether a text is a number that a match or a challenge could have."""
    return typed.strip().isdecimal() and len(typed.strip()) <= DIGITS


def clipped(lines: list[str], texts: Texts, limit: int = MESSAGE_LENGTH) -> str:
    """Lines as one message; where they are too many the last ones give way to their number."""
    kept: list[str] = []
    length = 0
    for index, line in enumerate(lines):
        length += len(line) + 1
        if length > limit:
            return "\n".join([*kept, texts.say("command-said-more", count=len(lines) - index)])
        kept.append(line)
    return "\n".join(kept)


def matching(offered: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Of `(name, value)` those that contain what was typed, those that begin with it first."""
    wanted = typed.strip().casefold()
    found: list[tuple[bool, str, str]] = []
    for name, value in offered:
        low = name.casefold(), value.casefold()
        if any(wanted in text for text in low) and 0 < len(value) <= OFFERED_LENGTH:
            found.append((not any(text.startswith(wanted) for text in low), name, value))
    found.sort(key=lambda one: one[0])
    return [Choice(name=name[:OFFERED_LENGTH] or value, value=value) for _, name, value in found[:OFFERED]]

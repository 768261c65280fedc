"""Dungeons by name, as commands offer them."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from cogs.answers import matching
from cogs.client import client_of
from cogs.language import texts_of
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.match.dungeons import dungeon_ids
from engine.match.header import joined_rules
from services.language import Texts

Interaction = discord.Interaction[Any]


async def dungeon_offers(interaction: Interaction, typed: str, *, own: bool = False) -> list[Choice[str]]:
    """The dungeons that can be played in, or the server's `own` alone."""
    assert interaction.guild_id is not None
    texts = await texts_of(interaction)
    found = await client_of(interaction).services.dungeons.all(interaction.guild_id)
    offered = [(dungeon_name(one.name, texts), one.name) for one in found if not own or one.name not in dungeon_ids()]
    return matching(offered, typed)


def dungeon_name(name: str, texts: Texts) -> str:
    """What a dungeon is called: one of ours in the reader's language, any other as it was uploaded."""
    return texts.say(f"dungeon-name-{name}") if name in dungeon_ids() else name


def dungeon_rules_for(rules: str, dungeon: str | None) -> str:
    """The rule sets of a challenge: who names a dungeon means to play in it."""
    return joined_rules([*rules.split("+"), DUNGEONBOWL]) if dungeon else rules

"""Every button and select of ours, so that the bot knows those that an earlier run sent."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.client import Client
from cogs.confirm import Confirm, Leave
from cogs.league.pressing import LeagueButton, LeagueSelect
from cogs.league.teams.items import TEAM_ITEMS
from cogs.views import ids
from cogs.views.agreement import Agree
from cogs.views.challenge import Answer, Team
from cogs.views.claim import Claim
from cogs.views.consent import Consent
from cogs.views.hand import HandButton, HandSelect
from cogs.views.press import Choose, Press
from cogs.views.shop import Shop, ShopButton
from cogs.views.take_back import Points
from cogs.views.toolbar import Tool

DYNAMIC_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (
    Press,
    Choose,
    Tool,
    Agree,
    Consent,
    Claim,
    Points,
    Answer,
    Team,
    Shop,
    ShopButton,
    HandSelect,
    HandButton,
    Confirm,
    Leave,
    *TEAM_ITEMS,
    LeagueButton,
    LeagueSelect,
)

#: Those above, and what other modules have made known.
_known: list[type[ui.DynamicItem[Any]]] = [*DYNAMIC_ITEMS]


def know(client: Client, *kinds: type[ui.DynamicItem[Any]]) -> None:
    """Let the bot know more buttons and selects, whichever run of it sent them."""
    client.add_dynamic_items(*kinds)
    _known.extend(kind for kind in kinds if kind not in _known)


async def take_stray(interaction: discord.Interaction[Any]) -> None:
    """Take a press of something that its message no longer has, which discord.py passes over.

    It happens when two press at once, or one twice: what the second saw was replaced before his press arrived.
    """
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if interaction.message is not None and custom_id in ids.offered(interaction.message.components):
        return
    for kind in _known:
        found = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
        if found is not None:
            item = await kind.from_custom_id(interaction, ui.Button(custom_id=custom_id), found)
            await item.callback(interaction)
            return

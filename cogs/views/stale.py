"""Answers to a question that is no longer asked: their sender is shown where the present one is."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord

from cogs.client import client_of
from cogs.errors import tell
from cogs.language import texts_of
from engine.match.notation import NotationError
from services.errors import Refused
from services.outcome import Outcome
from services.session import MatchSession


async def settled(
    interaction: discord.Interaction[Any], session: MatchSession, work: Awaitable[Outcome | None]
) -> None:
    """Do something for a press and show what came of it.

    Raises:
        Refused: what was asked for cannot be done, for another reason than that the question is an older one.
    """
    try:
        outcome = await work
        if outcome is None:
            return
        if isinstance(outcome.refusal, Refused) and outcome.refusal.code == "stale":
            raise outcome.refusal
    except NotationError:
        await _tell_stale(interaction, session)
    except Refused as refusal:
        if refusal.code != "stale":
            raise
        await _tell_stale(interaction, session)
    else:
        await client_of(interaction).boards.settle(interaction, session, outcome)


async def _tell_stale(interaction: discord.Interaction[Any], session: MatchSession) -> None:
    """Show the board again as well: perhaps its sender saw no newer one."""
    boards = client_of(interaction).boards
    if not interaction.response.is_done():
        await interaction.response.defer()
    boards.show(session)
    await boards.tell_trouble(interaction, session)
    await tell(interaction, (await texts_of(interaction)).say("view-stale", link=boards.link(session.match) or ""))

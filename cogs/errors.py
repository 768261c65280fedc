"""What somebody is told when something cannot be done: one clear sentence, to him alone, in his language."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from cogs.client import Client, client_of
from cogs.language import texts_of
from engine.match.game import Game
from engine.match.notation import NotationError
from engine.match.prompts import IllegalDecision
from services.errors import Refused
from services.language import Texts
from services.refusals import refusal, shortened

log = logging.getLogger(__name__)
#: What is refused by services and engine, and told as it is.
REFUSALS = (Refused, IllegalDecision, NotationError)
#: Discord's code for an interaction that it no longer knows, so that nobody can be told.
UNKNOWN_INTERACTION = 10062


class Said(app_commands.AppCommandError):
    """Raised with a finished text that its sender alone is to read."""


async def tell(interaction: discord.Interaction[Any], text: str, **details: Any) -> None:
    """Tell the sender alone, in the answer to his interaction or after it."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **details)
    else:
        await interaction.response.send_message(text, ephemeral=True, **details)


def explain(error: Exception, texts: Texts, game: Game | None = None) -> str:
    """The sentence for an error; `error-internal` for one that is nobody's fault but ours."""
    if isinstance(error, Said):
        return str(error)
    if isinstance(error, REFUSALS):
        return refusal(error, texts, game)
    if isinstance(error, app_commands.MissingPermissions):
        return texts.say("error-missing-permission")
    if isinstance(error, app_commands.NoPrivateMessage):
        return texts.say("error-server-only")
    if isinstance(error, app_commands.TransformerError):
        return texts.say("error-option", value=shortened(str(error.value)))
    if isinstance(error, discord.Forbidden):
        return texts.say("error-forbidden")
    return texts.say("error-internal")


async def answer_error(interaction: discord.Interaction[Any], error: Exception, game: Game | None = None) -> None:
    """Tell the sender what an error means for him; what is nobody's fault but ours is logged."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION:
        log.warning("an interaction of %s came too late to be answered", interaction.user.id)
        return
    known = isinstance(error, (*REFUSALS, Said, app_commands.CheckFailure, app_commands.TransformerError))
    if not known:
        log.error("an interaction of %s failed", interaction.user.id, exc_info=error)
    try:
        await tell(interaction, explain(error, await texts_of(interaction), game))
    except discord.HTTPException as failure:
        log.warning("an interaction of %s could not be answered: %s", interaction.user.id, failure)


async def answered(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Do something for a press; whatever goes wrong its sender is told."""
    try:
        await work
    except Exception as error:
        await answer_error(interaction, error)


async def on_command_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """The command tree's handler."""
    await answer_error(interaction, error)


async def setup(bot: Client) -> None:
    """Let the tree's errors be told."""
    bot.tree.error(on_command_error)


__all__ = ["Said", "answer_error", "answered", "client_of", "explain", "tell"]

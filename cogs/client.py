"""The bot as the Discord surface knows it: a Discord client that holds the services and the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ext import commands

from services.app import Services

if TYPE_CHECKING:
    from cogs.board.boards import Boards


class Client(commands.Bot):
    """A bot with its services; `services` and `boards` are there once it has been set up."""

    services: Services
    boards: Boards


def client_of(interaction: discord.Interaction[Any]) -> Client:
    """The bot that received an interaction."""
    return cast("Client", interaction.client)

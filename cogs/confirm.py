"""What is played only once it is confirmed: a risky walk, an early end of the turn, conceding.

Only the sender sees the question. Both buttons carry all they need in their ids, so they work after a restart too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.client import client_of
from cogs.errors import answer_error, tell
from cogs.language import texts_of
from cogs.views.unkept import unkept
from engine.match.decisions import Decision
from engine.match.notation import write
from services.language import Texts
from services.session import MatchSession
from services.typed import read_line


class Confirm(ui.DynamicItem[ui.Button[Any]], template=r"go:(?P<match>\d+):(?P<prompt>\d+):(?P<line>.+)"):
    """Plays a line of notation, if what was asked is still asked."""

    def __init__(self, match: int, prompt: int, line: str, label: str = "…") -> None:
        super().__init__(
            ui.Button(label=label, style=discord.ButtonStyle.danger, custom_id=f"go:{match}:{prompt}:{line}")
        )
        self.match, self.prompt, self.line = match, prompt, line

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Confirm:
        return cls(int(match["match"]), int(match["prompt"]), match["line"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play what was confirmed, and put what came of it in place of the question."""
        try:
            await interaction.response.defer()
            bot = client_of(interaction)
            session = await bot.services.sessions.get(interaction.guild_id or 0, self.match)
            decisions = read_line(self.line, session.game)
            outcome = await session.press(interaction.user.id, self.prompt, decisions)
            texts = await texts_of(interaction)
            played = await bot.boards.settle(interaction, session, outcome)
            said = bot.boards.told(session, outcome, texts) or texts.say(
                "command-settled" if played else "command-left"
            )
            await interaction.edit_original_response(content=said, view=None)
        except Exception as error:
            await answer_error(interaction, error)


class Leave(ui.DynamicItem[ui.Button[Any]], template=r"go:leave"):
    """Plays nothing."""

    def __init__(self, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id="go:leave"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Leave:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Take the question away."""
        texts = await texts_of(interaction)
        await interaction.response.edit_message(content=texts.say("command-left"), view=None)


async def ask_first(
    interaction: discord.Interaction[Any],
    session: MatchSession,
    decisions: Sequence[Decision],
    question: str,
    texts: Texts,
) -> None:
    """Ask the sender whether these decisions are to be played at the pending prompt."""
    prompt = session.playing()
    line = " ".join(write(decision) for decision in decisions)
    view = unkept(ui.View(timeout=None))
    view.add_item(Confirm(session.match.id, prompt.number, line, texts.say("command-confirm")))
    view.add_item(Leave(texts.say("command-keep-thinking")))
    await tell(interaction, question, view=view)

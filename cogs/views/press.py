"""Buttons and selects that answer a question, whichever run of the bot sent them."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board.look import Look
from cogs.client import client_of
from cogs.errors import answered
from cogs.views import ids
from cogs.views.judging import judge, session_of
from cogs.views.risk import needs_confirmation
from cogs.views.stale import settled
from services.controls import decode
from services.outcome import Outcome
from services.session import MatchSession

Interaction = discord.Interaction[Any]
#: Rows whose controls are played at once: a single step, a target, which says its odds, and what was asked before.
UNASKED = (ids.ROWS["pad"], ids.ROWS["targets"], ids.CONFIRMED)


class Press(ui.DynamicItem[ui.Button[Any]], template=ids.PRESS):
    """A button that answers a question."""

    def __init__(self, match: int, prompt: int, row: str, control: str) -> None:
        super().__init__(ui.Button(custom_id=ids.press(match, prompt, row, control)))
        self.match, self.prompt, self.place, self.control = match, prompt, row, control

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        return cls(int(match["match"]), int(match["prompt"]), match["row"], match["control"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, press(interaction, self.match, self.prompt, self.place, self.control))


class Choose(ui.DynamicItem[ui.Select[Any]], template=ids.CHOOSE):
    """A select whose options answer a question."""

    def __init__(self, match: int, prompt: int, row: str) -> None:
        super().__init__(ui.Select(custom_id=ids.choose(match, prompt, row)))
        self.match, self.prompt, self.place = match, prompt, row

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Choose:
        return cls(int(match["match"]), int(match["prompt"]), match["row"])

    async def callback(self, interaction: Interaction) -> None:
        values = chosen(interaction)
        if values:
            await answered(interaction, press(interaction, self.match, self.prompt, self.place, values[0]))


def chosen(interaction: Interaction) -> list[str]:
    """The options chosen in a select."""
    return [str(value) for value in (interaction.data or {}).get("values", ())]


async def press(interaction: Interaction, match_id: int, number: int, row: str, control: str) -> None:
    """Take a press: acknowledge it, judge it, play it, show what came of it."""
    await interaction.response.defer()
    session = await session_of(interaction, match_id)
    await settled(interaction, session, _play(interaction, session, number, row, control))


async def _play(interaction: Interaction, session: MatchSession, number: int, row: str, control: str) -> Outcome | None:
    """Play a control's decisions, or only show what it shows."""
    judge(session, interaction.user.id, number)
    look = looked_at(control)
    if look is None and row[0] not in UNASKED and needs_confirmation(session.game, decode(control)):
        look = Look(*_declared(control), confirm=control)
    if look is None:
        return await session.press(interaction.user.id, number, decode(control))
    boards = client_of(interaction).boards
    boards.show(session, look=look)
    await boards.tell_trouble(interaction, session)
    return None


def looked_at(control: str) -> Look | None:
    """What a control shows that answers nothing; None for one that does."""
    kind, _, rest = control.partition(":")
    if kind == "sel":
        return Look(selected=rest or None)
    if kind == "mode":
        player, _, mode = rest.partition(":")
        return Look(selected=player or None, mode=mode or None)
    return None


def _declared(control: str) -> tuple[str | None, str | None]:
    """The player whom a control declares an action for, and the action where it is not just a move."""
    for decision in decode(control):
        if decision[0] == "declare":
            return str(decision[1]), str(decision[2]) if decision[2] != "move" else None
    return None, None

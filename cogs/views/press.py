"""Buttons and selects that answer a question, whichever run of the bot sent them."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.board.look import Look
from cogs.client import Client, client_of
from cogs.errors import answered, tell
from cogs.language import texts_of
from cogs.views import ids
from cogs.views.judging import judge, session_of
from cogs.views.risk import needs_confirmation
from engine.match.notation import NotationError
from services.controls import decode
from services.errors import Refused
from services.session import MatchSession

Interaction = discord.Interaction[Any]
#: Rows whose controls are played at once: a single step, and what was asked before.
UNASKED = (ids.ROWS["pad"], ids.CONFIRMED)


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
    client = client_of(interaction)
    session = await session_of(interaction, match_id)
    try:
        judge(session, interaction.user.id, number)
        look = looked_at(control)
        if look is None and row[0] not in UNASKED and needs_confirmation(session.game, decode(control)):
            look = Look(*_declared(control), confirm=control)
        if look is not None:
            client.boards.show(session, look=look)
            await client.boards.tell_trouble(interaction, session)
            return
        outcome = await session.press(interaction.user.id, number, decode(control))
        if isinstance(outcome.refusal, Refused) and outcome.refusal.code == "stale":
            raise outcome.refusal
        await client.boards.settle(interaction, session, outcome)
    except Refused as refusal:
        if refusal.code != "stale":
            raise
        await tell_stale(interaction, client, session)
    except NotationError:
        await tell_stale(interaction, client, session)


async def tell_stale(interaction: Interaction, client: Client, session: MatchSession) -> None:
    """Show the sender of an answer to an older question where the present one is; perhaps he saw no newer board."""
    client.boards.show(session)
    await client.boards.tell_trouble(interaction, session)
    link = client.boards.link(session.match) or ""
    await tell(interaction, (await texts_of(interaction)).say("view-stale", link=link))


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

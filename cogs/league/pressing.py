"""Buttons, selects and forms of leagues: each names what it does and what it is about in its custom id, and nothing is kept in memory.

A module registers what is done: ``@on_press("undo")``, ``@on_choice("settings")``, ``@on_form("points")``. What is pressed after
a restart is done as before it; whether it still fits is for the services to say.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from inspect import signature
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.client import Client
from cogs.errors import answered
from cogs.language import texts_of
from cogs.views.forms import filled
from cogs.views.unkept import unkept
from services.errors import Refused

Interaction = discord.Interaction[Any]
#: What is done for a press: the interaction, and what the control is about.
Press = Callable[..., Awaitable[None]]
#: What is done for a choice: the interaction, the values, and what the select is about.
Choose = Callable[..., Awaitable[None]]
#: What is done for a form: the interaction, its fields by name, and what it is about.
Fill = Callable[..., Awaitable[None]]
OPEN_SECONDS = 900
LABEL_LENGTH, OPTION_LENGTH, TITLE_LENGTH = 80, 100, 45
FORM = re.compile(r"kf:(?P<what>[a-z_]+)(?P<about>(?::[^:]*)*)")
_presses: dict[str, Press] = {}
_choices: dict[str, Choose] = {}
_forms: dict[str, Fill] = {}


def on_press(what: str) -> Callable[[Press], Press]:
    """Register what a button does."""
    return _registering(_presses, what)


def on_choice(what: str) -> Callable[[Choose], Choose]:
    """Register what a select does."""
    return _registering(_choices, what)


def on_form(what: str) -> Callable[[Fill], Fill]:
    """Register what a form does once it is sent."""
    return _registering(_forms, what)


def _registering(known: dict[str, Any], what: str) -> Callable[[Any], Any]:
    def register(doing: Any) -> Any:
        assert what not in known, what
        known[what] = doing
        return doing

    return register


class LeagueButton(ui.DynamicItem[ui.Button[Any]], template=r"kb:(?P<what>[a-z_]+)(?P<about>(?::[^:]*)*)"):
    """A button of leagues."""

    def __init__(self, what: str, about: tuple[str, ...]) -> None:
        super().__init__(ui.Button(custom_id=custom_id("kb", what, about)))
        self.what, self.about = what, about

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> LeagueButton:
        return cls(match["what"], parts(match["about"]))

    async def callback(self, interaction: Interaction) -> None:
        if self.what in _presses:
            await answered(interaction, _guarded(_presses[self.what], interaction, *self.about))


class LeagueSelect(ui.DynamicItem[ui.Select[Any]], template=r"ks:(?P<what>[a-z_]+)(?P<about>(?::[^:]*)*)"):
    """A select of leagues."""

    def __init__(self, what: str, about: tuple[str, ...]) -> None:
        super().__init__(ui.Select(custom_id=custom_id("ks", what, about)))
        self.what, self.about = what, about

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> LeagueSelect:
        return cls(match["what"], parts(match["about"]))

    async def callback(self, interaction: Interaction) -> None:
        values = [str(value) for value in (interaction.data or {}).get("values", ())]
        if self.what in _choices and values:
            await answered(interaction, _guarded(_choices[self.what], interaction, values, *self.about))


class Forms(commands.Cog):
    """Takes forms, whichever run of the bot opened them."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A form of leagues that was filled in."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        found = FORM.fullmatch(str(data.get("custom_id", "")))
        if found is None or found["what"] not in _forms:
            return
        form = _forms[found["what"]]
        await answered(interaction, _guarded(form, interaction, filled(interaction), *parts(found["about"])))


def custom_id(family: str, what: str, about: Sequence[object]) -> str:
    """The custom id of a control."""
    return ":".join([family, what, *(str(one) for one in about)])


def parts(about: str) -> tuple[str, ...]:
    """What stands behind a control's name."""
    return tuple(about.split(":")[1:])


def button(
    what: str, *about: object, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, off: bool = False
) -> ui.Button[Any]:
    """A button that does what is registered as ``what``."""
    return ui.Button(custom_id=custom_id("kb", what, about), label=label[:LABEL_LENGTH], style=style, disabled=off)


def select(
    what: str, *about: object, placeholder: str, options: Sequence[discord.SelectOption], most: int = 1
) -> ui.Select[Any]:
    """A select whose values are given to what is registered as ``what``."""
    return ui.Select(
        custom_id=custom_id("ks", what, about),
        placeholder=placeholder[:150],
        options=list(options),
        max_values=min(most, len(options)),
    )


def form(what: str, *about: object, title: str, fields: Sequence[ui.Label[Any]], text: str = "") -> ui.Modal:
    """A form whose fields are given to what is registered as ``what``; ``text`` stands above them."""
    made = ui.Modal(title=title[:TITLE_LENGTH], timeout=OPEN_SECONDS, custom_id=custom_id("kf", what, about))
    if text:
        made.add_item(ui.TextDisplay(text))
    for one in fields:
        made.add_item(one)
    return made


def field(name: str, label: str, value: object = "", *, hint: str = "", length: int = 20) -> ui.Label[Any]:
    """A line of a form."""
    line: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=str(value), max_length=length, required=False)
    return ui.Label(text=label[:TITLE_LENGTH], description=hint[:OPTION_LENGTH] or None, component=line)


def view_of(*items: ui.Item[Any]) -> ui.View:
    """Controls to be sent and forgotten."""
    view = unkept(ui.View(timeout=None))
    for item in items:
        view.add_item(item)
    return view


async def working(interaction: Interaction) -> None:
    """Acknowledge what may take a moment; the sender alone sees the answer."""
    if interaction.type is discord.InteractionType.application_command:
        await interaction.response.defer(ephemeral=True)
    else:
        await interaction.response.defer()


async def _guarded(doing: Callable[..., Awaitable[None]], *given: object) -> None:
    """Do what a control says; one that says too little or too much, or no number where there should be one, means nothing.

    Raises:
        Refused: ``league_not_found``.
    """
    try:
        signature(doing).bind(*given)
    except TypeError:
        raise Refused("league_not_found") from None
    try:
        await doing(*given)
    except (ValueError, OverflowError):
        raise Refused("league_not_found") from None


async def show(interaction: Interaction, text: str, *items: ui.Item[Any], **details: Any) -> None:
    """Answer the sender alone; where he pressed a control of such an answer, put this in its place."""
    view = view_of(*items) if items else None
    nobody = discord.AllowedMentions.none()
    if interaction.type is discord.InteractionType.application_command:
        given = {"view": view} if view is not None else {}
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=nobody, **given, **details)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=nobody, **given, **details)
    elif interaction.response.is_done():
        await interaction.edit_original_response(content=text, view=view, allowed_mentions=nobody, **details)
    else:
        await interaction.response.edit_message(content=text, view=view, allowed_mentions=nobody, **details)


async def ask(interaction: Interaction, question: str, what: str, *about: object, yes: str) -> None:
    """Ask the sender alone before something is done that cannot be taken back; `what` does it."""
    texts = await texts_of(interaction)
    await show(
        interaction,
        question,
        button(what, *about, label=yes, style=discord.ButtonStyle.danger),
        button("leave", label=texts.say("league-leave")),
    )


async def setup(bot: Client) -> None:
    """Take forms; buttons and selects are known with all others."""
    await bot.add_cog(Forms())

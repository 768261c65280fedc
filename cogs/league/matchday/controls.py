"""Buttons, selects and typed forms of a match day, as small as Discord wants them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.views.unkept import unkept

#: Options a select holds, and letters an option, a button and a placeholder show.
OPTIONS, LABEL, BUTTON_LABEL, PLACEHOLDER = 25, 100, 80, 150


def option(label: str, value: str, about: str | None = None) -> discord.SelectOption:
    """An option of a select."""
    return discord.SelectOption(label=label[:LABEL], value=value, description=about[:LABEL] if about else None)


def select(custom_id: str, placeholder: str, options: Sequence[discord.SelectOption], count: int = 1) -> ui.Select[Any]:
    """A select from which ``count`` options are chosen."""
    return ui.Select(
        custom_id=custom_id,
        placeholder=placeholder[:PLACEHOLDER],
        options=list(options[:OPTIONS]),
        min_values=count,
        max_values=count,
    )


def button(custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> ui.Button[Any]:
    """A button."""
    return ui.Button(custom_id=custom_id, label=label[:BUTTON_LABEL], style=style)


def parts(options: Sequence[discord.SelectOption]) -> Iterator[list[discord.SelectOption]]:
    """Options in as many lists of much the same length as selects are needed for them."""
    count = -(-len(options) // OPTIONS)
    length = -(-len(options) // count) if count else 1
    for start in range(0, len(options), length):
        yield list(options[start : start + length])


def view_of(controls: Sequence[ui.Item[Any]]) -> ui.View | None:
    """The controls as a view of which memory keeps nothing; None for none."""
    if not controls:
        return None
    view = unkept(ui.View(timeout=None))
    for control in controls:
        view.add_item(control)
    return view


def form(custom_id: str, title: str, fields: Mapping[str, ui.Label[Any]]) -> ui.Modal:
    """A form that is read when it is sent, whichever run of the bot opened it."""
    made = ui.Modal(title=title[:45], custom_id=custom_id, timeout=900)
    for field in fields.values():
        made.add_item(field)
    return made


def field(
    name: str, label: str, hint: str = "", *, required: bool = True, length: int = 100, long: bool = False
) -> ui.Label[Any]:
    """A field of a form."""
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        required=required,
        max_length=length,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
    )
    return ui.Label(text=label[:45], description=hint[:LABEL] or None, component=line)

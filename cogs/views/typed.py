"""The form in which a square, several, or a whole line of notation is typed."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.errors import answered
from cogs.language import texts_of
from cogs.views import ids
from cogs.views.forms import filled
from cogs.views.judging import judge, session_of
from cogs.views.stale import settled
from engine.match.field import parse_square
from engine.match.notation import write
from services.controls import panel
from services.language import Texts
from services.outcome import Outcome
from services.session import MatchSession

LINE_LENGTH = 200
FIELD = "line"
OPEN_SECONDS = 900
FORM = re.compile(ids.TYPED)
#: Questions at which a square is where the player who is looked at goes, with the decision that this is.
PLACING = {"setup": "place", "quick_snap": "step", "place_player": "place"}
Interaction = discord.Interaction[Any]


def typing_form(session: MatchSession, prompt: int, about: str, texts: Texts) -> ui.Modal:
    """The form; `about` is the player who is looked at, with his action after a dot where one was chosen.

    What is filled in is read by :func:`take_typed`, so that a form opened before a restart is no dead end.
    """
    form = ui.Modal(
        title=texts.say("view-to-title"), timeout=OPEN_SECONDS, custom_id=ids.typed(session.match.id, prompt, about)
    )
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, max_length=LINE_LENGTH, placeholder=texts.say("view-to-example")[:100]
    )
    form.add_item(
        ui.Label(text=texts.say("view-to-square"), description=texts.say("view-to-hint")[:100], component=line)
    )
    return form


async def take_typed(interaction: Interaction) -> None:
    """Play what was typed, if the form is one of ours."""
    data: Any = interaction.data or {}
    found = FORM.fullmatch(str(data.get("custom_id", "")))
    if found is None:
        return
    await answered(interaction, _take(interaction, found, filled(interaction).get(FIELD, "")))


async def _take(interaction: Interaction, found: re.Match[str], typed: str) -> None:
    await interaction.response.defer()
    session = await session_of(interaction, int(found["match"]))
    await settled(interaction, session, _play(interaction, session, found, typed))


async def _play(interaction: Interaction, session: MatchSession, found: re.Match[str], typed: str) -> Outcome:
    number = int(found["prompt"])
    judge(session, interaction.user.id, number)
    line = meant_line(session, found["about"], typed, await texts_of(interaction))
    return await session.type(interaction.user.id, line, number)


def meant_line(session: MatchSession, about: str, line: str, texts: Texts) -> str:
    """The line with what goes before it for the player who is looked at, where squares alone were typed."""
    player, _, mode = about.partition(".")
    words = line.split()
    if not words or parse_square(words[0].upper()) is None:
        return line
    kind = session.game.prompt.kind if session.game.prompt is not None else ""
    if player and kind in PLACING:
        return f"{PLACING[kind]} {player} {line}"
    shown = panel(session.game, texts, player or None, mode or None)
    if player and shown.typed == ("enter",):
        return f"enter {player} {line}"
    before = shown.prefix
    return " ".join([*(write(decision) for decision in before), line])

"""What is pressed after a league match: the answer to what is asked, trades, and taking the last answer back."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.client import client_of
from cogs.errors import answered
from cogs.language import texts_of
from cogs.league.finding import actor_of, guild_of, leagues_of
from cogs.league.matchday import ids
from cogs.league.matchday.after import text_of, texts_after, view
from cogs.league.matchday.controls import field, form
from cogs.views.forms import filled
from cogs.views.press import chosen
from engine.league.asking import Answer
from engine.league.post_match import DONE
from services.errors import Refused
from services.league.sequences import Step

Interaction = discord.Interaction[Any]
FORM = re.compile(ids.NAME_FORM)
SHIRT, NAME, OTHER = "shirt", "name", "other"


class AfterButton(ui.DynamicItem[ui.Button[Any]], template=ids.AFTER_BUTTON):
    """A button after a match."""

    def __init__(self, team: int, step: int, what: str, about: str) -> None:
        super().__init__(ui.Button(custom_id=ids.after_button(team, step, what, about)))
        self.team, self.step, self.what, self.about = team, step, what, about

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> AfterButton:
        return cls(int(match["team"]), int(match["step"]), match["what"], match["about"])

    async def callback(self, interaction: Interaction) -> None:
        if self.what == "name":
            await answered(interaction, ask_name(interaction, self.team, self.step))
        elif self.what == "undo":
            await answered(interaction, undo(interaction, self.team, self.step))
        else:
            await answered(interaction, act(interaction, self.team, self.step, self.what, [self.about]))


class AfterSelect(ui.DynamicItem[ui.Select[Any]], template=ids.AFTER_SELECT):
    """A select after a match."""

    def __init__(self, team: int, step: int, what: str) -> None:
        super().__init__(ui.Select(custom_id=ids.after_select(team, step, what)))
        self.team, self.step, self.what = team, step, what

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> AfterSelect:
        return cls(int(match["team"]), int(match["step"]), match["what"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, act(interaction, self.team, self.step, self.what, chosen(interaction)))


async def act(interaction: Interaction, team_id: int, number: int, what: str, values: list[str]) -> None:
    """Give the answer that a control stands for, or show what a player may learn.

    Raises:
        Refused: the sender does not coach this team, the control belongs to an earlier question, or the rules forbid it.
    """
    await interaction.response.defer()
    step = await _current(interaction, team_id, number)
    if what in ("roll", "back"):
        texts = await texts_after(client_of(interaction), guild_of(interaction), step.fixture_id)
        learning = int(values[0]) if what == "roll" else None
        await interaction.edit_original_response(content=text_of(step, texts), view=view(step, texts, learning))
        return
    answer = answer_of(step, what, values)
    await leagues_of(interaction).sequences.answer(
        guild_of(interaction), team_id, actor_of(interaction), answer, number
    )


def answer_of(step: Step, what: str, values: list[str]) -> Answer:
    """The answer to what is asked that a control stands for.

    Raises:
        Refused: ``stale``: it is no answer to this.
    """
    value = values[0]
    if what == "done":
        return DONE
    if what == "nominate":
        return tuple(int(one) for one in values)
    if what in ("buy", "fire"):
        return what, int(value) if value.isdecimal() else value
    if what.startswith("learn"):
        return "choose", int(what.removeprefix("learn").partition("_")[0]), value
    options = step.ask.options if step.ask is not None else ()
    if not value.isdecimal() or int(value) >= len(options):
        raise Refused("stale")
    return options[int(value)]


async def undo(interaction: Interaction, team_id: int, number: int) -> None:
    """Take the last answer back, if nothing has happened since the control was made.

    Raises:
        Refused: the sender may not, or it cannot be taken back any more.
    """
    await interaction.response.defer()
    await _current(interaction, team_id, number, by_commissioner=True)
    await leagues_of(interaction).sequences.undo(guild_of(interaction), team_id, actor_of(interaction), number)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        texts = await texts_of(interaction)
        await interaction.edit_original_response(content=texts.say("matchday-undone"), view=None)


async def ask_name(interaction: Interaction, team_id: int, number: int) -> None:
    """Open the form for another name or shirt.

    Raises:
        Refused: the sender does not coach this team, or the control is stale.
    """
    await _current(interaction, team_id, number)
    texts = await texts_of(interaction)
    fields = {
        SHIRT: field(SHIRT, texts.say("matchday-name-shirt"), length=3),
        NAME: field(NAME, texts.say("matchday-name-name"), required=False, length=40),
        OTHER: field(OTHER, texts.say("matchday-name-other"), required=False, length=3),
    }
    await interaction.response.send_modal(form(ids.name_form(team_id, number), texts.say("matchday-name"), fields))


async def take_form(interaction: Interaction) -> bool:
    """Take another name or shirt that was typed; whether the form was this one."""
    found = FORM.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if found is None:
        return False
    await answered(interaction, _rename(interaction, int(found["team"]), int(found["step"]), filled(interaction)))
    return True


async def _rename(interaction: Interaction, team_id: int, number: int, given: dict[str, str]) -> None:
    await interaction.response.defer()
    await _current(interaction, team_id, number)
    sequences, guild_id, actor = leagues_of(interaction).sequences, guild_of(interaction), actor_of(interaction)
    shirt, name, other = _shirt(given.get(SHIRT, "")), given.get(NAME, ""), given.get(OTHER, "")
    if name:
        step = await sequences.answer(guild_id, team_id, actor, ("rename", shirt, name), number)
        number = step.step
    if other:
        await sequences.answer(guild_id, team_id, actor, ("renumber", shirt, _shirt(other)), number)


def _shirt(given: str) -> int:
    number = given.removeprefix("#")
    if not number.isdecimal() or len(number) > 2:
        raise Refused("league_number", number=given[:10])
    return int(number)


async def _current(interaction: Interaction, team_id: int, number: int, *, by_commissioner: bool = False) -> Step:
    """The sequence, if the sender coaches the team and the control belongs to its present question."""
    step = await leagues_of(interaction).sequences.current(guild_of(interaction), team_id)
    if step.team.coach != interaction.user.id and not by_commissioner:
        raise Refused("league_not_coach", team=step.team.name)
    if step.step != number:
        raise Refused("stale")
    return step

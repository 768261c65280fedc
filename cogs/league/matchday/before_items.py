"""What is pressed before a league match: petty cash, inducements, done."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.client import client_of
from cogs.errors import Said, answered
from cogs.language import match_texts, texts_of
from cogs.league.finding import actor_of, guild_of, leagues_of
from cogs.league.matchday import ids
from cogs.league.matchday.before import text_of, view
from cogs.league.matchday.controls import field, form
from cogs.views.forms import filled
from cogs.views.press import chosen
from services.errors import Refused
from services.league.baskets import league_basket

Interaction = discord.Interaction[Any]
AMOUNT = "amount"
FORM = re.compile(ids.CASH_FORM)


class BeforeButton(ui.DynamicItem[ui.Button[Any]], template=ids.BEFORE_BUTTON):
    """A button before a match."""

    def __init__(self, fixture: int, side: int, what: str, item: str) -> None:
        super().__init__(ui.Button(custom_id=ids.before_button(fixture, side, what, item)))
        self.fixture, self.side, self.what, self.about = fixture, side, what, item

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> BeforeButton:
        return cls(int(match["fixture"]), int(match["side"]), match["what"], match["item"])

    async def callback(self, interaction: Interaction) -> None:
        if self.what == "other":
            await answered(interaction, ask_amount(interaction, self.fixture, self.side))
        else:
            await answered(interaction, act(interaction, self.fixture, self.side, self.what, self.about))


class BeforeSelect(ui.DynamicItem[ui.Select[Any]], template=ids.BEFORE_SELECT):
    """A select before a match."""

    def __init__(self, fixture: int, side: int, what: str, full: int) -> None:
        super().__init__(ui.Select(custom_id=ids.before_select(fixture, side, what, full)))
        self.fixture, self.side, self.what = fixture, side, what

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> BeforeSelect:
        return cls(int(match["fixture"]), int(match["side"]), match["what"], int(match["full"] or 0))

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, act(interaction, self.fixture, self.side, self.what, chosen(interaction)[0]))


async def act(interaction: Interaction, fixture_id: int, side: int, what: str, item: str) -> None:
    """Do what a control says; the message then shows what came of it.

    Raises:
        Refused: the sender does not coach this side, it is not its turn, or the rules forbid it.
    """
    await interaction.response.defer()
    await _own(interaction, fixture_id, side)
    guild_id, actor, days = guild_of(interaction), actor_of(interaction), leagues_of(interaction).match_days
    if what == "cash":
        await days.declare(guild_id, fixture_id, actor, _amount(item))
        return
    if what == "done":
        await days.confirm(guild_id, fixture_id, actor)
        return
    start = await days.pre_match(guild_id, fixture_id)
    basket = league_basket(start, side, interaction.user.id)
    if what == "back" or (what == "help" and basket.skills(item)):
        fixture = await leagues_of(interaction).seasons.fixture(guild_id, fixture_id)
        match = await client_of(interaction).services.sessions.row(guild_id, int(fixture.match_id or 0))
        texts = match_texts(match)
        mercenary = "" if what == "back" else item
        await interaction.edit_original_response(
            content=text_of(fixture, start, match, texts), view=view(fixture, start, match, texts, mercenary)
        )
        return
    items = basket.without_item(item) if what == "remove" else basket.with_item(item)
    await days.choose(guild_id, fixture_id, actor, items)


async def ask_amount(interaction: Interaction, fixture_id: int, side: int) -> None:
    """Open the form for an amount of petty cash.

    Raises:
        Refused: the sender does not coach this side.
    """
    await _own(interaction, fixture_id, side)
    texts = await texts_of(interaction)
    start = await leagues_of(interaction).match_days.pre_match(guild_of(interaction), fixture_id)
    label = texts.say("matchday-cash-field")
    hint = texts.say("matchday-cash-hint", most=start.teams[side].treasury)
    fields = {AMOUNT: field(AMOUNT, label, hint, length=12)}
    await interaction.response.send_modal(
        form(ids.cash_form(fixture_id, side), texts.say("matchday-cash-title"), fields)
    )


async def take_form(interaction: Interaction) -> bool:
    """Take an amount that was typed; whether the form was this one."""
    found = FORM.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if found is None:
        return False
    amount = filled(interaction).get(AMOUNT, "")
    await answered(interaction, act(interaction, int(found["fixture"]), int(found["side"]), "cash", amount))
    return True


async def _own(interaction: Interaction, fixture_id: int, side: int) -> None:
    guild_id = guild_of(interaction)
    fixture = await leagues_of(interaction).seasons.fixture(guild_id, fixture_id)
    if fixture.match_id is None:
        raise Refused("league_no_pre_match")
    match = await client_of(interaction).services.sessions.row(guild_id, fixture.match_id)
    if match.side_of(interaction.user.id) is None:
        raise Refused("stranger")
    if match.coach(side) != interaction.user.id:
        raise Said((await texts_of(interaction)).say("matchday-other-side"))


def _amount(given: str) -> int:
    """An amount as it was typed, with whatever parts thousands; what is no amount is more than any treasury."""
    digits = re.sub(r"[\s.,'’]", "", given)
    if not digits.isdecimal() or len(digits) > 9:
        raise Refused("league_no_amount", given=given[:40])
    return int(digits)

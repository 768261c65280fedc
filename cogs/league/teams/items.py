"""Every button, select and form about teams, whichever run of the bot sent it, and what each does."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.errors import answered
from cogs.league.teams import approval, founding, handing, ids, improving, looks
from cogs.league.teams.pages import show_history, show_ledger, show_teams
from cogs.league.teams.parts import Press, press_of
from cogs.views.forms import filled
from cogs.views.press import chosen
from services.errors import Refused

Act = Callable[[Press], Awaitable[None]]
Interaction = discord.Interaction[Any]
_FORM = re.compile(ids.FORM)


async def _ledger(press: Press) -> None:
    new = not press.about.isdecimal()
    await show_ledger(replace(press, fresh=new), await press.team(), None if new else int(press.about))


async def _turn_history(press: Press) -> None:
    player, _, page = press.about.partition(".")
    await show_history(press, await press.team(), int(player), int(page))


async def _open_history(press: Press) -> None:
    await show_history(replace(press, fresh=True), await press.team(), press.number)


async def _list(press: Press) -> None:
    league, _, page = press.about.partition(".")
    await show_teams(press, await press.services.leagues.get(press.guild_id, int(league)), int(page))


async def _open(press: Press) -> None:
    await founding.back(replace(press, fresh=True))


BUTTONS: Mapping[str, Act] = {
    "again": founding.again,
    "undo": founding.undo,
    "discard": founding.discard,
    "name": founding.ask_team_name,
    "players": founding.show_players,
    "names": founding.ask_names,
    "back": founding.back,
    "open": _open,
    "sheet": founding.sheet,
    "takeback": founding.take_back,
    "looks": looks.show_looks,
    "hex": looks.ask_colours,
    "submit": approval.submit,
    "remind": approval.remind,
    "approve": approval.approve,
    "refuse": approval.ask_reason,
    "take": handing.take,
    "leave": handing.leave,
    "retire": handing.retire,
    "stay": handing.stay,
    "improve": improving.pressed,
    "learn": improving.learn,
    "ledger": _ledger,
    "history": _turn_history,
    "list": _list,
}
SELECTS: Mapping[str, Act] = {
    "roster": founding.chose_roster,
    "buy": founding.buy,
    "return": founding.give_back,
    "player": founding.ask_player,
    "colour": looks.colour,
    "emblem": looks.emblem,
    "improve": improving.pressed,
    "learn": improving.chosen,
    "history": _open_history,
    "sheet": founding.sheet,
}
FORMS: Mapping[str, Act] = {
    "found": founding.named_new,
    "name": founding.team_named,
    "player": founding.player_named,
    "names": founding.players_named,
    "hex": looks.colours_given,
    "refuse": approval.refuse,
}


class TeamButton(ui.DynamicItem[ui.Button[Any]], template=ids.BUTTON):
    """A button about a team."""

    def __init__(self, what: str, team: int, about: str) -> None:
        super().__init__(ui.Button(custom_id=ids.button(what, team, about)))
        self.what, self.team, self.about = what, team, about

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> TeamButton:
        return cls(match["what"], int(match["team"]), match["about"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, _do(BUTTONS, interaction, self.what, self.team, self.about))


class TeamSelect(ui.DynamicItem[ui.Select[Any]], template=ids.SELECT):
    """A select about a team."""

    def __init__(self, what: str, team: int, about: str) -> None:
        super().__init__(ui.Select(custom_id=ids.select(what, team, about)))
        self.what, self.team, self.about = what, team, about

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> TeamSelect:
        return cls(match["what"], int(match["team"]), match["about"])

    async def callback(self, interaction: Interaction) -> None:
        values = tuple(chosen(interaction))
        if values:
            await answered(interaction, _do(SELECTS, interaction, self.what, self.team, self.about, values=values))


TEAM_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (TeamButton, TeamSelect)


async def take_form(interaction: Interaction) -> None:
    """Do what a form was filled in for, if it is one about a team."""
    data: Any = interaction.data or {}
    found = _FORM.fullmatch(str(data.get("custom_id", "")))
    if found is None:
        return
    what, team, about = found["what"], int(found["team"]), found["about"]
    await answered(interaction, _do(FORMS, interaction, what, team, about, fields=filled(interaction)))


async def _do(
    acts: Mapping[str, Act], interaction: Interaction, what: str, team: int, about: str, **given: Any
) -> None:
    if what not in acts:
        raise Refused("league_not_found")
    await acts[what](await press_of(interaction, team, about, **given))

"""The pieces of which messages about teams are made: buttons, selects, forms, and what is known of a press."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.answers import is_number
from cogs.client import client_of
from cogs.errors import tell
from cogs.language import texts_of
from cogs.league.finding import Interaction, actor_of, guild_of, leagues_of
from cogs.league.teams import ids
from cogs.views.unkept import unkept
from services.errors import Refused
from services.language import Texts
from services.league.bureau import LeagueServices
from services.league.leagues import League
from services.league.office import Actor
from services.league.teams import LeagueTeam

OPTIONS = 25
LABEL, OPTION, PLACEHOLDER, TITLE = 80, 100, 150, 45
OPEN_SECONDS = 900
Style = discord.ButtonStyle
NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Press:
    """A press of a button, a choice in a select, a form that was filled in, or a command about a team.

    Attributes:
        team_id: 0 where there is no team yet.
        about: what the custom id carries besides.
        values: the options chosen.
        fields: what a form's fields hold, by their names.
        fresh: what is shown is a message of its own, so that the one that was pressed stays.
    """

    interaction: Interaction
    texts: Texts
    team_id: int = 0
    about: str = ""
    values: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict[str, str])
    fresh: bool = False

    @property
    def guild_id(self) -> int:
        """The server it comes from."""
        return guild_of(self.interaction)

    @property
    def actor(self) -> Actor:
        """Who asks."""
        return actor_of(self.interaction)

    @property
    def services(self) -> LeagueServices:
        """The services of leagues."""
        return leagues_of(self.interaction)

    @property
    def value(self) -> str:
        """The first option chosen."""
        return self.values[0] if self.values else ""

    @property
    def number(self) -> int:
        """The first option chosen, where it is a number.

        Raises:
            Refused: ``league_not_found``.
        """
        if not is_number(self.value):
            raise Refused("league_not_found")
        return int(self.value)

    async def team(self) -> LeagueTeam:
        """The team as it is now.

        Raises:
            Refused: ``league_not_found``.
        """
        return await self.services.teams.get(self.guild_id, self.team_id)

    async def league(self, stored: LeagueTeam) -> League:
        """The team's league."""
        return await self.services.leagues.get(stored.guild_id, stored.league_id)


async def press_of(interaction: discord.Interaction[Any], team_id: int = 0, about: str = "", **more: Any) -> Press:
    """A press with its sender's language."""
    return Press(interaction, await texts_of(interaction), team_id, about, **more)


async def colour_blind(interaction: discord.Interaction[Any]) -> bool:
    """Whether the reader wants the colours that everybody can tell apart."""
    preferences = client_of(interaction).services.preferences
    return (await preferences.get(guild_of(interaction), interaction.user.id)).palette == "colour_blind"


def view_of(controls: Iterable[ui.Item[Any]]) -> ui.View:
    """Controls as a message has them; memory keeps nothing of it."""
    made = unkept(ui.View(timeout=None))
    for one in controls:
        made.add_item(one)
    return made


def button(
    what: str,
    team_id: int,
    label: str,
    about: object = "",
    style: Style = Style.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button."""
    custom_id = ids.button(what, team_id, about)
    return ui.Button(custom_id=custom_id, label=label[:LABEL], style=style, row=row, disabled=disabled)


def select(
    what: str,
    team_id: int,
    placeholder: str,
    options: Iterable[discord.SelectOption],
    about: object = "",
    row: int | None = None,
) -> ui.Select[Any]:
    """A select of one option."""
    shown = list(options)[:OPTIONS]
    custom_id = ids.select(what, team_id, about)
    return ui.Select(custom_id=custom_id, placeholder=placeholder[:PLACEHOLDER], options=shown, row=row)


def sheet_button(team_id: int, name: str, texts: Texts) -> ui.Button[Any]:
    """A button with a team's name that opens its sheet, for whoever presses it."""
    return button("sheet", team_id, texts.say("team-sheet-of", team=name))


def option(label: str, value: object, about: str = "", default: bool = False) -> discord.SelectOption:
    """An option of a select."""
    described = about[:OPTION] or None
    return discord.SelectOption(label=label[:OPTION], value=str(value), description=described, default=default)


def form(what: str, team_id: int, title: str, about: object = "") -> ui.Modal:
    """An empty form; what is filled in is read by its custom id, so that one opened before a restart is no dead end."""
    return ui.Modal(title=title[:TITLE], timeout=OPEN_SECONDS, custom_id=ids.form(what, team_id, about))


def text_field(
    name: str,
    label: str,
    *,
    most: int,
    value: str = "",
    hint: str = "",
    needed: bool = True,
    long: bool = False,
) -> ui.Label[Any]:
    """A field of a form."""
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, max_length=most, default=value or None, required=needed, style=style
    )
    return ui.Label(text=label[:TITLE], description=hint[:100] or None, component=typed)


async def show(press: Press, content: str, view: ui.View | None = None, files: Iterable[discord.File] = ()) -> None:
    """Put something in the place of the message that was pressed; where there is none, or it is to stay, answer the sender alone."""
    interaction = press.interaction
    attached = list(files)
    pressed = interaction.type is not discord.InteractionType.application_command and interaction.message is not None
    if not pressed or press.fresh:
        details: dict[str, Any] = {"view": view} if view is not None else {}
        if attached:
            details["files"] = attached
        await tell(interaction, content, allowed_mentions=NOBODY, **details)
        return
    if interaction.response.is_done():
        change = interaction.edit_original_response
    else:
        change = interaction.response.edit_message
    await change(content=content, view=view, attachments=attached, allowed_mentions=NOBODY)

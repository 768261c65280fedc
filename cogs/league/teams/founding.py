"""What the builder's controls do: every press is a change that is stored at once, or a refusal that changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.league.teams.builder import position_of, roster_select, show_builder
from cogs.league.teams.parts import Press, Style, button, form, option, select, show, text_field, view_of
from cogs.league.teams.sheets import show_sheet
from engine import rosters
from engine.league.market import LONGEST_NAME
from engine.league.team import LeaguePlayer
from services.errors import Refused
from services.league import wording
from services.league.leagues import League
from services.league.statistics import player_of
from services.league.teams import LeagueTeam

NUMBER_LENGTH = 2
#: The longest list of names that a form takes: sixteen players, and journeymen beyond them.
NAMES_LENGTH = 1500
#: How much of a player's shirt and name the list of all shows.
LISTED = 32


async def begin(press: Press, league: League, name: str | None, roster: str | None) -> None:
    """Found a team with what is known; ask for the rest.

    Raises:
        Refused: why it cannot be founded.
    """
    if roster is not None and roster not in rosters.rosters():
        raise Refused("league_unknown", what=roster)
    if roster is None:
        text = press.texts.say("team-found-roster", league=league.name)
        await show(press, text, view_of([roster_select(league, (name or "")[:LONGEST_NAME], press.texts)]))
    elif name is None:
        await _ask_name(press, league.id, roster)
    else:
        await _found(press, league.id, name, roster)


async def chose_roster(press: Press) -> None:
    """A roster is chosen: the team begins, or its name is asked."""
    league, _, name = press.about.partition(":")
    if press.value not in rosters.rosters():
        raise Refused("league_unknown", what=press.value)
    if name:
        await _found(press, int(league), name, press.value)
    else:
        await _ask_name(press, int(league), press.value)


async def _ask_name(press: Press, league_id: int, roster: str) -> None:
    title = press.texts.say("team-found-title", roster=press.texts.roster(roster))
    asked = form("found", 0, title, f"{league_id}:{roster}")
    asked.add_item(text_field("name", press.texts.say("team-field-name"), most=LONGEST_NAME))
    await press.interaction.response.send_modal(asked)


async def named_new(press: Press) -> None:
    """The name of a new team was given."""
    league, _, roster = press.about.partition(":")
    await _found(press, int(league), press.fields.get("name", ""), roster)


async def _found(press: Press, league_id: int, name: str, roster: str) -> None:
    stored = await press.services.teams.found(press.guild_id, league_id, press.actor, name, roster)
    await show_builder(press, stored, press.texts.say("team-founded"))


async def mine(press: Press) -> LeagueTeam:
    """The team of a press, for its coach.

    Raises:
        Refused: ``league_not_coach``, ``league_not_found``.
    """
    stored = await press.team()
    if stored.coach != press.actor.user_id:
        raise Refused("league_not_coach", team=stored.name)
    return stored


async def back(press: Press) -> None:
    """The builder again."""
    await show_builder(press, await mine(press))


async def buy(press: Press) -> None:
    """Buy the position chosen, or buy or return the piece of staff chosen."""
    teams, what = press.services.teams, press.value
    if what.startswith("-"):
        stored = await teams.give_back(press.guild_id, press.team_id, press.actor, what[1:])
    else:
        stored = await teams.buy(press.guild_id, press.team_id, press.actor, what.removeprefix("+"))
    await show_builder(press, stored)


async def again(press: Press) -> None:
    """Buy one more of what was bought last."""
    stored = await press.services.teams.buy(press.guild_id, press.team_id, press.actor, press.about)
    await show_builder(press, stored)


async def give_back(press: Press) -> None:
    """Return the player chosen; he is known by his id, as shirts change."""
    one = player_of((await mine(press)).team, press.number)
    stored = await press.services.teams.give_back(press.guild_id, press.team_id, press.actor, one.number)
    await show_builder(press, stored)


async def undo(press: Press) -> None:
    """Return what was bought last, if nothing has changed since the button was made.

    Raises:
        Refused: ``league_changed``.
    """
    stored = await mine(press)
    last = stored.team.ledger[-1] if stored.team.ledger else None
    if press.about != str(stored.version) or last is None or last.reason != "bought":
        raise Refused("league_changed")
    bought = max((one for one in stored.team.players if one.position == last.detail), key=_age, default=None)
    what: str | int = last.detail if bought is None else bought.number
    stored = await press.services.teams.give_back(press.guild_id, press.team_id, press.actor, what)
    await show_builder(press, stored)


def _age(one: LeaguePlayer) -> int:
    return one.id


async def ask_team_name(press: Press) -> None:
    """The form for the team's name."""
    stored = await mine(press)
    asked = form("name", stored.id, press.texts.say("team-name"))
    asked.add_item(text_field("name", press.texts.say("team-field-name"), most=LONGEST_NAME, value=stored.name))
    await press.interaction.response.send_modal(asked)


async def team_named(press: Press) -> None:
    """The team's name was given."""
    name = press.fields.get("name", "")
    stored = await press.services.teams.rename(press.guild_id, press.team_id, press.actor, name)
    await show_builder(press, stored)


async def show_players(press: Press) -> None:
    """The players, each to be chosen for his name and his shirt."""
    await players_panel(press, await mine(press))


async def players_panel(press: Press, stored: LeagueTeam) -> None:
    """The players of a team with a select that names one, and a button that names all."""
    texts = press.texts
    lines = [texts.say("team-players-title", team=discord.utils.escape_markdown(stored.name))]
    options: list[discord.SelectOption] = []
    for one in stored.team.players:
        name, position = wording.player(one, texts), position_of(one, texts)
        lines.append(" · ".join(filter(None, (discord.utils.escape_markdown(name[:LISTED]), position))))
        options.append(option(name, one.id, position))
    controls: list[ui.Item[Any]] = []
    if options:
        controls.append(select("player", stored.id, texts.say("team-players-choose"), options))
        controls.append(button("names", stored.id, texts.say("team-players-all")))
    controls.append(button("back", stored.id, texts.say("team-back"), "", Style.primary))
    await show(press, "\n".join(lines), view_of(controls))


async def ask_names(press: Press) -> None:
    """The form for all names at once: a line for each shirt."""
    stored = await mine(press)
    lines = "\n".join(f"{one.number} {one.name}".strip() for one in stored.team.players)
    asked = form("names", stored.id, press.texts.say("team-players-all"))
    hint = press.texts.say("team-players-all-hint")
    asked.add_item(
        text_field("names", press.texts.say("team-players"), most=NAMES_LENGTH, value=lines, hint=hint, long=True)
    )
    await press.interaction.response.send_modal(asked)


async def players_named(press: Press) -> None:
    """All names were given; shirts that are not in a line keep their players' names.

    Raises:
        Refused: ``league_bad_line``, ``league_unknown``, ``league_name``, and where the team may not be changed.
    """
    names: dict[int, str] = {}
    for line in press.fields.get("names", "").splitlines():
        number, _, name = line.strip().removeprefix("#").partition(" ")
        if not number:
            continue
        if not (number.isascii() and number.isdecimal() and len(number) <= NUMBER_LENGTH):
            raise Refused("league_bad_line", given=line)
        names[int(number)] = name
    stored = await press.services.teams.name_players(press.guild_id, press.team_id, press.actor, names)
    await players_panel(press, stored)


async def ask_player(press: Press) -> None:
    """The form for a player's name and shirt."""
    stored = await mine(press)
    one = player_of(stored.team, press.number)
    asked = form("player", stored.id, wording.player(one, press.texts), one.id)
    texts = press.texts
    asked.add_item(text_field("name", texts.say("team-field-player"), most=LONGEST_NAME, value=one.name, needed=False))
    asked.add_item(
        text_field(
            "number",
            texts.say("team-field-number"),
            most=NUMBER_LENGTH,
            value=str(one.number),
            hint=texts.say("team-field-number-hint"),
        )
    )
    await press.interaction.response.send_modal(asked)


async def player_named(press: Press) -> None:
    """A player's name and shirt were given; a shirt that somebody wears is swapped.

    Raises:
        Refused: ``league_number``, ``league_name``, and where the team may not be changed.
    """
    teams = press.services.teams
    one = player_of((await mine(press)).team, int(press.about))
    typed = press.fields.get("number", "").strip().removeprefix("#")
    if not (typed.isascii() and typed.isdecimal()):
        raise Refused("league_number", number=typed)
    stored = await teams.name_player(
        press.guild_id, press.team_id, press.actor, one.number, press.fields.get("name", ""), int(typed)
    )
    await players_panel(press, stored)


async def discard(press: Press) -> None:
    """Ask first, then tear the draft up."""
    stored = await mine(press)
    texts = press.texts
    if press.about != "yes":
        controls = [
            button("discard", stored.id, texts.say("team-discard-yes"), "yes", Style.danger),
            button("back", stored.id, texts.say("team-back")),
        ]
        await show(
            press, texts.say("team-discard-ask", team=discord.utils.escape_markdown(stored.name)), view_of(controls)
        )
        return
    await press.services.teams.discard(press.guild_id, press.team_id, press.actor)
    await show(press, texts.say("team-discarded", team=stored.name))


async def sheet(press: Press) -> None:
    """The sheet of the team, or of the one chosen in a list, in a message of its own."""
    team_id = press.number if press.value else press.team_id
    stored = await press.services.teams.get(press.guild_id, team_id)
    await show_sheet(replace(press, team_id=team_id), stored)


async def take_back(press: Press) -> None:
    """A submitted draft is its coach's again."""
    stored = await press.services.teams.take_back(press.guild_id, press.team_id, press.actor)
    await show_builder(press, stored, press.texts.say("team-taken-back"))

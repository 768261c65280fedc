"""`/standings`: a division's table as a picture, and the same in words."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from io import BytesIO
from typing import Any

import discord

from cogs.answers import clipped
from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, guild_of, league_of, leagues_of
from cogs.league.pressing import button, on_choice, on_press, select, view_of
from cogs.translator import command
from render.from_league import Looks, standings_scene
from render.league_scene import StandingsScene
from render.standings import draw_standings
from services.errors import Refused
from services.language import Texts
from services.league.seasons import CUPS, Division
from services.league.standing import Standing, lines

ALT_LENGTH, TEXT_LENGTH, MOST_PICTURES, OPTIONS = 1024, 1900, 8, 25
#: Teams of a long table in one picture, of which the reader turns the pages.
PART = 16


@command("standings")
async def standings(
    interaction: Interaction,
    division: str | None = None,
    season: str | None = None,
    league: str | None = None,
    share: bool = False,
) -> None:
    """Show a table; shared, everybody in the channel sees it."""
    found = await league_of(interaction, league)
    within = await finding.season_of(interaction, found, season)
    place = await _default(interaction, within, division)
    await interaction.response.defer(ephemeral=not share)
    await _show(interaction, place, share=share)


async def _default(interaction: Interaction, season: finding.Season, division: str | None) -> Division:
    """The division that is named; else the one of the sender's team, else the first."""
    if division is not None:
        return await finding.division_of(interaction, season, division)
    services = leagues_of(interaction)
    every = await services.seasons.divisions(season.guild_id, season.id)
    if not every:
        raise Refused("league_no_division", season=season.name)
    mine = await services.teams.lines(season.guild_id, league_id=season.league_id, coach=interaction.user.id)
    for one in every:
        if {team.id for team in mine} & set(await services.seasons.entrants(season.guild_id, one.id)):
            return one
    return every[0]


@on_choice("standings")
async def _choose(interaction: Interaction, values: list[str]) -> None:
    await interaction.response.defer()
    place = await leagues_of(interaction).seasons.division(guild_of(interaction), int(values[0]))
    await _show(interaction, place)


@on_press("standings")
async def _turn(interaction: Interaction, division_id: str, part: str) -> None:
    await interaction.response.defer()
    place = await leagues_of(interaction).seasons.division(guild_of(interaction), int(division_id))
    await _show(interaction, place, part=int(part))


async def _show(interaction: Interaction, division: Division, *, share: bool = False, part: int | None = None) -> None:
    texts = await texts_of(interaction)
    standing = await leagues_of(interaction).standings.of(division.guild_id, division.id)
    if division.form in CUPS:
        await _show_cup(interaction, division, standing.season.name, texts, share=share)
        return
    reader = interaction.user.id
    preferences = await interaction.client.services.preferences.get(division.guild_id, reader)
    last = (max(1, len(standing.table.rows)) - 1) // PART
    shown = None if share else max(0, min(last, _own_part(standing, reader) if part is None else part))
    scene = scene_of(
        standing, texts, reader, colour_blind=preferences.palette == "colour_blind", share=share, part=shown
    )
    pictures = (await asyncio.to_thread(_drawn, scene))[:MOST_PICTURES]
    told = [texts.say("standings-title", season=standing.season.name, division=division.name), *lines(standing, texts)]
    whole = "\n".join(told)
    alt = whole if len(whole) <= ALT_LENGTH else f"{whole[: ALT_LENGTH - 1]}…"
    files = [
        discord.File(BytesIO(png), f"standings{number}.png", description=alt) for number, png in enumerate(pictures, 1)
    ]
    text = whole
    if len(whole) > TEXT_LENGTH:
        files.append(discord.File(BytesIO(whole.encode()), "standings.txt"))
        text = f"{told[0]}\n{texts.say('standings-in-file')}"
    items = [] if shown is None else await _controls(interaction, division, shown, last, texts)
    details: dict[str, Any] = {"view": view_of(*items)} if items else {}
    await interaction.edit_original_response(
        content=text, attachments=files, allowed_mentions=discord.AllowedMentions.none(), **details
    )


async def _show_cup(interaction: Interaction, cup: Division, season: str, texts: Texts, *, share: bool) -> None:
    """A cup has no table: its ties, round by round."""
    services = leagues_of(interaction)
    bracket = await services.cups.bracket(cup.guild_id, cup.id)
    names = await services.teams.names(cup.guild_id, cup.league_id)
    told = [texts.say("standings-title", season=season, division=cup.name)]
    for number in sorted({tie.round for tie, _, _ in bracket.ties}):
        told.append(f"**{texts.say('fixtures-round', round=str(number + 1))}**")
        for tie, home, away in bracket.ties:
            if tie.round != number:
                continue
            named = f"cup-tie-{tie.name.replace('_', '-')}"
            label = f"{texts.say(named)}: " if texts.has(named) else ""
            fixture = bracket.fixtures.get(tie.id)
            open_tie = " – ".join(names[one] if one else texts.say("cup-unknown") for one in (home, away))
            match = finding.result_name(fixture, names, texts) if fixture and fixture.result is not None else open_tie
            told.append(f"· {label}{match}")
    if bracket.champion is not None:
        told.append(texts.say("hall-champion", division=cup.name, team=names[bracket.champion]))
    if not bracket.ties:
        told.append(texts.say("fixtures-none"))
    switch = None if share else await _switch(interaction, cup, texts)
    await interaction.edit_original_response(
        content=clipped(told, texts),
        attachments=[],
        view=view_of(switch) if switch is not None else None,
        allowed_mentions=discord.AllowedMentions.none(),
    )


@lru_cache(maxsize=32)
def _drawn(scene: StandingsScene) -> tuple[bytes, ...]:
    """The picture of a table; one that was asked for lately is not drawn again."""
    return draw_standings(scene)


def _own_part(standing: Standing, reader: int) -> int:
    """The part of a long table in which the reader's team stands."""
    looks = standing.looks
    return next((k // PART for k, row in enumerate(standing.table.rows) if looks[int(row.team)].coach == reader), 0)


async def _controls(
    interaction: Interaction, division: Division, part: int, last: int, texts: Texts
) -> list[discord.ui.Item[Any]]:
    items: list[discord.ui.Item[Any]] = []
    if (switch := await _switch(interaction, division, texts)) is not None:
        items.append(switch)
    if last:
        items += [
            button("standings", division.id, part - 1, label=texts.say("page-before"), off=part == 0),
            button("standings", division.id, part + 1, label=texts.say("page-after"), off=part == last),
        ]
    return items


async def _switch(interaction: Interaction, division: Division, texts: Texts) -> discord.ui.Select[Any] | None:
    """The other divisions of the season."""
    every = await leagues_of(interaction).seasons.divisions(division.guild_id, division.season_id)
    if len(every) < 2:
        return None
    options = [
        discord.SelectOption(label=one.name, value=str(one.id), default=one.id == division.id)
        for one in every[:OPTIONS]
    ]
    return select("standings", placeholder=texts.say("standings-other"), options=options)


def scene_of(
    standing: Standing,
    texts: Texts,
    reader: int,
    *,
    colour_blind: bool = False,
    share: bool = False,
    part: int | None = None,
) -> StandingsScene:
    """The picture of a table, or of a part of it; the reader's own team is marked, unless all are to see it."""
    looks = standing.looks
    rows = standing.table.rows
    shown = rows if part is None else rows[part * PART : part * PART + PART]
    played, left = len(standing.results), standing.left
    own = next((row.team for row in rows if looks[int(row.team)].coach == reader), "")
    return standings_scene(
        shown,
        {
            row.team: Looks(standing.table.names[row.team], "", look.colours, look.emblem)
            for row in shown
            for look in (looks[int(row.team)],)
        },
        standing.results,
        texts,
        title=standing.table.division.name,
        about=texts.say("standings-about", season=standing.season.name, played=played, all=played + left),
        own="" if share else own,
        colour_blind=colour_blind,
    )


standings.autocomplete("league")(finding.leagues)
standings.autocomplete("season")(finding.seasons)
standings.autocomplete("division")(finding.divisions)


async def setup(bot: Client) -> None:
    """Add the command."""
    bot.tree.add_command(standings)

"""`/standings`: a division's table as a picture, and the same in words."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

import discord

from cogs.client import Client
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, guild_of, league_of, leagues_of
from cogs.league.pressing import on_choice, select, view_of
from cogs.translator import command
from render.from_league import Looks, standings_scene
from render.standings import draw_standings
from services.errors import Refused
from services.language import Texts
from services.league.seasons import Division
from services.league.standing import Standing, lines

ALT_LENGTH, TEXT_LENGTH, MOST_PICTURES, OPTIONS = 1024, 1900, 8, 25


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


async def _show(interaction: Interaction, division: Division, *, share: bool = False) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction)
    standing = await services.standings.of(division.guild_id, division.id)
    preferences = await interaction.client.services.preferences.get(division.guild_id, interaction.user.id)
    scene = scene_of(
        standing, texts, interaction.user.id, colour_blind=preferences.palette == "colour_blind", share=share
    )
    pictures = (await asyncio.to_thread(draw_standings, scene))[:MOST_PICTURES]
    told = [texts.say("standings-title", season=standing.season.name, division=division.name), *lines(standing, texts)]
    whole = "\n".join(told)
    short = len(whole) <= TEXT_LENGTH
    alt = whole if len(whole) <= ALT_LENGTH else f"{whole[: ALT_LENGTH - 1]}…"
    files = [
        discord.File(BytesIO(png), f"standings{number}.png", description=alt) for number, png in enumerate(pictures, 1)
    ]
    if not short:
        files.append(discord.File(BytesIO(whole.encode()), "standings.txt"))
    text = whole if short else f"{told[0]}\n{texts.say('standings-in-file')}"
    details: dict[str, Any] = {}
    if not share and (switch := await _switch(interaction, division, texts)) is not None:
        details["view"] = view_of(switch)
    await interaction.edit_original_response(
        content=text, attachments=files, allowed_mentions=discord.AllowedMentions.none(), **details
    )


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


def scene_of(standing: Standing, texts: Texts, reader: int, *, colour_blind: bool = False, share: bool = False) -> Any:
    """The picture of a table; the reader's own team is marked, unless all are to see it."""
    looks = standing.looks
    played, left = len(standing.results), standing.left
    own = next((row.team for row in standing.table.rows if looks[int(row.team)].coach == reader), "")
    return standings_scene(
        standing.table.rows,
        {
            row.team: Looks(standing.table.names[row.team], "", look.colours, look.emblem)
            for row in standing.table.rows
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

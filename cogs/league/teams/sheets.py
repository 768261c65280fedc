"""A team's sheet: the picture, and the same in text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from typing import Any

import discord

from cogs.client import client_of
from cogs.league.teams.parts import NOBODY, OPTIONS, Press, button, colour_blind, option, select, view_of
from cogs.naming import message_link
from render.from_league import Looks, sheet_scene
from render.league_scene import EMBLEMS
from render.sheet import draw_sheet
from services.errors import Refused
from services.language import Texts
from services.league import telling, wording
from services.league.teams import LeagueTeam

#: Characters of one embed and of all embeds of a message.
EMBED, EMBEDS = 4000, 5800
ALT_TEXT = 1000
#: Lines of the sheet before its players.
HEAD = 5
IN_MATCH = ("pre_match", "playing")


async def show_sheet(press: Press, stored: LeagueTeam, public: bool = False) -> None:
    """Answer with the sheet of a team: the picture with the team's numbers above, every player in text below."""
    interaction = press.interaction
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=not public, thinking=True)
    texts = press.texts
    lines = telling.sheet(stored, texts)
    players = len(stored.team.players)
    head, rows = lines[: len(lines) - players], lines[len(lines) - players :]
    locked = await locked_for(press, stored)
    if locked:
        head.insert(1, locked)
    first, *others = embeds(rows or [texts.say("picture-no-players")])
    await interaction.followup.send(
        "\n".join(head),
        files=await pictures(press, stored),
        embeds=first,
        view=view_of(_controls(stored, texts)),
        ephemeral=not public,
        allowed_mentions=NOBODY,
    )
    for more in others:
        await interaction.followup.send(embeds=more, ephemeral=not public, allowed_mentions=NOBODY)


def _controls(stored: LeagueTeam, texts: Texts) -> Iterator[discord.ui.Item[Any]]:
    team = stored.team
    known = [*team.players, *reversed(team.former)][:OPTIONS]
    if known:
        options = [option(wording.player(one, texts), one.id) for one in known]
        yield select("history", stored.id, texts.say("team-sheet-history"), options)
    yield button("ledger", stored.id, texts.say("team-sheet-ledger"), "new")


async def locked_for(press: Press, stored: LeagueTeam) -> str:
    """For a team in a match: that the sheet is the one that was locked for it, and where it is played; else empty."""
    if stored.state != "in_match":
        return ""
    fixtures = await press.services.seasons.fixtures(press.guild_id, team_id=stored.id)
    fixture = next((one for one in fixtures if one.state in IN_MATCH), None)
    if fixture is None or fixture.away_team is None:
        return ""
    sides = [await press.services.teams.get(press.guild_id, one) for one in (fixture.home_team, fixture.away_team)]
    link = ""
    if fixture.match_id is not None:
        match = await client_of(press.interaction).services.sessions.row(press.guild_id, fixture.match_id)
        if match.channel_id is not None:
            link = message_link(press.guild_id, match.channel_id, None)
    return press.texts.say("team-sheet-locked", home=sides[0].name, away=sides[1].name, link=link).rstrip()


async def pictures(press: Press, stored: LeagueTeam) -> list[discord.File]:
    """The sheet as files with their description, in the reader's language and colours."""
    looks = Looks(stored.name, await coach_name(press, stored.coach), stored.colours, stored.emblem)
    scene = sheet_scene(
        stored.team, press.texts, looks, phase=stored.state, colour_blind=await colour_blind(press.interaction)
    )
    drawn = await asyncio.to_thread(draw_sheet, scene)
    about = described(stored, press.texts)
    return [
        discord.File(io.BytesIO(one), f"team-{stored.id}-{number}.png", description=about)
        for number, one in enumerate(drawn, 1)
    ]


def described(stored: LeagueTeam, texts: Texts) -> str:
    """What the picture of a sheet shows, for who hears it."""
    emblem = texts.say(f"team-emblem-{stored.emblem}") if stored.emblem in EMBLEMS else texts.say("team-emblem-none")
    said = texts.say("team-sheet-alt", team=stored.name, emblem=emblem)
    return f"{said} {' '.join(telling.sheet(stored, texts)[2:HEAD])}"[:ALT_TEXT]


async def coach_name(press: Press, user_id: int) -> str:
    """How a coach is called on this server; empty for who has left it."""
    interaction = press.interaction
    if interaction.user.id == user_id:
        return interaction.user.display_name
    guild = interaction.guild
    if guild is None:
        return ""
    try:
        member = guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.HTTPException:
        return ""
    return member.display_name


def embeds(lines: list[str]) -> list[list[discord.Embed]]:
    """Lines as embeds, in as many messages as Discord's limits ask for."""
    messages: list[list[discord.Embed]] = []
    size = EMBEDS
    for part in parts(lines, EMBED):
        if size + len(part) > EMBEDS:
            messages.append([])
            size = 0
        messages[-1].append(discord.Embed(description=part))
        size += len(part)
    return messages


def parts(lines: list[str], limit: int) -> list[str]:
    """Lines joined to texts of no more than so many characters."""
    found: list[str] = []
    for line in lines:
        cut = line[:limit]
        if found and len(found[-1]) + 1 + len(cut) <= limit:
            found[-1] = f"{found[-1]}\n{cut}"
        else:
            found.append(cut)
    return found


async def teams_here(press: Press) -> list[LeagueTeam]:
    """The league teams of the match that is played in this channel, home first."""
    interaction = press.interaction
    try:
        session = await client_of(interaction).services.sessions.in_channel(press.guild_id, interaction.channel_id or 0)
    except Refused:
        return []
    rows = (session.match.home_team, session.match.away_team)
    ids = [int(row["league_team"]) for row in rows if row is not None and "league_team" in row]
    return [await press.services.teams.get(press.guild_id, one) for one in ids]

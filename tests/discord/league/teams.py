"""What journeys of league teams share: a league, teams that were founded, and what they look like now."""

from __future__ import annotations

from typing import Any

from db import league_teams
from db.league_teams import LeagueTeam
from engine import rosters
from engine.league.team import LeaguePlayer
from services.league.office import Actor
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import Answer, Person, World


async def open_league(world: World, language: str = "en", channel: bool = True) -> int:
    """A league of Olga's, its news in the arena."""
    for person in world.people:
        person.locale = LOCALES[language]
    await world.bot.services.guilds.change(world.guild.id, language=language)
    leagues = world.bot.services.league.leagues
    made = await leagues.create(world.guild.id, Actor(world.owner.id, admin=True), "Northern League")
    if channel:
        await leagues.set_channel(world.guild.id, made.id, Actor(world.owner.id, admin=True), world.arena.id)
    return made.id


async def stored(world: World, team_id: int = 1) -> LeagueTeam:
    return await world.bot.services.league.teams.get(world.guild.id, team_id)


async def founded(world: World, person: Person, name: str = "Reds", roster: str = "human", ready: bool = True) -> int:
    """A team of eleven linemen, made by the services."""
    teams, actor = world.bot.services.league.teams, Actor(person.id)
    made = await teams.found(world.guild.id, 1, actor, name, roster)
    cheapest = min(rosters.roster(roster).positions, key=lambda one: (one.max < 11, one.cost)).id
    for _ in range(11):
        await teams.buy(world.guild.id, made.id, actor, cheapest)
    await teams.buy(world.guild.id, made.id, actor, "reroll")
    if ready:
        await teams.submit(world.guild.id, made.id, actor)
        await teams.approve(world.guild.id, made.id, Actor(world.owner.id, admin=True))
    return made.id


async def changed(world: World, player: LeaguePlayer, team_id: int = 1) -> None:
    """Put a player into a team as a match would have left him."""
    async with world.bot.services.desk.database.transaction() as conn:
        now = await league_teams.load_team(conn, world.guild.id, team_id)
        await league_teams.save_team(conn, now, now.team.with_player(player))


def files(answer: Answer) -> list[Any]:
    return [one for message in answer.messages for one in message._message.attachments]

"""A league on a server of simulated people, with teams that are approved, for journeys of competition."""

from __future__ import annotations

from dataclasses import dataclass

from engine import rosters
from services.league.bureau import LeagueServices
from services.league.office import Actor
from tests.simcord_kit import Person, World

ROSTERS = ("human", "orc", "undead", "dwarf")


@dataclass
class Journey:
    """A world in which leagues are run."""

    world: World

    @property
    def league(self) -> LeagueServices:
        return self.world.bot.services.league

    @property
    def guild(self) -> int:
        return self.world.guild.id

    @property
    def admin(self) -> Actor:
        return Actor(self.world.owner.id, admin=True)


@dataclass
class Stage(Journey):
    """A league with four teams; their coaches are Ana, Bruno, Vera and the server's owner, who commissions it."""

    league_id: int
    teams: list[int]
    coaches: list[Person]

    async def names(self) -> list[str]:
        known = await self.league.teams.names(self.guild)
        return [known[one] for one in self.teams]

    async def approved(self, coach: Person, name: str, roster: str) -> int:
        """A legal team, founded by its coach and approved."""
        actor = Actor(coach.id)
        teams = self.league.teams
        stored = await teams.found(self.guild, self.league_id, actor, name, roster)
        cheapest = min(rosters.roster(roster).positions, key=lambda one: (one.max < 11, one.cost)).id
        for item in (*[cheapest] * 11, "reroll", "fan_factor"):
            stored = await teams.buy(self.guild, stored.id, actor, item)
        await teams.submit(self.guild, stored.id, actor)
        await teams.approve(self.guild, stored.id, self.admin)
        return stored.id

    async def forfeit(self, fixture_id: int, who: str = "away") -> None:
        """Give a fixture a result without a match."""
        await self.league.results.forfeit(self.guild, fixture_id, self.admin, who)  # pyright: ignore[reportArgumentType]

    async def play_all(self, season_id: int) -> None:
        """Give every fixture of a season that has none its result: the home side wins."""
        while left := [
            one
            for one in await self.league.seasons.fixtures(self.guild, season_id=season_id)
            if one.state == "scheduled"
        ]:
            for one in left:
                await self.forfeit(one.id)


async def set_stage(world: World, name: str = "Northern League") -> Stage:
    """Open the league and found its teams."""
    await world.owner.slash("league create", name=name)
    made = (await world.bot.services.league.leagues.list(world.guild.id))[-1]
    coaches = [world.a, world.b, world.spectator, world.owner]
    stage = Stage(world, made.id, [], coaches)
    for coach, roster in zip(coaches, ROSTERS, strict=True):
        stage.teams.append(await stage.approved(coach, f"The {roster}s", roster))
    return stage

"""A league whose coaches act through the services, and what tests hold about it at every step."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from db import league_teams
from db.league_play import Fixture, FixtureLine
from db.league_teams import LeagueTeam
from engine import rosters
from engine.coaches import EagerCoach
from engine.league import legality, pre_match, value
from engine.league.match_day import sheet
from engine.league.post_match import DONE
from engine.league.team import POST_MATCH
from engine.random_teams import random_basket
from services.app import Services
from services.errors import Refused
from services.league.bureau import LeagueServices
from services.league.match_days import awaits
from services.league.office import Actor
from services.league.sequences import Step
from services.session import MatchSession
from tests.services.table import TestClock

GUILD = 77
OTHER_GUILD = 78
ADMIN = Actor(1, admin=True)
COMMISSIONER = Actor(2)
STRANGER = Actor(9)
COACHES = (Actor(100), Actor(200), Actor(300), Actor(400))
ROSTERS = ("human", "orc", "undead", "dwarf")


@dataclass
class Server:
    """One league on one server, its services, and a source of chance."""

    url: str
    clock: TestClock
    services: Services
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    league_id: int = 0
    teams: list[int] = field(default_factory=list[int])
    season_id: int = 0
    division_id: int = 0

    @property
    def league(self) -> LeagueServices:
        return self.services.league

    async def restart(self) -> None:
        """The bot goes down and comes up again: nothing survives but the database."""
        await self.services.close()
        self.services = await Services.open(self.url, self.clock)

    async def make_league(self) -> None:
        made = await self.league.leagues.create(GUILD, ADMIN, "Northern League")
        self.league_id = made.id
        await self.league.leagues.appoint(GUILD, made.id, ADMIN, COMMISSIONER.user_id)

    async def draft(self, coach: Actor, name: str, roster: str) -> LeagueTeam:
        """A legal draft that is not handed in yet."""
        teams = self.league.teams
        stored = await teams.found(GUILD, self.league_id, coach, name, roster)
        lines = rosters.roster(roster)
        cheapest = min(lines.positions, key=lambda one: (one.max < 11, one.cost)).id
        for _ in range(11):
            stored = await teams.buy(GUILD, stored.id, coach, cheapest)
        for item in ("reroll", "reroll", "fan_factor", "fan_factor"):
            stored = await teams.buy(GUILD, stored.id, coach, item)
        return stored

    async def found_all(self) -> None:
        """Four approved teams."""
        for coach, roster in zip(COACHES, ROSTERS, strict=True):
            stored = await self.draft(coach, f"The {roster}s", roster)
            await self.league.teams.submit(GUILD, stored.id, coach)
            await self.league.teams.approve(GUILD, stored.id, COMMISSIONER)
            self.teams.append(stored.id)

    async def start_season(self, form: str = "single") -> list[FixtureLine]:
        seasons = self.league.seasons
        season = await seasons.create(GUILD, self.league_id, COMMISSIONER, "Spring")
        division = await seasons.add_division(GUILD, season.id, COMMISSIONER, "Top", form)
        self.season_id, self.division_id = season.id, division.id
        for team_id in self.teams:
            await seasons.enter(GUILD, division.id, COMMISSIONER, team_id)
        return await seasons.start(GUILD, season.id, COMMISSIONER, days=7)

    async def whole(self) -> list[FixtureLine]:
        """Up to the first round."""
        await self.make_league()
        await self.found_all()
        return await self.start_season()

    def coach_of(self, team_id: int | None) -> Actor:
        assert team_id is not None
        return COACHES[self.teams.index(team_id)]

    async def fixture(self, fixture_id: int) -> Fixture:
        return await self.league.seasons.fixture(GUILD, fixture_id)

    async def open_match(self, fixture_id: int) -> Fixture:
        fixture = await self.fixture(fixture_id)
        home, away = self.coach_of(fixture.home_team), self.coach_of(fixture.away_team)
        await self.league.match_days.challenge(GUILD, 10, fixture_id, home, word="north")
        return await self.league.match_days.accept(GUILD, fixture_id, away, "south")

    async def step_before(self, fixture_id: int) -> bool:
        """One step before the match by the coach who is awaited; False once the match is on."""
        fixture = await self.fixture(fixture_id)
        if fixture.state != "pre_match":
            return False
        now = await self.league.match_days.pre_match(GUILD, fixture_id)
        awaited = awaits(now)
        assert awaited is not None
        side, kind = awaited
        coach = self.coach_of((fixture.home_team, fixture.away_team)[side])
        if kind == "petty_cash":
            spare = now.teams[side].treasury // 10_000 * 10_000
            amount = self.chance.randrange(0, spare + 1, 10_000)
            await self.league.match_days.declare(GUILD, fixture_id, coach, amount)
            return True
        basket = random_basket(sheet(now.teams[side]), now.budget(side), self.chance)
        if pre_match.price(now.teams[side], basket) <= now.budget(side):
            await self.league.match_days.choose(GUILD, fixture_id, coach, basket)
        await self.league.match_days.confirm(GUILD, fixture_id, coach)
        return True

    async def session(self, fixture_id: int) -> MatchSession:
        fixture = await self.fixture(fixture_id)
        assert fixture.match_id is not None
        return await self.services.sessions.get(GUILD, fixture.match_id)

    async def play_match(self, fixture_id: int, most: int = 20_000) -> None:
        """Play to the final whistle by simulated coaches through the session; presses are bundled for speed."""
        session = await self.session(fixture_id)
        coach = EagerCoach(self.chance, 0.3)
        for _ in range(most):
            prompt = session.game.prompt
            if prompt is None:
                return
            user = session.asked_user
            assert user is not None
            decision = coach.decide(session.game)
            if decision[0] == "concede":
                decision = prompt.default
            outcome = await session.press(user, prompt.number, [decision])
            assert outcome.refusal is None, outcome.refusal
        raise AssertionError("the match does not end")

    async def settle(self, fixture_id: int) -> None:
        fixture = await self.fixture(fixture_id)
        assert fixture.match_id is not None
        await self.league.results.settle(GUILD, fixture.match_id)

    async def step_after(self, team_id: int) -> Step | None:
        """One answer in a team's sequence, in the shop any trade, allowed or not; None once it is over."""
        if (await self.league.teams.get(GUILD, team_id)).state != POST_MATCH:
            return None
        coach = self.coach_of(team_id)
        step = await self.league.sequences.current(GUILD, team_id)
        assert step.ask is not None
        if step.ask.options:
            return await self.league.sequences.answer(
                GUILD, team_id, coach, self.chance.choice(step.ask.options), step.step
            )
        before = step.team.team
        roster = before.team_list
        items = ["reroll", "apothecary", "coach", "cheerleader", *(one.id for one in roster.positions)]
        answer = DONE if self.chance.random() < 0.4 else ("buy", self.chance.choice(items))
        try:
            return await self.league.sequences.answer(GUILD, team_id, coach, answer, step.step)
        except Refused:
            assert (await self.league.teams.get(GUILD, team_id)).team == before
            return step

    async def hold(self) -> None:
        """What must be true at every moment: money is the ledger's sum, no ready team is illegal."""
        async with self.services.desk.database.reading() as conn:
            for team_id in self.teams:
                stored = await league_teams.load_team(conn, GUILD, team_id)
                assert await league_teams.treasury(conn, GUILD, team_id) == stored.team.treasury >= 0
                if stored.state == "ready":
                    assert legality.faults(stored.team) == []
                assert value.team_value(stored.team) > 0

"""A league of eight coaches on a server, what they do in it, and what is held after everything they did."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord.utils import escape_markdown

from db import league_teams
from engine.coaches import EagerCoach
from engine.league import legality
from engine.league.post_match import DONE
from engine.league.standings import MatchResult
from engine.league.stored import from_data
from engine.league.team import POST_MATCH
from services.language import Texts, texts_for
from services.league import telling
from services.league.match_days import awaits
from services.league.office import Actor
from services.league.seasons import Fixture, FixtureLine
from services.session import MatchSession
from tests.discord.journeys import known_dice, world_of
from tests.discord.league.days import LOCALES, Dice, found, settled
from tests.discord.league.stage import Journey
from tests.simcord_kit import Person, World

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fidel", "Gala", "Hugo")
ROSTERS = ("human", "undead", "orc", "dwarf", "skaven", "wood_elf", "amazon", "norse")
#: The share of turns that a hasty coach lets pass.
HASTE = 0.97
POINTS = {"win": 3, "draw": 1, "loss": 0}


@dataclass
class Eight(Journey):
    """The league: eight coaches and their teams, a commissioner (the server's owner), and two people who may do nothing."""

    texts: Texts
    dice: Dice
    coaches: list[Person]
    teams: list[int] = field(default_factory=list[int])
    chance: random.Random = field(default_factory=lambda: random.Random(11))

    @property
    def outsiders(self) -> tuple[Person, ...]:
        return self.world.spectator, self.world.stranger

    def coach_of(self, team: int | None) -> Person:
        assert team is not None
        return self.coaches[self.teams.index(team)]

    async def found_from(self, first: int) -> None:
        """The teams of the coaches from this one on, founded and approved by the services."""
        for coach, roster in list(zip(self.coaches, ROSTERS, strict=True))[first:]:
            name = f"{coach.name}'s Eleven"
            actor = Actor(coach.id)
            self.teams.append(await found(self.league, self.guild, 1, actor, self.admin, name, roster))

    async def begin_season(self, days: int = 7) -> None:
        """Two divisions of four teams, drawn, by the services."""
        seasons = self.league.seasons
        season = await seasons.create(self.guild, 1, self.admin, "Spring")
        for number, name in enumerate(("North", "South")):
            division = await seasons.add_division(self.guild, season.id, self.admin, name, "single")
            for team in self.teams[number * 4 : number * 4 + 4]:
                await seasons.enter(self.guild, division.id, self.admin, team)
        await seasons.start(self.guild, season.id, self.admin, days, "draw")
        await settled(self.world)

    async def restart(self) -> None:
        """The bot stops and starts again; nothing that it owes is owed longer, and everything still holds."""
        await self.world.restart()
        await settled(self.world)
        await self.hold()

    # -- a match --------------------------------------------------------------------------------------------------------

    async def fixture(self, number: int) -> Fixture:
        return await self.league.seasons.fixture(self.guild, number)

    async def round(self, number: int) -> list[FixtureLine]:
        """The fixtures of a round of the divisions, by their ids."""
        every = await self.league.seasons.fixtures(self.guild, season_id=1)
        return [one for one in every if one.round == number and one.tie is None]

    async def open(self, number: int) -> None:
        """Challenge, acceptance and no help, by the services, until the match is on."""
        one = await self.fixture(number)
        home, away = Actor(self.coach_of(one.home_team).id), Actor(self.coach_of(one.away_team).id)
        days = self.league.match_days
        await days.challenge(self.guild, self.world.arena.id, number, home, word="north", language=self.texts.lang)
        await days.accept(self.guild, number, away, "south")
        while (await self.fixture(number)).state == "pre_match":
            awaited = awaits(await days.pre_match(self.guild, number))
            assert awaited is not None
            side, kind = awaited
            actor = (home, away)[side]
            if kind == "petty_cash":
                await days.declare(self.guild, number, actor, 0)
            else:
                await days.confirm(self.guild, number, actor)
        assert (await self.fixture(number)).state == "playing"

    async def session(self, number: int) -> MatchSession:
        one = await self.fixture(number)
        assert one.match_id is not None
        return await self.world.bot.services.sessions.get(self.guild, one.match_id)

    async def play(self, number: int, *, restart_at: int | None = None) -> None:
        """Play a running match to its end by simulated coaches, with a stop of the bot after so many decisions."""
        match, coach = await self.session(number), EagerCoach(self.chance, HASTE)
        for count in range(20_000):
            if count == restart_at:
                match = await self._stopped(number, match)
            prompt, user = match.game.prompt, match.asked_user
            assert prompt is not None
            assert user is not None
            decision = coach.decide(match.game)
            if decision[0] == "concede":
                decision = prompt.default
            outcome = await match.press(user, prompt.number, [decision])
            assert outcome.refusal is None
            if match.game.prompt is None:
                assert restart_at is None or count > restart_at
                self.world.bot.boards.show(match, outcome)
                await settled(self.world)
                assert (await self.fixture(number)).state == "post_match"
                return
        raise AssertionError("the match does not end")

    async def _stopped(self, number: int, match: MatchSession) -> MatchSession:
        """The match in the next bot: the same question to the same coach, in the same position, and nobody else answers."""
        asked, user, position = match.game.prompt, match.asked_user, match.game.position.digest()
        assert asked is not None
        await self.restart()
        again = await self.session(number)
        assert again is not match
        now = again.game.prompt
        assert now is not None
        assert (now.number, now.kind, now.side, again.asked_user) == (asked.number, asked.kind, asked.side, user)
        assert list(now.legal) == list(asked.legal)
        assert again.game.position.digest() == position
        for person in (*self.outsiders, self.world.owner):
            outcome = await again.press(person.id, asked.number, [asked.default])
            assert outcome.refusal is not None
        assert again.game.prompt is now
        return again

    async def thread(self, number: int) -> simcord.ChannelHandle:
        """The thread of a fixture's match."""
        match = (await self.fixture(number)).match_id
        assert match is not None
        row = await self.world.bot.services.sessions.row(self.guild, match)
        return next(one for one in self.world.threads if one.id == row.channel_id)

    async def answer_all(self, team: int) -> None:
        """Everything after a team's match by the services: what is offered first, and nothing bought."""
        actor = Actor(self.coach_of(team).id)
        while (await self.league.teams.get(self.guild, team)).state == POST_MATCH:
            step = await self.league.sequences.current(self.guild, team)
            assert step.ask is not None
            answer = step.ask.options[0] if step.ask.options else DONE
            if step.ask.kind == "nominate":
                answer = step.ask.default
            await self.league.sequences.answer(self.guild, team, actor, answer, step.step)

    # -- what always holds ----------------------------------------------------------------------------------------------

    async def hold(self) -> None:
        """Money is the ledger's sum, no ready team is illegal, and the news stand in the channel, each once."""
        async with self.world.bot.services.desk.database.reading() as conn:
            for team in self.teams:
                stored = await league_teams.load_team(conn, self.guild, team)
                entries = sum(one.amount for one in stored.team.ledger)
                assert await league_teams.treasury(conn, self.guild, team) == stored.team.treasury == entries >= 0
                if stored.state == "ready":
                    assert legality.faults(stored.team) == []
        await self._told_once()

    async def _told_once(self) -> None:
        leagues = self.league.leagues
        assert await leagues.untold(self.guild, 1) == []
        rows = await leagues.news(self.guild, 1)
        teams = {one: (await self.league.teams.get(self.guild, one)).team for one in self.teams}
        told: Counter[str] = Counter()
        for row in rows:
            if {"player", "number", "players"} & set(row.details) or row.team_id not in (None, *teams):
                continue
            told[escape_markdown(telling.news(row, teams.get(row.team_id or 0), self.texts))] += 1
        lines = self.news()
        said = Counter(line.removeprefix("### ").removeprefix("- ") for line in lines)
        assert {line: said[line] for line in told} == dict(told)
        assert len(lines) == len(rows)

    def news(self) -> list[str]:
        """The lines of the messages in the league's channel that tell news and nothing else."""
        lines: list[str] = []
        for message in self.world.owner.messages(self.world.arena):
            said = message.content.splitlines()
            lines += said if all(line.startswith(("### ", "- ")) for line in said) else []
        return lines

    async def stands(self, division: str, played: int, reader: Person) -> list[int]:
        """The table is what the results make of it, tells the same when asked twice, and is shown so; its order."""
        divisions = await self.league.seasons.divisions(self.guild, 1)
        place = next(one for one in divisions if one.name == division)
        entered = await self.league.seasons.entrants(self.guild, place.id)
        points, matches = Counter(dict.fromkeys(entered, 0)), Counter(dict.fromkeys(entered, 0))
        over = 0
        for one in await self.league.seasons.fixtures(self.guild, season_id=1):
            if one.division_id != place.id or one.result is None:
                continue
            result = from_data(MatchResult, one.result)
            score = {"home_forfeits": (0, 1), "away_forfeits": (1, 0)}.get(result.kind, result.touchdowns)
            for team, own, other in ((result.home, 0, 1), (result.away, 1, 0)):
                mine, theirs = score[own], score[other]
                points[int(team)] += POINTS["win" if mine > theirs else "loss" if theirs > mine else "draw"]
                matches[int(team)] += result.kind == "played"
                over += 1
        rows = (await self.league.seasons.table(self.guild, place.id)).rows
        assert {int(row.team): row.points for row in rows} == dict(points)
        assert {int(row.team): row.played for row in rows} == dict(matches)
        assert over == played * len(entered)
        assert [row.points for row in rows] == sorted(points.values(), reverse=True)
        names = await self.league.teams.names(self.guild)
        first, second = [await reader.slash("standings", division=division, channel=self.world.arena) for _ in "12"]
        assert first.text == second.text
        for number, row in enumerate(rows, 1):
            line = self.texts.say("standing-line", place=number, team=names[int(row.team)], points=row.points)
            assert line in first.text
        return [int(row.team) for row in rows]


async def nobody_else(people: Iterable[Person], custom_id: str, channel: simcord.ChannelHandle) -> None:
    """None of these people may press this; each is told so alone."""
    for person in people:
        assert (await person.press(custom_id, channel=channel)).private


@asynccontextmanager
async def eight(folder: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> AsyncIterator[Eight]:
    """The server before its league: everybody speaks a language, and all dice are known."""
    dice = Dice()
    monkeypatch.setattr("services.league.office.ChanceDice", lambda: dice)
    monkeypatch.setattr("cogs.league.seasons.secrets", SimpleNamespace(token_hex=lambda _: "draw"))
    known_dice(monkeypatch, 8)
    async with world_of(folder) as world:
        coaches = [world.a, world.b, *(_joined(world, name) for name in NAMES[2:])]
        for person in (*world.people, *coaches):
            person.locale = LOCALES[language]
        await world.bot.services.guilds.change(world.guild.id, language=language)
        yield Eight(world, texts_for(language), dice, coaches)


def _joined(world: World, name: str) -> Person:
    return Person(world, world.guild.add_member(world.env.create_user(name.casefold(), global_name=name)))


async def pressed_until(here: Callable[[], list[Any]], person_of: Callable[[int], Person], channel: Any) -> list[str]:
    """Press or choose what stands first in the messages after a match until nothing is asked; returns what was pressed."""
    given: list[str] = []
    for _ in range(80):
        there = here()
        if not there:
            return given
        control = next((c for c in there if ":done:" in c.custom_id or ":give" in c.custom_id), there[0])
        person = person_of(int(control.custom_id.split(":")[1]))
        if control.options:
            await person.choose(control.custom_id, control.options[0][0], channel=channel)
        else:
            await person.press(control.custom_id, channel=channel)
        given.append(control.custom_id)
    raise AssertionError("the questions do not end")

"""A league of Ana and Bruno on a server, and what their match days share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from engine import rosters
from engine.coaches import EagerCoach
from engine.match.dice import SeededDice
from services.league.bureau import LeagueServices
from services.league.office import Actor
from tests.discord.journeys import asked, session, world_of
from tests.simcord_kit import Control, Person, World

LOCALES = {"en": "en-US", "es": "es-ES"}
HOME, AWAY = "Harbour Reds", "Harbour Blues"


class Dice:
    """Dice whose next results can be named; otherwise those of a seed."""

    def __init__(self) -> None:
        self.next: dict[str, list[int]] = {}
        self._seeded = SeededDice("matchday")

    def roll(self, faces: int, what: str) -> int:
        named = next((name for name in self.next if name in what and self.next[name]), None)
        return self.next[named].pop(0) if named is not None else self._seeded.roll(faces, what)


@asynccontextmanager
async def league_of(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str = "en",
    rosters_of: tuple[str, str] = ("human", "human"),
    form: str = "single",
) -> AsyncIterator[tuple[World, Dice]]:
    """A world with a league whose season has begun; its news are told in the arena. Fixture 1 is Ana's home match, or Bruno's."""
    dice = Dice()
    monkeypatch.setattr("services.league.office.ChanceDice", lambda: dice)
    async with world_of(folder) as world:
        for person in world.people:
            person.locale = LOCALES[language]
        guild, league, admin = world.guild.id, leagues(world), Actor(world.owner.id, admin=True)
        await world.bot.services.guilds.change(guild, language=language)
        made = await league.leagues.create(guild, admin, "Northern League")
        await league.leagues.set_channel(guild, made.id, admin, world.arena.id)
        for person, name, roster in ((world.a, HOME, rosters_of[0]), (world.b, AWAY, rosters_of[1])):
            await found(league, guild, made.id, Actor(person.id), admin, name, roster)
        season = await league.seasons.create(guild, made.id, admin, "Spring")
        division = await league.seasons.add_division(guild, season.id, admin, "Top", form)
        for team in (1, 2):
            await league.seasons.enter(guild, division.id, admin, team)
        await league.seasons.start(guild, season.id, admin, days=7)
        await settled(world)
        yield world, dice


async def found(
    league: LeagueServices, guild: int, league_id: int, coach: Actor, admin: Actor, name: str, roster: str
) -> int:
    """An approved team of eleven of its cheapest players, two re-rolls and what is left in its treasury."""
    stored = await league.teams.found(guild, league_id, coach, name, roster)
    cheapest = min(rosters.roster(roster).positions, key=lambda one: (one.max < 11, one.cost)).id
    for _ in range(11):
        stored = await league.teams.buy(guild, stored.id, coach, cheapest)
    for item in ("reroll", "reroll"):
        stored = await league.teams.buy(guild, stored.id, coach, item)
    await league.teams.submit(guild, stored.id, coach)
    await league.teams.approve(guild, stored.id, admin)
    return stored.id


def leagues(world: World) -> LeagueServices:
    """The league services of the present bot."""
    return world.bot.services.league


async def settled(world: World, most: int = 100) -> None:
    """Wait until the bot shows all that is due; what it does in threads takes real time, what it puts off the world's."""
    for _ in range(most):
        await world.advance(1)
        await asyncio.to_thread(time.sleep, 0.02)
        league = leagues(world)
        falls = await league.next_due()
        late = falls is not None and falls <= world.clock.now()
        if not late and not await league.messages.due() and not await league.messages.leagues_with_news():
            return
    raise AssertionError(f"not shown: {await leagues(world).messages.due()}")


async def fixture(world: World, number: int = 1) -> Any:
    """A fixture as stored."""
    return await leagues(world).seasons.fixture(world.guild.id, number)


async def sides(world: World) -> tuple[Person, Person]:
    """Who plays at home and away in the first fixture."""
    return (world.a, world.b) if (await fixture(world)).home_team == 1 else (world.b, world.a)


async def opened(world: World, clock: str = "live") -> tuple[Person, Person]:
    """The first fixture challenged and accepted; both coaches, home first."""
    home, away = await sides(world)
    await home.slash("fixture play", clock=clock, word="north", channel=world.arena)
    await away.press("c:*:accept", channel=world.arena)
    return home, away


async def without_help(world: World) -> None:
    """No petty cash and empty baskets, by buttons, until the match is on."""
    for _ in range(4):
        if (await fixture(world)).state != "pre_match":
            break
        person, control = await asked_before(world)
        if ":cash:" in control.custom_id:
            await person.choose(control.custom_id, "0", channel=world.arena)
        else:
            await person.press("fb:*:done:", channel=world.arena)
    assert (await fixture(world)).state == "playing"


async def asked_before(world: World) -> tuple[Person, Control]:
    """Who is awaited before the match, and the first control that he has."""
    found = controls(world, "fs:") + controls(world, "fb:")
    assert found, world.spectator.reads(world.arena)
    side = int(found[0].custom_id.split(":")[2])
    return (await sides(world))[side], found[0]


def controls(world: World, prefix: str, channel: Any = None) -> list[Control]:
    """All controls in a channel whose ids begin so."""
    place = channel or world.arena
    return [
        control
        for message in world.spectator.messages(place)
        for control in world.spectator.controls(message)
        if control.custom_id.startswith(prefix)
    ]


def after_controls(world: World, channel: Any = None) -> list[Control]:
    """The controls of the sequences after a match in a channel."""
    return controls(world, "pb:", channel) + controls(world, "ps:", channel)


async def play_out(world: World, seed: int = 5, most: int = 20_000) -> None:
    """Play the running match to its end by simulated coaches, and show the last press as a press is shown."""
    match = await session(world)
    coach = EagerCoach(random.Random(seed), 0.3)
    for _ in range(most):
        prompt = match.game.prompt
        assert prompt is not None
        decision = coach.decide(match.game)
        if decision[0] == "concede":
            decision = prompt.default
        user = match.asked_user
        assert user is not None
        outcome = await match.press(user, prompt.number, [decision])
        assert outcome.refusal is None
        if match.game.prompt is None:
            world.bot.boards.show(match, outcome)
            await settled(world)
            return
    raise AssertionError("the match does not end")


async def concede(world: World) -> Person:
    """Who is asked concedes, as soon as he may; returns him."""
    for _ in range(40):
        match = await session(world)
        prompt = match.game.prompt
        assert prompt is not None
        person = await asked(world)
        if ("concede",) in prompt.legal:
            given = await person.slash("match concede")
            await person.press("go:*:concede", on=given.message)
            await settled(world)
            return person
        await match.press(person.id, prompt.number, [prompt.default])
    raise AssertionError("nobody may concede")

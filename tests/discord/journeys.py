"""What journeys share: a match that is agreed on by buttons, and coaches who press what is offered."""

from __future__ import annotations

import hashlib
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import Touchback, create_bot
from services import challenges
from services.session import MatchSession
from services.settings import Settings
from tests.simcord_kit import Answer, Control, Person, World, open_world

BUTTON = 2
HOME_TEAM, AWAY_TEAM = "Harbour Lanterns", "Skarn Ridge Diggers"
Change = Callable[[Touchback], None]


@asynccontextmanager
async def world_of(folder: Path, *, change: Change | None = None, **how: Any) -> AsyncIterator[World]:
    """A world with the bot, whose database is in `folder`; `change` is done to each bot before it starts."""
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{folder}/journey.db")  # pyright: ignore[reportCallIssue]

    def make(clock: Any) -> Touchback:
        made = create_bot(settings, clock=clock)
        if change is not None:
            change(made)
        return made

    async with open_world(make, **how) as world:
        yield world


async def begin(world: World, *, clock: str | None = None) -> MatchSession:
    """Ana challenges Bruno, both choose their teams; she plays at home. Returns the session, for looking only."""
    options: dict[str, Any] = {"clock": clock} if clock is not None else {}
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", **options)
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, HOME_TEAM)
    await choose_team(world.b, 1, AWAY_TEAM)
    return await session(world)


async def choose_team(person: Person, side: int, team: str) -> Answer:
    """Choose a ready-made team in the select that has it."""
    place = person.world.arena
    selects = [
        c
        for c in person.controls(channel=place)
        if c.custom_id.startswith("m:") and c.custom_id.split(":")[2] == str(side)
    ]
    select = next(c for c in selects if team in dict(c.options).values())
    return await person.choose(select.custom_id, team, channel=place)


async def session(world: World, match_id: int = 1) -> MatchSession:
    """The match's session in the present bot."""
    return await world.bot.services.sessions.get(world.guild.id, match_id)


async def asked(world: World) -> Person:
    """Who is asked now."""
    user = (await session(world)).asked_user
    return next(person for person in world.people if person.id == user)


def answers(person: Person) -> list[Control]:
    """The buttons and selects on the board that answer its question, those that only look included."""
    return [c for c in person.controls() if c.custom_id[:2] in ("p:", "s:") and not c.disabled]


async def give(person: Person, control: Control, value: str | None = None) -> None:
    """Press a button, or choose a value of a select, on the board."""
    if control.kind == BUTTON:
        await person.press(control.custom_id, on=person.board)
    else:
        assert value is not None
        await person.choose(control.custom_id, value, on=person.board)


def find(person: Person, text: str) -> tuple[Control, str | None]:
    """The button or option whose id fits the regular expression `text`."""
    for control in answers(person):
        if control.kind == BUTTON:
            if re.fullmatch(rf"p:\d+:\d+:\w+:(?:{text})", control.custom_id):
                return control, None
        else:
            for value, _ in control.options:
                if re.fullmatch(text, value):
                    return control, value
    raise LookupError(f"nothing fits {text!r} among {[(c.custom_id, c.options) for c in answers(person)]}")


async def give_by_id(person: Person, text: str) -> None:
    """Give the control whose id fits."""
    await give(person, *find(person, text))


class Hasty:
    """A coach who wants the match to be over: he sets up by formation, ends his turns, and now and then plays a player."""

    def __init__(self, seed: int, idle: float) -> None:
        self.random = random.Random(seed)
        self.idle = idle
        self.kinds: set[str] = set()

    async def answer(self, world: World) -> None:
        """Answer whatever is pending."""
        match = await session(world)
        prompt = match.game.prompt
        assert prompt is not None
        self.kinds.add(prompt.kind)
        person = await asked(world)
        if prompt.kind == "setup":
            ready = [c for c in answers(person) if c.custom_id.endswith(":ready")]
            placed = any(True for _ in match.game.position.on_pitch(prompt.side))
            await (give(person, ready[0]) if ready and placed else give_by_id(person, "formation .*"))
            return
        if prompt.kind in ("turn", "action") and self.random.random() < self.idle:
            await give_by_id(person, "end|done|done;end")
            if any(c.custom_id.split(":")[3] == "y" for c in answers(person)):
                await give_by_id(person, "end|done|done;end")
            return
        offered = [
            (c, value) for c in answers(person) for value in ([None] if c.kind == BUTTON else [v for v, _ in c.options])
        ]
        offered = [(c, v) for c, v in offered if "concede" not in (v or c.custom_id)]
        await give(person, *self.random.choice(offered))


async def until(world: World, coach: Hasty, *kinds: str, most: int = 60) -> Person:
    """Let the coach answer until a prompt of one of these kinds is pending; returns who is asked then."""
    for _ in range(most):
        prompt = (await session(world)).game.prompt
        assert prompt is not None
        if prompt.kind in kinds:
            return await asked(world)
        await coach.answer(world)
    raise AssertionError(f"no prompt of {kinds} in {most} decisions")


def known_dice(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every match have the dice of this seed, and whatever else the bot leaves to chance: nothing is drawn any more."""
    chance = random.Random(seed)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(secrets, "choice", chance.choice)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
    secret = hashlib.sha256(str(seed).encode()).digest()
    monkeypatch.setattr(challenges, "new_secret", lambda: (secret, hashlib.sha256(secret).hexdigest()))
    monkeypatch.setattr(challenges, "new_word", lambda: "word")

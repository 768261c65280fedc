"""A Discord in memory with one guild, one channel and five people, and the bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import simcord
from discord.ext import commands

from local_table import simcord_hooks
from tests.simcord_kit.clockwork import pass_moment, scheduler_time
from tests.simcord_kit.contract import Contract
from tests.simcord_kit.limits import message_problems, modal_problems
from tests.simcord_kit.people import Answer, Person

SETTLE_SECONDS = 60.0
LOOK_SECONDS = 0.002
CONTRACT_SAMPLE = 12


@dataclass
class VirtualClock:
    """The world's time; it moves by `World.advance`, and after each action as far as the bot waits for within 1.5 seconds."""

    env: simcord.Env | None = None

    def now(self) -> datetime:
        """The aware time in UTC."""
        assert self.env is not None, "the world has not begun"
        return self.env.now()


class World:
    """Where a journey happens; see the package's own page for a whole example."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[VirtualClock], commands.Bot], clock: VirtualClock) -> None:
        self.env = env
        self.clock = clock
        self.locales: dict[int, str] = {}
        self._make_bot = make_bot
        simcord_hooks.speak(env, self.locales.get)
        self.guild = env.create_guild("Journeys", owner=env.create_user("olga", global_name="Olga"))
        self.arena = self.guild.create_text_channel("arena")
        self.owner = Person(self, simcord.MemberActor(env, self.guild, self.guild.owner))
        self.a, self.b, self.spectator, self.stranger = (self._join(n) for n in ("Ana", "Bruno", "Vera", "Otto"))

    def _join(self, name: str) -> Person:
        return Person(self, self.guild.add_member(self.env.create_user(name.casefold(), global_name=name)))

    @property
    def people(self) -> tuple[Person, ...]:
        return (self.a, self.b, self.spectator, self.stranger, self.owner)

    @property
    def bot(self) -> Any:
        return self.env.bot

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The arena's threads, oldest first."""
        return sorted(self.arena.threads, key=lambda thread: thread.id)

    @property
    def here(self) -> simcord.ChannelHandle:
        """Where people are when nothing else is said: the newest thread, or the arena while there is none."""
        return (self.threads or [self.arena])[-1]

    async def acted(self, doing: Awaitable[simcord.InteractionResult]) -> Answer:
        """Wait for what somebody does, and for what the bot does a moment later."""
        result = await doing
        await pass_moment(self.env)
        return self.answer(result)

    def answer(self, result: simcord.InteractionResult) -> Answer:
        """The answer to an interaction; the bot must have acknowledged it."""
        assert result.acknowledged, "the bot did not acknowledge the interaction"
        if result.modal is not None:
            problems = modal_problems(result.modal)
            assert not problems, "\n".join(problems)
        return Answer(result)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and what is due in it happen in its order."""
        await self.env.advance_time(seconds)

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same Discord and the same stored data."""
        old = self.env.bot
        await self.env.restart_bot(self._make_bot(self.clock))
        await old.close()

    def requests(self, method: str = "*", path: str = "") -> list[simcord.HttpLogEntry]:
        """What the bot asked Discord for, in order: by method and by a part of the path."""
        return [r for r in self.env.http_requests if method in ("*", r.method) and path in r.path]

    def check_requests(self, sample: int = CONTRACT_SAMPLE) -> int:
        """Hold everything the bot sent against Discord's limits, and `sample` of it against the published contract if it is there.

        Commands are always in the sample. Returns how many were held against the contract; raises `AssertionError`.
        """
        problems = [
            f"{request.method} {request.path}: {problem}"
            for request in self.env.http_requests
            for problem in message_problems(request.json)
        ]
        assert not problems, "\n".join(problems)
        contract = Contract.published()
        if contract is None:
            return 0
        sent = [request for request in self.env.http_requests if request.json is not None]
        syncs = [request for request in sent if "/commands" in request.path]
        others = [request for request in sent if "/commands" not in request.path]
        chosen = syncs + others[:: max(1, len(others) // sample)]
        problems = [problem for request in chosen for problem in contract.problems(request)]
        assert not problems, "\n".join(problems)
        return len(chosen)

    def story(self, lines: int = 25) -> str:
        """The last things that happened."""
        return "\n".join(self.env.transcript().splitlines()[-lines:])


@asynccontextmanager
async def open_world(
    make_bot: Callable[[VirtualClock], commands.Bot],
    *,
    settle: float = SETTLE_SECONDS,
    check: bool = True,
    check_errors: bool = True,
    look: float = LOOK_SECONDS,
) -> AsyncIterator[World]:
    """Open a world with the bot that `make_bot(clock)` gives; at the end close it and check what the bot sent.

    `settle` is how many real seconds the bot may take for one action; every `look` seconds it is looked whether it is done.
    `check=False` leaves out the check of what was sent, `check_errors=False` lets errors that the bot swallowed pass.
    Guild and people exist before the bot starts.
    """
    clock = VirtualClock()
    env = simcord.Env(make_bot(clock), settle_timeout=settle)
    clock.env = env
    simcord_hooks.stop_real_timers(env)
    simcord_hooks.settle_quickly(env, look)
    world = World(env, make_bot, clock)
    try:
        with scheduler_time(env):
            await env.start()
            try:
                with env.time_context():
                    yield world
            except BaseException as error:
                error.add_note(world.story())
                raise
            finally:
                await env.shutdown()
    finally:
        await env.bot.close()
    if check_errors:
        unseen = env.errors_since(env._errors_acknowledged)
        if unseen:
            raise BaseExceptionGroup(f"the bot raised {len(unseen)} errors", list(unseen))
    if check:
        world.check_requests()

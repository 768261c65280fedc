"""Times a press, and a slash command, from its arrival at the bot until the board that answers it goes out to Discord."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bench._times import late
from cogs.board import picture
from tests.discord.by_commands import ByCommand
from tests.discord.journeys import begin, known_dice, session, world_of
from tests.discord.sensible import Sensible
from tests.simcord_kit import World

AIM_MS = 30
SEED = 2
SETTLE_SECONDS = 60.0
#: Whoever looks often whether the bot is done takes time from it.
LOOK_SECONDS = 0.05
ANSWERS_BY_BUTTON, ANSWERS_BY_COMMAND = 70, 70
#: The bot edits a board once a second at most; what is measured is not that pause.
PAUSE_SECONDS = 1.1


@dataclass
class Stopwatch:
    """Milliseconds between an interaction's arrival and the board; the last board where a turn ends.

    Attributes:
        real: real time.
        worked: processor time, of all threads.
        drawn: real time of drawing and packing the pictures among it.
    """

    real: list[float] = field(default_factory=list[float])
    worked: list[float] = field(default_factory=list[float])
    drawn: list[float] = field(default_factory=list[float])
    _arrived: tuple[float, float] = (0.0, 0.0)
    _shown: tuple[float, float] | None = None
    _drawing: float = 0.0

    def watch(self, world: World, patch: pytest.MonkeyPatch) -> None:
        """Look at what comes to the bot of `world`, what it draws and what it sends."""
        parsers: dict[str, Callable[[Any], None]] = world.bot._connection.parsers
        parse, acted, draw = parsers["INTERACTION_CREATE"], world.acted, picture.draw_board

        def arrives(data: Any) -> None:
            self._arrived, self._shown, self._drawing = now(), None, 0.0
            parse(data)

        def drawn(scene: Any) -> bytes:
            began = time.perf_counter()
            try:
                return draw(scene)
            finally:
                self._drawing += time.perf_counter() - began

        async def timed(doing: Awaitable[Any]) -> Any:
            await world.advance(PAUSE_SECONDS)
            self._shown = None
            answer = await acted(doing)
            self._note()
            return answer

        patch.setitem(parsers, "INTERACTION_CREATE", arrives)
        patch.setattr(picture, "draw_board", drawn)
        patch.setattr(world, "acted", timed)
        patch.setattr(world.env.backend, "http_requests", Requests(self, world.env.backend.http_requests))

    def sent(self, request: Any) -> None:
        """Take the time if this is a board."""
        if "/messages" in request.path and "attachment://board.png" in str(request.json)[:400]:
            self._shown = now()

    def _note(self) -> None:
        if self._shown is None:
            return
        self.real.append((self._shown[0] - self._arrived[0]) * 1000)
        self.worked.append((self._shown[1] - self._arrived[1]) * 1000)
        self.drawn.append(self._drawing * 1000)

    def line(self, name: str) -> str:
        """What was measured, in one line."""
        return (
            f"{name:32} median {statistics.median(self.real):5.1f} ms (aim {AIM_MS}), 95 % {late(self.real):5.1f} ms;"
            f" drawing {statistics.median(self.drawn):5.1f} ms of it, beside other work;"
            f" processor {statistics.median(self.worked):5.1f} ms ({len(self.real)} times)"
        )


class Requests(list[Any]):
    """What the bot has asked for, told to a stopwatch as it comes."""

    def __init__(self, watch: Stopwatch, before: list[Any]) -> None:
        super().__init__(before)
        self._watch = watch

    def append(self, request: Any, /) -> None:
        self._watch.sent(request)
        super().append(request)


def now() -> tuple[float, float]:
    """Real and processor time in seconds."""
    return time.perf_counter(), time.process_time()


async def play(coach: Sensible | ByCommand, answers: int) -> Stopwatch:
    """Let a coach answer so many questions of a match."""
    watch = Stopwatch()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        known_dice(patch, SEED)
        async with world_of(Path(folder), settle=SETTLE_SECONDS, look=LOOK_SECONDS) as world:
            await begin(world)
            watch.watch(world, patch)
            for _ in range(answers):
                if (await session(world)).match.state == "playing":
                    await coach.answer(world)
    return watch


def main() -> None:
    by_button = asyncio.run(play(Sensible(SEED), ANSWERS_BY_BUTTON))
    print(by_button.line("a press until the board is sent"))
    by_command = asyncio.run(play(ByCommand(SEED, 3), ANSWERS_BY_COMMAND))
    print(by_command.line("a command until the board is sent"))


if __name__ == "__main__":
    main()

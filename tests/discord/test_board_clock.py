"""What the clock does, as the thread shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.clock import PRESETS
from services.language import texts_for
from tests.discord.journeys import Hasty, answers, asked, begin, known_dice, session, until, world_of

LIVE, SLOW = PRESETS["live"], PRESETS["slow"]


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def test_a_warning_comes_before_the_end_and_goes_with_the_answer(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="live")
        person = await until(world, Hasty(1, 1.0), "turn")
        before = len(person.pings())
        await world.advance((LIVE.turn - LIVE.warning).total_seconds() + 2)
        assert len(person.pings()) == before + 1
        assert "<t:" in person.pings()[-1]
        await Hasty(1, 1.0).answer(world)
        assert len([text for text in person.pings() if "Your time ends" in text]) == 0


async def test_at_the_end_the_turn_ends_told_as_the_clocks_doing(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="live")
        person = await until(world, Hasty(1, 1.0), "turn")
        board = person.board.id
        await world.advance(LIVE.turn.total_seconds() + 5)
        other = await asked(world)
        assert other is not person
        assert other.board.id != board
        assert answers(other)
        assert "urnover" in other.reads()
        count = (await session(world)).match.entry_count
        await world.advance(5)
        assert (await session(world)).match.entry_count == count


async def test_half_time_of_a_slow_turn_is_told(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="slow")
        person = await until(world, Hasty(1, 1.0), "turn")
        before = len(person.pings())
        await world.advance(SLOW.turn.total_seconds() / 2 + 60)
        assert len(person.pings()) == before + 1


async def test_a_deadline_that_passed_while_the_bot_was_down_has_a_grace(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="live")
        person = await until(world, Hasty(1, 1.0), "turn")
        count = (await session(world)).match.entry_count
        timers = world.bot.services.timers
        await timers.stop()
        await world.advance(LIVE.turn.total_seconds() * 3)
        await world.restart()
        assert await asked(world) is person
        assert (await session(world)).match.entry_count == count
        await world.advance(LIVE.grace.total_seconds() + 5)
        assert await asked(world) is not person
        assert (await session(world)).match.entry_count > count


async def test_a_pause_stops_the_clock_and_says_so(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="live")
        person = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if person is world.a else world.a
        await person.slash("match pause")
        await other.press("a:*:yes")
        assert texts_for("en").say("board-state-paused") in person.reads()
        await world.advance(LIVE.turn.total_seconds() * 5)
        assert await asked_side(world) is None
        await other.press("t:*:resume:")
        assert await asked(world) is person


async def asked_side(world: object) -> int | None:
    return (await session(world)).asked_user  # pyright: ignore[reportArgumentType]

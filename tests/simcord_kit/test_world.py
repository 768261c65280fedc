from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.simcord_kit import open_world
from tests.simcord_kit.demo import DemoBot


async def test_a_challenge_is_accepted_counted_and_survives_a_restart(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        a, b = world.a, world.b
        asked = await a.slash("demo challenge", opponent=b)
        assert asked.text.startswith(f"Hello {b.mention}")
        assert not asked.private
        refused = await world.stranger.press("Accept")
        assert refused.private
        assert world.stranger.private() == [f"Only {b.mention} can press this."]
        assert not a.private()
        await b.press("demo:accept:*")
        assert world.here.name == "demo match"
        await a.press("Count")
        board = a.board
        await world.restart()
        await a.press("Count")
        assert "Pressed 2 times" in a.reads()
        assert a.board.id == board.id
        assert [control.label for control in a.controls()] == ["Count", "Choose a player"]
        await a.press_raw(f"demo:count:{a.id}", on=board)
        assert "Pressed 3 times" in world.spectator.reads()
        assert "Pressed 3 times" in b.reads_everything()
        assert world.check_requests() >= 0


async def test_selects_open_forms_and_forms_are_sent(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        await world.a.slash("demo challenge", opponent=world.b)
        await world.b.press("Accept")
        form = await world.a.choose("Choose a player", "#2*")
        assert "Square" in form.text
        with pytest.raises(LookupError, match="Cell"):
            await world.a.submit(form, {"Cell": "M9"})
        moved = await world.a.submit(form, {"Square": "M9"})
        assert moved.private
        assert moved.text == "h2 to M9"
        with pytest.raises(LookupError, match="Count"):
            await world.a.press("Nothing")


async def test_autocomplete_sees_what_was_filled_in_before(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        assert await world.a.complete("demo move", "to", "M", player="h7") == [("M1 (h7)", "M1"), ("M2 (h7)", "M2")]


async def test_each_person_has_his_own_language(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        world.b.locale = "es-ES"
        assert (await world.b.slash("demo challenge", opponent=world.a)).text.startswith("Hola")
        assert (await world.a.slash("demo challenge", opponent=world.b)).text.startswith("Hello")


async def test_the_scheduler_follows_the_worlds_time(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        begin = world.clock.now()
        await world.a.slash("demo later", seconds=240)
        await world.advance(239)
        assert "Time is up" not in world.a.reads()
        await world.advance(1)
        assert "Time is up" in world.a.reads()
        assert (world.clock.now() - begin).total_seconds() == pytest.approx(240, abs=0.01)


async def test_a_swallowed_error_is_raised_at_the_end(tmp_path: Path) -> None:
    async def journey() -> None:
        async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
            world.env.inject_error("POST", "/interactions/*")
            with pytest.raises(AssertionError, match="acknowledge"):
                await world.a.slash("demo move", player="h1", to="A1")

    with pytest.raises(ExceptionGroup, match="the bot raised"):
        await journey()


async def test_who_leaves_is_gone(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        world.b.leave()
        assert world.b.id not in world.guild.member_ids()


async def test_what_the_bot_waits_for_a_moment_takes_no_real_time(tmp_path: Path) -> None:
    async with open_world(lambda clock: DemoBot(tmp_path / "demo.db", clock)) as world:
        await world.a.slash("demo challenge", opponent=world.b)
        await world.b.press("Accept")
        world.bot.pause = 1.0
        begin, real = world.clock.now(), time.perf_counter()
        for _ in range(5):
            await world.a.press("Count")
        assert "Pressed 5 times" in world.a.reads()
        assert (world.clock.now() - begin).total_seconds() == pytest.approx(5, abs=0.01)
        assert time.perf_counter() - real < 2.5
        world.bot.pause = 60.0
        await world.a.press("Count")
        assert "Pressed 6 times" not in world.a.reads()
        await world.advance(60)
        assert "Pressed 6 times" in world.a.reads()

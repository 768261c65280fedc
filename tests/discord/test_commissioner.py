"""`/commissioner` and the offer after turns that ran out: who may, what the thread reads, and restarts in between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from services import agreed
from tests.discord.journeys import Hasty, asked, begin, known_dice, session, until, world_of
from tests.simcord_kit import Person, World


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


@asynccontextmanager
async def at_turn(folder: Path, clock: str | None = None) -> AsyncIterator[World]:
    async with world_of(folder) as world:
        await begin(world, clock=clock)
        await until(world, Hasty(1, 1.0), "turn")
        yield world


def thread(world: World) -> str:
    return world.a.reads()


async def test_nobody_but_a_commissioner(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        before = (await session(world)).match
        for person in (world.a, world.stranger):
            person.locale = "es-ES"
            refused: tuple[tuple[str, dict[str, Any]], ...] = (
                ("extend", {"minutes": 5}),
                ("stop", {}),
                ("resume", {}),
                ("decide", {}),
                ("adjudicate", {"home": 3, "away": 0}),
                ("correct", {"what": "score home 1"}),
                ("annul", {}),
                ("replace", {"coach": world.a, "by": world.stranger}),
                ("cancel", {}),
            )
            for name, options in refused:
                told = await person.slash(f"commissioner {name}", **options)
                assert told.private
                assert "Solo un comisario" in told.text, name
        assert (await session(world)).match == before
        assert "⚖️" not in thread(world)


async def test_the_clock_and_an_absent_coach(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        owner = world.owner
        await owner.slash("commissioner extend", minutes=1)
        assert "one more minute" in thread(world)
        await owner.slash("commissioner stop")
        assert (await session(world)).match.state == "paused"
        await world.restart()
        assert "stopped already" not in (await owner.slash("commissioner stop")).text
        await owner.slash("commissioner resume")
        assert (await session(world)).match.state == "playing"
        person = await asked(world)
        wrong = await owner.slash("commissioner decide", line="dance")
        assert wrong.private
        assert await asked(world) is person
        await owner.slash("commissioner decide", line="end")
        assert await asked(world) is not person
        assert "decides for" in thread(world)
        log = (await session(world)).match.id
        told = await world.a.slash("match log", match=str(log))
        assert told.private


async def test_a_coach_is_replaced_and_told(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        person = await asked(world)
        bot = world.env.create_user("robot", bot=True)
        assert bot is not None
        new = world.stranger
        await world.owner.slash("commissioner replace", coach=person, by=new)
        assert "you coach" in thread(world)
        await world.restart()
        assert await asked(world) is new
        refused = await person.slash("do", line="end")
        assert refused.private
        await new.slash("do", line="end")
        assert await asked(world) is not new


async def test_a_correction_by_buttons_in_both_languages(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        world.owner.locale = "es-ES"
        told = await world.owner.slash("commissioner correct", what="score home many")
        assert "Da un número" in told.text
        told = await world.owner.slash("commissioner correct", what="score home 2; turn away 4", reason="a *slip*")
        assert "Se ha preguntado" in told.text
        assert (await world.stranger.press("cs:*:yes")).private
        await world.a.press("cs:*:yes")
        assert "Agreed so far" in thread(world)
        await world.restart()
        assert (await session(world)).game.position.teams[0].score == 0
        await world.b.press("cs:*:yes")
        pos = (await session(world)).game.position
        assert (pos.teams[0].score, pos.teams[1].turn) == (2, 4)
        assert "Both coaches have agreed to the correction" in thread(world)
        assert not [c for c in world.a.controls() if c.custom_id.startswith("cs:")]
        await world.restart()
        assert (await session(world)).game.position.teams[0].score == 2


async def test_a_correction_declined_and_a_match_annulled(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        await world.owner.slash("commissioner correct", what="ball none")
        await world.b.press("cs:*:no")
        assert "Declined" in thread(world)
        await world.owner.slash("commissioner annul", reason="power cut")
        await world.b.press("cs:*:yes")
        await world.a.press("cs:*:yes")
        assert (await session(world)).match.state == "abandoned"
        assert "does not count" in thread(world)
        assert "power cut" in thread(world)


async def test_adjudicating_ends_the_match_with_its_report(tmp_path: Path) -> None:
    async with at_turn(tmp_path) as world:
        asked = await world.owner.slash(
            "commissioner adjudicate", home=1, away=1, winner="away", reason="left the server"
        )
        assert asked.modal is not None
        assert (await session(world)).match.state == "playing"
        await world.restart()
        await world.owner.submit(asked, {"reason": "left the server"})
        match = await session(world)
        assert match.match.state == "finished"
        assert match.match.result["winner"] == 1
        text = thread(world)
        assert "left the server" in text
        assert "Full-time" in text
        assert "no match" not in text


async def test_cancelling_before_the_kick_off(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        assert (await world.stranger.slash("commissioner cancel", match="1")).private
        assert (await session(world)).match.state == "playing"
        await world.owner.slash("commissioner cancel", match="1")
        assert (await session(world)).match.state == "cancelled"
        await world.a.slash("match challenge", opponent=world.b, channel=world.arena)
        await world.b.press("c:*:accept", channel=world.arena)
        refused = await world.stranger.slash("commissioner replace", coach=world.b, by=world.stranger, match="2")
        assert refused.private
        await world.owner.slash("commissioner replace", coach=world.b, by=world.stranger, match="2")
        row = await world.bot.services.sessions.row(world.guild.id, 2)
        assert world.stranger.id in (row.home_coach, row.away_coach)
        await world.owner.slash("commissioner cancel", match="2")
        assert (await world.bot.services.sessions.row(world.guild.id, 2)).state == "cancelled"


async def run_out(world: World, absent: Person, turns: int) -> None:
    """Let the turns of a coach run out while the other ends his own."""
    done = 0
    coach = Hasty(5, 1.0)
    for _ in range(60):
        if done == turns:
            return
        prompt = (await session(world)).game.prompt
        assert prompt is not None
        if prompt.kind == "turn" and await asked(world) is absent:
            await world.advance(241)
            done += 1
        else:
            await coach.answer(world)
    raise AssertionError("the turns do not come")


async def test_three_turns_that_ran_out(tmp_path: Path) -> None:
    async with at_turn(tmp_path, clock="live") as world:
        absent = await asked(world)
        here = world.b if absent is world.a else world.a
        await run_out(world, absent, 2)
        assert "Claim the win" not in str([c.label for c in here.controls()])
        await run_out(world, absent, 1)
        assert [c.label for c in here.controls() if c.custom_id.startswith("cl:")] == [
            "Claim the win",
            "Call the commissioner",
        ]
        await world.restart()
        assert thread(world).count("turns in a row run out") == 1
        for person in (world.stranger, absent):
            assert (await person.press("cl:*:claim")).private
            assert (await person.press("cl:*:call")).private
        assert (await session(world)).match.state == "playing"
        await here.press("cl:*:call")
        assert f"<@{world.owner.id}>" in thread(world)
        sure = await here.press("cl:*:claim")
        assert sure.private
        assert (await session(world)).match.state == "playing"
        await here.press_raw(next(c.custom_id for c in sure.controls), on=here.board)
        match = await session(world)
        assert match.match.state == "finished"
        assert match.match.result["conceded"] == match.match.side_of(absent.id)


async def test_an_offer_that_a_stop_kept_from_being_posted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_turn(tmp_path, clock="live") as world:

        async def nothing(*_: object) -> None:
            return None

        absent = await asked(world)
        here = world.b if absent is world.a else world.a
        with monkeypatch.context() as patched:
            patched.setattr("cogs.board.showing.post_claims", nothing)
            await run_out(world, absent, 3)
        [offer] = await agreed.pending(await session(world))
        assert offer.message_id is None
        await world.restart()
        assert [c for c in here.controls() if c.custom_id.startswith("cl:")]

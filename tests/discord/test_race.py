"""Presses that come at once: none is refused as busy, none is mixed with another, and the board is edited once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.board.look import Look
from services.errors import Refused
from tests.discord.journeys import Hasty, begin, find, give, give_by_id, known_dice, session, until, world_of


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def test_both_coaches_at_once(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        match = await session(world)
        assert match.game.prompt is not None
        number, side = match.game.prompt.number, match.game.prompt.side
        other = match.match.coach(1 - side)
        count = match.match.entry_count
        outcomes = await asyncio.gather(
            match.press(person.id, number, [("end",)]),
            match.press(other, number, [("end",)]),
            match.press(person.id, number, [("end",)]),
            match.press(other, number + 1, [("end",)]),
        )
        played = [bool(outcome.played) for outcome in outcomes]
        assert played[0]
        assert not played[1]
        assert not played[2]
        assert played[3]
        refusals = [outcome.refusal.code for outcome in outcomes if isinstance(outcome.refusal, Refused)]
        assert set(refusals) <= {"stale", "not_your_prompt"}
        assert (await session(world)).match.entry_count == count + 2


async def test_a_burst_is_one_edit(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        side = "h" if person is world.a else "a"
        match = await session(world)
        boards = world.bot.boards
        before = len(world.requests("PATCH", "/messages/"))
        for number in (8, 9, 10, 11):
            boards.show(match, look=Look(selected=f"{side}{number}"))
        await boards.shown(match)
        assert len(world.requests("PATCH", "/messages/")) == before + 1
        select = next(c for c in person.controls() if c.custom_id.startswith("s:"))
        stored = [
            c
            for row in person.board.components
            for c in row.get("components", ())
            if c["custom_id"] == select.custom_id
        ]
        assert [o["value"] for o in stored[0]["options"] if o.get("default")] == [f"sel:{side}11"]


async def test_a_second_press_of_the_same_button_is_told_so(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        control, _ = find(world.b, "tails")
        board = world.b.board
        await give(world.b, control)
        count = (await session(world)).match.entry_count
        told = await world.b.press_raw(control.custom_id, on=board)
        assert told.private
        assert (await session(world)).match.entry_count == count


async def test_edits_keep_a_distance(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        side = "h" if person is world.a else "a"
        begun = world.clock.now()
        for number in (8, 9, 10, 11):
            await give_by_id(person, f"sel:{side}{number}")
        assert (world.clock.now() - begun).total_seconds() >= 3

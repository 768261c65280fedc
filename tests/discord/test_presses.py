"""How many presses an intention takes: a match by two sensible coaches, and the shortest ways one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.match.notation import write
from tests.discord.journeys import (
    Hasty,
    answers,
    asked,
    begin,
    give,
    give_by_id,
    known_dice,
    session,
    until,
    world_of,
)
from tests.discord.sensible import (
    BLITZ,
    BLOCK,
    BUDGETS,
    END,
    FOUL,
    HAND_OFF,
    MOVE,
    ONE_ANSWER,
    PASS,
    STEP,
    TYPED,
    Sensible,
    by_name,
    free_steps,
)
from tests.simcord_kit import Control, Person, World

SEED = 2
MOST = 400


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SEED)


@pytest.mark.slow
async def test_a_match_stays_within_the_budgets(tmp_path: Path) -> None:
    coach = Sensible(SEED)
    async with world_of(tmp_path) as world:
        await begin(world)
        for _ in range(MOST):
            if (await session(world)).match.state != "playing":
                break
            await coach.answer(world)
        assert (await session(world)).match.state == "finished"
    over = [one for one in coach.intentions if len(one.presses) > one.allowed]
    assert not over
    found = by_name(coach.intentions)
    assert {MOVE, TYPED, STEP, BLOCK, BLITZ, FOUL, ONE_ANSWER, END} <= set(found)
    assert {PASS, HAND_OFF} & set(found)
    for name, those in found.items():
        # Hardly ever does something come in between, so the plain budget is what a match feels like.
        assert sum(one.interrupted for one in those) * 4 <= len(those), name
        assert min(len(one.presses) for one in those) >= min(2, BUDGETS[name][0]) - (name == END), name


async def to_turn(world: World) -> Person:
    """Up to a team turn."""
    await begin(world)
    return await until(world, Hasty(1, 1.0), "turn")


async def decided(world: World) -> list[str]:
    """The decisions of the running turn."""
    return [write(step.decision) for step in (await session(world)).story.steps if step.decision is not None]


def row(person: Person, name: str) -> list[Control]:
    """The buttons or the select of a row of the board."""
    return [c for c in answers(person) if c.custom_id.split(":")[3].startswith(name)]


async def somebody_free(person: Person, besides: str = "") -> tuple[str, list[Control]]:
    """Look at players until one can step without a roll: his id, and the buttons for it."""
    for value, _ in row(person, "p")[0].options:
        if value != f"sel:{besides}":
            await give(person, row(person, "p")[0], value)
            steps = free_steps(person)
            if steps:
                return value.removeprefix("sel:"), steps
    raise AssertionError("nobody can step freely")


async def walk_a_little(world: World, person: Person) -> str:
    """Let somebody take one step without a roll, so that he could go on; returns his id."""
    player, steps = await somebody_free(person)
    await give(person, steps[0])
    prompt = (await session(world)).game.prompt
    assert prompt is not None
    assert prompt.kind == "action"
    return player


async def test_another_players_press_ends_the_running_action(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        person = await to_turn(world)
        walked = await walk_a_little(world, person)
        assert f"sel:{walked}" in dict(row(person, "p")[0].options)
        count = (await session(world)).match.entry_count
        other, _ = await somebody_free(person, besides=walked)
        assert (await session(world)).match.entry_count == count
        places = row(person, "l")[0]
        safe = next(value for value, label in places.options if "100" in label)
        await give(person, places, safe)
        assert safe.startswith(f"done;{other} move;move ")
        assert (await decided(world))[-3:] == safe.split(";")
        assert (await session(world)).game.position.players[walked].used


async def test_only_looking_at_another_leaves_the_running_action_as_it_is(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        person = await to_turn(world)
        walked = await walk_a_little(world, person)
        before = sorted(c.custom_id for c in answers(person))
        await somebody_free(person, besides=walked)
        assert sorted(c.custom_id for c in answers(person)) != before
        await give_by_id(person, f"sel:{walked}")
        assert sorted(c.custom_id for c in answers(person)) == before
        assert not (await session(world)).game.position.players[walked].used


async def test_a_square_typed_for_another_ends_the_running_action(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        person = await to_turn(world)
        walked = await walk_a_little(world, person)
        other, steps = await somebody_free(person, besides=walked)
        form = await person.press("t:*:to:*")
        await person.submit(form, {"line": steps[0].custom_id.split()[-1].lower()})
        assert (await session(world)).game.position.players[walked].used
        assert (await decided(world))[-3:-1] == ["done", f"{other} move"]


async def test_a_turn_ends_in_the_middle_of_an_action(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        person = await to_turn(world)
        await walk_a_little(world, person)
        await give_by_id(person, "done;end")
        assert await asked(world) is person
        await person.press("p:*:y:done;end")
        assert await asked(world) is not person


async def test_what_another_press_ended_is_taken_back_with_it(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        person = await to_turn(world)
        walked = await walk_a_little(world, person)
        before = (await session(world)).game.position.digest()
        _, steps = await somebody_free(person, besides=walked)
        await give(person, steps[0])
        assert (await session(world)).game.position.players[walked].used
        await person.press("t:*:back:*")
        assert (await session(world)).game.position.digest() == before
        assert any(one.custom_id.endswith(":done") for one in answers(person))

"""A restart between two decisions: buttons, forms and notifications of before still work."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from services import agreed
from services.language import texts_for
from tests.discord.journeys import (
    Hasty,
    answers,
    asked,
    begin,
    choose_team,
    find,
    give_by_id,
    known_dice,
    session,
    until,
    world_of,
)
from tests.services.table import mover
from tests.simcord_kit import World
from tests.simcord_kit.texts import controls, stored_texts


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def shown(world: World) -> tuple[int, str, list[str]]:
    match = await session(world)
    board = world.a.board
    assert match.game.prompt is not None
    return match.game.prompt.number, match.game.position.digest(), [c.custom_id for c in world.a.controls(board)]


async def test_between_any_two_decisions_of_a_beginning(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        coach = Hasty(2, 0.4)
        for _ in range(8):
            before, place = await shown(world), world.a.board.id
            await world.restart()
            assert await shown(world) == before
            assert world.a.board.id == place
            await coach.answer(world)


async def test_a_challenge_and_teams_that_were_posted_before(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        await world.restart()
        await world.b.press("c:*:accept", channel=world.arena)
        await world.restart()
        await choose_team(world.a, 0, "Harbour Lanterns")
        await world.restart()
        await choose_team(world.b, 1, "Rustpit Mudlarks")
        assert answers(world.b)


async def test_a_confirmation_a_form_and_a_request_that_were_open(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if person is world.a else world.a
        side = "h" if person is world.a else "a"
        await give_by_id(person, f"sel:{side}10")
        form = await person.press("t:*:to:*")
        await world.restart()
        refused = await person.submit(form, {"line": "not a square"})
        assert refused.private
        await person.slash("match pause")
        await world.restart()
        await other.press("a:*:yes")
        assert (await session(world)).match.state == "paused"
        await world.restart()
        await person.press("t:*:resume:")
        await give_by_id(person, "end")
        ids = [c.custom_id for c in answers(person)]
        await world.restart()
        await person.press_raw(next(i for i in ids if ":y:" in i), on=person.board)
        assert await asked(world) is other


async def test_a_notification_of_before_goes_when_it_is_answered(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        coach = Hasty(1, 1.0)
        short = []
        for _ in range(20):
            await coach.answer(world)
            short = [m for m in (await asked(world)).messages()[2:] if not m.components and m.content.startswith("<@")]
            if short:
                break
        assert short
        await world.restart()
        person = await asked(world)
        assert short[0].id in [message.id for message in person.messages()]
        await coach.answer(world)
        assert short[0].id not in [message.id for message in person.messages()]


async def test_what_was_decided_but_not_shown_is_shown_at_the_start(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        control, _ = find(world.b, "heads")
        match = await session(world)
        assert match.game.prompt is not None
        await match.press(world.b.id, match.game.prompt.number, [("heads",)])
        assert control.custom_id in [c.custom_id for c in answers(world.b)]
        await world.restart()
        assert control.custom_id not in [c.custom_id for c in answers(world.b)]


async def test_a_turn_that_ended_just_before_a_kill_is_told_however_long_the_bot_was_away(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="slow")
        person = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if person is world.a else world.a
        ended, before = world.a.board.id, len(other.pings())
        match = await session(world)
        assert match.game.prompt is not None
        await match.press(person.id, match.game.prompt.number, [("end",)])
        await world.env.bot.close()
        await world.advance(2 * 3600)
        await world.restart()
        left = next(m for m in world.a.messages() if m.id == ended)
        assert "turn 1" in "\n".join(stored_texts(left._message))
        assert not controls(left.components)
        assert world.a.board.id != ended
        assert answers(other)
        assert len(other.pings()) == before + 1


async def test_a_turn_that_an_upgrade_cannot_replay_begins_again_and_its_coach_is_told(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="slow")
        person = await until(world, Hasty(1, 1.0), "turn")
        match = await session(world)
        assert match.game.prompt is not None
        opening, number = match.game.position.digest(), match.game.prompt.number
        assert (await match.press(person.id, number, mover(match.game))).played
        async with world.bot.services.desk.database.transaction() as conn:
            await conn.execute(
                text("UPDATE log_entries SET state_hash = 'other rules' WHERE prompt_number >= :n"), {"n": number}
            )
        await world.restart()
        said = texts_for("en").say("board-log-cut")
        assert world.a.reads().count(said) == 1
        assert await asked(world) is person
        match = await session(world)
        assert match.game.position.digest() == opening
        assert match.clocks.due_at is not None
        await Hasty(1, 1.0).answer(world)
        assert (await session(world)).game.position.digest() != opening


async def test_a_kill_while_the_end_is_shown_loses_nothing_of_it(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        thread, results = world.here, world.guild.create_text_channel("results")
        await world.bot.services.guilds.change(world.guild.id, announcement_channel_id=results.id)
        world.env.backend.delete_channel(results.id)
        world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=403, code=50013, times=None)
        match = await session(world)
        world.bot.boards.show(match, await match.concede(person.id))
        await world.bot.boards.shown(match)
        world.env.backend.faults.clear()
        assert "Full-time" not in world.a.reads()
        await world.restart()
        assert world.a.reads().count("Full-time") == 1
        assert [text for text in world.owner.direct() if "Harbour Lanterns" in text and f"<#{results.id}>" in text]
        assert not [m for m in world.a.messages(thread) if controls(m.components)]
        assert (await session(world)).match.board_message_id is None


async def test_a_challenge_that_was_answered_just_before_a_kill_shows_its_answer_when_pressed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        challenges, guild = world.bot.services.challenges, world.guild.id
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        await challenges.decline(guild, 1, world.b.id)
        assert (await world.b.press("c:1:accept", channel=world.arena)).private
        assert "declined" in world.a.reads(world.arena)
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        await challenges.accept(guild, 2, world.b.id)
        await world.restart()
        assert (await world.stranger.press("c:2:accept", channel=world.arena)).private
        await choose_team(world.a, 0, "Harbour Lanterns")
        select = next(c for c in world.b.controls(channel=world.arena) if c.custom_id.startswith("m:1:1"))
        match = await world.bot.services.challenges.choose_team(guild, 1, world.b.id, "orc_mudlarks")
        assert match.state == "playing"
        assert (await world.b.press_raw(select.custom_id, on=world.b.board, values=["orc_mudlarks"])).private
        assert not world.b.controls(channel=world.arena)


async def test_what_was_asked_of_the_other_coach_but_not_posted_is_posted_later(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if person is world.a else world.a
        assert (await agreed.propose(await session(world), person.id, "pause")).agreement
        await world.restart()
        await other.press("a:*:yes")
        await person.press("t:*:resume:")
        world.env.inject_error("POST", f"/channels/{world.here.id}/messages", status=403, code=50013, times=None)
        told = await person.slash("match pause")
        assert told.private
        assert "Nothing of it is lost" in told.text
        world.env.backend.faults.clear()
        await world.bot.boards.retry(world.guild.id)
        await world.bot.boards.shown(await session(world))
        await other.press("a:*:yes")
        assert (await session(world)).match.state == "paused"

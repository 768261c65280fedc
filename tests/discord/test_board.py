"""The board: what it shows, who may press, and what is asked twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.match.field import square_name
from tests.discord.journeys import (
    Hasty,
    answers,
    asked,
    begin,
    find,
    give,
    give_by_id,
    known_dice,
    session,
    until,
    world_of,
)
from tests.simcord_kit import Person, World
from tests.simcord_kit.texts import controls, walk


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def to_turn(world: World) -> Person:
    return await until(world, Hasty(1, 1.0), "turn")


def a_player(person: Person, number: int) -> str:
    return f"{'h' if person is person.world.a else 'a'}{number}"


def picture(world: World) -> bytes:
    attachment = world.a.board._message.attachments[0]
    data = world.env.backend.cdn.get(attachment["url"])
    assert data is not None
    return data


async def test_it_shows_picture_score_question_clock_and_controls(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        message = world.spectator.board._message
        kinds = [component["type"] for component in message.components]
        assert kinds[:2] == [12, 10]
        assert set(kinds[2:]) == {1}
        alone = message.components[0]["items"]
        assert len(alone) == 1
        assert "Harbour Lanterns 0-0 Skarn Ridge Diggers" in alone[0]["description"]
        text = message.components[1]["content"]
        assert "0-0" in text
        assert f"<@{world.b.id}>" in text
        assert "<t:" in text
        assert picture(world).startswith(b"\x89PNG")
        assert not world.spectator.pings()
        assert world.a.pings()


async def test_only_the_coach_who_is_asked_can_answer(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        control, _ = find(world.a, "heads")
        for person in (world.spectator, world.a):
            refused = await person.press(control.custom_id)
            assert refused.private
        world.stranger.locale = "es-ES"
        assert (await world.stranger.press(control.custom_id)).text != (
            await world.spectator.press(control.custom_id)
        ).text
        assert (await session(world)).game.prompt.kind == "toss"  # pyright: ignore[reportOptionalMemberAccess]
        assert not (await world.b.press(control.custom_id)).private
        assert (await session(world)).game.prompt.kind != "toss"  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_stale_button_links_to_the_present_board(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        control, _ = find(world.b, "heads")
        await world.b.press(control.custom_id)
        match = (await session(world)).match
        told = await world.b.press_raw(control.custom_id, on=world.b.board)
        assert told.private
        assert f"/{match.channel_id}/{match.board_message_id}" in told.text
        assert match.entry_count == (await session(world)).match.entry_count


async def test_looking_at_a_player_changes_nothing_but_the_picture(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        before, count = picture(world), (await session(world)).match.entry_count
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        assert picture(world) != before
        assert (await session(world)).match.entry_count == count
        here = picture(world)
        await give_by_id(person, f"sel:{a_player(person, 9)}")
        assert picture(world) != here
        chosen = [o for c in walk(person.board.components) for o in c.get("options", ()) if o.get("default")]
        assert [option["value"] for option in chosen] == [f"sel:{a_player(person, 9)}"]


async def test_the_tools_keep_their_row_at_the_bottom(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)

        def tools() -> list[str]:
            last = person.board.components[-1]["components"]
            return [component["custom_id"].split(":")[3] for component in last][:3]

        assert tools() == ["back", "log", "whole"]
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        assert tools() == ["back", "log", "whole"]


async def test_a_risky_walk_is_confirmed_and_a_safe_one_is_not(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        places = next(c for c in answers(person) if c.custom_id.split(":")[3].startswith("l"))
        risky = next(value for value, label in places.options if "100" not in label)
        safe = next(value for value, label in places.options if "100" in label)
        count = (await session(world)).match.entry_count
        await give(person, places, risky)
        assert (await session(world)).match.entry_count == count
        yes = [c for c in answers(person) if c.custom_id.split(":")[3] == "y"]
        assert len(yes) == 1
        assert "%" in yes[0].label
        await person.press("t:*:look:*")
        assert not [c for c in answers(person) if c.custom_id.split(":")[3] == "y"]
        await give(person, places, safe)
        assert (await session(world)).match.entry_count > count


async def test_a_confirmed_risk_is_played(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        places = next(c for c in answers(person) if c.custom_id.split(":")[3].startswith("l"))
        risky = next(value for value, label in places.options if "100" not in label)
        count = (await session(world)).match.entry_count
        await give(person, places, risky)
        await person.press(f"p:*:y:{risky}")
        assert (await session(world)).match.entry_count > count


async def test_ending_a_turn_is_confirmed_while_somebody_could_act(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        await give_by_id(person, "end")
        assert await asked(world) is person
        assert "11 players could still act: #1, " in person.reads()
        await person.press("p:*:y:end")
        assert await asked(world) is not person


async def test_each_turn_has_its_own_board_and_leaves_a_summary(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        first = person.board
        await give_by_id(person, "end")
        await person.press("p:*:y:end")
        other = await asked(world)
        assert other.board.id != first.id
        old = next(message for message in world.a.messages() if message.id == first.id)
        assert not [c for c in walk(old.components) if "custom_id" in c]
        assert old._message.attachments
        assert [m.id for m in other.messages() if other.id in m._message.ping_user_ids][-1] == other.board.id


async def test_taking_back_is_free_before_any_die(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "setup")
        formation = "formation .*"
        await give_by_id(person, formation)
        count = (await session(world)).match.entry_count
        await person.press("t:*:back:")
        assert (await session(world)).match.entry_count == count - 1
        await give_by_id(person, formation)
        assert (await session(world)).match.entry_count == count


async def test_farther_back_only_by_agreement_of_both(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        other = world.b if person is world.a else world.a
        for coach in (person, other):
            await give_by_id(coach, "end")
            await coach.press("p:*:y:end")
        count = (await session(world)).match.entry_count
        offered = await person.press("t:*:back:")
        assert offered.private
        assert (await session(world)).match.entry_count == count
        private = offered.said[0]
        select = controls(private.components)[0]
        await person.choose(select.custom_id, select.options[1][0], on=private)
        refused = await world.spectator.press("a:*:yes")
        assert refused.private
        assert (await session(world)).match.entry_count == count
        assert [text for text in other.pings() if "<@" in text]
        await other.press("a:*:yes")
        assert (await session(world)).match.entry_count < count
        assert await asked(world) is not None


async def test_a_request_can_be_declined(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        other = world.b if person is world.a else world.a
        await person.slash("match pause")
        await other.press("a:*:no")
        assert (await session(world)).match.state == "playing"
        await person.slash("match pause")
        await other.press("a:*:yes")
        assert (await session(world)).match.state == "paused"
        await person.press("t:*:resume:")
        assert (await session(world)).match.state == "playing"
        assert answers(person)


async def test_squares_are_typed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        player = a_player(person, 10)
        await give_by_id(person, f"sel:{player}")
        places = next(c for c in answers(person) if c.custom_id.split(":")[3].startswith("l"))
        safe = next(value for value, label in places.options if "100" in label)
        squares = safe.split(";move ")[1]
        form = await person.press("t:*:to:*")
        assert form.modal is not None
        bad = await person.submit(form, {"line": "Z99"})
        assert bad.private
        form = await person.press("t:*:to:*")
        await person.submit(form, {"line": squares.casefold()})
        prompt = (await session(world)).game.prompt
        assert prompt is not None
        assert prompt.kind == "action"
        assert prompt.about["player"] == player


async def test_a_set_up_is_adjusted_by_typing_and_by_the_pad(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "setup")
        player, typed = a_player(person, 8), "F4" if person is world.a else "U4"
        await give_by_id(person, "formation .*")
        await give_by_id(person, f"sel:{player}")
        form = await person.press("t:*:to:*")
        await person.submit(form, {"line": typed})
        position = (await session(world)).game.position
        assert square_name(position.players[player].sq) == typed
        await give_by_id(person, f"place {player} {typed[0]}5")
        position = (await session(world)).game.position
        assert square_name(position.players[player].sq) == f"{typed[0]}5"


async def test_the_log_is_for_whoever_asks(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        await to_turn(world)
        log = await world.spectator.press("t:*:log:")
        assert log.private
        assert "Kick-off table" in log.text
        assert log.message._message.attachments


async def test_the_whole_pitch_on_request(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        near = picture(world)
        await person.press("t:*:whole:*")
        assert picture(world) != near
        await person.press("t:*:play:*")
        assert picture(world) == near


async def test_a_board_of_fifty_minutes_is_replaced(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="slow")
        person = await to_turn(world)
        first = person.board.id
        await world.advance(51 * 60)
        await give_by_id(person, f"sel:{a_player(person, 10)}")
        assert person.board.id != first
        assert first not in [message.id for message in person.messages()]


async def test_the_palette_of_a_colour_blind_coach_is_used(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await to_turn(world)
        await give_by_id(person, f"sel:{a_player(person, 9)}")
        usual = picture(world)
        await world.bot.services.preferences.change(world.guild.id, person.id, palette="colour_blind")
        await give_by_id(person, f"sel:{a_player(person, 9)}")
        assert picture(world) != usual


async def test_anybody_may_see_the_whole_pitch(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        await to_turn(world)
        board = picture(world)
        shown = await world.spectator.press("t:*:whole:*")
        assert shown.private
        assert shown.message._message.attachments
        assert picture(world) == board

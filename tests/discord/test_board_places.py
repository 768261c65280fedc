"""What becomes of a match when its board, its thread, a permission or a coach is lost: noticed, told, and it goes on."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.board import picture
from cogs.board.places import ARCHIVED
from tests.discord.journeys import Hasty, answers, asked, begin, known_dice, session, until, world_of
from tests.simcord_kit import World

MISSING_PERMISSIONS = 50013


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def decide(world: World) -> int:
    """Give one more decision; returns how many there are now."""
    await Hasty(1, 1.0).answer(world)
    return (await session(world)).match.entry_count


async def test_a_deleted_board_is_posted_anew(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        await until(world, Hasty(1, 1.0), "setup")
        lost, person = world.a.board.id, await asked(world)
        world.env.backend.delete_message(world.here.id, lost)
        await world.env.settle()
        await person.slash("match board")
        assert world.a.board.id != lost
        assert (await session(world)).match.board_message_id == world.a.board.id
        await decide(world)


async def test_a_board_deleted_while_the_other_coach_decides(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "setup")
        match = await session(world)
        assert match.game.prompt is not None
        world.env.backend.delete_message(world.here.id, world.a.board.id)
        await person.slash("do", line="formation defence_zone")
        assert answers(person)
        assert (await session(world)).match.board_message_id == world.a.board.id


async def test_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        thread = world.here
        world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await world.env.settle()
        await decide(world)
        metadata = world.env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        assert not metadata.archived
        assert world.here.id == thread.id
        assert answers(await asked(world))


async def test_an_archived_thread_that_was_not_noticed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        world.env.inject_error(
            "PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED, message="Thread is archived"
        )
        await decide(world)
        assert [r for r in world.requests("PATCH", f"/channels/{world.here.id}") if r.json == {"archived": False}]
        assert answers(await asked(world))


async def test_a_deleted_thread_is_made_anew_at_once(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        lost = world.here.id
        count = (await session(world)).match.entry_count
        world.env.backend.delete_channel(lost)
        await world.advance(2)
        assert world.here.id != lost
        assert (await session(world)).match.channel_id == world.here.id
        assert answers(await asked(world))
        assert (await asked(world)).pings()
        assert await decide(world) == count + 1


async def test_a_locked_thread_is_told_to_the_owner_and_resumes(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        thread = world.here
        world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
        await world.env.settle()
        told = world.owner.pings(world.arena)
        assert len(told) == 1
        assert f"<#{thread.id}>" in told[0]
        world.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=MISSING_PERMISSIONS, times=None)
        match = await session(world)
        assert match.game.prompt is not None
        await match.press(world.b.id, match.game.prompt.number, [("heads",)])
        world.bot.boards.show(match)
        await world.bot.boards.shown(match)
        world.env.backend.faults.clear()
        world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False, "locked": False})
        await world.env.settle()
        await world.advance(2)
        assert [c for c in answers(await asked(world)) if "heads" not in c.custom_id]


async def test_a_lost_permission_is_told_and_given_back(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await asked(world)
        control = next(c for c in answers(person) if c.custom_id.endswith("heads"))
        board = person.board
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=MISSING_PERMISSIONS, times=None)
        backend = world.env.backend
        backend.set_overwrite(
            world.arena.id,
            Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=discord.Permissions(attach_files=True).value),
        )
        count = (await session(world)).match.entry_count
        told = await person.press(control.custom_id, on=board)
        assert (await session(world)).match.entry_count == count + 1
        assert told.private
        assert "Attach Files" in told.text
        assert [text for text in world.owner.pings(world.arena) if "Attach Files" in text]
        world.env.backend.faults.clear()
        backend.delete_overwrite(world.arena.id, backend.bot_user.id)
        await world.env.settle()
        await world.advance(2)
        assert control.custom_id not in [c.custom_id for c in world.a.controls()]


async def test_a_match_whose_channel_is_gone_goes_on_in_another(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        other = world.guild.create_text_channel("other")
        thread, backend = world.here.id, world.env.backend
        backend.delete_channel(thread)
        backend.delete_channel(world.arena.id)
        await world.advance(2)
        assert [text for text in world.owner.direct() if "/match board" in text]
        await world.a.slash("match board", channel=other, match="1")
        found = (await session(world)).match
        assert found.parent_channel_id == other.id
        assert found.channel_id not in (None, thread)
        assert (await session(world)).asked_user == world.b.id


async def test_the_owner_is_told_directly_where_no_channel_is_left(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await asked(world)
        control = next(c for c in answers(person) if c.custom_id.endswith("heads"))
        board = person.board
        for place in (world.here.id, world.arena.id):
            for method in ("POST", "PATCH"):
                path = f"/channels/{place}/messages*"
                world.env.inject_error(method, path, status=403, code=MISSING_PERMISSIONS, times=None)
        await person.press(control.custom_id, on=board)
        assert [text for text in world.owner.direct() if f"<#{world.here.id}>" in text]
        world.env.backend.faults.clear()
        await person.slash("match board")
        assert control.custom_id not in [c.custom_id for c in world.a.controls()]


async def test_a_coach_who_left_is_noticed_when_he_is_asked(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        await until(world, Hasty(1, 1.0), "turn")
        person = await asked(world)
        other = world.b if person is world.a else world.a
        other.leave()
        await decide(world)
        assert (await session(world)).asked_user == other.id
        assert [text for text in person.pings() if f"<@{other.id}>" in text and "left" in text]


async def test_without_the_permissions_no_challenge_is_accepted(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b)
        backend = world.env.backend
        backend.set_overwrite(
            world.arena.id,
            Overwrite(
                backend.bot_user.id, OverwriteType.MEMBER, deny=discord.Permissions(create_public_threads=True).value
            ),
        )
        refused = await world.b.press("c:*:accept", channel=world.arena)
        assert refused.private
        assert "Create Public Threads" in refused.text
        assert [c for c in world.b.controls(channel=world.arena) if c.custom_id.endswith(":accept")]


async def test_a_coach_who_left_is_noticed_though_he_wished_no_mention(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if person is world.a else world.a
        await world.bot.services.preferences.change(world.guild.id, other.id, mention=False)
        other.leave()
        await decide(world)
        assert [text for text in person.pings() if f"<@{other.id}>" in text and "left" in text]


async def test_a_permission_that_comes_with_a_role_of_the_bot_is_noticed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=MISSING_PERMISSIONS, times=None)
        await decide(world)
        shown = [c.custom_id for c in world.a.controls()]
        world.env.backend.faults.clear()
        # Discord tells a bot of its own roles without the members' intent, the world here does not.
        me = world.bot.get_guild(world.guild.id).me
        await world.bot.get_cog("Noticing").on_member_update(me, me)
        await world.advance(2)
        await world.bot.boards.shown(await session(world))
        assert shown != [c.custom_id for c in world.a.controls()]


async def test_what_discord_cannot_do_for_minutes_is_shown_without_a_press(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="slow")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
        await decide(world)
        await world.advance(400)
        shown = [c.custom_id for c in world.a.controls()]
        assert len(world.owner.pings(world.arena)) == 1
        world.env.backend.faults.clear()
        await world.advance(600)
        assert shown != [c.custom_id for c in world.a.controls()]


async def test_a_picture_that_cannot_be_drawn_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        with monkeypatch.context() as broken:
            broken.setattr(picture, "draw_board", lambda _: 1 / 0)
            await decide(world)
            assert not world.a.board._message.attachments
            assert answers(await asked(world))
        assert [record for record in caplog.records if "could not be drawn" in record.getMessage()]
        caplog.clear()
        await decide(world)
        assert world.a.board._message.attachments


async def test_a_match_whose_channel_goes_while_teams_are_chosen_begins_in_another(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        other = world.guild.create_text_channel("other")
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        await world.b.press("c:*:accept", channel=world.arena)
        world.env.backend.delete_channel(world.arena.id)
        await world.a.slash("match team", channel=other, name="human_lanterns", match="1")
        await world.b.slash("match team", channel=other, name="orc_diggers", match="1")
        match = (await session(world)).match
        assert match.parent_channel_id == other.id
        thread = next(thread for thread in other.threads if thread.id == match.channel_id)
        assert world.b.controls(channel=thread)

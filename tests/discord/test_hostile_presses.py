"""Presses that come twice, too late, from elsewhere, or of what another server has."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from services import agreed
from tests.discord.journeys import Hasty, asked, begin, known_dice, session, until, world_of
from tests.simcord_kit import Person, World

FOREIGN = (
    "p:1:{n}:e:end",
    "s:1:{n}:p",
    "t:1:{n}:back:",
    "t:1:{n}:log:",
    "t:1:{n}:whole:",
    "t:1:{n}:to:",
    "t:1:{n}:resume:",
    "a:1:1:yes",
    "b:1",
    "c:1:accept",
    "c:1:withdraw",
    "go:1:{n}:end",
)


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def test_a_confirmation_pressed_twice_is_answered_twice(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        question = await person.slash("end")
        confirm, leave = (control.custom_id for control in question.controls)
        count = (await session(world)).match.entry_count
        await person.press(confirm, on=question.message)
        assert (await session(world)).match.entry_count == count + 1
        for again in (confirm, leave):
            await person.press_raw(again, on=question.message)
        assert (await session(world)).match.entry_count == count + 1


async def test_the_coach_who_is_not_asked_is_told_that_the_other_decides(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        me = await until(world, Hasty(1, 1.0), "turn")
        other = world.b if me.id == world.a.id else world.a
        told = await other.press("p:*:e:end")
        assert told.private
        assert "the other coach who decides now" in told.text
        assert "earlier question" not in told.text


def elsewhere(world: World, who: Person) -> tuple[Person, simcord.ChannelHandle]:
    """The same user on another server on which the bot is."""
    guild = world.env.create_guild("Elsewhere", owner=world.env.create_user("nina"))
    place = guild.create_text_channel("pitch")
    return Person(world, guild.add_member(who.actor.user)), place


async def test_nothing_of_a_match_is_reached_from_another_server(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        me = await until(world, Hasty(1, 1.0), "turn")
        match = await session(world)
        assert (await agreed.propose(match, match.match.coach(1 - match.side_of(me.id)), "abandon")).agreement
        before, number = match.match, match.game.prompt.number if match.game.prompt else 0
        there, place = elsewhere(world, me)
        asked_there = await there.slash("match challenge", channel=place)
        for custom_id in FOREIGN:
            values = ["sel:h1"] if custom_id.startswith("s:") else ["1"] if custom_id.startswith("b:") else None
            told = await there.press_raw(custom_id.format(n=number), on=asked_there.message, values=values)
            assert told.modal is None
            assert "Harbour Lanterns" not in told.text, custom_id
        for command in ("board", "log", "export", "verify", "clock", "news", "concede", "cancel", "pause", "takeback"):
            told = await there.slash(f"match {command}", channel=place, match="1")
            assert told.private, command
            assert not any(message.attachments for message in told.messages), command
            assert "Harbour Lanterns" not in told.text
        assert (await there.complete("match board", "match", "", channel=place)) == []
        after = await session(world)
        assert (after.match.entry_count, after.match.state) == (before.entry_count, "playing")


async def test_a_match_that_is_over_refuses_what_is_still_shown(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        await person.choose("s:*:p*", person.controls()[0].options[1][0])
        board, shown = person.board, person.controls()
        typing = next(control.custom_id for control in shown if ":to:" in control.custom_id)
        form = await person.press(typing, on=board)
        await world.a.slash("match abandon")
        await world.b.press("a:*:yes")
        match = await session(world)
        assert match.match.state == "abandoned"
        count = match.match.entry_count
        assert (await person.submit(form, {"line": "M9"})).private
        for control in shown:
            answers = [control.options[0][0]] if control.options else None
            told = await person.press_raw(control.custom_id, on=board, values=answers)
            assert told.private, control.custom_id
        for command in ("concede", "cancel", "abandon", "pause", "resume", "takeback"):
            assert (await person.slash(f"match {command}")).private
        assert (await person.slash("do", line="end")).private
        assert (await world.owner.slash("match extend", minutes=5)).private
        assert (await session(world)).match.entry_count == count
        for command in ("log", "export", "verify", "board", "clock"):
            assert (await world.spectator.slash(f"match {command}")).private


async def test_everything_waits_through_a_pause_and_restarts(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        coach, seen = Hasty(5, 0.4), set[str]()
        while len(seen) < 6:
            match = await session(world)
            assert match.game.prompt is not None
            kind, count = match.game.prompt.kind, match.match.entry_count
            if kind not in seen:
                seen.add(kind)
                me = await asked(world)
                other = world.b if me is world.a else world.a
                await me.slash("match pause")
                await world.restart()
                await other.press("a:*:yes")
                await world.advance(100_000)
                await world.restart()
                assert (await me.slash("end")).private
                assert (await session(world)).match.entry_count == count
                await other.press("t:*:resume:")
                assert (await session(world)).match.state == "playing"
            await coach.answer(world)


async def test_a_server_that_sends_the_bot_away_keeps_its_match(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world, clock="live")
        person = await until(world, Hasty(1, 1.0), "turn")
        count = (await session(world)).match.entry_count
        noticing = world.bot.get_cog("Noticing")
        guild = world.bot.get_guild(world.guild.id)
        await noticing.on_guild_remove(guild)
        await world.advance(100_000)
        match = await session(world)
        assert (match.match.state, match.match.entry_count) == ("paused", count)
        await noticing.on_guild_join(guild)
        await world.bot.boards.shown(match)
        await person.press("t:*:resume:")
        assert (await session(world)).match.state == "playing"


async def test_nobody_plays_himself_a_bot_or_who_has_left(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        assert (await world.a.slash("match challenge", opponent=world.a)).private
        bot = world.guild.add_member(world.env.create_user("robot", bot=True))
        assert (await world.a.slash("match challenge", opponent=bot)).private
        made = await world.a.slash("match challenge", opponent=world.b)
        assert not made.private
        world.b.leave()
        assert (await world.a.press("c:*:accept")).private
        assert (await world.spectator.press("c:*:accept")).private
        assert (await world.spectator.press("c:*:withdraw")).private
        await world.a.press("c:*:withdraw")
        assert (await world.a.press_raw("c:1:accept", on=made.message)).private

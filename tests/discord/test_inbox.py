"""`/inbox`: what waits for a coach in every match of a server, with links."""

from __future__ import annotations

from pathlib import Path

from services.language import texts_for
from tests.discord.journeys import asked, begin, session, world_of
from tests.simcord_kit import World

EN = texts_for("en")


def link(world: World, *ids: int) -> str:
    return "/".join(["https://discord.com/channels", str(world.guild.id), *map(str, ids)])


async def test_nothing_waits_where_nothing_is_played(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        for person in (world.a, world.stranger):
            answer = await person.slash("inbox")
            assert answer.private
            assert answer.text == EN.say("inbox-empty")


async def test_from_challenge_to_decision(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        asked_for = await world.a.slash("match challenge", opponent=world.b)
        waiting = (await world.b.slash("inbox")).text
        assert world.a.mention in waiting
        assert link(world, world.arena.id, asked_for.message.id) in waiting
        assert (await world.a.slash("inbox")).text == EN.say("inbox-empty")
        assert (await world.stranger.slash("inbox")).text == EN.say("inbox-empty")
        await world.b.press("c:*:accept")
        for coach, other in ((world.a, world.b), (world.b, world.a)):
            waiting = (await coach.slash("inbox")).text
            assert "Choose your team" in waiting
            assert other.mention in waiting


async def test_decisions_come_with_link_deadline_and_news(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        match = await session(world)
        board = match.match.board_message_id
        assert board is not None
        person = await asked(world)
        other = world.b if person is world.a else world.a
        waiting = (await person.slash("inbox", channel=world.arena)).text
        assert "Your decision" in waiting
        assert link(world, world.here.id, board) in waiting
        assert "<t:" in waiting
        theirs = (await other.slash("inbox")).text
        assert "Your decision" not in theirs
        assert "is to decide" in theirs
        before = match.game.prompt
        assert (await other.slash("match news")).private
        await person.slash("toss", call="heads")
        assert match.game.prompt is not before
        person = await asked(world)
        other = world.b if person is world.a else world.a
        person.locale = "es-ES"
        assert "Tu decisión" in (await person.slash("inbox")).text


async def test_who_comes_back_is_told_what_happened_since_he_looked(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        assert await asked(world) is world.b
        await world.a.slash("match news")
        assert (await world.a.slash("match news")).text == EN.say("news-none")
        await world.b.slash("toss", call="heads")
        assert "since you looked" in (await world.a.slash("inbox")).text
        assert "call heads" in (await world.a.slash("match news")).text
        assert (await world.a.slash("match news")).text == EN.say("news-none")
        assert (await world.b.slash("match news")).text == EN.say("news-none")
        refused = await world.stranger.slash("match news")
        assert refused.private
        assert refused.text not in (EN.say("news-none"), EN.say("error-internal"))


async def test_every_match_of_a_coach_is_listed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        await world.a.slash("match challenge", opponent=world.spectator, ground="challenger", channel=world.arena)
        await world.spectator.press("c:2:accept", channel=world.arena)
        await world.a.choose("m:2:0:0", "Harbour Lanterns", channel=world.arena)
        await world.spectator.choose("m:2:1:1", "Rustpit Mudlarks", channel=world.arena)
        waiting = (await world.a.slash("inbox", channel=world.arena)).text
        assert "Match 1" in waiting
        assert "Match 2" in waiting
        assert "Match 1" not in (await world.spectator.slash("inbox", channel=world.arena)).text
        offered = await world.b.complete("match board", "match", channel=world.arena)
        assert [value for _, value in offered] == ["1", "2"]


async def test_a_request_waits_for_the_other_coach(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        paused = await world.a.slash("match pause")
        assert paused.private
        assert "asks you for your consent" in (await world.b.slash("inbox")).text
        assert "asks you for your consent" not in (await world.a.slash("inbox")).text
        assert "Your decision" in (await world.b.slash("inbox")).text
        assert "Since you looked" in (await world.b.slash("match news")).text
        crossed = await world.b.slash("match pause")
        assert crossed.private
        assert crossed.text != paused.text
        assert (await world.a.slash("match pause")).private
        assert (await world.b.press_raw("a:1:1:yes", on=world.b.board)).private
        assert (await session(world)).match.state == "playing"
        await world.b.press("a:*:yes")
        assert (await session(world)).match.state == "paused"
        refused = await world.b.slash("toss", call="heads")
        assert refused.private
        assert (await world.stranger.slash("match resume")).private
        assert (await session(world)).match.state == "paused"
        await world.a.slash("match resume")
        assert (await session(world)).match.state == "playing"

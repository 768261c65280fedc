"""Challenges by button: who may accept, decline and withdraw, and how the teams are chosen."""

from __future__ import annotations

from pathlib import Path

from services.challenges import Challenges
from tests.discord.journeys import AWAY_TEAM, HOME_TEAM, answers, begin, choose_team, session, world_of


async def test_it_shows_whom_the_clock_and_the_hash_of_the_dice(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        asked = await world.a.slash("match challenge", opponent=world.b, word="marmalade", clock="slow")
        assert not asked.private
        assert world.a.mention in asked.text
        assert world.b.mention in asked.text
        assert "marmalade" in asked.text
        challenge = await world.bot.services.challenges.get(world.guild.id, 1)
        assert challenge.dice_hash in asked.text
        assert challenge.dice_secret.hex() not in asked.text
        assert world.b.pings(world.arena)
        assert not world.spectator.pings(world.arena)


async def test_nobody_else_can_answer(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b)
        for person in (world.stranger, world.a):
            for answer in ("accept", "decline"):
                assert (await person.press(f"c:*:{answer}")).private
        assert (await world.b.press("c:*:withdraw")).private
        assert (await world.bot.services.challenges.get(world.guild.id, 1)).state == "open"


async def test_declined_and_withdrawn_challenges_are_closed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        first = await world.a.slash("match challenge", opponent=world.b)
        await world.b.press("c:*:decline", on=first.message)
        assert not world.a.controls(first.message)
        second = await world.a.slash("match challenge", opponent=world.b)
        await world.a.press("c:*:withdraw", on=second.message)
        states = [(await world.bot.services.challenges.get(world.guild.id, number)).state for number in (1, 2)]
        assert states == ["declined", "withdrawn"]
        late = await world.b.press_raw("c:2:accept", on=second.message)
        assert late.private


async def test_an_open_challenge_is_anyones(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        asked = await world.a.slash("match challenge")
        assert not [c for c in asked.controls if c.custom_id.endswith("decline")]
        await world.stranger.press("c:*:accept")
        row = await world.bot.services.sessions.row(world.guild.id, 1)
        assert {row.home_coach, row.away_coach} == {world.a.id, world.stranger.id}


async def test_each_coach_chooses_his_own_team_and_then_the_thread_opens(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.a.slash("match challenge", opponent=world.b, ground="challenger")
        await world.b.press("c:*:accept")
        selects = [c for c in world.a.controls() if c.custom_id.startswith("m:1:0")]
        offered = [label for c in selects for _, label in c.options]
        assert sorted(offered) == sorted(sheet.name for sheet in Challenges.teams())
        wrong = await choose_team(world.b, 0, HOME_TEAM)
        assert wrong.private
        assert "yours are those of the away team" in wrong.text
        assert (await choose_team(world.spectator, 0, HOME_TEAM)).private
        await choose_team(world.a, 0, HOME_TEAM)
        assert not world.threads
        await choose_team(world.b, 1, AWAY_TEAM)
        assert len(world.threads) == 1
        assert world.here.name == f"{HOME_TEAM} – {AWAY_TEAM}"
        assert f"<#{world.here.id}>" in world.a.reads(world.arena)
        assert answers(world.b)


async def test_an_abandoned_match_leaves_a_board_without_controls(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        board = world.a.board
        await world.a.slash("match abandon")
        assert (await world.a.press("a:*:yes")).private
        await world.b.press("a:*:yes")
        assert (await session(world)).match.state == "abandoned"
        assert not world.a.controls(next(m for m in world.a.messages() if m.id == board.id))
        assert (await world.b.press_raw("p:1:1:w0:heads", on=board)).private

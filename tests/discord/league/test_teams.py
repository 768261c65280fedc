"""Teams of a league by buttons and commands: from the first draft to a sheet that anybody reads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.league import steps
from engine.league.team import Points
from services.language import LANGUAGES, texts_for
from services.league.office import Actor
from tests.discord.journeys import world_of
from tests.discord.league.teams import changed, files, founded, open_league, stored

EN = texts_for("en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_team_is_founded_by_buttons_with_restarts(tmp_path: Path, language: str) -> None:
    texts = texts_for(language)
    async with world_of(tmp_path) as world:
        await open_league(world, language)
        asked = await world.a.slash("team found")
        assert asked.private
        assert len(asked.controls[0].options) == 24
        form = await world.a.choose("ls:roster:*", "undead")
        begun = await world.a.submit(form, {"name": "Night Shift"})
        assert texts.say("team-founded") in begun.text
        assert "1,000,000" in begun.text or "1.000.000" in begun.text
        # The rest of the journey is on this one message, whatever becomes of the bot.
        for number in range(4):
            await world.a.choose("ls:buy:1:player.*", "undead.ghoul")
            assert len((await stored(world)).team.players) == number + 1
        await world.restart()
        over = await world.a.choose("ls:buy:1:player.*", "undead.ghoul")
        assert over.said[-1].ephemeral
        assert texts.position("undead.ghoul") in over.text
        assert len((await stored(world)).team.players) == 4
        await world.a.choose("ls:buy:1:player.*", "undead.zombie")
        for _ in range(2):
            await world.a.press("lt:again:1:undead.zombie")
        early = await world.a.press("lt:submit:1:")
        assert texts.say("refused-league-too-few", needed=11, players=7) in early.text
        assert (await stored(world)).state == "draft"
        for item in ("+reroll", "+fan_factor", "+coach", "+cheerleader", "-cheerleader"):
            await world.a.choose("ls:buy:1:staff.*", item)
        await world.restart()
        resumed = await world.a.slash("team edit")
        assert "Night Shift" in resumed.text
        assert texts.say("team-builder-no-apothecary") in resumed.text
        await world.a.choose("ls:return:1:*", "1")
        await world.a.choose("ls:buy:1:player.*", "undead.mummy")
        await world.a.press("lt:undo:1:*")
        for _ in range(2):
            await world.a.choose("ls:buy:1:player.*", "undead.mummy")
        for _ in range(3):
            await world.a.choose("ls:buy:1:player.*", "undead.zombie")
        # Names, shirts, colours and emblem.
        await world.a.press("lt:players:1:")
        form = await world.a.choose("ls:player:1:*", "2")
        await world.a.submit(form, {"name": "Gnaw", "number": "66"})
        await world.a.press("lt:back:1:")
        shown = await world.a.press("lt:looks:1:")
        assert files(shown)
        await world.a.choose("ls:colour:1:first", "#7a3fb0")
        await world.restart()
        offered = next(c for c in world.a.controls(world.a.messages()[-1]) if "mummy" in dict(c.options))
        assert offered.custom_id.startswith("ls:emblem:1:")
        await world.a.choose(offered.custom_id, "mummy")
        form = await world.a.press("lt:hex:1:")
        wrong = await world.a.submit(form, {"first": "purple", "second": "#FFFFFF"})
        assert texts.say("refused-league-bad-colour", given="#purple") in wrong.text
        form = await world.a.press("lt:hex:1:")
        await world.a.submit(form, {"first": "402060", "second": "#FFFFFF"})
        await world.a.press("lt:back:1:")
        form = await world.a.press("lt:name:1:")
        await world.a.submit(form, {"name": "Late Night Shift"})
        draft = await stored(world)
        assert (draft.colours, draft.emblem, draft.name) == (("#402060", "#ffffff"), "mummy", "Late Night Shift")
        assert (draft.team.player(66).name, draft.team.player(66).position) == ("Gnaw", "undead.ghoul")
        team = draft.team
        assert (len(team.players), team.rerolls, team.fan_factor, team.coaches, team.cheerleaders) == (11, 1, 1, 1, 0)
        spent = sum(one.entry.cost for one in team.players) + team.team_list.reroll_cost + 20_000
        assert team.treasury == 1_000_000 - spent
        # Before the commissioner, and back once.
        submitted = await world.a.press("lt:submit:1:")
        assert texts.say("team-submitted", place=f"<#{world.arena.id}>") in submitted.text
        assert "Late Night Shift" in world.owner.pings(world.arena)[-1]
        await world.restart()
        for person in (world.a, world.b, world.stranger):
            assert (await person.press("lt:approve:1:")).private
            refused = await person.press("lt:refuse:1:")
            assert refused.private
            assert refused.modal is None
        assert (await stored(world)).state == "submitted"
        form = await world.owner.press("lt:refuse:1:")
        await world.restart()
        await world.owner.submit(form, {"reason": "Name more players."})
        assert (await stored(world)).remark == "Name more players."
        assert "Name more players." in world.a.pings(world.arena)[-1]
        assert (await world.b.press("lt:open:1:")).text == texts.say(
            "refused-league-not-coach", team="Late Night Shift"
        )
        again = await world.a.press("lt:open:1:")
        assert again.private
        assert "Name more players." in again.text
        await world.a.press("lt:submit:1:")
        await world.owner.press("lt:approve:1:")
        assert (await stored(world)).state == "ready"
        assert not [c for m in world.b.messages(world.arena) for c in world.b.controls(m) if ":approve:" in c.custom_id]
        assert texts.say("team-approved-short", commissioner=world.owner.mention) in world.b.reads(world.arena)
        assert "Late Night Shift" in world.a.pings(world.arena)[-1]


async def test_over_the_budget_and_over_the_limits(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await world.a.slash("team found", name="Reds", roster="human")
        board = world.a.messages()[-1]
        for _ in range(2):
            await world.a.choose("ls:buy:1:staff.*", "+apothecary")
        assert (await stored(world)).team.apothecary == 1
        for _ in range(10):
            await world.a.press_raw("lt:again:1:fan_factor", on=board)
        assert (await stored(world)).team.fan_factor == 9
        for _ in range(8):
            await world.a.press_raw("lt:again:1:human.blitzer", on=board)
        assert len((await stored(world)).team.players) == 4
        for _ in range(20):
            await world.a.press_raw("lt:again:1:reroll", on=board)
        team = (await stored(world)).team
        assert team.rerolls == 8
        assert team.treasury == 1_000_000 - 50_000 - 90_000 - 360_000 - 400_000
        dear = await world.a.press_raw("lt:again:1:human.ogre", on=board)
        assert dear.text == EN.say("refused-league-budget", cost=140_000, left=100_000)
        for wrong in ("orc.blitzer", "nothing", "treasury"):
            refused = await world.a.press_raw(f"lt:again:1:{wrong}", on=board)
            assert refused.private
            assert "error" not in refused.text.casefold()
        assert (await stored(world)).team == team
        same = await world.b.slash("team found", name="reds", roster="Orc")
        assert same.text == EN.say("refused-league-name-taken", name="reds")
        nobody = await world.b.slash("team found", name="Greens", roster="cavemen")
        assert nobody.private
        stale = await world.a.press_raw("lt:undo:1:1", on=board)
        assert stale.text == EN.say("refused-league-changed")
        assert len(await world.bot.services.league.teams.list(world.guild.id)) == 1


async def test_strangers_change_nothing(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a, ready=False)
        await world.a.slash("team edit")
        board = world.a.messages()[-1]
        before = await stored(world)
        for person in (world.b, world.stranger, world.owner):
            for what in ("again:1:coach", "undo:1:1", "discard:1:yes", "submit:1:", "name:1:", "players:1:", "looks:1:",
                         "back:1:", "takeback:1:", "remind:1:", "improve:1:all", "retire:1:"):  # fmt: skip
                said = await person.press_raw(f"lt:{what}", on=board)
                assert said.private, what
                assert said.modal is None
            for what, value in (("buy:1:player", "human.lineman"), ("return:1:", "1"), ("colour:1:first", "#000000"),
                                ("emblem:1:0", "orc"), ("player:1:", "1"), ("learn:1:1.G", "block")):  # fmt: skip
                assert (await person.press_raw(f"ls:{what}", on=board, values=[value])).private, what
            assert (await person.slash("team rename", name="Mine", team="1")).private
        assert await stored(world) == before
        for team in ("2", "Blues", "0", "9" * 30):
            missing = await world.b.slash("team sheet", team=team)
            assert missing.private
            assert missing.text == EN.say("refused-league-not-found")


async def test_a_draft_is_discarded_only_when_its_coach_is_sure(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await world.a.slash("team found", name="Reds", roster="human")
        await world.a.press("lt:discard:1:")
        await world.a.press("lt:back:1:")
        await world.a.press("lt:discard:1:")
        gone = await world.a.press("lt:discard:1:yes")
        assert gone.text == EN.say("team-discarded", team="Reds")
        assert await world.bot.services.league.teams.list(world.guild.id) == []
        again = await world.a.slash("team found", name="Reds", roster="orc")
        assert "Reds" in again.text
        assert (await stored(world, 2)).team.roster == "orc"


async def test_by_commands_and_without_a_channel(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world, channel=False)
        await founded(world, world.a, ready=False)
        await world.a.slash("team edit")
        await world.a.press("lt:submit:1:")
        assert world.owner.pings(world.arena)
        assert await world.owner.complete("team approve", "team", "re") == [("Reds", "1")]
        assert (await world.a.slash("team approve", team="1")).text == EN.say(
            "refused-league-not-commissioner", league="Northern League"
        )
        back = await world.owner.slash("team refuse", team="1", reason="Too plain.")
        assert back.private
        assert "Too plain." in world.a.pings(world.arena)[-1]
        stale = await world.owner.press("lt:approve:1:")
        assert EN.say("refused-league-not-submitted", team="Reds") in stale.text
        assert not [c for m in world.b.messages(world.arena) for c in world.b.controls(m) if ":approve:" in c.custom_id]
        await world.a.slash("team edit")
        await world.a.press("lt:submit:1:")
        await world.a.press("lt:takeback:1:")
        assert (await stored(world)).state == "draft"
        await world.a.press("lt:submit:1:")
        await world.a.press("lt:remind:1:")
        await world.owner.slash("team approve", team="Reds")
        assert (await stored(world)).state == "ready"
        late = await world.a.slash("team found", name="Blues", roster="orc", league="Eastern League")
        assert late.text == EN.say("refused-league-not-found")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_anybody_reads_a_sheet_as_picture_and_text(tmp_path: Path, language: str) -> None:
    texts = texts_for(language)
    async with world_of(tmp_path) as world:
        await open_league(world, language)
        await founded(world, world.a)
        await world.bot.services.league.teams.dress(
            world.guild.id, 1, Actor(world.a.id), ("#1c54c4", "#f2c230"), "wolf"
        )
        team = (await stored(world)).team
        team = steps.hurt(
            steps.credit(replace(team, phase="post_match"), 2, Points(td=2, cas=1, mvp=1)), 2, ("-av", "niggling")
        )
        await changed(world, team.player(2))
        sheet = await world.stranger.slash("team sheet", team="Reds")
        assert sheet.private
        assert [one["filename"] for one in files(sheet)] == ["team-1-1.png"]
        assert texts.say("team-emblem-wolf") in sheet.text
        for said in (
            texts.say("card-earned-td", count=2),
            texts.say("card-earned-cas", count=1),
            texts.say("league-earned-mvp", count=1),
            f"{texts.say('rule-stat-av')} 7 (-1)",
            texts.say("league-thing-niggling"),
            texts.say("league-misses"),
            "#1c54c4",
            world.a.mention,
        ):
            assert said in sheet.text, said
        assert texts.say("picture-gold", amount=400_000) in sheet.text
        public = await world.a.slash("team sheet", public=True)
        assert not public.private
        history = await world.stranger.choose("ls:history:1:*", "2")
        assert history.private
        assert texts.say("league-history-td", match="0", detail="2") in history.text
        ledger = await world.stranger.press("lt:ledger:1:new")
        assert texts.say("league-money-budget") in ledger.text
        listed = await world.stranger.slash("team list")
        assert "Reds" in listed.text
        opened = await world.stranger.choose("ls:sheet:0:*", "1")
        assert files(opened)

"""Teams of a league by buttons and commands: from the first draft to a team that changes hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import league_teams
from db.league_teams import LeagueTeam
from engine import rosters
from engine.league import steps
from engine.league.team import LeaguePlayer, Points
from services.language import LANGUAGES, texts_for
from services.league.match_days import awaits
from services.league.office import Actor
from tests.discord.journeys import world_of
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import Answer, Person, World

EN = texts_for("en")


async def open_league(world: World, language: str = "en", channel: bool = True) -> int:
    """A league of Olga's, its news in the arena."""
    for person in world.people:
        person.locale = LOCALES[language]
    await world.bot.services.guilds.change(world.guild.id, language=language)
    leagues = world.bot.services.league.leagues
    made = await leagues.create(world.guild.id, Actor(world.owner.id, admin=True), "Northern League")
    if channel:
        await leagues.set_channel(world.guild.id, made.id, Actor(world.owner.id, admin=True), world.arena.id)
    return made.id


async def stored(world: World, team_id: int = 1) -> LeagueTeam:
    return await world.bot.services.league.teams.get(world.guild.id, team_id)


async def founded(world: World, person: Person, name: str = "Reds", roster: str = "human", ready: bool = True) -> int:
    """A team of eleven linemen, made by the services."""
    teams, actor = world.bot.services.league.teams, Actor(person.id)
    made = await teams.found(world.guild.id, 1, actor, name, roster)
    cheapest = min(rosters.roster(roster).positions, key=lambda one: (one.max < 11, one.cost)).id
    for _ in range(11):
        await teams.buy(world.guild.id, made.id, actor, cheapest)
    await teams.buy(world.guild.id, made.id, actor, "reroll")
    if ready:
        await teams.submit(world.guild.id, made.id, actor)
        await teams.approve(world.guild.id, made.id, Actor(world.owner.id, admin=True))
    return made.id


async def changed(world: World, player: LeaguePlayer, team_id: int = 1) -> None:
    """Put a player into a team as a match would have left him."""
    async with world.bot.services.desk.database.transaction() as conn:
        now = await league_teams.load_team(conn, world.guild.id, team_id)
        await league_teams.save_team(conn, now, now.team.with_player(player))


def files(answer: Answer) -> list[Any]:
    return [one for message in answer.messages for one in message._message.attachments]


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
            await world.a.choose("ls:buy:1:player", "undead.ghoul")
            assert len((await stored(world)).team.players) == number + 1
        await world.restart()
        over = await world.a.choose("ls:buy:1:player", "undead.ghoul")
        assert over.said[-1].ephemeral
        assert texts.position("undead.ghoul") in over.text
        assert len((await stored(world)).team.players) == 4
        await world.a.choose("ls:buy:1:player", "undead.zombie")
        for _ in range(2):
            await world.a.press("lt:again:1:undead.zombie")
        early = await world.a.press("lt:submit:1:")
        assert texts.say("refused-league-too-few", needed=11, players=7) in early.text
        assert (await stored(world)).state == "draft"
        for item in ("+reroll", "+fan_factor", "+coach", "+cheerleader", "-cheerleader"):
            await world.a.choose("ls:buy:1:staff", item)
        await world.restart()
        resumed = await world.a.slash("team edit")
        assert "Night Shift" in resumed.text
        assert texts.say("team-builder-no-apothecary") in resumed.text
        await world.a.choose("ls:return:1:*", "1")
        await world.a.choose("ls:buy:1:player", "undead.mummy")
        await world.a.press("lt:undo:1:*")
        for _ in range(2):
            await world.a.choose("ls:buy:1:player", "undead.mummy")
        for _ in range(3):
            await world.a.choose("ls:buy:1:player", "undead.zombie")
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
        again = await world.a.slash("team edit")
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
            await world.a.choose("ls:buy:1:staff", "+apothecary")
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


async def test_names_and_shirts_between_matches(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        assert EN.say("team-renamed", who="Crimsons") == (await world.a.slash("team rename", name="Crimsons")).text
        assert ("#3 Human Lineman", "id:3") in [
            (name.replace(EN.position("human.lineman"), "Human Lineman"), value)
            for name, value in await world.a.complete("team rename", "player", "#3")
        ]
        await world.a.slash("team rename", name="Ana", player="id:3")
        swapped = await world.a.slash("team renumber", player="Ana", number=4)
        assert swapped.text == EN.say("team-renumbered", who="#4 Ana")
        team = (await stored(world)).team
        assert (team.name, team.player(4).name, team.player(3).id) == ("Crimsons", "Ana", 4)
        assert (await world.b.slash("team rename", name="Theirs", team="1")).private
        edited = await world.a.slash("team edit")
        assert not [c for c in edited.controls if c.custom_id.startswith("ls:buy")]
        await world.a.press("lt:players:1:")
        form = await world.a.choose("ls:player:1:", "4")
        wrong = await world.a.submit(form, {"name": "Berta", "number": "x"})
        assert wrong.text == EN.say("refused-league-number", number="x")
        assert (await stored(world)).team == team


async def test_a_team_retires_and_comes_back(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        assert (await world.b.slash("team retire", team="1")).text == EN.say("refused-league-not-coach", team="Reds")
        await world.a.slash("team retire")
        await world.a.press("lt:stay:1:")
        assert (await stored(world)).state == "ready"
        await world.a.slash("team retire")
        await world.a.press("lt:retire:1:")
        assert (await stored(world)).state == "retired"
        assert (await world.a.slash("team retire")).text.startswith("The team is: retired")
        assert (await world.a.slash("team reinstate", team="1")).text == EN.say(
            "refused-league-not-commissioner", league="Northern League"
        )
        assert await world.owner.complete("team reinstate", "team") == [("Reds", "1")]
        await world.owner.slash("team reinstate", team="1")
        assert (await stored(world)).state == "ready"


async def test_a_team_changes_hands_when_both_agree(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        stranger = await world.stranger.slash("team handover", coach=world.stranger, team="1")
        assert stranger.text == EN.say("refused-league-not-coach", team="Reds")
        assert (await world.a.slash("team handover", coach=world.a)).text == EN.say(
            "refused-league-already-coach", team="Reds"
        )
        await world.a.slash("team handover", coach=world.b)
        assert "Reds" in world.b.pings(world.arena)[-1]
        for person in (world.a, world.stranger, world.owner):
            assert (await person.press("lt:take:*")).text == EN.say("refused-league-offer-other")
        assert (await world.stranger.press("lt:leave:*")).private
        await world.b.press("lt:leave:*")
        assert (await stored(world)).coach == world.a.id
        offered = await world.a.slash("team handover", coach=world.b)
        await world.restart()
        await world.b.press("lt:take:*", on=world.b.messages()[-1])
        assert (await stored(world)).coach == world.b.id
        late = await world.b.press_raw(f"lt:take:1:{world.a.id}:{world.b.id}", on=offered.message)
        assert late.private
        # A commissioner gives an absent coach's team to another, or takes it himself.
        await world.owner.slash("team handover", coach=world.stranger, team="1")
        await world.stranger.press("lt:take:*")
        assert (await stored(world)).coach == world.stranger.id
        await world.owner.slash("team handover", coach=world.owner, team="1")
        assert (await stored(world)).coach == world.owner.id


async def test_open_improvement_rolls(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        none = await world.a.slash("team improve")
        assert EN.say("team-improve-none", team="Reds") in none.text
        first, second = (await stored(world)).team.player(1), (await stored(world)).team.player(2)
        await changed(world, replace(first, pending=((6, 6), (2, 3)), earned=Points(td=6)))
        await changed(world, replace(second, pending=((1, 2),), earned=Points(td=2)))
        edited = await world.a.slash("team edit")
        assert EN.say("team-improve", count=3) in [c.label for c in edited.controls]
        await world.a.press("lt:improve:1:all")
        await world.restart()
        opened = await world.a.choose("ls:improve:1:", "1")
        assert "6 + 6" in opened.text
        selects = {c.custom_id: dict(c.options) for c in opened.controls}
        assert set(selects) == {*(f"ls:learn:1:1.{code}" for code in "GASP"), "lt:back:1:"}
        assert "+st" in selects["ls:learn:1:1.G"]
        sure = await world.a.choose("ls:learn:1:1.G", "+st")
        assert EN.say("team-improve-yes") in [c.label for c in sure.controls]
        yes = next(c.custom_id for c in sure.controls if c.custom_id.startswith("lt:learn"))
        assert (await world.b.press_raw(yes, on=sure.message)).private
        await world.a.press(yes)
        again = await world.a.press_raw(yes, on=sure.message)
        assert again.text == EN.say("refused-league-changed")
        learned = (await stored(world)).team.player(1)
        assert (learned.pending, [one.what for one in learned.improvements]) == (((2, 3),), ["+st"])
        no = await world.a.press_raw("lt:learn:1:1.23.catch", on=sure.message)
        assert no.text == EN.say("refused-league-choice", what=EN.skill("catch"))
        await world.a.choose("ls:improve:1:", "2")
        await world.a.choose("ls:learn:1:2.G", "block")
        await world.a.press("lt:learn:1:2.12.block")
        assert [one.what for one in (await stored(world)).team.player(2).improvements] == ["block"]


async def test_lists_and_ledgers_have_pages(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        teams = world.bot.services.league.teams
        for number in range(23):
            await teams.found(world.guild.id, 1, Actor(1000 + number), f"Team {number:02}", "human")
        listed = await world.a.slash("team list")
        assert "Team 00" in listed.text
        assert "Team 22" not in listed.text
        await world.restart()
        later = await world.a.press(EN.say("team-page-later"))
        assert "Team 22" in later.text
        assert EN.say("team-page", page=2, pages=2) in later.text
        await world.a.press(EN.say("team-page-earlier"))
        for _ in range(20):
            await teams.buy(world.guild.id, 1, Actor(1000), "coach")
            await teams.give_back(world.guild.id, 1, Actor(1000), "coach")
        ledger = await world.b.slash("team ledger", team="1")
        assert EN.say("team-page", page=2, pages=2) in ledger.text
        assert "1,000,000" in ledger.text
        assert EN.say("league-money-budget") in (await world.b.press(EN.say("team-page-earlier"))).text


async def test_all_players_are_named_at_once(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a, ready=False)
        await world.a.slash("team edit")
        await world.a.press("lt:players:1:")
        form = await world.a.press("lt:names:1:")
        await world.restart()
        await world.a.submit(form, {"names": "1 Ana Ros\n#2 Berta\n\n11"})
        named = (await stored(world)).team
        assert [one.name for one in named.players[:3]] == ["Ana Ros", "Berta", ""]
        for wrong, said in (
            ("1 Carla\nBerta", EN.say("refused-league-bad-line", given="Berta")),
            ("1 Carla\n99 Nobody", EN.say("refused-league-unknown", what="#99")),
            (f"1 Carla\n2 {'x' * 41}", EN.say("refused-league-name")),
        ):
            form = await world.a.press("lt:names:1:")
            assert (await world.a.submit(form, {"names": wrong})).text == said
        assert (await stored(world)).team == named
        foreign = await world.b.press_raw("lt:names:1:", on=world.a.messages()[-1])
        assert foreign.private
        assert foreign.modal is None


async def test_both_sheets_are_open_while_their_match_is_played(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a)
        await founded(world, world.b, "Blues", "orc")
        await founded(world, world.stranger, "Greens", "dwarf")
        league, guild, boss = world.bot.services.league, world.guild.id, Actor(world.owner.id, admin=True)
        season = await league.seasons.create(guild, 1, boss, "Spring")
        division = await league.seasons.add_division(guild, season.id, boss, "Top", "single")
        for team in (1, 2):
            await league.seasons.enter(guild, division.id, boss, team)
        fixture = (await league.seasons.start(guild, season.id, boss))[0].id
        await league.match_days.challenge(guild, world.arena.id, fixture, Actor(world.a.id))
        await league.match_days.accept(guild, fixture, Actor(world.b.id))
        early = await world.spectator.slash("team sheet", team="Blues")
        assert "🔒" in early.text
        locked = await world.a.slash("team rename", name="Late")
        assert locked.text.startswith("The team is: in a match")
        while (now := await league.seasons.fixture(guild, fixture)).state == "pre_match":
            side, kind = awaits(await league.match_days.pre_match(guild, fixture)) or (0, "")
            home = (await stored(world, now.home_team)).coach
            coach = Actor(home if side == 0 else world.a.id + world.b.id - home)
            if kind == "petty_cash":
                await league.match_days.declare(guild, fixture, coach, 0)
            else:
                await league.match_days.confirm(guild, fixture, coach)
        world.bot.boards.show(await world.bot.services.sessions.get(guild, now.match_id))
        await world.spectator.slash("team list", channel=world.arena)
        thread = world.threads[-1]
        assert (await world.bot.services.sessions.row(guild, now.match_id)).channel_id == thread.id
        for person in (world.a, world.b, world.stranger):
            shown = await person.slash("team sheet", channel=thread)
            pictures = [m for m in person.messages(thread) if m.ephemeral and m._message.attachments]
            assert len(pictures) == 2
            assert "Reds" in shown.text
        offered = await world.spectator.complete("team sheet", "team", channel=thread)
        assert {name for name, _ in offered[:2]} == {"Reds", "Blues"}
        assert await world.stranger.complete("team sheet", "team", "gre", channel=thread) == [("Greens", "3")]
        again = await world.spectator.slash("team sheet", team="1", channel=thread)
        home, away = ("Reds", "Blues") if now.home_team == 1 else ("Blues", "Reds")
        assert EN.say("team-sheet-locked", home=home, away=away, link="").strip() in again.text
        assert str(thread.id) in again.text
        await world.a.slash("team edit", channel=thread)
        looks = await world.a.press("lt:looks:1:", channel=thread)
        assert files(looks)
        assert (await world.owner.slash("team handover", coach=world.spectator, team="1")).text == EN.say(
            "refused-league-in-match", team="Reds"
        )

"""Teams of a league between and during matches: names, improvement rolls, changing hands, pages, sheets of a match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.league.team import Points
from services.language import texts_for
from services.league.match_days import awaits
from services.league.office import Actor
from tests.discord.journeys import world_of
from tests.discord.league.teams import changed, files, founded, open_league, stored

EN = texts_for("en")


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


async def test_the_inbox_names_drafts_calls_to_the_commissioners_and_open_rolls(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await open_league(world)
        await founded(world, world.a, ready=False)

        async def named(kind: str) -> list[bool]:
            line = EN.say(f"inbox-league-{kind}", team="Reds", link="").rstrip()
            return [line in (await person.slash("inbox")).text for person in (world.a, world.owner, world.b)]

        assert await named("draft") == [True, False, False]
        assert await named("approval") == [False, False, False]
        await world.a.slash("team edit")
        await world.a.press("lt:submit:1:")
        await world.restart()
        assert await named("draft") == [False, False, False]
        assert await named("approval") == [False, True, False]
        await world.owner.slash("team approve", team="Reds")
        assert await named("approval") == [False, False, False]
        assert await named("improve") == [False, False, False]
        await changed(world, replace((await stored(world)).team.player(1), pending=((6, 6),), earned=Points(td=2)))
        assert await named("improve") == [True, False, False]


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
        crooked = await world.a.slash("team rename", player="#1", name="Ana\u202e")
        assert crooked.text == EN.say("refused-league-bad-name", length=40)
        early = await world.a.slash("team improve")
        assert early.text.startswith("The team is: a draft")
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
        while (place := (await world.bot.services.sessions.row(guild, now.match_id)).channel_id) is None:
            await world.spectator.slash("team list", channel=world.arena)
        thread = world.threads[-1]
        assert place == thread.id
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

"""Results of matches at a real table: entered in a form, confirmed, disputed, decided, forfeited; the same sequence after them."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES, texts_for
from services.league.office import Actor
from tests.discord.league.days import after_controls, controls, fixture, league_of, leagues, settled, sides
from tests.simcord_kit import Answer, Person, World

EN = texts_for("en")
TWO_DAYS = 2 * 24 * 3600
DEEDS = {"en": ("7 td2 cas\n#3 comp kill; 5 mng -ag", "2 td"), "es": ("7 td2 les\n#3 pase muerte; 5 ppp -ag", "2 td")}


async def enter(
    world: World, person: Person, deeds: str, others: str, score: tuple[int, int] = (2, 1), **how: str
) -> Answer:
    """Enter the first fixture's result: the deeds of both sides' players as they are typed."""
    form = await person.slash("fixture report", channel=world.arena, fixture="1", home=score[0], away=score[1], **how)
    return await person.submit(form, {"home": deeds, "away": others})


@pytest.mark.parametrize("language", LANGUAGES)
async def test_entered_confirmed_and_improved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    texts = texts_for(language)
    async with league_of(tmp_path, monkeypatch, language) as (world, dice):
        home, away = await sides(world)
        dice.next["improvement of 7"] = [5, 5]
        dice.next["most valuable"] = [1, 1]
        dice.next["winnings"] = [2, 3, 6]
        given = await enter(world, home, *DEEDS[language])
        assert given.private
        assert given.text == texts.say("matchday-entered")
        assert away.pings(world.arena)
        assert texts.say("matchday-kills", count=1) in world.spectator.reads(world.arena)
        await world.restart()
        for person in (home, world.stranger):
            assert (await person.press("rb:1:*:yes", channel=world.arena)).private
        assert (await fixture(world)).state == "reported"
        await away.press("rb:1:*:yes", channel=world.arena)
        await settled(world)
        assert not controls(world, "rb:")
        played = await fixture(world)
        assert played.state == "post_match"
        team = played.home_team
        step = await leagues(world).sequences.current(world.guild.id, team)
        assert step.ask is not None
        assert step.ask.kind == "improve"
        assert step.team.team.player(7).pending == ((5, 5),)
        offered = [c for c in after_controls(world) if c.custom_id.startswith(f"ps:{team}:{step.step}:give")]
        labels = [label for c in offered for _, label in c.options]
        # A double ten: the skills of every category, and a characteristic.
        for what in ("block", "leap", "guard"):
            assert texts.skill(what) in labels
        assert len(labels) == len(step.ask.options) - 1
        assert all(len(c.options) <= 25 for c in offered)
        leap = texts.skill("leap")
        select = next(c for c in offered if leap in [label for _, label in c.options])
        assert (await away.choose(select.custom_id, leap, channel=world.arena)).private
        await world.restart()
        await home.choose(select.custom_id, leap, channel=world.arena)
        learned = await leagues(world).sequences.current(world.guild.id, team)
        assert "leap" in learned.team.team.player(7).skills
        assert learned.ask is not None
        assert learned.ask.kind == "winnings"
        before = learned.team.team.treasury
        await home.press(f"pb:{team}:{learned.step}:give:1", channel=world.arena)
        paid = await leagues(world).sequences.current(world.guild.id, team)
        assert paid.team.team.treasury > before
        assert paid.ask is not None
        assert paid.ask.kind == "shop"
        assert next(one.values["die"] for one in paid.news if one.kind == "winnings") in (2, 3, 6)
        hurt = (await leagues(world).teams.get(world.guild.id, team)).team.player(5)
        assert (hurt.misses, hurt.injuries) == (True, ("-ag",))


async def test_a_later_choice_is_made_in_the_shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, dice):
        home, away = await sides(world)
        dice.next["improvement of 7"] = [1, 2]
        await enter(world, home, "7 td2 cas2", "")
        await away.press("rb:1:*:yes", channel=world.arena)
        await settled(world)
        team = (await fixture(world)).home_team
        step = await leagues(world).sequences.current(world.guild.id, team)
        assert step.ask is not None
        later = len(step.ask.options) - 1
        await home.press(f"pb:{team}:{step.step}:give:{later}", channel=world.arena)
        while (await leagues(world).sequences.current(world.guild.id, team)).ask.kind != "shop":  # pyright: ignore[reportOptionalMemberAccess]
            await home.press(f"pb:{team}:*:give:0", channel=world.arena)
        await home.choose(f"ps:{team}:*:roll", "7", channel=world.arena)
        await home.press(f"pb:{team}:*:back:", channel=world.arena)
        await home.choose(f"ps:{team}:*:roll", "7", channel=world.arena)
        await home.choose(f"ps:{team}:*:learn7_0", EN.skill("block"), channel=world.arena)
        learned = (await leagues(world).teams.get(world.guild.id, team)).team.player(7)
        assert "block" in learned.skills
        assert learned.pending == ()


@pytest.mark.parametrize("mode", ["nominate", "choose"])
async def test_the_coach_says_who_may_be_the_most_valuable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, dice):
        home, away = await sides(world)
        await leagues(world).leagues.change_settings(world.guild.id, 1, Actor(world.owner.id, admin=True), mvp=mode)
        dice.next["most valuable"] = [2]
        await enter(world, home, "", "")
        await away.press("rb:1:*:yes", channel=world.arena)
        await settled(world)
        team = (await fixture(world)).home_team
        step = await leagues(world).sequences.current(world.guild.id, team)
        assert step.ask is not None
        await world.restart()
        if mode == "nominate":
            assert step.ask.kind == "nominate"
            assert (await away.choose(f"ps:{team}:*:nominate", "4", "8", "9", channel=world.arena)).private
            await home.choose(f"ps:{team}:*:nominate", "4", "8", "9", channel=world.arena)
        else:
            assert step.ask.kind == "mvp"
            place = step.ask.options.index((8,))
            await home.choose(f"ps:{team}:*:give0", str(place), channel=world.arena)
        told = (await leagues(world).sequences.current(world.guild.id, team)).news
        assert [one.values["number"] for one in told if one.kind == "mvp"] == [8]


async def test_a_line_that_cannot_be_read_changes_nothing_and_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        home, away = await sides(world)
        for deeds, wrong in (
            (("7 flies", ""), "flies"),
            (("seven td", ""), "seven"),
            (("raised", ""), "Harbour"),
            (("7 td3", ""), "touchdowns"),
            (("7", ""), "7"),
        ):
            refused = await enter(world, home, *deeds)
            assert refused.private
            assert wrong in refused.text
            assert deeds[0] in refused.text
            assert (await fixture(world)).state == "scheduled"
        refused = await enter(world, home, "", "", (3, 1), winner="away")
        assert refused.private
        assert (await enter(world, world.stranger, "", "")).private
        assert (await fixture(world)).state == "scheduled"
        assert not controls(world, "rb:")
        assert not away.pings(world.arena)


async def test_disputed_then_confirmed_by_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        home, away = await sides(world)
        await enter(world, home, "", "")
        old = controls(world, "rb:")[0].custom_id
        assert (await world.stranger.press("rb:1:*:no", channel=world.arena)).private
        await away.press("rb:1:*:no", channel=world.arena)
        await settled(world)
        assert (await fixture(world)).state == "scheduled"
        names = [(await leagues(world).teams.get(world.guild.id, n)).name for n in (1, 2)]
        if (await fixture(world)).home_team == 2:
            names.reverse()
        said = EN.say("matchday-report-rejected", home=names[0], away=names[1])
        assert said in world.spectator.reads(world.arena)
        await enter(world, away, "", "")
        message = world.a.messages(world.arena)[-1]
        assert (await home.press_raw(old, on=message)).private
        assert (await fixture(world)).state == "reported"
        await world.restart()
        await world.advance(TWO_DAYS + 10)
        await settled(world)
        assert (await fixture(world)).state == "post_match"
        assert not controls(world, "rb:")
        assert after_controls(world)


async def test_the_commissioner_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch, form="double") as (world, _):
        home, away = await sides(world)
        await enter(world, home, "", "", conceded="home")
        assert (await world.stranger.slash("fixture decide", fixture="1", verdict="confirm")).private
        assert (await fixture(world)).state == "reported"
        await world.owner.slash("fixture decide", fixture="1", verdict="reject", channel=world.arena)
        assert (await fixture(world)).state == "scheduled"
        assert (await away.slash("fixture forfeit", fixture="1", who="home")).private
        asked = await world.owner.slash("fixture forfeit", fixture="1", who="home", channel=world.arena)
        assert "points 0 → 3" in asked.text
        assert (await fixture(world)).state == "scheduled"
        await world.owner.press_raw(asked.controls[0].custom_id, on=asked.message)
        await settled(world)
        assert (await fixture(world)).state == "done"
        assert (await leagues(world).teams.get(world.guild.id, (await fixture(world)).home_team)).state == "ready"
        assert not after_controls(world)
        assert (await fixture(world)).result["kind"] != "played"


async def test_a_result_taken_back_takes_its_questions_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        home, away = await sides(world)
        await enter(world, home, "", "", (0, 0), conceded="away")
        await away.press("rb:1:*:yes", channel=world.arena)
        await settled(world)
        assert after_controls(world)
        await leagues(world).results.undo(world.guild.id, 1, Actor(world.owner.id, admin=True))
        await settled(world)
        assert not after_controls(world)
        assert EN.say("matchday-after-gone") in world.spectator.reads(world.arena)
        await enter(world, home, "", "")
        assert controls(world, "rb:")

"""Before a league match: challenge, petty cash, inducements, the clock, and the match's thread."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord
import pytest

from cogs.board.places import Trouble
from cogs.league.matchday import posting
from engine.match.card import entries
from services.clock import PRESETS
from services.language import LANGUAGES, texts_for
from tests.discord.journeys import answers, session
from tests.discord.league.days import (
    AWAY,
    HOME,
    asked_before,
    controls,
    fixture,
    league_of,
    leagues,
    opened,
    settled,
    sides,
    without_help,
)


async def test_cards_are_bought_in_the_open_and_drawn_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = texts_for("en")
    async with league_of(tmp_path, monkeypatch, "en") as (world, dice):
        dice.next["weather"] = [3, 4]
        home, away = await sides(world)
        panel = await world.owner.slash("league settings", channel=world.arena)
        await world.owner.choose("*settings*", "pause-5m", on=panel.messages[-1])
        await home.slash("fixture play", clock="live", channel=world.arena)
        await away.press("c:*:accept", channel=world.arena)
        form = await home.press("fb:*:other:", channel=world.arena)
        await home.submit(form, {"amount": "150,000"})
        person, control = await asked_before(world)
        assert person is away
        await away.choose(control.custom_id, "0", channel=world.arena)
        offered = next(c for c in controls(world, "fs:1:0:cards"))
        assert dict(offered.options)["cards_good_karma"].endswith("100,000")
        assert "cards_random_events" not in dict(offered.options)
        for item in ("cards_dirty_tricks", "cards_good_karma"):
            await home.choose("fs:1:0:cards:*", item, channel=world.arena)
        await home.press("fb:1:0:done:", channel=world.arena)
        await away.choose("fs:1:1:cards:*", "cards_dirty_tricks", channel=world.arena)
        await away.press("fb:1:1:done:", channel=world.arena)
        match = await session(world)
        hands = [team.hand for team in match.game.position.teams]
        assert [[entries()[card].deck for card in hand] for hand in hands] == [
            ["dirty_tricks", "good_karma"],
            ["dirty_tricks"],
        ]
        assert match.game.prompt is not None
        assert (match.game.prompt.kind, match.game.prompt.side) == ("card", 0)
        assert match.clock_view().due_at == world.clock.now() + timedelta(minutes=5)
        said = world.spectator.reads(world.arena) + world.spectator.reads()
        assert texts.say("shop-card", deck="Dirty Tricks") in said
        assert not [card for hand in hands for card in hand if texts.card(card) in said]
        own = await home.slash("cards")
        assert all(texts.card(card) in own.text for card in hands[0])
        assert own.private


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_the_challenge_to_the_coin_toss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    texts = texts_for(language)
    async with league_of(tmp_path, monkeypatch, language) as (world, dice):
        dice.next["weather"] = [3, 4]
        home, away = await sides(world)
        asked = await home.slash("fixture play", clock="live", channel=world.arena)
        assert texts.say("view-challenge-fixture", home=HOME, away=AWAY) in asked.text or AWAY in asked.text
        assert away.pings(world.arena)
        for person in (world.stranger, home):
            assert (await person.press("c:*:accept", channel=world.arena)).private
        await world.restart()
        await away.press("c:*:accept", channel=world.arena)
        said = world.spectator.reads(world.arena)
        assert texts.say("weather-nice") in said
        person, control = await asked_before(world)
        assert person is home
        assert (await world.stranger.choose(control.custom_id, "0", channel=world.arena)).private
        other = await away.choose(control.custom_id, "0", channel=world.arena)
        assert texts.say("matchday-other-side") in other.text
        assert (
            texts.say(
                "inbox-league-before",
                team=(await leagues(world).teams.get(world.guild.id, (await fixture(world)).home_team)).name,
                link="",
            ).rstrip()
            in (await home.slash("inbox", channel=world.arena)).text
        )
        assert "discord.com" in (await home.slash("inbox", channel=world.arena)).text
        assert (
            texts.say("inbox-league-report", team="", link="")[:10]
            not in (await away.slash("inbox", channel=world.arena)).text
        )
        await world.restart()
        treasury = (await leagues(world).match_days.pre_match(world.guild.id, 1)).teams[0].treasury
        assert treasury > 150_000
        form = await home.press("fb:*:other:", channel=world.arena)
        refused = await home.submit(form, {"amount": "much"})
        assert refused.private
        assert "much" in refused.text
        form = await home.press("fb:*:other:", channel=world.arena)
        assert (await home.submit(form, {"amount": str(treasury + 1)})).private
        form = await home.press("fb:*:other:", channel=world.arena)
        await home.submit(form, {"amount": "150,000"})
        pings = len(away.pings(world.arena))
        person, control = await asked_before(world)
        assert person is away
        assert len(away.pings(world.arena)) == pings
        await away.choose(control.custom_id, "0", channel=world.arena)
        start = await leagues(world).match_days.pre_match(world.guild.id, 1)
        assert start.petty_cash == (150_000, 0)
        assert (start.buys_first, start.budget(0), start.budget(1)) == (0, 150_000, 150_000)
        assert home.pings(world.arena)
        await home.choose("fs:1:0:help:*", "mercenary:human.lineman", channel=world.arena)
        await home.press("fb:1:0:back:", channel=world.arena)
        await home.choose("fs:1:0:help:*", "bribes", channel=world.arena)
        await home.choose("fs:1:0:remove:*", "bribes", channel=world.arena)
        await home.choose("fs:1:0:help:*", "mercenary:human.lineman", channel=world.arena)
        await world.restart()
        await home.press("fb:1:0:plain:*", channel=world.arena)
        await home.press("fb:1:0:done:", channel=world.arena)
        await world.restart()
        assert not world.threads
        assert {c.custom_id for c in controls(world, "lt:sheet")} == {"lt:sheet:1:", "lt:sheet:2:"}
        assert (await away.press("lt:sheet:1:", channel=world.arena)).private
        assert (await home.press_raw("fb:1:0:done:", on=home.messages(world.arena)[-1])).private
        await away.press("fb:1:1:done:", channel=world.arena)
        assert (await fixture(world)).state == "playing"
        assert len(world.threads) == 1
        assert not controls(world, "f")
        for team in (1, 2):
            sheet = await world.spectator.press(f"lt:sheet:{team}:", channel=world.arena)
            assert sheet.private
            assert f"{world.here.id}" in sheet.text
        assert f"<#{world.here.id}>" in world.spectator.reads(world.arena)
        position = (await session(world)).game.position
        assert [one.position for one in position.squads[0] if ":" in one.position] == ["mercenary:human.lineman"]
        assert position.weather == "nice"
        assert answers(home) or answers(away)
        news = texts.say(
            "league-news-match-began",
            weather=texts.say("weather-nice"),
            **{
                f"{what}_{side}": str((await fixture(world)).opening[what][number])
                for what in ("fans", "fame")
                for number, side in enumerate(("home", "away"))
            },
        )
        assert world.spectator.reads(world.arena).count(news) == 1
        await world.restart()
        await settled(world)
        assert world.spectator.reads(world.arena).count(news) == 1
        team = await leagues(world).teams.get(world.guild.id, (await fixture(world)).home_team)
        assert team.team.treasury == treasury - 150_000


async def test_who_is_absent_takes_nothing_and_the_match_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        assert controls(world, "fs:")
        seconds = PRESETS["live"].turn.total_seconds()
        for _ in range(4):
            assert not world.threads
            await world.advance(seconds + 10)
        assert (await fixture(world)).state == "playing"
        assert len(world.threads) == 1
        assert not controls(world, "f")
        assert await session(world)


async def test_the_clock_that_ran_out_while_the_bot_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        first = controls(world, "fs:")[0].custom_id
        await world.advance(230)
        await world.restart()
        await world.advance(30)
        second = [c.custom_id for c in controls(world, "fs:")]
        assert second
        assert first not in second


async def test_it_can_be_called_off_by_those_it_concerns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_for("en")
    async with league_of(tmp_path, monkeypatch) as (world, _):
        assert (await world.stranger.slash("fixture play", channel=world.arena)).private
        home, away = await opened(world)
        assert (await world.stranger.slash("fixture cancel", fixture="1", channel=world.arena)).private
        assert (await world.stranger.slash("match cancel", match="1", channel=world.arena)).private
        await away.slash("match cancel", match="1", channel=world.arena)
        await settled(world)
        assert (await fixture(world)).state == "scheduled"
        assert not controls(world, "f")
        names = [
            (await leagues(world).teams.get(world.guild.id, n)).name
            for n in ((await fixture(world)).home_team, (await fixture(world)).away_team)
        ]
        assert texts.say("matchday-called-off", home=names[0], away=names[1]) in world.a.reads(world.arena)
        await home.slash("fixture play", channel=world.arena)
        await away.press("c:2:accept", channel=world.arena)
        await without_help(world)
        assert answers(home) or answers(away)
        assert (await world.stranger.slash("fixture cancel", fixture="1")).private
        assert (await fixture(world)).state == "playing"
        assert (await home.slash("fixture cancel", fixture="1")).private
        await settled(world)
        assert (await fixture(world)).state == "scheduled"
        for number in (1, 2):
            team = (await leagues(world).teams.get(world.guild.id, number)).team
            assert team.phase == "ready"
            assert not [one for one in team.ledger if one.reason == "petty_cash"]


async def test_what_could_not_be_shown_is_shown_once_permissions_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Forbidden:
        status, reason = 403, "Forbidden"

    tried: list[int] = []

    async def refused(*_: object) -> None:
        tried.append(1)
        raise discord.Forbidden(Forbidden(), "missing access")  # pyright: ignore[reportArgumentType]

    async with league_of(tmp_path, monkeypatch) as (world, _):
        with monkeypatch.context() as closed:
            closed.setattr(posting, "put", refused)
            home, _ = await opened(world)
            await world.owner.slash("league list", channel=world.arena)
            assert len(tried) == 1
        assert not controls(world, "fs:")
        channel = world.bot.get_channel(world.arena.id)
        await world.bot.get_cog("Clerk").on_guild_channel_update(channel, channel)
        await settled(world)
        assert controls(world, "fs:")
        assert home.controls(channel=world.arena)


async def test_a_thread_that_opens_late_is_linked_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object, **__: object) -> None:
        raise Trouble("board-trouble-no-channel")

    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        with monkeypatch.context() as broken:
            broken.setattr("cogs.board.stage.thread_of", closed)
            await without_help(world)
            await world.advance(10)
            assert not world.threads
            assert not controls(world, "f")
            assert [one.place for one in await leagues(world).messages.due()] == ["before"]
        await world.restart()
        await settled(world)
        assert len(world.threads) == 1
        assert f"<#{world.here.id}>" in world.spectator.reads(world.arena)
        assert await leagues(world).messages.due() == []


async def test_a_deleted_message_comes_back_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        home, _ = await opened(world)
        assert (await world.stranger.slash("fixture show", fixture="1", channel=world.arena)).private
        shown = await home.slash("fixture show", fixture="1", channel=world.arena)
        assert shown.private
        assert len(controls(world, "fs:")) == 1
        await without_help(world)

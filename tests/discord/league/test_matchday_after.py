"""After a league match: the end is told, both coaches are asked, and everything survives a stop of the bot."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league.office import Actor
from tests.discord.journeys import session
from tests.discord.league.days import (
    after_controls,
    concede,
    controls,
    fixture,
    league_of,
    leagues,
    opened,
    play_out,
    settled,
    without_help,
)
from tests.simcord_kit import Person, World

EN = texts_for("en")
THREE_DAYS = 3 * 24 * 3600


async def kinds(world: World, team: int) -> list[str]:
    step = await leagues(world).sequences.current(world.guild.id, team)
    return [one.kind for one in step.news]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_conceding_has_its_penalties_and_both_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    texts = texts_for(language)
    async with league_of(tmp_path, monkeypatch, language) as (world, dice):
        await opened(world)
        await without_help(world)
        loser = await concede(world)
        thread = world.here
        assert texts.say("board-full-time") in world.spectator.reads(thread)
        played = await fixture(world)
        assert played.state == "post_match"
        lost = played.home_team if loser is (world.a if played.home_team == 1 else world.b) else played.away_team
        won = played.away_team if lost == played.home_team else played.home_team
        assert "no_winnings" in await kinds(world, lost)
        assert "mvp" not in await kinds(world, lost)
        assert (await kinds(world, won)).count("mvp") + (await kinds(world, won)).count("mvp_wasted") == 2
        asked = after_controls(world, thread)
        assert {control.custom_id.split(":")[1] for control in asked} == {str(lost), str(won)}
        assert loser.pings(thread)
        winner = world.b if loser is world.a else world.a
        step = await leagues(world).sequences.current(world.guild.id, won)
        assert step.ask is not None
        assert step.ask.kind == "winnings"
        keep = next(c for c in asked if c.custom_id == f"pb:{won}:{step.step}:give:0")
        for person in (loser, world.stranger):
            assert (await person.press(keep.custom_id, channel=thread)).private
        await world.restart()
        assert len(controls(world, keep.custom_id, thread)) == 1
        dice.next["winnings of who"] = [6]
        await winner.press(keep.custom_id, channel=thread)
        assert "winnings_of_foe" in await kinds(world, won)
        late = await winner.press_raw(keep.custom_id, on=winner.messages(thread)[-1])
        assert late.private
        await shopping(world, winner, won)
        await loser.press(f"pb:{lost}:*:done:*", channel=thread)
        while (await leagues(world).sequences.current(world.guild.id, lost)).ask is not None:
            await loser.press(f"pb:{lost}:*:give:0", channel=thread)
        assert (await fixture(world)).state == "done"
        assert not after_controls(world, thread)
        await told_once(world, language)
        await world.restart()
        await settled(world)
        await told_once(world, language)


async def shopping(world: World, winner: Person, won: int) -> None:
    """The winner buys, renames, dismisses, takes it back, and is done."""
    thread, guild, sequences = world.here, world.guild.id, leagues(world).sequences
    before = (await sequences.current(guild, won)).team.team
    await winner.choose(f"ps:{won}:*:buy", "human.lineman", channel=thread)
    step = await sequences.current(guild, won)
    assert len(step.team.team.players) == len(before.players) + 1
    await winner.press(f"pb:{won}:*:undo:", channel=thread)
    assert (await sequences.current(guild, won)).team.team == before
    await winner.choose(f"ps:{won}:*:buy", "reroll", channel=thread)
    bought = (await sequences.current(guild, won)).team.team
    assert bought.rerolls == before.rerolls + 1
    assert bought.treasury == before.treasury - 2 * bought.team_list.reroll_cost
    await world.restart()
    assert (await world.stranger.press(f"pb:{won}:*:name:", channel=thread)).private
    form = await winner.press(f"pb:{won}:*:name:", channel=thread)
    await winner.submit(form, {"shirt": "#3", "name": "Gundra", "other": "33"})
    renamed = (await sequences.current(guild, won)).team.team
    assert renamed.player(33).name == "Gundra"
    form = await winner.press(f"pb:{won}:*:name:", channel=thread)
    assert (await winner.submit(form, {"shirt": "x7", "name": "X", "other": ""})).private
    await winner.choose(f"ps:{won}:*:fire", "33", channel=thread)
    shown = await winner.slash("postmatch undo")
    assert shown.private
    assert (await world.stranger.slash("postmatch undo", team=str(won))).private
    await winner.press(f"pb:{won}:*:undo:", on=shown.message)
    assert (await sequences.current(guild, won)).team.team == renamed
    refused = await winner.slash("postmatch fire", what="#77")
    assert refused.private
    assert (await winner.complete("postmatch fire", "what", "Gund"))[0][1] == "#33"
    assert await winner.complete("postmatch buy", "item", "")
    assert (await winner.slash("postmatch show", channel=world.arena)).private
    assert not controls(world, f"pb:{won}:", thread)
    await winner.press(f"pb:{won}:*:done:*", channel=world.arena)
    step = await sequences.current(guild, won)
    assert step.ask is None, step.ask
    assert (await winner.slash("postmatch done")).private


async def told_once(world: World, language: str) -> None:
    """Every piece of news stands in the league's channel exactly once, in order."""
    texts = texts_for(language)
    everything = await leagues(world).leagues.news(world.guild.id, 1)
    since = next(index for index, one in enumerate(everything) if one.kind == "result")
    said = world.spectator.reads(world.arena).splitlines()
    result = everything[since].details
    headline = texts.say(
        "league-news-result",
        home=result["home"],
        away=result["away"],
        score_home=str(result["score"][0]),
        score_away=str(result["score"][1]),
    )
    assert said.count(f"### {headline}") == 1
    after = said[said.index(f"### {headline}") + 1 :]
    assert len([line for line in after if line.startswith("- ") and "**" not in line]) >= len(everything) - since - 1
    assert await leagues(world).leagues.untold(world.guild.id, 1) == []


async def test_a_match_that_ended_just_before_the_bot_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        await without_help(world)
        match = await session(world)
        while ("concede",) not in match.playing().legal:
            await match.press(match.asked_user or 0, match.playing().number, [match.playing().default])
        monkeypatch.setattr(world.bot.services.desk, "rearm", lambda: None)
        await match.press(match.asked_user or 0, match.playing().number, [("concede",)])
        thread = world.here
        assert EN.say("board-full-time") not in world.spectator.reads(thread)
        assert (await fixture(world)).state == "playing"
        await world.restart()
        await settled(world)
        assert world.spectator.reads(thread).count(EN.say("board-full-time")) == 1
        assert (await fixture(world)).state == "post_match"
        assert {c.custom_id.split(":")[1] for c in after_controls(world, thread)} == {"1", "2"}
        await world.restart()
        await settled(world)
        assert world.spectator.reads(thread).count(EN.say("board-full-time")) == 1
        assert len({c.custom_id for c in after_controls(world, thread)}) == len(after_controls(world, thread))


async def test_who_does_not_answer_in_time_gets_the_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        await without_help(world)
        await concede(world)
        thread = world.here
        assert after_controls(world, thread)
        await world.advance(THREE_DAYS + 60)
        await settled(world)
        assert (await fixture(world)).state == "done"
        assert not after_controls(world, thread)
        assert (await leagues(world).teams.get(world.guild.id, 1)).state == "ready"
        assert (await leagues(world).teams.get(world.guild.id, 2)).state == "ready"


async def test_news_are_told_once_although_the_bot_stopped_before_it_noted_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        admin = Actor(world.owner.id, admin=True)
        noted: list[int] = []

        async def stop(*_: object) -> None:
            noted.append(1)
            raise Refused("league_not_found")

        monkeypatch.setattr(world.bot.services.league.leagues, "told", stop)
        await leagues(world).results.forfeit(world.guild.id, 1, admin, "home")
        for _ in range(100):
            await world.advance(1)
            await asyncio.to_thread(time.sleep, 0.02)
            if noted:
                break
        assert noted
        untold = await leagues(world).leagues.untold(world.guild.id, 1)
        assert untold
        said = world.spectator.reads(world.arena)
        await world.restart()
        await settled(world)
        assert world.spectator.reads(world.arena).startswith(said)
        assert await leagues(world).leagues.untold(world.guild.id, 1) == []
        added = world.spectator.reads(world.arena)[len(said) :]
        assert not [line for line in added.splitlines() if line and line in said.splitlines()]


async def test_a_deleted_message_is_posted_anew_and_who_wishes_it_is_left_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        await opened(world)
        await without_help(world)
        await world.bot.services.preferences.change(world.guild.id, world.a.id, mention=False)
        loser = await concede(world)
        thread = world.here
        asked = after_controls(world, thread)
        teams = {control.custom_id.split(":")[1] for control in asked}
        assert teams == {"1", "2"}
        about = EN.say("matchday-after", team="Harbour Reds", coach=world.a.mention)
        assert about in world.a.reads(thread)
        assert not [text for text in world.a.pings(thread) if about in text]
        other = EN.say("matchday-after", team="Harbour Blues", coach=world.b.mention)
        assert [text for text in world.b.pings(thread) if other in text]
        row = await leagues(world).messages.of(world.guild.id, 1, "after0")
        assert row is not None
        channel = world.bot.get_channel(row.channel_id) or await world.bot.fetch_channel(row.channel_id)
        await channel.get_partial_message(row.message_id).delete()
        home = (await fixture(world)).home_team
        step = await leagues(world).sequences.current(world.guild.id, home)
        coach = world.a if home == 1 else world.b
        assert step.ask is not None
        await leagues(world).sequences.answer(world.guild.id, home, Actor(coach.id), step.ask.default)
        await settled(world)
        again = await leagues(world).messages.of(world.guild.id, 1, "after0")
        assert again is not None
        assert again.message_id != row.message_id
        assert loser in (world.a, world.b)


@pytest.mark.slow
async def test_a_whole_match_day_of_simulated_coaches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch, rosters_of=("orc", "undead")) as (world, _):
        await opened(world)
        await without_help(world)
        await play_out(world)
        thread = world.here
        for _ in range(80):
            open_ones = after_controls(world, thread)
            if not open_ones:
                break
            control = next((c for c in open_ones if ":done:" in c.custom_id or ":give" in c.custom_id), open_ones[0])
            team = int(control.custom_id.split(":")[1])
            person = world.a if team == 1 else world.b
            if control.options:
                await person.choose(control.custom_id, control.options[0][0], channel=thread)
            else:
                await person.press(control.custom_id, channel=thread)
        assert (await fixture(world)).state == "done"
        await told_once(world, "en")
        table = await leagues(world).seasons.table(world.guild.id, 1)
        assert sum(row.played for row in table.rows) == 2


async def test_news_whose_channel_is_lost_are_told_of_and_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with league_of(tmp_path, monkeypatch) as (world, _):
        admin, news = Actor(world.owner.id, admin=True), world.guild.create_text_channel("news")
        await leagues(world).leagues.set_channel(world.guild.id, 1, admin, news.id)
        await settled(world)
        world.env.backend.delete_channel(news.id)
        await leagues(world).results.forfeit(world.guild.id, 1, admin, "home")
        clerk = world.bot.get_cog("Clerk")
        for _ in range(2):
            clerk.stir()
            await clerk.done()
        assert len([text for text in world.owner.direct() if "Northern League" in text]) == 1
        assert await leagues(world).leagues.untold(world.guild.id, 1)
        await leagues(world).leagues.set_channel(world.guild.id, 1, admin, world.arena.id)
        await settled(world)
        assert await leagues(world).leagues.untold(world.guild.id, 1) == []

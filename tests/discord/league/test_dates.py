"""Dates on Discord: proposed and agreed by button, an event and a calendar file, reminders and overdue matches."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from services.language import LANGUAGES, texts_for
from tests.discord.journeys import world_of
from tests.discord.league.stage import Stage, set_stage
from tests.simcord_kit import Person, World

LOCALES = {"en": "en-US", "es": "es-ES"}


async def running(world: World, lang: str = "en", days: int = 7) -> tuple[Stage, Person, Person, int]:
    """A season that runs, its news in the arena, and a match of Ana's: the league, she, the other coach, and the match."""
    for person in world.people:
        person.locale = LOCALES[lang]
    await world.bot.services.guilds.change(world.guild.id, language=lang)
    stage = await set_stage(world)
    league = stage.league
    await league.leagues.set_channel(stage.guild, stage.league_id, stage.admin, world.arena.id)
    season = await league.seasons.create(stage.guild, stage.league_id, stage.admin, "Spring")
    division = await league.seasons.add_division(stage.guild, season.id, stage.admin, "Top")
    for team in stage.teams:
        await league.seasons.enter(stage.guild, division.id, stage.admin, team)
    fixtures = await league.seasons.start(stage.guild, season.id, stage.admin, days=days)
    mine = next(one for one in fixtures if stage.teams[0] in (one.home_team, one.away_team))
    other = mine.away_team if mine.home_team == stage.teams[0] else mine.home_team
    return stage, world.a, stage.coaches[stage.teams.index(int(other or 0))], mine.id


def typed(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"


async def settled(world: World, known: Callable[[], int], wanted: int) -> None:
    """Let the sweep that the passing time has begun come to its end: seconds pass until there is so much."""
    for _ in range(200):
        due = await world.bot.services.league.reminders.due(world.clock.now())
        if known() >= wanted and not due:
            return
        await world.advance(1)


async def in_utc(world: World, person: Person) -> None:
    await world.bot.services.preferences.change(world.guild.id, person.id, time_zone="UTC")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_date_is_agreed_and_the_server_has_an_event(lang: str, tmp_path: Path) -> None:
    texts = texts_for(lang)
    async with world_of(tmp_path) as world:
        stage, ana, other, fixture = await running(world, lang)
        at = (world.clock.now() + timedelta(days=3)).replace(second=0, microsecond=0)
        zoneless = await ana.slash("date propose", when=typed(at), match=str(fixture))
        assert zoneless.text == texts.say("refused-league-no-zone")
        await in_utc(world, ana)
        assert await ana.complete("date propose", "when", typed(at))
        assert len(await ana.complete("date propose", "when", "")) >= 20
        wrong = await ana.slash("date propose", when="soon", match=str(fixture))
        assert wrong.text == texts.say("refused-league-bad-date", given="soon")
        await ana.slash("date propose", when=typed(at), match=str(fixture))
        own = await ana.press("kb:date_yes:*", channel=world.arena)
        assert texts.say("refused-league-own-date") in own.text
        stranger = await world.stranger.press("kb:date_yes:*", channel=world.arena)
        assert stranger.private
        await world.restart()
        await other.press("kb:date_yes:*", channel=world.arena)
        dates = world.bot.services.league.dates
        assert [one.date.at for one in await dates.upcoming(stage.guild)] == [at]
        made = world.requests("POST", "scheduled-events")
        assert len(made) == 1
        assert made[0].json is not None
        assert datetime.fromisoformat(made[0].json["scheduled_start_time"]).astimezone(UTC) == at
        await ana.press("kb:date_file:*", channel=world.arena)
        listed = await ana.slash("date list")
        assert "**" in listed.text
        assert (await world.stranger.slash("date calendar")).text == texts.say("date-none-mine")
        await world.restart()
        await world.advance(5)
        assert len(world.requests("POST", "scheduled-events")) == 1
        await other.slash("date cancel", match=str(fixture))
        assert len(world.requests("DELETE", "scheduled-events")) == 1
        assert await world.bot.services.league.dates.upcoming(stage.guild) == []


async def test_a_missing_permission_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.league.events.may_make_events", lambda guild: False)
    monkeypatch.setattr("cogs.league.dates.may_make_events", lambda guild: False)
    async with world_of(tmp_path) as world:
        _, ana, other, fixture = await running(world)
        await in_utc(world, ana)
        at = world.clock.now() + timedelta(days=2)
        await ana.slash("date propose", when=typed(at), match=str(fixture))
        await other.press("kb:date_yes:*", channel=world.arena)
        told = [message.content for message in world.a.messages(channel=world.arena)]
        assert any(texts_for("en").say("date-no-permission") in one for one in told)
        assert world.requests("POST", "scheduled-events") == []


async def test_reminders_are_told_once_and_the_commissioner_decides(tmp_path: Path) -> None:
    texts = texts_for("en")
    async with world_of(tmp_path) as world:
        stage, _, _, fixture = await running(world)
        await world.advance(5 * 86_400 + 60)

        def told(word: str) -> list[str]:
            return [m.content for m in world.a.messages(channel=world.arena) if word in m.content]

        due = texts.say("remind-due", league="Northern League", time="", left="")[:40]
        overdue = "A commissioner may extend"
        await settled(world, lambda: len(told(due)), 1)
        assert len(told(due)) == 1
        assert world.a.mention in told(due)[0]
        await world.restart()
        await world.advance(3_600)
        assert len(told(due)) == 1
        await world.advance(2 * 86_400)
        await settled(world, lambda: len(told(overdue)), 1)
        assert len(told(overdue)) == 1
        refused = await world.stranger.choose("ks:overdue", str(fixture), channel=world.arena)
        assert refused.text == texts.say("refused-league-not-commissioner", league="Northern League")
        panel = await world.owner.choose("ks:overdue", str(fixture), channel=world.arena)
        assert panel.private
        before = (await stage.league.seasons.fixture(stage.guild, fixture)).due_at
        await world.owner.press(f"kb:overdue_more:{fixture}:3", on=panel.message)
        after = (await stage.league.seasons.fixture(stage.guild, fixture)).due_at
        assert before is not None
        assert after is not None
        assert after > before
        panel = await world.owner.choose("ks:overdue", str(fixture), channel=world.arena)
        sure = await world.owner.press(f"kb:overdue_off:{fixture}:away", on=panel.message)
        await world.owner.press(
            next(c.custom_id for c in sure.controls if ":forfeit:" in c.custom_id), on=panel.message
        )
        assert (await stage.league.seasons.fixture(stage.guild, fixture)).state == "done"

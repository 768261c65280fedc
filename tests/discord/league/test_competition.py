"""Leagues by command: opening one, its office, its settings, and who may act on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.league.standings import Bonus
from services.language import LANGUAGES, texts_for
from services.league.leagues import rules_of
from services.league.office import settings_of
from tests.discord.journeys import world_of
from tests.discord.league.stage import set_stage
from tests.simcord_kit import Person

EN, ES = texts_for("en"), texts_for("es")
LOCALES = {"en": "en-US", "es": "es-ES"}


async def test_a_league_is_opened_by_who_manages_the_server(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        none = await world.a.slash("league list")
        assert none.private
        assert none.text == EN.say("refused-league-none")
        refused = await world.a.slash("league create", name="Northern League")
        assert refused.private
        assert refused.text == EN.say("refused-league-not-admin")
        world.owner.locale = "es-ES"
        made = await world.owner.slash("league create", name="  Northern   League ")
        assert made.text == ES.say("league-created", league="Northern League")
        assert "Northern League" in (await world.b.slash("league list")).text
        planned = await world.owner.slash("season create", name="Spring")
        assert planned.text == ES.say("season-created", season="Spring", league="Northern League")
        assert await world.a.complete("season create", "league", "nor") == [("Northern League", "1")]
        assert (await world.a.slash("season create", name="Summer")).private
        assert len(await world.bot.services.league.seasons.seasons(world.guild.id, 1)) == 1
        await world.owner.slash("league create", name="Southern League")
        which = await world.owner.slash("season create", name="Summer")
        assert which.text == ES.say("refused-league-which", known="Northern League, Southern League")
        assert (await world.owner.slash("season create", name="Summer", league="southern league")).private
        assert len(await world.bot.services.league.seasons.seasons(world.guild.id, 2)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_office_is_given_and_taken(lang: str, tmp_path: Path) -> None:
    texts = texts_for(lang)
    async with world_of(tmp_path) as world:
        for person in world.people:
            person.locale = LOCALES[lang]
        await set_stage(world)
        refused = await world.a.slash("league commissioner add", person=world.a)
        assert refused.text == texts.say("refused-league-not-admin")
        given = await world.owner.slash("league commissioner add", person=world.stranger)
        assert world.stranger.mention in given.text
        await world.stranger.slash("season create", name="Spring")
        await world.owner.slash("league commissioner remove", person=world.stranger)
        after = await world.stranger.slash("season create", name="Summer")
        assert after.text == texts.say("refused-league-not-commissioner", league="Northern League")
        again = await world.owner.slash("league commissioner remove", person=world.stranger)
        assert again.text == texts.say("refused-league-no-commissioner")
        shown = await world.a.slash("league show")
        assert shown.private
        assert world.owner.mention in shown.text
        assert "The orcs" in shown.text
        log = (await world.a.slash("league audit")).text
        assert texts.say("league-audit-appointed") in log
        assert world.stranger.mention in log
        assert "{" not in log


async def settings_message(person: Person) -> None:
    await person.slash("league settings")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_setting_is_changed_in_the_panel(lang: str, tmp_path: Path) -> None:
    texts = texts_for(lang)
    async with world_of(tmp_path) as world:
        owner = world.owner
        owner.locale = LOCALES[lang]
        await owner.slash("league create", name="Northern League")
        leagues = world.bot.services.league.leagues

        async def now() -> object:
            return settings_of(await leagues.get(world.guild.id, 1))

        await owner.slash("league settings")
        for mode in ("choose", "nominate"):
            await owner.choose("ks:settings:1", f"mvp-{mode}")
            assert settings_of(await leagues.get(world.guild.id, 1)).mvp == mode
        await owner.choose("ks:settings:1", "rules-secret-weapons-2003")
        assert settings_of(await leagues.get(world.guild.id, 1)).rules == "secret-weapons-2003"
        await owner.choose("ks:settings:1", "rules-secret-weapons-2003")
        assert settings_of(await leagues.get(world.guild.id, 1)).rules == "crp"
        await owner.choose("ks:settings:1", "inducements")
        await owner.choose("ks:settings:1", "no_expenses")
        await owner.choose("ks:settings:1", "loser_serves")
        await world.restart()
        form = await owner.choose("ks:settings:1", "founding")
        sent = await owner.submit(form, {"budget": "1.100.000", "free_fan_factor": "3", "extra_winnings": "20 000"})
        assert texts.say("setting-line-founding", budget=1_100_000, fans=3) in sent.text
        form = await owner.choose("ks:settings:1", "expenses")
        await owner.submit(form, {"start": "1500000", "band": "100000", "step": "20000"})
        form = await owner.choose("ks:settings:1", "forfeits")
        await owner.submit(form, {"winnings": "30000", "fine": "10000", "mvps": "1"})
        leagues = world.bot.services.league.leagues
        saved = settings_of(await leagues.get(world.guild.id, 1))
        assert (saved.budget, saved.free_fan_factor, saved.extra_winnings) == (1_100_000, 3, 20_000)
        assert saved.expenses is not None
        assert (saved.expenses.start, saved.expenses.band, saved.expenses.step) == (1_500_000, 100_000, 20_000)
        assert not saved.inducements
        forfeits = saved.forfeits
        assert (forfeits.winnings, forfeits.fine, forfeits.mvps) == (30_000, 10_000, 1)
        assert forfeits.loser_serves
        for fields in ({"band": "0"}, {"band": "many"}, {"start": "-1"}):
            form = await owner.choose("ks:settings:1", "expenses")
            refused = await owner.submit(form, fields)
            assert refused.private
            assert refused.text
        assert await now() == saved
        assert "{" not in (await owner.slash("league audit")).text


async def test_only_commissioners_change_settings_and_rules(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.owner.slash("league create", name="Northern League")
        panel = await world.owner.slash("league settings")
        rules = await world.owner.slash("league rules")
        for name in ("settings", "rules"):
            seen = await world.a.slash(f"league {name}")
            assert seen.private
            assert not seen.controls
        before = await world.bot.services.league.leagues.get(world.guild.id, 1)
        refusal = EN.say("refused-league-not-commissioner", league="Northern League")
        for custom_id, on, values in (
            ("ks:settings:1", panel, ["mvp-choose"]),
            ("ks:bonus:1", rules, ["add-touchdowns"]),
            ("kb:points:1:results", rules, None),
            ("kb:order:1:ab", rules, None),
        ):
            pressed = await world.a.press_raw(custom_id, on=on.message, values=values)
            assert pressed.text.endswith(refusal)
        assert await world.bot.services.league.leagues.get(world.guild.id, 1) == before


async def test_points_bonuses_and_tie_breaks(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        owner = world.owner
        await owner.slash("league create", name="Northern League")

        async def now() -> object:
            return rules_of(await world.bot.services.league.leagues.get(world.guild.id, 1))

        await owner.slash("league rules")
        form = await owner.press("kb:points:1:results")
        await owner.submit(form, {"win": "4", "draw": "2", "loss": "1"})
        form = await owner.press("kb:points:1:others")
        await owner.submit(form, {"forfeit_win": "3", "forfeit_loss": "-1", "bye": "2"})
        for _ in range(2):
            form = await owner.choose("ks:bonus:1", "add-touchdowns")
            await owner.submit(form, {"needed": "3", "points": "1"})
        form = await owner.choose("ks:bonus:1", "add-clean_sheet")
        await owner.submit(form, {"points": "2"})
        saved = rules_of(await world.bot.services.league.leagues.get(world.guild.id, 1))
        assert (saved.points.win, saved.points.draw, saved.points.loss) == (4, 2, 1)
        assert (saved.points.forfeit_win, saved.points.forfeit_loss, saved.points.bye) == (3, -1, 2)
        assert saved.points.bonuses == (Bonus("touchdowns", 3, 1), Bonus("clean_sheet", 0, 2))
        await owner.choose("ks:bonus:1", "drop-0")
        await owner.press("kb:ties:1:")
        await owner.choose("ks:ties:1:*", EN.say("tie-break-wins"))
        await owner.choose("ks:ties:1:*", EN.say("tie-break-touchdowns"))
        await world.restart()
        await owner.press(EN.say("rules-order-back"))
        await owner.choose("ks:ties:1:*", EN.say("tie-break-coin"))
        done = await owner.press(EN.say("rules-order-done"))
        assert f"1. {EN.say('tie-break-wins')}\n2. {EN.say('tie-break-coin')}" in done.text
        saved = rules_of(await world.bot.services.league.leagues.get(world.guild.id, 1))
        assert saved.tie_breaks == ("wins", "coin")
        assert saved.points.bonuses == (Bonus("clean_sheet", 0, 2),)
        form = await owner.press("kb:points:1:results")
        refused = await owner.submit(form, {"win": "101", "draw": "1", "loss": "0"})
        assert refused.text.endswith(EN.say("refused-league-bad-worth", most=100))
        assert await now() == saved


async def test_the_audit_log_is_turned_page_by_page(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.owner.slash("league create", name="Northern League")
        for number in range(1, 31):
            await world.owner.slash("season create", name=f"Season {number:02}")
        page = await world.a.slash("league audit")
        first, lines = page.text, list[str]()
        while True:
            lines += [line for line in page.text.splitlines() if "<t:" in line]
            if next(c for c in page.controls if c.label == EN.say("audit-older")).disabled:
                break
            page = await world.a.press(EN.say("audit-older"))
        assert len(lines) == len(set(lines)) == 31
        assert "Season 30" in lines[0]
        assert EN.say("league-audit-league-created") in lines[-1]
        assert (await world.a.press(EN.say("audit-newest"))).text == first


async def test_long_lines_of_the_audit_log_say_where_they_stand_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world_of(tmp_path) as world:
        await world.owner.slash("league create", name="Northern League")
        assert EN.say("audit-cut") not in (await world.a.slash("league audit")).text
        monkeypatch.setattr("cogs.league.office.LINE_LENGTH", 30)
        assert f"…\n{EN.say('audit-cut')}" in (await world.a.slash("league audit")).text


async def test_an_archived_league_is_read_and_not_changed(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.owner.slash("league create", name="Northern League")
        refused = await world.a.slash("league archive")
        assert refused.text == EN.say("refused-league-not-commissioner", league="Northern League")
        await world.owner.slash("league archive")
        assert (await world.bot.services.league.leagues.get(world.guild.id, 1)).state == "open"
        await world.owner.press(EN.say("league-archive-yes"))
        again = await world.owner.slash("season create", name="Spring")
        assert again.text == EN.say("refused-league-archived", league="Northern League")
        assert not (await world.owner.slash("league settings")).controls
        assert EN.say("league-is-archived") in (await world.a.slash("league show")).text


async def test_the_channel_of_the_news(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.owner.slash("league create", name="Northern League")
        await world.owner.slash("league channel", where=world.arena)
        assert (await world.bot.services.league.leagues.get(world.guild.id, 1)).channel_id == world.arena.id
        assert (await world.a.slash("league channel")).text.startswith("Only")
        await world.owner.slash("league channel")
        assert (await world.bot.services.league.leagues.get(world.guild.id, 1)).channel_id is None

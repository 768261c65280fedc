"""Seasons by command: planned, drawn, run, corrected, undone, closed and read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.league.match_day import PlayerReport, TeamReport
from engine.league.team import Points
from services.language import LANGUAGES, Texts, texts_for
from services.league.office import Actor
from tests.discord.journeys import world_of
from tests.discord.league.stage import Stage, set_stage
from tests.simcord_kit import World

EN, ES = texts_for("en"), texts_for("es")
LOCALES = {"en": "en-US", "es": "es-ES"}


def speak(world: World, lang: str) -> Texts:
    """Let everybody speak a language."""
    for person in world.people:
        person.locale = LOCALES[lang]
    return texts_for(lang)


async def begun(world: World) -> Stage:
    """A season of one division with four teams, drawn."""
    stage = await set_stage(world)
    owner = world.owner
    await owner.slash("season create", name="Spring")
    await owner.slash("season division", name="Top", form="single")
    await owner.slash("season enter", team="all")
    await owner.slash("season start", days=7)
    return stage


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_season_is_planned_and_its_draw_confirmed(lang: str, tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        texts = speak(world, lang)
        stage = await set_stage(world)
        owner, seasons = world.owner, stage.league.seasons
        assert (await owner.slash("season draw")).text == texts.say(
            "refused-league-no-season", league="Northern League"
        )
        await owner.slash("season create", name="Spring")
        assert (await owner.slash("season enter", team="all")).text == texts.say(
            "refused-league-no-division", season="Spring"
        )
        added = await owner.slash("season division", name="Top", form="double")
        assert texts.say("choice-form-double") in added.text
        for team in await stage.names():
            entered = await owner.slash("season enter", team=team)
            assert team in entered.text
        twice = await owner.slash("season enter", team=(await stage.names())[0])
        assert twice.text == texts.say("refused-league-entered", team="The humans")
        left = await owner.slash("season leave", team="The dwarfs")
        assert texts.say("season-left", team="The dwarfs", division="Top", count=3) == left.text
        await owner.slash("season enter", team="The dwarfs")
        stranger = await world.stranger.slash("season draw")
        assert stranger.text == texts.say("refused-league-not-commissioner", league="Northern League")
        shown = await owner.slash("season draw", days=7)
        first = shown.text
        assert first.startswith(texts.say("draw-title", season="Spring", count=12))
        assert (await seasons.get(stage.guild, 1)).state == "planned"
        refused = await world.a.press_raw(
            next(c.custom_id for c in shown.controls if c.custom_id.startswith("kb:draw:")), on=shown.message
        )
        assert refused.text.endswith(texts.say("refused-league-not-commissioner", league="Northern League"))
        again = (await owner.press(texts.say("draw-again"))).text
        assert again != first
        await world.restart()
        seasons = stage.league.seasons
        done = await owner.press(texts.say("draw-yes"))
        assert done.text == texts.say("season-begun", season="Spring", count=12)
        drawn = await seasons.fixtures(stage.guild, season_id=1)
        names = await stage.league.teams.names(stage.guild)
        for one in drawn:
            assert f"{names[one.home_team]} – {names[one.away_team or 0]}" in again
        stale = await owner.press_raw("kb:draw:1:7:abc", on=shown.message)
        assert stale.text.endswith(texts.say("refused-league-season-begun", season="Spring"))
        progress = await world.stranger.slash("season show")
        assert progress.private
        assert "<t:" in progress.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_table_as_a_picture_and_in_words(lang: str, tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        texts = speak(world, lang)
        stage = await begun(world)
        fixtures = await stage.league.seasons.fixtures(stage.guild, season_id=1)
        await stage.forfeit(fixtures[0].id, "away")
        table = (await stage.league.seasons.table(stage.guild, 1)).rows
        answers = [await world.a.slash("standings") for _ in range(2)]
        assert answers[0].private
        assert answers[0].text == answers[1].text
        places = re.findall(
            r"^(\d)\. ", answers[0].text.split(texts.say("standings-about", season="", played=0, all=0))[0], re.M
        )
        assert places[:4] == ["1", "2", "3", "4"]
        leader = (await stage.league.teams.names(stage.guild))[int(table[0].team)]
        assert texts.say("standing-line", place=1, team=leader, points=3) in answers[0].text
        files = answers[0].message.attachments
        assert len(files) == 1
        assert leader in (files[0].description or "")
        shared = await world.a.slash("standings", share=True)
        assert not shared.private
        assert not shared.controls


async def test_a_long_table_is_turned_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.league.standings.PART", 3)
    async with world_of(tmp_path) as world:
        await begun(world)
        first = await world.stranger.slash("standings")
        back, on = (next(c for c in first.controls if c.label == EN.say(f"page-{way}")) for way in ("before", "after"))
        assert back.disabled
        assert not on.disabled
        await world.restart()
        second = await world.stranger.press(EN.say("page-after"))
        assert next(c for c in second.controls if c.label == EN.say("page-after")).disabled
        assert EN.say("standing-record", played=0, won=0, drawn=0, lost=0) in second.text
        far = await world.stranger.press_raw("kb:standings:1:99", on=first.message)
        assert next(c for c in far.controls if c.label == EN.say("page-after")).disabled
        shared = await world.stranger.slash("standings", share=True)
        assert len(shared.message.attachments) == 1


async def test_points_are_corrected_with_a_reason(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        refused = await world.a.slash("league correct", team="The humans", points=3, reason="because")
        assert refused.text == EN.say("refused-league-not-commissioner", league="Northern League")
        done = await world.owner.slash("league correct", team="The humans", points=-2, reason="late sheet")
        assert "-2" in done.text
        rows = {row.team: row.points for row in (await stage.league.seasons.table(stage.guild, 1)).rows}
        assert rows[str(stage.teams[0])] == -2
        log = (await world.b.slash("league audit")).text
        assert "late sheet" in log
        assert "The humans" in log


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_result_is_undone_once_it_was_shown(lang: str, tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        texts = speak(world, lang)
        stage = await begun(world)
        nothing = await world.owner.slash("league undo")
        assert nothing.text == texts.say("refused-league-undo-nothing")
        first, second, *_ = await stage.league.seasons.fixtures(stage.guild, season_id=1)
        await stage.forfeit(first.id)
        await world.advance(60)
        await stage.forfeit(second.id)
        before = (await stage.league.seasons.table(stage.guild, 1)).rows
        refused = await world.a.slash("league undo")
        assert refused.text == texts.say("refused-league-not-commissioner", league="Northern League")
        asked = await world.owner.slash("league undo")
        home = (await stage.league.teams.names(stage.guild))[second.home_team]
        assert texts.say("undo-team", team=home, changes=texts.say("undo-points", before=3, after=0)) in asked.text
        assert (await stage.league.seasons.table(stage.guild, 1)).rows == before
        yes = next(c.custom_id for c in asked.controls if c.custom_id.startswith("kb:undo_result"))
        stranger = await world.a.press_raw(yes, on=asked.message)
        assert stranger.text.endswith(texts.say("refused-league-not-commissioner", league="Northern League"))
        await world.restart()
        done = await world.owner.press(texts.say("undo-yes"))
        assert home in done.text
        assert (await stage.league.seasons.fixture(stage.guild, second.id)).state == "scheduled"
        assert (await stage.league.seasons.fixture(stage.guild, first.id)).state == "done"
        twice = await world.owner.press_raw(yes, on=asked.message)
        assert twice.text.endswith(texts.say("refused-league-changed"))
        assert texts.say("league-audit-result-undone") in (await world.a.slash("league audit")).text


async def test_deadlines_and_matches_of_a_round(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        mine = await world.a.slash("fixtures")
        assert EN.say("fixtures-mine") in mine.text
        assert mine.text.index("The humans") < mine.text.index(EN.say("fixtures-round", round="1") + "\n")
        later = await world.a.press(EN.say("fixtures-after"))
        assert f"\n{EN.say('fixtures-round', round='2')}\n" in later.text
        assert EN.say("fixtures-mine") not in (await world.stranger.slash("fixtures")).text
        due = [one.due_at for one in await stage.league.seasons.fixtures(stage.guild, season_id=1)]
        refused = await world.a.slash("season deadline", round=1, days=30)
        assert refused.text == EN.say("refused-league-not-commissioner", league="Northern League")
        await world.owner.slash("season deadline", round=1, days=30)
        first, *rest = await stage.league.seasons.fixtures(stage.guild, season_id=1)
        assert first.due_at is not None
        assert due[0] is not None
        assert (first.due_at - due[0]).days == 23
        assert [one.due_at for one in rest[1:]] == due[2:]
        await world.owner.slash("season extend", fixture=str(first.id), days=2)
        extended = await stage.league.seasons.fixture(stage.guild, first.id)
        assert extended.due_at is not None
        assert (extended.due_at - first.due_at).days == 2
        none = await world.owner.slash("season deadline", round=9, days=30)
        assert none.text == EN.say("refused-league-round-played", round="9", division="Top")


async def test_a_team_is_replaced(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        await stage.approved(world.stranger, "The newcomers", "elf")
        await world.owner.slash("season replace", old="The dwarfs", new="The newcomers")
        assert stage.teams[3] in await stage.league.seasons.entrants(stage.guild, 1)
        done = await world.owner.press(EN.say("season-replace-yes"))
        assert done.text == EN.say("season-replaced", old="The dwarfs", new="The newcomers", division="Top", count=3)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_season_is_closed_and_read_for_ever(lang: str, tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        texts = speak(world, lang)
        stage = await begun(world)
        await world.owner.slash("season close")
        early = await world.owner.press(texts.say("season-close-yes"))
        assert early.text.endswith(texts.say("refused-league-unplayed", matches=6))
        await stage.play_all(1)
        await world.owner.slash("season division", name="Cup", form="knock_out")
        await world.owner.slash("season qualify", cup="Cup", count=4)
        await world.owner.slash("season enter", team="The dwarfs", seed=1, division="Cup")
        order = await stage.league.seasons.entrants(stage.guild, 2)
        assert order[0] == stage.teams[3]
        shown = await world.owner.slash("season draw", cup="Cup", days=5)
        assert "The dwarfs" in shown.text
        assert not (await stage.league.cups.bracket(stage.guild, 2)).fixtures
        await world.owner.press(texts.say("draw-yes"))
        await stage.play_all(1)
        cup = await world.stranger.slash("standings", division="Cup")
        assert f"{texts.say('cup-tie-final')}: " in cup.text
        assert "🏆" in cup.text
        back = await world.stranger.choose("ks:standings", "Top")
        assert texts.say("standing-record", played=0, won=0, drawn=0, lost=0) in back.text
        table = await stage.league.seasons.table(stage.guild, 1)
        champion = table.names[table.rows[0].team]
        await world.owner.slash("season close")
        closed = await world.owner.press(texts.say("season-close-yes"))
        assert texts.say("hall-champion", division="Top", team=champion) in closed.text
        await world.owner.slash("league rules")
        form = await world.owner.press("kb:points:1:results")
        await world.owner.submit(form, {"win": "0", "draw": "0", "loss": "9"})
        form = await world.owner.press("kb:points:1:others")
        await world.owner.submit(form, {"forfeit_win": "0", "forfeit_loss": "9", "bye": "0"})
        again = await stage.league.seasons.table(stage.guild, 1)
        assert [(row.team, row.points) for row in again.rows] == [(row.team, row.points) for row in table.rows]
        await world.owner.slash("league archive")
        await world.owner.press(texts.say("league-archive-yes"))
        listed = await world.stranger.slash("season archive")
        assert texts.say("hall-champion", division="Top", team=champion) in listed.text
        whole = await world.stranger.slash("season archive", season="Spring")
        assert [file.filename for file in whole.message.attachments] == ["season-1.txt"]
        hall = await world.stranger.slash("hall")
        assert champion in hall.text
        assert "Cup" in hall.text
        coach = stage.coaches[stage.teams.index(int(table.rows[0].team))]
        assert (
            texts.say("coach-won", season="Spring", division="Top", team=champion)
            in (await world.stranger.slash("coach", person=coach)).text
        )
        undo = await world.owner.slash("league undo", fixture="1")
        assert undo.private


async def test_lists_of_the_best(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begun(world)
        for season in (None, "ever"):
            given: dict[str, Any] = {} if season is None else {"season": season}
            every = await world.a.slash("stats", **given)
            assert every.private
            assert EN.say("choice-stats-scorer") in every.text
            one = await world.a.slash("stats", list="valuable", **given)
            assert re.search(r"^1\. #\d+ .* \(The ", one.text, re.M)
        assert EN.say("cemetery-title", league="Northern League", count=0) == (await world.a.slash("cemetery")).text
        assert EN.say("hall-empty") in (await world.a.slash("hall")).text
        assert ("All seasons", "ever") in await world.a.complete("stats", "season")


async def test_a_match_at_a_table_counts_in_all_lists(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        first = (await stage.league.seasons.fixtures(stage.guild, season_id=1))[0]
        home = await stage.league.teams.get(stage.guild, first.home_team)
        scorer = home.team.players[0]
        won = TeamReport("win", (2, 0), players=(PlayerReport(scorer.number, Points(td=2, cas=1), kills=1),))
        dead = (await stage.league.teams.get(stage.guild, first.away_team or 0)).team.players[-1]
        lost = TeamReport("loss", (0, 2), players=(PlayerReport(dead.number, injuries=("dead",)),))
        await stage.league.results.enter(stage.guild, first.id, stage.admin, won, lost)
        await stage.league.results.confirm(stage.guild, first.id, stage.admin)
        for kind, count in (("scorer", 2), ("violent", 1), ("killer", 1)):
            shown = await world.stranger.slash("stats", list=kind)
            assert f"1. #{scorer.number} " in shown.text
            assert f"({home.name}): {count}" in shown.text
        assert EN.say("hall-records") in (await world.stranger.slash("hall")).text
        grave = (await world.stranger.slash("cemetery")).text
        assert f"† #{dead.number}" in grave
        rated = await world.stranger.slash("coach", person=stage.coaches[stage.teams.index(home.id)])
        assert EN.say("coach-record", matches=1, won=1, drawn=0, lost=0) in rated.text
        assert "Rating" in rated.text
        asked = await world.owner.slash("league undo", fixture=str(first.id))
        assert EN.say("undo-points", before=3, after=0) in asked.text
        await world.owner.press(EN.say("undo-yes"))
        assert EN.say("stats-nobody") in (await world.stranger.slash("stats", list="scorer")).text
        assert EN.say("cemetery-title", league="Northern League", count=0) == (await world.a.slash("cemetery")).text


async def test_the_last_purchase_of_a_team_is_undone(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        first = (await stage.league.seasons.fixtures(stage.guild, season_id=1))[0]
        report = TeamReport("draw", (1, 1))
        await stage.league.results.enter(stage.guild, first.id, stage.admin, report, report)
        await stage.league.results.confirm(stage.guild, first.id, stage.admin)
        team_id = first.home_team
        coach = Actor(stage.coaches[stage.teams.index(team_id)].id)
        step = await stage.league.sequences.current(stage.guild, team_id)
        while step.ask is not None and step.ask.kind != "shop":
            step = await stage.league.sequences.answer(stage.guild, team_id, coach, step.ask.options[0])
        before = (await stage.league.teams.get(stage.guild, team_id)).team.treasury
        await stage.league.sequences.answer(stage.guild, team_id, coach, ("buy", "cheerleader"))
        name = (await stage.league.teams.get(stage.guild, team_id)).name
        asked = await world.owner.slash("league undo", team=name)
        assert EN.say("undo-treasury", before=before - 10_000, after=before) in asked.text
        assert (await stage.league.teams.get(stage.guild, team_id)).team.treasury == before - 10_000
        yes = next(c.custom_id for c in asked.controls if "undo_answer" in c.custom_id)
        done = await world.owner.press(EN.say("undo-yes"))
        assert done.text == EN.say("undone-answer", team=name, gold=before)
        twice = await world.owner.press_raw(yes, on=asked.message)
        assert twice.text.endswith(EN.say("refused-league-changed"))


async def test_nothing_of_another_server_is_found(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        stage = await begun(world)
        league = stage.league
        other = world.guild.id + 1
        made = await league.leagues.create(other, Actor(1, admin=True), "Elsewhere")
        season = await league.seasons.create(other, made.id, Actor(1, admin=True), "Autumn")
        division = await league.seasons.add_division(other, season.id, Actor(1, admin=True), "Far")
        missing = EN.say("refused-league-not-found")
        owner = world.owner
        commands: tuple[tuple[str, dict[str, Any]], ...] = (
            ("league show", {"league": str(made.id)}),
            ("league audit", {"league": str(made.id)}),
            ("season show", {"season": str(season.id)}),
            ("season enter", {"team": "The humans", "division": str(division.id)}),
            ("standings", {"division": str(division.id)}),
            ("season start", {"season": "Autumn"}),
            ("stats", {"league": "Elsewhere"}),
            ("season extend", {"fixture": "999", "days": 3}),
            ("season extend", {"fixture": "none", "days": 3}),
        )
        for command, options in commands:
            answer = await owner.slash(command, **options)
            assert answer.private
            assert answer.text == missing, command
        panel = await owner.slash("league settings")
        for custom_id, values in (
            (f"ks:settings:{made.id}", ["mvp-choose"]),
            (f"kb:archive:{made.id}", None),
            (f"kb:draw:{season.id}:7:abc", None),
            ("ks:standings", [str(division.id)]),
            ("kb:draw:x:y:z", None),
            (f"kb:audit:{10**30}:", None),
        ):
            pressed = await owner.press_raw(custom_id, on=panel.message, values=values)
            assert pressed.text.endswith(missing)
        assert (await league.leagues.get(other, made.id)).state == "open"

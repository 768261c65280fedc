"""Swiss rounds, ladders, later stages, promotion and majors by command."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES, texts_for
from tests.discord.journeys import world_of
from tests.discord.league.stage import Stage, set_stage
from tests.simcord_kit import World

LOCALES = {"en": "en-US", "es": "es-ES"}


async def season(world: World, form: str, lang: str = "en") -> tuple[Stage, int]:
    """A season that runs with one division of this form; the league and the season."""
    for person in world.people:
        person.locale = LOCALES[lang]
    stage = await set_stage(world)
    seasons = stage.league.seasons
    made = await seasons.create(stage.guild, stage.league_id, stage.admin, "Spring")
    division = await seasons.add_division(stage.guild, made.id, stage.admin, "Top", form)
    for team in stage.teams:
        await seasons.enter(stage.guild, division.id, stage.admin, team)
    await seasons.start(stage.guild, made.id, stage.admin, days=7)
    return stage, made.id


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_swiss_rounds_feed_a_major(lang: str, tmp_path: Path) -> None:
    texts = texts_for(lang)
    async with world_of(tmp_path) as world:
        stage, season_id = await season(world, "swiss", lang)
        owner = world.owner
        early = await owner.slash("stage round")
        assert early.text == texts.say("refused-league-round-open", matches=2)
        refused = await world.a.slash("stage rounds", number=3)
        assert refused.text == texts.say("refused-league-not-commissioner", league="Northern League")
        assert (await owner.slash("stage rounds", number=3)).text == texts.say("stage-rounds", division="Top", count=3)
        await stage.play_all(season_id)
        assert len(await stage.league.seasons.fixtures(stage.guild, season_id=season_id)) == 6
        await owner.slash("stage add", name="Final", form="knock_out")
        declared = await owner.slash("major declare", division="Final", major="chaos_cup")
        assert texts.say("league-thing-chaos-cup") in declared.text
        fed = await owner.slash("stage feed", division="Final", best=2)
        assert "1. " in fed.text
        drawn = await owner.slash("stage draw", division="Final", days=5)
        assert texts.say("stage-drawn", division="Final", count=1) in drawn.text
        await stage.play_all(season_id)
        trophies = await world.a.slash("major trophies")
        names = await stage.names()
        assert any(f"**{name}**" in trophies.text for name in names)
        asked = await stage.league.majors.prizes(stage.guild, stage.league_id)
        assert asked
        winner = stage.coaches[stage.teams.index(asked[0].team.id)]
        other = next(one for one in (world.a, world.b) if one is not winner)
        assert (await other.slash("major prizes")).text == texts.say("major-nothing-open")
        panel = await winner.slash("major prizes")
        await world.restart()
        first = asked[0]
        gifts = next(one for one in panel.controls if one.custom_id == f"ks:gift:{first.prize.id}").options
        gift = gifts[0][0]
        await winner.choose(f"ks:gift:{first.prize.id}", gift, on=panel.message)
        for one in asked[1:]:
            await winner.press(f"kb:gift_no:{one.prize.id}", on=(await winner.slash("major prizes")).message)
        league = world.bot.services.league
        team = (await league.teams.get(stage.guild, first.team.id)).team
        assert gift in team.player(first.player.number).skills
        assert await league.majors.prizes(stage.guild, stage.league_id) == []


async def test_a_ladder_by_command(tmp_path: Path) -> None:
    texts = texts_for("en")
    async with world_of(tmp_path) as world:
        stage, season_id = await season(world, "ladder")
        names = await stage.names()
        shown = await world.a.slash("ladder show")
        assert shown.text.splitlines()[1:] == [f"{place}. {name}" for place, name in enumerate(names, 1)]
        await world.owner.slash("ladder reach", places=1)
        far = await world.spectator.slash("ladder challenge", opponent=names[0])
        assert far.text == texts.say("refused-league-ladder-reach", reach="1")
        made = await world.spectator.slash("ladder challenge", opponent=names[1])
        assert names[1] in made.text
        fixture = (await stage.league.seasons.fixtures(stage.guild, season_id=season_id))[0]
        assert (await world.spectator.slash("ladder off", match=str(fixture.id))).text == texts.say("ladder-off")
        await world.spectator.slash("ladder challenge", opponent=names[1])
        fixture = (await stage.league.seasons.fixtures(stage.guild, season_id=season_id))[0]
        await stage.forfeit(fixture.id, "home")
        after = await world.a.slash("ladder show")
        assert after.text.splitlines()[2:4] == [f"2. {names[2]}", f"3. {names[1]}"]
        again = await world.a.slash("ladder join")
        assert again.text == texts.say("refused-league-entered", team=names[0])


async def test_the_next_season_by_command(tmp_path: Path) -> None:
    texts = texts_for("en")
    async with world_of(tmp_path) as world:
        stage, season_id = await season(world, "single")
        running = await world.owner.slash("stage promote", name="Autumn", places=0)
        assert running.text == texts.say("refused-league-season-not-over", season="Spring")
        await stage.play_all(season_id)
        await stage.league.seasons.finish(stage.guild, season_id, stage.admin)
        planned = await world.owner.slash("stage promote", name="Autumn", places=0)
        assert texts.say("stage-promoted", season="Autumn", before="Spring") in planned.text
        assert "4. " in planned.text

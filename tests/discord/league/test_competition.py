"""Leagues by command: opening one, and who may act on it."""

from __future__ import annotations

from pathlib import Path

from services.language import texts_for
from tests.discord.journeys import world_of

EN, ES = texts_for("en"), texts_for("es")


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

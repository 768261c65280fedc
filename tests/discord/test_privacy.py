"""`/privacy`: everybody reads, gets and loses only what is his own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.discord.journeys import begin, known_dice, session, world_of


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def test_shown_exported_and_forgotten(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        assert "Nothing is stored" in (await world.stranger.slash("privacy show")).text
        assert "Nothing is stored" in (await world.stranger.slash("privacy forget")).text
        await begin(world)
        world.b.locale = "es-ES"
        shown = await world.a.slash("privacy show")
        assert shown.private
        assert "matches you coached in: 1" in shown.text
        assert "partidos que has entrenado: 1" in (await world.b.slash("privacy show")).text
        exported = await world.a.slash("privacy export")
        assert exported.private
        refused = await world.a.slash("privacy forget")
        assert "match 1" in refused.text
        assert not refused.controls
        await world.owner.slash("commissioner cancel", match="1")
        asked = await world.a.slash("privacy forget")
        assert asked.private
        [button] = asked.controls
        await world.restart()
        other = await world.b.press_raw(button.custom_id, on=asked.message)
        assert other.private
        assert (await session(world)).match.home_coach == world.a.id
        await world.a.press_raw(button.custom_id, on=asked.message)
        match = (await session(world)).match
        assert match.home_coach != world.a.id
        assert match.away_coach == world.b.id
        assert "Nothing is stored" in (await world.a.slash("privacy show")).text
        content = await world.bot.services.privacy.export(world.guild.id, world.a.id)
        assert json.loads(content)["tables"] == {}

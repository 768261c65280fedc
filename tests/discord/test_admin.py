"""`/admin backup`: for the bot's owner alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.journeys import known_dice, world_of


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


async def test_only_the_bots_owner_copies_the_database(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        world.owner.locale = "es-ES"
        refused = await world.owner.slash("admin backup")
        assert refused.private
        assert "dueño de este bot" in refused.text
        assert not (tmp_path / "backups").exists()
        world.bot.owner_id, world.owner.locale = world.owner.id, "en-US"
        made = await world.owner.slash("admin backup")
        assert made.private
        assert "touchback-" in made.text
        assert len(list((tmp_path / "backups").glob("*.db"))) == 1
        (tmp_path / "backups").rename(tmp_path / "elsewhere")
        (tmp_path / "backups").write_text("in the way")
        failed = await world.owner.slash("admin backup")
        assert failed.private
        assert "BACKUP_DIRECTORY" in failed.text


async def test_a_copy_is_made_every_day(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await world.advance(3700)
        assert len(list((tmp_path / "backups").glob("*.db"))) == 1
        await world.advance(24 * 3600)
        assert len(list((tmp_path / "backups").glob("*.db"))) == 2

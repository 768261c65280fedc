"""`/dungeon`: shown in both languages, uploaded by who may, refused with every fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.match.dungeons import dungeon
from services.dungeons import MOST_BYTES
from services.language import LANGUAGES, texts_for
from tests.discord.journeys import world_of
from tests.discord.league.teams import files
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import World

NEW = "our-cellar"


async def known(world: World) -> list[str]:
    return [one.name for one in await world.bot.services.dungeons.all(world.guild.id)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_dungeons_are_listed_and_shown(tmp_path: Path, language: str) -> None:
    async with world_of(tmp_path) as world:
        world.a.locale = LOCALES[language]
        texts = texts_for(language)
        listed = await world.a.slash("dungeon list")
        assert listed.private
        for name in ("vaults", "causeway", "warren", "temple"):
            assert texts.say(f"dungeon-name-{name}") in listed.text
            shown = await world.a.slash("dungeon show", name=name)
            assert shown.private
            assert files(shown)
        assert (
            texts.say("dungeon-teleporters-left", count=6)[:20]
            in (await world.a.slash("dungeon show", name="causeway")).text
        )
        refused = await world.a.slash("dungeon show", name="nowhere")
        assert "nowhere" in refused.text
        assert refused.private
        offered = [value for _, value in await world.a.complete("dungeon show", "name", "")]
        assert offered[:2] == ["causeway", "temple"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_map_is_uploaded_used_replaced_and_deleted(tmp_path: Path, language: str) -> None:
    async with world_of(tmp_path) as world:
        for person in (*world.people, world.owner):
            person.locale = LOCALES[language]
        texts, boss = texts_for(language), world.owner
        text = dungeon("vaults").text
        said = await boss.slash("dungeon upload", name=NEW, file=("cellar.txt", text.replace("\n", "\r\n").encode()))
        assert said.private
        assert said.text.startswith(texts.say("dungeon-uploaded", name=NEW))
        assert NEW in await known(world)
        assert NEW in [value for _, value in await world.a.complete("match challenge", "dungeon", "our")]
        assert files(await world.a.slash("dungeon show", name=NEW))
        await world.a.slash("match challenge", opponent=world.b, dungeon=NEW)
        assert NEW in world.spectator.reads(channel=world.arena)
        assert (await boss.slash("dungeon delete", name=NEW)).text == texts.say("dungeon-deleted", name=NEW)
        assert NEW not in await known(world)
        assert (
            texts.say("refused-dungeon-shipped", given="vaults")
            == (await boss.slash("dungeon delete", name="vaults")).text
        )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_wrong_with_a_map_is_told_and_nothing_changed(tmp_path: Path, language: str) -> None:
    async with world_of(tmp_path) as world:
        for person in (*world.people, world.owner):
            person.locale = LOCALES[language]
        texts, boss = texts_for(language), world.owner
        before = await known(world)
        text = dungeon("vaults").text.replace("C", "?", 1).replace("C", ".", 1)

        async def upload(name: str, file: tuple[str, bytes]) -> str:
            said = await boss.slash("dungeon upload", name=name, file=file)
            assert said.private
            return said.text

        told = await upload(NEW, ("a.txt", text.encode()))
        assert told.startswith(texts.say("dungeon-invalid", name=NEW))
        assert "?" in told
        assert texts.say("refused-dungeon-name", length=32) == await upload("Our Cellar!", ("a.txt", text.encode()))
        assert texts.say("refused-dungeon-shipped", given="temple") == await upload("temple", ("a.txt", text.encode()))
        assert texts.say("dungeon-file-type") == await upload(NEW, ("a.png", text.encode()))
        assert texts.say("refused-dungeon-not-text") == await upload(NEW, ("a.txt", b"\xff\xfe\x00#"))
        large = await upload(NEW, ("a.txt", b"#" * (MOST_BYTES + 1)))
        assert large == texts.say("refused-dungeon-large", max=MOST_BYTES)
        stranger = await world.a.slash("dungeon upload", name=NEW, file=("a.txt", dungeon("vaults").text.encode()))
        assert stranger.text == texts.say("refused-dungeon-not-commissioner")
        assert (await world.a.slash("dungeon delete", name=NEW)).text == stranger.text
        assert await known(world) == before
        bad: list[dict[str, Any]] = [
            {"dungeon": "nowhere"},
            {"rules": "dungeonbowl", "turns": "3 2 1"},
            {"turns": "12 20 26"},
        ]
        for options in bad:
            refused = await world.a.slash("match challenge", opponent=world.b, **options)
            assert refused.private
        assert await world.bot.services.challenges.open_for(world.guild.id, world.a.id) == []

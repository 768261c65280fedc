"""`/rules` and `/player`: journeys in both languages, bad input included."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import texts_for
from tests.discord.journeys import HOME_TEAM, begin, session, world_of
from tests.simcord_kit.people import Answer

LOCALES = {"en": "en-US", "es": "es-ES"}


def embed_of(answer: Answer) -> dict[str, str]:
    """The one embed of a private answer, within Discord's limits."""
    assert answer.private
    embeds = answer.message._message.embeds
    assert len(embeds) == 1
    assert 0 < len(embeds[0]["title"]) <= 256
    assert 0 < len(embeds[0]["description"]) <= 4096
    return embeds[0]


@pytest.mark.parametrize(
    ("lang", "kind", "typed", "title", "words"),
    [
        ("en", "skill", "FRENZY", "Frenzy", ("Always follows up", "Witch Elf (Dark Elf)", "Roxanna Darknail")),
        ("es", "skill", "furia", "Furia", ("Ocupa siempre", "Bruja Elfa (Elfos Oscuros)", "Roxanna Darknail")),
        ("en", "team", "vampi", "Vampire", ("MA 6 · ST 4 · AG 4 · AV 8", "110,000", "Blood Lust")),
        ("es", "team", "vampi", "Vampiros", ("MO 6 · FU 4 · AG 4 · AR 8", "110.000", "Sed de Sangre")),
        ("en", "star", "morg", "Morg 'n' Thorg", ("430,000", "Thick Skull", "Wood Elf")),
        ("es", "star", "morg", "Morg 'n' Thorg", ("430.000", "Cabeza Dura", "Elfos Silvanos")),
        ("en", "table", "casualty t", "Casualty table", ("**61–68**", "Badly hurt")),
        ("es", "table", "lesiones", "Tabla de lesiones", ("**61–68**", "Magullado")),
    ],
)
async def test_looking_something_up(
    tmp_path: Path, lang: str, kind: str, typed: str, title: str, words: tuple[str, ...]
) -> None:
    async with world_of(tmp_path) as world:
        world.spectator.locale = LOCALES[lang]
        offered = await world.spectator.complete(f"rules {kind}", "name", typed)
        assert [name for name, _ in offered] == [title]
        embed = embed_of(await world.spectator.slash(f"rules {kind}", name=offered[0][1]))
        assert embed["title"] == title
        for word in words:
            assert word in embed["description"]


@pytest.mark.parametrize("kind", ["skill", "team", "star", "table"])
@pytest.mark.parametrize("lang", LOCALES)
async def test_typing_and_bad_names(tmp_path: Path, lang: str, kind: str) -> None:
    async with world_of(tmp_path) as world:
        world.a.locale = LOCALES[lang]
        for typed in ("", "a", "x" * 100):
            offered = await world.a.complete(f"rules {kind}", "name", typed)
            assert len(offered) <= 25
            assert all(1 <= len(name) <= 100 for name, _ in offered)
        first = (await world.a.complete(f"rules {kind}", "name"))[0]
        for given in ("zzzz", "   ", first[0][:-2] + "qq"):
            answer = await world.a.slash(f"rules {kind}", name=given)
            assert answer.private
            assert answer.text.startswith({"en": "There is no", "es": "No hay ning"}[lang])
            assert first[0] in answer.text
        assert embed_of(await world.a.slash(f"rules {kind}", name=first[0]))["title"] == first[0]


@pytest.mark.parametrize("lang", LOCALES)
async def test_a_players_card_in_the_matchs_thread(tmp_path: Path, lang: str) -> None:
    async with world_of(tmp_path) as world:
        match = await begin(world)
        world.a.locale = world.b.locale = world.spectator.locale = LOCALES[lang]
        blitzer = next(p for p in match.game.position.players.values() if p.side == 0 and "block" in p.skills)
        offered = await world.b.complete("player", "player")
        assert len(offered) == min(25, len(match.game.position.players))
        assert offered[0][1].startswith("a")
        by_team = await world.b.complete("player", "player", HOME_TEAM.upper())
        assert {value[0] for _, value in by_team} == {"h"}
        embed = embed_of(await world.spectator.slash("player", player=blitzer.id))
        block, reserves, profile = {
            "en": ("**Block**: When a block", "reserves", "MA 7 · ST 3 · AG 3 · AV 8"),
            "es": ("**Placar**: Cuando en un placaje", "reservas", "MO 7 · FU 3 · AG 3 · AR 8"),
        }[lang]
        for words in (block, reserves, profile, HOME_TEAM):
            assert words in embed["description"]
        own = embed_of(await world.a.slash("player", player=str(blitzer.number)))
        assert own == embed


@pytest.mark.parametrize("lang", LOCALES)
async def test_a_card_shows_the_present_state(tmp_path: Path, lang: str) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        world.a.locale = LOCALES[lang]
        game = (await session(world)).game
        player = game.position.players["h1"]
        game.position.put(player, 64 * 12 + 6)
        player.rooted = True
        player.td = 1
        text = embed_of(await world.a.slash("player", player="h1"))["description"]
        for words in {
            "en": ("on M7", "standing", "rooted", "touchdowns: 1"),
            "es": ("en M7", "de pie", "raíces", "touchdowns: 1"),
        }[lang]:
            assert words in text


@pytest.mark.parametrize("lang", LOCALES)
async def test_asking_for_a_player_who_is_not_there(tmp_path: Path, lang: str) -> None:
    async with world_of(tmp_path) as world:
        world.a.locale = world.spectator.locale = LOCALES[lang]
        nowhere = await world.a.slash("player", player="h1")
        assert nowhere.private
        assert nowhere.text == texts_for(lang).say("refused-no-match-here")
        assert await world.a.complete("player", "player", "h") == []
        await begin(world)
        unknown = await world.a.slash("player", player="h99")
        assert unknown.private
        assert "h99" in unknown.text
        assert "h1" in unknown.text
        several = await world.spectator.slash("player", player="3")
        assert several.private
        assert "h3" in several.text
        assert "a3" in several.text
        assert several.text.startswith({"en": "Several players", "es": "Varios jugadores"}[lang])

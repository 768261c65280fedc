"""A match by the secret weapons of 2003: chosen in the challenge, argued about by button and by command."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES, texts_for
from tests.discord.journeys import Hasty, choose_team, find, give, known_dice, session, until, world_of
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import Person, World

RULES = "secret-weapons-2003"


async def begin(world: World, language: str = "en") -> None:
    """Goblins against goblins, with every weapon."""
    for person in world.people:
        person.locale = LOCALES[language]
    await world.bot.services.guilds.change(world.guild.id, language=language)
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", draw="draw", rules=RULES)
    assert texts_for(language).say(f"choice-rules-{RULES}") in world.spectator.reads(channel=world.arena)
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, "Gutterside Rascals")
    await choose_team(world.b, 1, "Gutterside Rascals")


async def warned(world: World, coach: Hasty) -> tuple[Person, str]:
    """Up to the end of the half, where the referee bars the first weapon: who is asked, and about whom."""
    person = await until(world, coach, "sent_off", most=400)
    prompt = (await session(world)).game.prompt
    assert prompt is not None
    assert ("argue",) in prompt.legal
    return person, str(prompt.about["player"])


async def judged(world: World, player: str) -> None:
    """The referee's answer is that of the die, and the next question is another."""
    game = (await session(world)).game
    (_, die), *_ = game.log[-1].dice
    me = game.position.players[player]
    assert (me.place == "sent_off") == (die < 6)
    assert game.position.teams[me.side].unheard == (die == 1)
    assert game.prompt is None or game.prompt.about.get("player") != player


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_argument_by_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    known_dice(monkeypatch, 11)
    async with world_of(tmp_path) as world:
        await begin(world, language)
        person, player = await warned(world, Hasty(3, 1.0))
        control, value = find(person, "argue")
        assert value is None
        assert control.label is not None
        assert control.label.startswith({"en": "Argue", "es": "Discutir"}[language])
        assert "17" in control.label
        await give(person, control, value)
        await judged(world, player)
        team = (await session(world)).game.position.teams["ha".index(player[0])].name
        assert {"en": f"{team} argue about", "es": f"{team} discute por"}[language] in world.spectator.reads()
        before = (await session(world)).game.position.digest()
        await world.restart()
        assert (await session(world)).game.position.digest() == before


async def test_an_argument_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 12)
    async with world_of(tmp_path) as world:
        await begin(world)
        refused = await world.a.slash("bribe", answer="argue")
        assert refused.private
        person, player = await warned(world, Hasty(3, 1.0))
        other = world.b if person is world.a else world.a
        before = (await session(world)).game.position.digest()
        assert (await other.slash("bribe", answer="argue")).private
        assert (await session(world)).game.position.digest() == before
        assert "argue" in [value for _, value in await person.complete("bribe", "answer")]
        await person.slash("bribe", answer="argue")
        await judged(world, player)

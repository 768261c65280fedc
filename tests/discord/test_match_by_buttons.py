"""A whole match, from the challenge to full time, by nothing but buttons and selects; in each language alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from services.language import LANGUAGES, Texts, texts_for
from tests.discord.journeys import Hasty, answers, begin, known_dice, session, world_of

LOCALES = {"en": "en-GB", "es": "es-ES"}
SEEDS = {"en": 1, "es": 5}
MOST = 250


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    known_dice(monkeypatch, SEEDS[language])
    coach = Hasty(SEEDS[language], idle=0.8)
    async with world_of(tmp_path) as world:
        for person in world.people:
            person.locale = LOCALES[language]
        await world.bot.services.guilds.change(world.guild.id, language=language)
        only(monkeypatch, language)
        await begin(world)
        pressed = 0
        while (await session(world)).match.state == "playing":
            await coach.answer(world)
            pressed += 1
            assert pressed < MOST
        thread, match = world.a.reads(), (await session(world)).match
        texts = texts_for(language)
    assert match.state == "finished"
    assert match.board_message_id is None
    assert {"toss", "receive", "setup", "kick", "turn", "action"} <= coach.kinds
    assert texts.say("board-half-time") in thread
    assert texts.say("board-full-time") in thread
    assert answers(world.a) == []


def only(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Let every sentence of another language be an error."""
    say = Texts.say

    def strictly(texts: Texts, message: str, **values: object) -> str:
        assert texts.lang == language, f"{message} was said in {texts.lang}"
        return say(texts, message, **values)

    monkeypatch.setattr(Texts, "say", strictly)

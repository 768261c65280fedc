"""A whole match by commands alone, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from services import challenges
from services.language import Texts
from tests.discord.by_commands import ByCommand
from tests.discord.journeys import session, world_of
from tests.simcord_kit import World

SECRET = bytes(range(32))
LOCALES = {"en": "en-US", "es": "es-ES"}


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of every run are the same."""
    from hashlib import sha256

    monkeypatch.setattr(challenges, "new_secret", lambda: (SECRET, sha256(SECRET).hexdigest()))


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """What was said in which language, as messages by language."""
    said: dict[str, set[str]] = {"en": set(), "es": set()}
    say = Texts.say

    def watched(texts: Texts, message: str, **values: Any) -> str:
        said[texts.lang].add(message)
        return say(texts, message, **values)

    monkeypatch.setattr(Texts, "say", watched)
    return said


async def agree(world: World) -> None:
    """From challenge to coin toss, by commands."""
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", word="uno", draw="draw")
    challenge = (await world.b.complete("match accept", "challenge"))[0][1]
    accepted = await world.b.slash("match accept", challenge=challenge, word="dos")
    assert not accepted.private
    for coach, wanted in ((world.a, "lantern"), (world.b, "mudlark")):
        offered = await coach.complete("match team", "name", wanted)
        assert len(offered) == 1
        await coach.slash("match team", name=offered[0][1])


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "es"])
async def test_a_whole_match_by_commands(
    lang: str, tmp_path: Path, same_dice: None, spoken: dict[str, set[str]]
) -> None:
    async with world_of(tmp_path) as world:
        world.a.locale = world.b.locale = world.owner.locale = LOCALES[lang]
        await world.owner.slash("server", language=lang)
        for said in spoken.values():
            said.clear()
        await agree(world)
        match = await session(world)
        coaches = {0: ByCommand(1, 3), 1: ByCommand(2, 3)}
        answered = 0
        while match.game.prompt is not None:
            await coaches[match.game.prompt.side].answer(world)
            answered += 1
            assert answered < 1500
        assert match.match.state == "finished"
        other = "es" if lang == "en" else "en"
        assert spoken[other] == set()
        verified = await world.a.slash("match verify")
        assert SECRET.hex() in verified.text
        assert (await world.spectator.slash("match export")).private
        used = coaches[0].used + coaches[1].used
        assert set(used) >= {
            "toss",
            "formation",
            "place",
            "remove",
            "ready",
            "kick",
            "move",
            "block",
            "blitz",
            "die",
            "push",
            "end",
            "done",
        }
        assert coaches[0].confirmed + coaches[1].confirmed > 10

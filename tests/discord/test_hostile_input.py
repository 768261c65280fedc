"""What somebody types to annoy: each answer is one short sentence to him alone, and nothing has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.discord.journeys import Hasty, begin, known_dice, session, until, world_of

LONG = "x" * 3000
RUBBISH = (
    LONG,
    "9" * 40,
    "9" * 5000,
    "-5",
    "💥" * 500,
    "\u202egnirts \u2067rtl\u2069",
    "<@1> @everyone",
    "```py\nx```",
    "²",
    "\x00",
)
#: Commands by what is typed into them; the other options are what makes them a whole command.
TYPED = (
    ("move", {"player": None, "to": "M9"}),
    ("die", {"face": None}),
    ("use", {"skill": None}),
    ("special leap", {"player": None, "square": "M9"}),
    ("special bomb", {"player": "1", "square": None}),
    ("special stab", {"player": "1", "target": None}),
    ("special multiple", {"player": "1", "target": "2", "second": None}),
    ("special gaze", {"player": None}),
    ("special wizard", {"spell": None, "target": "M9"}),
    ("special wizard", {"spell": "fireball", "target": None}),
    ("special bite", {"player": None}),
    ("special react", {"player": None}),
    ("formation", {"name": None}),
    ("match board", {"match": None}),
    ("match cancel", {"match": None}),
    ("match accept", {"challenge": None}),
    ("match team", {"name": None}),
    ("orders set", {"order": None, "answer": "always"}),
    ("orders set", {"order": "follow", "answer": None}),
    ("settings", {"zone": None}),
    ("settings", {"quiet": None}),
    ("formations use", {"name": None}),
    ("formations delete", {"name": None}),
)
#: Commands whose options may be as long as Discord lets them be; those of decisions may not.
SERVICES = ("match", "orders", "settings", "formations")


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 3)


@pytest.mark.parametrize("kind", ["setup", "turn"])
async def test_rubbish_is_refused_in_a_sentence(tmp_path: Path, kind: str) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), kind)
        before = (await session(world)).game.position.digest()
        for index, rubbish in enumerate(RUBBISH):
            person.locale = ("en-US", "es-ES")[index % 2]
            for command, options in TYPED:
                typed = rubbish if command.split()[0] in SERVICES else rubbish[:100]
                filled: dict[str, Any] = {name: typed if value is None else value for name, value in options.items()}
                answer = await person.slash(command, **filled)
                assert answer.private, (command, rubbish[:20])
                assert 0 < len(answer.text) <= 2000
        assert (await session(world)).game.position.digest() == before


async def test_numbers_of_nothing_in_old_buttons(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(1, 1.0), "turn")
        count = (await session(world)).match.entry_count
        huge = "9" * 40
        for custom_id in (
            f"p:{huge}:1:a:end",
            f"p:1:{huge}:a:end",
            f"t:{huge}:1:log:",
            f"a:1:{huge}:yes",
            f"a:{huge}:1:yes",
            f"c:{huge}:accept",
            "t:1:1:nothing:",
        ):
            told = await person.press_raw(custom_id, on=person.board)
            assert told.private, custom_id
        assert (await session(world)).match.entry_count == count

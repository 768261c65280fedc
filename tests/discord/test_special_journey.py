"""Turns with a wizard, a bombardier, stars and what else the whole rulebook brings, by buttons and by commands."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from services.language import LANGUAGES
from tests.discord.journeys import Hasty, answers, asked, choose_team, find, give, known_dice, session, until, world_of
from tests.discord.test_match_by_buttons import LOCALES
from tests.simcord_kit import World

BOMBARDIER = "goblin.bombardier"


async def begin(world: World, language: str = "en") -> None:
    """Goblins with a wizard against goblins with a wizard."""
    for person in world.people:
        person.locale = LOCALES[language]
    await world.bot.services.guilds.change(world.guild.id, language=language)
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", budget=300_000, draw="draw")
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, "Gutterside Rascals")
    await choose_team(world.b, 1, "Gutterside Rascals")
    for side, person in enumerate((world.a, world.b)):
        await person.choose(f"h:1:{side}:hire:*", "wizard")
        await person.press(f"hb:1:{side}:done:", channel=world.arena)


async def bombardier(world: World, side: int) -> str | None:
    """The shirt of a side's bombardier, if he stands on the pitch."""
    position = (await session(world)).game.position
    return next((p.id for p in position.on_pitch(side) if p.position == BOMBARDIER and p.standing), None)


async def fielded(world: World, coach: Hasty) -> None:
    """Up to a turn of a side whose wizard is still there, whoever it is."""
    for _ in range(40):
        await until(world, coach, "turn")
        game = (await session(world)).game
        assert game.prompt is not None
        if ("wizard", "fireball", 0) in game.prompt.legal:
            return
        await coach.answer(world)
    raise AssertionError("nobody could cast a spell")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_spell_and_a_few_turns_by_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    known_dice(monkeypatch, 5)
    coach = Hasty(4, 0.25)
    async with world_of(tmp_path) as world:
        await begin(world, language)
        await fielded(world, coach)
        person = await asked(world)
        match = await session(world)
        assert match.game.prompt is not None
        side = match.game.prompt.side
        await give(person, *find(person, "mode::wizard"))
        spells = Counter(v.split()[1] for c in answers(person) for v, _ in c.options if v.startswith("wizard "))
        assert spells["fireball"] == 25
        assert spells["lightning"] > 10
        await give(person, *find(person, "wizard lightning .*"))
        match = await session(world)
        assert match.game.position.teams[side].wizard == 0
        for _ in range(25):
            if match.match.state != "playing":
                break
            await coach.answer(world)
            match = await session(world)
        await world.restart()
        assert (await session(world)).game.position.digest() == match.game.position.digest()


async def test_a_bomb_by_buttons_and_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 7)
    coach = Hasty(1, 1.0)
    async with world_of(tmp_path) as world:
        await begin(world)
        thrown: list[str] = []
        for _ in range(30):
            person = await until(world, coach, "turn")
            prompt = (await session(world)).game.prompt
            assert prompt is not None
            thrower = await bombardier(world, prompt.side)
            if thrower is None or ("declare", thrower, "bomb") not in prompt.legal:
                await coach.answer(world)
                continue
            if not thrown:
                await give(person, *find(person, f"sel:{thrower}"))
                await give(person, *find(person, f"{thrower} bomb"))
                await give(person, *find(person, "bomb .*"))
                thrown.append("buttons")
            else:
                square = (await person.complete("special bomb", "square", player=thrower[1:]))[0][1]
                answer = await person.slash("special bomb", player=thrower[1:], square=square)
                assert answer.private
                thrown.append("command")
                break
            for _ in range(8):
                prompt = (await session(world)).game.prompt
                assert prompt is not None
                if prompt.kind == "turn":
                    break
                await coach.answer(world)
        assert thrown == ["buttons", "command"]
        assert "bomb" in world.spectator.reads()


async def test_bad_input_at_special_commands_is_refused_in_words(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        await begin(world)
        person = await until(world, Hasty(2, 1.0), "turn")
        before = (await session(world)).game.position.digest()
        refused: tuple[tuple[str, dict[str, Any]], ...] = (
            ("special gaze", {"player": "1"}),
            ("special leap", {"player": "1", "square": "M9"}),
            ("special wizard", {"spell": "rain", "target": "M9"}),
            ("special wizard", {"spell": "lightning", "target": "M9"}),
            ("special bite", {"player": "2"}),
            ("special catch", {"answer": "catch"}),
            ("special multiple", {"player": "1", "target": "1", "second": "1"}),
            ("special react", {"player": "1"}),
        )
        for command, options in refused:
            assert (await person.slash(command, **options)).private, command
            assert (await session(world)).game.position.digest() == before, command

"""Whole matches in dungeons, from the challenge to the end: by buttons, and by commands, with restarts between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.dungeon_offers import dungeon_name
from engine.match.dungeons import dungeon
from engine.match.field import square_name
from engine.match.notation import write
from engine.match.odds import reach
from engine.match.prompts import Prompt
from services import reading
from services.language import LANGUAGES, texts_for
from services.session import MatchSession
from tests.discord.by_commands import ByCommand
from tests.discord.journeys import (
    AWAY_TEAM,
    HOME_TEAM,
    Hasty,
    answers,
    asked,
    choose_team,
    find,
    give,
    known_dice,
    session,
    until,
    world_of,
)
from tests.discord.league.teams import files
from tests.discord.test_match_by_buttons import LOCALES, only
from tests.simcord_kit import Person, World

PLACED = {"en": ("warren", "place_chest"), "es": ("causeway", "place_teleporter")}
SEEDS = {"en": 4, "es": 9}
TURNS = "3 5 6"
MOST = 500


async def begin(world: World, language: str, name: str, **options: Any) -> MatchSession:
    """A challenge into a dungeon, accepted; both choose their teams."""
    for person in world.people:
        person.locale = LOCALES[language]
    await world.bot.services.guilds.change(world.guild.id, language=language)
    await world.a.slash("match challenge", opponent=world.b, ground="challenger", dungeon=name, **options)
    told = world.spectator.reads(channel=world.arena)
    assert texts_for(language).say("choice-rules-dungeonbowl") in told
    assert (dungeon_name(name, texts_for(language))) in told
    await world.b.press("c:*:accept", channel=world.arena)
    await choose_team(world.a, 0, HOME_TEAM)
    await choose_team(world.b, 1, AWAY_TEAM)
    return await session(world)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_dungeon_match_by_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    known_dice(monkeypatch, SEEDS[language])
    name, placing = PLACED[language]
    coach, texts = Hasty(SEEDS[language], idle=0.35), texts_for(language)
    async with world_of(tmp_path) as world:
        match = await begin(world, language, name, turns=TURNS)
        assert match.game.prompt is not None
        assert match.game.prompt.kind == placing
        pressed = 0
        while (await session(world)).match.state == "playing":
            if pressed in (3, 40):
                before = (await session(world)).game.position.digest()
                await world.restart()
                assert (await session(world)).game.position.digest() == before
            with monkeypatch.context() as strict:
                only(strict, language)
                await coach.answer(world)
            pressed += 1
            assert pressed < MOST
        ended = await session(world)
        thread = world.a.reads()
        assert (await reading.verify(ended)).ok
        record = await reading.export(ended)
    assert f"dungeon: {name}" in record
    assert ended.match.state == "finished"
    assert {placing, "place_player", "toss", "turn", "action"} <= coach.kinds
    assert texts.say("board-full-time") in thread
    assert answers(world.a) == []


class Delver(ByCommand):
    """Answers what dungeons ask by their commands, too."""

    async def put(self, person: Person, command: str) -> None:
        player = await self.offered(person, command, "player")
        square = await self.offered(person, command, "square", player=player)
        await self.give(person, command, player=player, square=square)

    async def on_place_chest(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        await self.put(person, "place")

    on_place_teleporter = on_place_player = on_place_chest

    async def on_turn(self, person: Person, match: MatchSession, prompt: Prompt) -> None:
        if await self.offered(person, "special enter", "player") is not None and not self.used["special sponge"]:
            sponged = await self.offered(person, "special sponge", "player")
            if sponged is not None:
                await self.give(person, "special sponge", player=sponged)
            else:
                await self.put(person, "special enter")
            return
        if await self.offered(person, "special open", "player") is not None:
            await self.put(person, "special open")
            return
        await super().on_turn(person, match, prompt)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_dungeon_match_by_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    known_dice(monkeypatch, SEEDS[language])
    coach = Delver(SEEDS[language], 2)
    async with world_of(tmp_path) as world:
        text = dungeon(PLACED[language][0]).text
        await world.owner.slash("dungeon upload", name="deep-hole", file=("deep.txt", text.encode()))
        match = await begin(world, language, "deep-hole", turns=TURNS)
        await world.owner.slash("dungeon delete", name="deep-hole")
        answered = 0
        while (await session(world)).match.state == "playing":
            if answered == 12:
                before = (await session(world)).game.position.digest()
                await world.restart()
                assert (await session(world)).game.position.digest() == before
            await coach.answer(world)
            answered += 1
            assert answered < MOST
        match = await session(world)
        assert (await reading.verify(match)).ok
    assert match.match.state == "finished"
    assert match.game.position.dungeon is not None
    assert match.game.position.dungeon.map.text == text
    assert {"place", "toss", "special enter", "end"} <= set(coach.used)


async def test_a_chest_is_asked_about_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chest by buttons: the chance on the button, a question, then what was in it; nobody else opens it."""
    known_dice(monkeypatch, 2)
    async with world_of(tmp_path) as world:
        match = await begin(world, "en", "vaults")
        await until(world, Hasty(2, 1.0), "turn", most=80)
        person = await beside_a_chest(world)
        control, value = find(person, ".*open [A-Z]+[0-9]+")
        assert control.label is not None
        assert "17" in control.label
        match = await session(world)
        other = world.b if person is world.a else world.a
        assert (await other.press(control.custom_id, on=person.board)).private
        await give(person, control, value)
        assert len(closed(match)) == 6
        sure = next(one for one in answers(person) if one.custom_id.split(":")[3] == "y")
        await give(person, sure)
        assert len(closed(await session(world))) == 5


def closed(match: MatchSession) -> tuple[int, ...]:
    """The closed chests."""
    assert match.game.position.dungeon is not None
    return match.game.position.dungeon.chests


async def beside_a_chest(world: World) -> Person:
    """Move by typed lines, each by the engine's best way, until the acting player stands beside a chest."""
    for _ in range(60):
        match = await session(world)
        game = match.game
        prompt, dungeon_now = game.prompt, game.position.dungeon
        assert prompt is not None
        assert dungeon_now is not None
        person = await asked(world)
        if prompt.kind == "action" and prompt.legal.of("open"):
            return person
        if prompt.kind != "turn":
            decision = prompt.default if prompt.kind != "action" else ("done",)
            await person.slash("do", line=write(decision))
            continue
        walks = [
            (chest_way(match, way.path[-1]), -way.chance, str(me.id), way.path)
            for me in game.position.on_pitch(prompt.side)
            if ("declare", me.id, "move") in prompt.legal
            for way in reach(game.position, me).values()
            if way.path and way.chance > 0.99
        ]
        if not walks or prompt.number % 4 == 0:
            await person.slash("do", line="end")
            continue
        _, _, player, path = min(walks)
        await person.slash("do", line=f"{player} move {' '.join(square_name(sq) for sq in path)}")
    raise AssertionError("nobody came to a chest")


def chest_way(match: MatchSession, sq: int) -> int:
    """Steps from a square to the nearest closed chest."""
    position = match.game.position
    assert position.dungeon is not None
    return position.dungeon.map.field().ways(closed(match)).get(sq, 999)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_reserves_and_placing_are_refused_to_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    known_dice(monkeypatch, 7)
    async with world_of(tmp_path) as world:
        match = await begin(world, language, "vaults", rules="dungeonbowl")
        person = await asked(world)
        other = world.b if person is world.a else world.a
        before = match.game.position.digest()
        for one in (other, world.spectator):
            assert (await one.slash("place", player="1", square="teleporter")).private
            assert (await one.slash("special enter", player="1", square="teleporter")).private
        wrong = await person.slash("place", player="1", square="Q2")
        assert wrong.private
        assert (await person.slash("special open", player="1", square="K5")).private
        assert match.game.position.digest() == before
        shown = await person.slash("player", player="1")
        assert shown.private
        assert files(await person.slash("match export"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_live_match_that_nobody_plays_is_drawn_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Both coaches sleep: the timers end their turns, open the chests, remove teleporters, and call the draw; with a restart."""
    known_dice(monkeypatch, 5)
    texts = texts_for(language)
    async with world_of(tmp_path) as world:
        await begin(world, language, "vaults", clock="live")
        await until(world, Hasty(2, 1.0), "turn", most=80)
        for minute in range(0, 120, 4):
            if (await session(world)).match.state != "playing":
                break
            if minute == 60:
                await world.restart()
            await world.advance(4 * 60 + 5)
        match = await session(world)
        thread = world.spectator.reads()
    assert match.match.state == "finished"
    assert match.game.position.dungeon is not None
    assert match.game.position.dungeon.happened == ("chests", "teleporters")
    assert match.game.position.dungeon.chests == ()
    assert [team.score for team in match.game.position.teams] == [0, 0]
    assert texts.say("board-full-time") in thread

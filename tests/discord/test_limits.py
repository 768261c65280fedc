"""Commands within Discord's limits and complete in both languages; what their options offer is legal and fits too."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.answers import matching
from cogs.errors import Said
from cogs.translator import LocaleTranslator
from cogs.verbs import VERBS, Asked, Verb
from docs.commands_page import command_tree, leaves
from engine.match.decisions import Decision
from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.notation import write
from engine.teams import new_match
from services.language import LANGUAGES, LOCALES, texts_for
from services.typed import read_line
from tests.discord.journeys import world_of
from tests.services.playing import walk_everything
from tests.simcord_kit.limits import check_tree_limits, command_problems, tree_payloads

SPANISH = ("es-ES", "es-419")
#: Names and descriptions that are rightly the same in both languages.
SAME = {"blitz"}


async def test_the_whole_tree_keeps_discords_limits_and_is_registered(tmp_path: Path) -> None:
    async with world_of(tmp_path) as world:
        number = await check_tree_limits(world.bot.tree)
        sent = world.requests("PUT", "/commands")
        assert len(sent) == 1
        commands: list[dict[str, Any]] = sent[0].json or []  # pyright: ignore[reportAssignmentType]
        assert len(commands) == number > 30
        documented = {command.qualified_name for command in leaves(await command_tree())}
        assert documented == {command.qualified_name for command in leaves(world.bot)}
        assert command_problems(commands) == []
        assert [c["name"] for c in commands if c.get("dm_permission") is not False and c.get("contexts") != [0]] == []
        server = next(c for c in commands if c["name"] == "server")
        assert int(server["default_member_permissions"]) == 1 << 5


def nodes(payloads: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for payload in payloads:
        yield payload["name"], payload
        for inner in ("options", "choices"):
            for name, node in nodes(payload.get(inner) or []):
                yield f"{payload['name']} {name}", node


async def test_every_name_and_description_is_there_in_spanish() -> None:
    bot = await command_tree()
    payloads = await tree_payloads(bot.tree)
    missing, same = [], []
    for path, node in nodes(payloads):
        for key in ("name", "description"):
            if key not in node:
                continue
            translated = node.get(f"{key}_localizations") or {}
            if set(translated) != set(SPANISH):
                missing.append(f"{path} {key}: {sorted(translated)}")
            elif node[key] in translated.values() and node[key] not in SAME:
                same.append(f"{path} {key}: {node[key]}")
    assert missing == []
    assert same == []


async def test_names_in_english_are_those_of_the_code() -> None:
    bot = await command_tree()
    for command in leaves(bot):
        assert [p.display_name for p in command.parameters] == [p.name.rstrip("_") for p in command.parameters]
    assert set(VERBS) <= {command.qualified_name for command in leaves(bot)}


async def test_no_text_of_the_commands_is_unused() -> None:
    used: set[str] = set()

    class Watching(LocaleTranslator):
        async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
            used.add(string.extras["key"].removesuffix(".description"))
            return await super().translate(string, locale, context)

    bot = await command_tree()
    await bot.tree.set_translator(Watching())
    await tree_payloads(bot.tree)
    for lang in LANGUAGES:
        lines = (LOCALES / lang / "commands.ftl").read_text("utf-8").splitlines()
        there = {line.split(" = ")[0] for line in lines if " = " in line and not line.startswith((" ", "#"))}
        assert there <= used


# What options offer

#: Actions that need no player of a special kind.
PLAIN = ("blitz", "handoff", "foul")


def games(seed: int, prompts: int) -> Iterator[Game]:
    """A game at each of its prompts, played at random but with few turns ended early."""
    rng = random.Random(seed)
    game = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(seed))
    for _ in range(prompts):
        if game.prompt is None:
            return
        yield game
        if game.prompt.kind == "setup":
            placed = any(True for _ in game.position.on_pitch(game.prompt.side))
            game.play(("ready",) if placed else game.prompt.legal.of("formation")[0])
            continue
        legal = [d for d in game.prompt.legal if d[0] not in ("concede", "end")] or list(game.prompt.legal)
        blocks = [d for d in legal if d[0] == "block" or d[2:] == ("block",)]
        if blocks and rng.random() < 0.7:
            legal = blocks
        game.play(("end",) if game.prompt.kind == "turn" and rng.random() < 0.2 else rng.choice(legal))


def filled(verb: Verb, asked: Asked, rng: random.Random, optional: bool) -> Iterator[Asked]:
    """The command with options filled in from what they offer."""
    texts = asked.texts
    branches: list[dict[str, str]] = [{}]
    for option in verb.options:
        if not option.needed and not optional:
            continue
        following: list[dict[str, str]] = []
        for given in branches:
            now = Asked(asked.game, asked.prompt, asked.side, texts, given)
            offered = matching(option.offered(now), "")
            assert len(offered) <= 25
            for choice in offered:
                assert 1 <= len(choice.name) <= 100
                assert 1 <= len(choice.value) <= 100
            chosen = rng.sample(offered, min(3, len(offered)))
            following += [{**given, option.name: choice.value} for choice in chosen]
            if not option.needed:
                following.append(given)
        branches = following
    for given in branches:
        yield Asked(asked.game, asked.prompt, asked.side, texts, given)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_options_offer_is_legal(seed: int, lang: str) -> None:
    rng = random.Random(seed)
    texts = texts_for(lang)
    seen: set[str] = set()
    for index, game in enumerate(games(seed, 240)):
        prompt = game.prompt
        assert prompt is not None
        if prompt.kind in ("turn", "action") and index % 16:
            continue
        for name, verb in VERBS.items():
            for asked in filled(verb, Asked(game, prompt, prompt.side, texts, {}), rng, optional=bool(index % 3)):
                try:
                    plan = verb.plan(asked)
                except Said:
                    assert prompt.kind in ("turn", "action")
                    continue
                first = plan.decisions[0]
                if verb.options and verb.options[0].needed:
                    assert first in prompt.legal, (name, asked.given, plan)
                    seen.add(name)
    assert {"toss", "formation", "place", "kick", "move", "block", "blitz", "die", "push"} <= seen


def test_every_legal_decision_can_be_given_by_a_command() -> None:
    """At prompts of a random match: the commands' plans, begun with any offered values, cover what is legal."""
    texts = texts_for("en")
    kinds: set[str] = set()
    for game in games(7, 300):
        prompt = game.prompt
        assert prompt is not None
        if prompt.kind in ("setup", "kick") or (prompt.kind in kinds and prompt.kind in ("turn", "action")):
            continue
        kinds.add(prompt.kind)
        given: set[Decision] = set()
        for verb in VERBS.values():
            for asked in everything(verb, Asked(game, prompt, prompt.side, texts, {})):
                try:
                    given.add(verb.plan(asked).decisions[0])
                except Said:
                    continue
        wanted = {d for d in prompt.legal if d[0] not in ("concede", "pass", "throw")}
        assert {d for d in wanted if d not in given} == set(), prompt.kind
    assert kinds >= {"toss", "receive", "turn", "action", "block_die", "push", "follow", "reroll"}


def test_commands_give_everything_the_rules_have() -> None:
    """The same with skills, stars and inducements, at every question that is not a whole turn's."""
    texts = texts_for("en")
    kinds: set[str] = set()
    given_verbs: set[str] = set()
    for game, prompt in walk_everything():
        if prompt.kind in ("turn", "setup", "kick") or (prompt.kind == "action" and prompt.about["action"] in PLAIN):
            continue
        kinds.add(prompt.kind)
        given: set[Decision] = set()
        for verb in VERBS.values():
            for asked in everything(verb, Asked(game, prompt, prompt.side, texts, {})):
                try:
                    given.add(verb.plan(asked).decisions[0])
                except Said:
                    continue
        wanted = {d for d in prompt.legal if d[0] not in ("throw", "pass", "move")}
        assert wanted <= given, (prompt, prompt.about, wanted - given)
        given_verbs |= {str(d[0]) for d in given}
    assert kinds >= {"before_pass", "after_kick", "reaction", "bomb", "bomb_throw", "igor", "bite", "wizard", "keep"}
    assert given_verbs >= {"gaze", "stab", "chainsaw", "multiple", "bomb", "hail_mary", "wizard", "catch", "move"}


def everything(verb: Verb, asked: Asked) -> Iterator[Asked]:
    """The command with its needed options filled in with each value that is offered, and bare where that is allowed."""
    branches: list[dict[str, str]] = [{}]
    for option in verb.options:
        following: list[dict[str, str]] = [] if option.needed else list(branches)
        for given in branches:
            now = Asked(asked.game, asked.prompt, asked.side, asked.texts, given)
            gazes = option.name == "target" and verb is VERBS["special gaze"]
            if option.needed or option.name == "skill" or gazes or verb is VERBS["play"]:
                values = [value for _, value in option.offered(now)]
                if option.name == "to" and asked.prompt.kind == "turn":
                    values = values[:1]
                elif option.name == "to":
                    values = [value for value in values if ("move", parse_square(value)) in asked.prompt.legal]
                following += [{**given, option.name: value} for value in values]
        branches = following
    for given in branches:
        yield Asked(asked.game, asked.prompt, asked.side, asked.texts, given)


@pytest.mark.parametrize(
    ("action", "squares", "last"),
    [("throw_team_mate", 9, ("throw", "h15", 64 * 12 + 11)), ("handoff", 12, ("handoff", "h15"))],
)
def test_a_confirmation_fits_its_button(action: str, squares: int, last: Decision) -> None:
    path = range(64 * 15 + 10, 64 * 15 + 10 + squares)
    decisions: list[Decision] = [("declare", "h16", action), ("stand",), ("move", *path), last]
    line = " ".join(write(decision) for decision in decisions)
    assert len(f"go:9999999:99999:{line}") <= 100
    game = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(1))
    assert read_line(line, game) == decisions


async def test_commands_in_sentences_exist_and_stand_where_they_become_links() -> None:
    bot = await command_tree()
    paths = [command.qualified_name.split() for command in bot.tree.walk_commands()]
    for lang in LANGUAGES:
        say = texts_for(lang).say
        named = {" ".join(say("command-" + "-".join(p[: n + 1])) for n in range(len(p))) for p in paths}
        for file in sorted((LOCALES / lang).glob("*.ftl")):
            for line in file.read_text("utf-8").splitlines():
                assert set(re.findall(r"`/([^`]+)`", line)) <= named, (file.name, line)
                if ".description" in line or line.startswith("import-file-type"):
                    continue
                bare = re.findall(r"(?<![\w`}<>/.])/([\wáéíóú]+(?: [\wáéíóú]+)?)", line)
                assert not [one for one in bare if one in named or one.split()[0] in named], (file.name, line)

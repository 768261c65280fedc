"""Which tests hold what: runs every rules test once and notes what occurs in it; writes `docs/coverage.md`."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine import rosters
from engine.match import header
from engine.match.card import DECKS
from engine.match.dice import ReplayedDice, SeededDice
from engine.match.game import Game
from engine.match.kickoff_table import RESULTS
from engine.match.script import Script
from engine.occurrences import Tally, everything, note_decision, note_events
from engine.skill_watch import SkillWatch

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "tests" / "rules"
INDUCEMENT_TESTS = ROOT / "tests" / "engine" / "test_inducements.py"
#: Folders whose files are named for the skill they hold.
SKILL_FOLDERS = ("skills", "skills3", "traits", "weapons", "weapons_2003")
SHOWN = 3
#: What has no trace of its own in a match: a re-roll of training is one like the others.
SHOWS_NOTHING = {("inducement", "extra_team_training")}
TITLES = {
    "skill": "Skills and traits",
    "inducement": "Inducements",
    "spell": "Spells of the wizard",
    "card": "Special play cards",
    "kick-off": "Kick-off table",
    "weather": "Weather",
    "action": "Actions",
    "prompt": "Prompts",
    "turnover": "Turnovers",
    "casualty": "Casualties",
    "face": "Block dice",
    "underground": "Dungeons",
}


@dataclass
class Held:
    """The tests of one thing: ``named`` for it, and those in which it ``occurs``; paths below `tests/`."""

    named: list[str] = field(default_factory=list[str])
    occurs: list[str] = field(default_factory=list[str])

    @property
    def tests(self) -> list[str]:
        """All of them, those named for it first."""
        return [*self.named, *(test for test in self.occurs if test not in self.named)]


def observe(text: str) -> Tally:
    """What occurs while a `.play` text is run.

    Raises:
        PlayError: it does not hold.
    """
    tally = Tally()
    watch = SkillWatch()
    watch.start()
    try:
        game = Script(text).run()
    finally:
        watch.stop()
    for name, times in watch.counts.items():
        if name in rosters.skills():
            tally.count("skill", name, times)
    position = header.read(text.splitlines()).position
    tally.count("weather", position.weather if "weather:" in text else "")
    dice = [die for entry in game.log for die in entry.dice]
    again = Game(position, ReplayedDice(dice, SeededDice(0)), keep_rest_points=False)
    note_events(again.opening, position, tally)
    for entry in game.log[1:]:
        if again.prompt is not None and entry.decision is not None:
            note_decision(again.prompt.kind, entry.decision, tally)
            note_events(again.play(entry.decision), position, tally)
    if again.prompt is not None:
        tally.count("prompt", again.prompt.kind)
    for force in header.read(text.splitlines()).position.in_force:
        tally.count("card", force.card)
    for me in position.players.values():
        if me.position.startswith(("star:", "mercenary:")):
            tally.count("inducement", "star_players" if me.position.startswith("star:") else "mercenaries")
    return tally


@lru_cache(maxsize=1)
def held() -> dict[str, dict[str, Held]]:
    """By kind and name, the tests of everything that can occur; a file that does not hold holds nothing."""
    table = {kind: {name: Held() for name in everything()[kind]} for kind in TITLES}
    for path in sorted(RULES.rglob("*.play")):
        test = path.relative_to(RULES.parent).with_suffix("").as_posix()
        try:
            tally = observe(path.read_text("utf-8"))
        except header.PlayError:
            continue
        for kind, name in named(path):
            table[kind][name].named.append(test)
        for kind, counter in tally.seen.items():
            for name in counter:
                if name in table.get(kind, {}):
                    table[kind][name].occurs.append(test)
    for name, found in table["skill"].items():
        if not found.named:
            found.named = [test for test in found.occurs if name.replace("_", "-") in _words(test)]
    for function, text in _functions(INDUCEMENT_TESTS):
        for name, found in table["inducement"].items():
            if _PREFIX.get(name, f'"{name}"') in text:
                found.named.append(f"engine/{INDUCEMENT_TESTS.name}::{function}")
    return table


_PREFIX = {"star_players": '"star:', "mercenaries": '"mercenary:'}
_WEATHER = {"heat": "sweltering"}
_ROWS = {f"{total:02}": result.name for total, result in RESULTS.items()}


def named(path: Path) -> list[tuple[str, str]]:
    """What a rules test is named for: ``skills3/horns-01-…`` for Horns, ``kickoff/table-05-…`` for the row 5."""
    folder, words = path.parent.name, path.stem.split("-")
    if {folder, path.parent.parent.name} & set(DECKS):
        return [("card", name) for name in (words[0], folder) if name in everything()["card"]]
    if folder in SKILL_FOLDERS and words[0] in everything()["skill"]:
        return [("skill", words[0])]
    if folder == "throw_team_mate":
        return [("skill", "throw_team_mate"), ("skill", "right_stuff")]
    if folder == "kickoff" and words[0] == "table":
        return [("kick-off", _ROWS[words[1]])]
    if folder == "weather" and _WEATHER.get(words[0], words[0]) in everything()["weather"]:
        return [("weather", _WEATHER.get(words[0], words[0]))]
    if folder == "inducements":
        return [("inducement", words[0])] if words[0] in everything()["inducement"] else []
    return []


def _words(test: str) -> str:
    """What the name of a file says after its number."""
    return test.rpartition("/")[2].partition("-")[2]


def _functions(path: Path) -> list[tuple[str, str]]:
    source = path.read_text("utf-8")
    return [
        (node.name, ast.get_source_segment(source, node) or "")
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def unheld() -> list[str]:
    """What no test holds, and skills with no test named for them or none in which they act."""
    from engine.simulate import UNREACHED

    found: list[str] = []
    for kind, names in held().items():
        for name, tests in names.items():
            if not tests.tests or (kind in ("skill", "card") and not tests.named):
                found.append(f"{kind} {name}: no test")
            elif not tests.occurs and (kind, name) not in UNREACHED.keys() | SHOWS_NOTHING:
                found.append(f"{kind} {name}: occurs in no test")
    return found


def coverage_page() -> str:
    """Every skill, inducement, row, weather, action and prompt with the tests that hold it."""
    text = (
        "# What holds what\n\nTests are named below `tests/`. *Named* are those written for the entry; *others* are rules"
        " tests in which it also occurs. A named test in which the entry does not act holds where its condition ends.\n"
    )
    for kind, title in TITLES.items():
        text += f"\n## {title}\n\n| id | named | it acts in | others |\n|---|---|---|---|\n"
        text += "".join(_row(name, tests) for name, tests in held()[kind].items())
    return text


def _row(name: str, tests: Held) -> str:
    others = [f"`{test}`" for test in tests.occurs if test not in tests.named]
    rules = [test for test in tests.named if test.startswith("rules/")]
    acts = f"{sum(test in tests.occurs for test in rules)} of {len(rules)}" if rules else ""
    more = f" and {len(others) - SHOWN} more" if len(others) > SHOWN else ""
    return f"| `{name}` | {', '.join(_grouped(name, tests.named))} | {acts} | {', '.join(others[:SHOWN])}{more} |\n"


def _grouped(name: str, tests: list[str]) -> list[str]:
    """Tests as patterns with their number, where a folder or a file's first words belong to one thing alone."""
    groups: dict[str, list[str]] = {}
    for test in tests:
        folder, _, stem = test.rpartition("/")
        words = stem.split("-")
        if folder == "rules/kickoff":
            pattern = f"{folder}/table-{words[1]}*"
        elif words[0] in (name, "throw", "heat"):
            pattern = f"{folder}/{words[0]}-*"
        else:
            pattern = test
        groups.setdefault(pattern, []).append(test)
    shown: list[str] = []
    for pattern, found in groups.items():
        alone = len(list(RULES.parent.glob(f"{pattern}.play"))) == len(found)
        shown += [f"`{pattern}` ({len(found)})"] if "*" in pattern and alone else [f"`{test}`" for test in found]
    return shown

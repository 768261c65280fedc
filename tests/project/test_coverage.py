"""Everything that can occur in a match has a test that holds it, and the table in `docs/` knows which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import coverage
from engine import inducements, rosters
from engine.match.actions import VERBS as ACTIONS
from engine.match.card import known_cards
from engine.match.header import WEATHERS
from engine.match.kickoff_table import RESULTS
from engine.occurrences import PROMPTS
from tests.project import ROOT

RULES = ROOT / "tests" / "rules"
BLOCK = """home: human
away: orc
active: home
h1 human.blitzer H8
h2 human.lineman C3
a1 orc.lineman I8
---
dice: both 1 1
h1 block a1
"""


def test_nothing_is_without_a_test() -> None:
    assert coverage.unheld() == []


def test_the_table_has_a_row_for_everything() -> None:
    held = coverage.held()
    assert set(held["skill"]) == set(rosters.skills())
    assert set(held["kick-off"]) == {row.name for row in RESULTS.values()}
    assert set(held["weather"]) == set(WEATHERS)
    assert set(held["action"]) == set(ACTIONS)
    assert set(held["prompt"]) == set(PROMPTS)
    assert set(held["card"]) == set(known_cards())
    hired = {item.id for roster in rosters.rosters() for item in inducements.staff(roster)}
    assert set(held["inducement"]) == hired | {"star_players", "mercenaries"}
    page = coverage.coverage_page()
    for names in held.values():
        assert [name for name in names if f"| `{name}` |" not in page] == []


def test_every_named_test_is_there() -> None:
    for names in coverage.held().values():
        for tests in names.values():
            files = [test for test in tests.tests if "::" not in test]
            assert [test for test in files if not (RULES.parent / f"{test}.play").is_file()] == []


def test_what_occurs_is_observed() -> None:
    seen = coverage.observe(BLOCK).seen
    assert seen["action"]["block"] == 1
    assert seen["face"]["both"] == 1
    assert seen["skill"]["block"] > 0
    assert not seen["skill"]["dodge"]
    without = coverage.observe(BLOCK.replace("blitzer", "lineman").replace("1 1", "1 1 1 1")).seen
    assert not without.get("skill", {}).get("block")
    assert without["turnover"]["knocked_down"] == 1


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("skills3/horns-01-after-a-step.play", [("skill", "horns")]),
        ("kickoff/table-05-high-kick.play", [("kick-off", "high_kick")]),
        ("kickoff/kickoff-02-scatter.play", []),
        ("weather/heat-01-at-the-end-of-a-drive.play", [("weather", "sweltering")]),
        ("weather/weather-01-table.play", []),
        ("inducements/wizard-01-fireball.play", [("inducement", "wizard")]),
        ("move/dodge-01.play", []),
        ("cards/team_plays/option_play-until-the-drive-ends.play", [("card", "option_play")]),
        ("cards/team_plays/option_play/01-lends.play", [("card", "option_play")]),
    ],
)
def test_files_are_named_for_what_they_hold(path: str, named: list[tuple[str, str]]) -> None:
    assert coverage.named(Path(path)) == named


def test_what_is_held_by_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {
        "skill": {
            "horns": coverage.Held(),
            "dodge": coverage.Held(named=["rules/skills/dodge-01"]),
            "catch": coverage.Held(named=["rules/skills/catch-01"], occurs=["rules/skills/catch-01"]),
            "guard": coverage.Held(occurs=["rules/block/block-01"]),
        },
        "weather": {"rain": coverage.Held(occurs=["rules/weather/rain-01"]), "nice": coverage.Held()},
    }
    monkeypatch.setattr(coverage, "held", lambda: table)
    assert coverage.unheld() == [
        "skill horns: no test",
        "skill dodge: occurs in no test",
        "skill guard: no test",
        "weather nice: no test",
    ]


def test_every_ruling_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \|.*\| ([^|]+) \|$", page, re.MULTILINE)
    named = {int(number): re.findall(r"`([^`]+)`", cell) for number, cell in rows}
    assert {number for number, tests in named.items() if not tests} == set()
    assert [t for tests in named.values() for t in tests if not (RULES / f"{t}.play").is_file()] == []


def test_the_rulings_that_tests_speak_of_are_there() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    known = set(re.findall(r"^\| (\d+) \|", page, re.MULTILINE))
    for path in sorted(RULES.rglob("*.play")):
        comments = " ".join(line[1:].strip() for line in path.read_text("utf-8").splitlines() if line.startswith("#"))
        spoken = {
            n
            for group in re.findall(r"[Rr]ulings? (\d+(?:(?:, | and )\d+)*)", comments)
            for n in re.findall(r"\d+", group)
        }
        assert spoken <= known, path.name

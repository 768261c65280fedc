"""League scripts fail where they should, and say on which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.league.scripts import CHECKS, VERBS, run
from engine.match.header import PlayError
from tests.project import ROOT

READY = "team reds human\ngiven players 11 human.lineman\ngiven phase ready\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("team reds human\ndance", 2, "unknown verb dance"),
        ("team reds human\nbyu reroll", 2, "unknown verb byu; did you mean 'buy'?"),
        ("team reds human\n= beauty 3", 2, "unknown expectation beauty"),
        ("team reds human\n= treasury 5", 2, "treasury is 1000000, expected 5"),
        ("team reds human\nbuy human.dragon", 2, "refused: unknown {'what': 'human.dragon'}"),
        ("team reds human\nbuy human.dragon\n= treasury 1000000", 2, "refused: unknown {'what': 'human.dragon'}"),
        ("team reds human\nbuy human.dragon\n= error budget", 3, "error is unknown, expected budget"),
        (
            "team reds human\nbuy human.dragon\n= error unknown what ogre",
            3,
            "unknown what is human.dragon, expected ogre",
        ),
        ("team reds human\n= error unknown", 2, "nothing was refused"),
        ("team reds human\nbuy reroll\n= error", 3, "nothing was refused"),
        ("team reds human\ndice: 3", 2, "dice left over: 3"),
        ("team reds human\nfan_factor loss", 2, "no dice left: fan factor needs a D6"),
        ("team reds human\ndice: 7 3\nfan_factor loss", 3, "7 (line 2) does not fit: fan factor needs a D6"),
        ("team reds human\ndice: pow seven", 2, "'seven' is no die"),
        ("buy reroll", 1, "no team yet"),
        ("team reds human\nbuy", 2, "usage: buy"),
        ("team reds human\nimprove x", 2, "'x' is no number"),
        ("team reds human\nreroll", 2, "no post-match sequence asks for winnings"),
        (READY + "result win 2:1", 4, "'2:1' is no score"),
        (READY + "= player 1 spp 3", 4, "spp of 1 is 0, expected 3"),
        (READY + "= player 1 +block", 4, "block of 1 is False, expected True"),
        (READY + "= player 40 spp 0", 4, "player cannot be told: unknown"),
        (READY + 'rename 1 "Zed', 4, "No closing quotation"),
    ],
)
def test_a_script_that_does_not_hold_names_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(PlayError) as caught:
        run(text)
    assert (caught.value.line, caught.value.reason[: len(reason)]) == (line, reason)


def test_comments_and_empty_lines_are_skipped() -> None:
    assert run("# nothing\n\nteam reds human  # a team\n= treasury 1000000\n").teams["reds"].treasury == 1_000_000


def test_the_command_runs_scripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.league", tmp_path / "bad.league"
    good.write_text("team reds human\n", "utf-8")
    assert main(["league", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"ok {good}\n"
    bad.write_text("team reds human\n= rerolls 2\n", "utf-8")
    assert main(["league", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [f"FAIL {bad}:2 rerolls is 0, expected 2", f"ok {good}"]
    assert main(["league", str(tmp_path / "none")]) == 1


def test_the_example_of_the_page_holds() -> None:
    page = (ROOT / "docs" / "league_scripts.md").read_text("utf-8")
    example = next(block for block in page.split("```")[1::2] if "team reds" in block)
    assert run(example).teams["reds"].player(7).spp == 6


def test_every_verb_and_expectation_is_documented_and_used() -> None:
    page = (ROOT / "docs" / "league_scripts.md").read_text("utf-8")
    scripts = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "league").rglob("*.league"))
    lines = [line.split() for line in scripts.splitlines() if line and not line.startswith("#")]
    verbs = {words[0] for words in lines}
    checks = {" ".join(words[1 : 3 if words[1] == "not" else 2]) for words in lines if words[0] == "="}
    assert {verb for verb in VERBS if f"`{verb}" not in page} == set()
    assert {check for check in CHECKS if f"`= {check}" not in page} == set()
    assert set(VERBS) - verbs == set()
    assert set(CHECKS) - checks == set()

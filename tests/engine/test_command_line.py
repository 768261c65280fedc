"""`python -m engine`: check, show and simulate."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import simulate
from engine.__main__ import main
from engine.coaches import RandomCoach
from engine.match.game import Game
from engine.match.header import END
from engine.match.script import run
from engine.skill_watch import SkillWatch

GOOD = "home: human\naway: orc\nactive: home\nh1 human.lineman D8\n---\nh1 move D9\n= h1 D9\n"
DODGE = "home: human\naway: orc\nactive: home\nh1 human.catcher D8\na1 orc.lineman E8\n---\ndice: 1 6\nh1 move C8\nreroll dodge\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "good.play").write_text(GOOD, "utf-8")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "bad.play").write_text(GOOD + "= h1 D8\n", "utf-8")
    return tmp_path


def test_check_names_what_holds_and_what_does_not(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = files / "good.play"
    assert main(["check", str(good)]) == 0
    assert capsys.readouterr().out == f"ok {good}\n"
    assert main(["check", str(files)]) == 1
    bad = files / "inner" / "bad.play"
    assert capsys.readouterr().out.splitlines() == [f"ok {good}", f"FAIL {bad}:8 h1 is D9, expected D8"]


def test_check_of_nothing_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    missing = tmp_path / "none.play"
    assert main(["check", str(missing)]) == 1
    assert capsys.readouterr().out.startswith(f"FAIL {missing}:1 cannot be read")


def test_show_prints_the_final_position(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(files / "good.play")]) == 0
    shown = capsys.readouterr().out
    assert "h1 human.lineman D9" in shown
    assert "prompt action home player h1" in shown
    assert main(["show", str(files / "inner" / "bad.play")]) == 1


def test_simulate_plays_whole_matches_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--matches", "6", "--seed", "3", "--every", "7"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("6 matches, ")
    assert "per second: " in shown
    assert "kick-off: " in shown


def test_simulate_gives_the_same_matches_again() -> None:
    plan = simulate.Plan(4, 11, 0.1, True, 50)
    tallies: list[simulate.Tally] = []
    for _ in range(2):
        tally = simulate.Tally()
        for number in range(plan.matches):
            simulate.play(plan, number, tally)
        tallies.append(tally)
    first, second = tallies
    assert first.failures == []
    assert (first.decisions, first.dice, first.scores) == (second.decisions, second.dice, second.scores)
    assert first.seen == second.seen


@pytest.mark.parametrize(
    "arguments", [["--rules", "dungeon"], ["--dungeon", "cellar"], ["--matches", "0"], ["--idle", "2"]]
)
def test_simulate_refuses_what_it_cannot_play(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments])
    assert caught.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_a_fault_is_told_with_a_record_that_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who answers nonsense after a while: the record holds what was played up to that answer."""
    decide = RandomCoach.decide
    answered = 0

    def nonsense(self: RandomCoach, game: Game) -> tuple[str | int, ...]:
        nonlocal answered
        answered += 1
        return ("heads",) if answered > 60 else decide(self, game)

    monkeypatch.setattr(RandomCoach, "decide", nonsense)
    monkeypatch.setattr(simulate, "RunningCoach", RandomCoach)
    monkeypatch.setattr(simulate, "EagerCoach", RandomCoach)
    tally = simulate.Tally()
    simulate.play(simulate.Plan(1, 1, 0.1, True, 10), 0, tally)
    assert len(tally.failures) == 1
    trace, _, record = tally.failures[0].partition("\n# seed 1, match 0: ")
    assert "IllegalDecision" in trace
    head, _, body = record.partition(f"{END}\n")
    lines = body.splitlines()
    assert (len(lines), lines[-1]) == (61, "heads")
    text = "# " + head + f"{END}\n" + "\n".join(lines[:-1])
    assert len(run(text).log) == 61


def test_what_a_skill_does_is_counted_while_it_is_watched() -> None:
    watch = SkillWatch()
    watch.start()
    run(
        "home: human\naway: orc\nactive: home\nh1 human.catcher D8\na1 orc.lineman E8\n---\ndice: 1 6\nh1 move C8\nreroll dodge\n"
    )
    watch.stop()
    assert watch.counts["dodge"] > 0
    counted = watch.counts.copy()
    run(
        "home: human\naway: orc\nactive: home\nh1 human.catcher D8\na1 orc.lineman E8\n---\ndice: 1 6\nh1 move C8\nreroll dodge\n"
    )
    assert watch.counts == counted


def test_a_coach_who_never_idles_comes_to_an_end() -> None:
    tally = simulate.Tally()
    simulate.play(simulate.Plan(1, 2, 0.0, True, 200), 1, tally)
    assert tally.failures == []
    assert tally.scores.total() == 1

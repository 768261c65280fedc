from __future__ import annotations

import pytest

from engine.match.decisions import Decision
from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.notation import NotationError
from engine.match.prompts import Choices, Prompt
from engine.teams import new_match
from services.typed import read_line, segments


def sq(name: str) -> int:
    found = parse_square(name)
    assert found is not None
    return found


def game(*verbs: str, side: int = 0) -> Game:
    made = Game(new_match("human_lanterns", "orc_cauldrons"), SeededDice(1))
    made.prompt = Prompt("action", side, Choices([], verbs), ("done",), {})
    return made


@pytest.mark.parametrize(
    ("line", "decisions"),
    [
        ("M9", [("move", sq("M9"))]),
        ("m9 n10", [("move", sq("M9"), sq("N10"))]),
        ("M9, N10", [("move", sq("M9"), sq("N10"))]),
        ("M9 block 3 follow", [("move", sq("M9")), ("block", "a3"), ("follow",)]),
        ("Block 3", [("block", "a3")]),
        ("4 move M9", [("declare", "h4", "move"), ("move", sq("M9"))]),
        ("h4 blitz N7 a1 die pow push P9 follow",
         [("declare", "h4", "blitz"), ("move", sq("N7")), ("block", "a1"), ("die", "pow"), ("push", sq("P9")), ("follow",)]),
        ("h4 blitz N7 1", [("declare", "h4", "blitz"), ("move", sq("N7")), ("block", "a1")]),
        ("H4 Block A1", [("declare", "h4", "block"), ("block", "a1")]),
        ("handoff 7", [("handoff", "h7")]),
        ("foul 7", [("foul", "a7")]),
        ("use block", [("use", "block")]),
        ("reroll pass", [("reroll", "pass")]),
        ("reroll none", [("reroll", "none")]),
        ("end", [("end",)]),
        ("use diving_tackle 4", [("use", "diving_tackle", "h4")]),
    ],
)  # fmt: skip
def test_lines_are_read_as_meant(line: str, decisions: list[Decision]) -> None:
    assert read_line(line, game("move", "block")) == decisions


@pytest.mark.parametrize(
    ("verb", "line", "decision"),
    [("push", "P9", ("push", sq("P9"))), ("kick", "t8", ("kick", sq("T8"))), ("pass", "R8", ("pass", sq("R8")))],
)
def test_a_square_alone_is_what_is_asked(verb: str, line: str, decision: Decision) -> None:
    assert read_line(line, game(verb)) == [decision]


@pytest.mark.parametrize(
    ("legal", "line", "decision"),
    [
        (("bomb", sq("K8")), "k8", ("bomb", sq("K8"))),
        (("hail_mary", sq("K8")), "k8", ("hail_mary", sq("K8"))),
        (("leap", sq("K8")), "k8", ("leap", sq("K8"))),
        (("use", "dump_off", sq("K8")), "k8", ("use", "dump_off", sq("K8"))),
        (("wizard", "fireball", sq("K8")), "k8", ("wizard", "fireball", sq("K8"))),
        (("wizard", "lightning", "a3"), "wizard lightning a3", ("wizard", "lightning", "a3")),
        (("catch",), "catch", ("catch",)),
    ],
)
def test_a_square_alone_fits_what_is_rare_too(legal: Decision, line: str, decision: Decision) -> None:
    made = game()
    made.prompt = Prompt("use", 0, Choices([legal, ("decline",)], ("move",) if legal[0] == "leap" else ()), legal, {})
    assert read_line(line, made) == [decision]


def test_numbers_are_of_the_side_that_is_asked() -> None:
    assert read_line("block 3", game("block", side=1)) == [("block", "h3")]
    assert read_line("3 move M9", game(side=1)) == [("declare", "a3", "move"), ("move", sq("M9"))]


@pytest.mark.parametrize("line", ["", "   ", "sing", "block", "4 fly M9", "use flying", "move M99", "die 7"])
def test_what_cannot_be_read_is_an_error(line: str) -> None:
    with pytest.raises(NotationError):
        read_line(line, game("move"))


def test_segments() -> None:
    assert segments(["h4", "pass", "pass", "R8"]) == [["h4", "pass"], ["pass", "R8"]]
    assert segments(["move", "M9", "use", "dodge", "done"]) == [["move", "M9"], ["use", "dodge"], ["done"]]

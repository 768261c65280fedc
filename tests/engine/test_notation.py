"""Decisions as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import rosters
from engine.coaches import RandomCoach, RunningCoach
from engine.match.decisions import Decision
from engine.match.dice import SeededDice
from engine.match.field import parse_square, pitch, square, square_name
from engine.match.game import Game
from engine.match.notation import ACTIONS, VERBS, NotationError, meant, parse, write, write_line
from engine.match.prompts import Choices, Prompt
from engine.teams import new_match, ready_made_ids

PLAYERS = st.builds(lambda side, number: f"{side}{number}", st.sampled_from("ha"), st.integers(1, 99))
SQUARES = st.sampled_from(pitch().squares)
WORDS = st.from_regex(r"[a-z][a-z_]{0,11}[0-9]?", fullmatch=True).filter(lambda word: parse_square(word) is None)
ARGUMENTS = {
    "player": PLAYERS,
    "square": SQUARES,
    "skill": st.sampled_from(list(rosters.skills())),
    "word": WORDS,
    "number": st.integers(1, 99).map(str),
    "any": st.one_of(PLAYERS, SQUARES, WORDS),
}


def arguments(shape: str) -> st.SearchStrategy[tuple[str | int, ...]]:
    """Arguments that a shape of the verb table allows."""
    parts: list[st.SearchStrategy[tuple[str | int, ...]]] = []
    for kind in shape.split():
        name = kind.rstrip("+*")
        one = ARGUMENTS[name] if name in ARGUMENTS else st.sampled_from(name.split("|"))
        low, high = {"+": (1, 6), "*": (0, 6)}.get(kind[-1], (1, 1))
        parts.append(st.lists(one, min_size=low, max_size=high).map(tuple))
    return st.tuples(*parts).map(lambda groups: tuple(a for group in groups for a in group))


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Any decision of the verb table, or a declaration."""
    verb = draw(st.sampled_from([*VERBS, "declare"]))
    if verb == "declare":
        return ("declare", draw(PLAYERS), draw(st.sampled_from(list(ACTIONS))))
    if verb == "none":
        return ("intercept", "none")
    return (verb, *draw(arguments(draw(st.sampled_from(VERBS[verb])))))


@given(decisions())
def test_what_is_written_is_read_back(decision: Decision) -> None:
    assert parse(write(decision)) == [decision]


@given(PLAYERS, st.sampled_from(list(ACTIONS)), st.lists(SQUARES, max_size=5), st.data())
def test_a_shorthand_is_written_and_read_back(player: str, action: str, path: list[int], data: st.DataObject) -> None:
    verb, *kinds = ACTIONS[action].split() or [""]
    parts: list[Decision] = [("declare", player, action)]
    if path and action != "block":
        parts.append(("move", *path))
    if verb:
        parts.append((verb, *(data.draw(ARGUMENTS[kind]) for kind in kinds)))
    assert parse(write_line(parts)) == parts


LINES = st.lists(
    st.one_of(st.sampled_from([*VERBS, *ACTIONS]), PLAYERS, SQUARES.map(square_name), WORDS, st.text(max_size=4)),
    max_size=5,
).map(" ".join)
CODES = {"empty_line", "unknown_verb", "unknown_action", "unknown_skill", "bad_arguments"}


@given(LINES)
def test_any_text_is_read_as_what_it_says_or_refused_with_a_code(text: str) -> None:
    code, parsed = "", []
    try:
        parsed = parse(text)
    except NotationError as error:
        code = error.code
    assert code in CODES or parse(write_line(parsed)) == parsed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("h1 block", [("declare", "h1", "block")]),
        ("h1 block a1", [("declare", "h1", "block"), ("block", "a1")]),
        ("h1 blitz N7 a1", [("declare", "h1", "blitz"), ("move", parse_square("N7")), ("block", "a1")]),
        ("h1 blitz N7", [("declare", "h1", "blitz"), ("move", parse_square("N7"))]),
        ("h1 move M9 N10", [("declare", "h1", "move"), ("move", parse_square("M9"), parse_square("N10"))]),
        ("h1 pass R8", [("declare", "h1", "pass"), ("pass", parse_square("R8"))]),
        ("h1 pass N7 R8", [("declare", "h1", "pass"), ("move", parse_square("N7")), ("pass", parse_square("R8"))]),
        ("h1 foul N7 a2", [("declare", "h1", "foul"), ("move", parse_square("N7")), ("foul", "a2")]),
        ("h1 handoff N7 h4", [("declare", "h1", "handoff"), ("move", parse_square("N7")), ("handoff", "h4")]),
        ("h1 throw_team_mate h5 R8", [("declare", "h1", "throw_team_mate"), ("throw", "h5", parse_square("R8"))]),
        ("h1 gaze a3", [("declare", "h1", "gaze"), ("gaze", "a3")]),
        ("h1 bomb R8", [("declare", "h1", "bomb"), ("bomb", parse_square("R8"))]),
        ("kick", [("kick",)]),
        ("kick T8", [("kick", parse_square("T8"))]),
        ("catcher none", [("catcher", "none")]),
        ("none", [("intercept", "none")]),
        ("intercept none", [("intercept", "none")]),
        ("use mighty_blow armour", [("use", "mighty_blow", "armour")]),
        ("use dump_off K8", [("use", "dump_off", parse_square("K8"))]),
        ("push crowd", [("push", "crowd")]),
        ("place chest M8", [("place", "chest", parse_square("M8"))]),
        ("decline", [("decline",)]),
        ("decline diving_tackle", [("decline", "diving_tackle")]),
        ("multiple a1 a2", [("multiple", "a1", "a2")]),
        ("wizard lightning a3", [("wizard", "lightning", "a3")]),
        ("apothecary first", [("apothecary", "first")]),
    ],
)
def test_a_line_is_read_as(text: str, expected: list[Decision]) -> None:
    assert parse(text) == expected


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("", "empty_line", {}),
        ("blok a1", "unknown_verb", {"word": "blok"}),
        ("h1 fly", "unknown_action", {"word": "fly", "player": "h1"}),
        ("use stubbornness", "unknown_skill", {"word": "stubbornness"}),
        ("reroll luck", "unknown_skill", {"word": "luck"}),
        ("block M8", "bad_arguments", {"verb": "block", "given": "M8", "expected": "block a1"}),
        ("move m8", "bad_arguments", {"verb": "move", "given": "m8", "expected": "move M8 …"}),
        ("h1 block M8 a1", "bad_arguments", {"verb": "h1 block", "given": "M8 a1", "expected": "h1 block a1"}),
        ("h0 block", "unknown_verb", {"word": "h0"}),
        ("H1 block a1", "unknown_verb", {"word": "H1"}),
        ("done now", "bad_arguments", {"verb": "done", "given": "now", "expected": "done"}),
    ],
)
def test_a_wrong_line_is_refused(text: str, code: str, values: dict[str, str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert (caught.value.code, caught.value.values) == (code, values)


def test_squares_have_one_name_each() -> None:
    assert {parse_square(square_name(sq)) for sq in pitch().squares} == set(pitch().squares)


def test_a_bare_none_declines_a_catcher_too() -> None:
    none = parse("none")[0]
    assert meant(none, asked(("catcher", "h1"), ("catcher", "none"))) == ("catcher", "none")
    assert meant(none, asked(("intercept", "a1"), ("intercept", "none"))) == ("intercept", "none")


def asked(*legal: Decision, player: str = "a4") -> Prompt:
    return Prompt("use", 1, Choices(legal), legal[0], {"player": player})


def test_the_one_who_is_asked_for_a_skill_may_be_named() -> None:
    named = parse("use diving_catch a4")[0]
    assert meant(named, asked(("use", "diving_catch"), ("decline", "diving_catch"))) == ("use", "diving_catch")
    assert meant(named, asked(("use", "diving_catch"), player="a5")) == named
    several = asked(("use", "tentacles", "a4"), ("use", "tentacles", "a6"))
    assert meant(parse("use tentacles a4")[0], several) == ("use", "tentacles", "a4")


@pytest.mark.parametrize(
    ("text", "decisions"),
    [
        ("h1 stab a1", [("declare", "h1", "block"), ("stab", "a1")]),
        ("h1 block chainsaw a1", [("declare", "h1", "block"), ("chainsaw", "a1")]),
        ("h1 blitz N7 stab a1", [("declare", "h1", "blitz"), ("move", square(13, 6)), ("stab", "a1")]),
        ("h1 multiple a1 a2", [("declare", "h1", "block"), ("multiple", "a1", "a2")]),
    ],
)
def test_an_attack_by_its_own_name_follows_its_declaration(text: str, decisions: list[Decision]) -> None:
    assert parse(text) == decisions


@pytest.mark.parametrize("seed", range(4))
def test_everything_the_engine_lists_can_be_written_and_read(seed: int) -> None:
    import random

    rng = random.Random(seed)
    teams = ready_made_ids()
    game = Game(new_match(teams[seed], teams[-1 - seed]), SeededDice(seed), keep_rest_points=False)
    coaches = (RandomCoach(rng), RunningCoach(rng))
    while (prompt := game.prompt) is not None:
        for verb in prompt.legal.verbs:
            listed = prompt.legal.of(verb)
            for decision in rng.sample(listed, min(3, len(listed))):
                assert parse(write(decision)) == [decision]
        decision = coaches[prompt.side].decide(game)
        assert parse(write(decision)) == [decision]
        game.play(decision)

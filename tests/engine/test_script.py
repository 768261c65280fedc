"""The runner of `.play` files: how a line is met, strict dice, expectations, and failures that name their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.match.header import PlayError
from engine.match.script import Script, run
from engine.match.scripted_dice import DiceFailure, ScriptedDice

HEAD = """home: human
away: orc
turn: home 3 away 2
active: home
rerolls: home 1 away 0
h1 human.lineman D8
h2 human.catcher K3
h3 human.ogre V8
a1 orc.lineman E8
a2 orc.lineman T2
---
"""
FIRST = HEAD.count("\n") + 1


def fails(body: str, head: str = HEAD) -> PlayError:
    with pytest.raises(PlayError) as caught:
        run(head + body)
    return caught.value


def at(error: PlayError, line: int, *parts: str) -> None:
    """The error stands on a line of the body, counted from 1, and says so."""
    assert error.line == FIRST - 1 + line, error
    for part in parts:
        assert part in error.reason


# --- how a line is met ---------------------------------------------------------------------------------------------


def test_a_legal_line_is_played() -> None:
    game = run(HEAD + "h2 move\nmove K4 K5\ndone\n= h2 K5 standing used\n= no turnover\n= prompt turn home\n")
    assert [entry.decision for entry in game.log][1:] == [("declare", "h2", "move"), ("move", 643, 644), ("done",)]


def test_a_shorthand_is_declared_and_played() -> None:
    run(HEAD + "h2 move K4 K5\n= h2 K5\n= prompt action home\n")


def test_defaults_are_taken_up_to_a_turn_prompt() -> None:
    run(HEAD + "h2 move K4\nend\n= active away\n")
    error = fails("push E9\n")
    at(error, 1, "push E9: not legal at prompt turn home")
    error = fails("h2 move K4\npush E9\n")
    at(error, 2, "(defaults taken: done)")


def test_a_verb_the_prompt_knows_is_an_error_at_once() -> None:
    at(fails("h2 move K4\nmove Z9\n"), 2, "move Z9: not legal at prompt action home")
    at(fails("h1 pass a1\n"), 1, "h1 pass M8")


def test_a_refused_line_is_told_what_would_be_legal() -> None:
    at(fails("dice: push\nh1 block a1\npush Z9\n"), 3, "push home player a1 by h1; legal: push F7, push F8, push F9")
    at(fails("h2 move\nmove Z9\n"), 2, "action move; legal: move J2, move K2, move L2")
    at(fails("h2 throw_team_mate\n"), 1, "turn home; legal: h2 move, h2 blitz, h2 pass")
    at(fails("h2 jump\n"), 1, "'jump' is no action of h2; known are move block")
    at(fails("use dogde\n"), 1, "there is no skill 'dogde'; did you mean 'dodge'?")
    at(fails("block M8\n"), 1, "'block M8' cannot be read; right would be block a1")
    at(fails("!illegal\n"), 1, "a decision follows !illegal")


def test_what_the_engine_decided_itself_is_accepted() -> None:
    run(HEAD + "dice: push\nh1 block a1\ndie push\npush F8\nfollow\n= a1 F8\n= h1 E8\n")
    at(fails("dice: push\nh1 block a1\ndie pow\n"), 3, "die pow: not legal")


def test_the_end_of_the_match_is_told() -> None:
    head = HEAD.replace("turn: home 3 away 2", "turn: home 8 away 8\nhalf: 2\nreceiving: away\nscore: 1-0")
    run(head + "end\n= winner home\n= prompt none\n")
    error = fails("end\nend\n", head)
    assert "the match is over" in error.reason


def test_a_question_mark_is_used_only_where_it_fits() -> None:
    run(HEAD + "? move K4\n? h2 move\n? move K4\n? push E9\n= h2 K4\n= prompt action home\n")
    at(fails("? mvoe K4\n"), 1, "'mvoe' begins no decision; did you mean 'move'?")
    at(fails("?\n"), 1, "a decision is missing")


def test_illegal_lines_are_refused_and_change_nothing() -> None:
    run(
        HEAD
        + "!illegal move K4\n!illegal h2 block\n!illegal a1 move\n!illegal h2 move K9\n= h2 K3\n= prompt turn home\n"
    )
    at(fails("!illegal h2 move\n"), 1, "h2 move is legal")
    at(fails("!illegal h1 block a1\n"), 1, "h1 block a1 is legal")


def test_a_shorthand_falls_away_where_its_declaration_fails() -> None:
    run(HEAD + "dice: 1\nh3 move W8\n? reroll none\n= h3 V8 bonehead\n= prompt turn home\n")
    run(HEAD + "dice: 2\nh3 move W8\n= h3 W8\n")


def test_a_shorthand_fails_after_its_declaration_held() -> None:
    at(fails("dice: 2 3 1 1\nh1 blitz D9 a1\n"), 2)


# --- dice ------------------------------------------------------------------------------------------------------------


def test_dice_missing_are_named() -> None:
    at(fails("h1 block a1\n"), 1, "no dice left", "needs a block die")
    at(fails("h1 move C8\n"), 1, "no dice left", "dodge of h1 needs a D6")


def test_dice_that_do_not_fit_are_named() -> None:
    at(fails("dice: 5\nh1 block a1\n"), 2, "5 (line", "needs a block die")
    at(fails("dice: pow\nh1 move C8\n"), 2, "pow (line", "needs a D6")
    at(fails("\ndice: 7\nh1 move C8\n"), 3, "7 (line", "needs a D6")
    at(fails("dice: pop\n"), 1, "'pop' is no die")


def test_dice_left_over_are_named_on_their_line() -> None:
    at(fails("dice: 4\nh1 move C8\ndice: 5 6\n= h1 C8\n"), 3, "left over: 5 6", "prompt action home")


def test_a_seed_stands_in_for_a_queue() -> None:
    head = HEAD.replace("---", "seed: 5\n---")
    first, second = (run(head + "h1 block a1\nend\n").position.digest() for _ in range(2))
    assert first == second
    assert "seed" in fails("dice: 1\n", head).reason


def test_scripted_dice_keep_their_failure() -> None:
    dice = ScriptedDice()
    dice.add(["3", "pow"], 9)
    assert dice.roll(6, "dodge") == 3
    assert dice.roll(0, "block") == 6
    with pytest.raises(DiceFailure, match="catch needs a D6"):
        dice.roll(6, "catch")
    assert "catch" in dice.failure


# --- expectations ----------------------------------------------------------------------------------------------------


MET = """= h1 D8
= h1 D8 standing
= ball h2
= score 0-0
= half 1
= turn home 3 away 2
= active home
= rerolls home 1
= rerolls home 1 away 0
= no turnover
= prompt turn home
= prompt turn
= legal h2 move
= legal h1 block a1
= not legal a1 move
= not legal h2 block a1
= dice h1 block a1 1
= dice h3 block a1 2
= spp h1 td 0 cas 0 comp 0 int 0
= weather nice
= stat h3 st 5
= skill h2 catch
= not skill h1 block
"""
WITH_BALL = HEAD.replace("---", "ball: h2\n---")


def test_expectations_that_hold() -> None:
    run(WITH_BALL + MET)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("= h1 D9", "h1 is D8, expected D9"),
        ("= h1 D8 prone", "h1 is standing, expected prone"),
        ("= h1 D8 used", "h1 is not used"),
        ("= h1 reserves", "h1 is D8, expected reserves"),
        ("= h1 dead", "expected casualty"),
        ("= h9 D8", "there is no player h9"),
        ("= ball D8", "h2 holds the ball"),
        ("= ball h1", "the ball is h2, expected h1"),
        ("= score 1-0", "the score is 0-0"),
        ("= half 2", "the half is 1"),
        ("= turn home 4", "the turn marker of home is 3"),
        ("= active away", "the active side is home"),
        ("= rerolls home 2", "re-rolls of home is 1"),
        ("= rerolls home 1 leader", "no leader re-roll"),
        ("= turnover", "no turn by a turnover"),
        ("= prompt action home", "the prompt is turn home"),
        ("= prompt turn away", "the prompt is turn home"),
        ("= legal a1 move", "a1 move is not legal"),
        ("= not legal h1 block a1", "h1 block a1 is legal"),
        ("= dice h1 block a1 2", "is 1, expected 2"),
        ("= spp h1 td 1", "h1 td is 0"),
        ("= weather rain", "the weather is nice"),
        ("= stat h1 st 4", "h1 st is 3"),
        ("= skill h1 block", "h1 has not block; his are none"),
        ("= not skill h2 catch", "h2 has catch"),
        ("= winner home", "the final whistle has not gone"),
        ("= odds move D9 0.5", "is not legal"),
        ("= luck home 3", "unknown expectation luck"),
        ("= not turnover", "unknown expectation not turnover; known with not are legal skill in_force"),
        ("= not skill h2 cach", "there is no skill 'cach'; did you mean 'catch'?"),
        ("= not in_force eclips", "there is no card 'eclips'; did you mean 'eclipse'?"),
        ("= score", "incomplete: = score 1-0"),
        ("= weather fog", "'fog' is none of"),
    ],
)
def test_expectations_that_do_not_hold(line: str, reason: str) -> None:
    error = fails(f"{line}\n", WITH_BALL)
    assert error.line == FIRST + 1
    assert reason in error.reason


def test_a_turnover_is_that_of_the_last_line() -> None:
    run(
        HEAD
        + "dice: 1 3 3\nh1 move C8\nreroll none\n= turnover\n= active away\n? push E9\n= turnover\na1 move E9\n= no turnover\n"
    )


def test_a_casualty_and_what_it_is_worth() -> None:
    text = HEAD + "dice: pow 6 5 6 4 3 8\nh1 block a1\npush F8\nstay\n= a1 casualty badly_hurt\n= spp h1 cas 1\n"
    run(text)
    with pytest.raises(PlayError, match="expected dead"):
        run(text + "= a1 dead\n")


def test_the_running_action_counts_for_dice() -> None:
    script = Script(HEAD + "h2 blitz K4\n")
    script.run()
    assert script.running_action("h2") == ("blitz", True)
    assert script.running_action("h1") == ("", False)


EXAMPLES = Path(__file__).resolve().parents[2].parent / "shared" / "examples"


@pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the shared examples are not here")
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.play")), ids=lambda path: path.stem)
def test_the_shared_examples_hold(path: Path) -> None:
    run(path.read_text("utf-8"))

"""What must hold at every prompt of any match."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.coaches import Coach, RandomCoach, RunningCoach
from engine.match.decisions import END, TIMEOUT, Decision
from engine.match.dice import SeededDice
from engine.match.field import OFF
from engine.match.game import Game, reopen
from engine.match.match import RestPoint
from engine.match.position import IN_THE_AIR, ON_PITCH, Position
from engine.match.prompts import IllegalDecision
from engine.teams import new_match, ready_made_ids

TEAMS = ready_made_ids()


def start(seed: int) -> tuple[Game, tuple[Coach, Coach]]:
    rng = random.Random(seed)
    game = Game(new_match(rng.choice(TEAMS), rng.choice(TEAMS)), SeededDice(seed))
    coaches: list[Coach] = [RandomCoach(random.Random(seed + 1)), RunningCoach(random.Random(seed + 2))]
    if seed % 2:
        coaches.reverse()
    return game, (coaches[0], coaches[1])


def everyone_in_one_place(pos: Position) -> None:
    on_board = Counter(me.id for me in pos.board if me is not None)
    for me in pos.players.values():
        assert (me.place == ON_PITCH) == (me.sq != OFF), me
        assert on_board[me.id] == (1 if me.sq != OFF else 0), me
        if me.sq != OFF:
            assert pos.board[me.sq] is me
    carrier = pos.carrier
    if carrier is not None:
        assert pos.ball == OFF
        assert carrier.place == IN_THE_AIR or carrier.standing, carrier
    for side in (0, 1):
        assert sum(1 for _ in pos.on_pitch(side)) <= 11


def prompt_of(game: Game) -> tuple[object, ...]:
    prompt = game.prompt
    if prompt is None:
        return ()
    return prompt.kind, prompt.side, prompt.number, sorted(map(str, prompt.legal)), prompt.default


@pytest.mark.parametrize("seed", range(4))
def test_reopening_at_every_prompt_gives_the_same_match(seed: int) -> None:
    game, coaches = start(seed)
    log_from = {0: game.rest_point}
    while game.prompt is not None:
        point = game.rest_point
        log_from[point.entry] = point
        dice = SeededDice(99)
        again = reopen(point, game.log[point.entry - game.first :], dice)
        assert again.position.digest() == game.position.digest()
        assert prompt_of(again) == prompt_of(game)
        assert again.log == game.log[point.entry - game.first :]
        assert again.last_entry == game.last_entry
        assert again.dice is dice
        game.play(coaches[game.prompt.side].decide(game))
    assert reopen(log_from[0], game.log, SeededDice(0)).position.digest() == game.position.digest()


@pytest.mark.parametrize("seed", range(4, 8))
def test_a_checkpoint_at_a_team_turn_is_enough(seed: int) -> None:
    game, coaches = start(seed)
    turns = 0
    while game.prompt is not None:
        if game.prompt.kind == "turn":
            turns += 1
            point = game.checkpoint()
            assert len(game.log[point.entry - game.first :]) == 1
            again = reopen(point, game.log[point.entry - game.first :], SeededDice(1))
            assert prompt_of(again) == prompt_of(game)
            assert again.position.digest() == game.position.digest()
        game.play(coaches[game.prompt.side].decide(game))
    assert turns > 30


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000))
def test_every_prompt_keeps_its_promises(seed: int) -> None:
    game, coaches = start(seed)
    while game.prompt is not None:
        prompt = game.prompt
        before = game.position.digest()
        listed = list(prompt.legal)
        assert listed
        assert all(decision in prompt.legal for decision in (*listed[:5], *listed[-5:], prompt.default))
        assert {str(decision[0]) for decision in listed} <= set(prompt.legal.verbs)
        assert game.position.digest() == before, "listing changed the position"
        everyone_in_one_place(game.position)
        game.play(coaches[prompt.side].decide(game))


ODD_ONES: tuple[Decision, ...] = (
    ("declare", "h1", "fly"),
    ("declare", "h99", "move"),
    ("move",),
    ("move", 10_000),
    ("move", OFF),
    ("block", "nobody"),
    ("place", "h1"),
    ("place", "a1", 0),
    ("pass", 0),
    ("reroll", "luck"),
    ("die", "seven"),
    ("push", 5),
    (),
)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10_000))
def test_an_illegal_decision_changes_nothing(seed: int) -> None:
    game, coaches = start(seed)
    step = 0
    while game.prompt is not None and step < 250:
        step += 1
        prompt = game.prompt
        before, entries = game.position.digest(), len(game.log)
        for odd in ODD_ONES:
            if odd not in prompt.legal:
                with pytest.raises(IllegalDecision):
                    game.play(odd)
        with pytest.raises(IllegalDecision) as refused:
            game.play(prompt.default, side=1 - prompt.side)
        assert refused.value.code == "not_your_prompt"
        assert (game.position.digest(), len(game.log), game.prompt) == (before, entries, prompt)
        game.play(coaches[prompt.side].decide(game))


@pytest.mark.parametrize("seed", range(20, 24))
def test_a_match_left_to_the_clock_ends(seed: int) -> None:
    game, _ = start(seed)
    for _ in range(2_000):
        if game.prompt is None:
            break
        game.play(TIMEOUT)
    assert game.over
    everyone_in_one_place(game.position)


@pytest.mark.parametrize("seed", range(30, 34))
def test_taking_back_stands_where_it_stood_and_draws_other_dice(seed: int) -> None:
    game, coaches = start(seed)
    taken = 0
    while game.prompt is not None and taken < 150:
        decision = coaches[game.prompt.side].decide(game)
        before, asked, drawn = game.position.digest(), prompt_of(game)[3:], game.dice
        game.play(decision)
        if game.prompt is None:
            break
        number = game.prompt.number
        game.take_back()
        taken += 1
        assert game.position.digest() == before
        assert prompt_of(game)[3:] == asked
        assert game.prompt is not None
        assert game.prompt.number > number, "a stale button must be recognised"
        assert game.dice is drawn
        game.play(decision)
    assert taken > 50


def test_a_failing_procedure_leaves_the_match_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    game, coaches = start(40)
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(coaches[game.prompt.side].decide(game))
    before, asked = game.position.digest(), prompt_of(game)

    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr("engine.match.turn.end", broken)
        with pytest.raises(RuntimeError, match="broken"):
            game.play(END)
    assert game.position.digest() == before
    assert prompt_of(game) == asked
    assert game.play(END)


def test_the_rest_point_survives_json() -> None:
    import json

    game, coaches = start(50)
    for _ in range(120):
        assert game.prompt is not None
        game.play(coaches[game.prompt.side].decide(game))
    point = game.rest_point
    stored = RestPoint(json.loads(json.dumps(point.snapshot)), point.entry, point.dice, point.number)
    again = reopen(stored, game.log[point.entry - game.first :], SeededDice(3))
    assert again.position.digest() == game.position.digest()

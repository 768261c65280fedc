from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.match.dice import SeededDice
from engine.match.field import parse_square, square, square_name
from engine.match.game import Game
from engine.match.header import read
from engine.match.odds import Need, best_chance, blitz_reach, reach, running_movement
from engine.match.odds.path import walkable
from engine.match.odds.rerolls import TEAM, Die, Source, outcomes, value
from engine.match.position import STANDING, Position
from tests.engine.small_boards import MOVER, all_paths, boards, by_trying_everything, squares_around, started

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


@settings(max_examples=200, suppress_health_check=SLOW)
@given(boards(), st.randoms(use_true_random=False))
def test_the_best_chance_is_what_trying_every_die_and_answer_gives(pos: Position, draws: Random) -> None:
    game = started(pos)
    movement = running_movement(game)
    assert movement is not None
    before = game.position.digest()
    path: tuple[int, ...] = ()
    at = pos.players[MOVER].sq
    while len(path) < 4:
        near = squares_around(game, at)
        if not near or (path and draws.random() < 0.1):
            break
        at = draws.choice(near)
        if not walkable(game.position, movement, (*path, at)):
            break
        path = (*path, at)
    assume(path)
    assert best_chance(game, path) == pytest.approx(by_trying_everything(pos, path), abs=1e-9)
    assert game.position.digest() == before


@settings(max_examples=80, suppress_health_check=SLOW)
@given(boards(most_movement=3, many_rerolls=False))
def test_no_path_beats_the_map(pos: Position) -> None:
    game = started(pos)
    movement = running_movement(game)
    assert movement is not None
    before = game.position.digest()
    me = movement.player
    found = reach(game.position, me, movement)
    best: dict[int, float] = {}
    for path in all_paths(game, min(4, movement.left(game.position))):
        if walkable(game.position, movement, path) and not scores_before_its_end(game.position, path):
            best[path[-1]] = max(best.get(path[-1], 0.0), best_chance(game, path))
    for sq, way in found.items():
        assert way.path[-1] == sq
        assert walkable(game.position, movement, way.path)
        assert best_chance(game, way.path) == pytest.approx(way.chance, abs=1e-9)
    if movement.left(game.position) <= 4:
        best.pop(me.sq, None)
        assert {square_name(sq): way.chance for sq, way in found.items() if sq != me.sq} == pytest.approx(
            {square_name(sq): chance for sq, chance in best.items() if chance}, abs=1e-9
        )
    assert game.position.digest() == before


def scores_before_its_end(pos: Position, path: tuple[int, ...]) -> bool:
    carries = pos.carrier is pos.players[MOVER]
    for sq in path[:-1]:
        carries = carries or (sq == pos.ball and pos.carrier is None)
        if carries and sq in pos.field.end_zone[1]:
            return True
    return False


@settings(max_examples=60, suppress_health_check=SLOW)
@given(boards(most_movement=3, many_rerolls=False))
def test_no_path_over_the_ball_beats_the_map_with_the_ball(pos: Position) -> None:
    game = started(pos)
    movement = running_movement(game)
    assert movement is not None
    me = movement.player
    left = movement.left(game.position)
    assume(left <= 4 and me.posture == STANDING)
    carries = pos.carrier is not None
    best: dict[str, float] = {}
    for path in all_paths(game, left):
        if (carries or game.position.ball in path) and not scores_before_its_end(game.position, path):
            name = square_name(path[-1])
            best[name] = max(best.get(name, 0.0), best_chance(game, path))
    found = reach(game.position, me, movement, with_ball=True)
    if carries:
        best.pop(square_name(me.sq), None)
    assert {square_name(sq): way.chance for sq, way in found.items()} == pytest.approx(
        {name: chance for name, chance in best.items() if chance}, abs=1e-9
    )
    for way in found.values():
        assert best_chance(game, way.path) == pytest.approx(way.chance, abs=1e-9)


LINEMAN = "home: human\naway: orc\nturn: home 3 away 2\nactive: home\n"


@pytest.mark.parametrize(
    ("header", "path", "chance"),
    [
        # The team re-roll repeats Pro's own die: 2/3 + 1/3 (1/2 + 1/2 1/2) 2/3; or it repeats the dodge: 8/9.
        ("rerolls: home 1 away 0\nh1 human.lineman D8 +pro\na1 orc.lineman E8\n", "C8", 8 / 9),
        # Loner makes Pro the better one: 2/3 + 1/3 (1/2 + 1/2 1/2 1/2) 2/3.
        ("rerolls: home 1 away 0\nh1 human.lineman D8 +pro +loner\na1 orc.lineman E8\n", "C8", 2 / 3 + 5 / 8 * 2 / 9),
        # A ball is picked up once, however often its square is entered.
        ("rerolls: home 0 away 0\nball: D8\nh1 human.lineman C8\na1 orc.lineman T2\n", "D8 C8 D8", 2 / 3),
        # The path of a carrier ends with the touchdown: what would have to be dodged behind it does not count.
        ("rerolls: home 0 away 0\nball: h1\nh1 human.lineman Y8\na1 orc.lineman Y10\n", "Z9 Z8", 1.0),
        ("rerolls: home 0 away 0\nh1 human.lineman Y8\na1 orc.lineman Y10\n", "Z9 Z8", 2 / 3),
    ],
)
def test_paths_worked_out_by_hand(header: str, path: str, chance: float) -> None:
    game = Game(read([*(LINEMAN + header).splitlines(), "---"]).position, SeededDice(1))
    game.play(("declare", MOVER, "move"))
    squares = [sq for name in path.split() if (sq := parse_square(name)) is not None]
    assert best_chance(game, squares) == pytest.approx(chance)


def test_a_skill_used_this_turn_repeats_nothing() -> None:
    pos = read([*(LINEMAN + "h1 human.catcher D8\na1 orc.lineman E8\n").splitlines(), "---"]).position
    me = pos.players[MOVER]
    target = square(2, 7)
    assert reach(pos, me)[target].chance == pytest.approx(8 / 9)
    me.spent = ("dodge",)
    assert reach(pos, me)[target].chance == pytest.approx(2 / 3)
    assert reach(pos, me)[target].needs == (Need("dodge", 3, target),)


def test_odds_need_a_running_action_and_a_path_that_can_be_walked() -> None:
    game = Game(
        read([*(LINEMAN + "h1 human.lineman D8\na1 orc.lineman E8\n").splitlines(), "---"]).position, SeededDice(1)
    )
    with pytest.raises(ValueError, match="in the middle"):
        best_chance(game, [square(2, 7)])
    game.play(("declare", MOVER, "move"))
    with pytest.raises(ValueError, match="cannot be walked"):
        best_chance(game, [square(4, 7)])


def test_movement_already_spent_counts() -> None:
    game = Game(
        read([*(LINEMAN + "h1 human.lineman D8 ma=2\na1 orc.lineman T2\n").splitlines(), "---"]).position, SeededDice(1)
    )
    game.play(("declare", MOVER, "move"))
    game.play(("move", square(4, 7)))
    movement = running_movement(game)
    found = reach(game.position, game.position.players[MOVER], movement)
    assert (found[square(5, 7)].chance, found[square(5, 7)].spent) == (1.0, 2)
    assert best_chance(game, [square(5, 7), square(6, 7)]) == pytest.approx(5 / 6)
    assert found[square(6, 7)].needs == (Need("going_for_it", 2, square(6, 7)),)
    assert square(8, 7) not in found


ONCE, EARNED = 2, 4
SOURCES = {
    "dodge": Source(ONCE, 1.0),
    "pro": Source(EARNED, 1 / 2, (Source(TEAM, 1.0),)),
    "pro, loner": Source(EARNED, 1 / 2, (Source(TEAM, 1 / 2),)),
    "team": Source(TEAM, 1.0),
    "team, loner": Source(TEAM, 1 / 2),
    "sure_hands": Source(0, 1.0),
}
PLAIN = ((), ("team",), ("pro", "team"), ("team, loner",), ("pro, loner", "team, loner"), ("pro",))


@given(
    st.sampled_from(PLAIN),
    st.lists(st.tuples(st.integers(2, 6), st.sampled_from(((), ("dodge",), ("sure_hands",)))), max_size=7),
)
def test_saving_the_roll_at_hand_most_often_is_the_best_use_of_every_reroll(
    always: tuple[str, ...], rolls: list[tuple[int, tuple[str, ...]]]
) -> None:
    tests = [Die((7 - needed) / 6, tuple(SOURCES[name] for name in (*own, *always))) for needed, own in rolls]
    for full in range(8):
        chances = {full: 1.0}
        for die in tests:
            after: dict[int, float] = {}
            for state, share in chances.items():
                for left, part in outcomes(die, state)[0]:
                    after[left] = after.get(left, 0.0) + share * part
            chances = after
        assert sum(chances.values()) == pytest.approx(_best(tests, full), abs=1e-12)


def _best(tests: list[Die], state: int) -> float:
    if not tests:
        return 1.0
    return value(tests[0], state, lambda left: _best(tests[1:], left))


@pytest.mark.parametrize(
    ("text", "path", "chance", "needs"),
    [
        ("h1 human.lineman D8 ma=3\na1 orc.lineman G8\n", 2, 1.0, []),
        ("h1 human.lineman D8 ma=2\na1 orc.lineman G8\n", 2, 5 / 6, ["going_for_it"]),
        ("h1 human.lineman D8 ma=1\na1 orc.lineman G8\n", 2, 25 / 36, ["going_for_it", "going_for_it"]),
        ("h1 human.lineman F8 prone ma=3\na1 orc.lineman G8\n", 0, 5 / 6, ["going_for_it"]),
        ("h1 human.lineman F8 prone ma=2\na1 orc.lineman G8\n", 0, 3 / 6 * 5 / 6, ["stand_up", "going_for_it"]),
    ],
)
def test_a_blitz_pays_for_its_block(text: str, path: int, chance: float, needs: list[str]) -> None:
    pos = read([*(LINEMAN + "rerolls: home 0 away 0\n" + text).splitlines(), "---"]).position
    way = blitz_reach(pos, pos.players[MOVER], pos.players["a1"])
    assert way is not None
    assert (len(way.path), way.chance, [need.what for need in way.needs]) == (path, pytest.approx(chance), needs)


def test_an_opponent_out_of_reach_cannot_be_blitzed() -> None:
    pos = read([*(LINEMAN + "h1 human.lineman D8 ma=1\na1 orc.lineman H8\n").splitlines(), "---"]).position
    assert blitz_reach(pos, pos.players[MOVER], pos.players["a1"]) is None

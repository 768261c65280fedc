"""Odds while special play cards are in force: the map of a player's ways agrees with what each path is worth."""

from __future__ import annotations

import pytest

from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.header import read
from engine.match.odds import best_chance, reach, running_movement

EXTRA_MILE = """home: human
away: orc
active: home
in_force: home going_the_extra_mile:h1
h1 human.lineman A8 ma=2
a1 orc.lineman Z1
---"""
INCOMING = """home: human
away: orc
active: home
in_force: away incoming
h1 human.lineman P1 ma=3
a1 orc.lineman A15
---"""
DOGGED = """home: human
away: orc
active: home
in_force: away dogged_defense
h1 human.lineman H8 ma=2
a1 orc.lineman I9 prone
---"""

TWO_BALLS = """home: human
away: orc
active: home
in_force: home ball_clone:I8
ball: a1
h1 human.lineman H8
a1 orc.lineman A15
---"""
HANDS_FULL = """home: human
away: orc
active: home
in_force: home ball_clone:h1
ball: I8
h1 human.lineman H8 ma=1
a1 orc.lineman A15
---"""


@pytest.mark.parametrize(
    ("header", "square", "chance"),
    [
        (EXTRA_MILE, "F8", 5 / 6 * 5 / 6 * 4 / 6),
        (INCOMING, "P4", (4 / 6) ** 2),
        (DOGGED, "H6", 4 / 6),
        (TWO_BALLS, "I8", 4 / 6),
        (HANDS_FULL, "I8", 1),
    ],
)
def test_the_map_counts_what_cards_ask_for(header: str, square: str, chance: float) -> None:
    game = Game(read(header.splitlines()).position, SeededDice(1))
    game.play(("declare", "h1", "move"))
    movement = running_movement(game)
    assert movement is not None
    found = reach(game.position, movement.player, movement)
    way = found[parse_square(square) or 0]
    assert way.chance == pytest.approx(chance)
    assert best_chance(game, way.path) == pytest.approx(chance)

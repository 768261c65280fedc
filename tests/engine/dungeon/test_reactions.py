"""Moves in the other side's turn, under the ground."""

from __future__ import annotations

from engine.match.dungeon.teleport import TRIP
from engine.match.field import parse_square
from engine.match.reactions import BlockingPaths
from engine.teams import new_match


def test_a_trip_in_this_turn_counts_among_the_squares_of_who_blocks_a_pass() -> None:
    pos = new_match("human_lanterns", "orc_mudlarks")
    me, passer = pos.players["h6"], pos.players["a6"]
    start, thrower, target = (parse_square(name) or 0 for name in ("H8", "K8", "P8"))
    pos.put(me, start)
    pos.put(passer, thrower)
    fresh = BlockingPaths(pos, me, passer, target)
    assert max(len(path) for path in fresh.paths()) == 3
    me.spent = (TRIP,)
    tired = BlockingPaths(pos, me, passer, target)
    assert max(len(path) for path in tired.paths()) == 2
    assert all(("move", *path) in tired for path in tired.paths())
    assert not any(("move", *path) in tired for path in fresh.paths() if len(path) == 3)

"""Who goes on from a stage, up and down."""

from __future__ import annotations

import pytest

from engine.league import schedule, stages
from engine.league.errors import LeagueError

EAST, WEST = ("e1", "e2", "e3"), ("w1", "w2", "w3")


def test_the_first_two_of_each_division_go_into_a_cup() -> None:
    seeds = stages.qualified((EAST, WEST), 2)
    assert seeds == ("e1", "w1", "e2", "w2")
    ties = schedule.knock_out(len(seeds))
    assert [schedule.tie_teams(tie, ties, seeds, {}) for tie in ties[:2]] == [("e1", "w2"), ("w1", "e2")]


@pytest.mark.parametrize("divisions", range(2, 12))
def test_nobody_meets_his_own_division_in_the_first_round(divisions: int) -> None:
    tables = [[f"{division}:{place}" for place in (1, 2)] for division in range(divisions)]
    seeds = stages.qualified(tables, 2)
    assert sorted(seeds) == sorted(team for table in tables for team in table)
    ties = schedule.knock_out(len(seeds))
    first = [schedule.tie_teams(tie, ties, seeds, {}) for tie in ties if tie.round == 0]
    assert all(home.split(":")[0] != away.split(":")[0] for home, away in first)


def test_a_small_division_cannot_send_so_many() -> None:
    with pytest.raises(LeagueError) as caught:
        stages.qualified((EAST, WEST), 4)
    assert caught.value.code == "too_few"


def test_promotion_and_relegation() -> None:
    after = stages.exchanged((("a1", "a2", "a3"), ("b1", "b2", "b3"), ("c1", "c2", "c3")), 1)
    assert after == (("a1", "a2", "b1"), ("a3", "b2", "c1"), ("b3", "c2", "c3"))
    assert stages.exchanged((EAST,), 2) == (EAST,)
    assert stages.exchanged((EAST, WEST), 0) == (EAST, WEST)
    with pytest.raises(LeagueError):
        stages.exchanged((EAST, WEST, EAST), 2)

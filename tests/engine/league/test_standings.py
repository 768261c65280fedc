"""The order of a table depends on the results alone, and refuses what does not exist."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.league import standings
from engine.league.errors import LeagueError
from engine.league.standings import Bonus, Correction, MatchResult, PointsRule, TableRules
from engine.match.dice import SeededDice

TEAMS = ["a", "b", "c", "d", "e"]
SMALL = st.tuples(st.integers(0, 2), st.integers(0, 2))
KINDS = ("played", "played", "played", "home_forfeits", "away_forfeits", "both_forfeit")


@st.composite
def results(draw: st.DrawFn) -> list[MatchResult]:
    found: list[MatchResult] = []
    for _ in range(draw(st.integers(0, 12))):
        home, away = draw(st.permutations(TEAMS))[:2]
        found.append(MatchResult(home, away, draw(SMALL), draw(SMALL), draw(st.sampled_from(KINDS))))
    return found


def order(*given: Any, **more: Any) -> list[str]:
    return [row.team for row in standings.table(*given, **more)]


@given(results(), st.randoms(use_true_random=False), st.permutations(standings.TIE_BREAKS))
def test_the_order_does_not_depend_on_the_order_of_what_is_told(
    played: list[MatchResult], rng: Any, breaks: tuple[str, ...]
) -> None:
    rules = TableRules(tie_breaks=tuple(breaks))
    first = standings.table(TEAMS, played, rules)
    shuffled, teams = list(played), list(TEAMS)
    rng.shuffle(shuffled)
    rng.shuffle(teams)
    assert standings.table(teams, shuffled, rules) == first
    points = [row.points for row in first]
    assert points == sorted(points, reverse=True)


@given(results(), st.integers(0, 1000))
def test_coins_settle_everything_once(played: list[MatchResult], seed: int) -> None:
    rules = TableRules()
    rows = standings.table(TEAMS, played, rules)
    coins: tuple[str, ...] = ()
    for level in standings.unsettled(rows):
        coins = standings.throw_coins(level, SeededDice(seed), coins)
    settled = standings.table(TEAMS, played, rules, coins)
    assert standings.unsettled(settled) == ()
    assert order(TEAMS, played, rules, coins) == [row.team for row in settled]
    assert standings.throw_coins(coins, SeededDice(0), coins) == coins


def test_two_sets_of_level_teams_are_two_sets() -> None:
    played = [MatchResult("a", "c", (1, 0)), MatchResult("b", "d", (1, 0))]
    rows = standings.table(["a", "b", "c", "d"], played, TableRules(tie_breaks=("td_difference", "coin")))
    assert standings.unsettled(rows) == (("a", "b"), ("c", "d"))


@pytest.mark.parametrize(
    ("played", "rules"),
    [
        ([MatchResult("a", "x")], TableRules()),
        ([MatchResult("a", "b", kind="cancelled")], TableRules()),
        ([], TableRules(tie_breaks=("beauty",))),
        ([], TableRules(corrections=(Correction("x", 1, "late"),))),
        ([MatchResult("a", "b")], TableRules(PointsRule(bonuses=(Bonus("style", 1, 1),)))),
    ],
)
def test_what_does_not_exist_is_refused(played: list[MatchResult], rules: TableRules) -> None:
    with pytest.raises(LeagueError) as caught:
        standings.table(TEAMS, played, rules)
    assert caught.value.code == "unknown"

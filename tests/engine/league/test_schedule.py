"""Round robins meet and balance, knock-outs seed and give byes, Swiss rounds repeat nothing, ladders move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.league import schedule
from engine.league.errors import LeagueError
from engine.league.schedule import Edge, Pairing

SIZES = list(range(2, 23))


def names(count: int) -> list[str]:
    return [f"t{number}" for number in range(count)]


@pytest.mark.parametrize("count", SIZES)
def test_everybody_meets_once_and_home_is_balanced(count: int) -> None:
    teams = names(count)
    rounds = schedule.round_robin(teams)
    assert len(rounds) == (count - 1 if count % 2 == 0 else count)
    met = Counter(frozenset(pairing) for one in rounds for pairing in one if not pairing.bye)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    for one in rounds:
        assert sorted(team for pairing in one for team in pairing if team) == sorted(teams)
        assert sum(pairing.bye for pairing in one) == count % 2
    home = Counter(pairing.home for one in rounds for pairing in one if not pairing.bye)
    away = Counter(pairing.away for one in rounds for pairing in one if not pairing.bye)
    assert all(abs(home[team] - away[team]) <= 1 for team in teams)
    byes = Counter(pairing.home for one in rounds for pairing in one if pairing.bye)
    assert all(byes[team] == count % 2 for team in teams)


@pytest.mark.parametrize("count", SIZES)
def test_a_second_leg_exchanges_home_and_away(count: int) -> None:
    rounds = schedule.round_robin(names(count), double=True)
    ordered = Counter(pairing for one in rounds for pairing in one if not pairing.bye)
    assert set(ordered.values()) == {1}
    assert len(ordered) == count * (count - 1)


@pytest.mark.parametrize(
    ("teams", "code"), [([], "too_few"), (["a"], "too_few"), (["a", "a"], "unknown"), (["a", ""], "unknown")]
)
def test_a_round_robin_refuses(teams: list[str], code: str) -> None:
    with pytest.raises(LeagueError) as caught:
        schedule.round_robin(teams)
    assert caught.value.code == code


@pytest.mark.parametrize("count", SIZES)
def test_a_knock_out_crowns_the_best_seed(count: int) -> None:
    """If the better seed always wins, the first two meet in the final and nobody plays who is out."""
    teams = names(count)
    ties = schedule.knock_out(count)
    assert len(ties) == count - 1
    winners: dict[int, str] = {}
    out: set[str] = set()
    for tie in ties:
        home, away = schedule.tie_teams(tie, ties, teams, winners)
        assert home
        assert away
        assert not {home, away} & out
        best = min(home, away, key=teams.index)
        winners[tie.id] = best
        out.add(away if best == home else home)
    assert ties[-1].name == "final"
    assert winners[ties[-1].id] == teams[0]
    assert set(schedule.tie_teams(ties[-1], ties, teams, winners)) == set(teams[:2])


def test_byes_go_to_the_best_and_third_place_to_the_losers() -> None:
    ties = schedule.knock_out(6, third_place=True)
    teams = names(6)
    first = [schedule.tie_teams(tie, ties, teams, {}) for tie in ties if tie.round == 0]
    assert sorted(team for pair in first for team in pair) == ["t2", "t3", "t4", "t5"]
    assert [tie.name for tie in ties] == [
        "quarter_final",
        "quarter_final",
        "semi_final",
        "semi_final",
        "final",
        "third_place",
    ]
    winners = {0: "t4", 1: "t2", 2: "t0", 3: "t2"}
    assert schedule.tie_teams(ties[2], ties, teams, winners) == ("t0", "t4")
    assert schedule.tie_teams(ties[4], ties, teams, winners) == ("t0", "t2")
    assert schedule.tie_teams(ties[5], ties, teams, winners) == ("t4", "t1")
    assert schedule.tie_teams(ties[5], ties, teams, {}) == ("", "")
    with pytest.raises(LeagueError):
        schedule.knock_out(1)


def heaviest(edges: Sequence[Edge]) -> list[tuple[str, str]]:
    """A matching of the most pairs and, among those, the greatest weight, by trying all of them."""
    best: tuple[int, int, list[tuple[str, str]]] = (0, 0, [])

    def search(index: int, used: frozenset[str], chosen: list[tuple[str, str]], weight: int) -> None:
        nonlocal best
        if (len(chosen), weight) > best[:2]:
            best = (len(chosen), weight, chosen)
        for place in range(index, len(edges)):
            one, other, more = edges[place]
            pair = {one, other or "-"}
            if not pair & used:
                search(place + 1, used | pair, [*chosen, (one, other)], weight + more)

    search(0, frozenset(), [], 0)
    return best[2]


@pytest.mark.parametrize("count", [4, 5, 6])
def test_swiss_rounds_repeat_nothing(count: int) -> None:
    standing = names(count)
    points = dict.fromkeys(standing, 0)
    played: list[Pairing] = []
    for _ in range(3):
        one = schedule.swiss_round(standing, points, played, heaviest)
        assert sorted(team for pairing in one for team in pairing if team) == sorted(standing)
        assert not {frozenset(pairing) for pairing in one} & {frozenset(pairing) for pairing in played}
        played += one
        for pairing in one:
            points[pairing.home] += 3
        standing.sort(key=lambda team: -points[team])
    byes = Counter(pairing.home for pairing in played if pairing.bye)
    assert set(byes.values()) <= {1}
    home = Counter(pairing.home for pairing in played if not pairing.bye)
    assert max(home.values()) <= 3


def test_swiss_pairs_neighbours_of_equal_points_and_gives_the_last_the_bye() -> None:
    first = schedule.swiss_round(names(5), {}, [], heaviest)
    assert first == (("t0", "t1"), ("t2", "t3"), ("t4", ""))
    points = {"t0": 3, "t2": 3, "t4": 3, "t1": 0, "t3": 0}
    second = schedule.swiss_round(["t0", "t2", "t4", "t1", "t3"], points, first, heaviest)
    assert second[-1] == ("t3", "")
    assert {frozenset(pairing) for pairing in second[:2]} == {frozenset({"t0", "t2"}), frozenset({"t4", "t1"})}


def test_a_swiss_round_that_cannot_be_is_refused() -> None:
    played = [Pairing("t0", "t1")]
    with pytest.raises(LeagueError) as caught:
        schedule.swiss_round(names(2), {}, played, heaviest)
    assert caught.value.code == "choice"


def test_the_ladder() -> None:
    order = ("a", "b", "c", "d")
    assert schedule.may_challenge(order, "d", "c", 2)
    assert schedule.may_challenge(order, "d", "b", 2)
    assert not schedule.may_challenge(order, "d", "a", 2)
    assert schedule.may_challenge(order, "d", "a", 0)
    assert not schedule.may_challenge(order, "a", "b", 0)
    assert not schedule.may_challenge(order, "d", "x", 0)
    assert schedule.ladder_after(order, "d", "b") == ("a", "d", "b", "c")
    assert schedule.ladder_after(order, "a", "b") == order
    with pytest.raises(LeagueError):
        schedule.ladder_after(order, "a", "x")


@given(st.permutations(names(6)), st.data())
def test_a_ladder_keeps_everybody(order: list[str], data: st.DataObject) -> None:
    winner, loser = data.draw(st.permutations(order))[:2]
    after = schedule.ladder_after(order, winner, loser)
    assert sorted(after) == sorted(order)
    assert after.index(winner) < after.index(loser)

"""Who plays whom: round robin, knock-out, Swiss rounds and the ladder. Teams are ids that a caller chooses.

Competition forms are the league's own; the rulebook leaves them open (seed 003, *Encuentros de liga*).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from engine.league.errors import LeagueError


class Pairing(NamedTuple):
    """A match to be played; ``away`` is empty where ``home`` has a bye."""

    home: str
    away: str

    @property
    def bye(self) -> bool:
        """Nobody to play against."""
        return not self.away


Round = tuple[Pairing, ...]


def round_robin(teams: Sequence[str], double: bool = False) -> tuple[Round, ...]:
    """Everybody plays everybody once, or twice with home and away exchanged; home matches differ by one at most.

    With an odd number each team has one bye a leg.

    Raises:
        LeagueError: ``too_few``: fewer than two teams; ``unknown``: a team stands twice.
    """
    _check(teams)
    ring = [*teams] if len(teams) % 2 == 0 else [*teams, ""]
    size = len(ring) - 1
    rounds: list[Round] = []
    for number in range(size):
        fixed, met = ring[size], ring[number]
        pairs = [(fixed, met) if number % 2 == 0 else (met, fixed)]
        for step in range(1, len(ring) // 2):
            one, other = ring[(number + step) % size], ring[(number - step) % size]
            pairs.append((one, other) if step % 2 else (other, one))
        rounds.append(tuple(Pairing(home, away) if home else Pairing(away, "") for home, away in pairs))
    if double:
        rounds += [tuple(p if p.bye else Pairing(p.away, p.home) for p in one) for one in rounds]
    return tuple(rounds)


def _check(teams: Sequence[str], least: int = 2) -> None:
    if len(teams) < least:
        raise LeagueError("too_few", players=len(teams), needed=least)
    for team, count in Counter(teams).items():
        if count > 1 or not team:
            raise LeagueError("unknown", what=team)


# --- knock-out ---------------------------------------------------------------------------------------------------------


class Source(NamedTuple):
    """Where a side of a tie comes from: ``seed`` (``of`` from 0), or ``winner`` or ``loser`` of tie ``of``."""

    kind: str
    of: int


@dataclass(frozen=True, slots=True)
class Tie:
    """A match of a knock-out. ``id`` counts from 0, ``round`` from 0; ``name`` is ``final``, ``semi_final``, ``third_place`` …"""

    id: int
    round: int
    name: str
    home: Source
    away: Source


_ROUND_NAMES = {1: "final", 2: "semi_final", 4: "quarter_final"}


def knock_out(entrants: int, third_place: bool = False) -> tuple[Tie, ...]:
    """The ties of a knock-out for so many seeds: the best meet as late as can be, and have the byes of the first round.

    Raises:
        LeagueError: ``too_few``: fewer than two.
    """
    if entrants < 2:
        raise LeagueError("too_few", players=entrants, needed=2)
    slots: list[Source | None] = [Source("seed", seed) if seed < entrants else None for seed in _seed_order(entrants)]
    ties: list[Tie] = []
    number = 0
    while len(slots) > 1:
        width = len(slots) // 2
        name = _ROUND_NAMES.get(width, f"last_{2 * width}")
        following: list[Source | None] = []
        for home, away in zip(slots[::2], slots[1::2], strict=True):
            if home is None or away is None:
                following.append(home or away)
            else:
                ties.append(Tie(len(ties), number, name, home, away))
                following.append(Source("winner", ties[-1].id))
        slots = following
        number += 1
    semi_finals = [tie for tie in ties if tie.name == "semi_final"]
    if third_place and len(semi_finals) == 2:
        home, away = (Source("loser", tie.id) for tie in semi_finals)
        ties.append(Tie(len(ties), number - 1, "third_place", home, away))
    return tuple(ties)


def _seed_order(entrants: int) -> list[int]:
    order = [0]
    while len(order) < entrants:
        size = 2 * len(order)
        order = [seed for one in order for seed in (one, size - 1 - one)]
    return order


def tie_teams(tie: Tie, ties: Sequence[Tie], seeds: Sequence[str], winners: Mapping[int, str]) -> tuple[str, str]:
    """The teams of a tie as far as they are known, home first; empty for one that is not.

    ``seeds``: the teams, best first; ``winners``: tie id → the team that won it.
    """

    def team(source: Source) -> str:
        if source.kind == "seed":
            return seeds[source.of]
        winner = winners.get(source.of, "")
        if source.kind == "winner" or not winner:
            return winner
        pair = tie_teams(ties[source.of], ties, seeds, winners)
        return next((one for one in pair if one != winner), "")

    return team(tie.home), team(tie.away)


# --- Swiss -------------------------------------------------------------------------------------------------------------


class Edge(NamedTuple):
    """Two teams that may meet (``other`` empty: ``one`` has a bye), and how much that is wanted, at least 1."""

    one: str
    other: str
    weight: int


class Matcher(Protocol):
    """A matching of greatest weight among those with the most pairs; services bring one from a library."""

    def __call__(self, edges: Sequence[Edge]) -> Iterable[tuple[str, str]]:
        """Pairs in which nobody stands twice."""
        ...


def swiss_edges(standing: Sequence[str], points: Mapping[str, int], played: Iterable[Pairing]) -> tuple[Edge, ...]:
    """Who may meet in the next Swiss round: nobody twice; equal points and neighbours in the table are wanted most.

    ``standing``: the teams, best first. With an odd number one without a bye so far gets it, from the bottom of the table.
    """
    _check(standing)
    past = {frozenset(pairing) for pairing in played}
    count = len(standing)
    widest = max((points.get(team, 0) for team in standing), default=0) - min(
        (points.get(team, 0) for team in standing), default=0
    )
    top = (widest + 1) ** 2 * count**2 + count**2
    edges: list[Edge] = []
    for index, one in enumerate(standing):
        for place, other in enumerate(standing[index + 1 :], index + 1):
            if frozenset((one, other)) not in past:
                apart = abs(points.get(one, 0) - points.get(other, 0))
                edges.append(Edge(one, other, top - apart**2 * count**2 - (place - index - 1) ** 2))
        if count % 2 and frozenset((one, "")) not in past:
            above = points.get(one, 0) - min(points.get(team, 0) for team in standing)
            edges.append(Edge(one, "", top - above**2 * count**2 - (count - 1 - index) ** 2))
    return tuple(edges)


def swiss_round(standing: Sequence[str], points: Mapping[str, int], played: Sequence[Pairing], match: Matcher) -> Round:
    """The next Swiss round, in the order of the table; who has been at home less often is at home, else the better placed.

    Raises:
        LeagueError: ``choice``: there is no round left in which nobody meets twice.
    """
    pairs = [tuple(pair) for pair in match(swiss_edges(standing, points, played))]
    if sorted(team for pair in pairs for team in pair if team) != sorted(standing):
        raise LeagueError("choice", what="swiss")
    at_home = Counter(pairing.home for pairing in played if not pairing.bye)
    place = {team: index for index, team in enumerate(standing)} | {"": len(standing)}
    found: list[Pairing] = []
    for one, other in sorted((sorted(pair, key=place.__getitem__) for pair in pairs), key=lambda pair: place[pair[0]]):
        swap = bool(other) and at_home[other] < at_home[one]
        found.append(Pairing(other, one) if swap else Pairing(one, other))
    return tuple(found)


# --- ladder ------------------------------------------------------------------------------------------------------------


def may_challenge(order: Sequence[str], challenger: str, challenged: str, reach: int) -> bool:
    """Whether a team of the ladder may challenge another: at most ``reach`` places above it (0: anybody above)."""
    if challenger not in order or challenged not in order:
        return False
    above = order.index(challenger) - order.index(challenged)
    return above > 0 and (reach == 0 or above <= reach)


def ladder_after(order: Sequence[str], winner: str, loser: str) -> tuple[str, ...]:
    """The ladder after a match with a winner: he takes the loser's place if he stood below, and those between move down.

    Raises:
        LeagueError: ``unknown``: a team is not on the ladder.
    """
    for team in (winner, loser):
        if team not in order:
            raise LeagueError("unknown", what=team)
    moved = [*order]
    to = moved.index(loser)
    if moved.index(winner) > to:
        moved.remove(winner)
        moved.insert(to, winner)
    return tuple(moved)

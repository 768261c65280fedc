"""The table of a stage: points, an ordered list of tie-breaks, and an order that never changes when asked twice.

Points and tie-breaks are settings of a league; the rulebook leaves them open. Forfeits are kept apart from the score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.league.errors import LeagueError
from engine.match.dice import Dice

PLAYED = "played"
HOME_FORFEITS = "home_forfeits"
AWAY_FORFEITS = "away_forfeits"
BOTH_FORFEIT = "both_forfeit"
BYE = "bye"


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A result that counts for a table.

    Attributes:
        home, away: team ids; a bye has no ``away``.
        touchdowns, casualties: home's, then away's; they count only where ``kind`` is ``played``.
        kind: ``played``, ``home_forfeits``, ``away_forfeits``, ``both_forfeit`` or ``bye``.
        winner: a team id where the score does not say it: after a shoot-out, or a conceded match; empty otherwise.
    """

    home: str
    away: str = ""
    touchdowns: tuple[int, int] = (0, 0)
    casualties: tuple[int, int] = (0, 0)
    kind: str = PLAYED
    winner: str = ""


class Bonus(NamedTuple):
    """Points for something in a played match.

    ``kind``: ``touchdowns`` or ``casualties`` (at least ``threshold`` of them), ``clean_sheet`` (no touchdown against), ``narrow_loss``
    (lost by at most ``threshold``).
    """

    kind: str
    threshold: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsRule:
    """What results are worth in the table."""

    win: int = 3
    draw: int = 1
    loss: int = 0
    forfeit_win: int = 3
    forfeit_loss: int = 0
    bye: int = 3
    bonuses: tuple[Bonus, ...] = ()


class Correction(NamedTuple):
    """Points a commissioner gave or took, and why."""

    team: str
    points: int
    reason: str


@dataclass(slots=True)
class Row:
    """A team's line of the table.

    ``place`` counts from 1; ``level_with`` holds the teams, itself among them, that only a coin can part from it;
    ``strength`` is the sum of the points of the opponents it has played.
    """

    team: str
    place: int = 0
    points: int = 0
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    forfeits_won: int = 0
    forfeits_lost: int = 0
    byes: int = 0
    td_for: int = 0
    td_against: int = 0
    cas_for: int = 0
    cas_against: int = 0
    strength: int = 0
    level_with: tuple[str, ...] = ()
    opponents: list[str] = field(default_factory=list[str])


Key = Callable[[Row], int]

#: Tie-breaks that a row alone decides, higher first.
_BY_ROW: dict[str, Key] = {
    "td_difference": lambda row: row.td_for - row.td_against,
    "cas_difference": lambda row: row.cas_for - row.cas_against,
    "touchdowns": lambda row: row.td_for,
    "casualties": lambda row: row.cas_for,
    "fewest_td_against": lambda row: -row.td_against,
    "strength": lambda row: row.strength,
    "wins": lambda row: row.won + row.forfeits_won,
    "fewest_forfeits": lambda row: -row.forfeits_lost,
}
HEAD_TO_HEAD = "head_to_head"
COIN = "coin"
TIE_BREAKS = (*_BY_ROW, HEAD_TO_HEAD, COIN)
STANDARD_TIE_BREAKS = ("td_difference", "cas_difference", HEAD_TO_HEAD, "touchdowns", "strength", COIN)


@dataclass(frozen=True, slots=True)
class TableRules:
    """Points, tie-breaks in their order, and corrections."""

    points: PointsRule = PointsRule()
    tie_breaks: tuple[str, ...] = STANDARD_TIE_BREAKS
    corrections: tuple[Correction, ...] = ()


def table(
    teams: Sequence[str], results: Iterable[MatchResult], rules: TableRules, coins: Sequence[str] = ()
) -> list[Row]:
    """The table, best first.

    ``coins``: the order that :func:`throw_coins` gave, stored by the caller. Teams that nothing parts stand in the order of
    their ids and are marked as level.

    Raises:
        LeagueError: ``unknown``: a result, correction or tie-break names something that does not exist.
    """
    for name in rules.tie_breaks:
        if name not in TIE_BREAKS:
            raise LeagueError("unknown", what=name)
    known = list(results)
    rows = _rows(teams, known, rules.points)
    for correction in rules.corrections:
        _row(rows, correction.team).points += correction.points
    for row in rows.values():
        row.opponents.sort()
        row.strength = sum(rows[name].points for name in row.opponents)
    ranked = _Ranking(known, rules, coins).rank(sorted(rows.values(), key=lambda row: row.team))
    for place, row in enumerate(ranked, 1):
        row.place = place
    return ranked


def unsettled(rows: Sequence[Row]) -> tuple[tuple[str, ...], ...]:
    """The sets of teams that only a coin can part, in the order of the table (see :func:`throw_coins`)."""
    return tuple(dict.fromkeys(row.level_with for row in rows if row.level_with))


def throw_coins(teams: Iterable[str], dice: Dice, coins: Sequence[str] = ()) -> tuple[str, ...]:
    """Draw an order among teams, to be stored; those that already have their place in it keep it towards each other."""
    order = [*coins]
    for team in sorted(set(teams) - set(order)):
        order.insert(dice.roll(len(order) + 1, "coin of the table") - 1 if order else 0, team)
    return tuple(order)


class _Ranking:
    """Orders rows by points and one tie-break after the other, each within the set that is still level."""

    def __init__(self, results: list[MatchResult], rules: TableRules, coins: Sequence[str]) -> None:
        self._results = results
        self._points = rules.points
        self._breaks = rules.tie_breaks
        self._coins = coins

    def rank(self, rows: list[Row]) -> list[Row]:
        return self._by(rows, lambda row: row.points, 0)

    def _by(self, rows: list[Row], key: Key, following: int) -> list[Row]:
        ordered: list[Row] = []
        for worth in sorted({key(row) for row in rows}, reverse=True):
            ordered += self._level([row for row in rows if key(row) == worth], following)
        return ordered

    def _level(self, rows: list[Row], index: int) -> list[Row]:
        if len(rows) == 1:
            return rows
        if index == len(self._breaks):
            names = tuple(row.team for row in rows)
            for row in rows:
                row.level_with = names
            return rows
        name = self._breaks[index]
        return self._by(rows, self._key(name, rows), index + 1)

    def _key(self, name: str, rows: list[Row]) -> Key:
        if name == COIN:
            drawn = all(row.team in self._coins for row in rows)
            return lambda row: -self._coins.index(row.team) if drawn else 0
        if name != HEAD_TO_HEAD:
            return _BY_ROW[name]
        names = [row.team for row in rows]
        among = [one for one in self._results if one.home in names and one.away in names]
        small = _rows(names, among, self._points)
        merits = {
            team: (row.points, row.td_for - row.td_against, row.td_for, row.cas_for - row.cas_against)
            for team, row in small.items()
        }
        order = sorted(set(merits.values()))
        return lambda row: order.index(merits[row.team])


def _rows(teams: Sequence[str], results: Iterable[MatchResult], rule: PointsRule) -> dict[str, Row]:
    rows = {team: Row(team) for team in teams}
    for result in results:
        home = _row(rows, result.home)
        if result.kind == BYE:
            home.byes += 1
            home.points += rule.bye
            continue
        away = _row(rows, result.away)
        if result.kind == PLAYED:
            _count(home, away, result, 0, rule)
            _count(away, home, result, 1, rule)
        elif result.kind in _FORFEITS:
            for row, forfeits in zip((home, away), _FORFEITS[result.kind], strict=True):
                row.forfeits_lost += forfeits
                row.forfeits_won += not forfeits
                row.points += rule.forfeit_loss if forfeits else rule.forfeit_win
        else:
            raise LeagueError("unknown", what=result.kind)
    return rows


_FORFEITS = {HOME_FORFEITS: (True, False), AWAY_FORFEITS: (False, True), BOTH_FORFEIT: (True, True)}


def _row(rows: Mapping[str, Row], team: str) -> Row:
    try:
        return rows[team]
    except KeyError:
        raise LeagueError("unknown", what=team) from None


def _count(row: Row, foe: Row, result: MatchResult, side: int, rule: PointsRule) -> None:
    mine, theirs = result.touchdowns[side], result.touchdowns[1 - side]
    row.played += 1
    row.opponents.append(foe.team)
    row.td_for += mine
    row.td_against += theirs
    row.cas_for += result.casualties[side]
    row.cas_against += result.casualties[1 - side]
    if result.winner:
        mine_won, theirs_won = result.winner == row.team, result.winner == foe.team
    else:
        mine_won, theirs_won = mine > theirs, theirs > mine
    row.won += mine_won
    row.lost += theirs_won
    row.drawn += not mine_won and not theirs_won
    row.points += rule.win if mine_won else rule.loss if theirs_won else rule.draw
    for bonus in rule.bonuses:
        if _earned(bonus, mine, theirs, result.casualties[side], theirs_won):
            row.points += bonus.points


def _earned(bonus: Bonus, mine: int, theirs: int, casualties: int, lost: bool) -> bool:
    match bonus.kind:
        case "touchdowns":
            return mine >= bonus.threshold
        case "casualties":
            return casualties >= bonus.threshold
        case "clean_sheet":
            return theirs == 0
        case "narrow_loss":
            return lost and theirs - mine <= bonus.threshold
        case _:
            raise LeagueError("unknown", what=bonus.kind)

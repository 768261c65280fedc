"""The verbs and expectations of league scripts about tables."""

from __future__ import annotations

from dataclasses import replace

from engine.league import standings
from engine.league.script import Handler, State, Unmet, arguments, number, same
from engine.league.script_matches import score
from engine.league.standings import Bonus, Correction, MatchResult, PointsRule


def entrants(state: State, words: list[str]) -> None:
    """``entrants TEAM…``: a new table."""
    state.entrants, state.results, state.coins = tuple(words), [], ()
    state.table_rules = standings.TableRules()


def table_points(state: State, words: list[str]) -> None:
    """``points KEY N…`` with ``win draw loss forfeit_win forfeit_loss bye``; ``points bonus KIND THRESHOLD N``."""
    rule = state.table_rules.points
    if words[:1] == ["bonus"]:
        arguments(words, 4, 4, "points bonus KIND THRESHOLD N")
        bonus = Bonus(words[1], number(words[2]), number(words[3]))
        rule = replace(rule, bonuses=(*rule.bonuses, bonus))
    else:
        if any(word not in PointsRule.__dataclass_fields__ for word in words[::2]) or len(words) % 2:
            raise Unmet("usage: points KEY N…")
        pairs = zip(words[::2], words[1::2], strict=True)
        rule = replace(rule, **{key: number(worth) for key, worth in pairs})
    state.table_rules = replace(state.table_rules, points=rule)


def tie_breaks(state: State, words: list[str]) -> None:
    """``tie_breaks NAME…``, in their order."""
    state.table_rules = replace(state.table_rules, tie_breaks=tuple(words))


def correct(state: State, words: list[str]) -> None:
    """``correct TEAM N REASON``."""
    arguments(words, 3, 3, "correct TEAM N REASON")
    more = Correction(words[0], number(words[1]), words[2])
    state.table_rules = replace(state.table_rules, corrections=(*state.table_rules.corrections, more))


def played(state: State, words: list[str]) -> None:
    """``played HOME AWAY SCORE [cas SCORE] [winner TEAM]``."""
    arguments(words, 3, 7, "played HOME AWAY SCORE [cas SCORE] [winner TEAM]")
    options = dict(zip(words[3::2], words[4::2], strict=True))
    casualties = score(options.get("cas", "0-0"))
    winner = options.get("winner", "")
    state.results.append(MatchResult(words[0], words[1], score(words[2]), casualties, winner=winner))


def not_played(state: State, words: list[str]) -> None:
    """``not_played HOME AWAY home_forfeits|away_forfeits|both_forfeit``, ``not_played TEAM bye``."""
    arguments(words, 2, 3, "not_played HOME AWAY KIND")
    away = words[1] if len(words) == 3 else ""
    state.results.append(MatchResult(words[0], away, kind=words[-1]))


def coin(state: State, words: list[str]) -> None:
    """``coin``: throw for every set of teams that only a coin can part."""
    arguments(words, 0, 0, "coin")
    for level in standings.unsettled(_table(state)):
        state.coins = standings.throw_coins(level, state.dice, state.coins)


def _table(state: State) -> list[standings.Row]:
    return standings.table(state.entrants, state.results, state.table_rules, state.coins)


def table(state: State, words: list[str]) -> None:
    """``= table TEAM…``: the order of the table, best first."""
    same("table", [row.team for row in _table(state)], words)


def row(state: State, words: list[str]) -> None:
    """``= row TEAM KEY N…``."""
    arguments(words, 3, 99, "= row TEAM KEY N…")
    one = next((row for row in _table(state) if row.team == words[0]), None)
    if one is None:
        raise Unmet(f"there is no row of {words[0]}")
    for key, worth in zip(words[1::2], words[2::2], strict=True):
        same(f"{key} of {words[0]}", getattr(one, key, None), number(worth))


def level(state: State, words: list[str]) -> None:
    """``= level TEAM…``: the teams of the first set that only a coin can part; ``= level none``."""
    sets = standings.unsettled(_table(state))
    same("level", " ".join(sets[0]) if sets else "none", " ".join(words))


VERBS: dict[str, Handler] = {
    "entrants": entrants,
    "points": table_points,
    "tie_breaks": tie_breaks,
    "correct": correct,
    "played": played,
    "not_played": not_played,
    "coin": coin,
}
CHECKS: dict[str, Handler] = {"table": table, "row": row, "level": level}

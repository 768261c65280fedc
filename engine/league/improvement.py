"""Ranks, improvement rolls and what a player may learn with them.

Seed 003, *Tabla de puntos de estrellato*, *Tiradas de mejora*, *Nuevas habilidades*, *Aumentar características*, *Obtener
dobles*. A choice is a skill id, or ``+ma``, ``+st``, ``+ag``, ``+av``.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace

from engine import rosters
from engine.league.errors import LeagueError
from engine.league.team import POST_MATCH, READY, Improvement, LeaguePlayer, Team
from engine.league.value import CHARACTERISTIC_VALUES, DOUBLE_SKILL, NORMAL_SKILL
from engine.match.dice import Dice

#: Star player points that open each rank but the first; a rank is worth as many rolls as its place in the list.
THRESHOLDS = (6, 16, 31, 51, 76, 176)
RANKS = ("rookie", "experienced", "veteran", "emerging_star", "star_player", "super_star", "legend")

MOST_GAINED = 2
HIGHEST_CHARACTERISTIC = 10
_RAISED_BY = {10: ("+ma", "+av"), 11: ("+ag",), 12: ("+st",)}
GENERAL = "G"


def rank(spp: int) -> str:
    """The rank of a player with so many star player points (seed 003, *Tabla de puntos de estrellato*)."""
    return RANKS[bisect_right(THRESHOLDS, spp)]


def rolls_due(player: LeaguePlayer) -> int:
    """How many improvement rolls he has earned and not made (seed 003, *Tiradas de mejora*); prizes do not count."""
    made = sum(one.roll is not None for one in player.improvements) + len(player.pending)
    return max(0, bisect_right(THRESHOLDS, player.spp) - made)


def roll(team: Team, number: int, dice: Dice) -> Team:
    """Make one improvement roll of a player and keep it with him until he chooses (seed 003, *Tiradas de mejora*).

    Raises:
        LeagueError: ``unknown``, or ``forbidden``: he has no roll to make.
    """
    player = team.player(number)
    if not rolls_due(player):
        raise LeagueError("forbidden", what="improvement")
    what = f"improvement of {number}"
    made = dice.roll(6, what), dice.roll(6, what)
    noted = player.noted(team.matches, "rolled", f"{made[0]} {made[1]}")
    return team.with_player(replace(noted, pending=(*player.pending, made)))


def learnable(player: LeaguePlayer, codes: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of these categories he may still learn; extraordinary ones and those that exclude each other never."""
    has = set(player.skills)
    return tuple(
        one.id
        for one in rosters.skills().values()
        if one.code in codes
        and one.category != "extraordinary"
        and one.id not in has
        and not (one.id in rosters.EXCLUSIVE and rosters.EXCLUSIVE & has)
    )


def may_rise(player: LeaguePlayer, what: str) -> bool:
    """Whether a characteristic may rise: to no more than 2 above its start, nor above 10 (seed 003, *Aumentar características*)."""
    name = what[1:]
    start = player.entry.characteristics[("ma", "st", "ag", "av").index(name)]
    return player.characteristic(name) < min(start + MOST_GAINED, HIGHEST_CHARACTERISTIC)


def options(player: LeaguePlayer, made: tuple[int, int]) -> dict[str, int]:
    """What a roll allows him to choose, each with the value it adds, in gold pieces.

    Skills of his normal categories always; with a double those of the others too; with 10 or more a characteristic.
    """
    found = {what: CHARACTERISTIC_VALUES[what] for what in _RAISED_BY.get(sum(made), ()) if may_rise(player, what)}
    found |= dict.fromkeys(learnable(player, player.entry.normal), NORMAL_SKILL)
    if made[0] == made[1]:
        found |= dict.fromkeys(learnable(player, player.entry.double), DOUBLE_SKILL)
    return found


def choose(team: Team, number: int, what: str) -> Team:
    """Spend a player's oldest open roll (seed 003, *Tiradas de mejora*).

    Raises:
        LeagueError: ``phase``, ``unknown``, ``forbidden``: no roll is open, or ``choice``: this roll does not allow it.
    """
    team.needs(READY, POST_MATCH)
    player = team.player(number)
    if not player.pending:
        raise LeagueError("forbidden", what="improvement")
    made, *others = player.pending
    value = options(player, made).get(what)
    if value is None:
        raise LeagueError("choice", what=what)
    learned = replace(
        player.noted(team.matches, "learned", what),
        improvements=(*player.improvements, Improvement(what, value, made)),
        pending=tuple(others),
    )
    return team.with_player(learned)


def default_choice(player: LeaguePlayer) -> str:
    """What an absent coach's player learns: the first general skill he may take, else the first that is normal for him."""
    made = player.pending[0]
    allowed = options(player, made)
    general = [name for name in learnable(player, (GENERAL,)) if name in allowed]
    normal = [name for name, value in allowed.items() if value == NORMAL_SKILL]
    return (general or normal or list(allowed))[0]


def take_defaults(team: Team) -> Team:
    """Close every open roll with its default, as the team's next match begins."""
    for one in team.players:
        for _ in one.pending:
            team = choose(team, one.number, default_choice(team.player(one.number)))
    return team


def prize(player: LeaguePlayer, what: str, value: int, match: int) -> LeaguePlayer:
    """The player with something learned without a roll."""
    return replace(player.noted(match, "prize", what), improvements=(*player.improvements, Improvement(what, value)))

"""Single steps of the post-match sequence that ask nobody: each takes a team and dice and returns the team after it.

Seed 003, *Puntos de estrellato*, *Actualizar la hoja de equipo*, *Espiral de gastos*, *Heridas*.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engine.league import majors, value
from engine.league.match_day import DRAW, LOSS, WIN, TeamReport
from engine.league.settings import Settings
from engine.league.team import CHARACTERISTICS, LeaguePlayer, Points, Team
from engine.match.dice import Dice
from engine.match.effects import DEFAULT_RULES, slots_for

T = TypeVar("T")

WINNINGS_STEP = 10_000
#: Results of the casualty table after which a player can play the next match.
_UNHURT = ("badly_hurt",)
DEAD = "dead"


def counted(team: Team, result: str) -> Team:
    """The team with one more match in its record."""
    return replace(
        team,
        matches=team.matches + 1,
        won=team.won + (result == WIN),
        drawn=team.drawn + (result == DRAW),
        lost=team.lost + (result == LOSS),
    )


def credit(team: Team, number: int, earned: Points) -> Team:
    """Add what a player earned to his star player points (seed 003, *Puntos de estrellato*).

    Raises:
        LeagueError: ``unknown``.
    """
    if earned == Points():
        return team
    player = team.player(number)
    noted = player
    for kind in ("comp", "td", "int_", "cas", "mvp"):
        count = getattr(earned, kind)
        if count:
            noted = noted.noted(team.matches, kind.rstrip("_"), str(count))
    return team.with_player(replace(noted, earned=player.earned + earned))


def earns(player: LeaguePlayer, rules: str) -> bool:
    """Whether a player can earn star player points under these rule sets, and so improve (seed 001, *Arma secreta*)."""
    return not slots_for(tuple(player.skills), rules=rules).earns_nothing


def candidates(team: Team, report: TeamReport, rules: str = DEFAULT_RULES) -> tuple[tuple[int, bool], ...]:
    """Who may be drawn as most valuable: everybody who could take part, the dead too, not who was absent, as ``(number, can earn it)``.

    In the order of shirt numbers; star players and mercenaries can be drawn and waste the award (seed 003, *Mejor Jugador
    del Encuentro*), and so do those whom the rules let earn nothing.
    """
    own = [(one.number, earns(one, rules)) for one in team.available if one.number not in report.absent]
    return tuple(sorted([*own, *((number, False) for number, _ in report.hired)], key=lambda one: (one[0], not one[1])))


def drawn(options: tuple[T, ...], dice: Dice, what: str) -> T:
    """One of several, at random; no die for a single one."""
    return options[dice.roll(len(options), what) - 1 if len(options) > 1 else 0]


def as_recorded(player: LeaguePlayer, result: str) -> str:
    """A casualty as the sheet records it: a characteristic that can fall no further is only a missed game (supplement 9)."""
    name = result[1:]
    if not result.startswith("-"):
        return result
    start = player.entry.characteristics[CHARACTERISTICS.index(name)]
    return result if player.characteristic(name) > max(1, start - 2) else "miss_next_game"


def hurt(team: Team, number: int, results: tuple[str, ...]) -> Team:
    """What the casualty table did to a player: missed game, niggling injury, lost characteristic, death.

    Seed 003, *Tabla de lesiones* and step 1 of *Actualizar la hoja de equipo*. His value stays.

    Raises:
        LeagueError: ``unknown``.
    """
    player = team.player(number)
    if DEAD in results:
        return team.without(player, DEAD)
    for result in results:
        recorded = as_recorded(player, result)
        if recorded in _UNHURT:
            continue
        lasting = () if recorded == "miss_next_game" else (recorded,)
        noted = player.noted(team.matches, "injured", recorded)
        player = replace(noted, injuries=(*player.injuries, *lasting), misses=True)
    return team.with_player(player)


def serve(team: Team) -> Team:
    """Those who missed the match that is over can play the next one."""
    return replace(team, players=tuple(replace(one, misses=False) if one.misses else one for one in team.players))


def winnings(die: int, fame: int, result: str, extra: int = 0) -> int:
    """Winnings in gold pieces: (die + FAME) × 10,000, 10,000 more without a defeat (seed 003, step 2)."""
    return (die + fame) * WINNINGS_STEP + (WINNINGS_STEP if result != LOSS else 0) + extra


def expenses(team: Team, settings: Settings) -> tuple[Team, int]:
    """Pay the spiralling expenses for the team's value as it is now, never below an empty treasury.

    Returns the team and what it paid in gold pieces (seed 003, *Espiral de gastos*).
    """
    due = settings.expenses.of(value.team_value(team)) if settings.expenses is not None else 0
    paid = min(due, team.treasury)
    return team.booked(-paid, "expenses"), paid


def fan_factor_change(total: int, fan_factor: int, result: str) -> int:
    """By how much a fan factor roll changes it: 1, 0 or -1 (seed 003, step 4)."""
    if result != LOSS and total > fan_factor:
        return 1
    if result != WIN and total < fan_factor:
        return -1
    return 0


def roll_fan_factor(team: Team, result: str, dice: Dice) -> tuple[Team, int]:
    """Roll 3D6 for a winner, else 2D6, and change the fan factor; returns the team and the total (seed 003, step 4)."""
    total = sum(dice.roll(6, "fan factor") for _ in range(3 if result == WIN else 2))
    change = fan_factor_change(total, team.fan_factor, result)
    return replace(team, fan_factor=team.fan_factor + change), total


def trophy_income(team: Team) -> Team:
    """What a held trophy adds to each match's winnings (seed 003, *El Trofeo Blood Bowl*)."""
    return team.booked(majors.income(team), "trophy")

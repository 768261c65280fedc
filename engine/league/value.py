"""What players and teams are worth, in gold pieces.

Seed 003, *Mejoras y valor de los jugadores*, *Tabla de valor de los jugadores* and step 8 of *Actualizar la hoja de
equipo*; seed 000, *Cuadro técnico* for the prices of staff.
"""

from __future__ import annotations

from engine.league.team import LeaguePlayer, Team
from engine.teams import APOTHECARY_COST, CHEERLEADER_COST, COACH_COST, FAN_FACTOR_COST

#: Skills of a normal roll and of a double, and each characteristic (seed 003, *Tabla de valor de los jugadores*).
NORMAL_SKILL = 20_000
DOUBLE_SKILL = 30_000
CHARACTERISTIC_VALUES = {"+ma": 30_000, "+av": 30_000, "+ag": 40_000, "+st": 50_000}
#: What a rolled improvement counts while its choice is open.
OPEN_ROLL = NORMAL_SKILL


def player_value(player: LeaguePlayer) -> int:
    """His price and what his improvements add; injuries take nothing off (seed 003, *Mejoras y valor de los jugadores*)."""
    return player.entry.cost + sum(one.value for one in player.improvements) + OPEN_ROLL * len(player.pending)


def staff_value(team: Team) -> int:
    """Re-rolls at their basic price, those of trophies too, fan factor and staff (seed 003, *Actualizar la hoja*, 8)."""
    return (
        (team.rerolls + len(team.trophies)) * team.team_list.reroll_cost
        + team.fan_factor * FAN_FACTOR_COST
        + team.coaches * COACH_COST
        + team.cheerleaders * CHEERLEADER_COST
        + team.apothecary * APOTHECARY_COST
    )


def team_value(team: Team) -> int:
    """Team value for the next match: without the treasury and without the players who miss it (seed 003, step 8)."""
    return sum(player_value(one) for one in team.available) + staff_value(team)


def sheet_value(team: Team) -> int:
    """The value of everything on the sheet, those who miss the next match included."""
    return sum(player_value(one) for one in team.players) + staff_value(team)

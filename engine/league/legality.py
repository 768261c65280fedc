"""What is illegal about a team: for tests, and for teams that come from a file.

Seed 000, *Compra de jugadores*; seed 003, *Aumentar características*, *Actualizar la hoja de equipo*; supplement 9.
"""

from __future__ import annotations

from engine import rosters
from engine.league.improvement import HIGHEST_CHARACTERISTIC, MOST_GAINED, THRESHOLDS
from engine.league.majors import MAJORS
from engine.league.team import (
    CHARACTERISTICS,
    DRAFT,
    FEWEST_PLAYERS,
    HIGHEST_NUMBER,
    IN_MATCH,
    MOST_PLAYERS,
    PHASES,
    READY,
    LeaguePlayer,
    Team,
)

_LASTING = ("niggling", *(f"-{name}" for name in CHARACTERISTICS))
_RISES = tuple(f"+{name}" for name in CHARACTERISTICS)
MOST_LOST = 2


def faults(team: Team) -> list[str]:
    """What is illegal about a team, as words, empty for a legal one.

    ``roster``, ``position``, ``phase``, ``trophies``, ``skills``, ``injuries``, ``improvements``: names or numbers that cannot be;
    ``players``, a position id, ``rerolls``, ``apothecary``, ``staff``: more than allowed; ``treasury``: below zero; ``numbers``,
    ``ids``: shirts or ids that two players share; ``too_few``, ``journeymen``: a ready team that cannot field eleven, or has more
    journeymen than it needs.
    """
    if team.roster not in rosters.rosters():
        return ["roster"]
    known = {entry.id for entry in team.team_list.positions}
    everybody = (*team.players, *team.former)
    if any(one.position not in known for one in everybody):
        return ["position"]
    found = [word for word, wrong in _sheet(team).items() if wrong]
    found += [entry.id for entry in team.team_list.positions if _count(team, entry.id) > entry.max]
    found += sorted({word for one in everybody for word in player_faults(one)})
    return found


def _count(team: Team, position: str) -> int:
    return sum(one.position == position for one in team.members)


def _sheet(team: Team) -> dict[str, bool]:
    numbers = [one.number for one in team.players]
    ids = [one.id for one in (*team.players, *team.former)]
    playing = team.phase in (READY, IN_MATCH)
    return {
        "phase": team.phase not in PHASES,
        "trophies": not set(team.trophies) <= set(MAJORS) or len(set(team.trophies)) < len(team.trophies),
        "players": len(team.members) > MOST_PLAYERS,
        "rerolls": not 0 <= team.rerolls <= team.team_list.max_rerolls,
        "apothecary": not 0 <= team.apothecary <= int(team.team_list.apothecary),
        "staff": min(team.fan_factor, team.coaches, team.cheerleaders) < 0,
        "treasury": team.treasury < 0,
        "numbers": len(set(numbers)) < len(numbers) or not all(1 <= one <= HIGHEST_NUMBER for one in numbers),
        "ids": len(set(ids)) < len(ids) or max(ids, default=0) > team.last_id,
        "too_few": playing and len(team.available) < FEWEST_PLAYERS,
        "journeymen": bool(team.journeymen)
        and (team.phase == DRAFT or (playing and len(team.available) > FEWEST_PLAYERS)),
    }


def player_faults(player: LeaguePlayer) -> set[str]:
    """What is illegal about one player: ``skills``, ``injuries``, ``improvements`` or ``points``."""
    found: set[str] = set()
    learned = [one.what for one in player.improvements if one.what not in _RISES]
    skills = [*player.entry.skills, *learned]
    if not set(learned) <= set(rosters.skills()) or len(set(skills)) < len(skills) or set(skills) >= rosters.EXCLUSIVE:
        found.add("skills")
    if not set(player.injuries) <= set(_LASTING):
        found.add("injuries")
    for name, start in zip(CHARACTERISTICS, player.entry.characteristics, strict=True):
        now = player.characteristic(name)
        if now > max(start, min(start + MOST_GAINED, HIGHEST_CHARACTERISTIC)):
            found.add("improvements")
        if now < max(1, start - MOST_LOST):
            found.add("injuries")
    rolls = sum(one.roll is not None for one in player.improvements) + len(player.pending)
    if rolls > sum(player.spp >= threshold for threshold in THRESHOLDS):
        found.add("improvements")
    dice = [*player.pending, *(one.roll for one in player.improvements if one.roll is not None)]
    if any(not 1 <= die <= 6 for made in dice for die in made) or any(one.value < 0 for one in player.improvements):
        found.add("improvements")
    if min(player.earned.comp, player.earned.td, player.earned.int_, player.earned.cas, player.earned.mvp) < 0:
        found.add("points")
    return found

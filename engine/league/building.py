"""Founding a team: a draft with a budget, and its approval.

Seed 000, *Creación de un equipo de Blood Bowl*: 1,000,000 gold pieces for eleven to sixteen players of one roster,
re-rolls, fan factor and staff. Pieces are bought and returned with :mod:`engine.league.market`.
"""

from __future__ import annotations

from dataclasses import replace

from engine import rosters
from engine.league import market
from engine.league.errors import LeagueError
from engine.league.settings import STANDARD, Settings
from engine.league.team import DRAFT, FEWEST_PLAYERS, READY, Team


def found(name: str, roster: str, settings: Settings = STANDARD) -> Team:
    """A new draft with its whole budget (seed 000, *Compra de jugadores*).

    Raises:
        LeagueError: ``unknown``: no such roster; ``name``: it is empty or too long.
    """
    if roster not in rosters.rosters():
        raise LeagueError("unknown", what=roster)
    draft = market.rename(Team(name, roster), name)
    return replace(draft, fan_factor=settings.free_fan_factor).booked(settings.budget, "budget")


def check_complete(team: Team) -> None:
    """Refuse a draft that cannot play yet (seed 000, *Compra de jugadores*).

    Raises:
        LeagueError: ``phase`` or ``too_few``.
    """
    team.needs(DRAFT)
    if len(team.players) < FEWEST_PLAYERS:
        raise LeagueError("too_few", players=len(team.players), needed=FEWEST_PLAYERS)


def approve(team: Team) -> Team:
    """A complete draft becomes a team of the league; what is left of the budget is its treasury.

    Raises:
        LeagueError: ``phase`` or ``too_few``.
    """
    check_complete(team)
    return replace(team, phase=READY)

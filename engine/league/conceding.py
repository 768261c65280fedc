"""Matches that were conceded, and matches that were never played.

Seed 003, *Conceder*; supplement 11 and the league's settings for forfeits.
"""

from __future__ import annotations

from dataclasses import replace

from engine.league import steps
from engine.league.asking import News
from engine.league.match_day import TeamReport
from engine.league.settings import STANDARD, Settings
from engine.league.team import READY, Points, Team
from engine.match.dice import Dice

#: Players of a conceding team with so many star player points may leave it.
PROUD = 51
LEAVES_UP_TO = 3
#: With no more than so many players for the line a coach concedes without penalty.
EXCUSED_PLAYERS = 2


def excused(players: int) -> bool:
    """Whether conceding before a kick-off with so many players to set up goes unpunished (seed 003, *Conceder*)."""
    return players <= EXCUSED_PLAYERS


def departures(team: Team, dice: Dice) -> tuple[Team, list[News]]:
    """After conceding: each player with 51 points or more leaves on 1 to 3, by shirt number (seed 003, *Conceder*)."""
    news: list[News] = []
    for one in team.members:
        if one.spp < PROUD:
            continue
        die = dice.roll(6, f"whether {one.number} leaves")
        leaves = die <= LEAVES_UP_TO
        news.append(News("left" if leaves else "stayed", {"player": one.id, "number": one.number, "die": die}))
        if leaves:
            team = team.without(one, "left")
    return team, news


def lose_fans(team: Team) -> Team:
    """A conceding team loses a point of fan factor without a roll, as far as it has one (seed 003, *Conceder*)."""
    return replace(team, fan_factor=max(0, team.fan_factor - 1))


def forfeit(team: Team, won: bool, dice: Dice, settings: Settings = STANDARD) -> tuple[Team, list[News]]:
    """What a match that was never played means to a ready team, by the league's policy; it counts as no match.

    Most valuable players are drawn among those who could have played; nobody rolls for winnings, expenses or fans.

    Raises:
        LeagueError: ``phase``.
    """
    team.needs(READY)
    policy = settings.forfeits
    news: list[News] = []
    if not won:
        fine = min(policy.fine, team.treasury)
        team = team.booked(-fine, "fine")
        news.append(News("forfeit_lost", {"fine": fine}))
        return (steps.serve(team) if policy.loser_serves else team), news
    for _ in range(policy.mvps):
        able = steps.candidates(team, TeamReport("win"), settings.rules)
        number, earns = steps.drawn(able, dice, "most valuable player")
        team = steps.credit(team, number, Points(mvp=int(earns)))
        kind = "mvp" if earns else "mvp_unearned"
        news.append(News(kind, {"player": team.player(number).id, "number": number}))
    team = team.booked(policy.winnings, "forfeit")
    news.append(News("forfeit_won", {"gold": policy.winnings}))
    return (steps.serve(team) if policy.winner_serves else team), news

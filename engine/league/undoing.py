"""What stays of a team when a match is taken back after names and shirts were changed: only they are carried over.

The rulebook has no undo; names and shirts are the coach's own and depend on no match (seed 003, *Actualizar la hoja de equipo*).
"""

from __future__ import annotations

from dataclasses import replace

from engine.league.team import HIGHEST_NUMBER, LeaguePlayer, Team


def carried_over(locked: Team, after: Team, now: Team) -> Team | None:
    """The team as it was locked for a match, with the names and shirts that were given since; None where more has changed.

    ``after`` is the team at the end of what followed the match, ``now`` the team as it stands.
    """
    if _nameless(after) != _nameless(now):
        return None
    wearing = {one.id: one for one in now.players}
    players: list[LeaguePlayer] = []
    worn: set[int] = set()
    for one in sorted(locked.players, key=lambda player: player.id not in wearing):
        known = wearing.get(one.id, one)
        number = known.number if known.number not in worn else _free(worn | {other.number for other in now.players})
        worn.add(number)
        players.append(replace(one, name=known.name, number=number))
    return replace(locked, name=now.name, players=tuple(sorted(players, key=lambda player: player.number)))


def _nameless(team: Team) -> Team:
    players = sorted(team.players, key=lambda one: one.id)
    return replace(team, name="", players=tuple(replace(one, name="", number=0) for one in players))


def _free(worn: set[int]) -> int:
    return next(number for number in range(1, HIGHEST_NUMBER + 1) if number not in worn)

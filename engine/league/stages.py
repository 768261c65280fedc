"""How a stage feeds the next: who goes on from its tables, who moves up and down. Teams are ids that a caller chooses.

Competition forms are the league's own; the rulebook leaves them open (seed 003, *Los grandes campeonatos*).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.league.errors import LeagueError


def qualified(tables: Sequence[Sequence[str]], count: int) -> tuple[str, ...]:
    """The first ``count`` of each table as seeds of the next stage: all winners first, then all seconds, and so on.

    ``tables``: each division's teams, best first. With an odd number of divisions every line of places begins one division later,
    so that no winner meets the second of his own division in the first round of a knock-out.

    Raises:
        LeagueError: ``too_few``: a table has fewer teams.
    """
    for table in tables:
        if len(table) < count:
            raise LeagueError("too_few", players=len(table), needed=count)
    seeds: list[str] = []
    for place in range(count):
        line = [table[place] for table in tables]
        first = place % len(line) if len(line) % 2 else 0
        seeds += [*line[first:], *line[:first]]
    return tuple(seeds)


def exchanged(divisions: Sequence[Sequence[str]], count: int) -> tuple[tuple[str, ...], ...]:
    """The divisions of the next season, highest first: the last ``count`` of each change places with the first of the one below.

    ``divisions``: each division's teams, best first. Who comes down stands at the head, who comes up at the end.

    Raises:
        LeagueError: ``too_few``: a division would lose more teams than it has.
    """
    last = len(divisions) - 1
    following: list[tuple[str, ...]] = []
    for index, division in enumerate(divisions):
        needed = count * ((index > 0) + (index < last))
        if len(division) < needed:
            raise LeagueError("too_few", players=len(division), needed=needed)
        down = divisions[index - 1][len(divisions[index - 1]) - count :] if index > 0 else ()
        up = divisions[index + 1][:count] if index < last else ()
        stay = division[count if index > 0 else 0 : len(division) - (count if index < last else 0)]
        following.append((*down, *stay, *up))
    return tuple(following)

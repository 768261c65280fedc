"""The field of a dungeon: walls, hazards, obstacles and closed chests.

Seed 004, *Preparación del dungeon*, *Lanzamientos bajo tierra*, *Reglas de mazmorra opcionales y el terreno*.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from engine.match.field import AWAY, D8, HOME, OFF, Field, Square, square, xy

#: What somebody can fall into, and whether a fall can hurt.
HAZARDS: dict[str, bool] = {"lava": True, "pit": True, "chasm": True, "water": False}
DEADLY = frozenset(kind for kind, hurts in HAZARDS.items() if hurts)
#: What nobody can enter and a pass may strike.
OBSTACLES = ("statue", "throne", "fountain")
#: Ranges at which anything is thrown under so low a ceiling.
BANDS = ("quick", "short")
FAR = 10_000


class Underground(Field):
    """A dungeon with some chests closed.

    ``squares``, ``exists`` and ``neighbours`` know only where a player may stand; ``steps`` also lead over hazards, into
    which players are pushed and balls fall. What is no step is a wall, an obstacle or a chest. Squares that touch only
    where two walls meet at a corner are not adjacent.

    Attributes:
        obstacles: by square, what stands there.
        chests: squares of the closed chests.
        open_squares: every square that is no wall.
    """

    walled = True

    def __init__(
        self,
        name: str,
        size: tuple[int, int],
        floor: frozenset[Square],
        end_zone: tuple[frozenset[Square], frozenset[Square]],
        hazards: Mapping[Square, str],
        obstacles: Mapping[Square, str],
        narrow: frozenset[Square],
        chests: frozenset[Square] = frozenset(),
    ) -> None:
        """``narrow``: floor on which nobody stands safely, whatever lies beside it."""
        nobody: tuple[frozenset[Square], frozenset[Square]] = (frozenset(), frozenset())
        width, height = size
        standing = floor - chests
        walls = frozenset(square(x, y) for x in range(width) for y in range(height)) - standing
        super().__init__(name, width, height, end_zone, nobody, nobody, ((), ()), walls)
        self.hazards = hazards
        self.obstacles = obstacles
        self.chests = chests
        self.open_squares = floor | frozenset(hazards) | frozenset(obstacles)
        open_to = (standing | frozenset(hazards)) - frozenset(obstacles)
        for sq in self.open_squares:
            self.steps[sq] = tuple(self._step(sq, step, open_to) for step in D8)
            self.neighbours[sq] = tuple(near for near in self.steps[sq] if near in standing)
        self.danger = self._dangers(standing, narrow)

    def _step(self, sq: Square, step: tuple[int, int], open_to: frozenset[Square]) -> Square:
        x, y = xy(sq)
        dx, dy = step
        if not (0 <= x + dx < self.width and 0 <= y + dy < self.height):
            return OFF
        near = square(x + dx, y + dy)
        if near not in open_to:
            return OFF
        if dx and dy and not {square(x + dx, y), square(x, y + dy)} & self.open_squares:
            return OFF
        return near

    def _dangers(self, standing: frozenset[Square], narrow: frozenset[Square]) -> dict[Square, str]:
        """By square where nobody stands safely, what he may fall into: something deadly rather than water."""
        found: dict[Square, str] = {}
        for sq in sorted(standing):
            kinds = [self.hazards[near] for near in self.steps[sq] if near in self.hazards]
            deadly = [kind for kind in kinds if kind in DEADLY]
            if kinds:
                found[sq] = (deadly or kinds)[0]
            elif sq in narrow:
                found[sq] = "chasm"
        return found

    def allows_throw(self, start: Square, end: Square, band: str) -> bool:
        """Quick and short throws that no wall is in the way of."""
        return band in BANDS and self.sees(start, end)

    def sees(self, start: Square, end: Square) -> bool:
        """Whether a straight line from the middle of one square to that of another crosses no wall.

        A line that only touches a wall's corner passes; one that slips between two walls that touch does not.
        """
        touched: list[tuple[Square, int]] = []
        for sq, side in crossed(start, end):
            if sq in self.open_squares:
                continue
            if not side:
                return False
            touched.append((sq, side))
        return not any(
            one > 0 > other and abs((a >> 6) - (b >> 6)) == 1 == abs((a & 63) - (b & 63))
            for a, one in touched
            for b, other in touched
        )

    def obstacles_between(self, start: Square, end: Square) -> list[tuple[Square, Square]]:
        """The obstacles a throw passes over, in order, each with the last other square before it."""
        found: list[tuple[Square, Square]] = []
        before = start
        for sq, side in crossed(start, end):
            if side:
                continue
            if sq in self.obstacles:
                found.append((sq, before))
            else:
                before = sq
        return found

    def ways(self, starts: Iterable[Square], around_chests: bool = True) -> dict[Square, int]:
        """Steps on foot from the nearest of some squares to every square that can be reached.

        ``around_chests``: closed chests are in the way; else they are walked through.
        """
        found = dict.fromkeys(starts, 0)
        edge = list(found)
        standing = self.exists if around_chests else self.exists | self.chests
        while edge:
            further: list[Square] = []
            for sq in edge:
                for near in self.neighbours[sq] if around_chests else self._touching(sq, standing):
                    if near not in found:
                        found[near] = found[sq] + 1
                        further.append(near)
            edge = further
        return found

    def _touching(self, sq: Square, standing: frozenset[Square]) -> list[Square]:
        return [near for step in D8 if (near := self._step(sq, step, standing)) != OFF]

    @cached_property
    def to_goal(self) -> tuple[dict[Square, int], dict[Square, int]]:
        """By side, steps on foot from every square to the end zone it attacks."""
        return self.ways(self.end_zone[AWAY]), self.ways(self.end_zone[HOME])


def crossed(start: Square, end: Square) -> list[tuple[Square, int]]:
    """The squares between two that a straight line crosses (0) or touches at a corner (which side of it), in order."""
    (ax, ay), (bx, by) = xy(start), xy(end)
    rx, ry = bx - ax, by - ay
    wide = abs(rx) + abs(ry)
    found: list[tuple[int, Square, int]] = []
    for x in range(min(ax, bx), max(ax, bx) + 1):
        for y in range(min(ay, by), max(ay, by) + 1):
            across = 2 * ((x - ax) * ry - (y - ay) * rx)
            if abs(across) <= wide and (x, y) not in ((ax, ay), (bx, by)):
                side = 0 if abs(across) < wide else 1 if across > 0 else -1
                found.append(((x - ax) * rx + (y - ay) * ry, square(x, y), side))
    found.sort()
    return [(sq, side) for _, sq, side in found]

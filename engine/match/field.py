"""The pitch as data: squares, neighbours, zones and edges.

Squares are ints, ``x * 64 + y`` with ``x`` the column (0 = A) and ``y`` the row (0 = row 1), so a square means the same
on every field. The 26×15 pitch is one field; other fields are other instances.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

HOME = 0
AWAY = 1

Square = int
OFF: Square = -1
STRIDE = 64

#: Scatter directions 1-8 as (column, row) steps; index 0 is direction 1 (supplement 1).
D8: tuple[tuple[int, int], ...] = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def square(x: int, y: int) -> Square:
    """Return the square in column ``x`` and row ``y``, both counted from zero."""
    return x * STRIDE + y


def xy(sq: Square) -> tuple[int, int]:
    """Return ``(column, row)`` of a square, both counted from zero."""
    return sq >> 6, sq & 63


def square_name(sq: Square) -> str:
    """Return the square as coaches write it, such as ``M8``; columns past Z go on with AA, AB."""
    x, y = xy(sq)
    letters = chr(65 + x) if x < 26 else chr(64 + x // 26) + chr(65 + x % 26)
    return f"{letters}{y + 1}"


def parse_square(text: str) -> Square | None:
    """Return the square that ``text`` names (capital letters: ``h8`` is a player), or None where it is no square name."""
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    if (
        not digits
        or digits[0] == "0"
        or not 1 <= len(letters) <= 2
        or not (letters.isascii() and letters.isalpha() and letters.isupper())
    ):
        return None
    x = 0
    for letter in letters:
        x = x * 26 + ord(letter) - 64
    y = int(digits)
    return square(x - 1, y - 1) if y <= STRIDE else None


def distance(a: Square, b: Square) -> int:
    """Squares between ``a`` and ``b``, counting diagonal steps as one."""
    return max(abs((a >> 6) - (b >> 6)), abs((a & 63) - (b & 63)))


class Field:
    """A place to play on.

    Attributes:
        squares: every square a player may stand on.
        neighbours: by square, the adjacent squares in D8 order that exist.
        steps: by square, for each of the eight D8 directions the square there, or ``OFF``.
        end_zone: by side, the end zone that side defends.
        half: by side, the squares of its half.
        line: by side, its squares on the line of scrimmage.
        wide_zones: by side, its two wide zones.
        size: length of an array indexed by square.
        walled: there is no way off it, but walls all around.
        hazards: by square nobody enters on purpose, what he falls into there.
        obstacles: by square nobody can enter, what stands there and may be struck by a throw.
        danger: by square where nobody stands safely, what he may fall into.
    """

    walled: ClassVar[bool] = False
    hazards: Mapping[Square, str] = {}
    obstacles: Mapping[Square, str] = {}
    danger: Mapping[Square, str] = {}

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        end_zone: tuple[frozenset[Square], frozenset[Square]],
        half: tuple[frozenset[Square], frozenset[Square]],
        line: tuple[frozenset[Square], frozenset[Square]],
        wide_zones: tuple[tuple[frozenset[Square], ...], tuple[frozenset[Square], ...]],
        walls: frozenset[Square] = frozenset(),
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.end_zone = end_zone
        self.half = half
        self.line = line
        self.wide_zones = wide_zones
        self.size = width * STRIDE
        self.squares: tuple[Square, ...] = tuple(
            square(x, y) for x in range(width) for y in range(height) if square(x, y) not in walls
        )
        self.steps: list[tuple[Square, ...]] = [()] * self.size
        self.neighbours: list[tuple[Square, ...]] = [()] * self.size
        exists = frozenset(self.squares)
        self.exists = exists
        for sq in self.squares:
            x, y = xy(sq)
            around = [square(x + dx, y + dy) if 0 <= x + dx < width and 0 <= y + dy < height else OFF for dx, dy in D8]
            self.steps[sq] = tuple(s if s in exists else OFF for s in around)
            self.neighbours[sq] = tuple(s for s in self.steps[sq] if s != OFF)
        self._away_from: dict[tuple[Square, Square], tuple[Square, ...]] = {}

    def away_from(self, pusher: Square, pushed: Square) -> tuple[Square, ...]:
        """The three squares a player may be pushed to, in D8 order; ``OFF`` for those in the crowd.

        Seed 000, *Empujones*.
        """
        key = (pusher, pushed)
        found = self._away_from.get(key)
        if found is None:
            dx = (pushed >> 6) - (pusher >> 6)
            dy = (pushed & 63) - (pusher & 63)
            if dx and dy:
                wanted = {(dx, dy), (dx, 0), (0, dy)}
            elif dx:
                wanted = {(dx, -1), (dx, 0), (dx, 1)}
            else:
                wanted = {(-1, dy), (0, dy), (1, dy)}
            found = tuple(self.steps[pushed][i] for i, step in enumerate(D8) if step in wanted)
            self._away_from[key] = found
        return found

    def allows_throw(self, start: Square, end: Square, band: str) -> bool:
        """Whether the field lets anything be thrown at this range from one square to another."""
        return True

    def sees(self, start: Square, end: Square) -> bool:
        """Whether nothing stands between two squares."""
        return True

    def obstacles_between(self, start: Square, end: Square) -> list[tuple[Square, Square]]:
        """The obstacles a throw passes over, in order, each with the last other square before it."""
        return []

    def throw_in_directions(self, sq: Square) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        """Steps of a throw-in from ``sq`` for a D6 of 1-2, 3-4 and 5-6 (supplement 1)."""
        x, y = xy(sq)
        inward_y = 1 if y == 0 else -1
        inward_x = 1 if x == 0 else -1
        on_side = y in (0, self.height - 1)
        on_end = x in (0, self.width - 1)
        if on_side and on_end:
            return (inward_x, 0), (inward_x, inward_y), (0, inward_y)
        if on_side:
            return (-1, inward_y), (0, inward_y), (1, inward_y)
        return (inward_x, -1), (inward_x, 0), (inward_x, 1)


@lru_cache(maxsize=1)
def pitch() -> Field:
    """The 26×15 pitch (supplement 1): home defends column A, away column Z."""

    def block(columns: range, rows: range) -> frozenset[Square]:
        return frozenset(square(x, y) for x in columns for y in rows)

    rows = range(15)
    top, bottom, centre = range(4), range(11, 15), range(4, 11)
    home, away = range(13), range(13, 26)
    return Field(
        "pitch",
        26,
        15,
        end_zone=(block(range(1), rows), block(range(25, 26), rows)),
        half=(block(home, rows), block(away, rows)),
        line=(block(range(12, 13), centre), block(range(13, 14), centre)),
        wide_zones=((block(home, top), block(home, bottom)), (block(away, top), block(away, bottom))),
    )

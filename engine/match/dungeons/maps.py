"""Text maps of dungeons: reading them.

A map has lines ``key: value`` (``chests``, ``teleporters``: how many there are in play) and then, below a line ``---``
or at once, the rows of squares. A sign stands for a square:

====================  =========================================================================
``#`` or a space      wall
``.``                 floor
``=``                 floor on which nobody stands safely, such as a bridge
``H`` ``A``           the end zone that home, that away defends
``h`` ``a``           the same, with a teleporter, numbered after those with a digit
``1`` to ``9``        floor with the teleporter of that number
``C``                 floor under a chest
``L`` ``P`` ``O``     lava, a pit with spikes, a chasm
``W``                 water
``S`` ``T`` ``F``     a statue, a throne, a fountain
====================  =========================================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.match.dungeons.underground import Underground
from engine.match.field import AWAY, HOME, STRIDE, Square, square

#: Chests in every dungeon, and the fewest teleporters for two teams: six, and one more for each.
CHESTS = 6
TELEPORTERS = 8
HAZARD_SIGNS = {"L": "lava", "P": "pit", "O": "chasm", "W": "water"}
OBSTACLE_SIGNS = {"S": "statue", "T": "throne", "F": "fountain"}
WALLS = "# "
SIGNS = f"{WALLS}.=HAhaC123456789{''.join(HAZARD_SIGNS)}{''.join(OBSTACLE_SIGNS)}"
LARGEST = 60
MOST_TELEPORTERS = 20
RULE = "---"
_NUMBERS = {"chests": (0, CHESTS), "teleporters": (0, MOST_TELEPORTERS)}


@dataclass(frozen=True, slots=True)
class Misread:
    """Something that could not be read: a code with values, and the squares concerned."""

    code: str
    squares: tuple[Square, ...] = ()
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class DungeonMap:
    """A dungeon as drawn.

    Attributes:
        name: how it is called.
        text: the map as text.
        size: columns and rows.
        floor: every square a player could stand on, those under chests included.
        end_zone: by side, the end zone that side defends.
        hazards, obstacles: by square, what is there.
        narrow: floor drawn as unsafe.
        chests: the chests that have their place, in reading order.
        teleporters: by number from 1 on, the squares of those that have their place.
        chest_count, teleporter_count: how many there are in play; the coaches place the rest.
        misread: what could not be read.
    """

    name: str
    text: str
    size: tuple[int, int]
    floor: frozenset[Square]
    end_zone: tuple[frozenset[Square], frozenset[Square]]
    hazards: tuple[tuple[Square, str], ...]
    obstacles: tuple[tuple[Square, str], ...]
    narrow: frozenset[Square]
    chests: tuple[Square, ...]
    teleporters: tuple[tuple[int, Square], ...]
    chest_count: int
    teleporter_count: int
    misread: tuple[Misread, ...]

    def field(self, chests: frozenset[Square] = frozenset()) -> Underground:
        """The field with these chests closed; the same object for the same chests."""
        return _field(self, chests)

    @property
    def rows(self) -> list[str]:
        """The rows of squares as drawn."""
        return _split(self.text)[1]


@lru_cache(maxsize=1024)
def _field(drawn: DungeonMap, chests: frozenset[Square]) -> Underground:
    return Underground(
        drawn.name,
        drawn.size,
        drawn.floor,
        drawn.end_zone,
        dict(drawn.hazards),
        dict(drawn.obstacles),
        drawn.narrow,
        chests,
    )


def reading_order(sq: Square) -> tuple[int, int]:
    """Row first, then column."""
    return sq & 63, sq >> 6


@lru_cache(maxsize=256)
def parse(text: str, name: str = "") -> DungeonMap:
    """Read a map; whatever is wrong with it is left to :func:`engine.match.dungeons.faults`."""
    keys, rows = _split(text)
    misread: list[Misread] = []
    counts = {"chests": CHESTS, "teleporters": TELEPORTERS}
    given: set[str] = set()
    for line in keys:
        key, _, value = (part.strip() for part in line.partition(":"))
        least, most = _NUMBERS.get(key, (0, 0))
        if key not in _NUMBERS:
            misread.append(Misread("unknown_key", values=(("key", key), ("known", " ".join(_NUMBERS)))))
        elif not (value.isascii() and value.isdigit() and least <= int(value) <= most):
            misread.append(Misread("bad_number", values=(("key", key), ("least", str(least)), ("most", str(most)))))
        else:
            counts[key] = int(value)
            given.add(key)
    if len(rows) > LARGEST or any(len(row) > LARGEST for row in rows):
        misread.append(Misread("too_large", values=(("most", str(LARGEST)),)))
        rows = [row[:LARGEST] for row in rows[:LARGEST]]
    drawn = _Drawing()
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            drawn.sign(sign, square(x, y))
    misread += drawn.misread()
    teleporters = drawn.numbered()
    if "teleporters" not in given:
        counts["teleporters"] = max(TELEPORTERS, len(teleporters))
    return DungeonMap(
        name,
        text,
        (max((len(row) for row in rows), default=0), len(rows)),
        frozenset(drawn.floor),
        (frozenset(drawn.zones[HOME]), frozenset(drawn.zones[AWAY])),
        tuple(drawn.hazards),
        tuple(drawn.obstacles),
        frozenset(drawn.narrow),
        tuple(drawn.chests),
        tuple(teleporters),
        counts["chests"],
        counts["teleporters"],
        tuple(misread),
    )


def _split(text: str) -> tuple[list[str], list[str]]:
    """The lines ``key: value``, and the rows of squares."""
    lines = [line.rstrip() for line in text.expandtabs(1).splitlines()]
    keys: list[str] = []
    while lines and (not lines[0].strip() or lines[0].strip() == RULE or ":" in lines[0]):
        line = lines.pop(0).strip()
        if ":" in line:
            keys.append(line)
    while lines and not lines[-1].strip():
        lines.pop()
    return keys, lines


class _Drawing:
    """What the signs of a map say; squares come in reading order."""

    def __init__(self) -> None:
        self.floor: list[Square] = []
        self.zones: tuple[list[Square], list[Square]] = ([], [])
        self.hazards: list[tuple[Square, str]] = []
        self.obstacles: list[tuple[Square, str]] = []
        self.narrow: list[Square] = []
        self.chests: list[Square] = []
        self.digits: dict[int, list[Square]] = {}
        self.in_zones: tuple[list[Square], list[Square]] = ([], [])
        self.unknown: dict[str, list[Square]] = {}

    def sign(self, sign: str, sq: Square) -> None:
        """One square of the map."""
        if sign in WALLS:
            return
        if sign in HAZARD_SIGNS:
            self.hazards.append((sq, HAZARD_SIGNS[sign]))
            return
        if sign in OBSTACLE_SIGNS:
            self.obstacles.append((sq, OBSTACLE_SIGNS[sign]))
            return
        if sign not in SIGNS:
            self.unknown.setdefault(sign, []).append(sq)
            return
        self.floor.append(sq)
        if sign in "HhAa":
            side = HOME if sign in "Hh" else AWAY
            self.zones[side].append(sq)
            if sign in "ha":
                self.in_zones[side].append(sq)
        elif sign == "C":
            self.chests.append(sq)
        elif sign == "=":
            self.narrow.append(sq)
        elif sign != ".":
            self.digits.setdefault(int(sign), []).append(sq)

    def numbered(self) -> list[tuple[int, Square]]:
        """The teleporters by number: those with a digit, then those in home's and in away's end zone."""
        found = [(number, squares[0]) for number, squares in sorted(self.digits.items())]
        last = max(self.digits, default=0)
        return found + list(enumerate((*self.in_zones[HOME], *self.in_zones[AWAY]), last + 1))

    def misread(self) -> list[Misread]:
        """Signs that mean nothing, and numbers that stand twice or are left out."""
        found = [
            Misread("unknown_sign", tuple(squares), (("sign", sign), ("known", SIGNS.replace(" ", ""))))
            for sign, squares in self.unknown.items()
        ]
        for number, squares in sorted(self.digits.items()):
            if len(squares) > 1:
                found.append(Misread("teleporter_twice", tuple(squares), (("number", str(number)),)))
        for number in range(1, max(self.digits, default=0)):
            if number not in self.digits:
                found.append(Misread("teleporter_missing", (), (("number", str(number)),)))
        return found


assert LARGEST < STRIDE

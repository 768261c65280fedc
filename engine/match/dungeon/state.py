"""What a position in a dungeon holds beside every other: chests, teleporters, the clock."""

from __future__ import annotations

from typing import Any, cast

from engine.match.dungeons import DungeonMap
from engine.match.field import OFF, Square

#: The rule set that is played in dungeons.
RULE_SET = "dungeonbowl"
#: Team turns of each side after which the chests open, teleporters vanish, the match is a draw (in this order).
EVENTS = ("chests", "teleporters", "draw")
LIMITS: tuple[int, ...] = (12, 20, 26)


class Dungeon:
    """The state of a dungeon.

    Attributes:
        map: the dungeon as drawn.
        chests: squares of the closed chests, in reading order.
        found: the ball has been found.
        teleporters: squares by number, the first first; ``OFF`` for one that is not there (yet, or any more).
        resting: players who stand on the teleporter they came out of, or were put on: id and square, ``h1 136``.
        happened: what the clock has brought about.
        called: what it brings about when the running turn ends.
        placing: the side that places next, or -1.
    """

    __slots__ = ("called", "chests", "found", "happened", "map", "placing", "resting", "teleporters")

    def __init__(self, drawn: DungeonMap) -> None:
        self.map = drawn
        self.chests: tuple[Square, ...] = drawn.chests
        self.found = False
        placed = dict(drawn.teleporters)
        self.teleporters: tuple[Square, ...] = tuple(
            placed.get(number, OFF) for number in range(1, drawn.teleporter_count + 1)
        )
        self.resting: tuple[str, ...] = ()
        self.happened: tuple[str, ...] = ()
        self.called: tuple[str, ...] = ()
        self.placing = -1

    def number_on(self, sq: Square) -> int:
        """The number of the teleporter on a square, 0 where there is none."""
        return self.teleporters.index(sq) + 1 if sq in self.teleporters and sq != OFF else 0

    def rests(self, name: str, sq: Square) -> None:
        """A player has been put on a square: a teleporter there leaves him alone."""
        if self.number_on(sq):
            self.resting = (*self.resting, f"{name} {sq}")

    def leaves(self, name: str) -> None:
        """A player is no longer where he was."""
        self.resting = tuple(one for one in self.resting if one.split()[0] != name)

    @property
    def working(self) -> list[int]:
        """The numbers of the teleporters there are."""
        return [number for number, sq in enumerate(self.teleporters, 1) if sq != OFF]

    def to_data(self) -> dict[str, Any]:
        """The state as plain data, without the map."""
        return {name: _plain(getattr(self, name)) for name in self.__slots__ if name != "map"}

    def restore(self, data: dict[str, Any]) -> None:
        """Take over what :meth:`to_data` gave, also where it went through JSON; unknown names are dropped."""
        for name, value in data.items():
            if name in self.__slots__ and name != "map":
                setattr(self, name, tuple(cast("list[Any]", value)) if isinstance(value, list) else value)


def _plain(value: object) -> object:
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value


def limits(rules: dict[str, Any]) -> dict[str, int]:
    """Team turns of each side after which the clock brings each event about; 0: never by itself."""
    given = cast("list[int]", rules.get("dungeon_turns") or LIMITS)
    return dict(zip(EVENTS, given, strict=True))

"""What a board picture shows: plain frozen values, without engine, colours or pixels.

Squares are ``(column, row)``, zero-based from the top left: the square called ``M8`` is ``(12, 7)``. Sides are 0 (home) and 1
(away). Every text in a scene is already translated; the renderer adds none of its own but numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

Square = tuple[int, int]

HOME, AWAY = 0, 1


@dataclass(frozen=True)
class FieldShape:
    """The ground: its size in squares, which squares are special, and what its columns and rows are called.

    ``scrimmage`` holds column boundaries: 13 is the line between the thirteenth and fourteenth column. In a dungeon
    (``underground``) ``terrain`` names what is on a square: ``lava pit chasm water narrow statue throne fountain``;
    ``chests`` are closed ones, ``teleporters`` squares with their numbers.
    """

    width: int
    height: int
    home_end: frozenset[Square] = frozenset()
    away_end: frozenset[Square] = frozenset()
    wide: frozenset[Square] = frozenset()
    walls: frozenset[Square] = frozenset()
    scrimmage: tuple[int, ...] = ()
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    underground: bool = False
    terrain: tuple[tuple[Square, str], ...] = ()
    chests: frozenset[Square] = frozenset()
    teleporters: tuple[tuple[Square, int], ...] = ()

    @cached_property
    def _hash(self) -> int:
        ground = (self.width, self.height, self.home_end, self.away_end, self.wide, self.walls, self.scrimmage)
        return hash((ground, self.terrain, self.chests, self.teleporters))

    def __hash__(self) -> int:
        return self._hash

    def column_name(self, column: int) -> str:
        """The letters over a column: A … Z, then AA, AB …, unless the field names its columns."""
        if self.column_names:
            return self.column_names[column]
        name = ""
        column += 1
        while column:
            column, digit = divmod(column - 1, 26)
            name = chr(65 + digit) + name
        return name

    def row_name(self, row: int) -> str:
        """The number beside a row, from 1 unless the field names its rows."""
        return self.row_names[row] if self.row_names else str(row + 1)


def standard_field() -> FieldShape:
    """The pitch of seed 000 (the pitch, its end zones and wide zones): 26 by 15, four squares of wide zone on each side."""
    width, height = 26, 15
    return FieldShape(
        width=width,
        height=height,
        home_end=frozenset((0, y) for y in range(height)),
        away_end=frozenset((width - 1, y) for y in range(height)),
        wide=frozenset((x, y) for x in range(width) for y in range(height) if y < 4 or y > 10),
        scrimmage=(13,),
    )


STANDARD_FIELD = standard_field()


class Posture(StrEnum):
    """How a player stands in his square."""

    STANDING = "standing"
    PRONE = "prone"
    STUNNED = "stunned"


@dataclass(frozen=True, slots=True)
class Token:
    """A player on the pitch. ``role`` is a position id (``orc.blitzer``); ``name`` what alt text calls him.

    ``lost`` says that he has no tackle zone, ``gazed`` that a stare took it rather than a trait of his own; ``chained`` that
    a ball and chain drags him, ``bomb`` that he holds a bomb; ``cannot_act`` that nothing can be asked of him now.
    """

    side: int
    number: int
    square: Square
    role: str = ""
    name: str = ""
    posture: Posture = Posture.STANDING
    has_ball: bool = False
    used: bool = False
    selected: bool = False
    lost: bool = False
    rooted: bool = False
    star: bool = False
    cannot_act: bool = False
    gazed: bool = False
    chained: bool = False
    bomb: bool = False


class ArrowKind(StrEnum):
    """What an arrow of the last move tells."""

    MOVE = "move"
    PUSH = "push"
    BALL = "ball"


@dataclass(frozen=True, slots=True)
class Arrow:
    """Something went from the first of these squares to the last, through the others."""

    kind: ArrowKind
    squares: tuple[Square, ...]


class MarkKind(StrEnum):
    """Why a square is marked while a coach chooses."""

    REACH = "reach"
    TARGET = "target"
    PUSH = "push"
    QUICK = "quick"
    SHORT = "short"
    LONG = "long"
    BOMB = "bomb"
    ZONE = "zone"


@dataclass(frozen=True, slots=True)
class Mark:
    """A marked square with the number that matters there (``3+``, ``44%``), or the dice of a block.

    ``dice`` is 1, 2 or 3 where the attacker chooses among them, -2 or -3 where the defender does, 0 for no dice.
    """

    kind: MarkKind
    square: Square
    text: str = ""
    dice: int = 0


@dataclass(frozen=True, slots=True)
class PathStep:
    """One step of the path being considered; ``need`` is the roll it asks for (``3+``), empty if it is free."""

    square: Square
    need: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """The path being considered, from ``start`` through its steps in order."""

    start: Square
    steps: tuple[PathStep, ...]


class Face(StrEnum):
    """The five faces of a block die."""

    SKULL = "skull"
    BOTH = "both"
    PUSH = "push"
    STUMBLE = "stumble"
    POW = "pow"


@dataclass(frozen=True, slots=True)
class DiceShown:
    """One roll: block faces, or numbers of dice with ``sides`` faces.

    ``chosen`` is the index of the die that was taken, ``need`` the target (``4+``), ``success`` how it went if that is settled.
    """

    faces: tuple[Face | int, ...]
    sides: int = 6
    chosen: int | None = None
    need: str = ""
    success: bool | None = None


@dataclass(frozen=True, slots=True)
class TeamPanel:
    """What stands about one team beside the pitch; the dugout tuples hold shirt numbers."""

    name: str
    score: int = 0
    turn: int = 0
    turns: int = 8
    rerolls: int = 0
    apothecaries: int = 0
    active: bool = False
    reserves: tuple[int, ...] = ()
    knocked_out: tuple[int, ...] = ()
    casualties: tuple[int, ...] = ()
    sent_off: tuple[int, ...] = ()


class View(StrEnum):
    """What the camera is asked for: its own judgement, the play, or the whole field."""

    AUTO = "auto"
    PLAY = "play"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class Scene:
    """One board picture. ``ball`` is the square of a loose ball, ``second_ball`` that of another one; a carried one is told by its token.

    ``focus`` holds squares that the camera must show, ``weather`` one of ``sweltering sunny nice rain blizzard`` or empty, ``period`` and
    ``weather_text`` the words for the half and the weather, ``caption`` the line under the pitch, ``in_force`` the cards in force, each with the side that played it.
    """

    home: TeamPanel
    away: TeamPanel
    tokens: tuple[Token, ...] = ()
    ball: Square | None = None
    second_ball: Square | None = None
    field: FieldShape = STANDARD_FIELD
    arrows: tuple[Arrow, ...] = ()
    marks: tuple[Mark, ...] = ()
    path: Path | None = None
    dice: tuple[DiceShown, ...] = ()
    period: str = ""
    weather: str = "nice"
    weather_text: str = ""
    caption: str = ""
    in_force: tuple[tuple[int, str], ...] = ()
    focus: tuple[Square, ...] = ()
    view: View = View.AUTO
    colour_blind: bool = False

    @property
    def panels(self) -> tuple[TeamPanel, TeamPanel]:
        """The two panels, by side."""
        return self.home, self.away

"""Under the ground: chests, teleporters, hazards, the clock (seed 004)."""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class PlacingBegan(NamedTuple):
    """Chance has chosen the side that places first."""

    side: int


class ChestPlaced(NamedTuple):
    """A side put a chest on a square."""

    side: int
    square: Square


class TeleporterPlaced(NamedTuple):
    """A side put a teleporter on a square."""

    side: int
    number: int
    square: Square


class Entered(NamedTuple):
    """A player came into the dungeon on a square of his end zone."""

    player: str
    square: Square


class Sponged(NamedTuple):
    """The magic sponge brought a player back to the reserves."""

    player: str


class Teleported(NamedTuple):
    """A player was carried from a teleporter (``origin`` 0: from the dugout) to teleporter ``number`` on a square."""

    player: str
    origin: int
    number: int
    square: Square


class TeleportAccident(NamedTuple):
    """A trip hurts a player: ``cause`` is ``same`` (the teleporter he came from) or ``again`` (a second trip in a turn)."""

    player: str
    cause: str


class BallTeleported(NamedTuple):
    """The ball came out of teleporter ``number`` on a square; ``origin`` 0: brought back by magic."""

    origin: int
    number: int
    square: Square


class BallLost(NamedTuple):
    """The ball fell into a hazard, or left with a player who vanished; magic brings it back."""

    square: Square


class ChestOpened(NamedTuple):
    """A chest was opened by a player (empty: by the clock); ``holds_ball``, or it explodes."""

    player: str
    square: Square
    holds_ball: bool


class FellIn(NamedTuple):
    """A player fell from a square into a hazard: ``kind`` is ``lava pit chasm water``."""

    player: str
    square: Square
    kind: str


class HazardRolled(NamedTuple):
    """The die of a player who fell into a hazard; on a 6 he is hurt."""

    player: str
    die: int
    hurt: bool


class AgainstWall(NamedTuple):
    """A player was pushed against a wall and stays on his square."""

    player: str
    square: Square


class ObstacleRolled(NamedTuple):
    """The die for an obstacle a pass flew over, and whether it was struck."""

    square: Square
    kind: str
    die: int
    struck: bool


class RefereeLooked(NamedTuple):
    """The die for a player with a secret weapon at the end of his team's turn, and whether the referee saw him."""

    player: str
    die: int
    seen: bool


class ClockCalled(NamedTuple):
    """The clock calls for ``chests``, ``teleporters`` or ``draw`` at the end of the running turn."""

    what: str


class ChestsOpened(NamedTuple):
    """Time is up for the chests: all that are left open at once."""

    squares: tuple[Square, ...]


class TeleportersRemoved(NamedTuple):
    """Time is up for these teleporters; nobody comes into the dungeon any more."""

    numbers: tuple[int, ...]

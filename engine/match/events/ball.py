"""The ball, and players who fly like one."""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class BallPickedUp(NamedTuple):
    """A player picked the ball up."""

    player: str


class BallBounced(NamedTuple):
    """The ball bounced or scattered one square by a D8 of ``direction``."""

    start: Square
    end: Square
    direction: int


class BallThrownIn(NamedTuple):
    """The crowd threw the ball back from ``start``: D6, then 2D6 squares; ``end`` is ``OFF`` where it left again."""

    start: Square
    end: Square
    direction: int
    distance: int


class BallCaught(NamedTuple):
    """A player holds the ball after a catch."""

    player: str


class BallDropped(NamedTuple):
    """A player lost the ball where he stood."""

    player: str
    square: Square


class BallLanded(NamedTuple):
    """The ball came to rest on the ground."""

    square: Square


class PassThrown(NamedTuple):
    """A pass was declared at ``target``; ``band`` is ``quick short long bomb`` or another way of throwing."""

    player: str
    target: Square
    band: str


class PassJudged(NamedTuple):
    """How the pass came off: ``accurate``, ``inaccurate`` or ``fumble``."""

    player: str
    result: str


class Completed(NamedTuple):
    """A pass was completed to its target."""

    passer: str
    catcher: str


class Intercepted(NamedTuple):
    """A player intercepted a pass."""

    player: str
    passer: str


class HandedOff(NamedTuple):
    """The ball was handed to a team-mate."""

    player: str
    receiver: str


class PlayerThrown(NamedTuple):
    """A team-mate was thrown at ``target``."""

    player: str
    thrown: str
    target: Square


class PlayerLanded(NamedTuple):
    """A thrown player came down on a square; ``well`` when on his feet."""

    player: str
    square: Square
    well: bool


class PlayerScattered(NamedTuple):
    """A flying player scattered one square; ``end`` is ``OFF`` when into the crowd."""

    player: str
    start: Square
    end: Square
    direction: int


class BallDoubled(NamedTuple):
    """There are two balls on a square now; the second is about to bounce off it."""

    square: Square

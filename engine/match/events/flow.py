"""Before, between and after the turns: weather, fans, set-up, kick-off, drives, halves."""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class WeatherChanged(NamedTuple):
    """The weather was rolled: before the match or by the kick-off table (supplement 2)."""

    weather: str
    dice: tuple[int, ...]


class FansCame(NamedTuple):
    """Fans in thousands and the FAME they give, home first (seed 000, *Los hinchas*)."""

    fans: tuple[int, int]
    fame: tuple[int, int]


class CoinTossed(NamedTuple):
    """The coin fell on ``face`` after ``called`` had been called; ``winner`` chooses."""

    called: str
    face: str
    winner: int


class SidesChosen(NamedTuple):
    """``kicking`` kicks off this half."""

    kicking: int
    half: int


class DriveBegan(NamedTuple):
    """A drive begins with set-up; ``kicking`` sets up first."""

    kicking: int


class Placed(NamedTuple):
    """A player was put on a square during set-up; ``OFF`` when he was taken back to the reserves."""

    player: str
    square: Square


class FormationTaken(NamedTuple):
    """A side set up by a named formation."""

    side: int
    name: str


class SetUpDone(NamedTuple):
    """A side finished its set-up; ``players`` are those it put on the pitch."""

    side: int
    players: tuple[str, ...] = ()


class NobodyToField(NamedTuple):
    """A side, or both, could set up nobody; ``scorer`` is given a touchdown, -1 for none (seed 000, *Reanudación*)."""

    sides: tuple[int, ...]
    scorer: int


class KickedOff(NamedTuple):
    """The ball was kicked at ``target`` and came down over ``landing`` (``OFF``: out of the pitch)."""

    side: int
    target: Square
    direction: int
    distance: int
    landing: Square
    kicker: str


class KickoffResult(NamedTuple):
    """A row of the kick-off table by its 2D6 total (seed 000, *Tabla de patada inicial*)."""

    total: int
    name: str
    dice: tuple[int, int]


class KickoffContest(NamedTuple):
    """Each side's roll and total for a kick-off result; ``gainers`` got what it gives."""

    name: str
    dice: tuple[int, int]
    totals: tuple[int, int]
    gainers: tuple[int, ...]


class RerollGained(NamedTuple):
    """A side gained (or, negative, lost) team re-rolls; ``source`` names why."""

    side: int
    number: int
    source: str


class BribeGained(NamedTuple):
    """A side gained a bribe."""

    side: int


class ClockMoved(NamedTuple):
    """Turn markers moved by ``by`` turns outside the normal sequence; ``source`` names why."""

    turns: tuple[int, int]
    by: int
    source: str


class RockThrown(NamedTuple):
    """A rock hit a player."""

    player: str


class InvasionRolled(NamedTuple):
    """Pitch invasion: the die for one player and whether he was stunned by it."""

    player: str
    die: int
    total: int
    hit: bool


class TouchbackGiven(NamedTuple):
    """A touchback: ``player`` was given the ball."""

    side: int
    player: str


class Touchdown(NamedTuple):
    """A touchdown; ``player`` is empty for one that nobody scored."""

    side: int
    player: str
    score: tuple[int, int]


class DriveEnded(NamedTuple):
    """The drive is over."""


class HeatRolled(NamedTuple):
    """Sweltering heat: the die of one player; on a 1 he misses the next drive."""

    player: str
    die: int


class KnockoutRolled(NamedTuple):
    """Recovery roll of a knocked-out player."""

    player: str
    die: int
    recovered: bool


class HalfEnded(NamedTuple):
    """A half ended: 1, 2, or 3 for overtime."""

    half: int


class OvertimeBegan(NamedTuple):
    """Overtime begins."""


class ShootOut(NamedTuple):
    """One round of the penalty shoot-out."""

    dice: tuple[int, int]
    totals: tuple[int, int]


class Conceded(NamedTuple):
    """A side conceded; ``free`` when it may do so without penalty."""

    side: int
    free: bool


class MatchEnded(NamedTuple):
    """The final whistle; ``winner`` is a side, or -1 for a draw."""

    score: tuple[int, int]
    winner: int


class PositionCorrected(NamedTuple):
    """The commissioner put something right; ``what`` are the words of :mod:`engine.match.rulings`, squares as ints."""

    what: tuple[str | int, ...]


class TimedOut(NamedTuple):
    """The clock took a decision for a side."""

    side: int


class DinnerServed(NamedTuple):
    """A side's chef cooked for the half: three dice, team re-rolls gained and taken from the other side."""

    side: int
    dice: tuple[int, int, int]
    gained: int
    taken: int

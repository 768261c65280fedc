"""What a special play card may be aimed at, by the words of the data.

Players are ids, squares ints, everything else a word of the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.match.field import D8

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.position import Player, Position

WEATHERS = ("sweltering", "sunny", "nice", "rain", "blizzard")
#: The eight directions in the order of the scatter die: ``n`` is toward row 1, ``w`` toward column A.
DIRECTIONS = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
#: The two wide zones of the whole length of the pitch: ``upper`` has row 1.
WIDE_ZONES = ("upper", "lower")
#: Whether something lies about on the pitch or is cleared away.
MORE_OR_FEWER = ("more", "fewer")
#: Places from which a player can still be fielded.
_FIT = ("pitch", "reserves")


def step(direction: str) -> tuple[int, int]:
    """The column and row step of a direction word."""
    return D8[DIRECTIONS.index(direction)]


def in_wide_zone(pos: Position, zone: str, sq: Square) -> bool:
    """Whether a square lies in a wide zone, on either half."""
    index = WIDE_ZONES.index(zone)
    return any(sq in zones[index] for zones in pos.field.wide_zones)


def _before_set_up(pos: Position) -> bool:
    """Whether nobody has been set up, though a card may have put somebody on the pitch."""
    return pos.phase == "drive" or not any(me.sq >= 0 for me in pos.players.values())


def of_side(pos: Position, side: int) -> list[Player]:
    """Players of a side on the pitch, without those of neither; before a set-up all that can be fielded."""
    if _before_set_up(pos):
        return [me for me in pos.squads[side] if me.place in _FIT]
    return [me for me in pos.on_pitch(side) if not me.on.stands_alone]


def _own(pos: Position, side: int) -> Iterable[str]:
    return [me.id for me in of_side(pos, side)]


def _opposing(pos: Position, side: int) -> Iterable[str]:
    return [me.id for me in of_side(pos, 1 - side)]


def _any_player(pos: Position, side: int) -> Iterable[str]:
    return [*_own(pos, side), *_opposing(pos, side)]


def _in(place: str) -> Callable[[Position, int], Iterable[str]]:
    return lambda pos, side: [me.id for me in pos.squads[side] if me.place == place]


TARGETS: dict[str, Callable[[Position, int], Iterable[str | int]]] = {
    "own_player": _own,
    "opponent_player": _opposing,
    "any_player": _any_player,
    "own_reserve": _in("reserves"),
    "own_knocked_out": _in("ko"),
    "own_casualty": _in("casualty"),
    "square": lambda pos, side: pos.field.squares,
    "empty_square": lambda pos, side: [sq for sq in pos.field.squares if pos.board[sq] is None],
    "direction": lambda pos, side: DIRECTIONS,
    "wide_zone": lambda pos, side: WIDE_ZONES,
    "weather": lambda pos, side: WEATHERS,
    "own_end_zone": lambda pos, side: [sq for sq in sorted(pos.field.end_zone[side]) if pos.board[sq] is None],
    "more_or_fewer": lambda pos, side: MORE_OR_FEWER,
}

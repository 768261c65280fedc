"""Copies of a position to try things on."""

from __future__ import annotations

from engine.match.field import Square
from engine.match.position import STANDING, Player, Position


def copied(pos: Position) -> Position:
    """A position of its own that equals another."""
    return Position.from_data(pos.to_data(), pos.field)


def standing_on(pos: Position, me: Player, sq: Square | None) -> tuple[Position, Player]:
    """A position like this one but for a player who stands on another square, and him; this one where he stands there.

    A ball he holds comes along.
    """
    if sq is None or (sq == me.sq and me.posture == STANDING):
        return pos, me
    other = copied(pos)
    moved = other.players[me.id]
    other.put(moved, sq)
    moved.posture = STANDING
    return other, moved

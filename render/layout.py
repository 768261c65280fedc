"""Where everything stands in a board picture, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from render.camera import Window
from render.scene import Square

WIDTH, HEIGHT = 1120, 720
HEADER = 60
CAPTION = 36
RAIL = 108
GROUND_WIDTH = WIDTH - RAIL
GROUND_HEIGHT = HEIGHT - HEADER - CAPTION
MARGIN_X, MARGIN_Y = 25, 21
LARGEST_SQUARE = 58
PHONE = 400
"""The width at which shirt numbers must still be eleven pixels high."""
NUMBER_HEIGHT = 31
"""Eleven pixels at phone width, in pixels of the picture."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The squares of a window on the picture: ``size`` of a square and where the window's first one begins."""

    window: Window
    size: int
    left: int
    top: int

    def corner(self, square: Square) -> tuple[int, int]:
        """The top left pixel of a square."""
        return (
            self.left + (square[0] - self.window.column) * self.size,
            self.top + (square[1] - self.window.row) * self.size,
        )

    def centre(self, square: Square) -> tuple[int, int]:
        """The middle pixel of a square."""
        x, y = self.corner(square)
        return x + self.size // 2, y + self.size // 2


def grid_for(window: Window) -> Grid:
    """The largest grid of whole pixels that fits the ground's place, centred in it."""
    size = min(
        (GROUND_WIDTH - 2 * MARGIN_X) // window.columns,
        (GROUND_HEIGHT - 2 * MARGIN_Y) // window.rows,
        LARGEST_SQUARE,
    )
    size = max(size, 4)
    return Grid(
        window,
        size,
        (GROUND_WIDTH - size * window.columns) // 2,
        HEADER + (GROUND_HEIGHT - size * window.rows) // 2,
    )

"""Which part of the field a picture frames: a pure function of the scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from render.scene import FieldShape, Posture, Scene, Square, View

PLAY_COLUMNS = 16
PLAY_ROWS = 10
SPREAD = 0.75
"""With less than this share of the standing players in the best window, play counts as spread out."""


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of squares: its top left corner and its size; ``whole`` if it is the entire field."""

    column: int
    row: int
    columns: int
    rows: int
    whole: bool

    def __contains__(self, square: Square) -> bool:
        return 0 <= square[0] - self.column < self.columns and 0 <= square[1] - self.row < self.rows


def whole(field: FieldShape) -> Window:
    """The window that shows all of a field."""
    return Window(0, 0, field.width, field.height, True)


def must_show(scene: Scene) -> set[Square]:
    """Squares that a picture of this scene may not cut off: what is decided, what just moved, the ball."""
    squares = set(scene.focus)
    if scene.ball is not None:
        squares.add(scene.ball)
    if scene.second_ball is not None:
        squares.add(scene.second_ball)
    squares.update(token.square for token in scene.tokens if token.has_ball or token.selected)
    squares.update(square for arrow in scene.arrows for square in arrow.squares)
    squares.update(mark.square for mark in scene.marks if mark.kind in ("target", "push"))
    if scene.path is not None:
        squares.add(scene.path.start)
        squares.update(step.square for step in scene.path.steps)
    return {s for s in squares if 0 <= s[0] < scene.field.width and 0 <= s[1] < scene.field.height}


def around_the_selected(scene: Scene) -> set[Square]:
    """What may not be cut off where everything does not fit but a player is selected: he, his path, and what is near."""
    selected = [token.square for token in scene.tokens if token.selected]
    if not selected:
        return set()
    (x, y), *_ = selected
    path = {scene.path.start, *(step.square for step in scene.path.steps)} if scene.path is not None else set()
    near = {
        square
        for square in must_show(scene)
        if abs(square[0] - x) <= PLAY_COLUMNS // 2 - 1 and abs(square[1] - y) <= PLAY_ROWS // 2 - 1
    }
    return {*selected, *path, *near}


def frame(scene: Scene) -> Window:
    """The window of about 16 by 10 squares that shows the play best, or the whole field.

    The whole field is shown when the scene asks for it, when what must be seen does not fit a window and nobody is
    selected, and, unless the scene insists on the play, when most players would be left out while nobody is selected. With a
    player selected the play around him is framed: the minimap has the rest.
    """
    field = scene.field
    columns, rows = min(PLAY_COLUMNS, field.width), min(PLAY_ROWS, field.height)
    if scene.view is View.WHOLE or (columns, rows) == (field.width, field.height):
        return whole(field)
    for needed in (must_show(scene), around_the_selected(scene)):
        lefts = _starts((x for x, _ in needed), columns, field.width)
        tops = _starts((y for _, y in needed), rows, field.height)
        if (lefts and tops) or not needed:
            break
    if not lefts or not tops or (not needed and must_show(scene)):
        return whole(field)
    standing = [t.square for t in scene.tokens if t.posture is Posture.STANDING]
    everybody = [t.square for t in scene.tokens]
    interesting = [m.square for m in scene.marks]
    anchor = _middle(needed or set(everybody)) if (needed or everybody) else (field.width / 2, field.height / 2)
    windows = (Window(left, top, columns, rows, False) for left in lefts for top in tops)
    best = max(windows, key=lambda w: (_worth(w, everybody, interesting, anchor), -w.column, -w.row))
    nobody_selected = not any(t.selected for t in scene.tokens)
    if scene.view is View.AUTO and nobody_selected and not scene.focus and standing:
        if sum(square in best for square in standing) < SPREAD * len(standing):
            return whole(field)
    return best


def _starts(values: Iterable[int], size: int, limit: int) -> range:
    """The window positions along one axis that hold all the values."""
    values = list(values)
    low = max(0, max(values) - size + 1) if values else 0
    high = min(limit - size, min(values)) if values else limit - size
    return range(low, high + 1)


def _middle(squares: set[Square]) -> tuple[float, float]:
    xs, ys = [s[0] for s in squares], [s[1] for s in squares]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _worth(window: Window, everybody: list[Square], interesting: list[Square], anchor: tuple[float, float]) -> float:
    """Players near the play count most, marked squares a little; a window whose middle is the play wins ties."""
    near = sum(
        4 / (4 + max(abs(x - anchor[0]), abs(y - anchor[1]))) for x, y in everybody if (x, y) in window
    ) + 0.05 * sum(square in window for square in interesting)
    off = abs(window.column + (window.columns - 1) / 2 - anchor[0]) + abs(
        window.row + (window.rows - 1) / 2 - anchor[1]
    )
    return near - 0.06 * off

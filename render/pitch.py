"""The ground under the players: grass, lines, zones, walls and the names of columns and rows."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import shapes, terrain
from render.camera import Window
from render.fonts import tight_mask
from render.layout import GROUND_HEIGHT, GROUND_WIDTH, HEADER, MARGIN_X, MARGIN_Y, Grid, grid_for
from render.palette import NIGHT, SILVER, SLATE, STEEL, WHITE, Scheme, mix
from render.scene import FieldShape, Square


@lru_cache(maxsize=16)
def backdrop(field: FieldShape, window: Window, scheme: Scheme) -> Image.Image:
    """The window's part of the ground with its names on all four sides, as large as the ground's place in the picture."""
    grid = grid_for(window)
    left, top = grid.left, grid.top - HEADER
    size = grid.size
    image = Image.new("RGB", (GROUND_WIDTH, GROUND_HEIGHT), NIGHT)
    whole = _ground(field, size, scheme)
    image.paste(
        whole.crop(
            (
                window.column * size,
                window.row * size,
                (window.column + window.columns) * size,
                (window.row + window.rows) * size,
            )
        ),
        (left, top),
    )
    _names(image, field, grid)
    return image


def _names(image: Image.Image, field: FieldShape, grid: Grid) -> None:
    window, size = grid.window, grid.size
    left, top = grid.left, grid.top - HEADER
    right, bottom = left + size * window.columns, top + size * window.rows
    height = min(19, MARGIN_Y - 5)
    for column in range(window.column, window.column + window.columns):
        mask = tight_mask(field.column_name(column), height)
        x = left + (column - window.column) * size + size // 2 - mask.width // 2
        for y in (top - MARGIN_Y + 3, bottom + 3):
            image.paste(SILVER, (x, y), mask)
    for row in range(window.row, window.row + window.rows):
        mask = tight_mask(field.row_name(row), height)
        y = top + (row - window.row) * size + size // 2 - mask.height // 2
        for middle in (left - MARGIN_X // 2 - 1, right + MARGIN_X // 2 + 1):
            image.paste(SILVER, (middle - mask.width // 2, y), mask)


@lru_cache(maxsize=4)
def _ground(field: FieldShape, size: int, scheme: Scheme) -> Image.Image:
    image = Image.new("RGB", (field.width * size, field.height * size), NIGHT)
    draw = ImageDraw.Draw(image)
    ends = {**dict.fromkeys(field.home_end, 0), **dict.fromkeys(field.away_end, 1)}
    for x in range(field.width):
        for y in range(field.height):
            square = (x, y)
            place = (x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1)
            if square in field.walls:
                if scheme.terrain is None:
                    _wall(draw, place)
                else:
                    terrain.wall(draw, place, _open_sides(field, square), scheme.terrain)
            elif square in ends:
                _end(image, draw, place, ends[square], scheme)
            else:
                shades = scheme.wide if square in field.wide else scheme.grass
                draw.rectangle(place, fill=shades[(x + y) % 2], outline=scheme.grid)
    if scheme.terrain is not None:
        terrain.furnish(image, field, size, scheme.terrain)
    _zone_lines(draw, field, size)
    for boundary in field.scrimmage:
        x = boundary * size
        draw.rectangle((x - 2, 0, x + 1, image.height), fill=WHITE)
    return image


def _open_sides(field: FieldShape, square: Square) -> tuple[tuple[int, int], ...]:
    """The directions in which a wall borders on an open square."""
    x, y = square
    return tuple(
        (dx, dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if 0 <= x + dx < field.width and 0 <= y + dy < field.height and (x + dx, y + dy) not in field.walls
    )


def _wall(draw: ImageDraw.ImageDraw, place: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = place
    middle = (top + bottom) // 2
    draw.rectangle(place, fill=STEEL, outline=NIGHT)
    draw.line((left, middle, right, middle), fill=SLATE, width=2)
    draw.line(((left + right) // 2, top, (left + right) // 2, middle), fill=SLATE, width=2)


def _end(
    image: Image.Image, draw: ImageDraw.ImageDraw, place: tuple[int, int, int, int], side: int, scheme: Scheme
) -> None:
    """An end zone wears its team's colour and its team's shape, so it is known without colour."""
    team = scheme.teams[side]
    draw.rectangle(place, fill=team.ground, outline=mix(team.ground, WHITE, 0.35))
    size = round((place[2] - place[0]) * 0.42)
    mask = shapes.body(side, size, size)
    middle = (place[0] + (place[2] - place[0] - size) // 2 + 1, place[1] + (place[3] - place[1] - size) // 2 + 1)
    image.paste(mix(team.ground, WHITE, 0.35), middle, mask)
    inner = shapes.body(side, max(1, size - 8), max(1, size - 8))
    image.paste(team.ground, (middle[0] + 4, middle[1] + 4), inner)


def _zone_lines(draw: ImageDraw.ImageDraw, field: FieldShape, size: int) -> None:
    """Dashed lines where the wide zones begin, solid ones before the end zones."""
    ends = field.home_end | field.away_end
    for x in range(field.width):
        for y in range(field.height):
            here = (x, y)
            for other, line in (
                ((x + 1, y), ((x + 1) * size, y * size, (x + 1) * size, (y + 1) * size)),
                ((x, y + 1), (x * size, (y + 1) * size, (x + 1) * size, (y + 1) * size)),
            ):
                if other[0] >= field.width or other[1] >= field.height or {here, other} & field.walls:
                    continue
                if (here in ends) != (other in ends):
                    draw.line(line, fill=WHITE, width=3)
                elif (here in field.wide) != (other in field.wide):
                    _dashed(draw, line, size)


def _dashed(draw: ImageDraw.ImageDraw, line: tuple[int, int, int, int], size: int) -> None:
    x0, y0, x1, y1 = line
    for start, stop in ((0.0, 0.28), (0.5, 0.78)):
        draw.line(
            (x0 + (x1 - x0) * start, y0 + (y1 - y0) * start, x0 + (x1 - x0) * stop, y0 + (y1 - y0) * stop),
            fill=SILVER,
            width=2,
        )

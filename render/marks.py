"""What lies over the grass while a coach chooses, and the arrows of what has just happened."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PIL import Image, ImageDraw

from render import shapes
from render.fonts import tight_mask
from render.layout import Grid
from render.palette import BAD, BLACK, GOLD, NIGHT, REACHED, RISKY, SILVER, WHITE, Colour
from render.scene import Arrow, ArrowKind, Mark, MarkKind, Path

_BANDS = {
    MarkKind.QUICK: (WHITE, 0.24),
    MarkKind.SHORT: (WHITE, 0.08),
    MarkKind.LONG: (WHITE, 0.24),
    MarkKind.BOMB: (BLACK, 0.25),
}
#: Per cent from which a square counts as likely to be reached.
LIKELY = 75
Layer = tuple[Image.Image, tuple[int, int]]


def _blank(size: int) -> Image.Image:
    return Image.new("RGBA", (size, size), (0, 0, 0, 0))


def _lay(image: Image.Image, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
    """Lays a colour through a mask centred on a point of a transparent picture."""
    layer = Image.new("RGBA", mask.size, (*colour, 0))
    layer.putalpha(mask)
    image.alpha_composite(layer, (max(0, round(x - mask.width / 2)), max(0, round(y - mask.height / 2))))


@lru_cache(maxsize=1024)
def ground_patch(kind: MarkKind, text: str, size: int) -> Image.Image:
    """The part of a mark that lies under the players."""
    image = _blank(size)
    draw = ImageDraw.Draw(image)
    if kind is MarkKind.REACH and text:
        _lay(image, shapes.box(size - 8, size - 8, size // 7), size / 2, size / 2, RISKY if _likely(text) else NIGHT)
    elif kind is MarkKind.REACH:
        _lay(image, shapes.box(size - 8, size - 8, size // 7), size / 2, size / 2, REACHED)
        _lay(image, shapes.disc(max(6, size // 5)), size / 2, size / 2, GOLD)
    elif kind in _BANDS:
        colour, share = _BANDS[kind]
        draw.rectangle((1, 1, size - 2, size - 2), fill=(*colour, round(255 * share)))
    elif kind is MarkKind.ZONE:
        draw.rectangle((2, 2, size - 3, size - 3), outline=(*GOLD, 255), width=3)
    elif kind is MarkKind.PUSH:
        _lay(image, shapes.box(size - 4, size - 4, size // 7), size / 2, size / 2, GOLD)
        _lay(image, shapes.box(size - 12, size - 12, size // 9), size / 2, size / 2, NIGHT)
    if text and (kind is MarkKind.REACH or kind in _BANDS):
        _lay(image, _label(text, size), size / 2, size / 2, WHITE)
    if text and kind is MarkKind.PUSH:
        _lay(image, _label(text, size), size / 2, size / 2, GOLD)
    return image


def _likely(text: str) -> bool:
    """Whether a chance is one that a coach would take: such squares are drawn lighter."""
    return text.endswith("%") and int(text.removesuffix("%")) >= LIKELY


def _label(text: str, size: int) -> Image.Image:
    """A text as large as a square lets it be."""
    height = round(size * 0.46)
    mask = tight_mask(text, height)
    while mask.width > size - 12 and height > 8:
        height -= 1
        mask = tight_mask(text, height)
    return mask


@lru_cache(maxsize=512)
def over_patch(mark: Mark, size: int) -> Image.Image | None:
    """The part of a mark that lies over the players: a reticle, block dice, the target number on a receiver."""
    kind, text, dice = mark.kind, mark.text, mark.dice
    banded = kind in _BANDS and text
    if kind is not MarkKind.TARGET and not banded:
        return None
    # A text lies over the player's head, dice stand out above it or, beside a text, below his feet: there they hide no
    # shirt number, neither his own nor a neighbour's.
    raised = round(size * 0.30) if text or dice else 0
    top = raised + 4
    full = size + 8 + 2 * raised
    image = _blank(full)
    if kind is MarkKind.TARGET:
        for grow, colour in ((3, BLACK), (0, GOLD)):
            for wedge, x, y in _wedges(size, grow):
                _lay(image, wedge, x + raised, y + raised, colour)
    if dice:
        _dice_row(image, dice, size, top + round(size * (1.05 if text else -0.14)))
    if text:
        label, middle = tight_mask(text, round(size * 0.33)), top + size * 0.07
        _lay(image, shapes.box(label.width + 12, label.height + 8, 6), full / 2, middle, GOLD)
        _lay(image, shapes.box(label.width + 8, label.height + 4, 5), full / 2, middle, NIGHT)
        _lay(image, label, full / 2, middle, WHITE)
    return image


def _wedges(size: int, grow: int) -> list[tuple[Image.Image, float, float]]:
    """Two wedges that point at the middle from the left and the right."""
    long, half, full = size * 0.23 + 2 * grow, size * 0.16 + grow, size + 8
    wide, high = round(long) + 1, round(2 * half) + 1
    reach = size * 0.10
    return [
        (shapes.polygon(wide, high, [(0, 0), (long, half), (0, 2 * half)]), reach, full / 2),
        (shapes.polygon(wide, high, [(long, 0), (0, half), (long, 2 * half)]), full - reach, full / 2),
    ]


def _dice_row(image: Image.Image, dice: int, size: int, y: int) -> None:
    """One small die for each that is rolled; white where the attacker chooses, black with a cross where the defender does."""
    edge = round(size * 0.30)
    count = abs(dice)
    left = (image.width - count * (edge + 1)) / 2
    for k in range(count):
        x = left + k * (edge + 1) + edge / 2
        _lay(image, shapes.box(edge, edge, 4), x, y, BLACK if dice > 0 else WHITE)
        _lay(image, shapes.box(edge - 4, edge - 4, 3), x, y, WHITE if dice > 0 else BLACK)
        _lay(image, shapes.disc(edge // 3) if dice > 0 else shapes.cross(edge - 2), x, y, BLACK if dice > 0 else BAD)


def line_layer(
    points: list[tuple[int, int]], thickness: float, head: float, colour: Colour, dashed: bool = False
) -> Layer:
    """A polyline with an arrow head as a patch and its place; a dark edge keeps it visible on everything."""
    pad = round(head + thickness + 4)
    left, top = min(p[0] for p in points) - pad, min(p[1] for p in points) - pad
    width, height = max(p[0] for p in points) + pad - left, max(p[1] for p in points) + pad - top
    fine = 2
    local = [((x - left) * fine, (y - top) * fine) for x, y in points]
    image = Image.new("RGBA", (width, height), (*colour, 0))
    masks = [
        _stroke_mask(local, (width * fine, height * fine), w * fine, head * fine + extra, dashed)
        for w, extra in ((thickness + 5, 6), (thickness, 0))
    ]
    edge, core = (mask.reduce(fine) for mask in masks)
    image.paste((*BLACK, 255), (0, 0), edge)
    image.paste((*colour, 255), (0, 0), core)
    image.putalpha(edge)
    return image, (left, top)


def _stroke_mask(
    points: list[tuple[int, int]], size: tuple[int, int], width: float, head: float, dashed: bool
) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = atan2(y1 - y0, x1 - x0)
    neck = (x1 - head * 0.8 * cos(angle), y1 - head * 0.8 * sin(angle))
    shaft = [*points[:-1], neck]
    if dashed:
        _dashes(draw, shaft, width)
    else:
        draw.line(shaft, fill=255, width=round(width), joint="curve")
    wings = [(x1 - head * cos(angle + turn), y1 - head * sin(angle + turn)) for turn in (pi / 5.5, -pi / 5.5)]
    draw.polygon([(x1, y1), *wings], fill=255)
    return mask


def _dashes(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float) -> None:
    for (xa, ya), (xb, yb) in pairwise(points):
        length = hypot(xb - xa, yb - ya)
        at = 0.0
        while at < length:
            stop = min(length, at + 22)
            draw.line(
                [(xa + (xb - xa) * s / length, ya + (yb - ya) * s / length) for s in (at, stop)],
                fill=255,
                width=round(width),
            )
            at += 40


def arrow_layer(arrow: Arrow, grid: Grid) -> Layer | None:
    """An arrow of the last move; it begins and ends short of the square's middle, so numbers stay readable."""
    if len(arrow.squares) < 2:
        return None
    points = [grid.centre(square) for square in arrow.squares]
    if arrow.kind is ArrowKind.PUSH:
        ends = (_toward(points[-2], points[-1], grid.size * 0.18), _toward(points[-1], points[-2], grid.size * 0.26))
        return line_layer(list(ends), grid.size * 0.18, grid.size * 0.36, WHITE)
    points[0] = _toward(points[0], points[1], grid.size * 0.12)
    points[-1] = _toward(points[-1], points[-2], grid.size * 0.40)
    if arrow.kind is ArrowKind.MOVE:
        return line_layer(points, grid.size * 0.10, grid.size * 0.34, SILVER)
    return line_layer(points, grid.size * 0.09, grid.size * 0.36, GOLD, dashed=True)


def _toward(point: tuple[int, int], other: tuple[int, int], distance: float) -> tuple[int, int]:
    length = hypot(other[0] - point[0], other[1] - point[1]) or 1.0
    return (
        round(point[0] + (other[0] - point[0]) * distance / length),
        round(point[1] + (other[1] - point[1]) * distance / length),
    )


def path_layers(path: Path, grid: Grid) -> list[Layer]:
    """The path being considered: a line through its squares, its steps numbered, the rolls it asks for in frames."""
    layers: list[Layer] = []
    points = [grid.centre(path.start), *(grid.centre(step.square) for step in path.steps)]
    if len(points) < 2:
        return layers
    points[0] = _toward(points[0], points[1], grid.size * 0.30)
    layers.append(line_layer(points, grid.size * 0.12, grid.size * 0.40, GOLD))
    for number, step in enumerate(path.steps, start=1):
        patch = _step_patch(number, step.need, grid.size)
        x, y = grid.centre(step.square)
        layers.append((patch, (x - patch.width // 2, y - patch.height // 2)))
    return layers


@lru_cache(maxsize=256)
def _step_patch(number: int, need: str, size: int) -> Image.Image:
    image = _blank(size)
    if need:
        _lay(image, shapes.box(size - 8, size - 8, size // 7), size / 2, size / 2, GOLD)
        _lay(image, shapes.box(size - 13, size - 13, size // 8), size / 2, size / 2, NIGHT)
        label = _label(need, size - 4)
        _lay(image, label, size / 2, size * 0.60, WHITE)
        small = tight_mask(str(number), max(9, round(size * 0.22)))
        _lay(image, small, size / 2, size * 0.24, GOLD)
    else:
        across = round(size * 0.58)
        _lay(image, shapes.disc(across), size / 2, size / 2, BLACK)
        _lay(image, shapes.disc(across - 4), size / 2, size / 2, GOLD)
        _lay(image, tight_mask(str(number), round(size * 0.34)), size / 2, size / 2, BLACK)
    return image

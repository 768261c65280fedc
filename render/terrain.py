"""What makes a dungeon: rock and its walls, hazards, things in the way, chests and teleporters."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import shapes
from render.fonts import tight_mask
from render.palette import BLACK, GOLD, LEATHER, NIGHT, SILVER, UMBER, WHITE, Colour, Terrain, mix
from render.scene import FieldShape

Place = tuple[int, int, int, int]


def wall(draw: ImageDraw.ImageDraw, place: Place, open_sides: Sequence[tuple[int, int]], colours: Terrain) -> None:
    """Solid rock, or masonry where it borders on an open square."""
    left, top, right, bottom = place
    if not open_sides:
        draw.rectangle(place, fill=colours.rock)
        return
    draw.rectangle(place, fill=colours.brick)
    course = max(4, (bottom - top + 1) // 3)
    for row, y in enumerate(range(top, bottom, course)):
        draw.line((left, y, right, y), fill=colours.mortar, width=2)
        for x in range(left + (course if row % 2 else 0), right, 2 * course):
            draw.line((x, y, x, min(bottom, y + course)), fill=colours.mortar, width=2)
    for dx, dy in open_sides:
        if dx and dy:
            continue
        near = left if dx <= 0 else right - 1, top if dy <= 0 else bottom - 1
        far = right if dx >= 0 else left + 1, bottom if dy >= 0 else top + 1
        draw.rectangle((near, far), fill=BLACK)


def furnish(image: Image.Image, field: FieldShape, size: int, colours: Terrain) -> None:
    """Draw everything that lies or stands on the floor."""
    draw = ImageDraw.Draw(image)
    of = dict(field.terrain)
    for (x, y), kind in field.terrain:
        place = (x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1)
        beside = {
            (dx, dy)
            for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0))
            if kind in _FALLS and of.get((x + dx, y + dy)) != kind
        }
        match kind:
            case "lava":
                _waves(draw, place, colours.lava, colours.lava_light)
            case "water":
                _waves(draw, place, colours.water, colours.water_light)
            case "pit":
                _spikes(draw, place)
            case "chasm":
                draw.rectangle(place, fill=BLACK)
            case "narrow":
                _planks(draw, place, colours)
            case _:
                _stone(image, place, kind, colours)
        _rim(draw, place, beside, colours.mortar)
    for (x, y), number in field.teleporters:
        teleporter(image, (x * size, y * size), size, number, colours)
    for x, y in field.chests:
        chest(image, (x * size, y * size), size)


_FALLS = ("lava", "water", "pit", "chasm")


def _rim(draw: ImageDraw.ImageDraw, place: Place, sides: set[tuple[int, int]], colour: Colour) -> None:
    left, top, right, bottom = place
    for dx, dy in sides:
        line = (
            left if dx <= 0 else right, top if dy <= 0 else bottom, right if dx >= 0 else left, bottom if dy >= 0 else top,
        )  # fmt: skip
        draw.line(line, fill=colour, width=4)


def _waves(draw: ImageDraw.ImageDraw, place: Place, ground: Colour, crest: Colour) -> None:
    left, top, right, _ = place
    size = right - left + 1
    draw.rectangle(place, fill=ground)
    step = max(3, size // 4)
    for row in range(3):
        y = top + size * (2 * row + 1) // 6
        shift = step // 2 if row % 2 else 0
        points = [
            (x, y + (size // 12 if k % 2 else -size // 12)) for k, x in enumerate(range(left + shift, right, step))
        ]
        draw.line(points, fill=crest, width=max(2, size // 16), joint="curve")


def _spikes(draw: ImageDraw.ImageDraw, place: Place) -> None:
    left, top, right, _ = place
    size = right - left + 1
    draw.rectangle(place, fill=NIGHT)
    third = size // 3
    for row in range(2):
        for column in range(3):
            x = left + column * third + third // 2 + (third // 4 if row else 0)
            y = top + (row + 1) * size // 2 - 3
            draw.polygon(((x - third // 4, y), (x + third // 4, y), (x, y - size // 3)), fill=SILVER)


def _planks(draw: ImageDraw.ImageDraw, place: Place, colours: Terrain) -> None:
    left, top, right, bottom = place
    size = right - left + 1
    draw.rectangle(place, fill=colours.wood)
    for part in range(1, 4):
        x = left + part * size // 4
        draw.line((x, top, x, bottom), fill=colours.wood_dark, width=2)
    draw.rectangle((left, top, right, bottom), outline=colours.wood_dark, width=2)


def _stone(image: Image.Image, place: Place, kind: str, colours: Terrain) -> None:
    """A statue on its plinth, a throne, or a fountain."""
    left, top, right, _ = place
    size = right - left + 1
    draw = ImageDraw.Draw(image)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(left + x * size, top + y * size) for x, y in points]

    draw.rectangle((*at((0.08, 0.08))[0], *at((0.92, 0.92))[0]), fill=colours.mortar)
    if kind == "fountain":
        for inset, colour in (
            (0.1, colours.statue),
            (0.2, colours.water),
            (0.4, colours.statue),
            (0.45, colours.water_light),
        ):
            mask = shapes.disc(max(2, round(size * (1 - 2 * inset))))
            image.paste(colour, (round(left + inset * size), round(top + inset * size)), mask)
    elif kind == "throne":
        draw.polygon(
            at((0.24, 0.88), (0.24, 0.14), (0.36, 0.24), (0.5, 0.1), (0.64, 0.24), (0.76, 0.14), (0.76, 0.88)),
            fill=colours.statue,
        )
        draw.rectangle((*at((0.34, 0.34))[0], *at((0.66, 0.62))[0]), fill=GOLD)
        draw.rectangle((*at((0.34, 0.66))[0], *at((0.66, 0.88))[0]), fill=colours.brick)
    else:
        draw.polygon(at((0.2, 0.9), (0.26, 0.78), (0.74, 0.78), (0.8, 0.9)), fill=colours.brick)
        draw.polygon(at((0.3, 0.78), (0.34, 0.42), (0.66, 0.42), (0.7, 0.78)), fill=colours.statue)
        head = shapes.disc(max(4, round(size * 0.3)))
        image.paste(colours.statue, (round(left + size / 2 - head.width / 2), round(top + size * 0.14)), head)
        for x in (0.43, 0.57):
            draw.rectangle((*at((x - 0.03, 0.26))[0], *at((x + 0.03, 0.31))[0]), fill=BLACK)


def chest(image: Image.Image, corner: tuple[int, int], size: int) -> None:
    """A closed chest."""
    left, top = corner
    draw = ImageDraw.Draw(image)
    x0, x1 = left + size * 0.14, left + size * 0.86
    y0, middle, y1 = top + size * 0.24, top + size * 0.48, top + size * 0.82
    draw.rounded_rectangle((x0, y0, x1, y1), round(size * 0.12), fill=LEATHER, outline=UMBER, width=max(2, size // 18))
    draw.rectangle((x0, middle, x1, middle + max(2, size * 0.07)), fill=UMBER)
    for x in (0.26, 0.74):
        draw.rectangle((left + size * (x - 0.04), y0 + 1, left + size * (x + 0.04), y1 - 1), fill=GOLD)
    lock = (left + size * 0.42, middle - size * 0.04, left + size * 0.58, middle + size * 0.18)
    draw.rectangle(lock, fill=GOLD, outline=UMBER)


def teleporter(image: Image.Image, corner: tuple[int, int], size: int, number: int, colours: Terrain) -> None:
    """A ring of light around its number."""
    left, top = corner
    for inset, colour in ((0.05, colours.portal_light), (0.11, colours.portal), (0.2, mix(colours.portal, BLACK, 0.5))):
        mask = shapes.disc(max(4, round(size * (1 - 2 * inset))))
        image.paste(colour, (round(left + inset * size), round(top + inset * size)), mask)
    text = tight_mask(str(number), max(8, round(size * 0.36)))
    image.paste(WHITE, (left + (size - text.width) // 2, top + (size - text.height) // 2), text)

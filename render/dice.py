"""Dice as they lie on the table: block faces of our own drawing, and numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render import shapes
from render.fonts import tight_mask
from render.icons import icon_mask
from render.palette import BAD, BLACK, GOLD, GOOD, SILVER, SLATE, STEEL, WHITE, Colour
from render.scene import DiceShown, Face

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def _stamp(image: Image.Image, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
    image.paste(colour, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


def _skull(image: Image.Image, size: int) -> None:
    _stamp(image, icon_mask("skeleton", round(size * 0.8)), size / 2, size / 2, BLACK)


def _both(image: Image.Image, size: int) -> None:
    """Both go down: the skull of the attacker beside the burst of the defender."""
    _stamp(image, icon_mask("skeleton", round(size * 0.50)), size * 0.30, size * 0.33, BLACK)
    _stamp(image, shapes.burst(round(size * 0.54)), size * 0.68, size * 0.67, BLACK)


def _push(image: Image.Image, size: int) -> None:
    s = size / 10
    arrow = [(1.4, 4.0), (5.0, 4.0), (5.0, 1.9), (8.8, 5.0), (5.0, 8.1), (5.0, 6.0), (1.4, 6.0)]
    _stamp(image, shapes.polygon(size, size, [(x * s, y * s) for x, y in arrow]), size / 2, size / 2, BLACK)


def _stumble(image: Image.Image, size: int) -> None:
    _stamp(image, shapes.burst(round(size * 0.86)), size / 2, size / 2, BLACK)
    _stamp(image, shapes.burst(round(size * 0.66)), size / 2, size / 2, WHITE)
    _stamp(image, tight_mask("!", round(size * 0.36)), size / 2, size / 2, BLACK)


def _pow(image: Image.Image, size: int) -> None:
    _stamp(image, shapes.burst(round(size * 0.9)), size / 2, size / 2, BLACK)
    _stamp(image, shapes.disc(round(size * 0.2)), size / 2, size / 2, WHITE)


_FACES: dict[Face, Callable[[Image.Image, int], None]] = {
    Face.SKULL: _skull,
    Face.BOTH: _both,
    Face.PUSH: _push,
    Face.STUMBLE: _stumble,
    Face.POW: _pow,
}


@lru_cache(maxsize=256)
def die(face: Face | int, sides: int, size: int) -> Image.Image:
    """One die as an RGBA picture: pips on six sides, a number on any other kind."""
    cube = isinstance(face, Face) or sides == 6
    outline = shapes.box(size, size, size // 6) if cube else _gem(size)
    inner = shapes.box(size - 4, size - 4, size // 7) if cube else _gem(size - 4)
    image = Image.new("RGB", (size, size), BLACK)
    _stamp(image, inner, size / 2, size / 2, WHITE)
    if isinstance(face, Face):
        _FACES[face](image, size)
    elif sides == 6 and face in _PIPS:
        pip = shapes.disc(round(size * 0.2))
        for column, row in _PIPS[face]:
            _stamp(image, pip, size * (0.26 + 0.24 * column), size * (0.26 + 0.24 * row), BLACK)
    else:
        _stamp(image, tight_mask(str(face), round(size * 0.46)), size / 2, size / 2, BLACK)
    image.putalpha(outline)
    return image


def _gem(size: int) -> Image.Image:
    s = float(size)
    return shapes.polygon(size, size, [(s / 2, 0), (s, s * 0.3), (s, s * 0.7), (s / 2, s), (0, s * 0.7), (0, s * 0.3)])


@lru_cache(maxsize=512)
def roll_picture(roll: DiceShown, width: int) -> Image.Image:
    """A roll as a block of the given width: its dice two abreast, the taken one framed, then target and outcome."""
    gap = 6
    size = (width - gap) // 2 - 4
    rows = (len(roll.faces) + 1) // 2
    footer = 34 if roll.need or roll.success is not None else 0
    image = Image.new("RGB", (width, rows * (size + gap + 2) + footer), SLATE)
    for k, face in enumerate(roll.faces):
        alone = k == len(roll.faces) - 1 and k % 2 == 0
        x = (width - size) // 2 if alone else 2 + (k % 2) * (size + gap + 2)
        y = 2 + (k // 2) * (size + gap + 2)
        picture = die(face, roll.sides, size)
        if roll.chosen is not None and roll.chosen != k:
            picture = picture.copy()
            picture.putalpha(picture.getchannel("A").point(_faint))
        if roll.chosen == k:
            ImageDraw.Draw(image).rounded_rectangle((x - 3, y - 3, x + size + 2, y + size + 2), size // 5, fill=GOLD)
        image.paste(picture, (x, y), picture)
    if footer:
        _verdict(image, roll, rows * (size + gap + 2) + footer // 2)
    return image


def _faint(alpha: int) -> int:
    return alpha * 45 // 100


def _verdict(image: Image.Image, roll: DiceShown, y: int) -> None:
    need = tight_mask(roll.need, 22) if roll.need else None
    sign = None if roll.success is None else (shapes.tick if roll.success else shapes.cross)(30)
    total = (need.width if need else 0) + (sign.width if sign else 0) + (6 if need and sign else 0)
    x = (image.width - total) / 2
    if need:
        _stamp(image, need, x + need.width / 2, y, SILVER if sign else WHITE)
        x += need.width + 6
    if sign:
        _stamp(image, shapes.disc(32), x + sign.width / 2, y, STEEL)
        _stamp(image, sign, x + sign.width / 2, y, GOOD if roll.success else BAD)

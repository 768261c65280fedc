"""Smooth masks of the few shapes that pictures are made of; drawn four times too large and reduced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw

_FINE = 4
Points = Sequence[tuple[float, float]]

_SHIELD = [(0.02, 0.0), (0.98, 0.0), (1.0, 0.02), (1.0, 0.60), (0.95, 0.74), (0.82, 0.87), (0.66, 0.96), (0.5, 1.0)]
_SHIELD += [(1 - x, y) for x, y in reversed(_SHIELD[:-1])]


@lru_cache(maxsize=512)
def body(side: int, width: int, height: int) -> Image.Image:
    """The outline that tells the sides apart without colour: a disc for the home team, a shield for the visitors."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    if side == 0:
        draw.ellipse((0, 0, width * _FINE - 1, height * _FINE - 1), fill=255)
    else:
        draw.polygon([(x * (width * _FINE - 1), y * (height * _FINE - 1)) for x, y in _SHIELD], fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=256)
def disc(size: int) -> Image.Image:
    """A filled circle."""
    return body(0, size, size)


@lru_cache(maxsize=256)
def box(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with rounded corners."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * _FINE - 1, height * _FINE - 1), radius * _FINE, fill=255)
    return mask.reduce(_FINE)


def polygon(width: int, height: int, points: Points) -> Image.Image:
    """A filled polygon in a box, its points in pixels."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    ImageDraw.Draw(mask).polygon([(x * _FINE, y * _FINE) for x, y in points], fill=255)
    return mask.reduce(_FINE)


def strokes(width: int, height: int, lines: Sequence[Points], thickness: float) -> Image.Image:
    """Several polylines in a box, with round joints and ends."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    radius = thickness * _FINE / 2
    for line in lines:
        fine = [(x * _FINE, y * _FINE) for x, y in line]
        draw.line(fine, fill=255, width=round(thickness * _FINE), joint="curve")
        for x, y in (fine[0], fine[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=64)
def burst(size: int, spikes: int = 9, depth: float = 0.6) -> Image.Image:
    """A jagged star burst."""
    half = size / 2
    points: list[tuple[float, float]] = []
    for k in range(2 * spikes):
        reach = half if k % 2 == 0 else half * depth
        angle = pi * k / spikes - pi / 2
        points.append((half + reach * cos(angle), half + reach * sin(angle)))
    return polygon(size, size, points)


@lru_cache(maxsize=64)
def tick(size: int) -> Image.Image:
    """A check mark."""
    return strokes(
        size, size, [[(size * 0.2, size * 0.55), (size * 0.42, size * 0.76), (size * 0.8, size * 0.26)]], size * 0.17
    )


@lru_cache(maxsize=64)
def cross(size: int) -> Image.Image:
    """A diagonal cross."""
    a, b = size * 0.24, size * 0.76
    return strokes(size, size, [[(a, a), (b, b)], [(a, b), (b, a)]], size * 0.17)


@lru_cache(maxsize=64)
def eye(size: int) -> Image.Image:
    """An open eye: a lens with the white cut out around its pupil."""
    fine = size * _FINE
    mask = Image.new("L", (fine, fine), 0)
    draw = ImageDraw.Draw(mask)
    for inset, fill in ((0.04, 255), (0.17, 0)):
        top, bottom = Image.new("L", mask.size, 0), Image.new("L", mask.size, 0)
        reach, drop = fine * (0.62 - inset), fine * 0.3
        for lens, middle in ((top, fine / 2 + drop), (bottom, fine / 2 - drop)):
            ImageDraw.Draw(lens).ellipse((fine / 2 - reach, middle - reach, fine / 2 + reach, middle + reach), fill=255)
        mask.paste(fill, (0, 0), ImageChops.multiply(top, bottom))
    pupil = fine * 0.14
    draw.ellipse((fine / 2 - pupil, fine / 2 - pupil, fine / 2 + pupil, fine / 2 + pupil), fill=255)
    return mask.reduce(_FINE)

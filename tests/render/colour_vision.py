"""How a picture looks to people who lack one kind of cone (matrices of Machado, Oliveira and Fernandes 2009, full severity)."""

from __future__ import annotations

from PIL import Image

MATRICES = {
    "deuteranopia": (
        0.367322,
        0.860646,
        -0.227968,
        0,
        0.280085,
        0.672501,
        0.047413,
        0,
        -0.011820,
        0.042940,
        0.968881,
        0,
    ),
    "protanopia": (
        0.152286,
        1.052583,
        -0.204868,
        0,
        0.114503,
        0.786281,
        0.099216,
        0,
        -0.003882,
        -0.048116,
        1.051998,
        0,
    ),
}

_TO_LINEAR = [round(255 * (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4)) for v in range(256)] * 3
_TO_SCREEN = [
    round(255 * min(1.0, 12.92 * v / 255 if v / 255 <= 0.0031308 else 1.055 * (v / 255) ** (1 / 2.4) - 0.055))
    for v in range(256)
] * 3


def seen_as(picture: Image.Image, vision: str) -> Image.Image:
    """The picture as someone with this kind of colour vision sees it."""
    return picture.convert("RGB").point(_TO_LINEAR).convert("RGB", MATRICES[vision]).point(_TO_SCREEN)

"""Letters as cached masks: a narrow face for what it can write, a wide-ranging one for every other script."""

from __future__ import annotations

import threading
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

_FOLDER = Path(__file__).parent / "assets" / "fonts"
_NARROW = _FOLDER / "BarlowCondensed-Bold.woff"
_BROAD = _FOLDER / "DejaVuSansCondensed-Bold.ttf"
_NARROW_KNOWS = frozenset(
    map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026])
)

# FreeType faces are not made for several threads at once.
_LOCK = threading.RLock()


@lru_cache(maxsize=64)
def _face(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def _font(text: str, size: int) -> ImageFont.FreeTypeFont:
    return _face(_NARROW, size) if _NARROW_KNOWS.issuperset(text) else _face(_BROAD, round(size * 0.86))


@lru_cache(maxsize=2048)
def width(text: str, size: int) -> int:
    """How wide a line of text is, in pixels."""
    with _LOCK:
        return round(_font(text, size).getlength(text))


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, smallest: int, room: int) -> tuple[str, int]:
    """The text and the size at which it fits the room: smaller down to the smallest, then cut with an ellipsis."""
    while size > smallest and width(text, size) > room:
        size -= 1
    if width(text, size) <= room:
        return text, size
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…", size


@lru_cache(maxsize=2048)
def line_mask(text: str, size: int) -> Image.Image:
    """A line of text as a mask; its height depends on the size alone, so lines of one size align."""
    with _LOCK:
        font = _font(text, size)
        mask = Image.new("L", (max(1, round(font.getlength(text)) + 2), round(size * 1.25)), 0)
        ImageDraw.Draw(mask).text((1, round(size * 1.0)), text, fill=255, font=font, anchor="ls")
    return mask


@lru_cache(maxsize=2048)
def tight_mask(text: str, height: int, stroke: int = 0) -> Image.Image:
    """A text cut to its ink, digits exactly ``height`` pixels high; a stroke adds its width on every side."""
    with _LOCK:
        font = _face(_NARROW if _NARROW_KNOWS.issuperset(text) else _BROAD, _size_for(height))
        box = font.getbbox(text, stroke_width=stroke)
        size = (max(1, round(box[2] - box[0])), max(1, round(box[3] - box[1])))
        mask = Image.new("L", size, 0)
        ImageDraw.Draw(mask).text((-box[0], -box[1]), text, fill=255, font=font, stroke_width=stroke)
    return mask


@lru_cache(maxsize=64)
def _size_for(height: int) -> int:
    """The size at which the digits of the narrow face are this high."""
    size = height
    while True:
        box = _face(_NARROW, size).getbbox("1")
        if box[3] - box[1] >= height:
            return size
        size += 1

"""What the pictures of a league have in common: lines of text that fit, numbers, badges, and how they are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from render import shapes
from render.fonts import fitted, line_mask, tight_mask, width
from render.icons import icon_mask
from render.layout import NUMBER_HEIGHT
from render.league_scene import EMBLEMS, Badge, TeamColourPair
from render.palette import BAD, BLACK, GOLD, GOOD, NIGHT, SILVER, SLATE, STEEL, WHITE, Colour, Scheme, mix

ROW: Colour = (26, 31, 41)
"""The ground of every other row."""
_GROUNDS = (NIGHT, ROW, SLATE, BLACK)
_LIGHT_ENOUGH = 70
_LOWEST = 12
Files = tuple[bytes, ...]
HEAVIEST = 80_000
"""Bytes that a picture should not exceed."""


def clean(text: str) -> str:
    """The text in one line, without what no face can draw."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def write(
    image: Image.Image,
    text: str,
    size: int,
    place: tuple[int, int],
    colour: Colour,
    *,
    align: str = "left",
    room: int = 0,
    smallest: int = 0,
) -> int:
    """Write a line whose letters stand on ``place[1] + size``; within ``room`` if it is given. Its width in pixels."""
    text = clean(text)
    if room:
        text, fit = fitted(text, size, smallest or size, room)
    else:
        fit = size
    if not text:
        return 0
    mask = line_mask(text, fit)
    x, y = place
    x -= {"left": 0, "centre": mask.width // 2, "right": mask.width}[align]
    image.paste(colour, (x, y + size - fit), mask)
    return width(text, fit)


def number(
    image: Image.Image,
    text: str,
    centre: int,
    top: int,
    colour: Colour,
    *,
    height: int = NUMBER_HEIGHT,
    align: str = "centre",
    room: int = 0,
) -> None:
    """Write a short number with digits of this height, less where the room asks for it; a lower sign stands at half height."""
    wanted = height
    mask = tight_mask(clean(text), height)
    while room and mask.width > room and height > _LOWEST:
        height -= 1
        mask = tight_mask(clean(text), height)
    x = centre - {"left": 0, "centre": mask.width // 2, "right": mask.width}[align]
    image.paste(colour, (x, top + (wanted - min(height, mask.height)) // 2), mask)


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 255."""
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue


def readable_on(ground: Colour, wanted: Colour) -> Colour:
    """The wanted colour if it stands out from the ground by lightness; else black or white."""
    if abs(luminance(ground) - luminance(wanted)) >= _LIGHT_ENOUGH:
        return wanted
    return BLACK if luminance(ground) > 127 else WHITE


def rim_of(colours: TeamColourPair) -> Colour:
    """The second colour, or what stands out from the dark ground in its place."""
    return readable_on(NIGHT, colours[1]) if luminance(colours[0]) < _LIGHT_ENOUGH else colours[1]


@lru_cache(maxsize=256)
def badge(about: Badge, size: int) -> Image.Image:
    """A team's shield as a picture with transparency, ``size`` pixels square."""
    picture = Image.new("RGBA", (size, size))
    rim = max(2, size // 16)
    face = about.colours[0]
    ink = readable_on(face, about.colours[1])
    picture.paste(rim_of(about.colours), (0, 0), shapes.body(1, size, size))
    picture.paste(face, (rim, rim), shapes.body(1, size - 2 * rim, size - 2 * rim))
    inner = round(size * 0.62)
    if about.emblem in EMBLEMS:
        mask = icon_mask(about.emblem, inner)
    else:
        mask = tight_mask(clean(about.initials)[:2] or "?", round(size * 0.36))
        if mask.width > inner:
            mask = mask.resize((inner, max(1, round(mask.height * inner / mask.width))), Image.Resampling.LANCZOS)
    picture.paste(ink, ((size - mask.width) // 2, round(size * 0.46) - mask.height // 2), mask)
    return picture


def good_and_bad(scheme: Scheme) -> tuple[Colour, Colour]:
    """Colours of gain and loss: green and red, or what colour-blind coaches can tell apart by lightness too."""
    if scheme.name == "standard":
        return GOOD, BAD
    return scheme.teams[0].name, scheme.teams[1].face


def store(picture: Image.Image, badges: Iterable[Badge], scheme: Scheme) -> bytes:
    """The picture as a PNG file in as few colours as its texts, its scheme and its teams need.

    What would be heavier than :data:`HEAVIEST` is packed again with all the time that takes.
    """
    pairs = tuple(sorted({one.colours for one in badges}))
    small = picture.quantize(palette=_palette(scheme, pairs), dither=Image.Dither.NONE)
    quick = _packed(small, 6)
    return quick if len(quick) <= HEAVIEST else _packed(small, 9)


def light(compose: Callable[[int], Sequence[Image.Image]], most: int, badges: Iterable[Badge], scheme: Scheme) -> Files:
    """What ``compose`` draws in one picture, or in as many, up to ``most``, as it takes for none to exceed the weight."""
    known = tuple(badges)
    count = 1
    while True:
        files = tuple(store(part, known, scheme) for part in compose(count))
        if count >= most or all(len(file) <= HEAVIEST for file in files):
            return files
        count = min(most, max(count + 1, sum(map(len, files)) // HEAVIEST))


def _packed(picture: Image.Image, level: int) -> bytes:
    out = BytesIO()
    picture.save(out, "PNG", compress_level=level)
    return out.getvalue()


@lru_cache(maxsize=64)
def _palette(scheme: Scheme, pairs: tuple[TeamColourPair, ...]) -> Image.Image:
    """Written colours, grounds, one blend of each, then the teams' own as far as 256 entries go: more would weigh more."""
    table = [*_GROUNDS, WHITE, SILVER, STEEL, mix(NIGHT, SILVER, 0.65)]
    table += [ink for colour in (GOLD, *good_and_bad(scheme)) for ink in (colour, mix(NIGHT, colour, 0.5))]
    for first, second in pairs:
        ink = readable_on(first, second)
        table += [first, ink, rim_of((first, second)), mix(first, ink, 0.5)]
    distinct = list(dict.fromkeys(table))[:256]
    distinct += [distinct[-1]] * (256 - len(distinct))
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in distinct for channel in colour])
    return image

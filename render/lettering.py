"""What the pictures of a league have in common: lines of text that fit, numbers, badges, and how they are stored."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Write a short number with digits of this height, narrower where the room asks for it."""
    mask = tight_mask(clean(text), height)
    while room and mask.width > room and height > 12:
        height -= 1
        mask = tight_mask(clean(text), height)
    x = centre - {"left": 0, "centre": mask.width // 2, "right": mask.width}[align]
    image.paste(colour, (x, top), mask)


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
    """The picture as a PNG file in as few colours as its texts, its scheme and its teams need."""
    pairs = tuple(sorted({one.colours for one in badges}))
    small = picture.quantize(palette=_palette(scheme, pairs), dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=9)
    return out.getvalue()


@lru_cache(maxsize=64)
def _palette(scheme: Scheme, pairs: tuple[TeamColourPair, ...]) -> Image.Image:
    """Written colours, grounds, what their edges blend to, then the teams' own colours as far as 256 entries go."""
    inks = (WHITE, SILVER, GOLD, STEEL, *good_and_bad(scheme))
    table = [*_GROUNDS, *inks]
    table += [mix(NIGHT, ink, share) for ink in inks for share in (0.3, 0.65)]
    for first, second in pairs:
        ink = readable_on(first, second)
        table += [first, second, ink, rim_of((first, second)), mix(first, ink, 0.5), mix(NIGHT, second, 0.5)]
    distinct = list(dict.fromkeys(table))[:256]
    distinct += [distinct[-1]] * (256 - len(distinct))
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in distinct for channel in colour])
    return image

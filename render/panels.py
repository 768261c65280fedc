"""What stands around the ground: the header, the rail with minimap, dugouts and dice, and the caption."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render import shapes
from render.camera import Window
from render.dice import roll_picture
from render.fonts import fitted, line_mask, tight_mask, width
from render.icons import icon_mask
from render.layout import CAPTION, GROUND_HEIGHT, GROUND_WIDTH, HEADER, RAIL, WIDTH
from render.palette import BLACK, GOLD, NIGHT, SILVER, SLATE, STEEL, WHITE, Colour, Scheme
from render.scene import DiceShown, FieldShape, Posture, Square, TeamPanel

_CENTRE = 276
#: Height of the strip of cards in force, and the widest of its names.
_IN_FORCE = 26
_WIDEST_CARD = 430


def _text(image: Image.Image, text: str, size: int, x: int, y: int, colour: Colour, align: str = "left") -> None:
    mask = line_mask(text, size)
    x -= {"left": 0, "centre": mask.width // 2, "right": mask.width}[align]
    image.paste(colour, (x, y), mask)


@lru_cache(maxsize=32)
def header(
    home: TeamPanel, away: TeamPanel, period: str, weather: str, weather_text: str, scheme: Scheme
) -> Image.Image:
    """Names, score, half, weather, turn markers and re-rolls; the team whose turn it is stands on a lighter ground."""
    image = Image.new("RGB", (WIDTH, HEADER), NIGHT)
    for side, panel in enumerate((home, away)):
        _team(image, side, panel, scheme)
    middle = WIDTH // 2
    score = tight_mask(f"{home.score} – {away.score}", 31)
    image.paste(WHITE, (middle - score.width // 2, 3), score)
    aside = 29 if weather else 0
    room = _CENTRE - 12 - aside
    words, size = fitted(" · ".join(word for word in (period, weather_text) if word), 25, 14, room)
    wide = width(words, size) + aside
    if weather:
        image.paste(GOLD, (middle - wide // 2, HEADER - 25), icon_mask(weather, 24))
    _text(image, words, size, middle - wide // 2 + aside, HEADER - 5 - size, WHITE)
    return image


def _team(image: Image.Image, side: int, panel: TeamPanel, scheme: Scheme) -> None:
    """One team's half of the header, mirrored for the visitors."""
    team = scheme.teams[side]
    half = (WIDTH - _CENTRE) // 2
    start = 0 if side == 0 else WIDTH - half
    draw = ImageDraw.Draw(image)
    if panel.active:
        draw.rectangle((start, 0, start + half - 1, HEADER), fill=SLATE)
        draw.rectangle((start, HEADER - 4, start + half - 1, HEADER), fill=team.name)

    def at(offset: int, wide: int) -> int:
        return start + offset if side == 0 else start + half - offset - wide

    for inset, colour in ((0, team.rim), (3, team.face)):
        mask = shapes.body(side, 38 - 2 * inset, 38 - 2 * inset)
        image.paste(colour, (at(8, 38) + inset, 9 + inset), mask)
    if panel.active:
        mark = shapes.polygon(18, 20, [(0, 0), (18, 10), (0, 20)] if side == 0 else [(18, 0), (0, 10), (18, 20)])
        image.paste(GOLD, (at(half - 24, 18), 5), mark)
    name, size = fitted(panel.name, 28, 21, half - 56 - 30)
    _text(image, name, size, at(54, width(name, size) + 2), 23 - size, team.name)
    offset = 55
    for turn in range(1, panel.turns + 1):
        place = at(offset, 17)
        current = turn == panel.turn
        if current:
            draw.rounded_rectangle((place - 4, 29, place + 20, 54), 4, fill=WHITE)
            number = tight_mask(str(turn), 19)
            image.paste(BLACK, (place + 8 - number.width // 2, 32), number)
        elif turn < panel.turn:
            draw.rounded_rectangle((place, 34, place + 16, 49), 3, fill=team.name)
        else:
            draw.rounded_rectangle((place, 34, place + 16, 49), 3, outline=STEEL, width=2)
        offset += 21
    if not panel.turns and panel.turn:
        number = tight_mask(str(panel.turn), 19)
        wide = max(24, number.width + 8)
        place = at(offset, wide)
        draw.rounded_rectangle((place, 29, place + wide, 54), 4, fill=WHITE if panel.active else STEEL)
        image.paste(BLACK, (place + wide // 2 + 1 - number.width // 2, 32), number)
        offset += wide + 4
    offset += 14
    offset = _counter(image, at, offset, "reroll", panel.rerolls)
    if panel.apothecaries:
        _counter(image, at, offset, "apothecary", panel.apothecaries)


def _counter(image: Image.Image, at: Callable[[int, int], int], offset: int, icon: str, count: int) -> int:
    number = tight_mask(str(count), 23)
    image.paste(SILVER if count else STEEL, (at(offset, 26), 28), icon_mask(icon, 26))
    image.paste(WHITE if count else STEEL, (at(offset + 31, number.width), 30), number)
    return offset + 31 + number.width + 16


@lru_cache(maxsize=32)
def caption(text: str) -> Image.Image:
    """The line under the ground."""
    image = Image.new("RGB", (WIDTH, CAPTION), BLACK)
    line, size = fitted(text, 29, 20, WIDTH - 24)
    _text(image, line, size, WIDTH // 2, CAPTION - 4 - round(size * 1.15), GOLD, "centre")
    return image


@lru_cache(maxsize=32)
def in_force(cards: tuple[tuple[int, str], ...], scheme: Scheme) -> Image.Image:
    """The strip above the caption: cards in force, each in its team's colour; as many as fit, then how many more."""
    image = Image.new("RGB", (GROUND_WIDTH, _IN_FORCE), NIGHT)
    draw = ImageDraw.Draw(image)
    x = 8
    for index, (side, text) in enumerate(cards):
        line, size = fitted(text, 19, 15, _WIDEST_CARD)
        wide = width(line, size) + 2
        if x + 16 + wide > GROUND_WIDTH - 60 and index:
            _text(image, f"+{len(cards) - index}", 17, GROUND_WIDTH - 10, 4, WHITE, "right")
            break
        draw.rectangle((x, 6, x + 9, _IN_FORCE - 7), fill=scheme.teams[side].name)
        _text(image, line, size, x + 16, (_IN_FORCE - round(size * 1.2)) // 2, SILVER)
        x += 16 + wide + 16
    return image


MiniToken = tuple[int, Square, Posture, bool]


def _mini_terrain(field: FieldShape, scheme: Scheme) -> list[tuple[frozenset[Square], Colour]]:
    """What a minimap shows of a dungeon: what one falls into, what stands in the way, chests, teleporters."""
    colours = scheme.terrain
    if colours is None:
        return []
    shown = {"lava": colours.lava_light, "water": colours.water, "pit": BLACK, "chasm": BLACK, "narrow": colours.wood}
    kinds = {kind for _, kind in field.terrain}
    found = [
        (frozenset(square for square, one in field.terrain if one == kind), shown.get(kind, colours.statue))
        for kind in sorted(kinds)
    ]
    found.append((frozenset(square for square, _ in field.teleporters), colours.portal_light))
    found.append((field.chests, GOLD))
    return found


@lru_cache(maxsize=16)
def _mini_ground(field: FieldShape, room: int, scheme: Scheme) -> tuple[Image.Image, int]:
    """The empty minimap and the pixels of one of its squares."""
    size = max(1, min(room // field.width, room // field.height))
    image = Image.new("RGB", (field.width * size, field.height * size), scheme.wide[1])
    draw = ImageDraw.Draw(image)
    for squares, colour in (
        (field.home_end, scheme.teams[0].ground),
        (field.away_end, scheme.teams[1].ground),
        (field.walls, STEEL if scheme.terrain is None else scheme.terrain.rock),
        *_mini_terrain(field, scheme),
    ):
        for x, y in squares:
            draw.rectangle((x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1), fill=colour)
    for boundary in field.scrimmage:
        draw.line((boundary * size, 0, boundary * size, image.height), fill=SILVER)
    return image, size


@lru_cache(maxsize=64)
def minimap(
    field: FieldShape, window: Window, tokens: tuple[MiniToken, ...], ball: Square | None, scheme: Scheme
) -> Image.Image:
    """Everybody as a dot: discs for the home team, squares for the visitors, flat for those who are down, and the window's frame."""
    room = RAIL - 4
    ground, size = _mini_ground(field, room, scheme)
    image = ground.copy()
    draw = ImageDraw.Draw(image)
    dot = max(size + 1, 4)
    for side, (x, y), posture, has_ball in tokens:
        left, top = x * size + (size - dot) // 2, y * size + (size - dot) // 2
        colour = GOLD if has_ball else scheme.teams[side].name
        place = (left, top + (dot // 2 if posture is not Posture.STANDING else 0), left + dot - 1, top + dot - 1)
        draw.rectangle(place, fill=WHITE if has_ball else colour)
        if side == 0 and posture is Posture.STANDING and dot >= 4 and not has_ball:
            for corner in ((left, top), (left + dot - 1, top), (left, top + dot - 1), (left + dot - 1, top + dot - 1)):
                draw.point(
                    corner,
                    fill=ground.getpixel(
                        (min(max(corner[0], 0), image.width - 1), min(max(corner[1], 0), image.height - 1))
                    ),
                )
    if ball is not None:
        x, y = ball[0] * size, ball[1] * size
        draw.rectangle((x - 1, y - 1, x + size, y + size), fill=WHITE, outline=BLACK)
    if not window.whole:
        box = (
            window.column * size,
            window.row * size,
            (window.column + window.columns) * size - 1,
            (window.row + window.rows) * size - 1,
        )
        draw.rectangle(box, outline=GOLD, width=2)
    return image


@lru_cache(maxsize=64)
def dugout(side: int, panel: TeamPanel, scheme: Scheme) -> Image.Image:
    """Reserves, knocked out, casualties and sent off of one team: up to two shirt numbers each, else how many."""
    row = 36
    image = Image.new("RGB", (RAIL - 4, 4 * row + 8), SLATE)
    draw = ImageDraw.Draw(image)
    team = scheme.teams[side]
    draw.rectangle((0, 0, image.width, 4), fill=team.name)
    for k, (icon, shirts) in enumerate(
        (
            ("reserves", panel.reserves),
            ("knocked_out", panel.knocked_out),
            ("casualty", panel.casualties),
            ("sent_off", panel.sent_off),
        )
    ):
        y = 8 + k * row
        image.paste(SILVER if shirts else STEEL, (5, y + 3), icon_mask(icon, 28))
        _shirts(image, shirts, side, y + row // 2 - 2, scheme)
    return image


def _shirts(image: Image.Image, shirts: tuple[int, ...], side: int, y: int, scheme: Scheme) -> None:
    if not shirts:
        image.paste(STEEL, (58, y - 2), Image.new("L", (14, 4), 255))
        return
    if len(shirts) <= 2:
        x = 38
        for shirt in shirts:
            mask = tight_mask(f"{shirt}", 22)
            image.paste(WHITE, (x + 16 - mask.width // 2, y - mask.height // 2), mask)
            x += 33
        return
    mask = tight_mask(f"×{len(shirts)}", 25)
    image.paste(scheme.teams[side].name, (70 - mask.width // 2, y - mask.height // 2), mask)


def rail(
    field: FieldShape,
    window: Window,
    tokens: tuple[MiniToken, ...],
    ball: Square | None,
    panels: tuple[TeamPanel, TeamPanel],
    dice: tuple[DiceShown, ...],
    scheme: Scheme,
) -> Image.Image:
    """The strip right of the ground, as high as the ground: minimap, both dugouts, then as many of the last dice as fit."""
    image = Image.new("RGB", (RAIL, GROUND_HEIGHT), NIGHT)
    small = minimap(field, window, tokens, ball, scheme)
    image.paste(small, ((RAIL - small.width) // 2, 4))
    y = 4 + max(small.height, 64) + 6
    for side, panel in enumerate(panels):
        picture = dugout(side, panel, scheme)
        image.paste(picture, (2, y))
        y += picture.height + 6
    for roll in dice:
        picture = roll_picture(roll, RAIL - 4)
        if y + picture.height > GROUND_HEIGHT:
            break
        image.paste(picture, (2, y))
        y += picture.height + 6
    return image

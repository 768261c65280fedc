"""The team sheet as a picture: what a paper sheet says, readable on a phone."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import shapes
from render.fonts import fitted, width
from render.icons import icon_mask, icon_of
from render.layout import NUMBER_HEIGHT, WIDTH
from render.league_scene import Figure, SheetPlayer, SheetScene, Sign, SignKind
from render.lettering import ROW, Files, badge, clean, good_and_bad, light, number, readable_on, rim_of, write
from render.palette import BLACK, GOLD, NIGHT, SILVER, SLATE, STEEL, WHITE, Colour, Scheme, scheme_for

_MARGIN = 14
_SHIELD = 124
_SHORT_HEAD = 72
_HEAD = 150
_TROPHIES = 40
_FIGURES = 84
_COLUMNS = 42
_FOOT = 44
_FIRST_LINE = 52
_LINE = 38
_AFTER_LINES = 6
_TEXT = 29
_SMALLEST = 22

_NAME_AT = 122
_STATS_AT = (486, 548, 610, 672)
_POINTS_AT = (740, 786, 832, 878, 924)
_SPP_AT = 983
_VALUE_AT = WIDTH - _MARGIN
_SYMBOLS = {
    SignKind.MISSES: "casualty",
    SignKind.NIGGLING: "stunned",
    SignKind.OPEN_ROLL: "star",
    SignKind.JOURNEYMAN: "minion",
}


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a row's second line, with the pixels it takes."""

    text: str
    wide: int
    learned: bool = False
    sign: SignKind | None = None
    quiet: bool = False
    more: bool = False


_Row = tuple[SheetPlayer, list[list[_Piece]]]


def draw_sheet(scene: SheetScene) -> Files:
    """A team sheet as PNG files, ``WIDTH`` pixels wide and as high as the players need.

    Nearly always one; where it would weigh more than :data:`render.lettering.HEAVIEST`, the players are dealt out to several
    in the order of their shirts, until none does or each shows one player.

    It only computes, so it may run in any thread: whatever it keeps between calls is never changed once made.
    """
    return light(
        lambda count: compose_sheet(scene, count), len(scene.players), (scene.badge,), scheme_for(scene.colour_blind)
    )


def compose_sheet(scene: SheetScene, count: int = 1) -> tuple[Image.Image, ...]:
    """A team sheet in full colour, in this many pictures; the first has the team's own numbers, all have its name."""
    rows = [(player, _lines(player)) for player in scene.players]
    if count == 1:
        return (_compose(scene, rows),)
    shares = _shares(rows, count)
    return tuple(_compose(scene, share, (k, len(shares))) for k, share in enumerate(shares, 1))


def _shares(rows: list[_Row], count: int) -> list[list[_Row]]:
    """The rows in order, as equal in height as may be; the head of the first picture counts for three rows."""
    weights = [_height(lines) for _, lines in rows]
    head = 3 * (_FIRST_LINE + _LINE)
    goal = (sum(weights) + head) / count
    shares: list[list[_Row]] = [[]]
    filled = float(head)
    for k, (row, weight) in enumerate(zip(rows, weights, strict=True)):
        left = count - len(shares)
        if shares[-1] and left and (filled + weight / 2 > goal or len(rows) - k <= left):
            shares.append([])
            filled = 0
        shares[-1].append(row)
        filled += weight
    return shares


def _height(lines: list[list[_Piece]]) -> int:
    return _FIRST_LINE + _LINE * len(lines) + _AFTER_LINES


def _compose(scene: SheetScene, rows: list[_Row], part: tuple[int, int] | None = None) -> Image.Image:
    scheme = scheme_for(scene.colour_blind)
    first = part is None or part[0] == 1
    head = _HEAD + _TROPHIES * bool(scene.trophies) if first else _SHORT_HEAD
    figures = [group for group in (scene.figures, scene.staff) if group and first]
    top = head + _FIGURES * len(figures)
    body = sum(_height(lines) for _, lines in rows) or _FIRST_LINE + _LINE
    picture = Image.new("RGB", (WIDTH, top + _COLUMNS + body + _FOOT), NIGHT)
    if first:
        _head(picture, scene)
    else:
        _short_head(picture, scene)
    if part is not None:
        write(picture, f"{part[0]}/{part[1]}", 44, (WIDTH - _MARGIN, 6), SILVER, align="right")
    for k, group in enumerate(figures):
        _figures(picture, group, head + k * _FIGURES)
    _columns(picture, scene, top)
    y = top + _COLUMNS
    if not rows:
        write(picture, scene.empty, 36, (WIDTH // 2, y + 26), SILVER, align="centre", room=WIDTH - 2 * _MARGIN)
        y += body
    for k, (player, lines) in enumerate(rows):
        height = _height(lines)
        ImageDraw.Draw(picture).rectangle((0, y, WIDTH, y + height - 1), fill=ROW if k % 2 else NIGHT)
        _player(picture, player, y, scene, scheme)
        _second(picture, lines, y + _FIRST_LINE, scheme)
        y += height
    _foot(picture, scene, y, scheme)
    return picture


def _short_head(picture: Image.Image, scene: SheetScene) -> None:
    shield = badge(scene.badge, _SHORT_HEAD - 24)
    picture.paste(shield, (_MARGIN, 14), shield)
    left = _MARGIN + _SHORT_HEAD
    write(picture, scene.name, 44, (left, 6), WHITE, room=WIDTH - left - 110, smallest=34)
    _stripes(picture, scene)


def _stripes(picture: Image.Image, scene: SheetScene) -> None:
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, WIDTH, 3), fill=scene.badge.colours[0])
    draw.rectangle((0, 4, WIDTH, 7), fill=rim_of(scene.badge.colours))


def _head(picture: Image.Image, scene: SheetScene) -> None:
    shield = badge(scene.badge, _SHIELD)
    picture.paste(shield, (_MARGIN, 14), shield)
    left = _MARGIN + _SHIELD + 22
    room = WIDTH - left - _MARGIN - 80
    write(picture, scene.name, 68, (left, 12), WHITE, room=room, smallest=44)
    write(picture, scene.about, 38, (left, 92), SILVER, room=room, smallest=28)
    if scene.trophies:
        picture.paste(GOLD, (left, _HEAD - 4), icon_mask("star", 34))
        write(picture, scene.trophies, 34, (left + 42, _HEAD - 9), GOLD, room=room - 42, smallest=26)
    _stripes(picture, scene)


def _figures(picture: Image.Image, group: tuple[Figure, ...], top: int) -> None:
    """Boxes of equal width, each with its number over its label."""
    gap = 8
    wide = (WIDTH - 2 * _MARGIN - gap * (len(group) - 1)) // len(group)
    for k, figure in enumerate(group):
        left = _MARGIN + k * (wide + gap)
        picture.paste(SLATE, (left, top), shapes.box(wide, _FIGURES - 8, 8))
        number(picture, figure.text, left + wide // 2, top + 7, WHITE, room=wide - 16)
        place = (left + wide // 2, top + 39)
        write(picture, figure.label, 27, place, SILVER, align="centre", room=wide - 12, smallest=22)


def _columns(picture: Image.Image, scene: SheetScene, top: int) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, WIDTH, top + _COLUMNS - 1), fill=BLACK)
    heads = scene.columns
    write(picture, heads.player, 28, (_NAME_AT, top + 3), SILVER, room=_STATS_AT[0] - _NAME_AT - 40, smallest=22)
    middle = [*zip(heads.characteristics, _STATS_AT, strict=True), *zip(heads.points, _POINTS_AT, strict=True)]
    for label, centre in middle:
        write(picture, label, 28, (centre, top + 3), SILVER, align="centre", room=44, smallest=20)
    write(picture, heads.spp, 28, (_SPP_AT, top + 3), GOLD, align="centre", room=56, smallest=20)
    write(picture, heads.value, 28, (_VALUE_AT, top + 3), SILVER, align="right", room=84, smallest=20)


def _player(picture: Image.Image, player: SheetPlayer, top: int, scene: SheetScene, scheme: Scheme) -> None:
    """The first line of a row: shirt, silhouette, name and every number."""
    digits = top + 12
    _shirt(picture, player, (_MARGIN, top + 6), scene)
    picture.paste(STEEL if player.absent else SILVER, (72, top + 7), icon_mask(icon_of(player.role), 42))
    colour = SILVER if player.absent else WHITE
    write(picture, player.name, 39, (_NAME_AT, top + 3), colour, room=_STATS_AT[0] - 30 - _NAME_AT, smallest=29)
    for stat, centre in zip(player.characteristics, _STATS_AT, strict=True):
        _characteristic(picture, stat.value, stat.change, centre, digits, scheme)
    for count, centre in zip(player.points, _POINTS_AT, strict=True):
        if count:
            number(picture, str(count), centre, digits, SILVER, room=42)
        else:
            picture.paste(STEEL, (centre - 4, digits + NUMBER_HEIGHT // 2 - 2), shapes.disc(8))
    number(picture, str(player.spp), _SPP_AT, digits, GOLD, room=60)
    number(picture, player.value, _VALUE_AT, digits, WHITE, align="right", room=86)


def _shirt(picture: Image.Image, player: SheetPlayer, place: tuple[int, int], scene: SheetScene) -> None:
    """The shirt number on the team's colour; only its outline where the player misses the next match."""
    first = scene.badge.colours[0]
    ground = SLATE if player.absent else first
    picture.paste(STEEL if player.absent else rim_of(scene.badge.colours), place, shapes.box(50, 44, 8))
    picture.paste(ground, (place[0] + 3, place[1] + 3), shapes.box(44, 38, 6))
    ink = SILVER if player.absent else readable_on(first, WHITE)
    number(picture, str(player.number), place[0] + 25, place[1] + 7, ink, room=42)


def _characteristic(picture: Image.Image, value: int, change: int, centre: int, top: int, scheme: Scheme) -> None:
    """A number; a changed one on a box in the colour of gain or loss, with a wedge up or down."""
    if not change:
        number(picture, str(value), centre, top, WHITE, room=42)
        return
    colour = good_and_bad(scheme)[change < 0]
    picture.paste(colour, (centre - 27, top - 7), shapes.box(54, NUMBER_HEIGHT + 14, 7))
    ink = readable_on(colour, BLACK)
    number(picture, str(value), centre - 9, top, ink, room=30)
    picture.paste(ink, (centre + 5, top + 8), _wedge(change > 0, 18))


def _wedge(up: bool, size: int) -> Image.Image:
    points = [(0, size - 2), (size / 2, 1), (size, size - 2)] if up else [(0, 2), (size, 2), (size / 2, size - 1)]
    return shapes.polygon(size, size, points)


def _lines(player: SheetPlayer) -> list[list[_Piece]]:
    """Position, signs and skills, broken into lines."""
    room = WIDTH - _NAME_AT - _MARGIN
    pieces: list[_Piece] = []
    if player.position:
        pieces.append(_piece(player.position, room, quiet=True))
    pieces += [_sign(sign, room) for sign in player.signs]
    last = len(player.skills) - 1
    pieces += [_piece(skill.name, room, learned=skill.learned, more=k < last) for k, skill in enumerate(player.skills)]
    lines: list[list[_Piece]] = [[]]
    used = 0
    for piece in pieces:
        if lines[-1] and used + piece.wide > room:
            lines.append([])
            used = 0
        lines[-1].append(piece)
        used += piece.wide + _gap(piece)
    return lines


def _gap(piece: _Piece) -> int:
    return 22 if piece.quiet else 20 if piece.more else 12


def _piece(text: str, room: int, *, learned: bool = False, quiet: bool = False, more: bool = False) -> _Piece:
    shown, _ = fitted(clean(text), _TEXT, _TEXT, room)
    return _Piece(shown, width(shown, _TEXT), learned=learned, quiet=quiet, more=more)


def _sign(sign: Sign, room: int) -> _Piece:
    shown, _ = fitted(clean(sign.text), _SMALLEST + 4, _SMALLEST + 4, room - 50)
    return _Piece(shown, width(shown, _SMALLEST + 4) + 50, sign=sign.kind)


def _second(picture: Image.Image, lines: list[list[_Piece]], top: int, scheme: Scheme) -> None:
    for k, line in enumerate(lines):
        x = _NAME_AT
        for piece in line:
            y = top + k * _LINE
            _draw_piece(picture, piece, x, y, scheme)
            if piece.more and piece is not line[-1]:
                picture.paste(STEEL, (x + piece.wide + 7, y + 15), shapes.disc(7))
            x += piece.wide + _gap(piece)


def _draw_piece(picture: Image.Image, piece: _Piece, x: int, y: int, scheme: Scheme) -> None:
    if piece.sign is not None:
        _draw_sign(picture, piece, x, y, good_and_bad(scheme)[1])
        return
    colour = SILVER if piece.quiet else GOLD if piece.learned else WHITE
    write(picture, piece.text, _TEXT, (x, y - 2), colour)
    if piece.learned:
        ImageDraw.Draw(picture).rectangle((x + 1, y + 31, x + piece.wide, y + 33), fill=GOLD)


def _draw_sign(picture: Image.Image, piece: _Piece, x: int, y: int, bad: Colour) -> None:
    """A framed silhouette with its words; what is no harm is framed in silver."""
    harm = piece.sign in (SignKind.MISSES, SignKind.NIGGLING, SignKind.LOWERED)
    colour = bad if harm else GOLD if piece.sign is SignKind.OPEN_ROLL else SILVER
    picture.paste(colour, (x, y), shapes.box(piece.wide, 35, 8))
    picture.paste(BLACK, (x + 2, y + 2), shapes.box(piece.wide - 4, 31, 6))
    symbol = _SYMBOLS.get(piece.sign) if piece.sign is not None else None
    if symbol:
        picture.paste(colour, (x + 8, y + 5), icon_mask(symbol, 25))
    else:
        picture.paste(colour, (x + 11, y + 10), _wedge(False, 18))
    write(picture, piece.text, _SMALLEST + 4, (x + 38, y), WHITE)


def _foot(picture: Image.Image, scene: SheetScene, top: int, scheme: Scheme) -> None:
    """What the marks mean."""
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, top, WIDTH, top + _FOOT), fill=BLACK)
    heads, x = scene.columns, _MARGIN
    room = (WIDTH - 2 * _MARGIN) // 3
    if heads.learned:
        wide = write(picture, heads.learned, 26, (x, top + 5), GOLD, room=room - 20, smallest=20)
        draw.rectangle((x + 1, top + 36, x + wide, top + 38), fill=GOLD)
    for k, (text, up) in enumerate(((heads.raised, True), (heads.lowered, False)), 1):
        if text:
            colour = good_and_bad(scheme)[not up]
            x = _MARGIN + k * room
            picture.paste(colour, (x, top + 8), shapes.box(30, 28, 5))
            picture.paste(readable_on(colour, BLACK), (x + 6, top + 13), _wedge(up, 18))
            write(picture, text, 26, (x + 40, top + 5), SILVER, room=room - 60, smallest=20)

"""The table of a division as a picture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import shapes
from render.layout import NUMBER_HEIGHT, WIDTH
from render.league_scene import FormMark, Outcome, StandingsRow, StandingsScene, Zone
from render.lettering import ROW, Files, badge, good_and_bad, light, number, readable_on, write
from render.palette import BLACK, GOLD, NIGHT, SILVER, SLATE, STEEL, WHITE, Scheme, mix, scheme_for

_MARGIN = 14
_HEAD = 118
_COLUMNS = 42
_ROW = 78
_FOOT = 44

_PLACE_AT = 40
_BADGE_AT, _BADGE = 82, 56
_NAME_AT = 150
_COUNTS_AT = (484, 534, 582, 630)
_TD_AT, _CAS_AT = 706, 806
_FORM_RIGHT = 1036
_POINTS_RIGHT = WIDTH - _MARGIN - 4
_FORM_KEPT = 5
_MARK = 30
_FAINT = mix(STEEL, SILVER, 0.5)


def draw_standings(scene: StandingsScene) -> Files:
    """A table as PNG files, ``WIDTH`` pixels wide and as high as the teams need.

    One for a division; a long table is dealt out to several where one would weigh more than
    :data:`render.lettering.HEAVIEST`.

    It only computes, so it may run in any thread: whatever it keeps between calls is never changed once made.
    """
    badges = (row.badge for row in scene.rows)
    return light(lambda count: compose_standings(scene, count), len(scene.rows), badges, scheme_for(scene.colour_blind))


def compose_standings(scene: StandingsScene, count: int = 1) -> tuple[Image.Image, ...]:
    """A table in full colour, in this many pictures of as many teams each."""
    most = max(1, -(-len(scene.rows) // count))
    parts = [scene.rows[k : k + most] for k in range(0, len(scene.rows), most)] or [()]
    return tuple(
        _compose(scene, part, f"{k}/{len(parts)}" if len(parts) > 1 else "") for k, part in enumerate(parts, 1)
    )


def _compose(scene: StandingsScene, rows: tuple[StandingsRow, ...], part: str) -> Image.Image:
    scheme = scheme_for(scene.colour_blind)
    legend = _legend(scene)
    foot = _FOOT if legend else 0
    picture = Image.new("RGB", (WIDTH, _HEAD + _COLUMNS + _ROW * max(1, len(rows)) + foot), NIGHT)
    room = WIDTH - 2 * _MARGIN
    write(picture, scene.title, 58, (_MARGIN, 4), WHITE, room=room - 90, smallest=40)
    write(picture, part, 44, (WIDTH - _MARGIN, 16), SILVER, align="right")
    write(picture, scene.about, 36, (_MARGIN, 69), SILVER, room=room, smallest=26)
    _columns(picture, scene, _HEAD)
    y = _HEAD + _COLUMNS
    if not rows:
        write(picture, scene.empty, 36, (WIDTH // 2, y + 16), SILVER, align="centre", room=room, smallest=26)
    for k, row in enumerate(rows):
        ground = SLATE if row.own else ROW if k % 2 else NIGHT
        draw = ImageDraw.Draw(picture)
        draw.rectangle((0, y, WIDTH, y + _ROW - 1), fill=ground)
        if row.own:
            draw.rectangle((0, y, WIDTH - 1, y + _ROW - 1), outline=GOLD, width=3)
        _team(picture, row, y, scheme)
        y += _ROW
    if legend:
        _foot(picture, legend, y, scheme)
    return picture


def _columns(picture: Image.Image, scene: StandingsScene, top: int) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, WIDTH, top + _COLUMNS - 1), fill=BLACK)
    heads = scene.columns
    y = top + 3
    write(picture, heads.team, 28, (_NAME_AT, y), SILVER, room=_COUNTS_AT[0] - _NAME_AT - 40, smallest=22)
    counts = (heads.played, heads.won, heads.drawn, heads.lost)
    for label, centre in zip(counts, _COUNTS_AT, strict=True):
        write(picture, label, 28, (centre, y), SILVER, align="centre", room=50, smallest=20)
    write(picture, heads.touchdowns, 28, (_TD_AT, y), SILVER, align="centre", room=92, smallest=20)
    write(picture, heads.casualties, 28, (_CAS_AT, y), SILVER, align="centre", room=92, smallest=20)
    middle = _FORM_RIGHT - _FORM_KEPT * (_MARK + 3) // 2
    write(picture, heads.form, 28, (middle, y), SILVER, align="centre", room=140, smallest=20)
    write(picture, heads.points, 28, (_POINTS_RIGHT, y), GOLD, align="right", room=70, smallest=20)


def _team(picture: Image.Image, row: StandingsRow, top: int, scheme: Scheme) -> None:
    digits = top + (_ROW - NUMBER_HEIGHT) // 2
    _zone(picture, row.zone, top, scheme)
    number(picture, f"{row.place}{'=' if row.level else ''}", _PLACE_AT + 4, digits, WHITE, room=54)
    shield = badge(row.badge, _BADGE)
    picture.paste(shield, (_BADGE_AT, top + (_ROW - _BADGE) // 2), shield)
    room = _COUNTS_AT[0] - 32 - _NAME_AT
    y = top + 1 if row.about else top + 14
    write(picture, row.name, 38, (_NAME_AT, y), WHITE, room=room, smallest=30)
    write(picture, row.about, 28, (_NAME_AT, top + 40), SILVER, room=room, smallest=24)
    for count, centre in zip((row.played, row.won, row.drawn, row.lost), _COUNTS_AT, strict=True):
        number(picture, str(count), centre, digits, WHITE if count else _FAINT, room=48)
    for (mine, theirs), centre in ((row.touchdowns, _TD_AT), (row.casualties, _CAS_AT)):
        number(picture, f"{mine}–{theirs}", centre, digits, SILVER, room=96)
    shown = row.form[-_FORM_KEPT:]
    left = _FORM_RIGHT - len(shown) * (_MARK + 3)
    for k, mark in enumerate(shown):
        _form(picture, mark, left + k * (_MARK + 3), top + (_ROW - _MARK) // 2, scheme)
    number(picture, str(row.points), _POINTS_RIGHT, digits - 2, GOLD, align="right", height=NUMBER_HEIGHT + 4, room=76)


def _zone(picture: Image.Image, zone: Zone, top: int, scheme: Scheme) -> None:
    """A strip and a wedge at the edge: upwards for who goes up, downwards for who goes down."""
    if zone is Zone.STAYS:
        return
    colour = good_and_bad(scheme)[zone is Zone.DOWN]
    ImageDraw.Draw(picture).rectangle((0, top, 5, top + _ROW - 1), fill=colour)
    picture.paste(colour, (7, top + (2 if zone is Zone.UP else _ROW - 18)), _arrow(zone))


def _arrow(zone: Zone) -> Image.Image:
    size = 16
    return shapes.polygon(size, size, [(0, 14), (8, 2), (16, 14)] if zone is Zone.UP else [(0, 2), (16, 2), (8, 14)])


def _form(picture: Image.Image, mark: FormMark, x: int, y: int, scheme: Scheme) -> None:
    """Won: a full disc. Drawn: a square. Lost: an empty disc. A bye: a bare letter."""
    good, bad = good_and_bad(scheme)
    ink = SILVER
    if mark.outcome is Outcome.WON:
        picture.paste(good, (x, y), shapes.disc(_MARK))
        ink = readable_on(good, BLACK)
    elif mark.outcome is Outcome.DRAWN:
        picture.paste(SILVER, (x, y), shapes.box(_MARK, _MARK, 4))
        ink = BLACK
    elif mark.outcome is Outcome.LOST:
        picture.paste(bad, (x, y), shapes.disc(_MARK))
        picture.paste(NIGHT, (x + 3, y + 3), shapes.disc(_MARK - 6))
        ink = WHITE
    number(picture, mark.letter[:1], x + _MARK // 2, y + 6, ink, height=18, room=_MARK - 8)


def _legend(scene: StandingsScene) -> list[tuple[Zone, str]]:
    heads = scene.columns
    present = {row.zone for row in scene.rows}
    legend = [(zone, text) for zone, text in ((Zone.UP, heads.up), (Zone.DOWN, heads.down)) if zone in present]
    if any(row.level for row in scene.rows):
        legend.append((Zone.STAYS, heads.level))
    return [(zone, text) for zone, text in legend if text]


def _foot(picture: Image.Image, legend: list[tuple[Zone, str]], top: int, scheme: Scheme) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, WIDTH, top + _FOOT), fill=BLACK)
    room = (WIDTH - 2 * _MARGIN) // 3
    for k, (zone, text) in enumerate(legend):
        x = _MARGIN + k * room
        if zone is Zone.STAYS:
            number(picture, "=", x + 8, top + 18, WHITE, height=26)
        else:
            picture.paste(good_and_bad(scheme)[zone is Zone.DOWN], (x, top + 14), _arrow(zone))
        write(picture, text, 26, (x + 28, top + 5), SILVER, room=room - 44, smallest=20)

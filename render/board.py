"""The board picture: cached layers laid over one another, then stored in 64 colours."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render import camera, marks, panels, tokens
from render.layout import GROUND_WIDTH, HEADER, HEIGHT, WIDTH, Grid, grid_for
from render.palette import Scheme, palette_image, scheme_for
from render.pitch import backdrop
from render.scene import Arrow, ArrowKind, Scene, Square


def draw_board(scene: Scene) -> bytes:
    """A scene as a PNG file, always ``WIDTH`` by ``HEIGHT`` pixels.

    It only computes, so it may run in any thread: whatever it keeps between calls is never changed once made.
    """
    return encode(compose(scene), scheme_for(scene.colour_blind, scene.field.underground))


def encode(picture: Image.Image, scheme: Scheme) -> bytes:
    """A composed picture as PNG in the scheme's colours."""
    small = picture.quantize(palette=palette_image(scheme), dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=6)
    return out.getvalue()


def compose(scene: Scene) -> Image.Image:
    """A scene in full colour."""
    scheme = scheme_for(scene.colour_blind, scene.field.underground)
    window = camera.frame(scene)
    grid = grid_for(window)
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(backdrop(scene.field, window, scheme), (0, HEADER))
    _play(picture, scene, grid, scheme)
    picture.paste(
        panels.header(scene.home, scene.away, scene.period, scene.weather, scene.weather_text, scheme), (0, 0)
    )
    everybody = tuple((t.side, t.square, t.posture, t.has_ball) for t in scene.tokens)
    strip = panels.rail(scene.field, window, everybody, scene.ball, scene.panels, scene.dice, scheme)
    picture.paste(strip, (GROUND_WIDTH, HEADER))
    if scene.in_force:
        cards = panels.in_force(scene.in_force, scheme)
        picture.paste(cards, (0, HEIGHT - panels.CAPTION - cards.height))
    picture.paste(panels.caption(scene.caption), (0, HEIGHT - panels.CAPTION))
    return picture


def _play(picture: Image.Image, scene: Scene, grid: Grid, scheme: Scheme) -> None:
    """Everything on the grass, from the ground up."""
    window, size = grid.window, grid.size
    for mark in scene.marks:
        if mark.square in window:
            _lay(picture, marks.ground_patch(mark.kind, mark.text, size), grid.corner(mark.square))
    _arrows(picture, [arrow for arrow in scene.arrows if arrow.kind is not ArrowKind.PUSH], grid)
    if scene.path is not None:
        for patch, place in marks.path_layers(scene.path, grid):
            _lay(picture, patch, place)
    for token in sorted(scene.tokens, key=_drawing_order):
        if token.square in window:
            x, y = grid.corner(token.square)
            _lay(picture, tokens.patch(tokens.look_of(token), size, scheme), (x - tokens.BLEED, y - tokens.BLEED))
    for loose in (scene.ball, scene.second_ball):
        if loose is not None and loose in window:
            _ball(picture, loose, grid)
    _arrows(picture, [arrow for arrow in scene.arrows if arrow.kind is ArrowKind.PUSH], grid)
    occupied = {token.square for token in scene.tokens}
    for mark in scene.marks:
        if mark.square in window and mark.square in occupied:
            over = marks.over_patch(mark, size)
            if over is not None:
                x, y = grid.corner(mark.square)
                _lay(picture, over, (x - (over.width - size) // 2, y - (over.height - size) // 2))


def _arrows(picture: Image.Image, arrows: list[Arrow], grid: Grid) -> None:
    for arrow in arrows:
        if all(square in grid.window for square in arrow.squares):
            layer = marks.arrow_layer(arrow, grid)
            if layer is not None:
                _lay(picture, *layer)


def _drawing_order(token: tokens.Token) -> tuple[bool, bool, int, int]:
    return token.selected, token.has_ball, token.square[1], token.square[0]


def _ball(picture: Image.Image, square: Square, grid: Grid) -> None:
    patch = tokens.loose_ball(grid.size)
    x, y = grid.corner(square)
    _lay(picture, patch, (x - tokens.BLEED, y - tokens.BLEED))


def _lay(picture: Image.Image, patch: Image.Image, place: tuple[int, int]) -> None:
    picture.paste(patch, place, patch)

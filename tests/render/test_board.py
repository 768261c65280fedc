from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from render import camera, fonts, layout, tokens
from render.board import compose, draw_board
from render.palette import COLOUR_BLIND, STANDARD, colours
from render.scene import STANDARD_FIELD, FieldShape, Mark, MarkKind, Posture, Scene, TeamPanel, Token, View
from tests.render.colour_vision import MATRICES, seen_as
from tests.render.positions import POSITIONS, sq

HEAVIEST = 60_000
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"

STATES: dict[str, dict[str, Any]] = {
    "plain": {},
    "prone": {"posture": Posture.PRONE},
    "stunned": {"posture": Posture.STUNNED},
    "used": {"used": True},
    "selected": {"selected": True},
    "lost": {"lost": True},
    "rooted": {"rooted": True},
    "star": {"star": True},
    "gazed": {"lost": True, "gazed": True},
    "chained": {"chained": True},
    "holds a bomb": {"bomb": True},
    "cannot act": {"cannot_act": True},
    "ball": {"has_ball": True},
    "prone and used": {"posture": Posture.PRONE, "used": True},
    "star who lost his zone": {"star": True, "lost": True},
}


def empty(**about: Any) -> Scene:
    return replace(Scene(TeamPanel("Home"), TeamPanel("Away")), **about)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_has_constant_size_and_is_light(name: str) -> None:
    for blind in (False, True):
        data = draw_board(replace(POSITIONS[name](), colour_blind=blind))
        assert len(data) <= HEAVIEST
        picture = Image.open(BytesIO(data))
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.HEIGHT)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_kept_pictures_show_what_is_drawn_now(name: str) -> None:
    """After a wanted change: ``python -m bench.render --save docs/pictures``, and look at them."""
    kept = Image.open(PICTURES / f"{name}.png").convert("RGB")
    drawn = Image.open(BytesIO(draw_board(POSITIONS[name]()))).convert("RGB")
    assert contrast(kept.convert("L"), drawn.convert("L")) <= 0.01 * kept.width * kept.height


def test_the_picture_is_landscape_of_about_sixteen_to_ten() -> None:
    assert 1000 <= layout.WIDTH <= 1200
    assert 1.5 <= layout.WIDTH / layout.HEIGHT <= 1.7


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_scene_gives_the_same_bytes_also_from_threads(name: str) -> None:
    first = draw_board(POSITIONS[name]())
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: draw_board(POSITIONS[name]()), range(4))) == {first}


def test_first_drawing_from_many_threads_at_once_agrees() -> None:
    for cached in (tokens.patch, fonts.tight_mask, fonts.line_mask, tokens.loose_ball):
        cached.cache_clear()
    names = [*POSITIONS] * 2
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda name: draw_board(POSITIONS[name]()), names))
    assert drawn[: len(POSITIONS)] == drawn[len(POSITIONS) :]
    assert drawn[0] == draw_board(POSITIONS[names[0]]())


def rows_of_ink(mask: Image.Image) -> int:
    box = mask.point([0] * 128 + [255] * 128).getbbox()
    assert box is not None
    return box[3] - box[1]


@pytest.mark.parametrize("view", [View.PLAY, View.WHOLE])
@pytest.mark.parametrize("side", [0, 1])
def test_shirt_numbers_are_eleven_pixels_high_on_a_phone(view: View, side: int) -> None:
    """Measured on the token: numbers drawn in a colour that nothing else has."""
    magenta = replace(STANDARD.teams[side], number=(255, 0, 255))
    scheme = replace(STANDARD, teams=(magenta, magenta))
    size = layout.grid_for(camera.frame(empty(view=view, ball=sq("M9")))).size
    for number in range(1, 17):
        for posture in Posture:
            token = Token(side, number, sq("M8"), "human.lineman", posture=posture, has_ball=number % 2 == 0)
            red, green, _, _ = tokens.patch(tokens.look_of(token), size, scheme).split()
            ink = ImageChops.subtract(red, green)
            assert rows_of_ink(ink) * layout.PHONE / layout.WIDTH >= 11, (number, posture)


def grey_token(view: View, side: int, **state: Any) -> Image.Image:
    token = replace(Token(side, 7, sq("M8"), "orc.blitzer"), **state)
    scene = empty(tokens=(token,), ball=sq("M9"), view=view)
    grid = layout.grid_for(camera.frame(scene))
    x, y = grid.corner(token.square)
    box = (x - 4, y - 4, x + grid.size + 4, y + grid.size + 4)
    return compose(scene).convert("L").crop(box)


def contrast(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly in lightness."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(histogram[40:])


@pytest.mark.parametrize("view", [View.PLAY, View.WHOLE])
@pytest.mark.parametrize("side", [0, 1])
def test_every_state_differs_without_colour(view: View, side: int) -> None:
    drawn = {name: grey_token(view, side, **state) for name, state in STATES.items()}
    for one, other in combinations(drawn, 2):
        assert contrast(drawn[one], drawn[other]) >= 60, (one, other)


@pytest.mark.parametrize("view", [View.PLAY, View.WHOLE])
def test_the_sides_differ_in_outline_alone(view: View) -> None:
    scene = empty(ball=sq("M9"), view=view)
    size = layout.grid_for(camera.frame(scene)).size
    for posture in Posture:
        alphas = []
        for side in (0, 1):
            look = tokens.look_of(Token(side, 7, sq("M8"), "human.lineman", posture=posture))
            alphas.append(tokens.patch(look, size, STANDARD).getchannel("A"))
        assert contrast(*alphas) >= size * size * 0.06


@pytest.mark.parametrize("vision", MATRICES)
def test_the_colour_blind_palette_parts_the_sides_by_lightness(vision: str) -> None:
    faces = [team.face for team in COLOUR_BLIND.teams]
    seen = [seen_as(Image.new("RGB", (1, 1), face), vision).convert("L").getpixel((0, 0)) for face in faces]
    assert abs(seen[0] - seen[1]) >= 90  # pyright: ignore[reportOperatorIssue, reportArgumentType]


def test_64_colours_are_enough() -> None:
    for scheme in (STANDARD, COLOUR_BLIND):
        assert len(set(colours(scheme))) <= 64
        assert len(set(colours(scheme))) == len(colours(scheme))
    picture = Image.open(BytesIO(draw_board(POSITIONS["crowd"]())))
    assert picture.mode == "P"
    used = picture.getcolors(256)
    assert used is not None
    assert len(used) <= 64


def test_what_a_scene_adds_is_seen() -> None:
    bare = POSITIONS["crowd"]()
    for change in (
        {"ball": None},
        {"arrows": ()},
        {"dice": ()},
        {"marks": ()},
        {"caption": "else"},
        {"weather": "nice"},
        {"period": "else"},
        {"tokens": bare.tokens[:-1]},
        {"home": replace(bare.home, score=1)},
        {"home": replace(bare.home, turn=6)},
        {"home": replace(bare.home, rerolls=1)},
        {"home": replace(bare.home, sent_off=())},
        {"away": replace(bare.away, knocked_out=())},
        {"away": replace(bare.away, name="Else")},
        {"away": replace(bare.away, active=False)},
        {"view": View.WHOLE},
    ):
        assert draw_board(replace(bare, **change)) != draw_board(bare), change


def test_block_dice_of_either_chooser_differ_without_colour() -> None:
    token = Token(1, 7, sq("M8"), "orc.blitzer")
    drawn = []
    for dice in (1, 2, 3, -2, -3):
        scene = empty(tokens=(token,), marks=(Mark(MarkKind.TARGET, sq("M8"), dice=dice),))
        drawn.append(compose(scene).convert("L"))
    assert all(contrast(one, other) >= 60 for one, other in combinations(drawn, 2))


def test_other_fields_and_long_or_foreign_texts_are_drawn() -> None:
    walls = frozenset((x, 3) for x in range(5)) | {(7, 7)}
    for width, height in ((9, 7), (14, 22), (40, 30)):
        ground = FieldShape(
            width, height, home_end=frozenset({(0, 0)}), away_end=frozenset({(width - 1, 0)}), walls=walls
        )
        scene = empty(
            field=ground,
            tokens=(
                Token(0, 3, (1, 1), "human.ogre"),
                Token(1, 16, (width - 1, height - 1), "nobody.knows", has_ball=True),
            ),
            home=TeamPanel("Ñandúes de la Cordillera Septentrional y Compañía Limitada", turn=3),
            away=TeamPanel("Ночные Волки", turn=9, turns=8),
            caption="«¿Qué?» " * 40,
            weather_text="時化",
        )
        for view in View:
            picture = Image.open(BytesIO(draw_board(replace(scene, view=view))))
            assert picture.size == (layout.WIDTH, layout.HEIGHT)


def test_column_names_go_on_after_z() -> None:
    assert [STANDARD_FIELD.column_name(c) for c in (0, 25)] == ["A", "Z"]
    assert [FieldShape(60, 5).column_name(c) for c in (26, 51, 52)] == ["AA", "AZ", "BA"]
    assert STANDARD_FIELD.row_name(14) == "15"

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine import rosters
from engine.league.team import LeaguePlayer, Team
from render import fonts, lettering
from render.from_league import Looks, sheet_scene
from render.icons import icon_mask
from render.layout import PHONE, WIDTH
from render.league_scene import (
    EMBLEMS,
    Badge,
    Characteristic,
    Figure,
    FormMark,
    Outcome,
    SheetPlayer,
    SheetScene,
    Sign,
    SignKind,
    SkillShown,
    StandingsRow,
    StandingsScene,
    Zone,
)
from render.palette import BLACK, COLOUR_BLIND, WHITE
from render.sheet import compose_sheet, draw_sheet
from render.standings import compose_standings, draw_standings
from tests.render.colour_vision import MATRICES, seen_as
from tests.render.leagues import crowded, division, long_division, sheet, words

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = {
    "forty letters": "Wolfgang Amadeus Theophilus Sigismund Ix",
    "accented": "Ñandú Ærøskøbing Łódź Çelik",
    "right to left": "שלום עולם גדול מאוד וארוך מאוד",
    "arabic": "فريق الذئاب الليلية الشمالية الكبرى",
    "no spaces": "W" * 200,
    "several lines": "One\nTwo\tThree\x07\u200b",
    "empty": "",
}
DRAWN: dict[str, Callable[[], tuple[bytes, ...]]] = {
    "sheet": lambda: draw_sheet(sheet()),
    "hoja": lambda: draw_sheet(sheet("es", True)),
    "standings": lambda: draw_standings(division()),
    "clasificación": lambda: draw_standings(division("es", True)),
    "crowded": lambda: draw_sheet(crowded()),
    "crowded, right to left": lambda: draw_sheet(crowded(NAMES["right to left"])),
    "long table": lambda: draw_standings(long_division()),
    "no players": lambda: draw_sheet(replace(sheet(), players=())),
    "no teams": lambda: draw_standings(replace(division(), rows=())),
}

PLAYER = SheetPlayer(
    7,
    "Renate",
    "Blitzer",
    "human.blitzer",
    (Characteristic(7), Characteristic(3), Characteristic(3), Characteristic(8)),
)
ROW = StandingsRow(3, "Ravens", "Mira", played=5, won=2, drawn=1, lost=2, points=7)


def player_drawn(**about: Any) -> Image.Image:
    scene = SheetScene("Ravens", players=(replace(PLAYER, **about),))
    return compose_sheet(scene)[0]


def row_drawn(**about: Any) -> Image.Image:
    return compose_standings(StandingsScene("North", rows=(replace(ROW, **about),)))[0]


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    """The box in which two pictures differ clearly in lightness."""
    height = max(one.height, other.height)
    grey = [Image.new("L", (WIDTH, height)), Image.new("L", (WIDTH, height))]
    for canvas, picture in zip(grey, (one, other), strict=True):
        canvas.paste(picture.convert("L"))
    box = ImageChops.difference(*grey).point([0] * 40 + [255] * 216).getbbox()
    assert box is not None, "nothing changed"
    return box


def clear_pixels(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one.convert("L"), other.convert("L")).histogram()[40:])


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_as_wide_as_a_board_and_light(name: str) -> None:
    for data in DRAWN[name]():
        assert len(data) <= lettering.HEAVIEST
        picture = Image.open(BytesIO(data))
        assert (picture.format, picture.mode, picture.width) == ("PNG", "P", WIDTH)


@pytest.mark.parametrize("name", ["sheet", "hoja", "standings", "clasificación", "no players", "no teams"])
def test_what_leagues_usually_have_is_one_picture(name: str) -> None:
    assert len(DRAWN[name]()) == 1


@pytest.mark.parametrize("name", ["sheet", "standings", "crowded", "long table"])
def test_the_same_scene_gives_the_same_bytes_also_from_threads(name: str) -> None:
    first = DRAWN[name]()
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: DRAWN[name](), range(2))) == {first}


@pytest.mark.parametrize("name", ["sheet", "standings"])
def test_the_kept_pictures_show_what_is_drawn_now(name: str) -> None:
    """After a wanted change: ``python -m bench.render --save docs/pictures``, and look at them."""
    kept = Image.open(PICTURES / f"{name}.png").convert("RGB")
    drawn = Image.open(BytesIO(DRAWN[name]()[0])).convert("RGB")
    assert kept.size == drawn.size
    assert clear_pixels(kept, drawn) <= 0.01 * kept.width * kept.height


@pytest.mark.parametrize("count", [3, 7])
def test_every_player_stands_in_exactly_one_of_several_pictures(count: int) -> None:
    scene = crowded()
    before = compose_sheet(scene, count)
    assert len(before) == count
    for k, player in enumerate(scene.players):
        others = [*scene.players]
        others[k] = replace(player, number=1)
        after = compose_sheet(replace(scene, players=tuple(others)), count)
        assert sum(one.tobytes() != other.tobytes() for one, other in zip(before, after, strict=True)) == 1


def test_every_team_stands_in_exactly_one_of_several_pictures() -> None:
    scene = long_division()
    before = compose_standings(scene, 3)
    assert len(before) == 3
    for k, row in enumerate(scene.rows):
        others = [*scene.rows]
        others[k] = replace(row, points=999)
        after = compose_standings(replace(scene, rows=tuple(others)), 3)
        assert sum(one.tobytes() != other.tobytes() for one, other in zip(before, after, strict=True)) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (player_drawn(number=11), player_drawn(number=88)),
        (
            player_drawn(characteristics=(Characteristic(1),) * 4),
            player_drawn(characteristics=(Characteristic(8),) * 4),
        ),
        (
            player_drawn(characteristics=(Characteristic(1, 1),) * 4),
            player_drawn(characteristics=(Characteristic(8, 1),) * 4),
        ),
        (player_drawn(points=(11,) * 5), player_drawn(points=(88,) * 5)),
        (player_drawn(spp=111), player_drawn(spp=188)),
        (player_drawn(value="111k"), player_drawn(value="888k")),
        (row_drawn(place=11), row_drawn(place=18)),
        (row_drawn(played=11), row_drawn(played=18)),
        (row_drawn(touchdowns=(11, 11)), row_drawn(touchdowns=(88, 88))),
        (row_drawn(points=11), row_drawn(points=88)),
        *(
            tuple(compose_sheet(SheetScene("Ravens", figures=(Figure("", text),) * 5))[0] for text in pair)
            for pair in (("1.111.110", "8.888.880"),)
        ),
    ],
)
def test_numbers_are_eleven_pixels_high_on_a_phone(one: Image.Image, other: Image.Image) -> None:
    _, top, _, bottom = changed(one, other)
    assert (bottom - top) * PHONE / WIDTH >= 10.7


@pytest.mark.parametrize("name", NAMES)
def test_names_stay_in_their_columns(name: str) -> None:
    left, top, right, bottom = changed(player_drawn(name=NAMES[name]), player_drawn(name="|"))
    assert 118 <= left < right <= 458
    assert bottom - top <= 52
    left, _, right, _ = changed(row_drawn(name=NAMES[name], about=NAMES[name]), row_drawn(name="|", about="|"))
    assert 146 <= left < right <= 460
    longer = compose_sheet(replace(sheet(), name=NAMES[name], about=NAMES[name]))[0]
    assert longer.size == compose_sheet(sheet())[0].size
    table = compose_standings(replace(division(), title=NAMES[name], about=NAMES[name] * 5))[0]
    assert table.size == compose_standings(division())[0].size


def test_a_long_name_is_shortened_where_its_room_ends() -> None:
    drawn = []
    for text in ("W" * 40, "W" * 300):
        image = Image.new("RGB", (600, 60), BLACK)
        assert 250 < lettering.write(image, text, 39, (0, 0), WHITE, room=300, smallest=29) <= 300
        drawn.append(image.tobytes())
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_word_of_either_language_is_cut(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []

    def watched(text: str, size: int, smallest: int, room: int) -> tuple[str, int]:
        shown, fit = fitted(text, size, smallest, room)
        if shown != text:
            cut.append(text)
        return shown, fit

    fitted = lettering.fitted
    monkeypatch.setattr(lettering, "fitted", watched)
    compose_sheet(sheet(lang))
    compose_standings(division(lang))
    assert cut == ["Pock-marked Sebald of the Lower Harbour"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_roster_fits_a_sheet(lang: str) -> None:
    """Unnamed players show their positions' names in the place of a name."""
    for roster in rosters.rosters().values():
        players = tuple(LeaguePlayer(k, k, entry.id) for k, entry in enumerate(roster.positions, 1))
        scene = sheet_scene(Team("Ravens", roster.id, players=players), words(lang), Looks(coach="Mira"))
        assert len(draw_sheet(scene)) == 1
        for player in scene.players:
            assert fonts.fitted(player.name, 39, 29, 334)[0] == player.name


CHANGES: dict[str, dict[str, Any]] = {
    "plain": {},
    "raised": {"characteristics": (Characteristic(7, 1), *PLAYER.characteristics[1:])},
    "lowered": {"characteristics": (Characteristic(7, -1), *PLAYER.characteristics[1:])},
    "a skill": {"skills": (SkillShown("Block"),)},
    "learned": {"skills": (SkillShown("Block", True),)},
    "absent": {"absent": True},
    **{kind: {"signs": (Sign(kind, "sign"),)} for kind in SignKind},
}
MARKS: dict[str, dict[str, Any]] = {
    "plain": {},
    "up": {"zone": Zone.UP},
    "down": {"zone": Zone.DOWN},
    "own": {"own": True},
    "level": {"level": True},
    **{outcome: {"form": (FormMark(outcome, "X"),)} for outcome in Outcome},
}


@pytest.mark.parametrize(("draw", "states"), [(player_drawn, CHANGES), (row_drawn, MARKS)])
def test_every_mark_differs_without_colour(draw: Callable[..., Image.Image], states: dict[str, dict[str, Any]]) -> None:
    drawn = {name: draw(**about) for name, about in states.items()}
    for one, other in combinations(drawn, 2):
        assert clear_pixels(drawn[one], drawn[other]) >= 40, (one, other)


@pytest.mark.parametrize("vision", MATRICES)
def test_gain_and_loss_differ_for_colour_blind_coaches(vision: str) -> None:
    seen = [
        seen_as(Image.new("RGB", (1, 1), colour), vision).getpixel((0, 0))
        for colour in lettering.good_and_bad(COLOUR_BLIND)
    ]
    assert max(abs(p - q) for p, q in zip(*seen, strict=True)) >= 80  # pyright: ignore[reportArgumentType, reportCallIssue]


def test_every_emblem_exists_and_is_seen_on_any_colours() -> None:
    for emblem in EMBLEMS:
        assert icon_mask(emblem, 40).getbbox() is not None
        for colours in (((0, 0, 0), (10, 10, 10)), ((250, 250, 250), (255, 255, 255)), ((200, 30, 30), (30, 60, 200))):
            bare = lettering.badge(Badge(emblem="none", initials=" ", colours=colours), 124).convert("L")
            assert clear_pixels(lettering.badge(Badge(emblem=emblem, colours=colours), 124), bare) >= 300, emblem


def test_initials_stand_for_a_missing_emblem() -> None:
    drawn = {lettering.badge(Badge(initials, emblem), 124).tobytes() for initials, emblem in (("EL", ""), ("RR", "?"))}
    assert len(drawn) == 2


def test_what_a_scene_adds_is_seen() -> None:
    bare = sheet()
    pictures = draw_sheet(bare)
    columns = bare.columns
    for change in (
        {"name": "Else"},
        {"about": "else"},
        {"trophies": ""},
        {"badge": replace(bare.badge, emblem="orc")},
        {"badge": replace(bare.badge, colours=((200, 0, 0), WHITE))},
        {"figures": bare.figures[:-1]},
        {"staff": ()},
        {"players": bare.players[:-1]},
        {"columns": replace(columns, player="else")},
        {"columns": replace(columns, spp="else")},
        {"columns": replace(columns, learned="")},
        {"columns": replace(columns, raised="")},
    ):
        assert draw_sheet(replace(bare, **change)) != pictures, change

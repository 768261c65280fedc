"""Boards of dungeons: everything that lies or stands there is seen, and told apart, in both palettes."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.match.dice import SeededDice
from engine.match.dungeons import dungeon, dungeon_ids
from engine.match.field import OFF, parse_square, xy
from engine.match.game import Game
from engine.teams import new_match
from render import layout
from render.board import compose, draw_board
from render.from_game import ground_of, scene_of, shape_of_dungeon
from render.palette import colours, scheme_for
from render.scene import FieldShape, Scene, TeamPanel, View

SIGNS = "lava pit chasm water narrow statue throne fountain"


def game(name: str) -> Game:
    return Game(new_match("human_lanterns", "orc_mudlarks", {"set": "dungeonbowl", "dungeon": name}), SeededDice(3))


def empty(field: FieldShape, colour_blind: bool = False) -> Scene:
    return Scene(TeamPanel("A"), TeamPanel("B"), field=field, view=View.WHOLE, colour_blind=colour_blind)


@pytest.mark.parametrize("name", dungeon_ids())
def test_every_dungeon_is_drawn(name: str) -> None:
    running = game(name)
    while running.prompt is not None and running.prompt.kind != "turn":
        running.play(running.prompt.default)
    scene = scene_of(running.position, running.prompt)
    for view in (View.WHOLE, View.PLAY):
        picture = Image.open(BytesIO(draw_board(replace(scene, view=view))))
        assert picture.size == (layout.WIDTH, layout.HEIGHT)
    assert scene.field.underground
    assert len(scene.field.chests) == 6
    assert len(scene.field.teleporters) == 8
    assert scene.weather == ""
    assert scene.home.turns == 0


def test_what_a_map_draws_is_in_the_scene() -> None:
    drawn = dungeon("temple")
    shape = ground_of(game("temple").position)
    assert {kind for _, kind in shape.terrain} == set(SIGNS.split())
    assert dict(shape.teleporters)[xy(parse_square("D2") or 0)] == 1
    assert len(shape.walls) == 30 * 14 - len(drawn.floor) - len(drawn.hazards) - len(drawn.obstacles)
    opened = shape_of_dungeon(drawn, drawn.chests[1:], (OFF, *(sq for _, sq in drawn.teleporters[1:])))
    assert len(opened.chests) == 5
    assert 1 not in dict(opened.teleporters).values()
    assert hash(opened) != hash(shape)


@pytest.mark.parametrize("colour_blind", [False, True])
def test_every_kind_of_square_looks_different(colour_blind: bool) -> None:
    """As grey, too, some pixel of each kind differs clearly from that of every other."""
    seen: dict[str, Image.Image] = {}
    for kind in ("", *SIGNS.split(), "chest", "teleporter", "wall"):
        shape = FieldShape(
            9,
            7,
            underground=True,
            terrain=(((4, 3), kind),) if kind in SIGNS.split() else (),
            chests=frozenset({(4, 3)}) if kind == "chest" else frozenset(),
            teleporters=(((4, 3), 1),) if kind == "teleporter" else (),
            walls=frozenset({(4, 3)}) if kind == "wall" else frozenset(),
        )
        middle = layout.GROUND_WIDTH // 2, layout.HEADER + layout.GROUND_HEIGHT // 2
        picture = compose(empty(shape, colour_blind)).convert("L")
        seen[kind] = picture.crop((middle[0] - 25, middle[1] - 25, middle[0] + 25, middle[1] + 25))
    kinds = list(seen)
    for index, one in enumerate(kinds):
        for other in kinds[index + 1 :]:
            pairs = zip(seen[one].tobytes(), seen[other].tobytes(), strict=True)
            assert max(abs(a - b) for a, b in pairs) >= 40, (one, other)


def test_the_palette_has_room() -> None:
    for colour_blind in (False, True):
        assert len(colours(scheme_for(colour_blind))) <= 64
        assert len(colours(scheme_for(colour_blind, True))) <= 80

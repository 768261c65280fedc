from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from render.camera import PLAY_COLUMNS, PLAY_ROWS, frame, must_show
from render.scene import FieldShape, Posture, Scene, TeamPanel, Token, View
from tests.render.positions import POSITIONS


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    width, height = draw(st.tuples(st.integers(3, 40), st.integers(3, 40)))
    squares = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))
    places = draw(st.lists(squares, max_size=22, unique=True))
    people = tuple(
        Token(k % 2, k + 1, place, posture=draw(st.sampled_from(Posture)), has_ball=k == 0 and draw(st.booleans()))
        for k, place in enumerate(places)
    )
    return Scene(
        TeamPanel("H"),
        TeamPanel("A"),
        tokens=people,
        ball=draw(st.none() | squares),
        field=FieldShape(width, height),
        focus=tuple(draw(st.lists(squares, max_size=3))),
        view=draw(st.sampled_from(View)),
    )


@settings(deadline=None)
@given(scenes())
def test_the_window_lies_on_the_field_and_shows_what_must_be_seen(scene: Scene) -> None:
    window = frame(scene)
    assert window == frame(scene)
    assert 0 <= window.column <= window.column + window.columns <= scene.field.width
    assert 0 <= window.row <= window.row + window.rows <= scene.field.height
    assert all(square in window for square in must_show(scene))
    if window.whole:
        assert (window.columns, window.rows) == (scene.field.width, scene.field.height)
    else:
        assert (window.columns, window.rows) == (
            min(PLAY_COLUMNS, scene.field.width),
            min(PLAY_ROWS, scene.field.height),
        )


@settings(deadline=None)
@given(scenes())
def test_the_whole_field_is_shown_when_asked_and_the_play_when_it_fits(scene: Scene) -> None:
    assert frame(replace(scene, view=View.WHOLE)).whole
    small = scene.field.width <= PLAY_COLUMNS and scene.field.height <= PLAY_ROWS
    seen = must_show(scene)
    xs, ys = [x for x, _ in seen] or [0], [y for _, y in seen] or [0]
    fits = max(xs) - min(xs) < PLAY_COLUMNS and max(ys) - min(ys) < PLAY_ROWS
    assert frame(replace(scene, view=View.PLAY)).whole == (small or not fits)


def test_the_named_positions_are_framed_as_a_coach_wants() -> None:
    shown = {name: frame(make()) for name, make in POSITIONS.items()}
    assert {name for name, window in shown.items() if window.whole} == {"set-up", "spread-turn", "dungeon"}
    for name in ("cage", "block", "dash"):
        scene = POSITIONS[name]()
        assert sum(token.square in shown[name] for token in scene.tokens) >= 0.75 * len(scene.tokens)


@settings(deadline=None)
@given(scenes(), st.integers(0, 21))
def test_with_a_player_selected_the_play_around_him_is_framed(scene: Scene, which: int) -> None:
    if not scene.tokens or scene.view is View.WHOLE:
        return
    chosen = scene.tokens[which % len(scene.tokens)]
    tokens = tuple(replace(token, selected=token is chosen) for token in scene.tokens)
    window = frame(replace(scene, tokens=tokens))
    assert chosen.square in window
    assert (window.columns, window.rows) == (min(PLAY_COLUMNS, scene.field.width), min(PLAY_ROWS, scene.field.height))

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.match import events as ev
from engine.match.field import OFF, pitch, square
from engine.match.position import CASUALTY, KNOCKED_OUT, PRONE, STUNNED, Player, Position, Team
from engine.match.prompts import Choices, Prompt
from engine.match.second_ball import SecondBall
from render.board import draw_board
from render.from_game import Considered, Words, scene_of, shape_of
from render.last_events import arrows_of, dice_of
from render.scene import STANDARD_FIELD, ArrowKind, Face, Mark, MarkKind, Posture, View


def at(name: str) -> int:
    return square(ord(name[0]) - 65, int(name[1:]) - 1)


@pytest.fixture
def position() -> Position:
    found = Position(Team("human", "Ravens"), Team("orc", "Tusks"))
    for side, number, role, place in (
        (0, 1, "human.lineman", "M7"),
        (0, 2, "human.ogre", "M8"),
        (0, 7, "human.thrower", "J8"),
        (0, 8, "human.blitzer", ""),
        (1, 1, "orc.black_orc_blocker", "N7"),
        (1, 2, "orc.troll", "N8"),
        (1, 3, "orc.lineman", "O9"),
        (1, 5, "star:ugroth_bolgrot", "Q5"),
        (1, 9, "orc.goblin", ""),
    ):
        player = Player(side, number, role, (6, 3, 3, 8))
        found.add(player)
        if place:
            found.put(player, at(place))
    found.active = 0
    found.carrier = found.players["h7"]
    found.teams[0].rerolls, found.teams[0].leader, found.teams[0].turn = 2, True, 3
    found.teams[1].score = 1
    found.weather = "rain"
    return found


def test_the_pitch_of_the_engine_is_the_standard_field() -> None:
    assert shape_of(pitch()) == STANDARD_FIELD


def test_a_position_is_told_as_it_is_and_left_as_it_was(position: Position) -> None:
    position.players["h1"].used = True
    position.players["a1"].posture = PRONE
    position.players["a3"].posture = STUNNED
    position.players["a2"].lost_zone = "really_stupid"
    position.players["h2"].rooted = True
    position.players["h8"].place = KNOCKED_OUT
    position.players["a9"].place = CASUALTY
    before = position.digest()
    scene = scene_of(
        position, words=Words("1st half", "rain", "caption", {"h7": "Thrower"}), considered=Considered(selected="h7")
    )
    tokens = {("ha"[t.side], t.number): t for t in scene.tokens}
    assert len(tokens) == 7
    thrower = tokens["h", 7]
    assert (thrower.square, thrower.role, thrower.name) == ((9, 7), "human.thrower", "Thrower")
    assert thrower.has_ball
    assert thrower.selected
    assert tokens["h", 1].used
    assert tokens["a", 1].posture is Posture.PRONE
    assert tokens["a", 3].posture is Posture.STUNNED
    assert tokens["a", 2].lost
    assert tokens["h", 2].rooted
    assert tokens["a", 5].star
    assert scene.ball is None
    assert (scene.home.rerolls, scene.home.turn, scene.home.active, scene.home.knocked_out) == (3, 3, True, (8,))
    assert (scene.away.score, scene.away.active, scene.away.casualties, scene.away.reserves) == (1, False, (9,), ())
    assert (scene.weather, scene.weather_text, scene.period, scene.caption) == ("rain", "rain", "1st half", "caption")
    assert scene.view is View.PLAY
    assert draw_board(scene)
    assert position.digest() == before


def test_gazed_chained_and_with_a_bomb(position: Position) -> None:
    position.players["a1"].lost_zone = "gaze"
    position.players["a2"].lost_zone = "bone_head"
    fanatic = Player(1, 11, "goblin.fanatic", (3, 7, 3, 7), ("ball_and_chain", "no_hands", "secret_weapon", "stunty"))
    position.add(fanatic)
    position.put(fanatic, at("T8"))
    prompt = Prompt("bomb", 1, Choices([("catch",), ("decline",)]), ("decline",), {"player": "a3", "square": at("O9")})
    scene = scene_of(position, prompt)
    assert [t.number for t in scene.tokens if t.gazed] == [1]
    assert [t.number for t in scene.tokens if t.lost] == [1, 2]
    assert [t.number for t in scene.tokens if t.chained] == [11]
    assert [t.number for t in scene.tokens if t.bomb] == [3]
    assert draw_board(scene)
    assert not any(t.bomb for t in scene_of(position).tokens)


def test_a_second_ball_is_drawn_too(position: Position) -> None:
    position.second = SecondBall(at("K3"))
    scene = scene_of(position)
    assert scene.second_ball == (10, 2)
    one, two = draw_board(scene), draw_board(replace(scene, second_ball=None))
    assert one != two
    position.second = SecondBall(OFF, position.players["h1"])
    scene = scene_of(position)
    assert scene.second_ball is None
    assert {(token.side, token.number) for token in scene.tokens if token.has_ball} == {(0, 1), (0, 7)}


def test_a_loose_ball_lies_on_its_square(position: Position) -> None:
    position.carrier, position.ball = None, at("K3")
    assert scene_of(position).ball == (10, 2)
    position.ball = OFF
    assert scene_of(position).ball is None


def test_a_push_prompt_marks_the_squares_it_offers_and_the_players_it_concerns(position: Position) -> None:
    legal = Choices([("push", at("O7")), ("push", at("O8")), ("push", "crowd")])
    prompt = Prompt("push", 0, legal, ("push", at("O7")), {"player": "a1", "by": "h1"})
    scene = scene_of(position, prompt)
    assert [(m.square, m.text) for m in scene.marks] == [((14, 6), "O7"), ((14, 7), "O8")]
    assert set(scene.focus) == {(13, 6), (12, 6)}
    assert scene.view is View.PLAY


def test_set_up_shows_the_whole_field_and_whose_it_is(position: Position) -> None:
    position.active = -1
    scene = scene_of(position, Prompt("setup", 1, Choices([("ready",)]), ("ready",), {}))
    assert scene.view is View.WHOLE
    assert (scene.home.active, scene.away.active) == (False, True)


def test_at_a_turn_whoever_can_be_given_no_action_is_told(position: Position) -> None:
    position.players["h2"].used = True
    legal = Choices([("declare", "h7", "move"), ("end",)])
    scene = scene_of(position, Prompt("turn", 0, legal, ("end",), {}))
    assert {t.number for t in scene.tokens if t.cannot_act} == {1}
    assert not any(t.cannot_act for t in scene_of(position).tokens)


def test_what_is_considered_becomes_marks_and_a_path(position: Position) -> None:
    considered = Considered(
        selected="h2",
        reach={at("L9"): "", at("L10"): "3+"},
        bands={at("P3"): ("bomb", "6+")},
        targets={"a2": ("", -2)},
        path=((at("L9"), ""), (at("L10"), "3+")),
    )
    scene = scene_of(position, considered=considered)
    assert set(scene.marks) == {
        Mark(MarkKind.REACH, (11, 8)),
        Mark(MarkKind.REACH, (11, 9), "3+"),
        Mark(MarkKind.BOMB, (15, 2), "6+"),
        Mark(MarkKind.TARGET, (13, 7), "", -2),
    }
    assert scene.path is not None
    assert scene.path.start == (12, 7)
    assert [(s.square, s.need) for s in scene.path.steps] == [((11, 8), ""), ((11, 9), "3+")]


def test_steps_in_a_row_are_one_arrow_and_a_new_turn_clears_them() -> None:
    walk = [ev.Moved("h1", at("A1"), at("A2")), ev.Moved("h1", at("A2"), at("B3")), ev.Moved("h2", at("C1"), at("C2"))]
    push = [ev.Pushed("a1", at("N7"), at("O7")), ev.Pushed("a2", at("Z1"), OFF), ev.BallBounced(at("N7"), at("N8"), 7)]
    arrows = arrows_of([*walk, *push])
    assert [(a.kind, a.squares) for a in arrows] == [
        (ArrowKind.MOVE, ((0, 0), (0, 1), (1, 2))),
        (ArrowKind.MOVE, ((2, 0), (2, 1))),
        (ArrowKind.PUSH, ((13, 6), (14, 6))),
        (ArrowKind.BALL, ((13, 6), (13, 7))),
    ]
    assert arrows_of([*walk, ev.TurnBegan(1, 2, 1)]) == ()


def test_dice_of_the_last_rolls_with_their_targets_and_what_counted() -> None:
    happened = [
        ev.Rolled("dodge", "h1", 2, 3, 0, False),
        ev.RerollUsed(0, "h1", "team", "dodge"),
        ev.Rolled("dodge", "h1", 5, 3, 0, True),
        ev.Blocked("h1", "a1", ("skull", "pow"), 0),
        ev.BlockChosen("h1", "a1", "pow"),
    ]
    dodge, block = dice_of(happened)
    assert (dodge.faces, dodge.chosen, dodge.need, dodge.success) == ((2, 5), 1, "3+", True)
    assert (block.faces, block.chosen) == ((Face.SKULL, Face.POW), 1)
    armour, injury = dice_of(
        [*happened, ev.ArmourRolled("a1", "h1", (4, 6), 1, 9, True), ev.InjuryRolled("a1", "h1", (1, 2), 0, "stunned")]
    )
    assert (armour.faces, armour.need, armour.success) == ((4, 6), "9+", True)
    assert (injury.faces, injury.need, injury.success) == ((1, 2), "", None)
    assert dice_of([*happened, ev.TurnBegan(1, 2, 1)]) == ()

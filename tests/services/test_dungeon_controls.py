"""What is offered at the questions of a dungeon is what is legal, in words of both languages."""

from __future__ import annotations

import pytest

from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.match.notation import parse, write
from engine.teams import new_match
from services import narration
from services.controls import decode, panel
from services.controls.underground import spread
from services.language import LANGUAGES, texts_for
from services.typed import read_line
from tests.services.dungeons import walk_dungeons
from tests.services.test_controls import offered_in

UNDERGROUND = {"place_chest", "place_teleporter", "place_player"}


def dungeon_game(name: str, seed: int = 3) -> Game:
    return Game(new_match("human_lanterns", "orc_mudlarks", {"set": "dungeonbowl", "dungeon": name}), SeededDice(seed))


def test_controls_offer_exactly_what_is_legal_underground() -> None:
    seen = offered_in(walk_dungeons())
    assert seen >= UNDERGROUND | {"enter", "sponge", "open", "jump"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_answer_has_words(lang: str) -> None:
    texts = texts_for(lang)
    verbs: set[str] = set()
    for game, prompt in walk_dungeons(matches=8):
        assert "{" not in narration.question(game, texts)
        for decision in list(prompt.legal)[:60]:
            verbs.add(str(decision[0]))
            text = narration.label(decision, game, texts)
            assert 1 <= len(text) <= 80
            assert "{" not in text
    assert {"place", "enter", "open"} <= verbs


def test_what_is_placed_may_be_typed_as_a_square_alone() -> None:
    for name, kind, words in (
        ("warren", "place_chest", ["chest"]),
        ("causeway", "place_teleporter", ["teleporter", "3"]),
    ):
        game = dungeon_game(name)
        assert game.prompt is not None
        assert game.prompt.kind == kind
        decision = game.prompt.legal.of("place")[-1]
        square = write(decision).split()[-1]
        assert read_line(square.lower(), game) == [decision]
        assert read_line(f"place {' '.join(words)} {square}", game) == [decision] == parse(write(decision))


def test_a_line_knows_columns_beyond_z() -> None:
    game = dungeon_game("vaults")
    assert read_line("place 5 ad8", game) == parse("place " + "ha"[game.prompt.side if game.prompt else 0] + "5 AD8")
    assert read_line("enter 5 teleporter", game)[0][2] == "teleporter"


def test_a_starter_is_one_press_or_two() -> None:
    game, texts = dungeon_game("vaults"), texts_for("en")
    assert game.prompt is not None
    first = panel(game, texts)
    assert [row.name for row in first.rows] == ["players", "actions"]
    assert decode(first.rows[1].controls[0].id) == [game.prompt.default]
    me = first.rows[0].controls[2].id.removeprefix("sel:")
    shown = panel(game, texts, me)
    offered = {control.decisions[0] for control in shown.controls if control.decisions}
    assert offered == {d for d in game.prompt.legal if d[1] == me}


def test_squares_are_spread_over_all_that_are_free() -> None:
    game = dungeon_game("warren")
    assert game.prompt is not None
    free = [int(d[-1]) for d in game.prompt.legal]
    shown = spread(free, free[0])
    assert len(shown) == len(set(shown)) == 25
    assert set(shown) <= set(free)
    assert shown[0] == free[0]

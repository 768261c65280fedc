"""What was told stays true when play goes on."""

from __future__ import annotations

import pytest

from engine.match import events as ev
from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.teams import new_match
from services import narration
from services.language import LANGUAGES, texts_for

M8, N8 = parse_square("M8") or 0, parse_square("N8") or 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_going_for_a_block_names_no_square(lang: str) -> None:
    position = Game(new_match("human_lanterns", "orc_cauldrons"), SeededDice(1)).position
    texts = texts_for(lang)
    story = [
        ev.Moved("h8", M8, N8),
        ev.Rolled("going_for_it", "h8", 4, 2, 0, True),
        ev.Rolled("dodge", "h8", 4, 3, 0, True),
        ev.Rolled("going_for_it", "h8", 5, 2, 0, True),
    ]
    position.players["h8"].sq = M8
    before = narration.sentences(story, position, texts)
    position.players["h8"].sq = parse_square("C3") or 0
    assert narration.sentences(story, position, texts) == before
    assert ["N8" in line for line in before] == [True, True, False]
    assert not any("M8" in line for line in before)

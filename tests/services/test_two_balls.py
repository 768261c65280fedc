"""What special play cards put on the pitch beside the usual is told in both languages."""

from __future__ import annotations

import pytest

from engine.match.dice import SeededDice
from engine.match.field import OFF, square
from engine.match.game import Game
from engine.match.position import Player, Position, Team
from engine.match.second_ball import SecondBall
from services.language import LANGUAGES, texts_for
from services.narration.names import Names
from services.narration.summaries import alt_text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_balls_and_a_player_of_neither_side_are_told(lang: str) -> None:
    """The text of the picture names both balls and their squares; the fanatic's missing zone has a reason of its own."""
    texts = texts_for(lang)
    pos = Position(Team("human"), Team("orc"))
    for side, sq in ((0, square(7, 7)), (1, square(9, 7))):
        player = Player(side, 1, ("human.lineman", "orc.lineman")[side], (6, 3, 3, 8))
        pos.add(player)
        pos.put(player, sq)
    pos.carrier = pos.players["h1"]
    pos.second = SecondBall(OFF, pos.players["a1"])
    pos.phase, pos.active = "turn", 0
    told = alt_text(Game(pos, SeededDice(1)), texts)
    assert "H8" in told
    assert "J8" in told
    guest = Player(0, 2, "guest:goblin.fanatic", (3, 7, 3, 7))
    pos.add(guest)
    assert Names(pos, texts).of(guest).endswith(texts.position("goblin.fanatic"))
    assert Names(pos, texts).why("nobody") == texts.say("why-nobody")

"""A saved formation around players whom a special play card keeps where they are."""

from __future__ import annotations

from engine.match.script import Script
from services.formations import place_all

AWAKE = """home: human
away: orc
active: home
cards: away wake_up_call
ball: h1
h1 human.lineman Y8
h2 human.lineman H8
h3 human.lineman H9
h4 human.lineman H10
a1 orc.lineman A1
a2 orc.lineman ko
a5 orc.lineman A5
a6 orc.lineman A6
---
h1 move Z8
card wake_up_call
choose a2
dice: 1
choose N8
place h2 M5
place h3 M8
place h4 M9
place h1 M11
ready
place a1 T8
"""


def test_their_squares_are_left_to_them() -> None:
    script = Script(AWAKE)
    game = script.run()
    pos = game.position
    slots = [["orc.lineman", 0, 7], ["orc.lineman", 0, 6], ["orc.lineman", 0, 8]]
    for decision in place_all(slots, pos, 1):
        assert game.prompt is not None
        assert decision in game.prompt.legal, decision
        game.play(decision)
    assert game.prompt is not None
    assert ("ready",) not in game.prompt.legal
    assert pos.board[pos.players["a2"].sq] is pos.players["a2"]
    assert sum(1 for _ in pos.on_pitch(1)) == 3

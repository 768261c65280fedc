"""Players who play for the other side for a while: in which order they stand there."""

from __future__ import annotations

from engine.match.position import Position
from engine.match.script import run

BLACKMAILED = """home: human
away: orc
active: home
cards: home blackmail
h1 human.lineman H8
h2 human.lineman H9
a1 orc.lineman P8
a2 orc.lineman Q8
---
card blackmail a1
"""


def test_two_players_of_one_number_stand_in_the_same_order_after_reopening() -> None:
    played = run(BLACKMAILED).position
    again = Position.from_data(played.to_data())
    assert [one.id for one in played.squads[0]] == ["a1", "h1", "h2"]
    assert [[one.id for one in squad] for squad in again.squads] == [["a1", "h1", "h2"], ["a2"]]

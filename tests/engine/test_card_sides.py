"""Players who play for the other side for a while: in which order they stand there."""

from __future__ import annotations

import pytest

from engine.match.describe import header_text
from engine.match.header import PlayError, read
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


HURT = """home: human
away: orc
active: away
cards: home get_em_lads
h1 human.lineman H8
h2 human.lineman H12
a1 orc.lineman I8
---
dice: pow 6 4 1 2
a1 block h1
push G8
stay
end
"""


def test_a_written_position_tells_who_was_hurt_in_the_last_turn() -> None:
    position = run(HURT).position
    text = header_text(position)
    assert "hurt: home\n" in text
    assert read([*text.splitlines(), "---"]).position.hurt == (0,)
    with pytest.raises(PlayError, match="hurt names sides"):
        read(HURT.replace("active: away", "active: away\nhurt: h1").splitlines())

"""What the picture shows of a coach's thoughts is what the controls beside it say."""

from __future__ import annotations

from cogs.board.considered import chance_text, considered
from cogs.board.look import Look
from cogs.board.picture import looked_at
from engine.match.field import parse_square, square_name
from engine.match.game import Game
from engine.match.header import read
from services.controls import Aim
from services.language import texts_for
from tests.services.playing import Luck

POSITION = """home: human
away: orc
active: home
ball: h7
h4 human.lineman L10 prone
h7 human.thrower K7
h5 human.catcher K12
h6 human.catcher M7 prone
a2 orc.black_orc_blocker N8
a5 orc.blitzer N5
a7 orc.blitzer P4 stunned
---"""


def game() -> Game:
    return Game(read(POSITION.splitlines()).position, Luck())


def test_who_would_blitz_from_the_ground_sees_whom_he_can_hit() -> None:
    match = game()
    shown = considered(match, Look("h4", "blitz")).targets
    offered = Aim(match.position, match.position.players["h4"]).blitzes()
    assert shown == {target.player.id: (chance_text(target.chance), target.dice) for target in offered}
    assert set(shown) == {"a2", "a5"}


def test_fouls_and_hand_offs_are_marked_on_those_they_are_aimed_at() -> None:
    assert set(considered(game(), Look("h7", "foul")).targets) == {"a7"}
    assert set(considered(game(), Look("h7", "handoff")).targets) == {"h5"}


def test_a_pass_shows_the_ranges_of_the_ground_and_the_roll_to_who_can_catch() -> None:
    seen = considered(game(), Look("h7", "pass"))
    assert not seen.reach
    bands = {square_name(sq): found for sq, found in seen.bands.items()}
    assert bands["K12"] == ("short", "4+")
    assert bands["M7"] == ("quick", "")
    assert bands["J8"] == ("quick", "")
    assert parse_square("Z1") not in seen.bands


def test_the_caption_introduces_who_is_looked_at() -> None:
    texts = texts_for("en")
    assert looked_at(game(), texts, Look("h7")) == "#7 Thrower · MA 6 ST 3 AG 3 AV 8 · Pass, Sure Hands"
    assert looked_at(game(), texts, Look()) == ""

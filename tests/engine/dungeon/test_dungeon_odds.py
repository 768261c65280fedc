"""Chances underground: ways end on teleporters, footing counts, and what is reckoned is what is rolled."""

from __future__ import annotations

import random

import pytest

from engine.coaches import RandomCoach
from engine.match.dice import SeededDice
from engine.match.dungeons import dungeon_ids
from engine.match.field import OFF, Square, parse_square
from engine.match.game import Game
from engine.match.move import Movement
from engine.match.odds import block_chance, jump_chance, pass_chance, reach
from engine.match.odds.path import path_chance
from engine.match.position import STUNNED
from engine.match.script import Script
from engine.teams import new_match, ready_made_ids

LAVA = """rules: dungeonbowl
map: "teleporters: 2"
map: "chests: 0"
map: "HH....LL..1.AA"
map: "HH....LL.S..AA"
map: "HH....LL..2.AA"
home: human
away: orc
active: home
"""


def sq(name: str) -> Square:
    found = parse_square(name)
    assert found is not None
    return found


def standing(players: str, head: str = "") -> Script:
    script = Script(f"{LAVA}{head}{players}\n---\n")
    script.run()
    return script


@pytest.mark.parametrize("name", dungeon_ids())
def test_every_way_is_worth_what_its_rolls_are(name: str) -> None:
    """Reach finds paths that the reckoning of a single path values alike, and that can be walked."""
    ids = ready_made_ids()
    game = Game(new_match(ids[5], ids[9], {"set": "dungeonbowl", "dungeon": name}), SeededDice(6))
    coach = RandomCoach(random.Random(name))
    looked = 0
    while game.prompt is not None and looked < 12:
        if game.prompt.kind == "turn" and game.prompt.number % 5 == 0:
            pos = game.position
            for me in list(pos.on_pitch(pos.active))[:3]:
                if me.used or me.posture == STUNNED:
                    continue
                looked += 1
                assert pos.dungeon is not None
                for end, way in reach(pos, me).items():
                    assert end in pos.field.exists
                    assert not set(way.path[:-1]) & set(pos.dungeon.teleporters)
                    assert path_chance(pos, Movement(me), way.path) <= way.chance + 1e-9
        game.play(coach.decide(game))
    assert looked


def test_nothing_leads_through_hazards_or_teleporters() -> None:
    pos = standing("h1 human.catcher F1\na1 orc.lineman N2").position
    found = reach(pos, pos.players["h1"])
    assert sq("F3") in found
    assert not {sq("G1"), sq("H1"), sq("I1")} & found.keys()


def test_the_chance_of_a_jump() -> None:
    pos = standing(
        "h1 human.lineman F1\nh2 human.lineman F2 ma=2\na1 orc.lineman N2\nh3 human.lineman F3 +leap"
    ).position
    assert jump_chance(pos, Movement(pos.players["h1"]), sq("I1")) == pytest.approx(4 / 6)
    assert jump_chance(pos, Movement(pos.players["h2"]), sq("I2")) == pytest.approx(5 / 6 * 4 / 6)
    assert jump_chance(pos, Movement(pos.players["h3"]), sq("I3")) == pytest.approx(5 / 6)
    with pytest.raises(ValueError, match="nothing to jump over"):
        jump_chance(pos, Movement(pos.players["h1"]), sq("F2"))


def test_the_chance_of_a_pass() -> None:
    """Both must keep their footing, and a statue on the way is missed on a 2."""
    head = "ball: h1\n"
    pos = standing("h1 human.lineman D2\nh2 human.lineman F2\na1 orc.lineman N2", head).position
    odds = pass_chance(pos, pos.players["h1"], sq("F2"))
    assert odds.accurate == pytest.approx(4 / 6)
    assert odds.complete == pytest.approx(4 / 6 * 5 / 6 * 4 / 6)
    pos = standing("h1 human.lineman I2\nh2 human.lineman K2\na1 orc.lineman N2", head).position
    odds = pass_chance(pos, pos.players["h1"], sq("K2"))
    assert odds.accurate == pytest.approx(5 / 6 * 4 / 6)
    assert odds.complete == pytest.approx(5 / 6 * 4 / 6 * 5 / 6 * 4 / 6)
    with pytest.raises(ValueError, match="range"):
        pass_chance(pos, pos.players["h1"], sq("A1"))


def test_a_trip_is_paid_for() -> None:
    pos = standing("h1 human.lineman J1\na1 orc.lineman N2").position
    me = pos.players["h1"]
    far = Movement(me).left(pos)
    me.spent = ("teleported",)
    assert Movement(me).left(pos) == far - 1
    assert pos.ball == OFF


def test_the_chance_of_a_block_beside_lava() -> None:
    """Pushed into the lava is down, and the attacker may slip before."""
    pos = standing("h1 human.lineman E2\na1 orc.lineman F2\na2 orc.lineman N2").position
    safe = block_chance(pos, pos.players["h1"], pos.players["a1"])
    pos = standing("h1 human.lineman F2\na1 orc.lineman E2\na2 orc.lineman N2").position
    brink = block_chance(pos, pos.players["h1"], pos.players["a1"])
    assert safe.dice == brink.dice == 1
    assert safe.turnover == pytest.approx(2 / 6)
    assert brink.turnover == pytest.approx(1 / 6 + 5 / 6 * 2 / 6)
    assert brink.down == pytest.approx(5 / 6 * 3 / 6)
    assert safe.down > brink.down

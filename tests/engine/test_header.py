"""Headers: what is read, what is refused and on which line, and that a written one reads as the same position."""

from __future__ import annotations

import random

import pytest

from engine.coaches import RandomCoach, RunningCoach
from engine.match.describe import header_text, picture
from engine.match.dice import SeededDice
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.header import PlayError, read, without_comment
from engine.match.position import KNOCKED_OUT, PRONE, RESERVES, STUNNED, Position
from engine.teams import new_match, ready_made_ids

FULL = """# a comment
rules: crp
home: human   # another
away: orc
weather: rain
half: 2
turn: home 3 away 2
active: home
receiving: away
score: 1-2
rerolls: home 1 of 3 leader away 2
fame: home 1 away 0
staff: home coaches 1 cheerleaders 2 apothecary 1
staff: away bribes 2 fan_factor 7
ball: h1
h1 human.blitzer M8
h2 human.lineman L7 prone used name="Jo # Smith"
h3 human.lineman reserves
h12 human.catcher ko
a1 orc.black_orc_blocker N8 +guard -block st=5 av=8 ni=1 name="Grom"
a2 orc.lineman N9 stunned
a3 orc.troll T4 bonehead
a4 orc.goblin T5 rooted
a5 orc.lineman T6 gazed
ask: home successes away successes
seed: 42
spent: blitz pass
---
dice: 1"""


def reading(*lines: str) -> Position:
    return read([*lines, "---"]).position


def refused(*lines: str) -> PlayError:
    with pytest.raises(PlayError) as caught:
        read([*lines, "---"])
    return caught.value


BASE = ("home: human", "away: orc", "active: home")


def test_a_full_header() -> None:
    header = read(FULL.splitlines())
    pos = header.position
    assert (header.seed, header.last_line) == (42, FULL.splitlines().index("---") + 1)
    home, away = pos.teams
    assert (home.roster, away.roster, pos.weather, pos.half, pos.phase) == ("human", "orc", "rain", 2, "turn")
    assert (home.turn, away.turn, pos.active, pos.receiving, home.score, away.score) == (3, 2, 0, 1, 1, 2)
    assert (home.rerolls, home.rerolls_full, home.leader) == (1, 3, True)
    assert (away.rerolls, away.rerolls_full, away.leader) == (2, 2, False)
    assert (home.fame, home.coaches, home.cheerleaders, home.apothecary) == (1, 1, 2, 1)
    assert (away.bribes, away.fan_factor) == (2, 7)
    assert home.ask_successes
    assert away.ask_successes
    assert pos.spent == ("blitz", "pass")
    players = pos.players
    assert pos.carrier is players["h1"]
    assert pos.board[parse_square("M8") or 0] is players["h1"]
    assert (players["h2"].posture, players["h2"].used, players["h2"].name) == (PRONE, True, "Jo # Smith")
    assert (players["h3"].place, players["h12"].place) == (RESERVES, KNOCKED_OUT)
    grom = players["a1"]
    assert (grom.ma, grom.st, grom.ag, grom.av, grom.niggles) == (4, 5, 2, 8, 1)
    assert (grom.skills, grom.name) == (("guard",), "Grom")
    assert (players["a2"].posture, players["a2"].stunned_own_turn) == (STUNNED, False)
    assert [players[p].lost_zone for p in ("a3", "a5")] == ["really_stupid", "gaze"]
    assert players["a4"].rooted


def test_what_is_left_out() -> None:
    pos = reading("home: human", "away: orc")
    assert pos.phase == new_match(ready_made_ids()[0], ready_made_ids()[1]).phase
    assert (pos.active, pos.receiving, pos.weather) == (-1, -1, "nice")
    assert "weather_given" not in pos.rules
    assert "fame_given" not in pos.rules
    pos = reading("home: human", "away: orc", "weather: nice", "fame: home 0 away 0")
    assert pos.rules["weather_given"] is True
    assert pos.rules["fame_given"] is True


@pytest.mark.parametrize(
    ("active", "receiving", "turns"),
    [("home", "", (1, 0)), ("home", "home", (1, 0)), ("home", "away", (1, 1)), ("away", "", (0, 1))],
)
def test_turn_markers_without_turn(active: str, receiving: str, turns: tuple[int, int]) -> None:
    lines = ["home: human", "away: orc", f"active: {active}"]
    pos = reading(*lines, *([f"receiving: {receiving}"] if receiving else []))
    assert (pos.teams[0].turn, pos.teams[1].turn) == turns


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("rules: crp+dungeonbowl", "needs dungeon: and one of causeway temple vaults warren"),
        ("rules: dungeon", "unknown rules 'dungeon'; known are crp secret-weapons-2003 dungeonbowl"),
        ("dungeon: vaults", "dungeon: belongs to rules: dungeonbowl"),
    ],
)
def test_rules_that_do_not_hold_are_refused(line: str, reason: str) -> None:
    error = refused(*BASE, line)
    assert reason in error.reason


def test_hired_help_stands_in_the_header() -> None:
    pos = reading(
        "home: human",
        "away: undead",
        "active: home",
        "staff: home wizard 1 babes 2 chef 1",
        "staff: away igor 1 necromancer 1",
        "star:griff_oberwald h9 K8",
        "mercenary:human.lineman h10 K9 +tackle",
    )
    star, mercenary = pos.players["h9"], pos.players["h10"]
    assert (star.position, star.ma, star.st, star.ag, star.av) == ("star:griff_oberwald", 7, 4, 4, 8)
    assert not star.earns
    assert not mercenary.earns
    assert {"loner", "tackle"} <= set(mercenary.skills)
    home, away = pos.teams
    assert (home.wizard, home.babes, home.chef, away.igor, away.necromancer) == (1, 2, 1, 1, 1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("home: orc", "stands twice"),
        ("colour: red", "unknown key colour"),
        ("weather: fog", "weather is one of"),
        ("half: 3", "half is one of"),
        ("receiving: both", "receiving is one of"),
        ("score: 1", "1-0"),
        ("turn: 3 2", "a side comes first"),
        ("turn: home three", "turn: 'three' is no number"),
        ("dice: 3", "behind the header, which ends with a line ---"),
        ("rerolls: home 1 from 3", "home 1 of 3"),
        ("staff: home coaches", "kinds with their number"),
        ("staff: home mascot 1", "unknown staff mascot"),
        ("ask: home failures", "successes"),
        ("spent: blitz sleep", "unknown allowance sleep"),
        ("ball: h9", "neither a square"),
        ("ball: M16", "neither a square"),
        ("seed: lucky", "is no number"),
        ("h1 human.blitzer", "a player's line is"),
        ("h1 human.wizard M8", "no position"),
        ("h1 human.blitzer M16", "off the pitch: M16 is no square of it"),
        ("h1 human.blitzr M16", "did you mean 'human.blitzer'?"),
        ("h1 human.blitzer bench", "is no place"),
        ("h1 human.blitzer reserves prone", "only a player on the pitch"),
        ("h1 human.blitzer M8 sleepy", "unknown mark sleepy"),
        ("h1 human.blitzer M8 +luck", "no skill"),
        ("h1 human.blitzer M8 st=strong", "is no number"),
        ("star:nobody h9 K8", "no star"),
        ("star:griff_oberwald K8 h9", "K8 is no player: h or a and a shirt number"),
        ("block a1", "neither a key nor a player"),
        ("in_force: home distract", "distract is in force for a player: distract:h1"),
    ],
)
def test_a_wrong_line_is_named(line: str, reason: str) -> None:
    error = refused(*BASE, line)
    assert error.line == 4
    assert reason in error.reason


def test_players_and_ball_have_one_place_each() -> None:
    error = refused(*BASE, "h1 human.lineman M8", "a1 orc.lineman M8")
    assert (error.line, error.reason) == (5, "a1 stands on the square of h1")
    error = refused(*BASE, "h1 human.lineman M8", "h1 human.lineman M9")
    assert (error.line, error.reason) == (5, "h1 stands twice")
    error = refused(*BASE, "ball: h1", "h1 human.lineman M8 prone")
    assert error.line == 4
    error = refused(*BASE, "ball: M8", "h1 human.lineman M8")
    assert "h1 stands" in error.reason


def test_a_match_from_its_beginning_has_nobody_on_the_pitch() -> None:
    assert refused("home: human", "away: orc", "h1 human.lineman M8").line == 3
    assert refused("home: human", "away: orc", "ball: M8").line == 3


def test_a_header_needs_both_sides_and_an_end() -> None:
    assert "needs away" in refused("home: human").reason
    with pytest.raises(PlayError, match="---"):
        read(["home: human", "away: orc"])


def test_comments() -> None:
    assert without_comment("# all of it") == ""
    assert without_comment("move M8 # why") == "move M8"
    assert without_comment('h1 human.lineman M8 name="No #1" # x') == 'h1 human.lineman M8 name="No #1"'


@pytest.mark.parametrize("seed", range(3))
def test_a_written_header_reads_as_the_same_position(seed: int) -> None:
    rng = random.Random(seed)
    teams = ready_made_ids()
    coaches = (RunningCoach(rng), RandomCoach(rng))
    opening = new_match(teams[seed], teams[-1 - seed])
    assert same_header(opening)
    game = Game(opening, SeededDice(seed), keep_rest_points=False)
    compared = 0
    while (prompt := game.prompt) is not None:
        if prompt.kind == "turn" and not game.position.blitzing and rng.random() < 0.3:
            assert same_header(game.position)
            compared += 1
        game.play(coaches[prompt.side].decide(game))
    assert compared > 3


def same_header(position: Position) -> bool:
    """Whether the header read back gives the same header, square by square the same players, and the same ball."""
    text = header_text(position)
    again = reading(*text.splitlines())
    assert [p and p.id for p in again.board] == [p and p.id for p in position.board]
    assert again.ball == position.ball
    assert (again.carrier and again.carrier.id) == (position.carrier and position.carrier.id)
    return header_text(again) == text


def test_the_picture_shows_everybody() -> None:
    pos = read(FULL.splitlines()).position
    rows = picture(pos).splitlines()
    assert len(rows) == 16
    assert "h1*" in rows[8]
    assert "h2-" in rows[7]
    assert "a2=" in rows[9]
    assert rows[8].index("h1*") == rows[0].index("M")


def test_the_picture_shows_a_second_ball() -> None:
    lines = ["home: human", "away: orc", "active: home", "ball: M8", "h1 human.lineman D2"]
    for where, mark in (("N9", ".*"), ("h1", "h1*")):
        rows = picture(reading(*lines, f"in_force: home ball_clone:{where}")).splitlines()
        assert sum(row.count("*") for row in rows) == 2
        assert any(mark in row for row in rows[1:8] + rows[9:])


def test_the_rules_of_2003_and_what_they_spend() -> None:
    pos = reading(
        "rules: crp + secret-weapons-2003",
        "home: dark_elf",
        "away: orc",
        "weather: nice",
        "active: home",
        "fame: home 0 away 0",
        "staff: home unheard 1",
        "h1 dark_elf.assassin M8 unpoisoned",
        "h2 dark_elf.assassin reserves unpoisoned",
        "h3 dark_elf.assassin ko",
    )
    assert pos.rules["set"] == "secret-weapons-2003"
    assert pos.teams[0].unheard is True
    assert [pos.players[one].used_up for one in ("h1", "h2", "h3")] == [("poison",), ("poison",), ()]
    again = read([*header_text(pos).splitlines(), "---"]).position
    assert again.canonical() == pos.canonical()


def test_without_a_rule_set_the_header_names_none() -> None:
    assert "rules:" not in header_text(reading("rules: crp", "home: human", "away: orc"))

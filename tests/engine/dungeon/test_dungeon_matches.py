"""Whole matches in dungeons: records, snapshots, headers, what comes along, and that every match ends."""

from __future__ import annotations

import json
import random

import pytest

from engine import simulate
from engine.coaches import RandomCoach, RunningCoach
from engine.invariants import hold, hold_reopened
from engine.match.decisions import END, TIMEOUT
from engine.match.describe import header_text, picture
from engine.match.dice import SeededDice
from engine.match.dungeons import dungeon, dungeon_ids
from engine.match.field import square_name
from engine.match.game import Game
from engine.match.header import PlayError, read
from engine.match.position import Position
from engine.match.prompts import IllegalDecision
from engine.match.record import export, of_log
from engine.match.script import Script, run
from engine.teams import TeamSheet, new_match, ready_made, ready_made_ids

RULES = {"set": "dungeonbowl"}
SMALL = 'map: "teleporters: 2"\nmap: "chests: 1"\nmap: "HH1...2.AA"\nmap: "HH..C...AA"\n'


def begun(name: str = "vaults", seed: int = 1, **rules: object) -> Game:
    ids = ready_made_ids()
    position = new_match(ids[seed % len(ids)], ids[-1 - seed % len(ids)], {**RULES, "dungeon": name, **rules})
    return Game(position, SeededDice(seed))


@pytest.mark.parametrize("name", dungeon_ids())
def test_a_record_leads_to_the_same_end(name: str) -> None:
    game = begun(name, 3)
    opening = Position.from_data(json.loads(json.dumps(start(name, 3))))
    rng = random.Random(name)
    coaches = (RunningCoach(rng), RandomCoach(rng))
    while (prompt := game.prompt) is not None:
        game.play(coaches[prompt.side].decide(game))
    again = run(export(opening, of_log(game.log)))
    assert again.over
    assert whole(again) == whole(game)


def whole(game: Game) -> tuple[object, ...]:
    """What a record must lead to again."""
    pos = game.position
    assert pos.dungeon is not None
    players = [(p.id, p.sq, p.place, p.posture, p.injuries, p.td) for p in pos.players.values()]
    return pos.dungeon.to_data(), players, pos.ball, pos.rules["winner"], [team.turn for team in pos.teams]


def start(name: str, seed: int) -> dict[str, object]:
    ids = ready_made_ids()
    teams = ids[seed % len(ids)], ids[-1 - seed % len(ids)]
    return new_match(*teams, {**RULES, "dungeon": name}).to_data()


def test_a_drawn_dungeon_goes_along_in_the_record() -> None:
    text = "\n".join(dungeon("vaults").rows) + "\n"
    game = begun("our cellar", 2, map=text)
    header = header_text(game.position)
    assert "dungeon: our cellar" in header
    assert header.count("map: ") == 15
    assert read([*header.splitlines(), "---"]).position.rules["map"] == text


def test_a_header_tells_the_whole_dungeon_again() -> None:
    game = begun("causeway", 4)
    rng = random.Random(4)
    coach = RandomCoach(rng)
    turns = 0
    while game.prompt is not None and turns < 30:
        if game.prompt.kind == "turn":
            turns += 1
            again = read([*header_text(game.position).splitlines(), "---"]).position
            assert again.dungeon is not None
            assert game.position.dungeon is not None
            for name in ("chests", "found", "teleporters", "happened"):
                assert getattr(again.dungeon, name) == getattr(game.position.dungeon, name), name
            assert {p.id: p.sq for p in again.players.values()} == {p.id: p.sq for p in game.position.players.values()}
        game.play(coach.decide(game))


def test_nothing_tells_where_the_ball_is() -> None:
    first, second = begun(seed=5), begun(seed=5)
    assert first.position.canonical() == second.position.canonical()
    assert "found" in json.dumps(first.position.to_data()["dungeon"])
    data = first.position.to_data()["dungeon"]
    assert data["found"] is False
    assert first.position.ball_square == -1


def test_a_match_in_which_nobody_does_anything_ends_in_a_draw() -> None:
    game = begun()
    while (prompt := game.prompt) is not None:
        game.play(END if prompt.kind == "turn" else prompt.default)
    home, away = game.position.teams
    assert (home.turn, away.turn) == (26, 26)
    assert game.position.rules["winner"] == -1


def test_the_clock_alone_ends_a_match_too() -> None:
    game = begun("warren", 2)
    while game.prompt is not None:
        game.play(TIMEOUT)
        hold(game)
    assert game.position.rules["winner"] == -1


@pytest.mark.parametrize("name", dungeon_ids())
def test_invariants_hold_and_matches_reopen(name: str) -> None:
    for seed in range(2):
        game = begun(name, seed)
        coach = RandomCoach(random.Random(seed), 0.2)
        number = 0
        while game.prompt is not None:
            if number % 25 == 0:
                hold(game)
                hold_reopened(game)
            number += 1
            game.play(coach.decide(game))
        hold(game)


def test_no_wizard_comes_along() -> None:
    sheet = ready_made("human_lanterns")
    with_wizard = TeamSheet(sheet.id, sheet.name, sheet.roster, sheet.players, wizard=1)
    position = new_match(with_wizard, with_wizard, {**RULES, "dungeon": "vaults"})
    assert [team.wizard for team in position.teams] == [0, 0]
    with pytest.raises(PlayError, match="no wizard"):
        read(f"rules: dungeonbowl\n{SMALL}home: human\naway: orc\nactive: home\nstaff: home wizard 1\n---".splitlines())


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ("rules: dungeonbowl\ndungeon: cellar", 2, "one of causeway temple vaults warren"),
        ("rules: dungeonbowl\ndungeon: causeway\nactive: home", 2, "has its teleporters"),
        ('rules: dungeonbowl\nmap: "H?A"', None, "unknown_sign"),
        ("rules: dungeonbowl\ndungeon: vaults\nchests: A99", 3, "is no square"),
        ("rules: dungeonbowl\ndungeon: vaults\nchests: D1", 3, "D1 is no floor"),
        ("rules: dungeonbowl\ndungeon: vaults\nlimits: noon 3", 3, "limits are"),
        ("rules: dungeonbowl\ndungeon: vaults\nlimits: chests", 3, "has no number"),
        ("rules: dungeonbowl\ndungeon: vaults\nclock: noon", 3, "chests teleporters"),
        ("rules: dungeonbowl\ndungeon: vaults\nactive: home\nball: J8", 4, "never lies on a teleporter"),
        ("chests: A1", 1, "belongs to rules: dungeonbowl"),
    ],
)
def test_what_does_not_hold_is_told_with_its_line(lines: str, line: int | None, reason: str) -> None:
    text = f"{lines}\nhome: human\naway: orc\n---"
    with pytest.raises(PlayError) as caught:
        read(text.splitlines())
    assert reason in caught.value.reason
    if line is not None:
        assert caught.value.line == line


def test_the_picture_in_letters() -> None:
    script = Script(f"rules: dungeonbowl\n{SMALL}home: human\naway: orc\nactive: home\nh1 human.lineman D1\n---\n")
    script.run()
    rows = picture(script.position).splitlines()
    assert rows[1].split() == ["1", "H", "H", "(1)", "h1", ".", ".", "(2)", ".", "A", "A"]
    assert rows[2].split() == ["2", "H", "H", ".", ".", "[C]", ".", ".", ".", "A", "A"]


def test_the_clock_belongs_to_no_coach() -> None:
    script = Script(f"rules: dungeonbowl\n{SMALL}home: human\naway: orc\nactive: home\nh1 human.lineman D1\n---\n")
    game = script.run()
    prompt = game.prompt
    assert prompt is not None
    decision = ("clock", "chests")
    assert decision not in prompt.legal
    assert decision not in list(prompt.legal)
    assert game.called_by_clock(decision)
    pitch = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(1))
    with pytest.raises(IllegalDecision):
        pitch.play(decision)


def test_a_commissioner_may_put_things_right_underground() -> None:
    text = f"rules: dungeonbowl\n{SMALL}home: human\naway: orc\nactive: home\nh1 human.lineman D1\nh2 human.lineman D2\n---\n"
    script = Script(text + "correct h1 C1\ncorrect turn home 12\ncorrect ball D1\nh2 move\ndone\n= h1 C1\n= ball D1\n")
    game = script.run()
    assert game.position.dungeon is not None
    assert game.position.dungeon.found
    assert game.position.teams[0].turn == 12
    with pytest.raises(PlayError):
        run(text + "correct ball C1\n")
    assert square_name(game.position.players["h1"].sq) == "C1"


def test_no_card_comes_along() -> None:
    with pytest.raises(PlayError, match="no special play card"):
        read(f"rules: dungeonbowl\n{SMALL}home: human\naway: orc\nactive: home\ncards: home ballista\n---".splitlines())


def test_simulations_in_dungeons(capsys: pytest.CaptureFixture[str]) -> None:
    plan = simulate.Plan(6, 3, 0.1, True, 30, reopened=True, rules="dungeonbowl", dungeon=simulate.ALL_DUNGEONS)
    assert simulate.run(plan, 1) == 0
    out = capsys.readouterr().out
    assert "underground: " in out
    expected = simulate.expected(plan)
    assert "open" in expected["underground"]
    assert not {"kick-off", "weather", "spell", "card"} & expected.keys()
    assert "setup" not in expected["prompt"]
    assert "underground" not in simulate.expected(simulate.Plan(6, 3, 0.1, True, 30))
    both = simulate.Plan(2, 3, 0.1, True, 30, rules="secret-weapons-2003+dungeonbowl", dungeon="temple")
    position, _, _ = simulate.opening(both, 0)
    assert position.rules["dungeon"] == "temple"
    assert position.rules["set"] == "secret-weapons-2003+dungeonbowl"

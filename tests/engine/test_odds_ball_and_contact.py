from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dice import BLOCK
from engine.match.field import parse_square
from engine.match.game import Game
from engine.match.header import read
from engine.match.odds import (
    block_chance,
    catch_chance,
    foul_chance,
    hand_off_chance,
    pass_chance,
)
from engine.match.position import Position

HEADER = "home: human\naway: orc\nturn: home 3 away 2\nactive: home\n"


def position(text: str) -> Position:
    return read([*(HEADER + text).splitlines(), "---"]).position


def at(name: str) -> int:
    sq = parse_square(name)
    assert sq is not None
    return sq


class Played:
    """Dice of one combination: those that matter as given, the others 1; ``used`` counts the former."""

    def __init__(self, wanted: str, dice: tuple[int, ...]) -> None:
        self.wanted = wanted
        self.dice = dice
        self.used = 0

    def roll(self, faces: int, what: str) -> int:
        if (faces == BLOCK and self.wanted == "block") or (faces and what.startswith(self.wanted)):
            if self.used < len(self.dice):
                self.used += 1
                return self.dice[self.used - 1]
        return 1


def play(pos: Position, decisions: list[Decision], wanted: str, dice: tuple[int, ...]) -> tuple[Game, list[ev.Event]]:
    """Play decisions with given dice; everything asked in between takes its default, and no re-roll is used."""
    game = Game(Position.from_data(pos.to_data()), Played(wanted, dice), keep_rest_points=False)
    told: list[ev.Event] = []
    for decision in decisions:
        while game.prompt is not None and decision not in game.prompt.legal and game.prompt.kind != "turn":
            told += game.play(game.prompt.default)
        told += game.play(decision)
    while game.prompt is not None and game.prompt.kind not in ("turn", "action"):
        told += game.play(("reroll", "none") if game.prompt.kind == "reroll" else game.prompt.default)
    return game, told


def mean(outcomes: list[bool]) -> float:
    return sum(outcomes) / len(outcomes)


BLOCKS = {
    "one die": "h1 human.lineman M8\na1 orc.lineman N8\n",
    "two dice, assisted": "h1 human.lineman M8\nh2 human.lineman N9\na1 orc.lineman N8\n",
    "three dice": "h1 human.lineman M8 st=7\na1 orc.lineman N8\n",
    "the defender chooses": "h1 human.lineman M8\na1 orc.lineman N8 st=5\n",
    "the defender chooses among three": "h1 human.lineman M8\na1 orc.lineman N8 st=7\n",
    "the attacker has Block": "h1 human.blitzer M8\na1 orc.lineman N8\n",
    "both have Block": "h1 human.blitzer M8\na1 orc.blitzer N8\n",
    "the defender has Dodge": "h1 human.lineman M8\na1 orc.lineman N8 +dodge\n",
    "Dodge is cancelled": "h1 human.lineman M8 +tackle\na1 orc.lineman N8 +dodge\n",
    "beside the crowd": "h1 human.lineman N2\na1 orc.lineman N1\n",
    "he stands firm": "h1 human.lineman M8\na1 orc.lineman N8 +stand_firm\n",
    "Frenzy": "h1 human.lineman M8 +frenzy\na1 orc.lineman N8\n",
}


@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_is_worth_what_playing_every_face_gives(name: str) -> None:
    pos = position("rerolls: home 0 away 0\n" + BLOCKS[name])
    before = pos.digest()
    odds = block_chance(pos, pos.players["h1"], pos.players["a1"])
    assert pos.digest() == before
    faces = range(1, 7) if abs(odds.dice) < 3 else (1, 2, 3, 5, 6)
    weight = {face: 2 if face == 3 and abs(odds.dice) == 3 else 1 for face in range(1, 7)}
    down = falls = total = 0
    for dice in product(faces, repeat=abs(odds.dice)):
        times = 1
        for die in dice:
            times *= weight[die]
        game, told = play(pos, [("declare", "h1", "block"), ("block", "a1")], "block", dice)
        first = _first_block(told)
        down += times * first[0]
        falls += times * first[1]
        total += times
        assert game.log
    assert odds.down == pytest.approx(down / total)
    assert odds.turnover == pytest.approx(falls / total)
    assert (odds.down_with_reroll, odds.turnover_with_reroll) == (odds.down, odds.turnover)


def _first_block(told: list[ev.Event]) -> tuple[bool, bool]:
    """Whether the defender and the attacker fell (or were pushed off the pitch) in the first block."""
    chosen = [i for i, event in enumerate(told) if isinstance(event, ev.BlockChosen)]
    first = told[chosen[0] : chosen[1] if len(chosen) > 1 else len(told)]
    fallen = {event.player for event in first if isinstance(event, ev.KnockedDown | ev.InjuryRolled)}
    return "a1" in fallen, "h1" in fallen


def test_a_block_with_a_team_reroll() -> None:
    pos = position("rerolls: home 1 away 0\nh1 human.lineman M8\na1 orc.lineman N8\n")
    odds = block_chance(pos, pos.players["h1"], pos.players["a1"])
    # Both down, stumble and pow fell the defender; skull and both down the attacker.
    assert odds.dice == 1
    assert (odds.down, odds.turnover) == pytest.approx((3 / 6, 2 / 6))
    assert (odds.down_with_reroll, odds.turnover_with_reroll) == pytest.approx((3 / 4, 1 / 9))
    loner = position("rerolls: home 1 away 0\nh1 human.lineman M8 +loner\na1 orc.lineman N8\n")
    odds = block_chance(loner, loner.players["h1"], loner.players["a1"])
    assert (odds.down_with_reroll, odds.turnover_with_reroll) == pytest.approx((5 / 8, 1 / 6 + 1 / 18))


def test_a_block_from_another_square_counts_assists_there() -> None:
    pos = position("h1 human.lineman J8\nh2 human.lineman N9\na1 orc.lineman N8\na2 orc.lineman L7\n")
    before = pos.digest()
    me, foe = pos.players["h1"], pos.players["a1"]
    assert block_chance(pos, me, foe, blitz=True, at=at("O8")).dice == 2
    assert block_chance(pos, me, foe, blitz=True, at=at("M8")).dice == 1
    assert pos.digest() == before


@pytest.mark.parametrize("text", ["a1 orc.lineman N8 prone", "a1 orc.lineman N8 stunned\nh2 human.lineman N9"])
def test_a_foul_is_worth_what_playing_every_armour_roll_gives(text: str) -> None:
    pos = position("h1 human.lineman M8\n" + text)
    before = pos.digest()
    odds = foul_chance(pos, pos.players["h1"], pos.players["a1"])
    assert pos.digest() == before
    broken: list[bool] = []
    seen = 0.0
    for dice in product(range(1, 7), repeat=2):
        _, told = play(pos, [("declare", "h1", "foul"), ("foul", "a1")], "armour", dice)
        broken.append(next(event.broken for event in told if isinstance(event, ev.ArmourRolled)))
        seen += 1 if dice[0] == dice[1] else broken[-1] / 6
    assert odds.broken == pytest.approx(mean(broken))
    assert odds.seen == pytest.approx(seen / 36)
    assert 0 < odds.broken < 1


PASS = "rerolls: home 0 away 0\nball: h1\n"
PASSES: dict[str, tuple[str, str, tuple[float, float, float]]] = {
    # AG 3, short: 4+; catch 3+. Fumbled on a 1.
    "plain": ("h1 human.lineman J8\nh2 human.lineman N8\n", "N8", (3 / 6, 2 / 6, 1 / 6)),
    # Pass repeats it: 3/4; a fumble needs a failure, repeated, that is a 1.
    "with Pass": ("h1 human.thrower J8\nh2 human.lineman N8\n", "N8", (3 / 4, 3 / 4 * 4 / 6, 1 / 2 * 1 / 6)),
    "with Catch": ("h1 human.lineman J8\nh2 human.catcher N8\n", "N8", (3 / 6, 3 / 6 * 8 / 9, 1 / 6)),
    "to nobody": ("h1 human.lineman J8\n", "N8", (3 / 6, 0.0, 1 / 6)),
    "marked": (
        "h1 human.lineman J8\nh2 human.lineman N8\na1 orc.lineman J9\na2 orc.lineman N9\n",
        "N8",
        (2 / 6, 2 / 6 * 3 / 6, 2 / 6),
    ),
}


@pytest.mark.parametrize("name", PASSES)
def test_passes(name: str) -> None:
    text, target, (accurate, complete, fumble) = PASSES[name]
    pos = position(PASS + text)
    before = pos.digest()
    odds = pass_chance(pos, pos.players["h1"], at(target))
    assert (odds.band, odds.accurate, odds.complete) == ("short", pytest.approx(accurate), pytest.approx(complete))
    assert odds.fumble == pytest.approx(fumble)
    assert odds.intercepted == 0
    assert pos.digest() == before


def test_a_team_reroll_serves_the_pass_or_the_catch() -> None:
    pos = position("rerolls: home 1 away 0\nball: h1\nh1 human.lineman J8\nh2 human.lineman N8\n")
    odds = pass_chance(pos, pos.players["h1"], at("N8"))
    assert odds.accurate == pytest.approx(3 / 4)
    assert odds.complete == pytest.approx(3 / 6 * 8 / 9 + 3 / 6 * 3 / 6 * 4 / 6)


def test_an_interceptor_under_the_ruler() -> None:
    pos = position(PASS + "h1 human.lineman J8\nh2 human.lineman N8\na1 orc.lineman L8\n")
    # AG 3, -2: only a 6.
    assert pass_chance(pos, pos.players["h1"], at("N8")).intercepted == pytest.approx(1 / 6)
    assert pass_chance(pos, pos.players["h1"], at("N8"), at=at("N6")).intercepted == 0


def test_a_target_out_of_range_is_refused() -> None:
    pos = position(PASS + "h1 human.lineman B8\n")
    with pytest.raises(ValueError, match="out of range"):
        pass_chance(pos, pos.players["h1"], at("Z8"))


@pytest.mark.parametrize(
    ("of", "needed", "chance"),
    [
        (lambda pos: hand_off_chance(pos, pos.players["h2"]), 3, 4 / 6),
        (lambda pos: catch_chance(pos, pos.players["h2"], 0), 4, 3 / 6),
        (lambda pos: hand_off_chance(pos, pos.players["h3"]), 0, 0.0),
    ],
)
def test_catches(of: Callable[[Position], tuple[int, float]], needed: int, chance: float) -> None:
    pos = position(PASS + "h1 human.lineman J8\nh2 human.lineman K8\nh3 human.lineman J9 prone\n")
    assert of(pos) == (needed, pytest.approx(chance))

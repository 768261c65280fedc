"""Random teams are legal, simulations meet everything that can occur, and tell what did not."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from engine import inducements, rosters, simulate
from engine.coaches import Coach, EagerCoach, RandomCoach, RunningCoach
from engine.invariants import Broken, hold, hold_reopened
from engine.match.actions import ALLOWANCE
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.occurrences import PROMPTS, TURNOVERS, UNDERGROUND, Tally, everything
from engine.random_teams import (
    LARGEST_BUDGET,
    learned,
    random_basket,
    random_match,
    random_team,
    with_skills,
)
from engine.teams import TeamSheet, new_match
from tests.project import ROOT

SHEETS = [with_skills(random_team(random.Random(seed)), random.Random(seed)) for seed in range(300)]


def test_random_teams_keep_to_their_rosters() -> None:
    for sheet in SHEETS:
        roster = rosters.roster(sheet.roster)
        assert 11 <= len(sheet.players) <= 16
        assert [one.number for one in sheet.players] == list(range(1, len(sheet.players) + 1))
        own = Counter(one.position for one in sheet.players if one.extra_skills != ("loner",))
        assert all(rosters.position(name).roster == roster.id for name in own)
        assert all(count <= rosters.position(name).max for name, count in own.items())
        assert sheet.rerolls <= roster.max_rerolls
        assert roster.apothecary or not sheet.apothecary


def test_every_roster_is_met() -> None:
    assert {sheet.roster for sheet in SHEETS} == set(rosters.rosters())


def test_journeymen_fill_a_short_team_and_learn_nothing() -> None:
    short = [s for s in SHEETS if any(one.extra_skills == ("loner",) for one in s.players)]
    assert short
    for sheet in short:
        assert len(sheet.players) == 11
        hired = {one.position for one in sheet.players if one.extra_skills == ("loner",)}
        assert [rosters.position(name).journeyman for name in hired] == [True]


@pytest.mark.parametrize("position", ["human.blitzer", "skaven.gutter_runner", "goblin.fanatic", "chaos.minotaur"])
def test_players_learn_what_is_open_to_them(position: str) -> None:
    entry = rosters.position(position)
    lists = [learned(position, random.Random(seed)) for seed in range(150)]
    for names in lists:
        assert 1 <= len(names) <= 3
        assert len(set(names)) == len(names)
        codes = {rosters.skill(name).code for name in names}
        assert codes <= {*entry.normal, *entry.double}
        assert "E" not in codes
        assert not set(names) & set(entry.skills)
        assert not {*names, *entry.skills} >= rosters.EXCLUSIVE
    assert {rosters.skill(name).code for names in lists for name in names} == {*entry.normal, *entry.double}


def test_baskets_keep_to_every_limit_and_hold_every_kind() -> None:
    bought: Counter[str] = Counter()
    for seed, sheet in enumerate(SHEETS):
        rng = random.Random(seed)
        budget = rng.randrange(LARGEST_BUDGET)
        basket = random_basket(sheet, budget, rng)
        inducements.check(sheet, basket, budget)
        bought.update(item.partition(":")[0] for item in basket)
        bought["skilled"] += any("+" in item for item in basket)
    kinds = {item.id for roster in rosters.rosters() for item in inducements.staff(roster)}
    assert set(bought) == kinds | {"star", "mercenary", "skilled"}


def test_a_match_can_begin_with_any_random_teams() -> None:
    for seed in range(40):
        home, away = random_match(random.Random(seed))
        game = Game(new_match(home, away), SeededDice(seed), keep_rest_points=False)
        assert game.prompt is not None


def test_ready_made_teams_alone() -> None:
    plan = simulate.Plan(1, 5, 0.1, False, 50, ready=True)
    for number in range(20):
        position, _, _ = simulate.opening(plan, number)
        assert not any(":" in me.position for me in position.players.values())
        assert not any(team.babes or team.wizard or team.chef for team in position.teams)
    assert "star" not in simulate.expected(plan)
    assert "star" in simulate.expected(simulate.Plan(1, 5, 0.1, True, 50))


def test_every_prompt_and_turnover_of_the_rules_is_known() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "engine" / "match").rglob("*.py")))
    asked = set(re.findall(r'(?:\b(?:m|self)\.ask(?:_anyway)?|\byield Prompt)\(\s*"(\w+)"', source))
    assert asked - set(UNDERGROUND) == set(PROMPTS)
    assert set(re.findall(r'\bturnover\("(\w+)"\)', source)) <= {*TURNOVERS, *UNDERGROUND}
    assert set(ALLOWANCE) <= set(everything()["action"])


def test_what_never_occurred_is_told_and_fails_a_long_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = simulate.Plan(2, 1, 0.1, True, 100)
    assert simulate.run(plan, 1) == 0
    assert "never occurred (no fault in so few" in capsys.readouterr().out
    monkeypatch.setattr(simulate, "TELLING_EARLY", 2)
    assert simulate.run(plan, 1) == 1
    assert "never occurred: " in capsys.readouterr().out


def test_nothing_is_missing_once_all_was_seen() -> None:
    plan = simulate.Plan(1, 1, 0.1, True, 100)
    tally = Tally()
    for kind, names in simulate.expected(plan).items():
        for name in names:
            tally.count(kind, name)
    assert simulate.missing(tally, plan) == ([], [])
    tally.seen["spell"]["fireball"] = 0
    tally.seen["skill"]["horns"] = 0
    assert simulate.missing(tally, plan) == ([], ["skill horns", "spell fireball"])
    longer = replace(plan, matches=simulate.TELLING_EARLY)
    assert simulate.missing(tally, longer) == (["spell fireball"], ["skill horns"])
    tally.seen["turnover"]["carrier_down"] = 0
    longest = replace(plan, matches=simulate.TELLING_LATE)
    assert simulate.missing(tally, longest) == (["turnover carrier_down", "skill horns", "spell fireball"], [])


def test_what_is_not_expected_of_random_play_has_tests_of_its_own() -> None:
    names = everything()
    for (kind, name), (reason, tests) in simulate.UNREACHED.items():
        assert name in names[kind]
        assert reason
        assert list(ROOT.glob(tests)), tests


@pytest.mark.parametrize("kind", [RandomCoach, RunningCoach, EagerCoach])
def test_coaches_answer_legally(kind: type[RandomCoach]) -> None:
    game = Game(new_match(*random_match(random.Random(9))), SeededDice(9), keep_rest_points=False)
    coach: Coach = kind(random.Random(3))
    for _ in range(400):
        if game.prompt is None:
            break
        decision = coach.decide(game)
        assert decision in game.prompt.legal
        game.play(decision)


def test_an_eager_coach_does_more_than_walk() -> None:
    done: dict[type[RandomCoach], int] = {}
    for kind in (RandomCoach, EagerCoach):
        actions: Counter[str] = Counter()
        for seed in range(6):
            game = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(seed), keep_rest_points=False)
            coach = kind(random.Random(seed))
            while game.prompt is not None:
                decision = coach.decide(game)
                actions[str(decision[0])] += 1
                game.play(decision)
        done[kind] = sum(actions[verb] for verb in ("block", "pass", "handoff", "foul", "throw"))
    assert done[EagerCoach] > done[RandomCoach]


def test_a_star_hired_by_both_plays_for_neither() -> None:
    sheet: TeamSheet = random_team(random.Random(2))
    star = inducements.stars(sheet.roster)[0].id
    home, away = inducements.hire((sheet, (star,)), (sheet, (star,)))
    assert not any(one.position == star for one in (*home.players, *away.players))


def begun(decisions: int) -> Game:
    game = Game(new_match(*random_match(random.Random(4))), SeededDice(4))
    coach = RandomCoach(random.Random(4))
    while game.prompt is not None and (len(game.log) <= decisions or game.prompt.kind != "action"):
        game.play(coach.decide(game))
    return game


def test_a_match_reopens_as_it_stands() -> None:
    game = begun(60)
    hold_reopened(game)
    game.position.teams[0].cheerleaders += 1
    with pytest.raises(Broken, match="the position is another"):
        hold_reopened(game)


@pytest.mark.parametrize("counter", ["bribes", "rerolls", "wizard"])
def test_a_counter_below_zero_is_noticed(counter: str) -> None:
    game = begun(60)
    hold(game)
    setattr(game.position.teams[1], counter, -1)
    with pytest.raises(Broken, match=counter):
        hold(game)


def test_states_off_the_pitch_are_noticed() -> None:
    game = begun(60)
    away = next(me for me in game.position.players.values() if me.sq < 0)
    away.rooted = True
    with pytest.raises(Broken, match="off the pitch"):
        hold(game)


def test_simulations_can_reopen_at_every_check() -> None:
    tally = Tally()
    simulate.play(simulate.Plan(1, 6, 0.1, True, 25, reopened=True), 0, tally)
    assert tally.failures == []
    assert tally.matches == 1

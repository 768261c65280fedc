"""Teams, reports, settings and running sequences survive being stored at every moment."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.league import legality, market, pre_match, stored
from engine.league.errors import LeagueError
from engine.league.match_day import WIN, TeamReport, sheet
from engine.league.post_match import PostMatch
from engine.league.pre_match import PreMatch
from engine.league.settings import STANDARD, ForfeitPolicy, Settings
from engine.league.team import IN_MATCH, Team
from engine.match.dice import SeededDice
from engine.random_teams import random_basket
from tests.engine.league.seasons import random_answer, random_draft, random_report, random_season


def through_json(data: object) -> Any:
    return json.loads(json.dumps(data))


def test_teams_after_a_season() -> None:
    for seed in range(5):
        for team in random_season(seed).values():
            assert stored.from_data(Team, through_json(stored.to_data(team))) == team


@pytest.mark.parametrize(
    "given_settings", [STANDARD, Settings(expenses=None, mvp="choose", forfeits=ForfeitPolicy(1, 2))]
)
def test_settings(given_settings: Settings) -> None:
    assert stored.from_data(Settings, through_json(stored.to_data(given_settings))) == given_settings


def test_settings_of_older_leagues_play_by_the_usual_rules() -> None:
    data = through_json(stored.to_data(STANDARD))
    del data["rules"]
    assert stored.from_data(Settings, data) == STANDARD


def a_team(**changes: object) -> dict[str, Any]:
    team = market.fill_up(random_draft("reds", random.Random(3), STANDARD))
    return through_json(stored.to_data(team)) | changes


def with_player(**changes: object) -> dict[str, Any]:
    data = a_team()
    data["players"][2] |= changes
    return data


@pytest.mark.parametrize(
    ("data", "code", "what"),
    [
        ([], "malformed", "Team"),
        ({}, "schema", None),
        (a_team(schema=2), "schema", None),
        ({"schema": 1, "name": "x"}, "malformed", "Team.roster"),
        (a_team(colour="red"), "malformed", "Team.colour"),
        (a_team(rerolls="2"), "malformed", "Team.rerolls"),
        (a_team(rerolls=True), "malformed", "Team.rerolls"),
        (a_team(players={}), "malformed", "Team.players"),
        (a_team(players=[3]), "malformed", "Team.players.0"),
        (a_team(ledger=[[1, "budget", "", 0, 0]]), "malformed", "Team.ledger.0"),
        (with_player(number=None), "malformed", "Team.players.2.number"),
        (with_player(earned={"td": 1, "goals": 2}), "malformed", "Team.players.2.earned.goals"),
        (with_player(pending=[[1]]), "malformed", "Team.players.2.pending.0"),
        (with_player(improvements=[{"what": "block", "value": 1, "roll": [1, "x"]}]), "malformed",
         "Team.players.2.improvements.0.roll.1"),
    ],
)  # fmt: skip
def test_what_is_no_team_is_refused(data: object, code: str, what: str | None) -> None:
    with pytest.raises(LeagueError) as caught:
        stored.from_data(Team, data)
    assert (caught.value.code, caught.value.values.get("what")) == (code, what)


def test_what_a_file_leaves_out_takes_its_default() -> None:
    team = stored.from_data(Team, {"schema": 1, "name": "reds", "roster": "human"})
    assert team == Team("reds", "human")


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (a_team(), []),
        (a_team(roster="elves"), ["roster"]),
        (a_team(phase="asleep"), ["phase"]),
        (a_team(trophies=["world_cup"]), ["trophies"]),
        (a_team(rerolls=9), ["rerolls"]),
        (a_team(coaches=-1), ["staff"]),
        (a_team(ledger=[[-5, "bought", "", 0]]), ["treasury"]),
        (a_team(players=[]), ["too_few"]),
        (a_team(last_id=1), ["ids"]),
        (with_player(number=1), ["numbers"]),
        (with_player(id=1), ["ids"]),
        (with_player(position="human.dragon"), ["position"]),
        (with_player(injuries=["bored"]), ["injuries"]),
        (with_player(injuries=["-ma", "-ma", "-ma"]), ["injuries"]),
        (with_player(improvements=[{"what": "flying", "value": 0}]), ["skills"]),
        (with_player(improvements=[{"what": "grab", "value": 0}, {"what": "frenzy", "value": 0}]), ["skills"]),
        (with_player(improvements=[{"what": "+ma", "value": 0}] * 3), ["improvements"]),
        (with_player(improvements=[{"what": "tackle", "value": 20_000, "roll": [1, 2]}]), ["improvements"]),
        (with_player(pending=[[1, 7]], earned={"td": 2}), ["improvements"]),
        (with_player(earned={"td": -1}), ["points"]),
    ],
)
def test_an_illegal_team_is_told(data: dict[str, Any], faults: list[str]) -> None:
    assert legality.faults(stored.from_data(Team, data)) == faults


def test_a_pre_match_sequence_at_every_step() -> None:
    rng = random.Random(7)
    home, away = (random_draft(name, rng, STANDARD) for name in ("reds", "blues"))
    now = pre_match.prepare(home, away, SeededDice(7))
    assert stored.from_data(PreMatch, through_json(stored.to_data(now))) == now
    for side in (now.first, 1 - now.first):
        now = pre_match.declare_petty_cash(now, side, 0)
        assert stored.from_data(PreMatch, through_json(stored.to_data(now))) == now
    for side in (now.buys_first, 1 - now.buys_first):
        basket = random_basket(sheet(now.teams[side]), now.budget(side), rng)
        now = pre_match.confirm(pre_match.choose(now, side, basket), side)
        assert stored.from_data(PreMatch, through_json(stored.to_data(now))) == now


def in_match(rng: random.Random, league: Settings) -> Team:
    return replace(market.fill_up(random_draft("reds", rng, league)), phase=IN_MATCH)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["random", "nominate", "choose"]))
def test_a_sequence_is_resumed_at_every_question(seed: int, mvp: str) -> None:
    rng = random.Random(seed)
    league = Settings(mvp=mvp)
    team, foe = in_match(rng, league), in_match(rng, league)
    report = random_report(team, foe, WIN, rng.choice(("", "foe")), 0, rng)
    assert stored.from_data(TeamReport, through_json(stored.to_data(report))) == report
    running = PostMatch(team, report, SeededDice(seed), league)
    while running.ask is not None:
        log = stored.log_from_data(json.loads(json.dumps(stored.log_to_data(running.log))))
        assert log == running.log
        again = PostMatch.resume(team, report, log, SeededDice(0), league)
        assert (again.team, again.ask, again.news) == (running.team, running.ask, running.news)
        assert again.log == running.log
        try:
            running.answer(random_answer(running.ask, running.team, rng))
        except LeagueError:
            assert running.log == log
            assert again.ask == running.ask
    again = PostMatch.resume(team, report, running.log, SeededDice(0), league)
    assert (again.team, again.ask) == (running.team, None)
    with pytest.raises(LeagueError):
        again.answer(("done",))

"""Teams, reports, settings and running sequences survive being stored at every moment."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.league import market, pre_match, stored
from engine.league.errors import LeagueError
from engine.league.match_day import WIN, sheet
from engine.league.post_match import PostMatch
from engine.league.settings import STANDARD, ForfeitPolicy, Settings
from engine.league.team import IN_MATCH, Team
from engine.match.dice import SeededDice
from engine.random_teams import random_basket
from tests.engine.league.seasons import random_answer, random_draft, random_report, random_season


def through_json(data: object) -> dict[str, object]:
    return json.loads(json.dumps(data))


def test_teams_after_a_season() -> None:
    for seed in range(5):
        for team in random_season(seed).values():
            assert stored.team_from(through_json(stored.team_data(team))) == team


@pytest.mark.parametrize(
    "given_settings", [STANDARD, Settings(expenses=None, mvp="choose", forfeits=ForfeitPolicy(1, 2))]
)
def test_settings(given_settings: Settings) -> None:
    assert stored.settings_from(through_json(stored.settings_data(given_settings))) == given_settings


@pytest.mark.parametrize(
    "data",
    [{}, {"schema": 2, "name": "x", "roster": "human"}, {"schema": 1, "nonsense": 1}, {"schema": 1, "phase": "asleep"}],
)
def test_what_is_no_team_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(LeagueError) as caught:
        stored.team_from(data)
    assert caught.value.code == "unknown"


def test_a_pre_match_sequence_at_every_step() -> None:
    rng = random.Random(7)
    home, away = (random_draft(name, rng, STANDARD) for name in ("reds", "blues"))
    now = pre_match.prepare(home, away, SeededDice(7))
    assert stored.pre_match_from(through_json(stored.pre_match_data(now))) == now
    for side in (now.first, 1 - now.first):
        now = pre_match.declare_petty_cash(now, side, 0)
        assert stored.pre_match_from(through_json(stored.pre_match_data(now))) == now
    for side in (now.buys_first, 1 - now.buys_first):
        basket = random_basket(sheet(now.teams[side]), now.budget(side), rng)
        now = pre_match.confirm(pre_match.choose(now, side, basket), side)
        assert stored.pre_match_from(through_json(stored.pre_match_data(now))) == now


def in_match(rng: random.Random, league: Settings) -> Team:
    return replace(market.fill_up(random_draft("reds", rng, league)), phase=IN_MATCH)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["random", "nominate", "choose"]))
def test_a_sequence_is_resumed_at_every_question(seed: int, mvp: str) -> None:
    rng = random.Random(seed)
    league = Settings(mvp=mvp)
    team, foe = in_match(rng, league), in_match(rng, league)
    report = random_report(team, foe, WIN, rng.choice(("", "foe")), 0, rng)
    assert stored.report_from(through_json(stored.report_data(report))) == report
    running = PostMatch(team, report, SeededDice(seed), league)
    while running.ask is not None:
        log = stored.log_from(json.loads(json.dumps(stored.log_data(running.log))))
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

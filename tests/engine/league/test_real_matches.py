"""A league played on the pitch: real matches between simulated coaches, each with everything before and after it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.coaches import EagerCoach, RunningCoach
from engine.league import legality, match_day, pre_match, schedule
from engine.league.post_match import PostMatch
from engine.league.settings import STANDARD
from engine.league.team import READY, Team
from engine.match import events as ev
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.match.position import Position
from engine.random_teams import random_basket
from tests.engine.league.seasons import random_draft, settle

NAMES = ("reds", "blues", "greens")


def play_on_the_pitch(position: Position, rng: random.Random) -> tuple[Game, list[ev.Event]]:
    game = Game(position, SeededDice(rng.getrandbits(32)))
    coaches = [rng.choice((EagerCoach, RunningCoach, RunningCoach))(rng, 0.02) for _ in (0, 1)]
    events = list(game.opening)
    while game.prompt is not None:
        events += game.play(coaches[game.prompt.side].decide(game))
    return game, events


@pytest.mark.parametrize("seed", range(10))
def test_a_season_on_the_pitch(seed: int) -> None:
    rng = random.Random(seed)
    teams = {name: random_draft(name, rng, STANDARD) for name in NAMES}
    for one in schedule.round_robin(NAMES, double=True):
        for home, away in (pairing for pairing in one if not pairing.bye):
            dice = SeededDice(rng.getrandbits(32))
            now = pre_match.prepare(teams[home], teams[away], dice)
            for side in (now.first, 1 - now.first):
                now = pre_match.declare_petty_cash(now, side, now.teams[side].treasury // 20_000 * 10_000)
            for side in (now.buys_first, 1 - now.buys_first):
                basket = random_basket(match_day.sheet(now.teams[side]), now.budget(side), rng)
                now = pre_match.confirm(pre_match.choose(now, side, basket), side)
            opening = pre_match.begin(now, dice, {"draw": "draw"})
            game, events = play_on_the_pitch(opening.position, rng)
            winner, conceded_by = match_day.outcome(events)
            scorers = Counter(event.player for event in events if isinstance(event, ev.Touchdown))
            for side, name in enumerate((home, away)):
                before = opening.teams[side]
                left = opening.petty_cash_left[side]
                report = match_day.report(
                    game.position, side, opening.teams, winner, conceded_by, events, petty_cash_left=left
                )
                assert match_day.faults(before, report) == []
                mine = {f"{'ha'[side]}{one.number}": one.earned.td for one in report.players if one.earned.td}
                numbers = {f"{'ha'[side]}{one.number}" for one in before.available}
                hired = {f"{'ha'[side]}{number}" for number, _ in report.hired}
                assert mine == {name: count for name, count in scorers.items() if name in numbers - hired}
                running = PostMatch(before, report, dice)
                change = settle(running, rng)
                teams[name] = running.team
                assert running.team.treasury == before.treasury + change
                held(before, running.team, report)


def held(before: Team, after: Team, report: match_day.TeamReport) -> None:
    """Nobody is lost between two sheets, the dead are dead, and what was earned is there."""
    assert after.phase == READY
    assert legality.faults(after) == []
    everybody = {one.id: one for one in (*after.players, *after.former)}
    for one in before.players:
        now = everybody[one.id]
        told = report.of(one.number)
        assert now.earned.td == one.earned.td + told.earned.td
        if "dead" in told.injuries:
            assert now.gone == "dead"
        elif "niggling" in told.injuries and not now.gone:
            assert now.niggles == one.niggles + 1
            assert now.misses
    assert after.matches == before.matches + 1

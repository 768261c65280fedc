"""Measures the rules alone: random coaches, reopening, snapshots, memory; times are processor time of one core."""

from __future__ import annotations

import json
import random
import statistics
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass

from engine.coaches import Coach, RandomCoach, RunningCoach
from engine.match.dice import SeededDice
from engine.match.game import Game, reopen
from engine.teams import new_match, ready_made, ready_made_ids

AIM_DECISIONS_A_SECOND = 100_000


@dataclass(frozen=True)
class Pace:
    """How fast random coaches play; the best of several rounds, since whatever else runs only slows them."""

    decisions_a_second: float
    dice_a_second: float
    ms_a_match: float


def coached(seed: int, keep: bool) -> tuple[Game, tuple[Coach, Coach]]:
    """A match of two ready-made teams and its coaches, one of whom runs with the ball."""
    rng = random.Random(seed)
    home, away = rng.choice(ready_made_ids()), rng.choice(ready_made_ids())
    game = Game(new_match(home, away), SeededDice(seed), keep_rest_points=keep)
    return game, (RandomCoach(random.Random(seed + 1)), RunningCoach(random.Random(seed + 2)))


def pace(teams: Sequence[str], matches: int, rounds: int = 3) -> Pace:
    """Play the same whole matches of random coaches in each round."""
    return max((_round(teams, matches) for _ in range(rounds)), key=lambda one: one.decisions_a_second)


def _round(teams: Sequence[str], matches: int) -> Pace:
    began = time.process_time()
    decisions = dice = 0
    for seed in range(matches):
        rng = random.Random(seed)
        game = Game(new_match(rng.choice(teams), rng.choice(teams)), SeededDice(seed), keep_rest_points=False)
        coach = RandomCoach(random.Random(seed))
        while game.prompt is not None:
            game.play(coach.decide(game))
        decisions += len(game.log) - 1
        dice += game.dice_drawn()
    took = time.process_time() - began
    return Pace(decisions / took, dice / took, took / matches * 1000)


def reopening(matches: int) -> tuple[float, int]:
    """Median milliseconds to reopen at a random prompt from its latest rest point, and median snapshot bytes."""
    times: list[float] = []
    weights: list[int] = []
    rng = random.Random(7)
    for seed in range(matches):
        game, coaches = coached(seed, keep=True)
        while game.prompt is not None:
            if rng.random() < 0.05:
                point = game.rest_point
                entries = game.log[point.entry - game.first :]
                weights.append(len(json.dumps(point.snapshot, separators=(",", ":"))))
                began = time.process_time()
                reopen(point, entries, SeededDice(0))
                times.append(time.process_time() - began)
            game.play(coaches[game.prompt.side].decide(game))
    return statistics.median(times) * 1000, int(statistics.median(weights))


def memory(matches: int) -> float:
    """Megabytes that many live matches take, each some turns in."""
    tracemalloc.start()
    live: list[Game] = []
    for seed in range(matches):
        game, coaches = coached(seed, keep=True)
        for _ in range(150):
            if game.prompt is not None:
                game.play(coaches[game.prompt.side].decide(game))
        live.append(game)
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / 1e6


def main() -> None:
    """Print what was measured."""
    core = [team for team in ready_made_ids() if ready_made(team).roster in ("human", "orc")]
    for name, teams in (("human and orc", core), ("all rosters", ready_made_ids())):
        found = pace(teams, 200)
        print(
            f"random coaches   {found.decisions_a_second:,.0f} decisions/s (aim {AIM_DECISIONS_A_SECOND:,}), "
            f"{found.dice_a_second:,.0f} dice/s, {found.ms_a_match:.1f} ms a match: {name}"
        )
    took, weight = reopening(12)
    print(f"reopening        {took:.2f} ms at a random prompt, snapshot {weight / 1000:.1f} kB")
    print(f"memory           {memory(500):.0f} MB for 500 live matches")


if __name__ == "__main__":
    main()

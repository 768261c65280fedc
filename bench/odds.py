"""Times maps of best chances with re-rolls: every player who may act, in positions of matches between coaches who play."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from engine.coaches import RandomCoach
from engine.match.dice import SeededDice
from engine.match.field import OFF
from engine.match.game import Game
from engine.match.odds import reach
from engine.match.position import STUNNED, Player, Position
from engine.teams import new_match, ready_made_ids

AIM_MS = 2.0


def positions(seed: int, turns: int) -> Iterator[Position]:
    """The position at each of the first ``turns`` team turns of a match with seed ``seed``."""
    rng = random.Random(seed)
    home, away = rng.sample(sorted(ready_made_ids()), 2)
    game = Game(new_match(home, away), SeededDice(seed), keep_rest_points=False)
    coach = RandomCoach(rng)
    seen = 0
    while seen < turns and game.prompt is not None:
        if game.prompt.kind == "turn" and not any(p.used for p in game.position.squads[game.position.active]):
            seen += 1
            yield game.position
        game.play(coach.decide(game))


def can_act(pos: Position) -> list[Player]:
    return [p for p in pos.squads[pos.active] if p.sq != OFF and p.posture != STUNNED]


def measure(matches: int, turns: int) -> list[tuple[float, int]]:
    """Milliseconds of processor time and number of squares of each map."""
    found: list[tuple[float, int]] = []
    for seed in range(matches):
        for pos in positions(seed, turns):
            for me in can_act(pos):
                start = time.process_time()
                squares = len(reach(pos, me))
                found.append(((time.process_time() - start) * 1000, squares))
    return found


def main() -> None:
    found = measure(matches=20, turns=12)
    times = sorted(took for took, _ in found)
    squares = statistics.median(count for _, count in found)
    print(
        f"odds map: median {statistics.median(times):.2f} ms (aim {AIM_MS:.0f}), 95 % {times[len(times) * 95 // 100]:.2f} ms,"
        f" slowest {times[-1]:.2f} ms; {len(times)} maps, median {squares:.0f} squares"
    )


if __name__ == "__main__":
    main()

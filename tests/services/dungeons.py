"""Dungeon matches for tests: at random, each kind of prompt a few times."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from engine.coaches import EagerCoach
from engine.match.dice import SeededDice
from engine.match.dungeons import dungeon_ids
from engine.match.game import Game
from engine.match.prompts import Prompt
from engine.random_teams import random_match
from engine.teams import new_match


def walk_dungeons(times: int = 1, matches: int = 24) -> Iterator[tuple[Game, Prompt]]:
    """Games at prompts of matches in every dungeon; of prompts alike only the first few."""
    seen: Counter[tuple[object, ...]] = Counter()
    for seed in range(matches):
        chance = random.Random(seed)
        rules = {"set": "dungeonbowl", "dungeon": dungeon_ids()[seed % 4]}
        game = Game(new_match(*random_match(chance), rules), SeededDice(seed), keep_rest_points=False)
        coach = EagerCoach(chance, 0.15)
        while (prompt := game.prompt) is not None:
            verbs = [verb for verb in prompt.legal.verbs if prompt.legal.of(verb)]
            about = prompt.about
            swings = prompt.kind == "action" and bool(game.position.players[str(about["player"])].on.swings)
            which = (prompt.kind, about.get("skill"), about.get("action"), about.get("what"), swings, *sorted(verbs))
            seen[which] += 1
            if seen[which] <= times:
                yield game, prompt
            game.play(coach.decide(game))

"""Matches played by coaches who choose at random among what is legal, some of whom would rather hit, throw or score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.coaches import EagerCoach
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dice import SeededDice
from engine.match.field import distance
from engine.match.game import Game
from engine.match.prompts import Prompt
from engine.random_teams import random_match
from engine.teams import new_match, ready_made_ids

KEEN = (
    "block",
    "foul",
    "pass",
    "handoff",
    "throw",
    "follow",
    "die",
    "push",
    "use",
    "reroll",
    "intercept",
    "apothecary",
)
KEEN_ACTIONS = ("blitz", "block", "foul", "pass", "handoff", "throw_team_mate")


class Luck:
    """Dice that always fall on their highest face, or from `worst` on the lowest."""

    def __init__(self, worst: bool = False) -> None:
        self.worst = worst

    def roll(self, faces: int, what: str) -> int:
        return 1 if self.worst else faces or 6


def new_game(seed: int) -> Game:
    """A match of two teams chosen by the seed, human and orc in turn."""
    ids = ready_made_ids()
    chance = random.Random(seed)
    return Game(new_match(chance.choice(ids), chance.choice(ids)), SeededDice(seed))


def choose(game: Game, chance: random.Random, keen: float = 0.5, idle: float = 0.0) -> Decision:
    """A legal decision; a keen coach hits, throws and runs for the end zone when he can, an idle one leaves it at that."""
    prompt = game.prompt
    assert prompt is not None
    pos = game.position
    if prompt.kind == "setup":
        some = list(prompt.legal.of("formation"))
        placed = any(True for _ in pos.on_pitch(prompt.side))
        if placed and chance.random() < 0.3:
            return chance.choice([d for verb in ("place", "remove") for d in prompt.legal.of(verb)])
        if placed and prompt.legal.of("ready") and chance.random() < 0.6:
            return ("ready",)
        return chance.choice(some)
    if prompt.kind in ("turn", "action") and chance.random() < idle:
        return prompt.default
    legal = [d for d in prompt.legal if d[0] != "concede"]
    if chance.random() < keen:
        liked = [d for d in legal if d[0] in KEEN or (d[0] == "declare" and d[2] in KEEN_ACTIONS)]
        carrier = pos.carrier
        if prompt.kind == "action" and carrier is not None and carrier.id == prompt.about.get("player"):
            steps = [d for d in legal if d[0] == "move"]
            ends = pos.field.end_zone[1 - carrier.side]
            if steps:
                return min(steps, key=lambda d: min(distance(int(d[1]), end) for end in ends))
        if liked:
            return chance.choice(liked)
    return chance.choice(legal)


def walk(seed: int, keen: float = 0.5, most: int = 2000) -> Iterator[Game]:
    """The same game at each prompt of a match, before it is answered."""
    game = new_game(seed)
    chance = random.Random(seed)
    for _ in range(most):
        if game.prompt is None:
            return
        yield game
        game.play(choose(game, chance, keen))


def walk_everything(
    times: int = 1, matches: int = 400, rules: Callable[[int], dict[str, Any]] | None = None
) -> Iterator[tuple[Game, Prompt]]:
    """Games at prompts of short matches of all rosters with learned skills, stars, mercenaries and inducements.

    Of all prompts with the same kind, skill, and verbs that can be answered with, only the first few are given.
    ``rules`` gives the rules of the match with this seed.
    """
    key = (times, matches, rules)
    seen: Counter[tuple[object, ...]] = Counter()
    telling: list[int] = []
    # Few of the matches bring something new. Which do is found out by the first walk; the others need not play the rest.
    for seed in _telling.get(key, range(matches)):
        new = False
        chance = random.Random(seed)
        position = new_match(*random_match(chance), rules(seed) if rules is not None else None)
        game = Game(position, SeededDice(seed), keep_rest_points=False)
        coach = EagerCoach(chance, 0.15)
        while (prompt := game.prompt) is not None:
            verbs = [verb for verb in prompt.legal.verbs if prompt.legal.of(verb)]
            about = prompt.about
            swings = prompt.kind == "action" and bool(game.position.players[str(about["player"])].on.swings)
            which = (prompt.kind, about.get("skill"), about.get("action"), about.get("what"), swings, *sorted(verbs))
            seen[which] += 1
            if seen[which] <= times:
                new = True
                yield game, prompt
            game.play(coach.decide(game))
        if new:
            telling.append(seed)
    _telling[key] = telling


_telling: dict[tuple[object, ...], list[int]] = {}


def events_of_everything(matches: int) -> Iterator[tuple[Game, Sequence[ev.Event]]]:
    """What happens in such matches, decision by decision; an event of a kind that was given often is left out."""
    seen: Counter[tuple[object, ...]] = Counter()
    for seed in range(matches):
        chance = random.Random(seed)
        game = Game(new_match(*random_match(chance)), SeededDice(seed), keep_rest_points=False)
        coach = EagerCoach(chance, 0.15)
        while game.prompt is not None:
            events = game.play(coach.decide(game))
            which = tuple(
                (type(event), getattr(event, "what", None), getattr(event, "skill", None)) for event in events
            )
            seen[which] += 1
            if events and seen[which] == 1:
                yield game, events

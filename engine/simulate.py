"""Whole matches between random coaches: the fuzzer and the speedometer of the rules (``python -m engine simulate``)."""

from __future__ import annotations

import multiprocessing
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tqdm import tqdm

from engine import rosters
from engine.coaches import Coach, EagerCoach, RandomCoach, RunningCoach
from engine.invariants import Broken, hold, hold_reopened
from engine.match.decisions import TIMEOUT, Decision
from engine.match.dice import SeededDice
from engine.match.dungeon.state import RULE_SET
from engine.match.dungeons import dungeon_ids
from engine.match.effects import DEFAULT_RULES
from engine.match.field import AWAY, HOME
from engine.match.game import Game
from engine.match.position import Position
from engine.match.record import RecordEntry, export
from engine.occurrences import Tally, everything, note_decision, note_events
from engine.random_teams import random_match, with_skills
from engine.skill_watch import SkillWatch
from engine.teams import new_match, ready_made, ready_made_ids

#: A match that takes more decisions than this hangs.
TOO_LONG = 60_000
#: From this many matches on, something that never occurred is a fault; earlier for what occurs in every few, later for
#: turnovers, some of which need a thousand.
TELLING = 5_000
TELLING_EARLY = 500
TELLING_LATE = 20_000
EARLY = ("action", "kick-off", "weather", "face", "casualty", "position", "spell")
LATE = ("turnover", "underground")
#: How often a coach lets the clock decide.
TIMES_OUT = 0.0003
#: Share of matches with cards in which who holds any is asked at every moment.
ASKED_ANYWAY = 0.5

#: What random play does not reach, with the reason and the tests that hold it instead.
UNREACHED: dict[tuple[str, str], tuple[str, str]] = {
    ("turnover", "carrier_crowd"): (
        "an own carrier beside the crowd at the end of a chain, or in the way of an own ball and chain",
        "tests/rules/push/push-27-*.play",
    ),
    ("skill", "fan_favourite"): (
        "no position and no star begins with it, and nobody learns an extraordinary skill",
        "tests/rules/traits/fan_favourite-*.play",
    ),
    ("skill", "nurgles_rot"): (
        "it changes what a dead victim becomes after the match, and nothing in it",
        "tests/rules/traits/nurgles_rot-*.play",
    ),
}


#: What cannot occur under a rule set, or hardly ever: nobody is asked whether he catches a bomb of 2003, and in dungeons
#: one pass in many matches is intercepted.
NEVER_BY_RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "secret-weapons-2003": (("prompt", "bomb"),),
    RULE_SET: (
        *(("prompt", name) for name in ("receive", "setup", "kick", "after_kick", "high_kick", "quick_snap")),
        *(("prompt", name) for name in ("touchback", "wizard", "draw", "card", "choose")),
        *(("skill", name) for name in ("kick", "kick_off_return", "hail_mary_pass", "safe_throw")),
        ("inducement", "wizard"),
        ("inducement", "bloodweiser_babes"),
    ),
}
ALL_DUNGEONS = "all"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: how many matches, from which seed, how idle the coaches are, with extra skills or without, after
    how many decisions each the invariants are checked, whether between ready-made teams alone, without hired help, and
    whether each check also reopens the match, by which rules, in which dungeon (``all``: any of the engine's), and whether
    there are special play cards.
    """

    matches: int
    seed: int
    idle: float
    skills: bool
    every: int
    ready: bool = False
    reopened: bool = False
    rules: str = DEFAULT_RULES
    dungeon: str = ""
    cards: bool = True

    def rules_of(self, rng: random.Random) -> dict[str, Any]:
        """The rules of one match."""
        if RULE_SET not in self.rules.split("+"):
            return {"set": self.rules}
        name = rng.choice(dungeon_ids()) if self.dungeon == ALL_DUNGEONS else self.dungeon
        return {"set": self.rules, "dungeon": name}


def opening(plan: Plan, number: int) -> tuple[Position, random.Random, tuple[Coach, Coach]]:
    """The teams, the source of the match's chances, and the coaches of one match."""
    rng = random.Random(f"{plan.seed} {number}")
    if plan.ready:
        sheets = [ready_made(rng.choice(ready_made_ids())) for _ in (HOME, AWAY)]
        if plan.skills:
            sheets = [with_skills(sheet, rng) for sheet in sheets]
    else:
        sheets = random_match(rng, plan.skills, plan.cards)
    kinds = [RandomCoach, RunningCoach, RunningCoach, EagerCoach, EagerCoach, EagerCoach]
    coaches = [rng.choice(kinds)(rng, plan.idle) for _ in (HOME, AWAY)]
    rules = plan.rules_of(rng)
    if any(sheet.cards for sheet in sheets) and rng.random() < ASKED_ANYWAY:
        rules["card_pauses"] = True
    return new_match(sheets[HOME], sheets[AWAY], rules), rng, (coaches[HOME], coaches[AWAY])


def play(plan: Plan, number: int, tally: Tally) -> None:
    """Play one match to its end and count what occurs; a fault is noted as a record that reproduces it."""
    position, rng, coaches = opening(plan, number)
    seed = rng.getrandbits(48)
    began = Position.from_data(position.to_data())
    watch = SkillWatch()
    game: Game | None = None
    decisions: list[Decision] = []
    start = time.perf_counter()
    try:
        watch.start()
        game = Game(position, SeededDice(seed), keep_rest_points=plan.reopened)
        _play_on(game, coaches, plan, decisions, tally, rng)
    except Exception as error:
        entries = [RecordEntry(None, ()), *(RecordEntry(decision, ()) for decision in decisions)]
        trace = "".join(traceback.format_exception(error))
        comments = [f"seed {plan.seed}, match {number}: {type(error).__name__}: {error}".replace("\n", " ")]
        tally.failures.append(f"{trace}\n{export(began, entries, seed=seed, comments=comments)}")
    finally:
        watch.stop()
        for name, times in watch.counts.items():
            tally.count("skill" if name in rosters.skills() else "effect", name, times)
    tally.seconds += time.perf_counter() - start
    tally.matches += 1
    tally.decisions += len(decisions)
    if game is not None:
        tally.dice += game.dice_drawn()
        home, away = game.position.teams
        tally.scores[home.score, away.score] += 1


def _play_on(
    game: Game, coaches: tuple[Coach, Coach], plan: Plan, decisions: list[Decision], tally: Tally, rng: random.Random
) -> None:
    pos = game.position
    note_events(game.opening, pos, tally)
    while (prompt := game.prompt) is not None:
        if len(decisions) % plan.every == 0:
            hold(game)
            if plan.reopened:
                hold_reopened(game)
        decision = TIMEOUT if rng.random() < TIMES_OUT else coaches[prompt.side].decide(game)
        decisions.append(decision)
        note_decision(prompt.kind, decision, tally)
        events = game.play(decision)
        if events:
            note_events(events, pos, tally)
        if len(decisions) > TOO_LONG:
            raise Broken(f"no end after {TOO_LONG} decisions")
    hold(game)


def expected(plan: Plan) -> dict[str, tuple[str, ...]]:
    """By kind, what has to occur sooner or later."""
    never = {found for rule_set in plan.rules.split("+") for found in NEVER_BY_RULES.get(rule_set, ())}
    left_out = {"inducement", "spell", "star", "position"} if plan.ready else set[str]()
    if plan.ready or not plan.cards:
        left_out |= {"card", "prompt"}
    if not plan.skills or plan.ready:
        left_out.add("skill")
        left_out.add("prompt")
    left_out |= {"kick-off", "weather", "spell", "card"} if RULE_SET in plan.rules.split("+") else {"underground"}
    return {
        kind: tuple(name for name in names if (kind, name) not in UNREACHED.keys() | never)
        for kind, names in everything().items()
        if kind not in left_out
    }


def missing(tally: Tally, plan: Plan) -> tuple[list[str], list[str]]:
    """What should have occurred and did not: what so many matches make a fault, and what they do not yet."""
    faults: list[str] = []
    not_yet: list[str] = []
    for kind, names in expected(plan).items():
        telling = TELLING_EARLY if kind in EARLY else TELLING_LATE if kind in LATE else TELLING
        # One map need not have every hazard, nor room for every skill.
        one_map = plan.dungeon not in ("", ALL_DUNGEONS) and kind in ("skill", *LATE)
        found = faults if plan.matches >= telling and not one_map else not_yet
        found += [f"{kind} {name}" for name in names if not tally.of(kind)[name]]
    return faults, not_yet


# -- running ----------------------------------------------------------------------------------------------------------


def _share(work: tuple[Plan, range]) -> Tally:
    plan, numbers = work
    tally = Tally()
    for number in numbers:
        play(plan, number, tally)
    return tally


def _tallies(plan: Plan, workers: int) -> Iterator[Tally]:
    size = max(1, min(16, plan.matches // (workers * 4)))
    shares = [(plan, range(n, min(n + size, plan.matches))) for n in range(0, plan.matches, size)]
    if workers == 1:
        yield from map(_share, shares)
        return
    with multiprocessing.Pool(workers) as pool:
        yield from pool.imap_unordered(_share, shares)


def run(plan: Plan, workers: int) -> int:
    """Play, show progress on a terminal, print the report; 1 where a match failed or something never occurred."""
    total = Tally()
    start = time.perf_counter()
    with tqdm(total=plan.matches, unit="match", disable=not sys.stderr.isatty()) as bar:
        for tally in _tallies(plan, workers):
            total.add(tally)
            bar.update(tally.matches)
    print(report(total, plan, time.perf_counter() - start))
    faults, not_yet = missing(total, plan)
    if faults:
        print(f"never occurred: {', '.join(faults)}")
    if not_yet:
        print(f"never occurred (no fault in so few matches, or on one map): {', '.join(not_yet)}")
    for failure in total.failures[:3]:
        print(f"\n{failure}")
    if total.failures:
        print(f"{len(total.failures)} of {total.matches} matches failed")
    return int(bool(total.failures) or bool(faults))


def report(tally: Tally, plan: Plan, seconds: float) -> str:
    """The figures of a run as text; ``seconds`` is how long it took."""
    lines = [
        f"{tally.matches} matches, {tally.decisions:,} decisions, {tally.dice:,} dice in {seconds:.1f} s (seed {plan.seed})",
        f"per second: {tally.matches / seconds:,.1f} matches, {tally.decisions / seconds:,.0f} decisions, "
        f"{tally.dice / seconds:,.0f} dice",
        f"a match: {tally.decisions / max(1, tally.matches):,.0f} decisions, "
        f"{1000 * tally.seconds / max(1, tally.matches):,.1f} ms",
        "scores: " + ", ".join(f"{home}-{away} {n}" for (home, away), n in tally.scores.most_common(12)),
    ]
    for kind, counter in sorted(tally.seen.items()):
        lines.append(f"{kind}: " + ", ".join(f"{name} {n:,}" for name, n in counter.most_common()))
    shares = (
        f"{kind} {sum(bool(tally.of(kind)[name]) for name in names)}/{len(names)}"
        for kind, names in everything().items()
    )
    lines.append("reached: " + ", ".join(shares))
    lines += [
        f"not expected of random play: {kind} {name}: {why}; {tests}"
        for (kind, name), (why, tests) in UNREACHED.items()
    ]
    return "\n".join(lines)

"""Whole matches between random coaches: the fuzzer and the speedometer of the rules (``python -m engine simulate``)."""

from __future__ import annotations

import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from tqdm import tqdm

from engine import rosters
from engine.coaches import Coach, RandomCoach, RunningCoach
from engine.invariants import Broken, hold
from engine.match import events as ev
from engine.match.actions import VERBS as ACTIONS
from engine.match.decisions import FACES, Decision
from engine.match.dice import SeededDice
from engine.match.effects import effect_of
from engine.match.field import AWAY, HOME
from engine.match.game import Game
from engine.match.header import WEATHERS
from engine.match.kickoff_table import RESULTS
from engine.match.position import Position
from engine.match.record import RecordEntry, export
from engine.skill_watch import SkillWatch
from engine.teams import PlayerSheet, TeamSheet, new_match, ready_made, ready_made_ids

#: A match that takes more decisions than this hangs.
TOO_LONG = 60_000
#: From this many matches on, something that never occurred is a fault.
TELLING = 500
EXTRA_SKILLS = 0.3

PROMPTS = (
    "toss", "receive", "setup", "kick", "high_kick", "quick_snap", "touchback", "turn", "action", "reroll", "block_die",
    "use", "push", "follow", "intercept", "apothecary", "keep", "sent_off", "draw",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: how many matches, from which seed, how idle the coaches are, with extra skills or without, and
    after how many decisions each the invariants are checked.
    """

    matches: int
    seed: int
    idle: float
    skills: bool
    every: int


@dataclass(slots=True)
class Tally:
    """What occurred; counters by name."""

    matches: int = 0
    decisions: int = 0
    dice: int = 0
    seconds: float = 0.0
    scores: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    seen: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    failures: list[str] = field(default_factory=list[str])

    def count(self, kind: str, name: str, by: int = 1) -> None:
        """Note that something of a kind occurred."""
        self.seen.setdefault(kind, Counter())[name] += by

    def add(self, other: Tally) -> None:
        """Take in what another tally counted."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.dice += other.dice
        self.seconds += other.seconds
        self.scores += other.scores
        self.failures += other.failures
        for kind, counter in other.seen.items():
            self.seen.setdefault(kind, Counter()).update(counter)


def supported_skills() -> list[str]:
    """The skills of the data that this version has an effect for."""
    return [name for name in rosters.skills() if effect_of(name) is not None]


def opening(plan: Plan, number: int) -> tuple[Position, int, tuple[Coach, Coach]]:
    """The teams, the seed of the dice, and the coaches of one match."""
    rng = random.Random(f"{plan.seed} {number}")
    home, away = (rng.choice(ready_made_ids()) for _ in (HOME, AWAY))
    sheets = [_with_skills(ready_made(name), rng) if plan.skills else ready_made(name) for name in (home, away)]
    kinds = [RandomCoach, RunningCoach, RunningCoach]
    coaches = [rng.choice(kinds)(rng, plan.idle) for _ in (HOME, AWAY)]
    return new_match(sheets[HOME], sheets[AWAY]), rng.getrandbits(48), (coaches[HOME], coaches[AWAY])


def _with_skills(sheet: TeamSheet, rng: random.Random) -> TeamSheet:
    names = supported_skills()
    players = tuple(
        PlayerSheet(p.number, p.position, p.name, tuple(rng.sample(names, rng.randint(1, 2))))
        if rng.random() < EXTRA_SKILLS and names
        else p
        for p in sheet.players
    )
    return replace(sheet, players=players)


def play(plan: Plan, number: int, tally: Tally) -> None:
    """Play one match to its end and count what occurs; a fault is noted as a record that reproduces it."""
    position, seed, coaches = opening(plan, number)
    began = Position.from_data(position.to_data())
    watch = SkillWatch()
    game: Game | None = None
    decisions: list[Decision] = []
    start = time.perf_counter()
    try:
        watch.start()
        game = Game(position, SeededDice(seed), keep_rest_points=False)
        _play_on(game, coaches, plan.every, decisions, tally)
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


def _play_on(game: Game, coaches: tuple[Coach, Coach], every: int, decisions: list[Decision], tally: Tally) -> None:
    prompts = tally.seen.setdefault("prompt", Counter())
    actions = tally.seen.setdefault("action", Counter())
    _note(game.opening, tally)
    while (prompt := game.prompt) is not None:
        if len(decisions) % every == 0:
            hold(game)
        prompts[prompt.kind] += 1
        decision = coaches[prompt.side].decide(game)
        decisions.append(decision)
        if decision[0] == "declare":
            actions[str(decision[2])] += 1
        events = game.play(decision)
        if events:
            _note(events, tally)
        if len(decisions) > TOO_LONG:
            raise Broken(f"no end after {TOO_LONG} decisions")
    hold(game)


def _note(events: Iterable[ev.Event], tally: Tally) -> None:
    for event in events:
        match event:
            case ev.KickoffResult(name=name):
                tally.count("kick-off", name)
            case ev.Blocked(faces=faces):
                for face in faces:
                    tally.count("face", face)
            case ev.WeatherChanged(weather=weather):
                tally.count("weather", weather)
            case ev.TurnOver(reason=reason):
                tally.count("turnover", reason)
            case ev.CasualtySettled(result=result):
                tally.count("casualty", result)
            case _:
                pass


def expected() -> dict[str, Sequence[str]]:
    """By kind, what has to occur sooner or later."""
    return {
        "prompt": PROMPTS,
        "action": tuple(ACTIONS),
        "kick-off": [result.name for result in RESULTS.values()],
        "weather": WEATHERS,
        "face": list(dict.fromkeys(FACES[1:])),
        "skill": supported_skills(),
    }


def missing(tally: Tally, plan: Plan) -> list[str]:
    """What should have occurred and did not."""
    return [
        f"{kind} {name}"
        for kind, names in expected().items()
        if kind != "skill" or plan.skills
        for name in names
        if not tally.seen.get(kind, Counter())[name]
    ]


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
    absent = missing(total, plan)
    telling = plan.matches >= TELLING
    if absent:
        note = "" if telling else f" (no fault under {TELLING} matches)"
        print(f"never occurred{note}: {', '.join(absent)}")
    for failure in total.failures[:3]:
        print(f"\n{failure}")
    if total.failures:
        print(f"{len(total.failures)} of {total.matches} matches failed")
    return int(bool(total.failures) or (telling and bool(absent)))


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
    return "\n".join(lines)

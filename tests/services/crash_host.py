"""Plays matches through sessions in processes that are killed at random instants, and looks at what is left each time.

Run as ``python -m tests.services.crash_host URL ROUNDS SEED``. Every decision follows from the position alone, so an
unbroken run of the same match is known beforehand: after each kill, log, dice and position must be those it had there.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Coroutine
from typing import Any

from db.matches import Match
from engine.match.decisions import Decision
from engine.match.dice import VerifiableDice
from engine.match.game import Game
from engine.match.notation import write
from engine.teams import new_match
from services.app import Services
from services.errors import Refused
from tests.services.playing import choose
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, Table, TestClock

TEAMS = ("human_lanterns", "orc_cauldrons")
#: What an unbroken run has after each entry: its decision, its dice, the position's hash.
Run = list[tuple[str, tuple[tuple[int, int], ...], str]]


def say(line: str) -> None:
    """A line for whoever started this."""
    sys.stdout.write(line.rstrip() + "\n")
    sys.stdout.flush()


def decide(game: Game) -> Decision:
    """The decision of both coaches here: chance seeded by the position and the prompt's kind."""
    assert game.prompt is not None
    seed = hashlib.sha256(f"{game.position.digest()} {game.prompt.kind} {game.last_entry}".encode()).hexdigest()
    return choose(game, random.Random(seed), 0.6)


def unbroken(match: Match) -> Run:
    """The whole match, played in memory."""
    game = Game(new_match(*TEAMS), VerifiableDice(match.dice_secret, match.home_word, match.away_word))
    run: Run = [("", tuple(game.log[0].dice), game.position.digest())]
    while game.prompt is not None:
        decision = decide(game)
        game.play(decision)
        run.append((write(decision), tuple(game.log[-1].dice), game.position.digest()))
    return run


async def prepare(url: str) -> Match:
    """A new match at its coin toss."""
    services = await Services.open(url, TestClock())
    match = (await Table(services, TestClock()).match(teams=TEAMS)).match
    await services.close()
    return match


async def play(url: str, match_id: int) -> None:
    """Go on with a match to its end, press by press, as the bot would after a restart."""
    services = await Services.open(url, TestClock())
    session = await services.sessions.get(GUILD, match_id)
    while session.game.prompt is not None:
        user = HOME_COACH if session.game.prompt.side == 0 else AWAY_COACH
        outcome = await session.press(user, session.game.prompt.number, [decide(session.game)])
        assert outcome.refusal is None, outcome.refusal
    await services.close()


async def look(url: str, match_id: int, run: Run) -> None:
    """What is stored is a beginning of the unbroken run, and so is what would come next."""
    services = await Services.open(url, TestClock())
    session = await services.sessions.get(GUILD, match_id)
    stored = await Table(services, TestClock()).entries(session)
    assert not session.cut
    assert [(e.decision, tuple(e.rolls)) for e in stored] == [(text, dice) for text, dice, _ in run[: len(stored)]]
    assert session.game.position.digest() == run[len(stored) - 1][2]
    assert session.match.entry_count == len(stored)
    assert session.match.dice_drawn == sum(len(dice) for _, dice, _ in run[: len(stored)])
    if session.game.prompt is not None:
        copy = session.game.clone(
            VerifiableDice(
                session.match.dice_secret, session.match.home_word, session.match.away_word, session.match.dice_drawn
            )
        )
        copy.play(decide(session.game))
        assert (write(decide(session.game)), tuple(copy.log[-1].dice), copy.position.digest()) == run[len(stored)]
    say(f"{len(stored)} {'over' if session.game.over else ''}")
    await services.close()


def in_child(work: Coroutine[Any, Any, object], kill_after: float | None = None) -> bool:
    """Do something in a process of its own, perhaps killed after a while; returns whether it came to its end."""
    pid = os.fork()
    if not pid:
        try:
            asyncio.run(work)
        except Refused:
            os._exit(2)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    work.close()
    if kill_after is not None:
        time.sleep(kill_after)
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status):
        return False
    if os.WEXITSTATUS(status):
        sys.exit(f"a process ended with {os.WEXITSTATUS(status)}")
    return True


def main(url: str, rounds: int, seed: int) -> None:
    """Kill so many times, in as many matches as it takes; say at which entry each was found."""
    chance = random.Random(seed)
    match: Match | None = None
    run: Run = []
    killed = 0
    while killed < rounds:
        if match is None:
            match = asyncio.run(prepare(url))
            run = unbroken(match)
        ended = in_child(play(url, match.id), chance.uniform(0.02, 0.3))
        killed += not ended
        in_child(look(url, match.id, run))
        if ended:
            match = None
    say(f"killed {killed}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

"""Plays matches through sessions in processes that are killed at random instants, and looks at what is left each time.

Run as ``python -m tests.services.crash_host URL ROUNDS SEED``. Every decision follows from the position alone, so an
unbroken run of the same match is known beforehand: after each kill, log, dice and position must be those it had there.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import os
import random
import signal
import sys
import time
import traceback

from sqlalchemy import text

from db.deadlines import list_deadlines
from db.log import load_log
from db.matches import Match
from engine.match.decisions import Decision
from engine.match.dice import VerifiableDice
from engine.match.game import Game
from engine.match.notation import write
from engine.teams import new_match
from services.app import Services
from services.session import MatchSession
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


async def go_on(url: str, match_id: int, run: Run, told: int, tell: int) -> None:
    """After a restart: see that nothing is lost, then go on to the match's end, telling of each press that is stored."""
    services = await Services.open(url, TestClock())
    session = await services.sessions.get(GUILD, match_id)
    await look(services, session, run, told)
    os.write(tell, b"%d\n" % session.match.entry_count)
    while session.game.prompt is not None:
        user = HOME_COACH if session.game.prompt.side == 0 else AWAY_COACH
        outcome = await session.press(user, session.game.prompt.number, [decide(session.game)])
        assert outcome.refusal is None, outcome.refusal
        os.write(tell, b"%d\n" % session.match.entry_count)
    await services.close()


async def look(services: Services, session: MatchSession, run: Run, told: int) -> None:
    """What is stored is a beginning of the unbroken run, holds all that was told, and what would come next is the same."""
    match, prompt = session.match, session.game.prompt
    async with services.desk.database.reading() as conn:
        stored = await load_log(conn, GUILD, match.id, struck=True)
        pending = await list_deadlines(conn, GUILD, match.id)
        assert (await conn.execute(text("PRAGMA quick_check"))).scalars().all() == ["ok"]
        assert not (await conn.execute(text("PRAGMA foreign_key_check"))).all()
    assert not session.cut
    assert told <= len(stored) <= told + 1, (told, len(stored))
    assert [(e.decision, tuple(e.rolls)) for e in stored] == [(word, dice) for word, dice, _ in run[: len(stored)]]
    assert session.game.position.digest() == run[len(stored) - 1][2]
    assert match.entry_count == len(stored)
    assert match.dice_drawn == sum(len(dice) for _, dice, _ in run[: len(stored)])
    assert session.clocks.running == (None if prompt is None else prompt.side)
    assert {one.prompt_number for one in pending} == (set() if prompt is None else {prompt.number})
    if prompt is not None:
        copy = session.game.clone(VerifiableDice(match.dice_secret, match.home_word, match.away_word, match.dice_drawn))
        copy.play(decide(session.game))
        assert (write(decide(session.game)), tuple(copy.log[-1].dice), copy.position.digest()) == run[len(stored)]


def killed(url: str, match: Match, run: Run, told: int, chance: random.Random, *, last: bool) -> tuple[bool, int]:
    """Let a process go on and kill it; returns whether that came before the match's end, and what it had told last.

    One in ten is killed while it starts, the others, and the ``last``, after a while at play.
    """
    listen, tell = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            os.close(listen)
            asyncio.run(go_on(url, match.id, run, told, tell))
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(tell)
    early = not last and chance.random() < 0.1
    heard = b"" if early else os.read(listen, 1000)
    time.sleep(chance.uniform(0, 0.03))
    os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    while more := os.read(listen, 1000):
        heard += more
    os.close(listen)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        sys.exit(f"a process ended with {os.WEXITSTATUS(status)}")
    whole = heard[: heard.rfind(b"\n") + 1].split()
    return os.WIFSIGNALED(status), int(whole[-1]) if whole else told


def main(url: str, rounds: int, seed: int) -> None:
    """Kill so many times and look after each, in as many matches as it takes; say what had been told each time."""
    chance = random.Random(seed)
    done = -1  # After the last one somebody has to look, and is killed too.
    while done < rounds:
        match = asyncio.run(prepare(url))
        run = unbroken(match)
        told, ended = 1, False
        gc.collect()
        gc.freeze()
        while not ended and done < rounds:
            before_end, told = killed(url, match, run, told, chance, last=done == rounds - 1)
            ended = not before_end
            done += before_end
            say(str(told))
    say(f"killed {done}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

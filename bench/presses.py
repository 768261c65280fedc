"""Counts the presses of matches that two sensible coaches play by buttons, by intention, against the budgets of the page."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path

import pytest

from cogs.board import picture
from tests.discord.journeys import begin, known_dice, session, world_of
from tests.discord.sensible import BUDGETS, Intention, Sensible, by_name

SEED = 2
SETTLE_SECONDS = 60.0
#: What stands for a picture, which nobody looks at here.
NO_PICTURE = b"\x89PNG"


async def play(seed: int) -> list[Intention]:
    """What every intention of a whole match took."""
    coach = Sensible(seed)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        known_dice(patch, seed)
        patch.setattr(picture, "draw_board", lambda scene: NO_PICTURE)
        async with world_of(Path(folder), settle=SETTLE_SECONDS) as world:
            await begin(world)
            while (await session(world)).match.state == "playing":
                await coach.answer(world)
    return coach.intentions


def line(name: str, found: list[Intention]) -> str:
    """One line of the table."""
    counts = [len(one.presses) for one in found]
    most, more = BUDGETS[name]
    budget = f"{most} (+{more})" if more else f"{most}"
    over = sum(len(one.presses) > one.allowed for one in found)
    between = sum(one.interrupted for one in found)
    text = f"{name:36} {len(found):4} {statistics.median(counts):7g} {max(counts):6} {budget:>7} {between:8}"
    return f"{text}   OVER {over}" if over else text


def main() -> None:
    intentions = asyncio.run(play(SEED))
    print(f"a match by buttons: {sum(len(one.presses) for one in intentions)} presses")
    print(f"{'intention':36} {'':>4} {'median':>7} {'worst':>6} {'budget':>7} {'between':>8}")
    for name, found in by_name(intentions).items():
        print(line(name, found))
    print("between: questions that came in between (a re-roll, a chain push), one press more each")


if __name__ == "__main__":
    main()

"""The real bot at the table: both coaches' pages play a match over HTTP, as two browsers would."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import create_bot
from cogs.board import stage
from cogs.views.ids import CONFIRMED
from local_table.table import Table, open_table
from local_table.world import PEOPLE
from services.settings import Settings
from tests.discord.journeys import AWAY_TEAM, BUTTON, HOME_TEAM, known_dice
from tests.simcord_kit.page import Page
from tests.simcord_kit.texts import Control, controls


@dataclass
class Match:
    """A table at which two pages play; the services are looked at, never used."""

    table: Table
    pages: tuple[Page, Page]
    random: random.Random
    kinds: list[str] = field(default_factory=list)
    idle: float = 0.5

    async def game(self) -> Any:
        services: Any = self.table.env.bot
        return (await services.services.sessions.get(self.table.world.guild.id, 1)).game

    async def answer(self) -> None:
        """Let the coach who is asked press something, chosen at random, on his page."""
        prompt = (await self.game()).prompt
        page = self.pages[prompt.side]
        self.kinds.append(prompt.kind)
        offered = await page.wait(lambda page: answers(page, prompt.number))
        chosen = self.choice(prompt.kind, offered, (await self.game()).position)
        control, value = chosen
        if control.kind == BUTTON:
            receipt = await page.press(control.custom_id)
        else:
            receipt = await page.choose(control.custom_id, value or "")
        assert not receipt["rejected"], receipt
        assert receipt["settlement"] == "settled", receipt

    def choice(self, kind: str, offered: list[tuple[Control, str | None]], position: Any) -> tuple[Control, str | None]:
        """Formations as they are, turns that end soon, what asks for a second press confirmed, everything else at random."""
        confirmed = [found for found in offered if found[0].custom_id.split(":")[3] == CONFIRMED]
        if confirmed:
            return confirmed[0]
        named = {(value or control.custom_id.split(":", 4)[-1]): (control, value) for control, value in offered}
        if kind == "setup":
            ready = named.get("ready")
            if ready is not None:
                return ready
            return next(found for name, found in named.items() if name.startswith("formation"))
        ends = [found for name, found in named.items() if name in ("end", "done")]
        if kind in ("turn", "action") and ends and self.random.random() < self.idle:
            return ends[0]
        return self.random.choice([found for name, found in named.items() if "concede" not in name])


def answers(page: Page, number: int) -> list[tuple[Control, str | None]]:
    """What answers the question of this number on the newest message of the page that has any."""
    for message in reversed(page.messages):
        found = [c for c in controls(message["components"]) if c.custom_id[:2] in ("p:", "s:") and not c.disabled]
        if found:
            if any(int(control.custom_id.split(":")[2]) != number for control in found):
                return []
            return [(c, v) for c in found for v in ([None] if c.kind == BUTTON else [value for value, _ in c.options])]
    return []


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are slower than the second that the bot leaves between two edits; these pages are not."""
    monkeypatch.setattr(stage, "INTERVAL", timedelta(0))


@asynccontextmanager
async def match_at(folder: Path, *, seed: int = 1, **options: Any) -> AsyncIterator[Match]:
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{folder}/match.db")  # pyright: ignore[reportCallIssue]
    async with (
        open_table(partial(create_bot, settings), folder / "table", **options) as table,
        aiohttp.ClientSession() as session,
    ):
        a, b = [await Page.open(session, table.url, viewer.id) for viewer in table.world.viewers[:2]]
        yield Match(table, (a, b), random.Random(seed))


async def choose_team(page: Page, side: int, team: str) -> None:
    """Wait until a side's select has this team, and choose it."""

    def select(page: Page) -> Control | None:
        of_side = [
            c for c in page.controls if c.custom_id.split(":")[0] == "m" and c.custom_id.split(":")[2] == str(side)
        ]
        return next((c for c in of_side if any(team in (label, value) for value, label in c.options)), None)

    found: Control = await page.wait(select)
    receipt = await page.choose(found.custom_id, team)
    assert receipt["settlement"] == "settled", receipt


async def agree(match: Match) -> None:
    """One challenges, the other accepts, both choose their teams."""
    a, b = match.pages
    opponent = match.table.world.viewers[1]
    await a.run("match challenge", opponent=str(opponent.id), ground="challenger")
    await b.wait(lambda page: page.control("c:*:accept", frozenset({BUTTON})))
    await b.press("c:*:accept")
    await choose_team(a, 0, HOME_TEAM)
    await choose_team(b, 1, AWAY_TEAM)
    for page in match.pages:
        await page.wait(lambda page: page.channel != "arena")


async def test_both_pages_play_a_turn_and_the_table_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_dice(monkeypatch, 3)
    async with match_at(tmp_path, spanish=(PEOPLE[1],)) as match:
        await agree(match)
        begun = None
        for _ in range(150):
            prompt = (await match.game()).prompt
            if prompt.kind == "turn":
                begun = prompt.side if begun is None else begun
                if prompt.side != begun:
                    break
            await match.answer()
        else:
            raise AssertionError(f"no turn in 150 presses: {match.kinds}")
        assert not match.table.env.errors
        async with match.table.lock:
            await match.table.tick()
        before = (await match.game()).position.digest()
        channel = match.pages[0].channel
    async with match_at(tmp_path) as match:
        assert (await match.game()).position.digest() == before
        assert match.pages[0].channel == channel
        for _ in range(20):
            await match.answer()
            if (await match.game()).position.digest() != before:
                break
        else:
            raise AssertionError(f"twenty presses changed nothing: {match.kinds}")


@pytest.mark.slow
async def test_a_whole_match_stays_usable_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, 5)
    async with match_at(tmp_path) as match:
        await agree(match)
        match.idle = 0.9
        presses = 0
        while (await match.game()).prompt is not None:
            await match.answer()
            presses += 1
            assert presses < 1000, match.kinds[-20:]
        assert not match.table.env.errors
        assert len([kind for kind in match.kinds if kind == "turn"]) >= 32
        for page in match.pages:
            await page.wait(lambda page: not answers(page, -1))
        receipt = await match.pages[0].run("match log")
        assert receipt["settlement"] == "settled"

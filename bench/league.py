"""Measures `/standings` and `/stats` in a league that has been played for years: what services read, and the picture."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bench._times import late
from cogs.league.fame import LISTS, LONG, SHORT
from cogs.league.standings import scene_of
from db import league_play, league_sequences, league_teams
from db.league_sequences import Feat
from engine.league.standings import MatchResult
from engine.league.stored import to_data
from engine.league.team import READY
from render.standings import draw_standings
from services.app import Services
from services.language import texts_for
from services.league.standing import lines
from services.league.states import DONE, OVER
from tests.discord.journeys import known_dice
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, ROSTERS, Server
from tests.services.table import TestClock

TEAMS, SEASONS, DIVISIONS, ROUNDS, TIMES = 64, 10, 4, 15, 20


@dataclass
class Old:
    """A league after its seasons: its services, and the divisions of the last season."""

    services: Services
    league_id: int
    divisions: list[int]
    whole: int


async def grown(folder: Path) -> Old:
    """64 teams and 10 seasons of 4 divisions, in all of which 15 rounds were played; and one division of all 64 teams."""
    clock = TestClock()
    url = f"sqlite:///{folder / 'league.db'}"
    server = Server(url, clock, await Services.open(url, clock))
    await server.make_league()
    league, chance = server.services.league, random.Random(1)
    drafted = await server.draft(ADMIN, "Team 1", ROSTERS[0])
    async with league.office.writing() as conn:
        teams = [drafted]
        for number in range(2, TEAMS + 1):
            sheet = replace(drafted.team, name=f"Team {number}")
            teams.append(await league_teams.create_team(conn, GUILD, server.league_id, number, sheet, clock.now()))
        for one in teams:
            await league_teams.save_team(
                conn, one, replace(one.team, phase=READY), colours=("#1c54c4", "#e8b030"), emblem=""
            )
    ids = [one.id for one in teams]
    divisions: list[int] = []
    whole = 0
    for number in range(1, SEASONS + 1):
        season = await league.seasons.create(GUILD, server.league_id, COMMISSIONER, f"Season {number}")
        divisions = []
        for place in range(DIVISIONS):
            mine = ids[place * 16 : place * 16 + 16]
            divisions.append(await played(server, season.id, f"Division {place + 1}", mine, chance))
        if number == SEASONS:
            whole = await played(server, season.id, "All", ids, chance)
        async with league.office.writing() as conn:
            await league_play.set_season_state(conn, GUILD, season.id, OVER)
    return Old(server.services, server.league_id, divisions, whole)


async def played(server: Server, season_id: int, name: str, teams: list[int], chance: random.Random) -> int:
    """A division in which every round has been played, with what the players did."""
    league = server.services.league
    division = await league.seasons.add_division(GUILD, season_id, COMMISSIONER, name)
    async with league.office.writing() as conn:
        for team in teams:
            await league_play.enter(conn, GUILD, division.id, team)
        for number in range(1, ROUNDS + 1):
            order = chance.sample(teams, len(teams))
            for home, away in zip(order[::2], order[1::2], strict=True):
                await result(conn, division, number, home, away, chance)
    return division.id


async def result(conn: Any, division: Any, number: int, home: int, away: int, chance: random.Random) -> None:
    """One match with its result and the feats of both sides."""
    score = chance.randrange(4), chance.randrange(4)
    found = MatchResult(str(home), str(away), score, (chance.randrange(4), chance.randrange(4)))
    fixture_id = await league_play.add_fixture(conn, division, number, home, away, result=to_data(found))
    fixture = await league_play.load_fixture(conn, GUILD, fixture_id)
    await league_play.change_fixture(conn, fixture, state=DONE, finished_at=TestClock().now())
    for team in (home, away):
        feats = [
            Feat(
                fixture_id=fixture_id,
                team_id=team,
                player_id=player,
                season_id=division.season_id,
                league_id=division.league_id,
                comp=chance.randrange(3),
                td=chance.randrange(2),
                int_=0,
                cas=chance.randrange(2),
                kills=0,
            )
            for player in range(1, 12)
        ]
        await league_sequences.save_feats(conn, GUILD, fixture_id, team, feats)


async def timed(work: Callable[[], Awaitable[object]]) -> tuple[list[float], list[float]]:
    """Milliseconds of each of several runs, and those of the processor; the first is left out: it fills what is kept."""
    took: list[float] = []
    worked: list[float] = []
    for _ in range(TIMES + 1):
        began, busy = time.perf_counter(), time.process_time()
        await work()
        took.append((time.perf_counter() - began) * 1000)
        worked.append((time.process_time() - busy) * 1000)
    return took[1:], worked[1:]


def told(name: str, times: tuple[list[float], list[float]]) -> str:
    took, worked = times
    return (
        f"{name:<40} median {statistics.median(took):.1f} ms, 95 % {late(took):.1f} ms,"
        f" of which processor {statistics.median(worked):.1f} ms"
    )


async def measure(folder: Path) -> list[str]:
    """A line for each thing that was measured."""
    old = await grown(folder)
    texts, league = texts_for("en"), old.services.league

    async def table(division: int) -> None:
        lines(await league.standings.of(GUILD, division), texts)

    async def picture(division: int) -> None:
        standing = await league.standings.of(GUILD, division)
        lines(standing, texts)
        draw_standings(scene_of(standing, texts, 1, part=0))

    season = (await league.seasons.division(GUILD, old.whole)).season_id
    board = league.statistics.boards
    found = [
        told("table of 16 teams", await timed(lambda: table(old.divisions[0]))),
        told("table of 16 teams and its picture", await timed(lambda: picture(old.divisions[0]))),
        told("table of 64 teams", await timed(lambda: table(old.whole))),
        told("table of 64 teams and its first picture", await timed(lambda: picture(old.whole))),
        told(
            "one list of the best, a season", await timed(lambda: board(GUILD, old.league_id, ["scorer"], season, LONG))
        ),
        told("one list of the best, ever", await timed(lambda: board(GUILD, old.league_id, ["scorer"], None, LONG))),
        told("all lists, a season", await timed(lambda: board(GUILD, old.league_id, LISTS, season, SHORT))),
        told("all lists, ever", await timed(lambda: board(GUILD, old.league_id, LISTS, None, SHORT))),
    ]
    await old.services.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        known_dice(patch, 1)
        found = asyncio.run(measure(Path(name)))
    matches = SEASONS * TEAMS // 2 * ROUNDS + TEAMS // 2 * ROUNDS
    print(f"a league of {TEAMS} teams, {SEASONS} seasons and {matches:,} matches; aim: 50 ms")
    print("\n".join(found))


if __name__ == "__main__":
    main()

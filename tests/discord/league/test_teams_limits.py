"""Whatever a team is, its messages keep Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cogs.league.teams import builder, looks, sheets
from cogs.league.teams.parts import view_of
from engine import rosters
from engine.league import building, improvement, market
from engine.league.errors import LeagueError
from engine.league.settings import Settings
from engine.league.team import MOST_PLAYERS, Improvement, Points, Team
from services.language import LANGUAGES, texts_for
from services.league import telling
from services.league.leagues import League
from services.league.teams import LeagueTeam
from tests.simcord_kit import check_components

NOW = datetime(2026, 1, 1, tzinfo=UTC)
LEAGUE = League(
    id=1, guild_id=1, name="L" * 64, state="open", settings={}, rules={}, channel_id=None, news_told=0, created_by=1,
    created_at=NOW,
)  # fmt: skip
LONG = "W*" * 20


def full(roster: str) -> Team:
    """Sixteen players with long names, the dearest that fit first, and every piece of staff there is room for."""
    team = building.found(LONG, roster, Settings(budget=5_000_000))
    for entry in sorted(rosters.roster(roster).positions, key=lambda one: -one.cost):
        for _ in range(min(entry.max, MOST_PLAYERS - len(team.players))):
            team = market.buy(team, entry.id, None, LONG)
    for item in market.STAFF:
        for _ in range(9):
            try:
                team = market.buy(team, item)
            except LeagueError:
                break
    return team


def stored(team: Team, state: str) -> LeagueTeam:
    return LeagueTeam(
        id=2**40, guild_id=1, league_id=1, coach=2**62, state=state, version=9999, colours=("#123456", "#abcdef"),
        emblem="wolf", remark="x" * 500 if state == "draft" else "", created_at=NOW, team=team,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roster", sorted(rosters.rosters()))
def test_the_builder_of_every_roster(roster: str, lang: str) -> None:
    texts = texts_for(lang)
    check_components(view_of([builder.roster_select(LEAGUE, LONG, texts)]))
    for team, state in ((building.found(LONG, roster), "draft"), (full(roster), "draft"), (full(roster), "ready")):
        one = stored(replace(team, phase=state), state)
        assert len("\n".join(builder.lines(one, LEAGUE, texts))) <= 2000
        check_components(view_of(builder.controls(one, texts)))
        check_components(view_of(looks.controls(one, texts)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_of_legends(lang: str) -> None:
    texts = texts_for(lang)
    team = full("chaos")
    legends = [
        replace(
            one,
            earned=Points(99, 99, 99, 99, 9),
            improvements=tuple(Improvement(what, 30_000) for what in improvement.learnable(one, tuple("GASPM"))[:6]),
            injuries=("niggling", "-ma", "-av", "niggling"),
            misses=True,
            pending=((6, 6),),
        )
        for one in team.players
    ]
    one = stored(replace(team, players=tuple(legends), phase="ready"), "ready")
    lines = telling.sheet(one, texts)
    messages = sheets.embeds(lines[-len(legends) :])
    for message in messages:
        assert all(len(embed.description or "") <= 4096 for embed in message)
        assert sum(map(len, message)) <= 6000
        assert len(message) <= 10
    shown = "\n".join(embed.description or "" for message in messages for embed in message)
    assert shown == "\n".join(lines[-len(legends) :])
    assert len("\n".join(lines[: -len(legends)])) <= 1800
    assert len(sheets.described(one, texts)) <= 1024

"""Which messages about fixtures are out of date, at each step of a match day and after a restart."""

from __future__ import annotations

import pytest

from services.errors import Refused
from services.league.baskets import league_basket
from services.league.match_days import awaits
from tests.services.league.play import ADMIN, COMMISSIONER, GUILD, Server


async def due(server: Server) -> dict[str, str]:
    return {one.place: one.mark for one in await server.league.messages.due()}


async def show_all(server: Server) -> None:
    for one in await server.league.messages.due():
        await server.league.messages.shown(one, 5, 6)


async def test_each_step_is_due_once_and_again_after_a_restart(server: Server) -> None:
    first, *_ = await server.whole()
    assert await due(server) == {}
    fixture = await server.open_match(first.id)
    assert await due(server) == {"before": f"v{fixture.version}"}
    await server.restart()
    await show_all(server)
    assert await due(server) == {}
    while await server.step_before(first.id):
        assert list(await due(server)) == ["before"]
        await server.restart()
        await show_all(server)
    assert await due(server) == {}
    row = await server.league.messages.of(GUILD, first.id, "before")
    assert row is not None
    assert (row.shown, row.channel_id, row.message_id) == ("begun", 5, 6)


async def test_a_cancelled_match_has_nothing_more_to_show(server: Server) -> None:
    first, *_ = await server.whole()
    fixture = await server.open_match(first.id)
    await show_all(server)
    await server.league.match_days.cancel(GUILD, first.id, server.coach_of(fixture.home_team))
    assert await due(server) == {"before": ""}
    await show_all(server)
    assert await server.league.messages.of(GUILD, first.id, "before") is None


async def test_the_clock_of_a_step_is_not_wound_by_looking_around(server: Server) -> None:
    first, *_ = await server.whole()
    await server.open_match(first.id)
    await server.step_before(first.id)
    await server.step_before(first.id)
    fixture = await server.fixture(first.id)
    now = await server.league.match_days.pre_match(GUILD, first.id)
    awaited = awaits(now)
    assert awaited is not None
    side, _ = awaited
    coach = server.coach_of((fixture.home_team, fixture.away_team)[side])
    basket = league_basket(now, side, coach.user_id)
    assert basket.budget == now.budget(side)
    server.clock.pass_(seconds=30)
    changed = await server.league.match_days.choose(GUILD, first.id, coach, basket.items)
    assert changed.expires_at == fixture.expires_at
    with pytest.raises(Refused, match="purchase_"):
        basket.with_item("star:nobody")


async def test_who_could_not_answer_while_the_bot_was_down_has_a_grace_period(server: Server) -> None:
    first, *_ = await server.whole()
    before = await server.open_match(first.id)
    days = server.league.match_days
    assert await days.give_grace() == 0
    now = server.clock.pass_(days=3)
    assert await days.give_grace() == 1
    after = await server.fixture(first.id)
    assert before.expires_at is not None
    assert before.expires_at < now
    assert after.expires_at is not None
    assert after.expires_at > now
    assert await server.league.sweep(now) == 0
    assert await days.give_grace() == 0


async def test_a_first_channel_is_not_told_the_past(server: Server) -> None:
    await server.whole()
    leagues = server.league.leagues
    assert await leagues.untold(GUILD, server.league_id)
    await leagues.set_channel(GUILD, server.league_id, COMMISSIONER, 5)
    assert await leagues.untold(GUILD, server.league_id) == []
    assert await server.league.messages.leagues_with_news() == []
    made = await leagues.create(GUILD, ADMIN, "Other")
    assert await server.league.messages.leagues_with_news() == []
    assert made.channel_id is None

"""Coaches who play for time, and requests whose messages were lost."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db import deadlines
from db.preferences import Preferences
from services import agreed, commissioner
from services.clock import PRESETS, Clocks
from services.errors import Refused
from services.league.office import Actor
from services.preferences import quiet_until
from tests.services.table import GUILD, START, Table, mover


async def test_steps_do_not_stretch_a_turn(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    due = session.clocks.due_at
    assert due is not None
    table.clock.at = due
    table.clock.pass_(seconds=-2)
    await table.play(session, *mover(session.game), ("done",))
    assert session.clocks.due_at == due
    await agreed.take_back(session, session.asked_user or 0)
    assert session.clocks.due_at == due
    side = session.game.position.active
    await table.services.sessions.expire_due(table.clock.pass_(seconds=2))
    assert session.game.position.active == 1 - side


async def test_the_other_coach_has_the_floor_for_each_decision(table: Table) -> None:
    session = await table.match("live")
    await table.until(
        session,
        lambda game: game.prompt is not None and game.position.active >= 0 and game.prompt.side != game.position.active,
    )
    session.clocks.stop(table.clock.pass_(hours=1))
    assert session.charged().due_at == table.clock.now() + PRESETS["live"].floor


async def test_ending_a_turn_and_taking_it_back_gives_no_time(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    me = session.asked_user
    assert me is not None
    began = session.clock_view()
    table.clock.pass_(seconds=100)
    await table.play(session, ("end",))
    assert session.asked_user != me
    table.clock.pass_(seconds=30)
    assert (await agreed.take_back(session, me)).refusal is None
    assert session.asked_user == me
    assert began.due_at is not None
    assert session.clock_view().due_at == began.due_at
    await table.agree(session)
    async with table.services.desk.database.reading() as conn:
        rows = await deadlines.list_deadlines(conn, GUILD, session.match.id)
    assert next(row.due_at for row in rows if row.kind == "turn") == began.due_at


@pytest.mark.parametrize("kind", ["pause", "abandon"])
async def test_a_request_can_be_made_anew(table: Table, kind: agreed.Kind) -> None:
    session = await table.match("live")
    home, away = session.match.home_coach, session.match.away_coach
    lost = (await agreed.propose(session, home, kind)).agreement
    again = (await agreed.propose(session, home, kind)).agreement
    assert lost is not None
    assert again is not None
    refused = (await agreed.propose(session, away, kind)).refusal
    assert isinstance(refused, Refused)
    assert refused.code == "already_asked"
    late = (await agreed.answer(session, away, lost.id, True)).refusal
    assert isinstance(late, Refused)
    assert late.code == "already_answered"
    assert session.match.state == "playing"
    assert (await agreed.answer(session, away, again.id, True)).refusal is None
    assert session.match.state == {"pause": "paused", "abandon": "abandoned"}[kind]


async def test_no_reminder_comes_in_quiet_hours(table: Table) -> None:
    session = await table.match("slow")
    coach = session.asked_user
    assert coach is not None
    quiet, end = ("05:00", "12:00"), START.replace(day=2, hour=11)
    await table.services.preferences.change(GUILD, coach, quiet=quiet, time_zone="Europe/Madrid")
    sweep = table.services.sessions.expire_due
    table.clock.at = START.replace(day=2, hour=8)
    assert await sweep(table.clock.now()) == []
    table.clock.at = end
    assert [(told.kind, told.mention) for told in await sweep(end)] == [("halfway", coach)]
    assert await sweep(end) == []


async def test_quiet_hours_end_with_one_reminder(table: Table) -> None:
    """Whoever lets a match go on, or extends the clock, neither wakes the coach who is asked nor makes him miss it."""
    session = await table.match("slow")
    coach = session.asked_user
    assert coach is not None
    other = session.match.coach(0) if coach == session.match.coach(1) else session.match.coach(1)
    await table.services.preferences.change(GUILD, coach, quiet=("19:00", "10:00"))
    wish = (await agreed.propose(session, coach, "pause")).agreement
    assert wish is not None
    await agreed.answer(session, other, wish.id, True)
    assert (await agreed.unpause(session, other)).mention is None
    assert (await commissioner.extend(session, Actor(900, admin=True), 60)).refusal is None
    sweep = table.services.sessions.expire_due
    assert await sweep(table.clock.pass_(hours=13)) == []
    assert [(told.kind, told.mention) for told in await sweep(table.clock.pass_(hours=1))] == [("halfway", coach)]
    assert await sweep(table.clock.now()) == []


async def test_another_coach_has_the_floor(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    assert session.asked_user is not None
    await table.services.preferences.change(GUILD, 777, mention=False)
    table.clock.pass_(seconds=238)
    told = await commissioner.replace_coach(session, Actor(900, admin=True), session.asked_user, 777)
    assert (told.refusal, told.mention, session.asked_user) == (None, None, 777)
    assert session.clocks.due_at == table.clock.now() + PRESETS["live"].floor


def test_a_pause_for_cards_is_extended() -> None:
    clocks = Clocks(PRESETS["live"])
    clocks.run(0, START, pause=timedelta(seconds=20))
    clocks.add(0, timedelta(minutes=5))
    assert clocks.due_at == START + timedelta(minutes=5, seconds=20)
    full = clocks.copy()
    full.stop(START + timedelta(minutes=5))
    assert full.banks[0].turn_ms == PRESETS["live"].turn / timedelta(milliseconds=1)


@pytest.mark.parametrize("zone", ["Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "UTC"])
def test_quiet_hours_end_when_they_should_whatever_the_clocks_do(zone: str) -> None:
    """Every half hour of a year: the end is ahead, less than a day and an hour away, and no longer quiet."""
    coach = Preferences(
        guild_id=1, user_id=2, language=None, time_zone=zone, quiet_from=22 * 60, quiet_until=2 * 60 + 30,
        mention=True, palette=None, standing_orders={},
    )  # fmt: skip
    now, quiet = START, 0
    while now < START + timedelta(days=366):
        until = quiet_until(coach, now)
        if until is not None:
            quiet += 1
            assert now < until <= now + timedelta(hours=6)
        now += timedelta(minutes=30)
    assert quiet > 366 * 8


async def test_a_server_without_the_bot_keeps_its_matches(table: Table) -> None:
    session = await table.match("live")
    count = session.match.entry_count
    await table.services.sessions.suspend_elsewhere([GUILD])
    assert session.match.state == "playing"
    await table.services.sessions.suspend_elsewhere([GUILD + 1])
    table.services.sessions.forget(GUILD)
    assert await table.services.sessions.expire_due(table.clock.pass_(days=3)) == []
    session = await table.services.sessions.get(GUILD, session.match.id)
    assert (session.match.state, session.match.entry_count) == ("paused", count)
    assert (await agreed.unpause(session, session.match.home_coach)).refusal is None
    await table.agree(session)

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from db import deadlines
from services.clock import PRESETS, Clocks, SystemClock
from services.outcome import Outcome
from services.sessions import Expiry
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, START, Table, at, mover

T0 = datetime(2026, 3, 1, tzinfo=UTC)


def seconds(length: timedelta) -> float:
    return length.total_seconds()


def test_the_presets_are_the_books() -> None:
    assert seconds(PRESETS["live"].turn) == 240
    assert seconds(PRESETS["relaxed"].turn) == 600
    assert seconds(PRESETS["slow"].turn) == 24 * 3600
    assert seconds(PRESETS["slow"].bank) == 48 * 3600


def test_only_the_asked_side_pays() -> None:
    clocks = Clocks(PRESETS["live"])
    clocks.run(0, T0)
    clocks.stop(T0 + timedelta(seconds=100))
    clocks.run(1, T0 + timedelta(seconds=100))
    view = clocks.view(T0 + timedelta(seconds=130), False)
    assert [seconds(left) for left in view.turn_left] == [140, 210]
    assert view.due_at == T0 + timedelta(seconds=340)
    assert view.side == 1


def test_the_bank_is_used_after_the_turn_and_never_filled() -> None:
    clocks = Clocks(PRESETS["slow"])
    clocks.run(0, T0)
    clocks.stop(T0 + timedelta(hours=30))
    clocks.refill()
    view = clocks.view(T0 + timedelta(hours=30), False)
    assert seconds(view.turn_left[0]) == 24 * 3600
    assert seconds(view.bank_left[0]) == 42 * 3600
    assert seconds(view.bank_left[1]) == 48 * 3600


def test_a_used_up_clock_still_gives_the_floor() -> None:
    clocks = Clocks(PRESETS["live"])
    clocks.run(0, T0)
    clocks.stop(T0 + timedelta(hours=1))
    clocks.run(0, T0 + timedelta(hours=1))
    assert clocks.due_at == T0 + timedelta(hours=1) + PRESETS["live"].floor


@pytest.mark.parametrize(("preset", "kinds"), [("live", ["turn", "warning"]), ("slow", ["turn", "warning", "halfway"])])
def test_what_falls_due(preset: str, kinds: list[str]) -> None:
    clocks = Clocks(PRESETS[preset])
    clocks.run(1, T0)
    rows = clocks.deadlines("turn", 9, T0)
    assert [row.kind for row in rows] == kinds
    assert all(row.prompt_number == 9 and row.side == 1 for row in rows)
    assert rows[0].due_at == T0 + PRESETS[preset].turn + PRESETS[preset].bank
    assert rows[1].due_at == rows[0].due_at - PRESETS[preset].warning
    if preset == "slow":
        assert rows[2].due_at == T0 + timedelta(hours=12)
        late = T0 + timedelta(hours=13)
        clocks.stop(late)
        clocks.run(1, late)
        assert [row.kind for row in clocks.deadlines("turn", 10, late)] == ["turn", "warning"]


async def test_each_deadline_fires_once_and_the_clock_decides(table: Table) -> None:
    session = await table.match("live")
    sweep = table.services.sessions.expire_due
    assert await sweep(table.clock.now()) == []
    warned = await sweep(table.clock.pass_(seconds=240 - 45))
    assert [(e.kind, e.mention) for e in warned] == [("warning", AWAY_COACH)]
    assert await sweep(table.clock.now()) == []
    both = await asyncio.gather(sweep(table.clock.pass_(seconds=45)), sweep(table.clock.now()))
    done = [expiry for found in both for expiry in found]
    assert [e.kind for e in done] == ["prompt"]
    outcome = done[0].outcome
    assert outcome is not None
    assert [(p.decision, p.given_by) for p in outcome.played] == [(("timeout",), "clock")]
    assert await sweep(table.clock.now()) == []
    entries = await table.entries(session)
    assert [(e.decision, e.given_by, e.user_id) for e in entries[1:]] == [("timeout", "clock", None)]
    await table.agree(session)


async def test_time_out_at_a_turn_ends_it(table: Table) -> None:
    session = await table.match("live")
    await table.to_turn(session)
    active = session.game.position.active
    done = await table.services.sessions.expire_due(table.clock.pass_(minutes=5))
    assert [e.kind for e in done] == ["turn"]
    outcome = done[-1].outcome
    assert outcome is not None
    assert outcome.new_turn
    assert "TurnOver" in [type(event).__name__ for event in outcome.events]
    assert session.game.position.active == 1 - active


async def test_time_of_the_other_coach_is_his_own(table: Table) -> None:
    session = await table.match("live")
    await table.until(
        session,
        lambda game: game.prompt is not None and game.position.active >= 0 and game.prompt.side != game.position.active,
    )
    prompt = session.game.prompt
    assert prompt is not None
    before = session.clock_view().turn_left
    table.clock.pass_(seconds=15)
    left = session.clock_view().turn_left
    assert seconds(before[prompt.side] - left[prompt.side]) == 15
    assert before[1 - prompt.side] == left[1 - prompt.side]


async def test_a_press_in_time_cancels_the_deadline(table: Table) -> None:
    session = await table.match("live")
    table.clock.pass_(seconds=239)
    await table.play(session, ("heads",))
    assert [e.kind for e in await table.services.sessions.expire_due(table.clock.pass_(seconds=2))] == []
    assert len(await table.entries(session)) == 2


async def test_what_fell_due_while_the_bot_was_down_has_grace_once(table: Table) -> None:
    session = await table.match("live")
    assert len(await table.services.sessions.expire_due(table.clock.pass_(minutes=3.5))) == 1
    table.services.sessions.forget(GUILD)
    down = table.clock.pass_(hours=3)
    told: list[Expiry] = []

    async def tell(done: list[Expiry]) -> None:
        told.extend(done)

    assert await table.services.sessions.give_grace() == 1
    await table.services.start(tell)
    await asyncio.sleep(0.05)
    again = await table.services.sessions.get(GUILD, session.match.id)
    due = down + PRESETS["live"].grace
    assert again.clock_view().due_at == due
    # He is told at once, although he was warned before, and warned again.
    assert [(e.kind, e.mention, e.due_at) for e in told] == [("warning", AWAY_COACH, due)]
    warned = await table.services.sessions.expire_due(table.clock.pass_(seconds=120 - 45))
    assert [(e.kind, e.mention, e.due_at) for e in warned] == [("warning", AWAY_COACH, due)]
    done = await table.services.sessions.expire_due(table.clock.pass_(seconds=45))
    assert [e.kind for e in done] == ["prompt"]
    assert await table.services.sessions.give_grace() == 0


async def test_the_scheduler_only_copies_the_rows(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Emptied and restarted, with the clock moved: each deadline still fires exactly once."""
    import apscheduler.executors.base
    import apscheduler.schedulers.base
    import apscheduler.triggers.date

    class Watch(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return table.clock.now().astimezone(tz)

    for module in (apscheduler.schedulers.base, apscheduler.executors.base, apscheduler.triggers.date):
        monkeypatch.setattr(module, "datetime", Watch)
    session = await table.match("live")
    told: list[Expiry] = []

    async def tell(done: list[Expiry]) -> None:
        told.extend(done)

    await table.services.start(tell)
    timers = table.services.timers
    assert timers is not None
    timers.scheduler.remove_all_jobs()
    table.clock.pass_(minutes=4)
    await timers.stop()
    assert told == []
    await table.services.start(tell)
    timers = table.services.timers
    assert timers is not None
    await asyncio.sleep(0.1)
    told_before = [e.kind for e in told]
    table.clock.pass_(minutes=3)
    timers.scheduler.wakeup()
    for _ in range(50):
        await asyncio.sleep(0.02)
        if [e for e in told if e.outcome]:
            break
    assert "prompt" not in told_before
    assert [e.kind for e in told if e.outcome] == ["prompt"]
    async with table.services.desk.database.reading() as conn:
        pending = await deadlines.pending_deadlines(conn)
    assert all(row.fired_at is None and row.due_at > table.clock.now() for row in pending)
    assert len(await table.entries(session)) == 2


async def test_quiet_hours_hold_back_a_mention_in_slow_matches(table: Table) -> None:
    preferences = table.services.preferences
    await preferences.change(GUILD, HOME_COACH, quiet=("20:00", "07:30"), time_zone="Europe/Madrid")
    await preferences.change(GUILD, AWAY_COACH, mention=False)
    session = await table.match("slow")
    outcome = Outcome()
    for _ in range(50):
        outcome = await table.play(session, _quiet_choice(session.game.prompt))
        if session.asked_user == HOME_COACH and outcome.answered:
            break
    assert outcome.mention is None
    async with table.services.desk.database.reading() as conn:
        rows = await deadlines.list_deadlines(conn, GUILD, session.match.id)
    due = next(row.due_at for row in rows if row.kind == "mention")
    assert due == START.replace(day=2, hour=6, minute=30)
    table.clock.at = due
    assert [(e.kind, e.mention) for e in await table.services.sessions.expire_due(due)] == [("mention", HOME_COACH)]


def _quiet_choice(prompt: Any) -> Any:
    if prompt.kind == "setup":
        return ("ready",)
    return prompt.default


async def test_live_matches_mention_at_once_and_only_whom_it_becomes(table: Table) -> None:
    await table.services.preferences.change(GUILD, HOME_COACH, quiet=("00:00", "23:59"))
    session = await table.match("live")
    await table.to_turn(session)
    mine = session.asked_user
    other = HOME_COACH if mine == AWAY_COACH else AWAY_COACH
    outcome = await table.play(session, *mover(session.game), ("done",))
    assert outcome.mention is None
    assert not outcome.answered
    outcome = await table.play(session, ("end",))
    assert outcome.mention == other
    assert outcome.answered
    assert at(session.game, "turn")


def test_the_system_clock_is_in_utc() -> None:
    assert SystemClock().now().tzinfo is UTC

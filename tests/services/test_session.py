from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event, text

from db import log as log_rows
from db.deadlines import list_deadlines
from engine.match.decisions import TIMEOUT
from engine.match.field import square_name
from services import journal
from services.clock import PRESETS
from services.errors import Refused
from services.outcome import Outcome
from services.resume import resume
from tests.services.playing import choose
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, STRANGER, Table, at, mover


def code(outcome: object) -> str:
    return getattr(getattr(outcome, "refusal", None), "code", "")


async def test_a_press_is_stored_before_it_is_answered(table: Table) -> None:
    session = await table.match()
    assert session.asked_user == AWAY_COACH
    number = session.match.prompt_number
    outcome = await table.play(session, ("heads",))
    assert [played.decision for played in outcome.played] == [("heads",)]
    entries = await table.entries(session)
    assert [entry.decision for entry in entries] == ["", "heads"]
    assert entries[1].side == 1
    assert entries[1].user_id == AWAY_COACH
    assert entries[1].prompt_number == number
    await table.agree(session)


async def test_who_may_not_press_changes_nothing(table: Table) -> None:
    session = await table.match()
    number = session.match.prompt_number
    before = await table.entries(session), session.game.position.digest()
    assert code(await session.press(STRANGER, number, [("heads",)])) == "stranger"
    assert code(await session.press(HOME_COACH, number, [("heads",)])) == "not_your_prompt"
    assert code(await session.press(AWAY_COACH, number - 1, [("heads",)])) == "stale"
    assert code(await session.press(AWAY_COACH, number, [("end",)])) == "not_legal"
    assert code(await session.press(AWAY_COACH, number, [TIMEOUT])) == "not_legal"
    assert code(await session.type(AWAY_COACH, "sing a song")) == "unknown_verb"
    assert (await table.entries(session), session.game.position.digest()) == before


async def test_two_presses_at_once_are_judged_one_after_the_other(table: Table) -> None:
    session = await table.match()
    number = session.match.prompt_number
    both = await asyncio.gather(
        session.press(AWAY_COACH, number, [("heads",)]),
        session.press(AWAY_COACH, number, [("tails",)]),
        session.press(HOME_COACH, number, [("heads",)]),
    )
    assert [len(outcome.played) for outcome in both] == [1, 0, 0]
    assert code(both[1]) in ("stale", "not_your_prompt")
    assert len(await table.entries(session)) == 2


async def test_several_decisions_are_one_press_as_long_as_each_is_legal(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    declare, step = mover(session.game)
    outcome = await table.play(session, declare, step, ("done",))
    assert [played.decision for played in outcome.played] == [declare, step, ("done",)]
    assert outcome.refusal is None
    declare, step = mover(session.game)
    outcome = await table.play(session, declare, ("block", "h99"), step)
    assert [played.decision for played in outcome.played] == [declare]
    assert code(outcome) == "stopped"
    await table.agree(session)


async def test_a_typed_line_is_played(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    declare, step = mover(session.game)
    shirt = str(declare[1])[1:]
    line = f"{shirt} move {square_name(int(step[1])).lower()} done"
    user = session.asked_user
    assert user is not None
    outcome = await session.type(user, line)
    assert [played.decision for played in outcome.played] == [declare, step, ("done",)]


async def test_following_up_is_left_out_where_it_is_not_asked(table: Table) -> None:
    session = await table.match()
    for _ in range(40):
        await table.until(session, lambda game: at(game, "push"))
        prompt = session.game.prompt
        assert prompt is not None
        outcome = await table.play(session, next(iter(prompt.legal)), ("stay",))
        assert outcome.refusal is None
        if ("stay",) in [played.decision for played in outcome.played]:
            return
    raise AssertionError("following up was never asked")


@pytest.mark.parametrize("seed", range(2))
async def test_storage_agrees_with_memory_all_through_a_match(table: Table, seed: int) -> None:
    session = await table.match()
    table.chance = random.Random(seed)
    count, outcome = 0, Outcome()
    while not session.game.over:
        outcome = await table.play(session, choose(session.game, table.chance, idle=0.4))
        assert outcome.refusal is None
        count += 1
        if count % 17 == 0:
            await table.agree(session)
    assert session.match.state == "finished"
    assert session.match.result["score"] == [team.score for team in session.game.position.teams]
    assert session.match.finished_at is not None
    assert outcome.finished
    assert code(await session.press(HOME_COACH, None, [("end",)])) == "match_over"


async def test_a_failed_commit_leaves_memory_where_storage_is(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await table.match()
    before = session.game.position.digest()

    async def fail(*given: object, **named: object) -> object:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(journal, "store", fail)
        assert code(await table.play(session, ("heads",))) == "not_saved"
    assert len(await table.entries(session)) == 1
    refused = await session.press(STRANGER, None, [("heads",)])
    assert code(refused) == "stranger"
    assert session.game.position.digest() == before
    assert (await table.play(session, ("heads",))).played
    await table.agree(session)


@pytest.mark.parametrize("trouble", ["full", "locked"])
async def test_a_full_disk_or_a_locked_file_changes_nothing(
    table: Table, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press is refused with a word about it, half of it is nowhere, and the next one after the trouble is played."""
    monkeypatch.setattr("db.engine.BUSY_TIMEOUT_MS", 1)
    session = await table.match()
    await table.to_turn(session)
    database = table.services.desk.database
    await database.close()
    before, stored = session.game.position.digest(), await table.entries(session)
    assert database.path is not None
    with sqlite3.connect(database.path, isolation_level=None) as other:
        if trouble == "locked":
            other.execute("BEGIN IMMEDIATE")
        else:
            event.listen(database.engine.sync_engine, "connect", _without_room)
            await database.close()
        outcomes = [await table.play(session, *mover(session.game), ("done",)) for _ in range(2)]
        other.rollback()
    assert [code(outcome) for outcome in outcomes] == ["not_saved"] * 2
    if trouble == "full":
        event.remove(database.engine.sync_engine, "connect", _without_room)
    await database.close()
    assert await table.entries(session) == stored
    assert (await table.play(session, *mover(session.game), ("done",))).played
    assert session.game.position.digest() != before
    await table.agree(session)


def _without_room(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA max_page_count = 1")
    cursor.close()


async def test_what_is_shown_has_been_stored(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await table.match()
    number, go_on = session.match.prompt_number, asyncio.Event()
    store = journal.store

    async def slowly(*given: Any) -> Any:
        await go_on.wait()
        return await store(*given)

    monkeypatch.setattr(journal, "store", slowly)
    pressed = asyncio.create_task(table.play(session, ("heads",)))
    shown = asyncio.create_task(session.stored(lambda: (session.match.prompt_number, session.game.prompt)))
    await asyncio.sleep(0.01)
    assert session.game.prompt is not None
    assert session.game.prompt.number > number
    assert not shown.done()
    go_on.set()
    assert (await pressed).played
    assert (await shown) == (session.match.prompt_number, session.game.prompt)


async def test_another_writer_is_noticed(table: Table) -> None:
    """Two processes must not both own a match: the second one's decision is refused and it stands where the first is."""
    session = await table.match()
    table.services.sessions.forget(GUILD)
    other = await table.services.sessions.get(GUILD, session.match.id)
    assert other is not session
    await table.play(other, ("heads",))
    assert code(await table.play(session, ("tails",))) == "not_saved"
    await session.press(STRANGER, None, [])
    assert session.game.position.digest() == other.game.position.digest()


async def test_resuming_reads_nothing_older_than_the_turn(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await table.match()
    await table.to_turn(session)
    await table.play(session, *mover(session.game), ("done",))
    await table.play(session, *mover(session.game))
    asked: list[int] = []
    real = log_rows.load_log

    async def spy(*given: object, since: int = 0, **named: object) -> object:
        asked.append(since)
        return await real(*given, since=since, **named)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr("services.resume.load_log", spy)
    async with table.services.desk.database.reading() as conn:
        stored = await resume(conn, GUILD, session.match.id)
    assert stored is not None
    assert len(asked) == 1
    entries = await table.entries(session)
    turn = [entry for entry in entries if entry.position >= asked[0]]
    assert len(turn) <= 6
    assert len(stored.story.steps) == len(session.story.steps)
    assert [step.events for step in stored.story.steps[1:]] == [step.events for step in session.story.steps[1:]]


async def test_a_log_that_no_longer_replays_goes_on_from_the_turn(table: Table) -> None:
    session = await table.match("slow")
    await table.to_turn(session)
    opening = session.game.position.digest()
    await table.play(session, *mover(session.game), ("done",))
    await table.play(session, *mover(session.game))
    drawn, number = session.match.dice_drawn, session.match.prompt_number
    async with table.services.desk.database.transaction() as conn:
        await conn.execute(
            text("UPDATE log_entries SET state_hash = 'other rules' WHERE struck_at IS NULL AND position > 3")
        )
    table.services.sessions.forget(GUILD)
    # Half of the time has passed: that is no longer told, but that the turn begins again is, and so does its time.
    shown = await table.services.sessions.expire_due(table.clock.pass_(hours=13))
    assert [(e.kind, e.outcome.mention if e.outcome else None) for e in shown] == [("cut", session.asked_user)]
    again = await table.services.sessions.get(GUILD, session.match.id)
    preset = PRESETS["slow"]
    assert again.clocks.due_at == table.clock.now() + preset.turn + preset.bank
    async with table.services.desk.database.reading() as conn:
        due = await list_deadlines(conn, GUILD, session.match.id)
    assert {row.kind: row.due_at for row in due}["turn"] == again.clocks.due_at
    assert {row.prompt_number for row in due} == {again.match.prompt_number}
    assert again.cut == 5
    assert again.game.position.digest() == opening
    assert at(again.game, "turn")
    assert again.match.dice_drawn == drawn
    assert again.match.prompt_number > number
    assert [entry.struck_by for entry in await table.entries(again) if entry.struck] == ["upgrade"] * 5
    assert (await table.play(again, *mover(again.game))).played
    await table.agree(again)


async def test_an_engine_error_changes_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await table.match()
    before = session.game.position.digest()

    def fail(*given: object) -> object:
        raise RuntimeError("a fault in a rule")

    with monkeypatch.context() as patched:
        patched.setattr(session.game, "play", fail)
        assert code(await table.play(session, ("heads",))) == "internal"
    assert session.game.position.digest() == before
    assert (await table.play(session, ("heads",))).played


async def test_a_clock_that_fails_leaves_memory_where_storage_is(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await table.match("live")
    with monkeypatch.context() as patched:
        patched.setattr(session, "_follow_orders", None)
        assert not [e for e in await table.services.sessions.expire_due(table.clock.pass_(minutes=5)) if e.outcome]
    done = await table.services.sessions.expire_due(table.clock.now())
    assert [len(one.outcome.played) for one in done if one.outcome] == [1]
    await table.agree(session)


async def test_sessions_are_kept_and_dropped(table: Table) -> None:
    sessions = table.services.sessions
    sessions.capacity = 2
    made = [await table.match() for _ in range(4)]
    assert len({id(session) for session in made}) == 4
    assert await sessions.get(GUILD, made[-1].match.id) is made[-1]
    assert await sessions.get(GUILD, made[0].match.id) is not made[0]
    with pytest.raises(Refused, match="no_such_match"):
        await sessions.get(GUILD + 1, made[0].match.id)
    await made[-1].set_thread(555, 10)
    assert (await sessions.in_channel(GUILD, 555)).match.id == made[-1].match.id
    with pytest.raises(Refused, match="no_match_here"):
        await sessions.in_channel(GUILD + 1, 555)


async def test_conceding_is_for_the_own_turn(table: Table) -> None:
    session = await table.match()
    assert code(await session.concede(AWAY_COACH)) == "concede_when"
    await table.to_turn(session)
    user = session.asked_user
    assert user is not None
    outcome = await session.concede(user)
    assert outcome.finished
    assert session.match.state == "finished"
    side = session.match.side_of(user)
    assert session.match.result["conceded"] == side
    assert session.match.result["winner"] == 1 - (side or 0)


async def test_the_turn_report_has_the_whole_turn(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    declare, step = mover(session.game)
    await table.play(session, declare, step, ("done",))
    await session.reload()
    outcome = await table.play(session, ("end",))
    assert outcome.new_turn
    assert outcome.ended_turn is not None
    assert declare in [played.decision for played in outcome.ended_turn.story]
    assert type(session.story.steps[0].events[0]).__name__ == "TurnBegan"

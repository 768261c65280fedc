from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.clocks import ClockBank, load_clocks
from db.deadlines import NewDeadline, add_deadline, list_deadlines
from db.engine import Database
from db.errors import Conflict, StorageError
from db.log import append_dice, append_entry, entries_after, load_dice, load_log, strike_entries
from db.matches import load_match
from db.record import commit_decision, resume, take_back
from db.snapshots import Snapshot, latest_snapshot, list_snapshots, save_snapshot
from engine.match.dice import BLOCK
from engine.match.match import RestPoint
from tests.db import AWAY_COACH, GUILD, HOME_COACH, NOW, after, asked, entry, new_match, play, snapshot


async def strike(conn: AsyncConnection, match_id: int, entry_count: int, keep: int, **more: Any) -> list[str]:
    taken = await strike_entries(
        conn, GUILD, match_id, entry_count=entry_count, keep=keep, by="agreement", at=after(60), **more
    )
    return [one.decision for one in taken]


async def test_an_entry_comes_back_as_it_was_written(database: Database) -> None:
    given = entry(
        "reroll sure_hands",
        2,
        8,
        faces=8,
        side=1,
        user_id=AWAY_COACH,
        given_by="standing_order",
        prompt_number=17,
        state_hash="0f" * 32,
    )
    async with database.transaction() as conn:
        match = await new_match(conn)
        written = await append_entry(conn, GUILD, match.id, given, position=0, dice_drawn=0)
    async with database.reading() as conn:
        assert await load_log(conn, GUILD, match.id) == [written]
        assert await load_dice(conn, GUILD, match.id) == list(written.dice)
    for name in ("decision", "side", "user_id", "given_by", "prompt_number", "state_hash", "decided_at"):
        assert getattr(written, name) == getattr(given, name)
    assert (written.number, written.position, written.struck) == (1, 0, False)
    assert [(d.number, d.faces, d.value, d.struck) for d in written.dice] == [(1, 8, 2, False), (2, 8, 8, False)]


async def test_entries_and_dice_are_counted(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        written = await play(conn, match.id, ("", 3, 4), ("heads", 1), ("receive",), ("ready", 2, 2, 6))
        stands = await load_match(conn, GUILD, match.id)
    assert [one.position for one in written] == [0, 1, 2, 3]
    assert [[d.number for d in one.dice] for one in written] == [[1, 2], [3], [], [4, 5, 6]]
    assert (stands.entry_count, stands.dice_drawn) == (4, 6)


async def test_block_dice_have_no_number_of_faces(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await append_entry(conn, GUILD, match.id, entry("block a1", 1, 6, faces=BLOCK), position=0, dice_drawn=0)
        (block,) = await load_log(conn, GUILD, match.id)
    assert block.rolls == [(BLOCK, 1), (BLOCK, 6)]


@pytest.mark.parametrize(("position", "dice_drawn"), [(1, 2), (3, 2), (2, 1), (2, 3)])
async def test_a_writer_that_is_behind_is_refused(database: Database, position: int, dice_drawn: int) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("receive", 5))
    with pytest.raises(Conflict, match="stands at entry 2 with 2 dice"):
        async with database.transaction() as conn:
            await append_entry(conn, GUILD, match.id, entry("end", 6), position=position, dice_drawn=dice_drawn)
    async with database.reading() as conn:
        assert [one.decision for one in await load_log(conn, GUILD, match.id)] == ["heads", "receive"]
        assert (await load_match(conn, GUILD, match.id)).dice_drawn == 2


@pytest.mark.parametrize(("faces", "value"), [(6, 0), (6, 7), (3, 4), (0, 0), (0, 7)])
async def test_a_value_that_the_die_does_not_have_is_refused(database: Database, faces: int, value: int) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
    with pytest.raises(IntegrityError, match="ck_dice_value"):
        async with database.transaction() as conn:
            await append_entry(conn, GUILD, match.id, entry("heads", 1, value, faces=faces), position=0, dice_drawn=0)
    async with database.reading() as conn:
        assert await load_log(conn, GUILD, match.id) == []


async def test_what_is_taken_back_stays_struck_and_dice_go_on(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("h1 move",), ("move N8", 2, 5), ("move N9",))
        assert await strike(conn, match.id, 4, 2) == ["move N8", "move N9"]
        stands = await load_match(conn, GUILD, match.id)
        assert (stands.entry_count, stands.dice_drawn) == (2, 3)
        again = await append_entry(conn, GUILD, match.id, entry("move M8", 6), position=2, dice_drawn=3)

    assert (again.number, again.position, again.dice[0].number) == (5, 2, 4)
    async with database.reading() as conn:
        standing = await load_log(conn, GUILD, match.id)
        everything = await load_log(conn, GUILD, match.id, struck=True)
        journal = await load_dice(conn, GUILD, match.id)
    assert [one.decision for one in standing] == ["heads", "h1 move", "move M8"]
    assert [(one.decision, one.position, one.struck) for one in everything] == [
        ("heads", 0, False),
        ("h1 move", 1, False),
        ("move N8", 2, True),
        ("move N9", 3, True),
        ("move M8", 2, False),
    ]
    assert [(one.struck_at, one.struck_by) for one in everything[2:4]] == [(after(60), "agreement")] * 2
    assert [(d.number, d.value, d.struck) for d in journal] == [
        (1, 1, False),
        (2, 2, True),
        (3, 5, True),
        (4, 6, False),
    ]


async def test_taking_back_twice_leaves_the_first_time_alone(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("move N8", 2))
        assert await strike(conn, match.id, 2, 1) == ["move N8"]
        await append_entry(conn, GUILD, match.id, entry("move N9", 3), position=1, dice_drawn=2)
        assert await strike(conn, match.id, 2, 0) == ["heads", "move N9"]
        assert await load_log(conn, GUILD, match.id) == []
        assert [d.number for d in await load_dice(conn, GUILD, match.id) if d.struck] == [1, 2, 3]
        first = await append_entry(conn, GUILD, match.id, entry("tails", 2), position=0, dice_drawn=3)
    assert (first.number, first.dice[0].number) == (4, 4)


@pytest.mark.parametrize(("entry_count", "keep"), [(2, 1), (4, 1), (3, 4), (3, -1)])
async def test_a_take_back_that_does_not_fit_the_log_is_refused(
    database: Database, entry_count: int, keep: int
) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("receive",), ("ready", 4))
    with pytest.raises(Conflict):
        async with database.transaction() as conn:
            await strike(conn, match.id, entry_count, keep)
    async with database.reading() as conn:
        assert len(await load_log(conn, GUILD, match.id)) == 3


async def test_going_on_from_the_middle_of_an_entry(database: Database) -> None:
    """As after an upgrade: the snapshot lies after the first of three dice, and the others are drawn anew."""
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("end", 3, 4, 5), ("h2 move", 6))
        await save_snapshot(conn, GUILD, match.id, snapshot(1, 1, "kick"))
        await save_snapshot(conn, GUILD, match.id, snapshot(1, 3, "turn"))
        taken = await take_back(
            conn, GUILD, match.id, entry_count=3, keep=2, keep_dice=1, by="upgrade", at=NOW, asked=asked(4)
        )
        assert [one.decision for one in taken] == ["h2 move"]
        assert [(kept.position, kept.dice_used) for kept in await list_snapshots(conn, GUILD, match.id)] == [(1, 1)]
        end = await append_dice(conn, GUILD, match.id, [(6, 1), (8, 7)], position=2, dice_drawn=5)
        stands = await load_match(conn, GUILD, match.id)
    assert end.rolls == [(6, 3), (6, 1), (8, 7)]
    assert [d.number for d in end.dice if d.struck] == [3, 4]
    assert (stands.entry_count, stands.dice_drawn) == (2, 7)


async def test_dice_need_an_entry(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
    with pytest.raises(Conflict, match="no entry"):
        async with database.transaction() as conn:
            await append_dice(conn, GUILD, match.id, [(6, 1)], position=0, dice_drawn=0)
    async with database.reading() as conn:
        assert (await load_match(conn, GUILD, match.id)).dice_drawn == 0


async def test_what_happened_since(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("h1 move",), ("move N8", 2))
        await strike(conn, match.id, 3, 2)
        await append_entry(conn, GUILD, match.id, entry("move N9", 4), position=2, dice_drawn=2)
        since = await entries_after(conn, GUILD, match.id, 2)
        assert await entries_after(conn, GUILD, match.id, 4) == []
    assert [(one.decision, one.struck, [d.value for d in one.dice]) for one in since] == [
        ("move N8", True, [2]),
        ("move N9", False, [4]),
    ]


async def test_the_opening_of_each_turn_and_the_newest_rest_point_are_kept(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        kept = []
        for position, turn in enumerate(["setup", "h1", "h1", "h1", "a1", "a1"]):
            await save_snapshot(conn, GUILD, match.id, snapshot(position, 0, turn))
            kept.append([one.position for one in await list_snapshots(conn, GUILD, match.id)])
    assert kept == [[0], [1, 0], [2, 1, 0], [3, 1, 0], [4, 1, 0], [5, 4, 1, 0]]


async def test_a_rest_point_of_the_engine_comes_back(database: Database) -> None:
    point = RestPoint({"schema": 1, "ball": 523, "flow": ["ñ", None, 2]}, entry=4, dice=2, number=31)
    async with database.transaction() as conn:
        match = await new_match(conn)
        await save_snapshot(conn, GUILD, match.id, Snapshot.of(point, turn="h1", now=NOW))
        stored = await latest_snapshot(conn, GUILD, match.id)
    assert stored is not None
    assert stored.data == '{"ball":523,"flow":["ñ",null,2],"schema":1}'
    again = stored.rest_point()
    assert (again.snapshot, again.entry, again.dice, again.number) == (point.snapshot, 4, 2, 31)
    with pytest.raises(StorageError, match="damaged"):
        replace(stored, data=stored.data.replace("523", "524")).rest_point()


async def test_a_rest_point_can_be_taken_anew(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await save_snapshot(conn, GUILD, match.id, snapshot(0, 2, "h1", '{"a":1}'))
        await save_snapshot(conn, GUILD, match.id, snapshot(0, 2, "h1", '{"a":2}'))
        await save_snapshot(conn, GUILD, match.id, snapshot(3, 0, "h1", '{"a":3}'))
        assert [one.data for one in await list_snapshots(conn, GUILD, match.id)] == ['{"a":3}', '{"a":2}']


async def test_a_decision_is_committed_with_all_that_follows_from_it(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await add_deadline(conn, GUILD, match.id, NewDeadline(kind="turn", due_at=after(5)))
        await add_deadline(conn, GUILD, match.id, NewDeadline(kind="agreement", due_at=after(9)))
        await commit_decision(
            conn,
            GUILD,
            match.id,
            entry("end", 4),
            position=0,
            dice_drawn=0,
            asked=asked(9, 1, "apothecary"),
            snapshots=[snapshot(0, 0, "a1"), snapshot(0, 1, "a1")],
            clocks=[
                ClockBank(side=0, turn_ms=240_000, bank_ms=0, running_since=None),
                ClockBank(side=1, turn_ms=12_345, bank_ms=10**12, running_since=NOW),
            ],
            deadlines=[NewDeadline(kind="turn", due_at=after(240), prompt_number=9, side=1, details={"a": 1})],
        )
    async with database.reading() as conn:
        resumed = await resume(conn, GUILD, match.id)
        clocks = await load_clocks(conn, GUILD, match.id)
        pending = await list_deadlines(conn, GUILD, match.id)
    stands = resumed.match
    assert (stands.prompt_number, stands.prompt_kind, stands.asked_side, stands.asked_since) == (
        9,
        "apothecary",
        1,
        NOW,
    )
    assert resumed.snapshot == snapshot(0, 1, "a1")
    assert clocks[1] == ClockBank(side=1, turn_ms=12_345, bank_ms=10**12, running_since=NOW)
    assert clocks[0].running_since is None
    assert [(d.kind, d.due_at, d.prompt_number, d.side, d.details) for d in pending] == [
        ("agreement", after(9), None, None, None),
        ("turn", after(240), 9, 1, {"a": 1}),
    ]


async def test_a_refused_decision_moves_nothing(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1))
    with pytest.raises(Conflict):
        async with database.transaction() as conn:
            await commit_decision(
                conn,
                GUILD,
                match.id,
                entry("end"),
                position=0,
                dice_drawn=1,
                asked=asked(99),
                snapshots=[snapshot(0, 0, "a1")],
                deadlines=[NewDeadline(kind="turn", due_at=NOW)],
            )
    async with database.reading() as conn:
        resumed = await resume(conn, GUILD, match.id)
        assert (resumed.match.prompt_number, resumed.snapshot) == (1, None)
        assert await list_deadlines(conn, GUILD, match.id) == []


async def test_resuming_reads_nothing_older_than_the_rest_point(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("h1 move", 2), ("move N8", 3), ("done", 4))
        before = await resume(conn, GUILD, match.id)
        await save_snapshot(conn, GUILD, match.id, snapshot(2, 1, "h1"))
        resumed = await resume(conn, GUILD, match.id)
    assert [one.decision for one in before.entries] == ["heads", "h1 move", "move N8", "done"]
    assert [(one.decision, one.rolls) for one in resumed.entries] == [("move N8", [(6, 3)]), ("done", [(6, 4)])]
    assert resumed.match.coach(0) == HOME_COACH
    assert resumed.match.coach(1) == AWAY_COACH


async def test_a_take_back_drops_the_rest_points_it_undoes(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await play(conn, match.id, ("heads", 1), ("h1 move",), ("move N8", 2), ("done",))
        for position, turn in enumerate(["setup", "h1", "h1x", "h1y"]):
            await save_snapshot(conn, GUILD, match.id, snapshot(position, 0, turn))
        taken = await take_back(
            conn,
            GUILD,
            match.id,
            entry_count=4,
            keep=2,
            by="coach",
            at=NOW,
            asked=asked(7),
            deadlines=[NewDeadline(kind="turn", due_at=after(60))],
        )
        resumed = await resume(conn, GUILD, match.id)
        pending = await list_deadlines(conn, GUILD, match.id)
    assert [one.decision for one in taken] == ["move N8", "done"]
    assert resumed.snapshot == snapshot(1, 0, "h1")
    assert [one.decision for one in resumed.entries] == ["h1 move"]
    assert resumed.match.prompt_number == 7
    assert [d.due_at for d in pending] == [after(60)]

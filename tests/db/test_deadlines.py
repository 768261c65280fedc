from __future__ import annotations

import asyncio

import pytest

from db.deadlines import (
    Deadline,
    NewDeadline,
    add_deadline,
    cancel_deadlines,
    expire,
    fire,
    list_deadlines,
    load_deadline,
    pending_deadlines,
    postpone_deadlines,
    replace_deadlines,
)
from db.engine import Database
from db.errors import NotFound
from db.log import append_entry, load_log
from tests.db import GUILD, NOW, OTHER_GUILD, after, entry, new_match


async def set_up(database: Database, *seconds: float) -> tuple[int, list[Deadline]]:
    async with database.transaction() as conn:
        match = await new_match(conn)
        stored = [
            await add_deadline(conn, GUILD, match.id, NewDeadline(kind="turn", due_at=after(due), side=1))
            for due in seconds
        ]
    return match.id, stored


async def sweep(database: Database, seconds: float) -> list[int]:
    async with database.transaction() as conn:
        return [deadline.id for deadline in await expire(conn, after(seconds))]


async def test_a_deadline_comes_back_as_it_was_stored(database: Database) -> None:
    given = NewDeadline(kind="halfway", due_at=after(12), prompt_number=5, side=0, details={"channel": 7})
    async with database.transaction() as conn:
        match = await new_match(conn)
        stored = await add_deadline(conn, GUILD, match.id, given)
        assert await load_deadline(conn, GUILD, stored.id) == stored
    assert (stored.match_id, stored.kind, stored.due_at, stored.fired_at) == (match.id, "halfway", after(12), None)
    assert (stored.prompt_number, stored.side, stored.details) == (5, 0, {"channel": 7})


async def test_what_is_due_fires_once_in_order(database: Database) -> None:
    match_id, (late, early, future) = await set_up(database, 20, 10, 30)
    assert await sweep(database, 9.999999) == []
    assert await sweep(database, 20) == [early.id, late.id]
    assert await sweep(database, 25) == []
    async with database.reading() as conn:
        assert await list_deadlines(conn, GUILD, match_id) == [future]
        assert (await load_deadline(conn, GUILD, early.id)).fired_at == after(20)


async def test_two_sweeps_at_once_share_the_deadlines(database: Database) -> None:
    """Two connections pools on one file, as two processes would have."""
    _, stored = await set_up(database, *range(40))
    other = Database.connect(str(database.url))
    swept = await asyncio.gather(*(sweep(one, 100) for one in (database, other) * 3))
    await other.close()
    assert sorted(deadline for one in swept for deadline in one) == [deadline.id for deadline in stored]


async def test_two_sweeps_that_saw_the_same_rows_fire_each_once(database: Database) -> None:
    _, stored = await set_up(database, *range(20))
    other = Database.connect(str(database.url))
    together = asyncio.Barrier(2)

    async def fire_all(one: Database) -> list[int]:
        async with one.reading() as conn:
            seen = await pending_deadlines(conn, due_by=after(100))
        await together.wait()
        fired = []
        for deadline in seen:
            async with one.transaction() as conn:
                if await fire(conn, deadline.guild_id, deadline.id, after(100)):
                    fired.append(deadline.id)
        assert len(seen) == 20
        return fired

    first, second = await asyncio.gather(fire_all(database), fire_all(other))
    await other.close()
    assert sorted(first + second) == [deadline.id for deadline in stored]


async def test_a_timeout_whose_decision_is_not_committed_fires_again(database: Database) -> None:
    match_id, (deadline,) = await set_up(database, 5)

    async def time_out(*, crash: bool) -> None:
        async with database.transaction() as conn:
            assert await fire(conn, GUILD, deadline.id, after(6))
            await append_entry(conn, GUILD, match_id, entry("timeout", given_by="clock"), position=0, dice_drawn=0)
            if crash:
                raise RuntimeError("killed")

    with pytest.raises(RuntimeError, match="killed"):
        await time_out(crash=True)
    await time_out(crash=False)
    async with database.transaction() as conn:
        assert not await fire(conn, GUILD, deadline.id, after(7))
        assert [one.decision for one in await load_log(conn, GUILD, match_id)] == ["timeout"]


async def test_what_is_not_due_does_not_fire(database: Database) -> None:
    _, (deadline,) = await set_up(database, 5)
    async with database.transaction() as conn:
        assert not await fire(conn, GUILD, deadline.id, after(4))
        assert not await fire(conn, OTHER_GUILD, deadline.id, after(6))
        assert await fire(conn, GUILD, deadline.id, after(5))


async def test_replacing_leaves_other_kinds_and_what_has_fired(database: Database) -> None:
    match_id, (fired, _) = await set_up(database, 1, 50)
    assert await sweep(database, 2) == [fired.id]
    async with database.transaction() as conn:
        asked = await add_deadline(conn, GUILD, match_id, NewDeadline(kind="agreement", due_at=after(3)))
        (new,) = await replace_deadlines(conn, GUILD, match_id, [NewDeadline(kind="warning", due_at=after(70))])
        assert await list_deadlines(conn, GUILD, match_id) == [asked, new]
        assert (await load_deadline(conn, GUILD, fired.id)).fired_at == after(2)
        assert await cancel_deadlines(conn, GUILD, match_id, kinds=["agreement"]) == 1
        assert await list_deadlines(conn, GUILD, match_id) == [new]
        assert await cancel_deadlines(conn, GUILD, match_id) == 1
        assert await list_deadlines(conn, GUILD, match_id) == []


async def test_a_number_is_not_used_again(database: Database) -> None:
    match_id, (first,) = await set_up(database, 1)
    async with database.transaction() as conn:
        await cancel_deadlines(conn, GUILD, match_id)
        second = await add_deadline(conn, GUILD, match_id, NewDeadline(kind="turn", due_at=NOW))
    assert second.id > first.id


async def test_a_deadline_can_be_postponed(database: Database) -> None:
    match_id, (deadline, done) = await set_up(database, 5, 1)
    assert await sweep(database, 2) == [done.id]
    async with database.transaction() as conn:
        await postpone_deadlines(conn, GUILD, match_id, {deadline.id: after(65)})
        assert [one.due_at for one in await list_deadlines(conn, GUILD, match_id)] == [after(65)]
        with pytest.raises(NotFound):
            await postpone_deadlines(conn, GUILD, match_id, {done.id: after(65)})
    assert await sweep(database, 64) == []
    assert await sweep(database, 65) == [deadline.id]


async def test_a_process_sweeps_only_the_guilds_it_serves(database: Database) -> None:
    _, (mine,) = await set_up(database, 5)
    async with database.transaction() as conn:
        match = await new_match(conn, OTHER_GUILD)
        theirs = await add_deadline(conn, OTHER_GUILD, match.id, NewDeadline(kind="turn", due_at=after(4)))
        assert await expire(conn, after(9), guild_ids=[]) == []
        assert [one.id for one in await expire(conn, after(9), guild_ids=[GUILD])] == [mine.id]
        assert [one.id for one in await pending_deadlines(conn)] == [theirs.id]
        assert [one.id for one in await expire(conn, after(9))] == [theirs.id]


async def test_a_guild_can_have_deadlines_without_a_match(database: Database) -> None:
    await set_up(database)
    async with database.transaction() as conn:
        await add_deadline(conn, GUILD, None, NewDeadline(kind="challenge", due_at=after(1), details={"id": 4}))
        (fired,) = await expire(conn, after(1))
    assert (fired.match_id, fired.kind, fired.details, fired.fired_at) == (None, "challenge", {"id": 4}, after(1))

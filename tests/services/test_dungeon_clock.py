"""The clock of dungeon matches: live ones by the clock of the wall, slow ones by turns; uploaded maps outlive their dungeon."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

import pytest

from db import deadlines
from engine.match import events as ev
from engine.match.dungeons import dungeon
from services import agreed
from services.app import Services
from services.dungeon_clock import KIND
from services.dungeons import MINUTES, read_turns
from services.errors import Refused
from services.session import MatchSession
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, Table


async def match_in(
    table: Table, preset: str = "live", name: str | None = "vaults", turns: str | None = None
) -> MatchSession:
    """A dungeon match at its first question."""
    challenges = table.services.challenges
    made = await challenges.challenge(
        GUILD,
        10,
        HOME_COACH,
        AWAY_COACH,
        preset=preset,
        ground="challenger",
        rules="dungeonbowl",
        dungeon=name,
        turns=turns,
    )
    match = await challenges.accept(GUILD, made.id, AWAY_COACH)
    await challenges.choose_team(GUILD, match.id, HOME_COACH, "human_lanterns")
    await challenges.choose_team(GUILD, match.id, AWAY_COACH, "orc_cauldrons")
    return await table.services.sessions.get(GUILD, match.id)


async def calls(table: Table, session: MatchSession) -> dict[str, timedelta]:
    """How long until the clock calls for each event."""
    async with table.services.desk.database.reading() as conn:
        rows = await deadlines.list_deadlines(conn, GUILD, session.match.id)
    return {row.details["what"]: row.due_at - table.clock.now() for row in rows if row.kind == KIND}


async def defaults(table: Table, session: MatchSession, until: Iterable[str] = ("turn",)) -> None:
    """Everybody takes the default, up to a question of these kinds."""
    while session.game.prompt is not None and session.game.prompt.kind not in until:
        assert (await table.play(session, session.game.prompt.default)).refusal is None


async def end_turn(table: Table, session: MatchSession) -> None:
    await table.play(session, ("end",))
    await defaults(table, session)


async def test_a_live_match_is_called_by_the_clock_of_the_wall(table: Table) -> None:
    session = await match_in(table)
    waiting = await calls(table, session)
    for what, (least, most) in MINUTES.items():
        assert timedelta(minutes=least) <= waiting[what] <= timedelta(minutes=most)
    assert session.game.position.rules["dungeon_turns"] == [0, 0, 0]
    await defaults(table, session)
    table.clock.pass_(minutes=46)
    done = await table.services.sessions.expire_due(table.clock.now())
    called = [e for one in done if one.outcome for e in one.outcome.events if isinstance(e, ev.ClockCalled)]
    assert [one.what for one in called] == ["chests"]
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    dungeon_now = session.game.position.dungeon
    assert dungeon_now is not None
    assert len(dungeon_now.chests) == 6
    await defaults(table, session)
    await end_turn(table, session)
    assert dungeon_now is session.game.position.dungeon
    assert dungeon_now.chests == ()
    assert dungeon_now.happened == ("chests",)
    table.clock.pass_(minutes=50)
    await table.services.sessions.expire_due(table.clock.now())
    for _ in range(3):
        if session.game.prompt is not None:
            await end_turn(table, session)
            await table.services.sessions.expire_due(table.clock.now())
    assert session.match.state == "finished"
    assert session.game.position.teams[0].score == session.game.position.teams[1].score == 0
    await table.agree(session)


async def test_within_an_action_the_call_waits(table: Table) -> None:
    session = await match_in(table)
    await defaults(table, session)
    assert session.game.prompt is not None
    declared = next(d for d in session.game.prompt.legal.of("declare") if d[2] == "move")
    await table.play(session, declared)
    table.clock.pass_(minutes=3)
    async with table.services.desk.database.transaction() as conn:
        rows = await deadlines.list_deadlines(conn, GUILD, session.match.id)
        soon = {row.id: table.clock.now() for row in rows if row.kind == KIND and row.details["what"] == "chests"}
        await deadlines.postpone_deadlines(conn, GUILD, session.match.id, soon)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    assert "chests" in await calls(table, session)
    await table.play(session, ("done",))
    assert len(await table.services.sessions.expire_due(table.clock.now())) == 1
    assert "chests" not in await calls(table, session)


async def test_a_pause_stops_the_calls_and_a_restart_keeps_them(table: Table) -> None:
    session = await match_in(table)
    await defaults(table, session)
    table.clock.pass_(minutes=1)
    before = await calls(table, session)
    await agreed.suspend(session)
    assert await calls(table, session) == {}
    table.clock.pass_(hours=9)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    assert (await agreed.unpause(session, HOME_COACH)).refusal is None
    assert await calls(table, session) == before
    table.clock.pass_(hours=5)
    again = await Services.open(str(table.services.desk.database.engine.url), table.clock)
    try:
        await again.sessions.give_grace()
    finally:
        await again.close()
    after = await calls(table, session)
    assert after["chests"] == timedelta(minutes=2)
    assert after["draw"] - after["chests"] == before["draw"] - before["chests"]


async def test_a_slow_match_counts_turns(table: Table) -> None:
    session = await match_in(table, "slow")
    assert session.game.position.rules["dungeon_turns"] == [12, 20, 26]
    assert await calls(table, session) == {}
    short = await match_in(table, "live", turns="1 2 3")
    assert short.game.position.rules["dungeon_turns"] == [1, 2, 3]
    assert await calls(table, short) == {}
    await defaults(table, short)
    for _ in range(6):
        if short.game.prompt is not None:
            await end_turn(table, short)
    assert short.match.state == "finished"


async def test_a_match_keeps_its_map(table: Table) -> None:
    text = dungeon("warren").text
    assert await table.services.dungeons.upload(GUILD, "hole", text.encode(), commissioner=True) is not None
    session = await match_in(table, name="hole")
    await table.services.dungeons.delete(GUILD, "hole", commissioner=True)
    await table.agree(session)
    assert session.game.position.rules["map"] == text
    with pytest.raises(Refused) as refused:
        await match_in(table, name="hole")
    assert refused.value.code == "unknown_dungeon"
    with pytest.raises(Refused) as elsewhere:
        await table.services.dungeons.get(GUILD + 1, "hole")
    assert elsewhere.value.code == "unknown_dungeon"


async def test_what_is_refused(table: Table) -> None:
    for turns in ("1 2", "3 2 1", "0 1 2", "1 1 2", "a b c", "1 2 100"):
        with pytest.raises(Refused) as refused:
            read_turns(turns)
        assert refused.value.code == "dungeon_turns"
    assert read_turns("12/20/26") == read_turns("12, 20, 26") == (12, 20, 26)
    for name, turns in (("vaults", None), (None, "12 20 26")):
        with pytest.raises(Refused) as refused:
            await table.services.challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, dungeon=name, turns=turns)
        assert refused.value.code == "dungeon_without_rules"


async def test_a_placing_is_taken_back_and_a_match_cancelled_before_its_first_turn(table: Table) -> None:
    session = await match_in(table, name="warren")
    before = session.game.position.digest()
    user = session.asked_user
    assert user is not None
    assert session.game.prompt is not None
    first = session.game.prompt.legal.of("place")[7]
    await table.play(session, first)
    assert session.game.position.digest() != before
    assert (await agreed.take_back(session, user)).refusal is None
    assert session.game.position.digest() == before
    assert not session.beyond_kick_off()
    await defaults(table, session, ("toss",))
    assert (await agreed.cancel(session, HOME_COACH)).refusal is None
    assert session.match.state == "cancelled"
    assert await calls(table, session) == {}


async def test_orders_place_without_being_asked(table: Table) -> None:
    for coach in (HOME_COACH, AWAY_COACH):
        for key in ("place_things", "place_players"):
            await table.services.preferences.set_order(GUILD, coach, key, "default")
    session = await match_in(table, name="causeway")
    await table.play(session, session.game.prompt.default if session.game.prompt else ("end",))
    assert session.game.prompt is not None
    assert session.game.prompt.kind == "toss"
    dungeon_now = session.game.position.dungeon
    assert dungeon_now is not None
    assert len(dungeon_now.working) == 8

"""Guild settings, coaches, challenges, matches, agreements and markers; and that no guild sees another's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import (
    agreements,
    challenges,
    clocks,
    deadlines,
    dungeons,
    guilds,
    league_imports,
    log,
    markers,
    matches,
    preferences,
    record,
    rulings,
    snapshots,
)
from db.engine import Database
from db.errors import Conflict, NotFound
from db.tables import metadata
from tests.db import (
    AWAY_COACH,
    GUILD,
    HOME_COACH,
    NOW,
    OTHER_GUILD,
    SPECTATOR,
    after,
    asked,
    entry,
    new_match,
    play,
    snapshot,
)
from tests.db.leagues import fill_league


async def new_challenge(conn: AsyncConnection, *, opponent: int | None = AWAY_COACH) -> challenges.Challenge:
    await guilds.ensure_guild(conn, GUILD, NOW)
    return await challenges.create_challenge(
        conn,
        GUILD,
        channel_id=30,
        challenger=HOME_COACH,
        opponent=opponent,
        rules="crp",
        options={"team": "human"},
        clock_preset="slow",
        dice_secret=b"s" * 32,
        dice_hash="cd" * 32,
        challenger_word="owl",
        now=NOW,
    )


async def test_guild_settings(database: Database) -> None:
    async with database.transaction() as conn:
        new = await guilds.ensure_guild(conn, GUILD, NOW)
        assert new == guilds.Guild(
            guild_id=GUILD,
            language=None,
            commissioner_role_id=None,
            announcement_channel_id=None,
            clock_preset=None,
            created_at=NOW,
        )
        await guilds.update_guild(conn, GUILD, language="es", commissioner_role_id=2**62)
        await guilds.update_guild(conn, GUILD, clock_preset="slow", language=None)
        again = await guilds.ensure_guild(conn, GUILD, after(60))
    assert (again.language, again.commissioner_role_id, again.clock_preset) == (None, 2**62, "slow")
    assert again.created_at == NOW


async def test_preferences_are_the_defaults_until_chosen(database: Database) -> None:
    async with database.transaction() as conn:
        await guilds.ensure_guild(conn, GUILD, NOW)
        unknown = await preferences.load_preferences(conn, GUILD, HOME_COACH)
        assert unknown == preferences.Preferences(guild_id=GUILD, user_id=HOME_COACH)
        first = await preferences.update_preferences(conn, GUILD, HOME_COACH, time_zone="Europe/Madrid")
        assert first == preferences.Preferences(guild_id=GUILD, user_id=HOME_COACH, time_zone="Europe/Madrid")
        await preferences.update_preferences(
            conn, GUILD, HOME_COACH, quiet_from=1320, quiet_until=480, standing_orders={"reroll": {"dodge": True}}
        )
        chosen = await preferences.update_preferences(conn, GUILD, HOME_COACH, mention=False, palette="blue_yellow")
        other = await preferences.load_preferences(conn, GUILD, AWAY_COACH)
    assert chosen == preferences.Preferences(
        guild_id=GUILD,
        user_id=HOME_COACH,
        time_zone="Europe/Madrid",
        quiet_from=1320,
        quiet_until=480,
        mention=False,
        palette="blue_yellow",
        standing_orders={"reroll": {"dodge": True}},
    )
    assert other == preferences.Preferences(guild_id=GUILD, user_id=AWAY_COACH)


@pytest.mark.parametrize(("start", "end"), [(1320, None), (None, 480), (1440, 480), (0, -1)])
async def test_impossible_quiet_hours_are_refused(database: Database, start: int | None, end: int | None) -> None:
    async with database.transaction() as conn:
        await guilds.ensure_guild(conn, GUILD, NOW)
    with pytest.raises(IntegrityError, match="quiet"):
        async with database.transaction() as conn:
            await preferences.update_preferences(conn, GUILD, HOME_COACH, quiet_from=start, quiet_until=end)


async def test_formations_have_names(database: Database) -> None:
    async with database.transaction() as conn:
        await guilds.ensure_guild(conn, GUILD, NOW)
        await preferences.save_formation(conn, GUILD, HOME_COACH, "wall", {"line": ["N7"]}, NOW)
        await preferences.save_formation(conn, GUILD, HOME_COACH, "cage", [["thrower", "F8"]], NOW)
        await preferences.save_formation(conn, GUILD, HOME_COACH, "wall", {"line": ["N8"]}, after(1))
        await preferences.save_formation(conn, GUILD, AWAY_COACH, "wall", {}, NOW)
        saved = await preferences.list_formations(conn, GUILD, HOME_COACH)
        assert [(one.name, one.places, one.saved_at) for one in saved] == [
            ("cage", [["thrower", "F8"]], NOW),
            ("wall", {"line": ["N8"]}, after(1)),
        ]
        assert await preferences.delete_formation(conn, GUILD, HOME_COACH, "wall")
        assert not await preferences.delete_formation(conn, GUILD, HOME_COACH, "wall")
        assert [one.name for one in await preferences.list_formations(conn, GUILD, AWAY_COACH)] == ["wall"]


async def test_a_coach_can_be_forgotten(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await preferences.update_preferences(conn, GUILD, HOME_COACH, language="en")
        await preferences.save_formation(conn, GUILD, HOME_COACH, "wall", {}, NOW)
        await markers.mark_read(conn, GUILD, match.id, HOME_COACH, 0, NOW)
        await preferences.forget_coach(conn, GUILD, HOME_COACH)
        assert (await preferences.load_preferences(conn, GUILD, HOME_COACH)).language is None
        assert await preferences.list_formations(conn, GUILD, HOME_COACH) == []
        assert await markers.load_marker(conn, GUILD, match.id, HOME_COACH) is None
        assert (await matches.load_match(conn, GUILD, match.id)).home_coach == HOME_COACH


async def test_a_challenge_is_answered_once(database: Database) -> None:
    async with database.transaction() as conn:
        challenge = await new_challenge(conn)
        await challenges.set_challenge_message(conn, GUILD, challenge.id, 77)
        match = await new_match(conn)
        answered = await challenges.answer_challenge(conn, GUILD, challenge.id, "accepted", after(5), match_id=match.id)
        with pytest.raises(Conflict, match="already is accepted"):
            await challenges.answer_challenge(conn, GUILD, challenge.id, "withdrawn", after(6))
    assert (challenge.state, challenge.dice_secret, challenge.options) == ("open", b"s" * 32, {"team": "human"})
    assert (answered.state, answered.message_id, answered.match_id, answered.answered_at) == (
        "accepted",
        77,
        match.id,
        after(5),
    )


async def test_open_challenges_of_a_coach(database: Database) -> None:
    async with database.transaction() as conn:
        named, anyone, closed = [await new_challenge(conn, opponent=who) for who in (AWAY_COACH, None, AWAY_COACH)]
        await challenges.answer_challenge(conn, GUILD, closed.id, "declined", NOW)
        found = {
            who: [one.id for one in await challenges.list_open_challenges(conn, GUILD, user_id=who)]
            for who in (HOME_COACH, AWAY_COACH, SPECTATOR, None)
        }
    both = [named.id, anyone.id]
    assert found == {HOME_COACH: both, AWAY_COACH: both, SPECTATOR: [anyone.id], None: both}


async def test_a_match_comes_back_as_it_was_stored(database: Database) -> None:
    async with database.transaction() as conn:
        new = await new_match(conn, channel_id=500)
        match = await matches.update_match(
            conn,
            GUILD,
            new.id,
            state="playing",
            home_team={"roster": "human"},
            away_team={"roster": "orc"},
            board_message_id=9,
            board_posted_at=after(3),
            started_at=after(2),
        )
    assert (new.state, new.home_team, new.board_message_id) == ("teams", None, None)
    assert (match.state, match.home_team, match.away_team) == ("playing", {"roster": "human"}, {"roster": "orc"})
    assert (match.board_message_id, match.board_posted_at, match.started_at) == (9, after(3), after(2))
    assert (match.dice_secret, match.home_word, match.options) == (bytes(range(32)), "ñandú", new.options)
    assert [match.side_of(user) for user in (HOME_COACH, AWAY_COACH, SPECTATOR)] == [0, 1, None]
    assert "dice_secret" not in repr(match)


async def test_matches_are_found_by_thread_coach_and_state(database: Database) -> None:
    async with database.transaction() as conn:
        old = await new_match(conn, channel_id=500)
        await matches.update_match(conn, GUILD, old.id, state="abandoned", finished_at=NOW)
        replay = await new_match(conn, channel_id=500)
        third = await new_match(conn, home_coach=SPECTATOR)
        found = await matches.find_match(conn, GUILD, 500)
        assert found is not None
        assert found.id == replay.id
        assert await matches.find_match(conn, GUILD, 501) is None
        assert [one.id for one in await matches.list_matches(conn, GUILD)] == [replay.id, third.id]
        assert [one.id for one in await matches.list_matches(conn, GUILD, user_id=HOME_COACH)] == [replay.id]
        ended = await matches.list_matches(conn, GUILD, states=["finished", "abandoned"], user_id=AWAY_COACH)
        assert [one.id for one in ended] == [old.id]


async def test_an_agreement_is_asked_and_answered_once(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        pause = await agreements.ask_agreement(
            conn, GUILD, match.id, kind="pause", side=0, asked_by=HOME_COACH, now=NOW
        )
        back = await agreements.ask_agreement(
            conn, GUILD, match.id, kind="take_back", side=1, asked_by=AWAY_COACH, now=NOW, details={"keep": 12}
        )
        await agreements.set_agreement_message(conn, GUILD, back.id, 88)
        with pytest.raises(Conflict, match="pending pause"):
            await agreements.ask_agreement(conn, GUILD, match.id, kind="pause", side=1, asked_by=AWAY_COACH, now=NOW)
        assert [one.id for one in await agreements.pending_agreements(conn, GUILD, match.id)] == [pause.id, back.id]
        answered = await agreements.answer_agreement(conn, GUILD, back.id, "accepted", after(4), answered_by=HOME_COACH)
        with pytest.raises(Conflict, match="already is accepted"):
            await agreements.answer_agreement(conn, GUILD, back.id, "declined", after(5), answered_by=HOME_COACH)
        assert await agreements.expire_agreements(conn, GUILD, match.id, after(6)) == 1
        again = await agreements.ask_agreement(
            conn, GUILD, match.id, kind="pause", side=1, asked_by=AWAY_COACH, now=NOW
        )
        closed = await agreements.load_agreement(conn, GUILD, pause.id)
    assert (answered.answer, answered.answered_by, answered.answered_at) == ("accepted", HOME_COACH, after(4))
    assert (answered.details, answered.message_id) == ({"keep": 12}, 88)
    assert (closed.answer, closed.answered_by) == ("expired", None)
    assert again.answer is None


async def test_markers_move(database: Database) -> None:
    async with database.transaction() as conn:
        match = await new_match(conn)
        await markers.mark_read(conn, GUILD, match.id, HOME_COACH, 3, NOW)
        await markers.mark_read(conn, GUILD, match.id, HOME_COACH, 8, after(9))
        marker = await markers.load_marker(conn, GUILD, match.id, HOME_COACH)
        assert await markers.load_marker(conn, GUILD, match.id, AWAY_COACH) is None
    assert marker == markers.ReadMarker(entry_number=8, seen_at=after(9))


async def fill(conn: AsyncConnection) -> int:
    """A match of GUILD with a row in every table; the other guild exists and has nothing. Returns the match's id."""
    await guilds.ensure_guild(conn, OTHER_GUILD, NOW)
    match = await new_match(conn, channel_id=500)
    await play(conn, match.id, ("heads", 1), ("receive", 2))
    await snapshots.save_snapshot(conn, GUILD, match.id, snapshot(1, 0, "h1"))
    await clocks.save_clock(conn, GUILD, match.id, clocks.ClockBank(side=0, turn_ms=5, bank_ms=6, running_since=None))
    await deadlines.add_deadline(conn, GUILD, match.id, deadlines.NewDeadline(kind="turn", due_at=NOW))
    await agreements.ask_agreement(conn, GUILD, match.id, kind="pause", side=0, asked_by=HOME_COACH, now=NOW)
    await markers.mark_read(conn, GUILD, match.id, HOME_COACH, 1, NOW)
    await preferences.update_preferences(conn, GUILD, HOME_COACH, language="es")
    await preferences.save_formation(conn, GUILD, HOME_COACH, "wall", {}, NOW)
    await new_challenge(conn)
    await rulings.add_ruling(conn, GUILD, match.id, HOME_COACH, "extend", {"minutes": 5}, NOW)
    await dungeons.save_dungeon(conn, GUILD, "cellar", "#", NOW)
    await league_imports.keep(conn, GUILD, HOME_COACH, "league.json", b"{}", NOW)
    await fill_league(conn)
    return match.id


async def dump(conn: AsyncConnection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: [tuple(row) for row in (await conn.execute(select(table))).all()]
        for table in metadata.sorted_tables
    }


async def test_another_guild_reads_nothing(database: Database) -> None:
    async with database.transaction() as conn:
        match_id = await fill(conn)
        assert await matches.find_match(conn, OTHER_GUILD, 500) is None
        assert await matches.list_matches(conn, OTHER_GUILD) == []
        assert await log.load_log(conn, OTHER_GUILD, match_id, struck=True) == []
        assert await log.entries_after(conn, OTHER_GUILD, match_id, 0) == []
        assert await log.load_dice(conn, OTHER_GUILD, match_id) == []
        assert await snapshots.latest_snapshot(conn, OTHER_GUILD, match_id) is None
        assert await snapshots.list_snapshots(conn, OTHER_GUILD, match_id) == []
        assert await clocks.load_clocks(conn, OTHER_GUILD, match_id) == {}
        assert await deadlines.list_deadlines(conn, OTHER_GUILD, match_id) == []
        assert await agreements.pending_agreements(conn, OTHER_GUILD, match_id) == []
        assert await markers.load_marker(conn, OTHER_GUILD, match_id, HOME_COACH) is None
        assert (await preferences.load_preferences(conn, OTHER_GUILD, HOME_COACH)).language is None
        assert await preferences.list_formations(conn, OTHER_GUILD, HOME_COACH) == []
        assert await challenges.list_open_challenges(conn, OTHER_GUILD) == []
        for attempt in (
            matches.load_match(conn, OTHER_GUILD, match_id),
            record.resume(conn, OTHER_GUILD, match_id),
            deadlines.load_deadline(conn, OTHER_GUILD, 1),
            agreements.load_agreement(conn, OTHER_GUILD, 1),
            challenges.load_challenge(conn, OTHER_GUILD, 1),
        ):
            with pytest.raises(NotFound):
                await attempt


Attempt = Callable[[AsyncConnection, int], Awaitable[object]]
CLOCK = clocks.ClockBank(side=0, turn_ms=1, bank_ms=1, running_since=NOW)
REFUSED: dict[str, Attempt] = {
    "update_match": lambda c, m: matches.update_match(c, OTHER_GUILD, m, state="finished"),
    "append_entry": lambda c, m: log.append_entry(c, OTHER_GUILD, m, entry("end"), position=2, dice_drawn=2),
    "append_dice": lambda c, m: log.append_dice(c, OTHER_GUILD, m, [(6, 1)], position=2, dice_drawn=2),
    "commit_decision": lambda c, m: record.commit_decision(
        c, OTHER_GUILD, m, entry("end"), position=2, dice_drawn=2, asked=asked(5)
    ),
    "take_back": lambda c, m: record.take_back(
        c, OTHER_GUILD, m, entry_count=2, keep=0, by="x", at=NOW, asked=asked(5)
    ),
    "save_snapshot": lambda c, m: snapshots.save_snapshot(c, OTHER_GUILD, m, snapshot(9, 0, "h9")),
    "save_clock": lambda c, m: clocks.save_clock(c, OTHER_GUILD, m, CLOCK),
    "save_new_clock": lambda c, m: clocks.save_clock(
        c, OTHER_GUILD, m, clocks.ClockBank(side=1, turn_ms=1, bank_ms=1, running_since=None)
    ),
    "mark_read": lambda c, m: markers.mark_read(c, OTHER_GUILD, m, HOME_COACH, 2, NOW),
    "mark_newly_read": lambda c, m: markers.mark_read(c, OTHER_GUILD, m, SPECTATOR, 2, NOW),
    "add_deadline": lambda c, m: deadlines.add_deadline(
        c, OTHER_GUILD, m, deadlines.NewDeadline(kind="turn", due_at=NOW)
    ),
    "postpone": lambda c, m: deadlines.postpone_deadlines(c, OTHER_GUILD, m, {1: after(9)}),
    "ask": lambda c, m: agreements.ask_agreement(c, OTHER_GUILD, m, kind="draw", side=0, asked_by=HOME_COACH, now=NOW),
    "answer": lambda c, m: agreements.answer_agreement(c, OTHER_GUILD, 1, "accepted", NOW),
    "agreement_message": lambda c, m: agreements.set_agreement_message(c, OTHER_GUILD, 1, 5),
    "answer_challenge": lambda c, m: challenges.answer_challenge(c, OTHER_GUILD, 1, "accepted", NOW),
    "challenge_message": lambda c, m: challenges.set_challenge_message(c, OTHER_GUILD, 1, 5),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_another_guild_is_told_there_is_no_such_row(database: Database, name: str) -> None:
    async with database.transaction() as conn:
        match_id = await fill(conn)
        before = await dump(conn)
    with pytest.raises(NotFound):
        async with database.transaction() as conn:
            await REFUSED[name](conn, match_id)
    async with database.reading() as conn:
        assert await dump(conn) == before


async def test_another_guild_changes_nothing(database: Database) -> None:
    async with database.transaction() as conn:
        match_id = await fill(conn)
        before = await dump(conn)
        assert await deadlines.cancel_deadlines(conn, OTHER_GUILD, match_id) == 0
        assert not await deadlines.fire(conn, OTHER_GUILD, 1, after(9))
        assert await agreements.expire_agreements(conn, OTHER_GUILD, match_id, NOW) == 0
        await snapshots.drop_snapshots_after(conn, OTHER_GUILD, match_id, keep=0)
        await preferences.forget_coach(conn, OTHER_GUILD, HOME_COACH)
        assert not await preferences.delete_formation(conn, OTHER_GUILD, HOME_COACH, "wall")
        assert await dump(conn) == before


async def test_a_guild_can_be_forgotten_with_everything(database: Database) -> None:
    async with database.transaction() as conn:
        await fill(conn)
        empty = [table.name for table in metadata.sorted_tables if not (await dump(conn))[table.name]]
        assert empty == []
        assert await guilds.forget_guild(conn, GUILD)
        assert not await guilds.forget_guild(conn, GUILD)
        for table in metadata.sorted_tables:
            mine = select(func.count()).select_from(table).where(table.c.guild_id == GUILD)
            assert (await conn.execute(mine)).scalar_one() == 0
        assert (await guilds.load_guild(conn, OTHER_GUILD)).guild_id == OTHER_GUILD

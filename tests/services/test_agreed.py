from __future__ import annotations

from services import agreed
from services.outcome import Outcome
from services.session import MatchSession
from tests.services.table import AWAY_COACH, HOME_COACH, STRANGER, Table, at, mover


def code(outcome: Outcome) -> str:
    return getattr(outcome.refusal, "code", "")


def coaches(session: MatchSession) -> tuple[int, int]:
    """The coach who is asked, and the other."""
    mine = session.asked_user
    assert mine is not None
    return mine, HOME_COACH if mine == AWAY_COACH else AWAY_COACH


async def test_a_mistaken_press_is_taken_back_freely(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me, other = coaches(session)
    before, number = session.game.position.digest(), session.match.prompt_number
    declare, step = mover(session.game)
    await table.play(session, declare, step)
    asked = session.match.prompt_number
    assert code(await agreed.take_back(session, other)) == "take_back_other"
    assert code(await agreed.take_back(session, STRANGER)) == "stranger"
    outcome = await agreed.take_back(session, me)
    assert outcome.taken_back == 2
    assert session.game.position.digest() == before
    assert session.match.prompt_number > asked > number
    struck = [entry for entry in await table.entries(session) if entry.struck]
    assert [entry.struck_by for entry in struck] == [str(me)] * 2
    await table.agree(session)
    assert code(await session.press(me, asked, [("done",)])) == "stale"


async def test_an_ended_turn_is_taken_back_until_the_other_coach_decides(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me, other = coaches(session)
    before = session.game.position.digest()
    await table.play(session, ("end",))
    assert session.asked_user == other
    outcome = await agreed.take_back(session, me)
    assert outcome.taken_back == 1
    assert outcome.answered
    assert session.game.position.digest() == before
    await table.play(session, ("end",))
    await table.play(session, mover(session.game)[0])
    assert code(await agreed.take_back(session, me)) == "take_back_other"


async def test_dice_are_not_taken_back_alone_and_never_come_again(table: Table) -> None:
    session = await table.match()
    await table.until(session, lambda game: at(game, "turn") and bool(game.log[-1].dice) and game.position.active >= 0)
    entries = await table.entries(session)
    last = entries[-1]
    assert last.user_id is not None
    assert code(await agreed.take_back(session, last.user_id)) == "take_back_dice"
    points = await agreed.points(session)
    assert points[0].keep == last.position
    assert points[0].rolled
    drawn = session.match.dice_drawn
    other = HOME_COACH if last.user_id == AWAY_COACH else AWAY_COACH
    asked = await agreed.propose(session, last.user_id, "take_back", points[0].keep)
    assert asked.agreement is not None
    assert asked.mention == other
    assert code(await agreed.answer(session, last.user_id, asked.agreement.id, True)) == "own_request"
    outcome = await agreed.answer(session, other, asked.agreement.id, True)
    assert outcome.taken_back == 1
    assert outcome.agreement is not None
    assert outcome.agreement.answer == "accepted"
    assert session.match.dice_drawn == drawn
    old = [die.number for die in last.dice]
    stands = session.match.entry_count
    await table.until(session, lambda game: session.match.entry_count > stands and bool(game.log[-1].dice))
    new = [die.number for die in (await table.entries(session))[-1].dice]
    assert min(new) == drawn + 1 > max(old)
    await table.agree(session)


async def test_both_agree_to_go_back_beyond_turns(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    hashes: dict[int, str] = {}
    for _ in range(3):
        hashes[session.match.entry_count] = session.game.position.digest()
        declare, step = mover(session.game)
        await table.play(session, declare, step, ("done",))
        await table.play(session, ("end",))
    keep = min(hashes)
    assert keep in [point.keep for point in await agreed.points(session)]
    me, other = coaches(session)
    asked = await agreed.propose(session, me, "take_back", keep)
    assert asked.agreement is not None
    outcome = await agreed.answer(session, other, asked.agreement.id, True)
    assert outcome.refusal is None
    assert outcome.taken_back == 12
    assert session.game.position.digest() == hashes[keep]
    await table.agree(session)
    assert code(await agreed.propose(session, me, "take_back", 10_000)) == "take_back_nothing"


async def test_a_request_is_declined_withdrawn_and_voided(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me, other = coaches(session)
    await table.play(session, *mover(session.game), ("done",))
    keep = (await agreed.points(session))[0].keep

    async def ask() -> int:
        asked = await agreed.propose(session, me, "take_back", keep)
        assert asked.agreement is not None
        return asked.agreement.id

    first = await ask()
    assert code(await agreed.propose(session, other, "take_back", keep)) == "already_asked"
    assert code(await agreed.answer(session, STRANGER, first, True)) == "stranger"
    declined = await agreed.answer(session, other, first, False)
    assert declined.agreement is not None
    assert declined.agreement.answer == "declined"
    assert code(await agreed.answer(session, other, first, True)) == "already_answered"
    withdrawn = await agreed.answer(session, me, await ask(), False)
    assert withdrawn.agreement is not None
    assert withdrawn.agreement.answer == "withdrawn"
    late = await ask()
    await table.play(session, mover(session.game)[0])
    assert code(await agreed.answer(session, other, late, True)) == "already_answered"
    assert code(await agreed.answer(session, other, 9999, True)) == "no_such_request"


async def test_a_pause_stops_clock_and_play(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me, other = coaches(session)
    table.clock.pass_(seconds=30)
    asked = await agreed.propose(session, me, "pause")
    assert asked.agreement is not None
    await table.play(session, *mover(session.game), ("done",))
    await agreed.answer(session, other, asked.agreement.id, True)
    assert session.match.state == "paused"
    assert session.asked_user is None
    left = session.clock_view().turn_left
    assert session.clock_view().due_at is None
    assert code(await session.press(me, None, [("end",)])) == "paused"
    table.clock.pass_(hours=5)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    assert session.clock_view().turn_left == left
    assert code(await agreed.unpause(session, STRANGER)) == "stranger"
    outcome = await agreed.unpause(session, other)
    assert outcome.mention == me
    assert session.match.state == "playing"
    assert session.clock_view().turn_left == left
    assert code(await agreed.unpause(session, other)) == "not_paused"
    assert (await table.play(session, ("end",))).played


async def test_abandoning_needs_both(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me, other = coaches(session)
    asked = await agreed.propose(session, me, "abandon")
    assert asked.agreement is not None
    outcome = await agreed.answer(session, other, asked.agreement.id, True)
    assert outcome.finished
    assert session.match.state == "abandoned"
    assert session.match.finished_at is not None
    assert code(await session.press(me, None, [("end",)])) == "match_over"
    table.clock.pass_(hours=5)
    assert await table.services.sessions.expire_due(table.clock.now()) == []


async def test_a_match_is_cancelled_before_the_kick_off_only(table: Table) -> None:
    early = await table.match()
    assert code(await agreed.cancel(early, STRANGER)) == "stranger"
    assert (await agreed.cancel(early, HOME_COACH)).finished
    assert early.match.state == "cancelled"
    assert code(await agreed.cancel(early, HOME_COACH)) == "match_over"
    late = await table.match()
    await table.until(late, lambda game: at(game, "kick"))
    assert not late.beyond_kick_off()
    await table.play(late, ("kick", next(int(d[1]) for d in late.game.prompt.legal)))  # pyright: ignore[reportOptionalMemberAccess]
    assert late.beyond_kick_off()
    assert code(await agreed.cancel(late, AWAY_COACH)) == "cancel_too_late"

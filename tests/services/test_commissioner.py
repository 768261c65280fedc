"""What a commissioner rules in a running match, who may, and that a ruling survives restart, record and take-back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db import agreements
from db.errors import NotFound
from engine.match import events as ev
from engine.match import script
from engine.match.decisions import END, TIMEOUT
from engine.match.field import parse_square
from engine.match.position import PRONE, RESERVES
from engine.match.prompts import IllegalDecision
from services import agreed, commissioner, consent, narration, reading, verdicts
from services.errors import Refused
from services.language import LANGUAGES, texts_for
from services.league.office import Actor
from services.outcome import Outcome
from services.session import MatchSession
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, STRANGER, Table, at

CHIEF = Actor(900, admin=True)
NOBODY = Actor(STRANGER)


def code(outcome: Outcome) -> str:
    assert isinstance(outcome.refusal, Refused | IllegalDecision), outcome
    return outcome.refusal.code


async def actions(table: Table, session: MatchSession) -> list[str]:
    return [one.action for one in await commissioner.rulings_of(table.services.desk, session.match)]


async def again(table: Table, session: MatchSession) -> MatchSession:
    """The match as a bot reads it that has just been started."""
    table.services.sessions.forget(GUILD)
    return await table.services.sessions.get(GUILD, session.match.id)


async def test_only_a_commissioner_rules(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    before = session.match
    outcomes = [
        await commissioner.extend(session, NOBODY, 5),
        await commissioner.stop(session, NOBODY),
        await commissioner.go_on(session, NOBODY),
        await commissioner.decide(session, NOBODY),
        await commissioner.replace_coach(session, Actor(HOME_COACH), HOME_COACH, STRANGER),
        await verdicts.adjudicate(session, Actor(HOME_COACH), 9, 0),
        await commissioner.cancel(session, NOBODY),
        await consent.propose(session, NOBODY, "correct", "score home 1"),
        await consent.propose(session, NOBODY, "annul"),
    ]
    assert {code(outcome) for outcome in outcomes} == {"ruling_not_commissioner"}
    assert session.match == before
    assert await actions(table, session) == []


async def test_the_clock_is_extended_stopped_and_let_go_on(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    due = session.clocks.due_at
    assert due is not None
    assert (await commissioner.extend(session, CHIEF, 10)).refusal is None
    assert session.clocks.due_at == due + timedelta(minutes=10)
    assert code(await commissioner.extend(session, CHIEF, 0)) == "bad_minutes"
    assert code(await commissioner.go_on(session, CHIEF)) == "not_paused"
    assert (await commissioner.stop(session, CHIEF)).refusal is None
    assert session.clocks.due_at is None
    assert code(await commissioner.stop(session, CHIEF)) == "ruling_stopped"
    assert code(await commissioner.extend(session, CHIEF, 1)) == "paused"
    table.clock.pass_(hours=30)
    assert await table.services.sessions.expire_due(table.clock.now()) == []
    session = await again(table, session)
    gone = await commissioner.go_on(session, CHIEF)
    assert gone.mention == session.asked_user
    left = session.clocks.due_at
    assert left is not None
    assert left - table.clock.now() == due + timedelta(minutes=10) - table.clock.now() + timedelta(hours=30)
    assert await actions(table, session) == ["extended", "stopped", "went_on"]
    await table.agree(session)


async def test_a_decision_is_given_for_an_absent_coach(table: Table) -> None:
    session = await table.match()
    assert at(session.game, "toss")
    first = await commissioner.decide(session, CHIEF)
    assert [(one.decision, one.given_by, one.user_id) for one in first.played][:1] == [
        (("heads",), "commissioner", CHIEF.user_id)
    ]
    await table.to_turn(session)
    side = session.match.asked_side
    wrong = await commissioner.decide(session, CHIEF, "abracadabra")
    assert wrong.refusal is not None
    illegal = await commissioner.decide(session, CHIEF, "correct score home 5")
    assert code(illegal) == "not_legal"
    assert code(await commissioner.decide(session, CHIEF, "timeout")) == "not_legal"
    done = await commissioner.decide(session, CHIEF, "end")
    assert done.ended_turn is not None
    assert session.match.asked_side != side
    stored = (await table.entries(session))[-1]
    assert (stored.decision, stored.given_by, stored.user_id) == ("end", "commissioner", CHIEF.user_id)
    await table.agree(session)


async def test_no_coach_gives_a_ruling(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    user = session.asked_user
    assert user is not None
    for line in ("correct score home 5", "adjudicate 5 0", "adjudicate conceded away", "correct weather rain"):
        outcome = await session.type(user, line)
        assert not outcome.played
        assert code(outcome) == "not_legal"
    await table.agree(session)


async def test_a_coach_is_replaced(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    old = session.asked_user
    assert old is not None
    other = AWAY_COACH if old == HOME_COACH else HOME_COACH
    assert code(await commissioner.replace_coach(session, CHIEF, STRANGER, 901)) == "ruling_no_coach"
    assert code(await commissioner.replace_coach(session, CHIEF, old, other)) == "ruling_same_coach"
    asked = await agreed.propose(session, old, "pause")
    assert asked.agreement is not None
    new = 777
    outcome = await commissioner.replace_coach(session, CHIEF, old, new)
    assert (outcome.refusal, outcome.mention, outcome.answered) == (None, new, True)
    assert code(await agreed.answer(session, other, asked.agreement.id, True)) == "already_answered"
    session = await again(table, session)
    assert session.asked_user == new
    assert session.clocks.due_at is not None
    assert code(await session.press(old, None, [END])) == "stranger"
    assert (await session.press(new, None, [END])).played
    await table.agree(session)


async def corrected(session: MatchSession, text: str) -> Outcome:
    asked = await consent.propose(session, CHIEF, "correct", text)
    assert asked.agreement is not None, asked.refusal
    first = await consent.answer(session, HOME_COACH, asked.agreement.id, True)
    assert first.agreement is not None
    assert first.agreement.answer is None
    return await consent.answer(session, AWAY_COACH, asked.agreement.id, True)


async def test_a_position_is_corrected_with_both_coaches_consent(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    pos = session.game.position
    me = next(pos.on_pitch(0))
    empty = next(sq for sq in (parse_square("A1"), parse_square("Z15")) if sq is not None and pos.board[sq] is None)
    assert parse_square("A1") == empty
    count = session.match.entry_count
    outcome = await corrected(session, f"{me.id} a1 prone; score home 1; turn away 5\nrerolls home 1; {me.id} td 1")
    assert outcome.refusal is None
    assert outcome.agreement is not None
    assert outcome.agreement.answer == "accepted"
    assert session.match.entry_count == count + 5
    pos = session.game.position
    assert (pos.players[me.id].sq, pos.players[me.id].posture, pos.players[me.id].td) == (empty, PRONE, 1)
    assert (pos.teams[0].score, pos.teams[1].turn, pos.teams[0].rerolls) == (1, 5, 1)
    assert await actions(table, session) == ["corrected"]
    await table.agree(session)
    session = await again(table, session)
    await table.agree(session)
    assert any(isinstance(event, ev.PositionCorrected) for step in session.story.steps for event in step.events)
    # It is part of the log: the record replays, the dice hold, and what follows can be taken back to before it.
    script.run(await reading.export(session))
    assert (await reading.verify(session)).ok
    back = await agreed.propose(session, HOME_COACH, "take_back", keep=count)
    assert back.agreement is not None, back.refusal
    assert (await agreed.answer(session, AWAY_COACH, back.agreement.id, True)).taken_back == 5
    assert session.game.position.teams[0].score == 0
    await table.agree(session)
    await table.until(session, lambda game: game.position.half == 2)
    script.run(await reading.export(session))


async def test_a_correction_that_cannot_be_is_refused_and_changes_nothing(table: Table) -> None:
    session = await table.match()
    assert code(await consent.propose(session, CHIEF, "correct", "score home 1")) == "ruling_when"
    await table.to_turn(session)
    pos = session.game.position
    one = next(pos.on_pitch(0))
    bench = next((p for p in pos.squads[0] if p.place == RESERVES), None)
    before = pos.digest(), session.match
    cases = {
        "": "ruling_nothing",
        ";;": "ruling_nothing",
        "score home 1;" * 13: "ruling_too_many",
        "score": "ruling_form",
        "score middle 1": "ruling_form",
        "score home many": "ruling_number",
        "score home 100": "ruling_number",
        "turn home 9": "ruling_number",
        "h77 M8": "ruling_player",
        f"{one.id} Q99": "ruling_form",
        f"{one.id} Z99": "ruling_form",
        f"{one.id} reserves prone": "ruling_form",
        "ball zz": "ruling_form",
        "weather hail": "ruling_form",
        f"{one.id} prone; score home 1; {one.id} dancing": "ruling_form",
    }
    for text, expected in cases.items():
        outcome = await consent.propose(session, CHIEF, "correct", text)
        assert code(outcome) == expected, text
    if bench is not None and sum(1 for _ in pos.on_pitch(0)) == 11:
        assert code(await consent.propose(session, CHIEF, "correct", f"{bench.id} A1")) == "ruling_full"
    assert (session.game.position.digest(), session.match) == before
    assert await agreed.pending(session) == []


async def test_consent_is_each_coachs_own_and_void_once_play_goes_on(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    asked = await consent.propose(session, CHIEF, "correct", "score home 1")
    assert asked.agreement is not None
    number = asked.agreement.id
    assert code(await consent.answer(session, STRANGER, number, True)) == "stranger"
    assert code(await consent.answer(session, STRANGER, number, False)) == "stranger"
    assert code(await agreed.answer(session, HOME_COACH, number, True)) == "no_such_request"
    await consent.answer(session, HOME_COACH, number, True)
    await consent.answer(session, HOME_COACH, number, True)
    assert session.game.position.teams[0].score == 0
    session = await again(table, session)
    await table.play(session, END)
    assert code(await consent.answer(session, AWAY_COACH, number, True)) == "already_answered"
    assert session.game.position.teams[0].score == 0
    await table.to_turn(session)
    asked = await consent.propose(session, CHIEF, "correct", "score home 1")
    assert asked.agreement is not None
    declined = await consent.answer(session, AWAY_COACH, asked.agreement.id, False)
    assert declined.agreement is not None
    assert declined.agreement.answer == "declined"
    assert code(await consent.answer(session, HOME_COACH, asked.agreement.id, True)) == "already_answered"
    with pytest.raises(NotFound):
        async with table.services.desk.database.reading() as conn:
            await agreements.load_agreement(conn, GUILD + 1, number)


async def test_a_correction_while_the_clock_stands(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    await commissioner.stop(session, CHIEF)
    outcome = await corrected(session, "score away 2")
    assert outcome.refusal is None
    assert session.match.state == "paused"
    assert session.clocks.due_at is None
    session = await again(table, session)
    assert session.game.position.teams[1].score == 2
    await commissioner.go_on(session, CHIEF)
    assert session.clocks.due_at is not None
    assert (await table.play(session, END)).played


async def test_a_match_is_adjudicated_in_the_middle_of_anything(table: Table) -> None:
    session = await table.match()
    await table.until(session, lambda game: game.prompt is not None and game.prompt.kind in ("push", "block_die"))
    assert code(await verdicts.adjudicate(session, CHIEF, 1, 0, "away")) == "ruling_winner"
    assert code(await verdicts.adjudicate(session, CHIEF, 100, 0)) == "ruling_number"
    assert code(await verdicts.adjudicate(session, CHIEF, 1, 0, reason="x" * 201)) == "ruling_reason"
    outcome = await verdicts.adjudicate(session, CHIEF, 2, 2, "away", "his opponent  left")
    assert outcome.finished
    assert session.match.state == "finished"
    assert session.match.result == {"score": [2, 2], "winner": 1, "conceded": None}
    assert code(await verdicts.adjudicate(session, CHIEF, 1, 0)) == "match_over"
    session = await again(table, session)
    game = script.run(await reading.export(session))
    assert game.position.rules["winner"] == 1
    [ruling] = await commissioner.rulings_of(table.services.desk, session.match)
    assert ruling.details == {"score": [2, 2], "winner": "away", "reason": "his opponent left"}


async def test_cancelling_and_annulling(table: Table) -> None:
    early = await table.match()
    assert (await commissioner.cancel(early, CHIEF)).finished
    assert early.match.state == "cancelled"
    session = await table.match()
    await table.to_turn(session)
    assert code(await commissioner.cancel(session, CHIEF)) == "cancel_too_late"
    asked = await consent.propose(session, CHIEF, "annul", reason="the server went away")
    assert asked.agreement is not None
    await consent.answer(session, HOME_COACH, asked.agreement.id, True)
    assert session.match.state == "playing"
    done = await consent.answer(session, AWAY_COACH, asked.agreement.id, True)
    assert done.finished
    assert session.match.state == "abandoned"
    assert await actions(table, session) == ["annulled"]


async def run_out(table: Table, session: MatchSession, side: int, turns: int) -> None:
    """Let a side's turns run out, while the other ends its own at once."""
    done = 0
    while done < turns:
        prompt = session.game.prompt
        assert prompt is not None
        if prompt.kind == "turn" and prompt.side == side:
            due = session.clocks.due_at
            assert due is not None
            table.clock.at = due
            await table.services.sessions.expire_due(due)
            done += 1
        else:
            await table.play(session, prompt.default)


async def test_three_turns_that_run_out_let_the_other_coach_claim(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    absent = session.match.asked_side
    assert absent is not None
    here, away = session.match.coach(1 - absent), session.match.coach(absent)
    await run_out(table, session, absent, 2)
    assert session.match.timeouts(absent) == 2
    assert await agreed.pending(session) == []
    await run_out(table, session, absent, 1)
    [offer] = await agreed.pending(session)
    assert (offer.kind, offer.side) == ("claim", 1 - absent)
    session = await again(table, session)
    assert session.match.timeouts(absent) == 3
    assert code(await commissioner.claim(session, STRANGER, offer.id)) == "stranger"
    assert code(await commissioner.claim(session, away, offer.id)) == "ruling_claim_own"
    assert code(await commissioner.call(session, away, offer.id)) == "ruling_claim_own"
    assert (await commissioner.call(session, here, offer.id)).refusal is None
    outcome = await commissioner.claim(session, here, offer.id)
    assert outcome.finished
    assert session.match.result["winner"] == 1 - absent
    assert session.match.result["conceded"] == absent
    assert code(await commissioner.claim(session, here, offer.id)) == "ruling_claim_over"
    assert await actions(table, session) == ["called", "claimed"]
    script.run(await reading.export(session))


async def test_a_turn_ended_in_time_ends_the_claim(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    absent = session.match.asked_side
    assert absent is not None
    await run_out(table, session, absent, 3)
    [offer] = await agreed.pending(session)
    while not (at(session.game, "turn") and session.match.asked_side == absent):
        assert session.game.prompt is not None
        await table.play(session, session.game.prompt.default)
    await table.play(session, END)
    assert session.match.timeouts(absent) == 0
    assert await agreed.pending(session) == []
    assert code(await commissioner.claim(session, session.match.coach(1 - absent), offer.id)) == "ruling_claim_over"


async def test_a_ruling_is_told(table: Table) -> None:
    session = await table.match()
    await table.to_turn(session)
    me = next(session.game.position.on_pitch(1))
    outcome = await corrected(session, f"{me.id} stunned used; ball none; weather rain; {me.id} cas 2; {me.id} ko")
    for lang in LANGUAGES:
        texts = texts_for(lang)
        told = narration.told(outcome.played, session.game.position, texts)
        assert len(told) == 5
        assert all(texts.say("match-log-commissioner") in line for line in told)
        for point in await agreed.points(session):
            assert narration.label(point.decision, session.game, texts)
    assert TIMEOUT not in [one.decision for one in outcome.played]

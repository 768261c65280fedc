"""What goes against the course of play: taking back, pausing, abandoning, cancelling.

A decision is taken back freely by the coach who acted last, as long as no die was rolled in it and the other coach has
decided nothing since. Everything farther, a pause and abandoning need both coaches: one asks, the other answers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements, log, matches, record, snapshots
from db.agreements import Agreement
from db.errors import Conflict, NotFound
from db.log import LogEntry
from db.matches import Match, MatchState
from engine.match.decisions import Decision
from services import claims, dungeon_clock, journal, resume
from services.cards import pause_of
from services.clock import Clocks
from services.dice import dice_of
from services.errors import Refused
from services.mentions import Mention
from services.outcome import Outcome, Story
from services.session import MatchSession

Kind = Literal["take_back", "pause", "abandon"]
KINDS: tuple[Kind, ...] = ("take_back", "pause", "abandon")
#: How many decisions are offered for a take-back; a select holds no more.
POINTS = 25


@dataclass(frozen=True, slots=True)
class Point:
    """A decision to which the match can be taken back: it and all after it would be struck.

    ``player`` is who was acting, empty where that is not known.
    """

    keep: int
    decision: Decision
    player: str
    side: int | None
    given_by: str
    rolled: bool


async def take_back(session: MatchSession, user_id: int) -> Outcome:
    """Take back what the coach did last, freely; several decisions of one press go together."""

    async def work() -> Outcome:
        try:
            session.playing()
            session.side_of(user_id)
            keep = _free_keep(await _entries(session), user_id)
            return await _strike(session, keep, by=str(user_id))
        except Refused as refusal:
            return Outcome(refusal=refusal)

    return await session.queue(work)


def _free_keep(entries: list[LogEntry], user_id: int) -> int:
    """How many entries remain when the last press is taken back.

    Raises:
        Refused: ``take_back_nothing``, ``take_back_other`` or ``take_back_dice``.
    """
    if not entries or not entries[-1].decision:
        raise Refused("take_back_nothing")
    last = entries[-1]
    if last.user_id != user_id:
        raise Refused("take_back_other")
    if any(not die.struck for die in last.dice):
        raise Refused("take_back_dice")
    keep = last.position
    for entry in reversed(entries):
        same_press = entry.decided_at == last.decided_at and entry.user_id == user_id
        if not same_press or any(not die.struck for die in entry.dice):
            break
        keep = entry.position
    return keep


async def points(session: MatchSession) -> list[Point]:
    """The decisions to which both coaches can agree to go back, newest first."""
    found: list[Point] = []
    acting = ""
    for entry in await _entries(session):
        decision = resume.decision_of(entry)
        if decision is None:
            continue
        if decision[0] == "declare":
            acting = str(decision[1])
        rolled = any(not die.struck for die in entry.dice)
        found.append(Point(entry.position, decision, acting, entry.side, entry.given_by, rolled))
    return found[::-1][:POINTS]


async def propose(session: MatchSession, user_id: int, kind: Kind, keep: int | None = None) -> Outcome:
    """Ask the other coach for his consent; ``keep`` is the :class:`Point` for ``take_back``.

    Asking again takes the place of the coach's former request of that kind, whose message may be lost.
    """

    async def work() -> Outcome:
        try:
            side = session.side_of(user_id)
            if kind != "abandon" or session.match.state != "paused":
                session.playing()
            details = None
            if kind == "take_back":
                if keep not in [point.keep for point in await points(session)]:
                    raise Refused("take_back_nothing")
                details = {"keep": keep}
            match, now = session.match, session.desk.clock.now()
            async with session.desk.database.transaction() as conn:
                for pending in await agreements.pending_agreements(conn, match.guild_id, match.id):
                    if pending.kind == kind and pending.asked_by == user_id:
                        await agreements.answer_agreement(
                            conn, match.guild_id, pending.id, "withdrawn", now, answered_by=user_id
                        )
                asked = await agreements.ask_agreement(
                    conn,
                    match.guild_id,
                    match.id,
                    kind=kind,
                    side=side,
                    asked_by=user_id,
                    now=now,
                    details=details,
                )
        except Refused as refusal:
            return Outcome(refusal=refusal)
        except Conflict:
            return Outcome(refusal=Refused("already_asked"))
        return Outcome(agreement=asked, mention=match.coach(1 - side))

    return await session.queue(work)


async def answer(session: MatchSession, user_id: int, agreement_id: int, accept: bool) -> Outcome:
    """Answer the other coach's request, or withdraw the own one; what both want is done at once."""
    return await session.queue(lambda: outcome_of(_answer(session, user_id, agreement_id, accept)))


async def outcome_of(answering: Awaitable[Outcome]) -> Outcome:
    """What came of answering a request, or why it was refused."""
    try:
        return await answering
    except Refused as refusal:
        return Outcome(refusal=refusal)
    except NotFound:
        return Outcome(refusal=Refused("no_such_request"))
    except Conflict:
        return Outcome(refusal=Refused("already_answered"))


async def requested(session: MatchSession, agreement_id: int, kinds: Collection[str]) -> Agreement:
    """A request of this match, of one of these kinds.

    Raises:
        Refused: ``no_such_request``.
        NotFound: there is none with this number on the server.
    """
    match = session.match
    async with session.desk.database.reading() as conn:
        asked = await agreements.load_agreement(conn, match.guild_id, agreement_id)
    if asked.match_id != match.id or asked.kind not in kinds:
        raise Refused("no_such_request")
    return asked


async def _answer(session: MatchSession, user_id: int, agreement_id: int, accept: bool) -> Outcome:
    match, now = session.match, session.desk.clock.now()
    asked = await requested(session, agreement_id, KINDS)
    if user_id not in (match.home_coach, match.away_coach):
        raise Refused("stranger")
    own = user_id == asked.asked_by and match.home_coach != match.away_coach
    if own and accept:
        raise Refused("own_request")
    word: agreements.Answer = "accepted" if accept else "withdrawn" if own else "declined"
    if asked.answer is not None:
        raise Refused("already_answered")
    if not accept:
        async with session.desk.database.transaction() as conn:
            closed = await agreements.answer_agreement(
                conn, match.guild_id, agreement_id, word, now, answered_by=user_id
            )
        return Outcome(agreement=closed)
    return await _agree(session, asked, user_id)


async def _agree(session: MatchSession, asked: Agreement, user_id: int) -> Outcome:
    if asked.kind == "take_back":
        return await _strike(session, int(asked.details["keep"]), by="agreement", asked=asked, user_id=user_id)
    if asked.kind == "pause":
        session.playing()
    match, now = session.match, session.desk.clock.now()
    async with session.desk.database.transaction() as conn:
        answered = await agreements.answer_agreement(
            conn, match.guild_id, asked.id, "accepted", now, answered_by=user_id
        )
        halted, clocks = await halt(conn, session, "paused" if asked.kind == "pause" else "abandoned")
    _set(session, halted, clocks)
    return Outcome(agreement=answered, answered=True, finished=halted.state != "paused")


async def unpause(session: MatchSession, user_id: int) -> Outcome:
    """Go on after a pause; either coach may."""

    async def work() -> Outcome:
        try:
            session.side_of(user_id)
            if session.match.state != "paused":
                raise Refused("not_paused")
        except Refused as refusal:
            return Outcome(refusal=refusal)
        async with session.desk.database.transaction() as conn:
            going, clocks, told = await let_go_on(conn, session, user_id)
        _set(session, going, clocks)
        return Outcome(mention=told.at_once)

    return await session.queue(work)


async def let_go_on(conn: AsyncConnection, session: MatchSession, sender: int) -> tuple[Match, Clocks, Mention]:
    """Set the clocks of a paused match going again; the coach who is asked is told, unless he is the sender."""
    match, now, prompt = session.match, session.desk.clock.now(), session.game.prompt
    clocks = session.charged()
    told = await session.summons(match.coach(prompt.side) if prompt is not None else None, sender)
    going = await matches.update_match(conn, match.guild_id, match.id, state="playing")
    await journal.store_clocks(conn, match, session.game, clocks, now, told)
    return await dungeon_clock.resumed(conn, going, now), clocks, told


async def suspend(session: MatchSession) -> None:
    """Pause a match whose coaches cannot reach it; nothing happens where nobody is asked."""

    async def work() -> None:
        if session.match.state != "playing":
            return
        async with session.desk.database.transaction() as conn:
            halted, clocks = await halt(conn, session, "paused")
        _set(session, halted, clocks)

    await session.queue(work)


async def cancel(session: MatchSession, user_id: int) -> Outcome:
    """Cancel a match before its first kick-off; either coach may."""

    async def work() -> Outcome:
        try:
            session.side_of(user_id)
            if session.match.state not in ("playing", "paused"):
                raise Refused("match_over")
            if session.beyond_kick_off():
                raise Refused("cancel_too_late")
        except Refused as refusal:
            return Outcome(refusal=refusal)
        async with session.desk.database.transaction() as conn:
            halted, clocks = await halt(conn, session, "cancelled")
        _set(session, halted, clocks)
        return Outcome(answered=True, finished=True)

    return await session.queue(work)


async def set_agreement_message(session: MatchSession, agreement_id: int, message_id: int) -> None:
    """Remember the message that carries a request's buttons."""
    async with session.desk.database.transaction() as conn:
        await agreements.set_agreement_message(conn, session.match.guild_id, agreement_id, message_id)


async def pending(session: MatchSession) -> list[Agreement]:
    """The requests that wait for an answer."""
    async with session.desk.database.reading() as conn:
        return await agreements.pending_agreements(conn, session.match.guild_id, session.match.id)


async def halt(conn: AsyncConnection, session: MatchSession, state: MatchState) -> tuple[Match, Clocks]:
    """Stop the clocks and put the match into a state in which nobody is asked."""
    match, now = session.match, session.desk.clock.now()
    clocks = session.clocks.copy()
    clocks.stop(now)
    if state != "paused":
        await journal.void_requests(conn, match, now, everything=True)
        await matches.update_match(conn, match.guild_id, match.id, finished_at=now)
    await journal.store_clocks(conn, match, session.game, clocks, now, Mention())
    await dungeon_clock.stand(conn, match, now)
    return await matches.update_match(conn, match.guild_id, match.id, state=state), clocks


def _set(session: MatchSession, match: Match, clocks: Clocks) -> None:
    session.match, session.clocks = match, clocks
    session.desk.rearm()


async def _entries(session: MatchSession) -> list[LogEntry]:
    """The last decisions that stand, some more than are offered."""
    match = session.match
    since = max(0, match.entry_count - POINTS - 1)
    async with session.desk.database.reading() as conn:
        return await log.load_log(conn, match.guild_id, match.id, since=since)


async def _strike(
    session: MatchSession, keep: int, *, by: str, asked: Agreement | None = None, user_id: int | None = None
) -> Outcome:
    """Strike the entries from ``keep`` on and stand where the match stood before them, with later dice."""
    match, now = session.match, session.desk.clock.now()
    if not 1 <= keep < match.entry_count:
        raise Refused("take_back_nothing")
    async with session.desk.database.reading() as conn:
        kept = [s for s in await snapshots.list_snapshots(conn, match.guild_id, match.id) if s.position < keep]
        if not kept:
            raise Refused("take_back_nothing")
        opening = resume.opening_of(kept)
        entries = await log.load_log(conn, match.guild_id, match.id, since=opening.position)
    dice = dice_of(match)
    game, played = resume.replay(opening.rest_point(), entries[: keep - opening.position], dice)
    game.renumber(match.prompt_number + 1)
    story = Story()
    for step in played:
        story.add(step)
    before = session.game.prompt
    clocks = session.clocks.copy()
    prompt = game.prompt
    assert prompt is not None
    free = asked is None
    if free and resume.turn_of(game.position) != resume.turn_of(session.game.position):
        clocks.undo_refill(prompt.side, now)
    clocks.stop(now)
    floor = not free or not journal.own_time(prompt, game)
    clocks.run(prompt.side, now, floor=floor, pause=pause_of(match, prompt))
    answered = None
    moved = before is not None and match.coach(before.side) != match.coach(prompt.side)
    told = await session.summons(match.coach(prompt.side) if moved else None, None if asked is not None else int(by))
    async with session.desk.database.transaction() as conn:
        taken = await record.take_back(
            conn,
            match.guild_id,
            match.id,
            entry_count=match.entry_count,
            keep=keep,
            by=by,
            at=now,
            asked=resume.asked_now(game, now),
        )
        await dungeon_clock.mend(conn, match, game, now)
        if asked is not None:
            answered = await agreements.answer_agreement(
                conn, match.guild_id, asked.id, "accepted", now, answered_by=user_id
            )
            # Both are here, so no turn that ran out counts any more.
            await matches.update_match(conn, match.guild_id, match.id, home_timeouts=0, away_timeouts=0)
            await claims.follow(conn, match, (0, 0), now)
        await journal.void_requests(conn, match, now, everything=False)
        await journal.store_clocks(conn, match, game, clocks, now, told)
        match = await matches.load_match(conn, match.guild_id, match.id)
    session.take(resume.Resumed(match, game, dice, story), clocks)
    session.desk.rearm()
    moved = before is not None and before.side != prompt.side
    return Outcome(taken_back=len(taken), agreement=answered, answered=moved, mention=told.at_once)

"""A commissioner's rulings in a running match: its clock, a decision for an absent coach, another coach, its end.

In a league match the league's commissioners and who manages the server may rule, in any other who manages the server or
has its commissioner's role (the caller says so by ``Actor.admin``). Every ruling is noted with the match, in the league's
audit log too, in the same transaction as what it changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements, league_leagues, matches, rulings
from db.errors import Conflict, NotFound
from db.log import GivenBy
from db.matches import Match
from db.rulings import Ruling
from engine.match.decisions import Decision
from engine.match.notation import NotationError
from engine.match.prompts import IllegalDecision
from engine.match.rulings import SIDES
from services import agreed, journal, typed
from services.claims import CLAIM, TURNS
from services.clock import Clocks
from services.desk import Desk
from services.dice import NoDice
from services.errors import Refused
from services.league.office import Actor, is_commissioner
from services.mentions import Mention
from services.outcome import Outcome
from services.session import MatchSession

MOST_MINUTES = 7 * 24 * 60
LONGEST_REASON = 200


# -- who may, and what is noted ---------------------------------------------------------------------------------


def league_of(match: Match) -> int | None:
    """The league of a match, None for any other match."""
    league_id = match.options.get("league")
    return int(league_id) if league_id is not None else None


async def may_rule(desk: Desk, match: Match, actor: Actor) -> bool:
    """Whether somebody commissions a match."""
    league_id = league_of(match)
    if actor.admin or league_id is None:
        return actor.admin
    async with desk.database.reading() as conn:
        return await is_commissioner(conn, match.guild_id, league_id, actor)


async def check(desk: Desk, match: Match, actor: Actor) -> None:
    """Refuse whoever does not commission a match.

    Raises:
        Refused: ``ruling_not_commissioner``.
    """
    if not await may_rule(desk, match, actor):
        raise Refused("ruling_not_commissioner")


async def commissioners(desk: Desk, match: Match) -> list[int]:
    """The users whom a league has appointed, for a league match; empty for any other."""
    league_id = league_of(match)
    if league_id is None:
        return []
    async with desk.database.reading() as conn:
        return await league_leagues.commissioners(conn, match.guild_id, league_id)


async def note(conn: AsyncConnection, desk: Desk, match: Match, user_id: int, action: str, **details: Any) -> None:
    """Write a ruling down with the match, and in its league's audit log."""
    now = desk.clock.now()
    await rulings.add_ruling(conn, match.guild_id, match.id, user_id, action, details, now)
    league_id = league_of(match)
    if league_id is not None:
        await league_leagues.audit(
            conn,
            match.guild_id,
            league_id,
            user_id,
            f"ruling_{action}",
            now,
            fixture_id=int(match.options["fixture"]),
            details={"match": match.id, **details},
        )


async def rulings_of(desk: Desk, match: Match) -> list[Ruling]:
    """What has been ruled in a match, oldest first."""
    async with desk.database.reading() as conn:
        return await rulings.list_rulings(conn, match.guild_id, match.id)


def reason_of(reason: str) -> str:
    """A reason without spaces too many.

    Raises:
        Refused: ``ruling_reason``.
    """
    given = " ".join(reason.split())
    if len(given) > LONGEST_REASON or not given.isprintable():
        raise Refused("ruling_reason", length=LONGEST_REASON)
    return given


# -- the clock --------------------------------------------------------------------------------------------------


async def extend(session: MatchSession, actor: Actor, minutes: int) -> Outcome:
    """Give the coach who is asked more time.

    Refused: ``ruling_not_commissioner``, ``bad_minutes``, ``paused``, ``match_over``.
    """

    async def work(conn: AsyncConnection) -> tuple[Match, Clocks]:
        prompt = session.playing()
        if not 1 <= minutes <= MOST_MINUTES:
            raise Refused("bad_minutes")
        clocks = session.charged()
        clocks.add(prompt.side, timedelta(minutes=minutes))
        await journal.store_clocks(conn, session.match, session.game, clocks, session.desk.clock.now(), None)
        await note(conn, session.desk, session.match, actor.user_id, "extended", minutes=minutes, side=prompt.side)
        return session.match, clocks

    return await _ruled(session, actor, work)


async def stop(session: MatchSession, actor: Actor) -> Outcome:
    """Stop both clocks: nobody is asked until the commissioner or a coach lets the match go on.

    Refused: ``ruling_not_commissioner``, ``ruling_stopped``, ``match_over``.
    """

    async def work(conn: AsyncConnection) -> tuple[Match, Clocks]:
        if session.match.state == "paused":
            raise Refused("ruling_stopped")
        session.playing()
        await note(conn, session.desk, session.match, actor.user_id, "stopped")
        return await agreed.halt(conn, session, "paused")

    return await _ruled(session, actor, work, answered=True)


async def go_on(session: MatchSession, actor: Actor) -> Outcome:
    """Let a match go on whose clocks stand.

    Refused: ``ruling_not_commissioner``, ``not_paused``.
    """

    told = Mention()

    async def work(conn: AsyncConnection) -> tuple[Match, Clocks]:
        nonlocal told
        if session.match.state != "paused":
            raise Refused("not_paused")
        await note(conn, session.desk, session.match, actor.user_id, "went_on")
        going, clocks, told = await agreed.let_go_on(conn, session, actor.user_id)
        return going, clocks

    outcome = await _ruled(session, actor, work)
    return Outcome(mention=told.at_once) if outcome.refusal is None else outcome


# -- decisions --------------------------------------------------------------------------------------------------


async def decide(session: MatchSession, actor: Actor, line: str = "") -> Outcome:
    """Give a decision for the coach who is asked: the prompt's default, or a line of notation as coaches type it.

    Refused: ``ruling_not_commissioner``, ``paused``, ``match_over``, or why the line is not legal.
    """

    async def work() -> Outcome:
        try:
            await check(session.desk, session.match, actor)
            prompt = session.playing()
            decisions = typed.read_line(line, session.game) if line.strip() else [prompt.default]
        except (Refused, NotationError) as error:
            return Outcome(refusal=error)

        async def also(conn: AsyncConnection) -> None:
            await note(conn, session.desk, session.match, actor.user_id, "decided", side=prompt.side)

        return await session.give(decisions, prompt.side, "commissioner", actor.user_id, also)

    return await session.queue(work)


async def carry_out(
    session: MatchSession, decisions: Sequence[Decision], given_by: GivenBy, user_id: int, also: Any
) -> Outcome:
    """Play rulings, all or none, also in a match whose clocks stand; only from within the session's queue."""
    if session.match.state not in ("playing", "paused") or session.game.prompt is None:
        return Outcome(refusal=Refused("match_over"))
    try:
        ahead = session.game.clone(NoDice())
        for decision in decisions:
            ahead.play(decision)
    except IllegalDecision as error:
        return Outcome(refusal=error)
    batch, preferences = session.batch(), await session.preferences()
    for decision in decisions:
        batch.play(session.game, decision, given_by, user_id)
    return await session.store(batch, preferences, also=also)


# -- coaches ----------------------------------------------------------------------------------------------------


async def replace_coach(session: MatchSession, actor: Actor, old: int, new: int) -> Outcome:
    """Let somebody else coach a side from now on, with his own standing orders and at least the clock's floor.

    A league team stays its coach's: this is for the one match. Open requests are void.

    Refused: ``ruling_not_commissioner``, ``match_over``, ``ruling_no_coach``, ``ruling_same_coach``.
    """

    told: Mention | None = None

    async def work(conn: AsyncConnection) -> tuple[Match, Clocks]:
        nonlocal told
        if session.match.state not in ("playing", "paused"):
            raise Refused("match_over")
        match = await replaced(conn, session.desk, session.match, actor, old, new)
        now = session.desk.clock.now()
        await journal.void_requests(conn, match, now, everything=True)
        prompt = session.game.prompt
        takes_over = prompt is not None and match.state == "playing" and match.coach(prompt.side) == new
        clocks = session.charged(anew=takes_over) if match.state == "playing" else session.clocks.copy()
        told = await session.summons(new) if takes_over else None
        await journal.store_clocks(conn, match, session.game, clocks, now, told)
        return match, clocks

    outcome = await _ruled(session, actor, work, answered=True)
    return (
        Outcome(answered=True, mention=told.at_once if told is not None else None)
        if outcome.refusal is None
        else outcome
    )


async def replaced(conn: AsyncConnection, desk: Desk, match: Match, actor: Actor, old: int, new: int) -> Match:
    """A match's row with another coach; also for one whose teams are still being chosen.

    Raises:
        Refused: ``ruling_no_coach``, ``ruling_same_coach``.
    """
    side = match.side_of(old)
    if side is None:
        raise Refused("ruling_no_coach")
    if match.side_of(new) is not None:
        raise Refused("ruling_same_coach")
    await note(conn, desk, match, actor.user_id, "replaced", old=old, new=new, side=side)
    if side:
        return await matches.update_match(conn, match.guild_id, match.id, away_coach=new, away_timeouts=0)
    return await matches.update_match(conn, match.guild_id, match.id, home_coach=new, home_timeouts=0)


async def replace_before(desk: Desk, match: Match, actor: Actor, old: int, new: int) -> Match:
    """As :func:`replace_coach`, in a match that has not begun.

    Raises:
        Refused: ``ruling_not_commissioner``, ``ruling_no_coach``, ``ruling_same_coach``, ``match_over``.
    """
    await check(desk, match, actor)
    async with desk.database.transaction() as conn:
        row = await matches.load_match(conn, match.guild_id, match.id)
        if row.state != "teams":
            raise Refused("match_over")
        return await replaced(conn, desk, row, actor, old, new)


# -- the end ----------------------------------------------------------------------------------------------------


async def cancel(session: MatchSession, actor: Actor) -> Outcome:
    """Cancel a match before its first kick-off.

    Refused: ``ruling_not_commissioner``, ``match_over``, ``cancel_too_late``.
    """

    async def work(conn: AsyncConnection) -> tuple[Match, Clocks]:
        if session.match.state not in ("playing", "paused"):
            raise Refused("match_over")
        if session.beyond_kick_off():
            raise Refused("cancel_too_late")
        await note(conn, session.desk, session.match, actor.user_id, "cancelled")
        return await agreed.halt(conn, session, "cancelled")

    return await _ruled(session, actor, work, answered=True, finished=True)


async def cancel_before(desk: Desk, match: Match, actor: Actor) -> Match:
    """Cancel a match whose teams are still being chosen; one of a league is called off by its match day instead.

    Raises:
        Refused: ``ruling_not_commissioner``, ``teams_chosen``.
    """
    await check(desk, match, actor)
    async with desk.database.transaction() as conn:
        row = await matches.load_match(conn, match.guild_id, match.id)
        if row.state != "teams" or league_of(row) is not None:
            raise Refused("teams_chosen")
        await note(conn, desk, row, actor.user_id, "cancelled")
        now = desk.clock.now()
        return await matches.update_match(conn, row.guild_id, row.id, state="cancelled", finished_at=now)


# -- turns that ran out -----------------------------------------------------------------------------------------


async def claim(session: MatchSession, user_id: int, agreement_id: int) -> Outcome:
    """Claim the win against a coach who has let three turns in a row run out: the match counts as conceded by him.

    Refused: ``stranger``, ``ruling_claim_own``, ``ruling_claim_over``, ``match_over``.
    """

    async def work() -> Outcome:
        try:
            asked = await offer(session, user_id, agreement_id)
        except Refused as refusal:
            return Outcome(refusal=refusal)

        async def also(conn: AsyncConnection) -> None:
            now = session.desk.clock.now()
            guild_id = session.match.guild_id
            await agreements.answer_agreement(conn, guild_id, agreement_id, "accepted", now, answered_by=user_id)
            await note(conn, session.desk, session.match, user_id, "claimed", **_late(session.match, asked))

        decision: Decision = ("adjudicate", "conceded", SIDES[1 - asked.side])
        return await carry_out(session, [decision], "coach", user_id, also)

    return await session.queue(work)


async def call(session: MatchSession, user_id: int, agreement_id: int) -> Outcome:
    """Call the commissioner instead; the claim stays open.

    Refused: as :func:`claim`.
    """

    async def work() -> Outcome:
        try:
            asked = await offer(session, user_id, agreement_id)
        except Refused as refusal:
            return Outcome(refusal=refusal)
        async with session.desk.database.transaction() as conn:
            await note(conn, session.desk, session.match, user_id, "called", **_late(session.match, asked))
        return Outcome()

    return await session.queue(work)


async def offer(session: MatchSession, user_id: int, agreement_id: int) -> agreements.Agreement:
    """The open claim of a coach.

    Raises:
        Refused: ``stranger``, ``ruling_claim_own``, ``ruling_claim_over``.
    """
    match = session.match
    if match.side_of(user_id) is None:
        raise Refused("stranger")
    try:
        async with session.desk.database.reading() as conn:
            asked = await agreements.load_agreement(conn, match.guild_id, agreement_id)
    except NotFound:
        raise Refused("ruling_claim_over") from None
    late = match.timeouts(1 - asked.side) >= TURNS
    if asked.match_id != match.id or asked.kind != CLAIM or asked.answer is not None or not late:
        raise Refused("ruling_claim_over")
    if match.coach(asked.side) != user_id:
        raise Refused("ruling_claim_own")
    return asked


def _late(match: Match, asked: agreements.Agreement) -> dict[str, int]:
    """Which side let how many turns run out."""
    absent = 1 - asked.side
    return {"side": absent, "turns": match.timeouts(absent)}


# -- shared -----------------------------------------------------------------------------------------------------


async def _ruled(
    session: MatchSession, actor: Actor, work: Any, *, answered: bool = False, finished: bool = False
) -> Outcome:
    """Do something in one transaction when its turn comes; what is refused is told and changes nothing."""

    async def in_turn() -> Outcome:
        try:
            await check(session.desk, session.match, actor)
            async with session.desk.database.transaction() as conn:
                match, clocks = await work(conn)
        except Refused as refusal:
            return Outcome(refusal=refusal)
        except Conflict:
            return Outcome(refusal=Refused("already_answered"))
        session.match, session.clocks = match, clocks
        session.desk.rearm()
        return Outcome(answered=answered, finished=finished)

    return await session.queue(in_turn)

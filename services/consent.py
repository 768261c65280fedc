"""What a commissioner asks both coaches to agree to: a corrected position, and that a match is annulled.

The request keeps which sides have agreed; it is done at once when both have, and void when one declines or, for a
correction, when play has gone on meanwhile.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements
from db.agreements import Agreement
from engine.match.decisions import Decision
from engine.match.notation import NotationError, parse
from engine.match.prompts import IllegalDecision
from services import agreed
from services.commissioner import carry_out, check, note, reason_of
from services.dice import NoDice
from services.errors import Refused
from services.league.office import Actor
from services.outcome import Outcome
from services.session import MatchSession

CORRECT, ANNUL = "correct", "annul"
KINDS = (CORRECT, ANNUL)
Kind = Literal["correct", "annul"]
#: How many corrections fit one request.
MOST = 12
_SQUARE = re.compile(r"[a-z]\d{1,2}", re.IGNORECASE)
_PLAYER = re.compile(r"[ha]\d{1,2}")


def corrections(text: str) -> list[Decision]:
    """What somebody typed as corrections, separated by semicolons or lines; they need not be possible.

    A word that could be a player or a square is a player where a correction begins; after ``ball`` it is what it is
    written as, ``h8`` or ``H8``, and elsewhere a square.

    Raises:
        Refused: ``ruling_nothing``, ``ruling_too_many``.
        IllegalDecision: ``ruling_form``.
    """
    lines = [line.split() for line in re.split(r"[;\n]", text.replace(",", " ")) if line.strip()]
    if not lines:
        raise Refused("ruling_nothing")
    if len(lines) > MOST:
        raise Refused("ruling_too_many", most=MOST)
    found: list[Decision] = []
    for words in lines:
        words = words[1:] if words[0].lower() == CORRECT and len(words) > 1 else words
        first, *rest = words
        written = [first.lower(), *(_word(word, first.lower()) for word in rest)]
        try:
            found += parse(" ".join([CORRECT, *written]))
        except NotationError:
            raise IllegalDecision("ruling_form", decision=" ".join(words)) from None
    return found


def _word(word: str, first: str) -> str:
    if _SQUARE.fullmatch(word) and not (first == "ball" and _PLAYER.fullmatch(word)):
        return word.upper()
    return word.lower()


async def propose(session: MatchSession, actor: Actor, kind: Kind, text: str = "", reason: str = "") -> Outcome:
    """Ask both coaches; a commissioner who coaches in the match has agreed for his side.

    Asking again takes the place of the request before. Refused: ``ruling_not_commissioner``, ``match_over``, or why a
    correction is not possible.
    """

    async def work() -> Outcome:
        match, now = session.match, session.desk.clock.now()
        try:
            await check(session.desk, match, actor)
            if match.state not in ("playing", "paused") or session.game.prompt is None:
                raise Refused("match_over")
            details: dict[str, Any] = {"agreed": [], "reason": reason_of(reason)}
            if kind == CORRECT:
                wanted = corrections(text)
                ahead = session.game.clone(NoDice())
                for decision in wanted:
                    ahead.play(decision)
                details |= {"what": [list(decision) for decision in wanted], "entries": match.entry_count}
            own = match.side_of(actor.user_id)
            if own is not None:
                details["agreed"] = [own]
            async with session.desk.database.transaction() as conn:
                for pending in await agreements.pending_agreements(conn, match.guild_id, match.id):
                    if pending.kind == kind:
                        await agreements.answer_agreement(
                            conn, match.guild_id, pending.id, "withdrawn", now, answered_by=actor.user_id
                        )
                asked = await agreements.ask_agreement(
                    conn, match.guild_id, match.id, kind=kind, side=0, asked_by=actor.user_id, now=now, details=details
                )
        except (Refused, IllegalDecision) as refusal:
            return Outcome(refusal=refusal)
        return Outcome(agreement=asked)

    return await session.queue(work)


async def answer(session: MatchSession, user_id: int, agreement_id: int, accept: bool) -> Outcome:
    """A coach agrees or declines; who asked may withdraw. ``Outcome.agreement`` is the request as it stands.

    Refused: ``stranger``, ``no_such_request``, ``already_answered``, or why a correction is not possible any more.
    """

    return await session.queue(lambda: agreed.outcome_of(_answer(session, user_id, agreement_id, accept)))


async def _answer(session: MatchSession, user_id: int, agreement_id: int, accept: bool) -> Outcome:
    asked = await agreed.requested(session, agreement_id, KINDS)
    if asked.answer is not None:
        raise Refused("already_answered")
    sides = [side for side in (0, 1) if session.match.coach(side) == user_id]
    if not sides and (accept or user_id != asked.asked_by):
        raise Refused("stranger")
    if not accept:
        return await _close(session, asked, user_id, "declined" if sides else "withdrawn")
    given = sorted({*asked.details["agreed"], *sides})
    if given != [0, 1]:
        return await _remember(session, asked, given)
    if asked.kind == ANNUL:
        return await _annul(session, asked, user_id)
    return await _correct(session, asked, user_id)


async def _close(session: MatchSession, asked: Agreement, user_id: int, word: agreements.Answer) -> Outcome:
    async with session.desk.database.transaction() as conn:
        now = session.desk.clock.now()
        closed = await agreements.answer_agreement(conn, asked.guild_id, asked.id, word, now, answered_by=user_id)
    return Outcome(agreement=closed)


async def _remember(session: MatchSession, asked: Agreement, sides: list[int]) -> Outcome:
    details = {**asked.details, "agreed": sides}
    async with session.desk.database.transaction() as conn:
        await agreements.set_agreement_details(conn, asked.guild_id, asked.id, details)
    return Outcome(agreement=replace(asked, details=details))


async def _annul(session: MatchSession, asked: Agreement, user_id: int) -> Outcome:
    async with session.desk.database.transaction() as conn:
        now = session.desk.clock.now()
        done = await agreements.answer_agreement(conn, asked.guild_id, asked.id, "accepted", now, answered_by=user_id)
        await note(
            conn, session.desk, session.match, asked.asked_by, "annulled", reason=asked.details["reason"] or None
        )
        halted, clocks = await agreed.halt(conn, session, "abandoned")
    session.match, session.clocks = halted, clocks
    session.desk.rearm()
    return Outcome(agreement=done, answered=True, finished=True)


async def _correct(session: MatchSession, asked: Agreement, user_id: int) -> Outcome:
    if session.match.entry_count != asked.details["entries"]:
        await _close(session, asked, user_id, "expired")
        raise Refused("already_answered")

    async def also(conn: AsyncConnection) -> None:
        now = session.desk.clock.now()
        await agreements.answer_agreement(conn, asked.guild_id, asked.id, "accepted", now, answered_by=user_id)
        await note(
            conn,
            session.desk,
            session.match,
            asked.asked_by,
            "corrected",
            lines=len(asked.details["what"]),
            reason=asked.details["reason"] or None,
        )

    decisions: list[Decision] = [tuple(one) for one in asked.details["what"]]
    outcome = await carry_out(session, decisions, "commissioner", asked.asked_by, also)
    if outcome.refusal is not None:
        return outcome
    async with session.desk.database.reading() as conn:
        done = await agreements.load_agreement(conn, asked.guild_id, asked.id)
    return replace(outcome, agreement=done)

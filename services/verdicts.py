"""How a commissioner ends a match with a result; in a league only one who does not coach in it, where there is such a one."""

from __future__ import annotations

from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play
from engine.match.decisions import Decision
from services.commissioner import carry_out, check, league_of, note, reason_of
from services.dice import NoDice
from services.errors import Refused
from services.league.office import Actor, impartial
from services.outcome import Outcome
from services.session import MatchSession

Winner = Literal["home", "away"]


async def adjudicate(
    session: MatchSession, actor: Actor, home: int, away: int, winner: Winner | None = None, reason: str = ""
) -> Outcome:
    """End a match with a result: touchdowns of both sides and, where they are level, perhaps a winner.

    Refused: ``ruling_not_commissioner``, ``match_over``, ``ruling_number``, ``ruling_winner``, ``ruling_reason``,
    ``league_needs_winner`` in a cup, ``league_own_match``.
    """
    decision = verdict_of(home, away, winner)

    async def work() -> Outcome:
        try:
            await _may_adjudicate(session, actor, home, away, winner)
            why = reason_of(reason)
        except Refused as refusal:
            return Outcome(refusal=refusal)

        async def also(conn: AsyncConnection) -> None:
            details = {"score": [home, away], "winner": winner, "reason": why or None}
            await note(conn, session.desk, session.match, actor.user_id, "adjudicated", **details)

        return await carry_out(session, [decision], "commissioner", actor.user_id, also)

    return await session.queue(work)


async def may_adjudicate(session: MatchSession, actor: Actor, home: int, away: int, winner: Winner | None) -> None:
    """Refuse what :func:`adjudicate` would refuse.

    Raises:
        Refused: as :func:`adjudicate`.
        IllegalDecision: ``ruling_number``, ``ruling_winner``.
    """
    await _may_adjudicate(session, actor, home, away, winner)
    if session.match.state not in ("playing", "paused") or session.game.prompt is None:
        raise Refused("match_over")
    session.game.clone(NoDice()).play(verdict_of(home, away, winner))


def verdict_of(home: int, away: int, winner: Winner | None) -> Decision:
    """The decision that ends a match with a result."""
    return ("adjudicate", str(home), str(away), *((winner,) if winner is not None else ()))


async def _may_adjudicate(session: MatchSession, actor: Actor, home: int, away: int, winner: Winner | None) -> None:
    match = session.match
    await check(session.desk, match, actor)
    league_id = league_of(match)
    if league_id is not None:
        async with session.desk.database.reading() as conn:
            await impartial(conn, match.guild_id, league_id, actor, [match.home_coach, match.away_coach])
    if home == away and winner is None and await _in_cup(session):
        raise Refused("league_needs_winner")


async def _in_cup(session: MatchSession) -> bool:
    match = session.match
    if league_of(match) is None:
        return False
    async with session.desk.database.reading() as conn:
        fixture = await league_play.load_fixture(conn, match.guild_id, int(match.options["fixture"]))
    return fixture.tie is not None

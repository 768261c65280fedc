"""What a coach may do about an opponent who lets turn after turn run out: claim the win, or call the commissioner.

The offer is a request of the match's storage that is made in the same transaction as the turn that ran out, and is void
as soon as a turn of that coach ends in time.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from db import agreements
from db.matches import Match

#: How many turns in a row a coach may let run out before the other one has the choice.
TURNS = 3
CLAIM = "claim"


async def follow(conn: AsyncConnection, match: Match, timeouts: tuple[int, int], now: datetime) -> None:
    """Make or void the offers after the counts of turns that ran out, home first, have changed."""
    for pending in await agreements.pending_agreements(conn, match.guild_id, match.id):
        if pending.kind == CLAIM and timeouts[1 - pending.side] < TURNS:
            await agreements.answer_agreement(conn, match.guild_id, pending.id, "expired", now)
    absent = next((side for side in (0, 1) if timeouts[side] >= TURNS), None)
    if absent is None or match.home_coach == match.away_coach:
        return
    pending = await agreements.pending_agreements(conn, match.guild_id, match.id)
    if not any(one.kind == CLAIM for one in pending):
        await agreements.ask_agreement(
            conn,
            match.guild_id,
            match.id,
            kind=CLAIM,
            side=1 - absent,
            asked_by=match.coach(absent),
            now=now,
            details={"turns": timeouts[absent]},
        )

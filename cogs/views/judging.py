"""Whether a press may be taken at all: there is the match, the sender is asked, and about this."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client import client_of
from services.errors import Refused
from services.session import MatchSession


async def session_of(interaction: discord.Interaction[Any], match_id: int) -> MatchSession:
    """The match of a control, of this server alone.

    Raises:
        Refused: there is none.
    """
    if interaction.guild_id is None:
        raise Refused("no_such_match")
    return await client_of(interaction).services.sessions.get(interaction.guild_id, match_id)


def judge(session: MatchSession, user_id: int, number: int) -> None:
    """Whether the sender is the coach who is asked, and the control is for the present question.

    The session judges a decision again when its turn comes; this is for what plays nothing.

    Raises:
        Refused: ``stranger``, ``paused``, ``match_over``, ``not_your_prompt`` or ``stale``.
    """
    side = session.side_of(user_id)
    prompt = session.playing()
    if number != prompt.number:
        raise Refused("stale")
    if side != prompt.side:
        raise Refused("not_your_prompt", coach=session.match.coach(prompt.side))

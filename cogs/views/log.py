"""The log as its button shows it: the last of it in words, the whole of it with all dice as a file."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord

from cogs.errors import tell
from cogs.language import texts_of
from cogs.match_words import log_lines
from services import reading
from services.session import MatchSession

SHOWN_LENGTH = 1500


async def send_log(interaction: discord.Interaction[Any], session: MatchSession) -> None:
    """Show the sender alone the last of the log, with the whole of it as a file."""
    texts = await texts_of(interaction)
    lines = log_lines(await reading.log_of(session), session, texts)
    first, length = len(lines), 0
    while first and length + len(lines[first - 1]) < SHOWN_LENGTH:
        first -= 1
        length += len(lines[first]) + 1
    last = discord.utils.escape_markdown("\n".join(lines[first:]))
    await tell(
        interaction,
        f"{texts.say('view-log-title')}\n{last}"[:2000],
        file=discord.File(BytesIO("\n".join(lines).encode()), f"match-{session.match.id}.txt"),
        allowed_mentions=discord.AllowedMentions.none(),
    )

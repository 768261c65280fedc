"""What happened in a match, in words and with all dice."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from cogs.errors import tell
from cogs.language import texts_of
from engine.match.decisions import FACES
from services import narration, reading
from services.language import Texts
from services.outcome import Played
from services.reading import LoggedEntry
from services.session import MatchSession

SHOWN_LENGTH = 1500


async def log_text(session: MatchSession, texts: Texts) -> str:
    """Every decision in the order of time, with its dice and what came of it; what was taken back is struck out."""
    return "\n".join(line for entry in await reading.log_of(session) for line in _lines(entry, session, texts))


async def send_log(interaction: discord.Interaction[Any], session: MatchSession) -> None:
    """Show the sender alone the last of the log, with the whole of it as a file."""
    texts = await texts_of(interaction)
    text = await log_text(session, texts)
    if not text:
        await tell(interaction, texts.say("view-log-empty"))
        return
    kept: list[str] = []
    length = 0
    for line in reversed(text.splitlines()):
        length += len(line) + 1
        if length > SHOWN_LENGTH:
            break
        kept.append(line)
    last = "\n".join(reversed(kept))
    file = discord.File(BytesIO(text.encode()), f"match-{session.match.id}.txt")
    await tell(
        interaction,
        f"{texts.say('view-log-title')}\n{last}",
        file=file,
        allowed_mentions=discord.AllowedMentions.none(),
    )


def _lines(entry: LoggedEntry, session: MatchSession, texts: Texts) -> list[str]:
    dice = f" [{dice_text(entry.dice, texts)}]" if entry.dice else ""
    head = f"{entry.number}. {entry.text or texts.say('view-log-opening')}{dice}"
    if entry.struck:
        return [texts.say("view-log-struck", entry=head)]
    played = Played(None, entry.side, entry.given_by, entry.events)
    return [head, *(f"   {line}" for line in narration.told([played], session.game.position, texts))]


def dice_text(dice: Sequence[tuple[int, int]], texts: Texts) -> str:
    """Dice as they fell: `d6 4`, block dice by their faces."""
    shown = (texts.say(f"face-{FACES[value]}") if not faces else f"d{faces} {value}" for faces, value in dice)
    return ", ".join(shown)

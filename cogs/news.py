"""What happened in a match since one of its coaches looked."""

from __future__ import annotations

from cogs.client import Client
from services import inbox, narration, reading
from services.language import Texts
from services.session import MatchSession

#: The longest news in one message, in characters.
LENGTH = 1700


async def since_looked(client: Client, session: MatchSession, user_id: int, texts: Texts) -> str:
    """The last sentences of what this coach has not seen, which he then has; empty for who has seen all or is no coach."""
    match = session.match
    if match.side_of(user_id) is None:
        return ""
    waiting = await client.services.inbox.list(match.guild_id, user_id)
    news = max((one.news for one in waiting if one.match is not None and one.match.id == match.id), default=0)
    if not news:
        return ""
    entries = (await reading.log_of(session))[-news:]
    await inbox.look(session, user_id)
    story = [entry.played for entry in entries if entry.played is not None]
    lines = narration.told(story, session.game.position, texts)
    left = LENGTH
    kept: list[str] = []
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    if not kept:
        return ""
    title = texts.say("news-title", count=news)
    return "\n".join([title, *(["…"] if len(kept) < len(lines) else []), *reversed(kept)])

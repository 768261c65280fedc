"""What happened in a match, in words."""

from __future__ import annotations

from services import narration
from services.language import Texts
from services.session import MatchSession


async def log_text(session: MatchSession, texts: Texts) -> str:
    """Everything that happened, a line a sentence, with all dice."""
    return "\n".join(narration.told(session.story.steps, session.game.position, texts))

"""Who is mentioned when a decision becomes his: once, and as he wishes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from db.preferences import Preferences
from services.clock import Preset
from services.preferences import quiet_until


@dataclass(frozen=True, slots=True)
class Mention:
    """Whom to mention: now where ``at`` is None, else when his quiet hours end; nobody where ``user_id`` is None."""

    user_id: int | None = None
    at: datetime | None = None

    @property
    def at_once(self) -> int | None:
        """Whom to mention now."""
        return self.user_id if self.at is None else None


def mention(preferences: Preferences, preset: Preset, now: datetime) -> Mention:
    """How the coach who is asked is told. Quiet hours are kept in slow matches only: in the others he sits at play."""
    if not preferences.mention:
        return Mention()
    return Mention(preferences.user_id, quiet_until(preferences, now) if preset.halfway else None)

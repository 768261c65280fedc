"""What all match sessions share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from db.engine import Database
from services.clock import Clock
from services.preferences import PreferenceService


@dataclass(slots=True)
class Desk:
    """Storage, time and preferences; ``rearm`` is called after any match's deadlines have changed.

    ``stirred`` is called after anything of a league was written: something may have to be shown.
    """

    database: Database
    clock: Clock
    preferences: PreferenceService
    rearm: Callable[[], None] = lambda: None
    stirred: Callable[[], None] = lambda: None

"""Reading a match from storage into memory."""

from __future__ import annotations

from db.clocks import load_clocks
from db.errors import NotFound
from services import resume
from services.cards import pause_of
from services.clock import DEFAULT_PRESET, PRESETS, Clocks
from services.desk import Desk
from services.errors import Refused


async def read(desk: Desk, guild_id: int, match_id: int) -> tuple[resume.Resumed, Clocks]:
    """The match as it stands, and its clocks; a log that no longer replays is cut to its turn's beginning.

    Raises:
        Refused: ``no_such_match``, ``not_started`` or ``log_unreadable``.
    """
    try:
        async with desk.database.reading() as conn:
            resumed = await resume.resume(conn, guild_id, match_id)
            banks = await load_clocks(conn, guild_id, match_id)
        if resumed is None:
            async with desk.database.transaction() as conn:
                resumed = await resume.cut(conn, guild_id, match_id, desk.clock.now())
    except NotFound:
        raise Refused("no_such_match") from None
    preset = PRESETS.get(resumed.match.clock_preset, PRESETS[DEFAULT_PRESET])
    clocks = Clocks(preset, banks)
    clocks.pause = pause_of(resumed.match, resumed.game.prompt) if clocks.running is not None else None
    return resumed, clocks

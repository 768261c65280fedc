"""Reading a match from storage into memory."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from db.clocks import ClockBank, load_clocks
from db.errors import NotFound
from services import dungeon_clock, journal, resume
from services.cards import pause_of
from services.clock import DEFAULT_PRESET, PRESETS, Clocks
from services.desk import Desk
from services.errors import Refused
from services.mentions import Mention


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
                clocks = _clocks(resumed, banks)
                await _begin_again(conn, resumed, clocks, desk.clock.now())
            desk.rearm()
            return resumed, clocks
    except NotFound:
        raise Refused("no_such_match") from None
    return resumed, _clocks(resumed, banks)


def _clocks(resumed: resume.Resumed, banks: dict[int, ClockBank]) -> Clocks:
    clocks = Clocks(PRESETS.get(resumed.match.clock_preset, PRESETS[DEFAULT_PRESET]), banks)
    clocks.pause = pause_of(resumed.match, resumed.game.prompt) if clocks.running is not None else None
    return clocks


async def _begin_again(conn: AsyncConnection, resumed: resume.Resumed, clocks: Clocks, now: datetime) -> None:
    """The turn that was cut begins anew, and so does its time: what was due was for a question that is no longer asked."""
    match, game = resumed.match, resumed.game
    clocks.stop(now)
    clocks.refill()
    if match.state == "playing" and game.prompt is not None:
        clocks.run(game.prompt.side, now, pause=pause_of(match, game.prompt))
    await journal.store_clocks(conn, match, game, clocks, now, Mention())
    await journal.void_requests(conn, match, now, everything=False)
    await dungeon_clock.mend(conn, match, game, now)

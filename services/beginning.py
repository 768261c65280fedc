"""How a match begins: from its teams, with what they hired, to the coin toss."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import matches, record
from db.log import NewEntry
from db.matches import Match
from engine import teams
from engine.match.game import Game
from engine.match.match import RestPoint
from engine.match.position import Position
from services import cards, dungeon_clock, journal, resume
from services.clock import PRESETS, Clocks
from services.dice import dice_of
from services.dungeons import dungeon_rules
from services.hiring import sheets_of
from services.mentions import Mention


def rules_of(match: Match) -> dict[str, Any]:
    """The rules a match is played by, as its position holds them."""
    return {"set": match.rules, "draw": match.options["draw"], **dungeon_rules(match)}


async def begin(conn: AsyncConnection, match: Match, now: datetime, position: Position | None = None) -> Match:
    """Play up to the first question, and store where the match begins; both its teams must be chosen.

    Cards that were bought are drawn here, so that the hands are stored with the match in one transaction.

    ``position``: where a league match begins, whose players are not those of a sheet alone.
    """
    guild_id, match_id = match.guild_id, match.id
    if position is None:
        position = teams.new_match(*sheets_of(match), rules_of(match))
    cards.deal(match, position)
    beginning = resume.snapshot_of(RestPoint(position.to_data(), 0, 0, 0), position, now)
    game = Game(position, dice_of(match))
    opening = NewEntry(
        decision="",
        given_by="engine",
        decided_at=now,
        state_hash=game.position.digest(),
        dice=tuple(game.log[0].dice),
    )
    await matches.update_match(conn, guild_id, match_id, state="playing", started_at=now)
    await record.commit_decision(
        conn,
        guild_id,
        match_id,
        opening,
        position=0,
        dice_drawn=0,
        asked=resume.asked_now(game, now),
        snapshots=(beginning, *journal.passed_rest(game, now)),
    )
    clocks = Clocks(PRESETS[match.clock_preset])
    assert game.prompt is not None
    clocks.run(game.prompt.side, now, pause=cards.pause_of(match, game.prompt))
    await journal.store_clocks(conn, match, game, clocks, now, Mention())
    await dungeon_clock.start(conn, match, now)
    return await matches.load_match(conn, guild_id, match_id)

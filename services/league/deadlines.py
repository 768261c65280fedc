"""Deadlines of whole rounds; a single match is given more time by :meth:`services.league.seasons.Seasons.extend`."""

from __future__ import annotations

from datetime import datetime, timedelta

from db import league_play as rows
from db.league_play import FixtureLine
from services.errors import Refused
from services.league.office import Actor, Office, commissioned
from services.league.seasons import COUNTED, LONGEST_ROUND


class Deadlines:
    """The deadlines of rounds."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def set_round(
        self, guild_id: int, division_id: int, actor: Actor, round_number: int, days: int
    ) -> list[FixtureLine]:
        """Let a round of a division end so many days from now; returns its matches that have no result yet.

        Raises:
            Refused: ``league_not_commissioner``, ``league_not_found``, ``league_bad_days``, ``league_round_played``: nothing in it is
                still to be played.
        """
        if not 1 <= days <= LONGEST_ROUND:
            raise Refused("league_bad_days", most=LONGEST_ROUND)
        due_at: datetime = self._office.desk.clock.now() + timedelta(days=days)
        async with self._office.writing() as conn:
            division = await rows.load_division(conn, guild_id, division_id)
            league = await commissioned(conn, guild_id, division.league_id, actor)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            left = [one for one in fixtures if one.round == round_number and one.state not in COUNTED]
            if not left:
                raise Refused("league_round_played", division=division.name, round=str(round_number))
            changed = [await rows.change_fixture(conn, one, due_at=due_at) for one in left]
            await self._office.note(
                conn, league, actor, "deadline", division=division_id, round=round_number, days=days
            )
            return list(changed)

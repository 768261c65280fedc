"""In which order the teams of a division end, whatever its form, and how that feeds a later stage."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play as rows
from db.league_play import Division
from engine.league import stages
from services.errors import Refused
from services.league.brackets import bracket_of
from services.league.ladders import order_of
from services.league.seats import seats_of
from services.league.states import COUNTED, CUPS, LADDER, SWISS
from services.league.swiss import rounds_left
from services.league.tables import table_of, winner_of


async def placed(conn: AsyncConnection, division: Division) -> list[int]:
    """The teams of a division, best first, without those that have left it.

    A cup's final and match for third place decide the first four; who lost in a later round stands higher, then the better seed.
    """
    seats = await seats_of(conn, division)
    if division.form == LADDER:
        return await order_of(conn, division)
    if division.form not in CUPS:
        rows_of_table = (await table_of(conn, division)).rows
        return [team for row in rows_of_table if (team := int(row.team)) not in seats.left]
    bracket = await bracket_of(conn, division)
    ranks: dict[int, tuple[int, ...]] = {seat: (0, index) for index, seat in enumerate(seats.order)}
    names = {tie.id: tie.name for tie, _, _ in bracket.ties}
    rounds = {tie.id: tie.round for tie, _, _ in bracket.ties}
    for tie, fixture in bracket.fixtures.items():
        winner = winner_of(fixture)
        if winner is None:
            continue
        for team in (fixture.home_team, int(fixture.away_team or 0)):
            seat, won = seats.of[team], winner == team
            if names[tie] == "third_place":
                ranks[seat] = (-2 * rounds[tie] - won, ranks[seat][1])
            else:
                reached = 2 * (rounds[tie] + won) + (2 if names[tie] == "final" else 0)
                ranks[seat] = (min(ranks[seat][0], -reached), ranks[seat][1])
    return [seats.teams[seat] for seat in sorted(seats.order, key=lambda seat: ranks[seat])]


async def unplayed(conn: AsyncConnection, division: Division) -> int | None:
    """How many matches of a division have no result yet; None where it was not drawn, or nobody has challenged on a ladder."""
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    if not fixtures:
        return None
    left = sum(one.state not in COUNTED for one in fixtures)
    if division.form == SWISS and not left:
        return await rounds_left(conn, division)
    return left


async def feed(conn: AsyncConnection, division: Division, sources: Sequence[int], count: int) -> None:
    """Enter the best of other divisions of the season, as seeds: all winners first, then all seconds, and so on.

    Raises:
        Refused: ``league_not_found``, ``league_unplayed``.
        LeagueError: ``too_few``.
    """
    tables: list[list[str]] = []
    for source_id in dict.fromkeys(sources):
        source = await rows.load_division(conn, division.guild_id, source_id)
        if source.season_id != division.season_id or source.id == division.id:
            raise Refused("league_not_found")
        left = await unplayed(conn, source)
        if left or left is None:
            raise Refused("league_unplayed", matches=left or 0)
        tables.append([str(one) for one in await placed(conn, source)])
    for team in await rows.entrants(conn, division.guild_id, division.id):
        await rows.withdraw(conn, division.guild_id, division.id, team)
    for team in dict.fromkeys(stages.qualified(tables, max(1, count))):
        await rows.enter(conn, division.guild_id, division.id, int(team))

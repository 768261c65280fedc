"""Where a knock-out stands: its ties, whose teams become known as results arrive."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play as rows
from db import league_teams
from db.league_play import Division, FixtureLine
from engine.league import schedule
from engine.league.schedule import Tie
from services.errors import Refused
from services.league.seats import Seats, seats_of
from services.league.states import SCHEDULED, THIRD_PLACE
from services.league.tables import winner_of


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knock-out: its ties with the teams that are known (ids, 0 for one that is not), the fixtures, and the winner.

    ``fixtures`` are by tie; ``champion`` is the winner of the final, None while nobody is.
    """

    ties: tuple[tuple[Tie, int, int], ...]
    fixtures: dict[int, FixtureLine]
    champion: int | None


async def bracket_of(conn: AsyncConnection, cup: Division) -> Bracket:
    """The ties of a drawn cup with what is known; no ties before it is drawn."""
    seats = await seats_of(conn, cup)
    fixtures = await _by_tie(conn, cup)
    known: list[tuple[Tie, int, int]] = []
    champion: int | None = None
    for tie, home, away in _seated(cup, seats, fixtures):
        fixture = fixtures.get(tie.id)
        if fixture is not None:
            known.append((tie, fixture.home_team, int(fixture.away_team or 0)))
        else:
            known.append((tie, seats.teams.get(home, 0), seats.teams.get(away, 0)))
        if tie.name == "final" and fixture is not None:
            champion = winner_of(fixture)
    return Bracket(tuple(known), fixtures, champion)


async def advance(conn: AsyncConnection, cup: Division, now: datetime) -> None:
    """Make the fixtures of ties whose teams are known, and drop those whose teams no longer are.

    Raises:
        Refused: ``league_undo_built``: such a fixture has been begun.
    """
    seats = await seats_of(conn, cup)
    fixtures = await _by_tie(conn, cup)
    for tie, home, away in _seated(cup, seats, fixtures):
        fixture = fixtures.get(tie.id)
        if fixture is not None and _places(fixture, seats) != (home, away):
            if fixture.state != SCHEDULED:
                names = await league_teams.team_names(conn, cup.guild_id, cup.league_id)
                raise Refused("league_undo_built", team=names[fixture.home_team])
            await rows.drop_fixture(conn, fixture)
            fixture = None
        if fixture is None and home and away:
            due_at = now + timedelta(days=cup.days) if cup.days is not None else None
            sides = seats.teams[home], seats.teams[away]
            await rows.add_fixture(conn, cup, tie.round + 1, *sides, due_at=due_at, tie=tie.id)


async def _by_tie(conn: AsyncConnection, cup: Division) -> dict[int, FixtureLine]:
    found = await rows.list_fixtures(conn, cup.guild_id, division_id=cup.id)
    return {one.tie: one for one in found if one.tie is not None}


def _seated(cup: Division, seats: Seats, fixtures: Mapping[int, FixtureLine]) -> list[tuple[Tie, int, int]]:
    """The ties with the places that meet in them, 0 for one that is not known yet."""
    if len(seats.order) < 2:
        return []
    ties = schedule.knock_out(len(seats.order), cup.form == THIRD_PLACE)
    seeds = [str(one) for one in seats.order]
    winners = {tie: str(seats.of[team]) for tie, one in fixtures.items() if (team := winner_of(one)) is not None}
    sides = [(tie, schedule.tie_teams(tie, ties, seeds, winners)) for tie in ties]
    return [(tie, int(home or 0), int(away or 0)) for tie, (home, away) in sides]


def _places(fixture: FixtureLine, seats: Seats) -> tuple[int, int]:
    return seats.of[fixture.home_team], seats.of[int(fixture.away_team or 0)]

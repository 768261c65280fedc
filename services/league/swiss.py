"""Swiss rounds: nobody meets twice, neighbours of the table meet, and the next round follows when the last is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from math import ceil, log2

import networkx as nx
from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_leagues, league_stages
from db import league_play as rows
from db.league_leagues import League
from db.league_play import Division, FixtureLine, Season
from engine.league import schedule
from engine.league.errors import LeagueError
from engine.league.schedule import Edge, Pairing
from engine.league.standings import BYE, MatchResult
from engine.league.stored import to_data
from engine.match.dice import Dice
from services.errors import Refused
from services.league.office import Actor, Office, commissioned
from services.league.seats import Seats, seats_of, shuffled
from services.league.states import COUNTED, RUNNING, SCHEDULED, SWISS
from services.league.tables import table_of


def greatest(edges: Sequence[Edge]) -> Iterable[tuple[str, str]]:
    """A matching of the greatest weight among those with the most pairs; the same edges give the same one."""
    graph: nx.Graph[str] = nx.Graph()
    for one, other, weight in edges:
        graph.add_edge(one, other, weight=weight)
    return sorted((one, other) for one, other in nx.max_weight_matching(graph, maxcardinality=True))


def standard_rounds(teams: int) -> int:
    """So many rounds leave one team unbeaten at most."""
    return max(1, ceil(log2(teams))) if teams > 1 else 1


class Swiss:
    """Swiss divisions of seasons."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def draw(self, guild_id: int, division_id: int, actor: Actor) -> list[FixtureLine]:
        """A commissioner draws the next round: once everything of the last one has its result, or its deadline has passed.

        Raises:
            Refused: ``league_not_commissioner``, ``league_no_swiss``, ``league_season_not_running``, ``league_round_open``,
                ``league_no_round``: all rounds are drawn, or there is none left in which nobody meets twice.
        """
        now = self._office.desk.clock.now()
        async with self._office.writing() as conn:
            division, season, league = await swiss_division(conn, guild_id, division_id, actor)
            if season.state != RUNNING:
                raise Refused("league_season_not_running", season=season.name)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            unplayed = open_in_last_round(fixtures)
            if any(one.due_at is None or one.due_at > now for one in unplayed):
                raise Refused("league_round_open", matches=len(unplayed))
            number = await draw_round(conn, self._office.dice, division, now)
            if not number:
                raise Refused("league_no_round", division=division.name)
            await self._office.note(conn, league, actor, "round_drawn", division=division_id, round=number)
            fixtures = await rows.list_fixtures(conn, guild_id, division_id=division_id)
            return [one for one in fixtures if one.round == number]

    async def next_due(self, conn: AsyncConnection) -> datetime | None:
        """When the deadline of a last round passes, so that the next one is drawn although it is not complete."""
        times = [
            due
            for division in await league_stages.running_of_form(conn, SWISS)
            if (due := await _due(conn, division)) is not None
        ]
        return min(times, default=None)

    async def sweep(self, guild_id: int, now: datetime) -> int:
        """Draw the rounds whose turn has come by the clock; returns how many."""
        async with self._office.reading() as conn:
            divisions = await league_stages.running_of_form(conn, SWISS, guild_id)
        done = 0
        for division in divisions:
            async with self._office.writing() as conn:
                due = await _due(conn, division)
                if due is not None and due <= now:
                    done += bool(await draw_round(conn, self._office.dice, division, now))
        return done


async def swiss_division(
    conn: AsyncConnection, guild_id: int, division_id: int, actor: Actor
) -> tuple[Division, Season, League]:
    """A Swiss division with its season and league, for a commissioner.

    Raises:
        Refused: ``league_not_commissioner``, ``league_no_swiss``.
    """
    division = await rows.load_division(conn, guild_id, division_id)
    league = await commissioned(conn, guild_id, division.league_id, actor)
    if division.form != SWISS:
        raise Refused("league_no_swiss", division=division.name)
    return division, await rows.load_season(conn, guild_id, division.season_id), league


async def draw_round(conn: AsyncConnection, dice: Dice, division: Division, now: datetime) -> int:
    """Draw the next round; returns its number, 0 where there is none. Where nobody could meet anew no round follows."""
    seats = await seats_of(conn, division)
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    drawn = max((one.round for one in fixtures), default=0)
    if drawn >= await rounds_of(conn, division):
        return 0
    standing, points = await _standing(conn, division, seats, dice, drawn)
    played = [
        Pairing(str(seats.of[one.home_team]), str(seats.of[one.away_team]) if one.away_team is not None else "")
        for one in fixtures
    ]
    try:
        pairings = schedule.swiss_round(standing, points, played, greatest)
    except LeagueError:
        await league_stages.change_stage(conn, division.guild_id, division.id, rounds=drawn)
        return 0
    number = drawn + 1
    due_at = now + timedelta(days=division.days) if division.days is not None else None
    for pairing in pairings:
        home = seats.teams[int(pairing.home)]
        away = seats.teams[int(pairing.away)] if pairing.away else None
        bye = to_data(MatchResult(str(home), kind=BYE)) if away is None else None
        await rows.add_fixture(conn, division, number, home, away, due_at=due_at, result=bye)
    values = {"division": division.name, "round": str(number)}
    await league_leagues.tell(conn, division.guild_id, division.league_id, "round_drawn", values, now)
    return number


async def follow(conn: AsyncConnection, dice: Dice, division: Division, now: datetime) -> None:
    """A result has come: draw the next round if the last one is complete."""
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    if not open_in_last_round(fixtures):
        await draw_round(conn, dice, division, now)


async def unfollow(conn: AsyncConnection, division: Division, fixture: FixtureLine) -> None:
    """A result was taken back: the round drawn from it goes too, as long as nobody has begun to play it."""
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    later = [one for one in fixtures if one.round > fixture.round]
    if all(one.away_team is None or (one.state == SCHEDULED and one.challenge_id is None) for one in later):
        for one in later:
            await rows.drop_fixture(conn, one)


async def rounds_of(conn: AsyncConnection, division: Division) -> int:
    """How many rounds a Swiss division has."""
    stage = await league_stages.load_stage(conn, division.guild_id, division.id)
    if stage.rounds is not None:
        return stage.rounds
    return standard_rounds(len((await seats_of(conn, division)).order))


async def rounds_left(conn: AsyncConnection, division: Division) -> int:
    """How many rounds are still to be drawn."""
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    return max(0, await rounds_of(conn, division) - max((one.round for one in fixtures), default=0))


def open_in_last_round(fixtures: Sequence[FixtureLine]) -> list[FixtureLine]:
    """What has no result yet in the last round that was drawn."""
    last = max((one.round for one in fixtures), default=0)
    return [one for one in fixtures if one.round == last and one.state not in COUNTED]


async def _standing(
    conn: AsyncConnection, division: Division, seats: Seats, dice: Dice, drawn: int
) -> tuple[list[str], dict[str, int]]:
    """The places, best first, with their points; a place has those of all that sat on it. The first round is drawn by lot."""
    if not drawn:
        order = [str(one) for one in shuffled([*seats.order], dice)]
        return order, dict.fromkeys(order, 0)
    points = {str(seat): 0 for seat in seats.order}
    table = (await table_of(conn, division)).rows
    for row in table:
        points[str(seats.of[int(row.team)])] += row.points
    found = dict.fromkeys(str(seats.of[int(row.team)]) for row in table)
    return sorted(found, key=lambda seat: -points[seat]), points


async def _due(conn: AsyncConnection, division: Division) -> datetime | None:
    """When the next round is drawn by the clock, if it is."""
    fixtures = await rows.list_fixtures(conn, division.guild_id, division_id=division.id)
    unplayed = open_in_last_round(fixtures)
    times = [one.due_at for one in unplayed]
    if not unplayed or not await rounds_left(conn, division):
        return None
    known = [one for one in times if one is not None]
    return max(known) if len(known) == len(times) else None

"""Places in a division: a team that takes another's place in mid-season sits where that one sat."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from db import league_play as rows
from db import league_stages
from db.league_play import Division
from engine.match.dice import Dice


@dataclass(frozen=True, slots=True)
class Seats:
    """The places of a division, each known by the team that had it first.

    Attributes:
        order: the places in the order of their seeds.
        teams: place → the team that has it now.
        of: team, also one that has left → its place.
    """

    order: tuple[int, ...]
    teams: dict[int, int]
    of: dict[int, int]

    @property
    def left(self) -> set[int]:
        """The teams that have left."""
        return set(self.of) - set(self.teams.values())


async def seats_of(conn: AsyncConnection, division: Division) -> Seats:
    """The places of a division."""
    entered = await rows.entrants(conn, division.guild_id, division.id)
    after = await league_stages.replaced(conn, division.guild_id, division.id)
    came = set(after.values())
    order = tuple(one for one in entered if one not in came)
    teams: dict[int, int] = {}
    of: dict[int, int] = {}
    for seat in order:
        team = seat
        of[team] = seat
        while team in after:
            team = after[team]
            of[team] = seat
        teams[seat] = team
    return Seats(order, teams, of)


def shuffled(teams: list[int], dice: Dice) -> list[int]:
    """Teams in an order that is drawn."""
    left, order = [*teams], list[int]()
    while left:
        order.append(left.pop(dice.roll(len(left), "place in the draw") - 1))
    return order

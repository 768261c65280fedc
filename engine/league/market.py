"""Buying, returning and dismissing: what a team may have, at what price, and in which phase.

Seed 000, *Compra de jugadores*, *Segundas oportunidades de equipo y factor de hinchas*, *Cuadro técnico*, *Médico*; seed
003, *Actualizar la hoja de equipo*, steps 5 to 7. An item is a position id such as ``human.lineman``, or one of ``reroll``,
``fan_factor``, ``coach``, ``cheerleader``, ``apothecary``.
"""

from __future__ import annotations

from dataclasses import replace

from engine import rosters
from engine.league.errors import LeagueError
from engine.league.team import DRAFT, FEWEST_PLAYERS, MOST_PLAYERS, POST_MATCH, READY, RETIRED, Team
from engine.teams import APOTHECARY_COST, CHEERLEADER_COST, COACH_COST, FAN_FACTOR_COST

#: The most fan factor a team may buy at its creation (seed 000, *Factor de hinchas*).
MOST_FAN_FACTOR = 9
LONGEST_NAME = 40

#: Staff items: the field of the team each adds to, and its price in gold pieces.
STAFF = {
    "reroll": ("rerolls", 0),
    "fan_factor": ("fan_factor", FAN_FACTOR_COST),
    "coach": ("coaches", COACH_COST),
    "cheerleader": ("cheerleaders", CHEERLEADER_COST),
    "apothecary": ("apothecary", APOTHECARY_COST),
}


def position_of(team: Team, item: str) -> rosters.PositionEntry | None:
    """The position of the team's roster that an item names, or None for staff.

    Raises:
        LeagueError: ``unknown``: the roster has no such position (seed 000, *Compra de jugadores*).
    """
    if item in STAFF:
        return None
    for entry in team.team_list.positions:
        if entry.id == item:
            return entry
    raise LeagueError("unknown", what=item)


def price(team: Team, item: str) -> int:
    """What one piece costs the team now: re-rolls cost double once the team is founded (seed 003, step 5).

    Raises:
        LeagueError: ``unknown``.
    """
    entry = position_of(team, item)
    if entry is not None:
        return entry.cost
    if item == "reroll":
        return team.team_list.reroll_cost * (1 if team.phase == DRAFT else 2)
    return STAFF[item][1]


def check_room(team: Team, item: str) -> None:
    """Refuse a piece the team may not have beside what it has; journeymen take no place.

    Raises:
        LeagueError: ``limit``, ``forbidden`` or ``unknown``.
    """
    entry = position_of(team, item)
    if entry is not None:
        members = team.members
        if len(members) >= MOST_PLAYERS:
            raise LeagueError("limit", what="players", max=MOST_PLAYERS)
        if sum(one.position == item for one in members) >= entry.max:
            raise LeagueError("limit", what=item, max=entry.max)
    elif item == "reroll" and team.rerolls >= team.team_list.max_rerolls:
        raise LeagueError("limit", what=item, max=team.team_list.max_rerolls)
    elif item == "fan_factor":
        if team.phase != DRAFT:
            raise LeagueError("forbidden", what=item)
        if team.fan_factor >= MOST_FAN_FACTOR:
            raise LeagueError("limit", what=item, max=MOST_FAN_FACTOR)
    elif item == "apothecary":
        if not team.team_list.apothecary:
            raise LeagueError("forbidden", what=item)
        if team.apothecary:
            raise LeagueError("limit", what=item, max=1)


def buy(team: Team, item: str, number: int | None = None, name: str = "") -> Team:
    """Buy a player or a piece of staff, in a draft or in the post-match (seed 000, *Compra de jugadores*; seed 003, step 5).

    Raises:
        LeagueError: ``phase``, ``unknown``, ``limit``, ``forbidden``, ``budget``, ``number`` or ``name``.
    """
    team.needs(DRAFT, POST_MATCH)
    check_room(team, item)
    cost = price(team, item)
    if cost > team.treasury:
        raise LeagueError("budget", cost=cost, left=team.treasury)
    if item in STAFF:
        field = STAFF[item][0]
        bought = replace(team, **{field: getattr(team, field) + 1})
    else:
        bought = team.joined(item, "bought", number, _name(name))
    return bought.booked(-cost, "bought", item)


def fire(team: Team, what: str | int) -> Team:
    """Dismiss a player by shirt number, or a piece of staff or a re-roll by its item; nothing is paid back (seed 003, step 5).

    Raises:
        LeagueError: ``phase``, ``unknown`` or ``forbidden``.
    """
    team.needs(POST_MATCH)
    if isinstance(what, int):
        return team.without(team.player(what), "fired")
    if what == "fan_factor":
        raise LeagueError("forbidden", what=what)
    return _one_less(team, what)


def _one_less(team: Team, item: str) -> Team:
    if item not in STAFF:
        raise LeagueError("unknown", what=item)
    field = STAFF[item][0]
    if not getattr(team, field):
        raise LeagueError("unknown", what=item)
    return replace(team, **{field: getattr(team, field) - 1})


def give_back(team: Team, what: str | int, least: int = 0) -> Team:
    """Return a player by shirt number, or a piece of staff by its item, to a draft's budget at full price.

    ``least``: fan factor that was given free and cannot be returned.

    Raises:
        LeagueError: ``phase``, ``unknown`` or ``forbidden``.
    """
    team.needs(DRAFT)
    if isinstance(what, int):
        player = team.player(what)
        smaller = replace(team, players=tuple(one for one in team.players if one.id != player.id))
        return smaller.booked(player.entry.cost, "returned", player.position)
    if what == "fan_factor" and team.fan_factor <= least:
        raise LeagueError("forbidden", what=what)
    return _one_less(team, what).booked(price(team, what), "returned", what)


def hire_journeyman(team: Team, number: int) -> Team:
    """Hire a journeyman at his basic price: he is a loner no more and keeps what he has (seed 003, step 6).

    Raises:
        LeagueError: ``phase``, ``unknown``, ``limit`` or ``budget``.
    """
    team.needs(POST_MATCH)
    player = team.player(number)
    if not player.journeyman:
        raise LeagueError("unknown", what=str(number))
    check_room(team, player.position)
    hired = replace(player.noted(team.matches, "hired"), journeyman=False)
    return team.booked(-player.entry.cost, "journeyman", player.position).with_player(hired)


def journeyman_positions(team: Team) -> tuple[str, ...]:
    """The positions journeymen of this team may play (seed 003, step 7)."""
    return tuple(entry.id for entry in team.team_list.positions if entry.journeyman)


def missing_journeymen(team: Team) -> int:
    """How many journeymen the team needs to field eleven players in its next match (seed 003, step 7)."""
    return max(0, FEWEST_PLAYERS - len(team.available))


def add_journeyman(team: Team, position: str = "") -> Team:
    """One journeyman, free of charge, for a team that could not field eleven (seed 003, step 7).

    Raises:
        LeagueError: ``phase``, ``limit``: eleven can play already, or ``unknown``: no position for journeymen.
    """
    team.needs(READY, POST_MATCH)
    if not missing_journeymen(team):
        raise LeagueError("limit", what="journeymen", max=FEWEST_PLAYERS)
    positions = journeyman_positions(team)
    if position and position not in positions:
        raise LeagueError("unknown", what=position)
    return team.joined(position or positions[0], "journeyman", journeyman=True)


def fill_up(team: Team) -> Team:
    """Journeymen until eleven can play (seed 003, step 7); of several positions the roster's first."""
    while missing_journeymen(team):
        team = add_journeyman(team)
    return team


def rename(team: Team, name: str, number: int | None = None) -> Team:
    """Give the team, or the player with this shirt number, another name; not during a match.

    Raises:
        LeagueError: ``phase``, ``unknown`` or ``name``.
    """
    team.needs(DRAFT, READY, POST_MATCH)
    if number is None:
        if not name.strip():
            raise LeagueError("name")
        return replace(team, name=_name(name))
    return team.with_player(replace(team.player(number), name=_name(name)))


def renumber(team: Team, number: int, other: int) -> Team:
    """Give a player another shirt number; if somebody wears it, the two swap. Not during a match.

    Raises:
        LeagueError: ``phase``, ``unknown`` or ``number``.
    """
    team.needs(DRAFT, READY, POST_MATCH)
    player = team.player(number)
    for one in team.players:
        if one.number == other:
            swapped = team.with_player(replace(player, number=other))
            return swapped.with_player(replace(one, number=number))
    return team.with_player(replace(player, number=team.checked_number(other)))


def retire(team: Team) -> Team:
    """A ready team plays no more; in the middle of a match, or before its post-match is finished, it cannot retire.

    Raises:
        LeagueError: ``phase``.
    """
    team.needs(READY)
    return replace(team, phase=RETIRED)


def reinstate(team: Team) -> Team:
    """A retired team is ready again.

    Raises:
        LeagueError: ``phase``.
    """
    team.needs(RETIRED)
    return fill_up(replace(team, phase=READY))


def _name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME:
        raise LeagueError("name", max=LONGEST_NAME)
    return name

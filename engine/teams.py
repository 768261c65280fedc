"""Team sheets: the ready-made teams a match can be played with, and the position a match begins in.

Seed 000, *Creación de equipo*: 1,000,000 gold pieces for 11 to 16 players, re-rolls at the roster's price, fan factor,
assistant coaches and cheerleaders at 10,000 each, and an apothecary at 50,000 where the roster may have one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from engine import rosters
from engine.match.dungeon.state import RULE_SET, Dungeon
from engine.match.dungeons import dungeon, parse
from engine.match.field import AWAY, HOME
from engine.match.position import Player, Position, Team

FAN_FACTOR_COST = 10_000
COACH_COST = 10_000
CHEERLEADER_COST = 10_000
APOTHECARY_COST = 50_000


class UnknownTeam(LookupError):
    """No ready-made team has this id."""


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """A player of a team: shirt number, position id, name, and what he has beyond his position."""

    number: int
    position: str
    name: str = ""
    extra_skills: tuple[str, ...] = ()
    niggles: int = 0

    @property
    def cost(self) -> int:
        """What he costs at team creation, in gold pieces."""
        return rosters.position(self.position).cost


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """A team as it comes to a match: its own staff, and what it has hired for this match.

    ``decks`` are those it has bought special play cards of, one for each card; ``cards`` those it has drawn, hidden from
    the other side.
    """

    id: str
    name: str
    roster: str
    players: tuple[PlayerSheet, ...]
    rerolls: int = 0
    fan_factor: int = 0
    coaches: int = 0
    cheerleaders: int = 0
    apothecary: int = 0
    bribes: int = 0
    wizard: int = 0
    babes: int = 0
    chef: int = 0
    igor: int = 0
    decks: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def cost(self) -> int:
        """What the team costs at its creation, in gold pieces."""
        return (
            sum(player.cost for player in self.players)
            + self.rerolls * rosters.roster(self.roster).reroll_cost
            + self.fan_factor * FAN_FACTOR_COST
            + self.coaches * COACH_COST
            + self.cheerleaders * CHEERLEADER_COST
            + self.apothecary * APOTHECARY_COST
        )


@lru_cache(maxsize=1)
def _ready_made() -> dict[str, TeamSheet]:
    text = resources.files("engine.data").joinpath("ready_teams.json").read_text("utf-8")
    sheets = [_sheet(entry) for entry in json.loads(text)]
    return {sheet.id: sheet for sheet in sheets}


def _sheet(entry: dict[str, Any]) -> TeamSheet:
    values = dict(entry)
    values["players"] = tuple(PlayerSheet(**player) for player in entry["players"])
    return TeamSheet(**values)


def ready_made_ids() -> tuple[str, ...]:
    """Ids of the ready-made teams, in the order of their rosters."""
    return tuple(_ready_made())


def ready_made(team_id: str) -> TeamSheet:
    """The ready-made team with this id.

    Raises:
        UnknownTeam: there is none.
    """
    try:
        return _ready_made()[team_id]
    except KeyError:
        raise UnknownTeam(team_id) from None


def new_match(home: TeamSheet | str, away: TeamSheet | str, rules: dict[str, Any] | None = None) -> Position:
    """The position in which a match of two teams, or of two ready-made teams by id, begins: everyone in reserves.

    ``rules`` adds to or replaces what :attr:`Position.rules` holds by default. Where its ``set`` names
    ``dungeonbowl``, its ``dungeon`` is one of the engine's, or the name of what its ``map`` draws; no wizard and no card comes along.

    Raises:
        UnknownTeam: an id is none of a ready-made team.
        UnknownDungeon: no dungeon of the engine has this name, and no map is given.
        UnknownId: a sheet names a roster, position or skill that does not exist.
    """
    sheets = [ready_made(sheet) if isinstance(sheet, str) else sheet for sheet in (home, away)]
    position = Position(_team(sheets[HOME]), _team(sheets[AWAY]))
    position.rules.update(rules or {})
    if RULE_SET in str(position.rules["set"]).split("+"):
        name, text = str(position.rules.get("dungeon", "")), position.rules.get("map")
        position.go_underground(Dungeon(parse(str(text), name) if text else dungeon(name)))
        for team in position.teams:
            team.wizard = 0
            team.hand = ()
    for side, sheet in enumerate(sheets):
        for entry in sheet.players:
            position.add(_player(side, entry))
    return position


def _team(sheet: TeamSheet) -> Team:
    team = Team(rosters.roster(sheet.roster).id, sheet.name)
    team.rerolls = team.rerolls_full = sheet.rerolls
    team.fan_factor = sheet.fan_factor
    team.coaches = sheet.coaches
    team.cheerleaders = sheet.cheerleaders
    team.apothecary = sheet.apothecary
    team.bribes = sheet.bribes
    team.wizard = sheet.wizard
    team.babes = sheet.babes
    team.chef = sheet.chef
    team.igor = sheet.igor
    team.hand = sheet.cards
    team.necromancer = int("necromancer" in rosters.roster(sheet.roster).special)
    return team


def _player(side: int, sheet: PlayerSheet) -> Player:
    entry = rosters.position(sheet.position)
    extra = tuple(rosters.skill(name).id for name in sheet.extra_skills if name not in entry.skills)
    return Player(
        side, sheet.number, entry.id, entry.characteristics, entry.skills + extra, sheet.name, entry.race, sheet.niggles
    )

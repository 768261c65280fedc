"""A league team and its players: what a team sheet says, as immutable values.

Seed 000, *Creación de un equipo*; seed 003, *Puntos de estrellato*, *Heridas*, *Actualizar la hoja de equipo*.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine import rosters
from engine.league.errors import LeagueError

FEWEST_PLAYERS = 11
MOST_PLAYERS = 16
HIGHEST_NUMBER = 99

DRAFT = "draft"
READY = "ready"
IN_MATCH = "in_match"
POST_MATCH = "post_match"
RETIRED = "retired"
PHASES = (DRAFT, READY, IN_MATCH, POST_MATCH, RETIRED)

CHARACTERISTICS = ("ma", "st", "ag", "av")
LONER = "loner"


@dataclass(frozen=True, slots=True)
class Points:
    """Star player points by what they were earned with: counts, not points (seed 003, *Tabla de puntos de estrellato*)."""

    comp: int = 0
    td: int = 0
    int_: int = 0
    cas: int = 0
    mvp: int = 0

    @property
    def total(self) -> int:
        """The star player points they are worth."""
        return self.comp + 3 * self.td + 2 * self.int_ + 2 * self.cas + 5 * self.mvp

    def __add__(self, other: Points) -> Points:
        return Points(
            self.comp + other.comp,
            self.td + other.td,
            self.int_ + other.int_,
            self.cas + other.cas,
            self.mvp + other.mvp,
        )


@dataclass(frozen=True, slots=True)
class Improvement:
    """Something a player has learned: a skill id, or ``+ma``, ``+st``, ``+ag``, ``+av``.

    ``value`` in gold pieces is what it adds to his value; ``roll`` the improvement roll, None for a prize.
    """

    what: str
    value: int
    roll: tuple[int, int] | None = None


class History(NamedTuple):
    """An entry of a player's history: after how many matches of his team, what, and its detail."""

    match: int
    kind: str
    detail: str = ""


class LedgerEntry(NamedTuple):
    """A movement of gold: signed amount, why, about what, and after how many matches of the team."""

    amount: int
    reason: str
    detail: str = ""
    match: int = 0


@dataclass(frozen=True, slots=True)
class LeaguePlayer:
    """A player of a league team.

    Attributes:
        id: number within his team that he alone ever has; ``number`` is his shirt, which may change.
        position: full position id.
        journeyman: plays as a loner until he is hired or dismissed (seed 003, *Actualizar la hoja de equipo*, 6 and 7).
        earned: what he has earned star player points with.
        improvements: what he has learned, in order.
        pending: improvement rolls that wait for a choice, oldest first.
        injuries: lasting ones, in order: ``niggling``, ``-ma``, ``-st``, ``-ag``, ``-av``.
        misses: he misses the next match.
        gone: why he is no longer in the team (``dead``, ``fired``, ``left``, ``dismissed``), or empty.
    """

    id: int
    number: int
    position: str
    name: str = ""
    journeyman: bool = False
    earned: Points = field(default=Points())
    improvements: tuple[Improvement, ...] = ()
    pending: tuple[tuple[int, int], ...] = ()
    injuries: tuple[str, ...] = ()
    misses: bool = False
    gone: str = ""
    history: tuple[History, ...] = ()

    @property
    def entry(self) -> rosters.PositionEntry:
        """His position in the roster."""
        return rosters.position(self.position)

    @property
    def spp(self) -> int:
        """His star player points."""
        return self.earned.total

    @property
    def learned(self) -> tuple[str, ...]:
        """Skills he has beyond those of his position, a journeyman's Loner included."""
        start = self.entry.skills
        alone = (LONER,) if self.journeyman and LONER not in start else ()
        return alone + tuple(one.what for one in self.improvements if not one.what.startswith("+"))

    @property
    def skills(self) -> tuple[str, ...]:
        """All his skills and traits."""
        return self.entry.skills + self.learned

    @property
    def niggles(self) -> int:
        """How many niggling injuries he has."""
        return self.injuries.count("niggling")

    def characteristic(self, name: str) -> int:
        """A characteristic as it is now: ``ma``, ``st``, ``ag`` or ``av``."""
        gained = sum(one.what == f"+{name}" for one in self.improvements)
        start = self.entry.characteristics[CHARACTERISTICS.index(name)]
        return start + gained - self.injuries.count(f"-{name}")

    @property
    def characteristics(self) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV as they are now."""
        ma, st, ag, av = (self.characteristic(name) for name in CHARACTERISTICS)
        return ma, st, ag, av

    def noted(self, match: int, kind: str, detail: str = "") -> LeaguePlayer:
        """The player with one more entry in his history."""
        return replace(self, history=(*self.history, History(match, kind, detail)))


@dataclass(frozen=True, slots=True)
class Team:
    """A league team: everything its sheet says.

    Attributes:
        phase: one of :data:`PHASES`.
        players: those on the sheet, by shirt number, journeymen included.
        former: those who were once on it, in the order they left.
        ledger: every movement of gold; their sum is the treasury.
        trophies: ids of the majors it holds (see :mod:`engine.league.majors`).
        matches, won, drawn, lost: its record; forfeits are no matches.
        last_id: the highest player id given so far.
    """

    name: str
    roster: str
    phase: str = DRAFT
    players: tuple[LeaguePlayer, ...] = ()
    former: tuple[LeaguePlayer, ...] = ()
    rerolls: int = 0
    fan_factor: int = 0
    coaches: int = 0
    cheerleaders: int = 0
    apothecary: int = 0
    ledger: tuple[LedgerEntry, ...] = ()
    trophies: tuple[str, ...] = ()
    matches: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    last_id: int = 0

    @property
    def treasury(self) -> int:
        """Gold pieces in the treasury: the sum of the ledger."""
        return sum(entry.amount for entry in self.ledger)

    @property
    def team_list(self) -> rosters.Roster:
        """The roster the team is built from."""
        return rosters.roster(self.roster)

    @property
    def members(self) -> tuple[LeaguePlayer, ...]:
        """The players that belong to the team: all but journeymen."""
        return tuple(one for one in self.players if not one.journeyman)

    @property
    def journeymen(self) -> tuple[LeaguePlayer, ...]:
        """The journeymen on the sheet."""
        return tuple(one for one in self.players if one.journeyman)

    @property
    def available(self) -> tuple[LeaguePlayer, ...]:
        """The players who can play the next match, or the running one, journeymen included."""
        return tuple(one for one in self.players if not one.misses)

    def needs(self, *phases: str) -> None:
        """Refuse what belongs to another phase.

        Raises:
            LeagueError: ``phase``.
        """
        if self.phase not in phases:
            raise LeagueError("phase", phase=self.phase, needed=" ".join(phases))

    def player(self, number: int) -> LeaguePlayer:
        """The player with this shirt number.

        Raises:
            LeagueError: ``unknown``: nobody wears it.
        """
        for one in self.players:
            if one.number == number:
                return one
        raise LeagueError("unknown", what=str(number))

    def with_player(self, player: LeaguePlayer) -> Team:
        """The team with this player in the place of the one with his id."""
        others = [one for one in self.players if one.id != player.id]
        return replace(self, players=_ordered([*others, player]))

    def without(self, player: LeaguePlayer, why: str) -> Team:
        """The team after a player has left it: ``dead``, ``fired``, ``left`` or ``dismissed``."""
        left = replace(player.noted(self.matches, why), gone=why)
        remaining = tuple(one for one in self.players if one.id != player.id)
        return replace(self, players=remaining, former=(*self.former, left))

    def free_number(self) -> int:
        """The lowest shirt number nobody wears."""
        worn = {one.number for one in self.players}
        return next(number for number in range(1, HIGHEST_NUMBER + 1) if number not in worn)

    def joined(
        self, position: str, how: str, number: int | None = None, name: str = "", journeyman: bool = False
    ) -> Team:
        """The team with one more player; ``how`` he came stands in his history.

        Raises:
            LeagueError: ``number``: the shirt number is taken or not between 1 and 99.
        """
        shirt = self.free_number() if number is None else self.checked_number(number)
        player = LeaguePlayer(self.last_id + 1, shirt, position, name, journeyman)
        team = replace(self, last_id=player.id)
        return replace(team, players=_ordered([*team.players, player.noted(self.matches, how)]))

    def checked_number(self, number: int) -> int:
        """A shirt number, if it is free.

        Raises:
            LeagueError: ``number``.
        """
        if not 1 <= number <= HIGHEST_NUMBER or any(one.number == number for one in self.players):
            raise LeagueError("number", number=number)
        return number

    def booked(self, amount: int, reason: str, detail: str = "") -> Team:
        """The team with an entry in its ledger; nothing is written for no gold.

        Raises:
            LeagueError: ``budget``: the treasury would fall below zero.
        """
        if amount == 0:
            return self
        if self.treasury + amount < 0:
            raise LeagueError("budget", cost=-amount, left=self.treasury)
        return replace(self, ledger=(*self.ledger, LedgerEntry(amount, reason, detail, self.matches)))


def _ordered(players: Iterable[LeaguePlayer]) -> tuple[LeaguePlayer, ...]:
    return tuple(sorted(players, key=lambda one: one.number))

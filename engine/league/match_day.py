"""From a team to the match and back: its sheet as the match sees it, the opening position, and what a match tells of it.

Seed 003, *Encuentros de liga*, *Puntos de estrellato*, *Putrefacción de Nurgle*; seed 000, *Médico*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine import inducements, rosters
from engine.league.team import CHARACTERISTICS, Points, Team
from engine.match import events as ev
from engine.match.position import LOST, Position
from engine.teams import PlayerSheet, TeamSheet, new_match

WIN = "win"
DRAW = "draw"
LOSS = "loss"
RESULTS = (WIN, DRAW, LOSS)
#: Results of the casualty table (seed 003, *Tabla de lesiones*).
CASUALTIES = ("badly_hurt", "miss_next_game", "niggling", "-ma", "-st", "-ag", "-av", "dead")
OWN = "own"
FOE = "foe"

#: The most that a player can have done of anything, or suffered, and that a necromancer can raise, in one match that is entered.
MOST_DEEDS, MOST_INJURIES, MOST_RAISED = 99, 3, 1
INFECTIOUS = "nurgles_rot"
_IMMUNE = {"decay", "regeneration", "stunty"}
_STRONGEST_INFECTED = 4


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What a player on the sheet did and suffered in a match.

    ``injuries`` are results of the casualty table that stand: ``badly_hurt``, ``miss_next_game``, ``niggling``, ``-ma``,
    ``-st``, ``-ag``, ``-av``, ``dead``. ``kills``: opponents who died by him, for statistics.
    """

    number: int
    earned: Points = field(default=Points())
    injuries: tuple[str, ...] = ()
    kills: int = 0


@dataclass(frozen=True, slots=True)
class TeamReport:
    """What a match means to one of its teams.

    Attributes:
        result: ``win``, ``draw`` or ``loss``; score: own touchdowns, then the other side's.
        fame, foe_fame: FAME of both sides.
        players: what players on the sheet did; who did nothing may be left out.
        hired: star players and mercenaries as ``(number, position)``: they too may be named most valuable.
        conceded: ``own`` or ``foe``: who conceded, where that is punished; empty otherwise.
        raised: position ids of the dead that a necromancer raised; ``infected``: those that Nurgle's rot made.
        petty_cash_left: gold pieces of petty cash that were not spent.
        gate: 2 where the gate is doubled (seed 003, *Los deslumbrantes premios*).
        medals: shirt numbers of those who get a medal for having played in this match.
        absent: shirt numbers of players on the sheet whom a special play card kept from the match.
        petty_cash: gold pieces of petty cash that are still to leave the treasury; 0 where a match on the pitch has booked them.
    """

    result: str
    score: tuple[int, int] = (0, 0)
    fame: int = 0
    foe_fame: int = 0
    players: tuple[PlayerReport, ...] = ()
    hired: tuple[tuple[int, str], ...] = ()
    conceded: str = ""
    raised: tuple[str, ...] = ()
    infected: tuple[str, ...] = ()
    petty_cash_left: int = 0
    gate: int = 1
    medals: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    petty_cash: int = 0

    def of(self, number: int) -> PlayerReport:
        """What a player did; nothing, if the report does not name him."""
        return next((one for one in self.players if one.number == number), PlayerReport(number))


def faults(team: Team, report: TeamReport) -> list[str]:
    """What cannot be true about a report entered by hand: a list of words, empty where it can.

    ``result`` and score disagree, ``td``: more touchdowns by players than in the score, ``unknown``: somebody who could not play or is
    named twice, ``injuries`` that the casualty table does not have, or too many for one player, ``points``: fewer than none or more
    than a match has room for, or awards, which are drawn, ``raised``: more than one by a necromancer (seed 000, *Médico*), ``hired``:
    stars and mercenaries whom the team may not have, or not so many, ``cash``: more petty cash than there is gold.
    """
    found: list[str] = []
    mine, theirs = report.score
    decided = DRAW if mine == theirs else WIN if mine > theirs else LOSS
    if report.result not in RESULTS or (report.result != decided and not report.conceded and mine != theirs):
        found.append("result")
    if sum(one.earned.td for one in report.players) > mine:
        found.append("td")
    numbers = [one.number for one in report.players]
    if len(set(numbers)) < len(numbers) or not set(numbers) <= {one.number for one in team.available}:
        found.append("unknown")
    if any(len(one.injuries) > MOST_INJURIES or not set(one.injuries) <= set(CASUALTIES) for one in report.players):
        found.append("injuries")
    for one in report.players:
        deeds = one.earned.comp, one.earned.td, one.earned.int_, one.earned.cas, one.kills
        if one.earned.mvp or not all(0 <= count <= MOST_DEEDS for count in deeds):
            found.append("points")
            break
    if len(report.raised) > MOST_RAISED:
        found.append("raised")
    if not 0 <= report.petty_cash <= team.treasury:
        found.append("cash")
    try:
        basket = tuple(position for _, position in report.hired if not _comes_along(position))
        inducements.check(sheet(team), basket, inducements.total(team.roster, basket))
    except inducements.IllegalPurchase:
        found.append("hired")
    return found


def lost(report: TeamReport) -> int:
    """How many of a side, hired players among them, may have died in a match that was entered."""
    return sum("dead" in one.injuries for one in report.players) + len(report.hired)


def _comes_along(position: str) -> bool:
    """Whether a star is hired with another only."""
    star = rosters.stars().get(position.removeprefix("star:"))
    return star is not None and bool(star.included_with)


def sheet(team: Team) -> TeamSheet:
    """The team as it comes to its next match: those who can play, and the re-rolls of its trophies among its own."""
    players = tuple(PlayerSheet(one.number, one.position, one.name, one.learned, one.niggles) for one in team.available)
    return TeamSheet(
        "",
        team.name,
        team.roster,
        players,
        rerolls=team.rerolls + len(team.trophies),
        fan_factor=team.fan_factor,
        coaches=team.coaches,
        cheerleaders=team.cheerleaders,
        apothecary=team.apothecary,
    )


def opening(
    teams: tuple[Team, Team],
    baskets: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    weather: str = "",
    fame: tuple[int, int] | None = None,
    rules: dict[str, object] | None = None,
) -> Position:
    """The position a league match begins in: changed characteristics, hired help, and weather and FAME where given."""
    home, away = (sheet(team) for team in teams)
    position = new_match(*inducements.hire((home, baskets[0]), (away, baskets[1])), rules)
    for side, team in enumerate(teams):
        for one in team.available:
            player = position.players[f"{'ha'[side]}{one.number}"]
            for name in CHARACTERISTICS:
                setattr(player, name, one.characteristic(name))
    if weather:
        position.weather = weather
        position.rules["weather_given"] = True
        position.weather_changed()
    if fame is not None:
        for team_in_match, given in zip(position.teams, fame, strict=True):
            team_in_match.fame = given
        position.rules["fame_given"] = True
    return position


def infected(events: Iterable[ev.Event], position: Position, victims: Team, side: int) -> tuple[str, ...]:
    """The rotters a nurgle side made: one for each opponent on the sheet killed by a player with Nurgle's rot.

    Seed 003, *Putrefacción de Nurgle*: the victim's strength is at most 4 and he is neither stunty nor decaying nor regenerating.
    """
    team = position.teams[side]
    raised = rosters.roster(team.roster).raised_position
    on_sheet = {one.number for one in victims.available}
    found = 0
    for name, by in deaths(events):
        victim, killer = position.players[name], position.players.get(by)
        if (
            killer is not None
            and killer.side == side != victim.side
            and INFECTIOUS in killer.skills
            and victim.st <= _STRONGEST_INFECTED
            and not _IMMUNE & set(victim.skills)
            and victim.number in on_sheet
            and ":" not in victim.position
        ):
            found += 1
    return (f"{team.roster}.{raised}",) * found if raised else ()


def deaths(events: Iterable[ev.Event]) -> list[tuple[str, str]]:
    """Who died in a match and stayed dead, and by whom (empty where nobody did it), as player ids of the match."""
    by: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for event in events:
        match event:
            case ev.CasualtyRolled(player=player, by=killer):
                by[player] = killer
            case ev.CasualtySettled(player=player, result="dead"):
                found.append((player, by.get(player, "")))
            case ev.Recovered(player=player):
                found = [one for one in found if one[0] != player]
            case _:
                pass
    return found


def took_part(events: Iterable[ev.Event], team: Team, side: int) -> tuple[int, ...]:
    """Shirt numbers of the players on a sheet who were on the pitch in a match: they get a medal (seed 003, *El Trofeo Blood Bowl*)."""
    fielded: set[str] = set()
    for event in events:
        if isinstance(event, ev.SetUpDone):
            fielded.update(event.players)
        elif isinstance(event, ev.CardMoved):
            fielded.add(event.player)
    return tuple(sorted(one.number for one in team.available if f"{'ha'[side]}{one.number}" in fielded))


def outcome(events: Iterable[ev.Event]) -> tuple[int | None, int | None]:
    """The side that won, and the side that conceded where that is punished, from all events of a match; None for nobody.

    Seed 003, *Conceder*: with at most two players to set up conceding is free.
    """
    winner: int | None = None
    conceded_by: int | None = None
    for event in events:
        match event:
            case ev.Conceded(side=side, free=free):
                conceded_by = None if free else side
            case ev.MatchEnded(winner=side):
                winner = side if side >= 0 else None
            case _:
                pass
    return winner, conceded_by


def report(
    position: Position,
    side: int,
    teams: tuple[Team, Team],
    winner: int | None,
    conceded_by: int | None = None,
    events: Iterable[ev.Event] = (),
    petty_cash_left: int = 0,
    gate: int = 1,
    medals: tuple[int, ...] = (),
) -> TeamReport:
    """What a finished match means to one side.

    ``teams`` are the sheets both sides began with; ``winner`` and ``conceded_by`` are what :func:`outcome` gives. ``events``: all events of the match, needed for Nurgle's rot and for kills.
    """
    own = {one.number for one in teams[side].available}
    told = list(events)
    foes = {one.id for one in position.squads[1 - side]}
    kills = Counter(by for victim, by in deaths(told) if victim in foes)
    players: list[PlayerReport] = []
    hired: list[tuple[int, str]] = []
    raised: list[str] = []
    for one in position.squads[side]:
        if one.position.startswith("guest:"):
            continue
        if ":" in one.position:
            hired.append((one.number, one.position))
        elif one.number in own:
            earned = Points(one.comp, one.td, one.int_, one.cas)
            players.append(PlayerReport(one.number, earned, one.injuries, kills[one.id]))
        elif "dead" not in one.injuries:
            raised.append(one.position)
    score = position.teams[side].score, position.teams[1 - side].score
    return TeamReport(
        DRAW if winner is None else WIN if winner == side else LOSS,
        score,
        position.teams[side].fame,
        position.teams[1 - side].fame,
        tuple(players),
        tuple(hired),
        "" if conceded_by is None else OWN if conceded_by == side else FOE,
        tuple(raised),
        infected(told, position, teams[1 - side], side),
        petty_cash_left,
        gate,
        medals,
        ()
        if position.dungeon is not None
        else tuple(sorted(me.number for me in position.squads[side] if me.place == LOST and me.number in own)),
    )

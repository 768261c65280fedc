"""The four majors and their prizes.

Seed 003, *Los grandes campeonatos*, *Los deslumbrantes premios* and each trophy's entry; supplement 11 for the Dungeonbowl.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import rosters
from engine.league import improvement
from engine.league.errors import LeagueError
from engine.league.team import POST_MATCH, READY, LeaguePlayer, Team
from engine.league.value import DOUBLE_SKILL, NORMAL_SKILL
from engine.match.dice import Dice

CHAOS_CUP = "chaos_cup"
DUNGEONBOWL = "dungeonbowl"
SPIKE = "spike"
BLOOD_BOWL = "blood_bowl"

FAVOURITE = "fan_favourite"
#: What the gods of the Chaos Cup give beside mutations (seed 003, *La Copa Caos*).
_GIFTS = ("hypnotic_gaze", "stab", "regeneration")
_MUTATION = "M"


@dataclass(frozen=True, slots=True)
class Major:
    """A major and what its trophy gives while it is held, beside the re-roll that each of them gives.

    Attributes:
        spectators: added to the holder's roll for fans.
        wizard: what a wizard costs the holder, or None for the usual price.
        income: gold pieces added to the winnings of each of the holder's matches.
        gifts: the winner's players may receive gifts of chaos.
        player_of_the_year: the league's best player may be made a fan favourite after the final.
        medals: everybody who plays in the final receives points as a most valuable player.
        weather: whether its matches have weather.
    """

    id: str
    spectators: int = 0
    wizard: int | None = None
    income: int = 0
    gifts: bool = False
    player_of_the_year: bool = False
    medals: bool = False
    weather: bool = True


#: The four majors in the order of the year (seed 003, *Los grandes campeonatos*).
MAJORS = {
    one.id: one
    for one in (
        Major(CHAOS_CUP, gifts=True),
        Major(BLOOD_BOWL, income=20_000, medals=True),
        Major(SPIKE, spectators=2, player_of_the_year=True),
        Major(DUNGEONBOWL, wizard=50_000, weather=False),
    )
}
#: Rounds of a major in which spectators and winnings are doubled (seed 003, *Los deslumbrantes premios*, 1).
DOUBLED_ROUNDS = ("semi_final", "final")


def held(team: Team) -> tuple[Major, ...]:
    """The majors whose trophies a team holds."""
    return tuple(MAJORS[name] for name in team.trophies)


def gate(major: str, round_name: str) -> int:
    """By how much spectators and winnings of a match are multiplied: 2 from a major's semi-finals on, else 1."""
    return 2 if major in MAJORS and round_name in DOUBLED_ROUNDS else 1


def award(team: Team, major: str) -> Team:
    """The winner receives the trophy (seed 003, *Los deslumbrantes premios*, 2); whoever held it gives it back first.

    Raises:
        LeagueError: ``phase``: in the middle of a match; ``unknown``: no such major.
    """
    team.needs(READY, POST_MATCH)
    if major not in MAJORS:
        raise LeagueError("unknown", what=major)
    return team if major in team.trophies else replace(team, trophies=(*team.trophies, major))


def take_back(team: Team, major: str) -> Team:
    """The trophy moves on, and with it what it gives; gifts of chaos stay (seed 003, *La Copa Caos*).

    Raises:
        LeagueError: ``unknown``: the team does not hold it.
    """
    if major not in team.trophies:
        raise LeagueError("unknown", what=major)
    return replace(team, trophies=tuple(name for name in team.trophies if name != major))


def best_player(teams: tuple[Team, ...]) -> tuple[Team, LeaguePlayer] | None:
    """The player with the most star player points of the league (seed 003, *El Trofeo Revista ¡Spike!*).

    Among equals: more touchdowns, then casualties, then the order of the teams and of the shirt numbers.
    """
    everyone = [(team, one) for team in teams for one in team.members]
    if not everyone:
        return None
    return max(everyone, key=lambda pair: (pair[1].spp, pair[1].earned.td, pair[1].earned.cas))


def player_of_the_year(team: Team, number: int) -> Team:
    """Make a player a fan favourite, valued as a double, unless he is one (seed 003, *El Trofeo Revista ¡Spike!*).

    Raises:
        LeagueError: ``unknown``.
    """
    player = team.player(number)
    if FAVOURITE in player.skills:
        return team
    return team.with_player(improvement.prize(player, FAVOURITE, DOUBLE_SKILL, team.matches))


def draw_gifted(team: Team, dice: Dice) -> tuple[int, ...]:
    """Shirt numbers of the D3 players, drawn at random, to whom the gods of the Chaos Cup may give something.

    Seed 003, *La Copa Caos*; a player is drawn at most once.
    """
    count = dice.roll(3, "gifts of chaos")
    left = [one.number for one in team.members]
    drawn: list[int] = []
    for _ in range(min(count, len(left))):
        which = dice.roll(len(left), "player for a gift of chaos") - 1 if len(left) > 1 else 0
        drawn.append(left.pop(which))
    return tuple(sorted(drawn))


def gift_options(player: LeaguePlayer) -> dict[str, int]:
    """What a drawn player may receive, each with its value: as a double unless mutations are normal for him."""
    mutation = NORMAL_SKILL if _MUTATION in player.entry.normal else DOUBLE_SKILL
    found = {
        one.id: mutation for one in rosters.skills().values() if one.code == _MUTATION and one.id not in player.skills
    }
    return found | {name: DOUBLE_SKILL for name in _GIFTS if name not in player.skills}


def give(team: Team, number: int, what: str) -> Team:
    """Give a drawn player a gift of chaos, for ever (seed 003, *La Copa Caos*).

    Raises:
        LeagueError: ``unknown``, or ``choice``: the gods do not give it, or he has it.
    """
    player = team.player(number)
    value = gift_options(player).get(what)
    if value is None:
        raise LeagueError("choice", what=what)
    return team.with_player(improvement.prize(player, what, value, team.matches))


def spectators_bonus(team: Team) -> int:
    """Added to the team's roll for fans (seed 003, *El Trofeo Revista ¡Spike!*)."""
    return sum(one.spectators for one in held(team))


def income(team: Team) -> int:
    """Gold pieces added to the winnings of each match (seed 003, *El Trofeo Blood Bowl*)."""
    return sum(one.income for one in held(team))


def wizard_price(team: Team) -> int | None:
    """What a wizard costs the team, or None for the usual price (seed 003, *La Dungeonbowl*)."""
    return min((one.wizard for one in held(team) if one.wizard is not None), default=None)

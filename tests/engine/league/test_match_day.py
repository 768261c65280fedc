"""A league team goes into a match as its sheet says, and comes back with what it did there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import rosters
from engine.league import match_day, pre_match, steps
from engine.league.match_day import DRAW, LOSS, WIN, PlayerReport, TeamReport
from engine.league.post_match import PostMatch
from engine.league.scripts import run
from engine.league.team import IN_MATCH, READY, Points, Team
from engine.match import events as ev
from engine.match.dice import SeededDice
from engine.match.field import AWAY, HOME
from engine.match.game import Game
from engine.match.position import LOST, RESERVES, Player

TEAMS = """
team reds nurgle
given players 10 nurgle.rotter
given player 11 nurgle.nurgle_warrior +block +ma -ag niggling
given player 12 nurgle.pestigor misses
given phase ready
team blues human
given players 10 human.lineman
given player 11 human.ogre
given phase ready
"""


UNDEAD = """
team reds undead
given players 11 undead.zombie
given phase ready
team blues human
given players 11 human.lineman
given phase ready
"""


def both() -> tuple[Team, Team]:
    teams = run(TEAMS).teams
    return teams["reds"], teams["blues"]


def test_a_sheet_goes_into_the_match() -> None:
    reds, blues = both()
    position = match_day.opening((reds, blues), (("wizard",), ("mercenary:human.thrower+block",)), "rain", (2, 0))
    warrior = position.players["h11"]
    start = rosters.position("nurgle.nurgle_warrior").characteristics
    assert (warrior.ma, warrior.ag) == (start[0] + 1, start[2] - 1)
    assert warrior.starting == start
    assert warrior.niggles == 1
    assert "block" in warrior.skills
    assert "h12" not in position.players
    assert position.players["a12"].position == "mercenary:human.thrower"
    assert position.teams[HOME].wizard == 1
    assert (position.weather, position.teams[HOME].fame, position.teams[AWAY].fame) == ("rain", 2, 0)
    game = Game(position, SeededDice(1))
    assert game.position.weather == "rain"
    assert game.position.teams[HOME].fame == 2
    assert not any(isinstance(event, ev.FansCame | ev.WeatherChanged) for event in game.opening)


def test_a_journeyman_is_a_loner() -> None:
    reds, blues = both()
    short = replace(reds, players=reds.players[:9] + reds.players[11:], phase=READY)
    position = match_day.opening((pre_match.fit(short), blues))
    loners = [one for one in position.squads[HOME] if "loner" in one.skills]
    assert len(position.squads[HOME]) == 11
    assert len(loners) == 2


def test_what_was_done_comes_back() -> None:
    reds, blues = both()
    position = match_day.opening((reds, blues), ((), ("mercenary:human.thrower",)))
    scorer, victim = position.players["h3"], position.players["a4"]
    scorer.td, scorer.comp, scorer.cas, scorer.int_ = 2, 1, 1, 1
    victim.injuries = ("dead",)
    position.teams[HOME].score = 2
    mine = match_day.report(position, HOME, (reds, blues), HOME, petty_cash_left=5, gate=2)
    theirs = match_day.report(position, AWAY, (reds, blues), HOME, conceded_by=AWAY)
    assert (mine.result, mine.score, mine.conceded, mine.petty_cash_left, mine.gate) == ("win", (2, 0), "", 5, 2)
    assert mine.of(3) == PlayerReport(3, Points(1, 2, 1, 1))
    assert (theirs.result, theirs.conceded, theirs.hired) == ("loss", "own", ((12, "mercenary:human.thrower"),))
    assert theirs.of(4).injuries == ("dead",)
    team = PostMatch(replace(reds, phase=IN_MATCH), mine, SeededDice(3)).team
    assert team.player(3).spp >= 11


@pytest.mark.parametrize(
    ("report", "found"),
    [
        (TeamReport(WIN, (2, 1), players=(PlayerReport(3, Points(td=2, comp=1), ("niggling", "-ma")),)), []),
        (TeamReport(WIN, (1, 1)), []),
        (TeamReport(LOSS, (2, 1), conceded="own"), []),
        (TeamReport(LOSS, (2, 1)), ["result"]),
        (TeamReport("tie", (1, 1)), ["result"]),
        (TeamReport(WIN, (1, 0), players=(PlayerReport(3, Points(td=2)),)), ["td"]),
        (TeamReport(DRAW, players=(PlayerReport(12),)), ["unknown"]),
        (TeamReport(DRAW, players=(PlayerReport(3), PlayerReport(3))), ["unknown"]),
        (TeamReport(DRAW, players=(PlayerReport(3, injuries=("bored",)),)), ["injuries"]),
        (TeamReport(DRAW, players=(PlayerReport(3, Points(comp=-1)),)), ["points"]),
        (TeamReport(DRAW, players=(PlayerReport(3, Points(mvp=1)),)), ["points"]),
    ],
)
def test_reports_entered_by_hand_are_checked(report: TeamReport, found: list[str]) -> None:
    assert match_day.faults(both()[0], report) == found


def test_the_infected_are_counted() -> None:
    reds, blues = both()
    position = match_day.opening((reds, blues))
    assert "nurgles_rot" in position.players["h11"].skills

    def death(victim: str, by: str) -> list[ev.Event]:
        return [ev.CasualtyRolled(victim, by, 61, "dead"), ev.CasualtySettled(victim, "dead")]

    def rotters(events: list[ev.Event]) -> tuple[str, ...]:
        return match_day.infected(events, position, blues, HOME)

    assert rotters(death("a1", "h11")) == ("nurgle.rotter",)
    assert rotters(death("a1", "h11") + death("a2", "h11")) == ("nurgle.rotter",) * 2
    assert rotters(death("a1", "")) == ()
    assert rotters(death("a1", "h12")) == ()
    # The ogre is too strong to be turned.
    assert rotters(death("a11", "h11")) == ()
    position.players["a3"].skills += ("regeneration",)
    assert rotters(death("a3", "h11")) == ()
    killers = match_day.report(position, HOME, (reds, blues), None, events=death("a1", "h11") + death("h2", "a3"))
    assert (killers.of(11).kills, killers.of(2).kills) == (1, 0)
    # Saved by the apothecary: the result that stands is no death.
    assert rotters([ev.CasualtyRolled("a1", "h11", 61, "dead"), ev.CasualtySettled("a1", "badly_hurt")]) == ()


def test_a_raised_zombie_is_reported_if_he_lives() -> None:
    teams = run(UNDEAD).teams
    sides = teams["reds"], teams["blues"]
    position = match_day.opening(sides)
    for number, injuries in ((12, ()), (13, ("dead",))):
        entry = rosters.position("undead.zombie")
        one = Player(HOME, number, entry.id, entry.characteristics, entry.skills)
        one.place, one.injuries = RESERVES, injuries
        position.add(one)
    assert match_day.report(position, HOME, sides, None).raised == ("undead.zombie",)


def test_who_was_kept_from_the_match_is_not_most_valuable_and_guests_are_in_no_report() -> None:
    reds, blues = both()
    position = match_day.opening((reds, blues), ((), ()), "nice", (0, 0))
    position.take_off(position.players["h3"], LOST)
    position.add(Player(HOME, 16, "guest:freight_train", (6, 5, 2, 9)))
    report = match_day.report(position, HOME, (reds, blues), None)
    assert report.absent == (3,)
    assert report.hired == ()
    assert 16 not in [one.number for one in report.players]
    able = [number for number, _ in steps.candidates(reds, report)]
    assert able == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]

"""Results as they are typed: lines of deeds in either language, and what they say about both sides."""

from __future__ import annotations

import pytest

from engine.league import building, market
from engine.league.team import Points, Team
from services.errors import Refused
from services.league.entering import Entry, read_deeds, reports


def team(roster: str) -> Team:
    made = building.found("Reds", roster)
    cheapest = min(made.team_list.positions, key=lambda one: (one.max < 11, one.cost)).id
    for _ in range(11):
        made = market.buy(made, cheapest)
    return building.approve(made)


@pytest.mark.parametrize(
    ("line", "earned", "injuries", "kills"),
    [
        ("7 td2 cas", Points(td=2, cas=1), (), 0),
        ("#7: 2td, cas", Points(td=2, cas=1), (), 0),
        ("7 TD x2".replace(" x2", "2"), Points(td=2), (), 0),
        ("7 pase3 les muerte", Points(comp=3, cas=1), (), 1),
        ("7 int −ag mng", Points(int_=1), ("-ag", "miss_next_game"), 0),
        ("7 -fu cron muerto", Points(), ("-st", "niggling", "dead"), 0),
        ("7 td\n7 td", Points(td=2), (), 0),
    ],
)
def test_a_line_says_what_a_player_did(line: str, earned: Points, injuries: tuple[str, ...], kills: int) -> None:
    players, raised = read_deeds(line)
    assert raised == 0
    assert [(one.number, one.earned, one.injuries, one.kills) for one in players] == [(7, earned, injuries, kills)]


@pytest.mark.parametrize("line", ["7", "td", "7 flies", "x td", "777 td", "7 td; raised td", "7 td100"])
def test_a_line_that_says_nothing_is_refused_by_its_word(line: str) -> None:
    with pytest.raises(Refused, match="league_line"):
        read_deeds(line)


def test_nothing_typed_is_nothing_done() -> None:
    assert read_deeds(" \n ; ") == ((), 0)


@pytest.mark.parametrize(
    ("entry", "results", "conceded"),
    [
        (Entry((2, 1)), ("win", "loss"), ("", "")),
        (Entry((1, 1)), ("draw", "draw"), ("", "")),
        (Entry((1, 1), winner="away"), ("loss", "win"), ("", "")),
        (Entry((2, 0), conceded="home"), ("loss", "win"), ("own", "foe")),
        (Entry((0, 0), conceded="away"), ("win", "loss"), ("foe", "own")),
    ],
)
def test_who_won(entry: Entry, results: tuple[str, str], conceded: tuple[str, str]) -> None:
    home, away = reports(entry, (team("human"), team("orc")), ("", ""))
    assert (home.result, away.result) == results
    assert (home.conceded, away.conceded) == conceded
    assert home.score == entry.score
    assert away.score == entry.score[::-1]


def test_hired_players_and_petty_cash_are_told_too() -> None:
    typed = "3 td\nstar griff\nMerc. blitzer\nmercenario linea\ncash 50.000\nefectivo 20000"
    home, away = reports(Entry((1, 0)), (team("human"), team("orc")), (typed.replace("Merc.", "merc"), "estrella Morg"))
    assert [position for _, position in home.hired] == [
        "star:griff_oberwald",
        "mercenary:human.blitzer",
        "mercenary:human.lineman",
    ]
    assert len({number for number, _ in home.hired} | set(range(1, 12))) == 14
    assert (home.petty_cash, away.petty_cash) == (70_000, 0)
    assert [position for _, position in away.hired] == ["star:morg_n_thorg"]
    assert [one.number for one in home.players] == [3]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("star nobody", "league_no_hired"),
        ("star", "league_no_hired"),
        ("merc troll", "league_no_hired"),
        ("cash much", "league_no_amount"),
    ],
)
def test_help_that_cannot_be_read_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        reports(Entry((0, 0)), (team("human"), team("orc")), (typed, ""))


def test_only_who_raises_the_dead_has_raised_players() -> None:
    home, _ = reports(Entry((0, 0), fame=(2, 0)), (team("undead"), team("orc")), ("raised2", ""))
    assert home.raised == ("undead.zombie", "undead.zombie")
    assert home.infected == ()
    assert (home.fame, home.foe_fame) == (2, 0)
    _, away = reports(Entry((0, 0)), (team("human"), team("nurgle")), ("", "raised"))
    assert (away.raised, away.infected) == ((), ("nurgle.rotter",))
    with pytest.raises(Refused, match="league_no_raised"):
        reports(Entry((0, 0)), (team("human"), team("orc")), ("alzado", ""))
    with pytest.raises(Refused, match="league_bad_fame"):
        reports(Entry((0, 0), fame=(3, 0)), (team("human"), team("orc")), ("", ""))

"""Inducements: prices, limits, and what they bring to a match."""

from __future__ import annotations

import pytest

from engine import inducements, rosters
from engine.inducements import IllegalPurchase
from engine.match.dice import SeededDice
from engine.match.game import Game
from engine.teams import new_match, ready_made

HUMAN = ready_made("human_lanterns")
ORC = ready_made("orc_cauldrons")


@pytest.mark.parametrize(
    ("roster", "item", "cost"),
    [
        ("human", "bribes", 100_000),
        ("goblin", "bribes", 50_000),
        ("human", "halfling_master_chef", 300_000),
        ("halfling", "halfling_master_chef", 100_000),
        ("undead", "igor", 100_000),
        ("human", "wandering_apothecaries", 100_000),
        ("human", "wizard", 150_000),
        ("human", "bloodweiser_babes", 50_000),
        ("human", "extra_team_training", 100_000),
        ("human", "mercenary:human.lineman", 80_000),
        ("human", "mercenary:human.lineman+tackle", 130_000),
    ],
)
def test_prices(roster: str, item: str, cost: int) -> None:
    assert inducements.price(roster, item) == cost


@pytest.mark.parametrize(
    ("roster", "item", "code"),
    [
        ("human", "igor", "no_such_item"),
        ("undead", "wandering_apothecaries", "no_such_item"),
        ("human", "star:varag_ghoul_chewer", "no_such_item"),
        ("human", "mercenary:orc.troll", "no_such_item"),
        ("human", "mercenary:human.lineman+guard", "no_such_skill"),
        ("norse", "mercenary:norse.blitzer+grab", "no_such_skill"),
        ("human", "wizard+tackle", "no_such_skill"),
    ],
)
def test_what_a_roster_may_not_hire(roster: str, item: str, code: str) -> None:
    with pytest.raises(IllegalPurchase) as refused:
        inducements.price(roster, item)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("basket", "budget", "code"),
    [
        (("wizard",), 140_000, "over_budget"),
        (("wizard", "wizard"), 900_000, "too_many"),
        (("bribes",) * 4, 900_000, "too_many"),
        (("star:griff_oberwald",) * 2, 900_000, "too_many"),
        (("mercenary:human.blitzer",), 900_000, "position_full"),
        (("mercenary:human.lineman",) * 6, 900_000, "too_many_players"),
    ],
)
def test_limits(basket: tuple[str, ...], budget: int, code: str) -> None:
    with pytest.raises(IllegalPurchase) as refused:
        inducements.check(HUMAN, basket, budget)
    assert refused.value.code == code


def test_three_stars_are_too_many() -> None:
    basket = tuple(item.id for item in inducements.stars("human")[:3])
    with pytest.raises(IllegalPurchase) as refused:
        inducements.check(HUMAN, basket, 5_000_000)
    assert refused.value.code == "too_many_stars"


def test_a_basket_within_the_limits_is_allowed_to_the_last_coin() -> None:
    basket = ("wizard", "bribes", "bribes", "mercenary:human.lineman+tackle")
    inducements.check(HUMAN, basket, inducements.total("human", basket))


def test_what_was_hired_comes_to_the_match() -> None:
    basket = ("wizard", "bribes", "extra_team_training", "wandering_apothecaries", "mercenary:human.lineman+tackle")
    home, away = inducements.hire((HUMAN, basket), (ORC, ("bloodweiser_babes",)))
    game = Game(new_match(home, away), SeededDice(1))
    team, other = game.position.teams
    assert (team.wizard, team.bribes, team.apothecary) == (1, 1, HUMAN.apothecary + 1)
    assert team.rerolls == team.rerolls_full == HUMAN.rerolls + 1
    assert other.babes == 1
    mercenary = game.position.squads[0][-1]
    assert mercenary.position == "mercenary:human.lineman"
    assert {"loner", "tackle"} <= set(mercenary.skills)


def test_a_star_on_both_sides_plays_for_neither() -> None:
    both = next(
        item.id for item in inducements.stars("human") if item.id in {other.id for other in inducements.stars("orc")}
    )
    home, away = inducements.hire((HUMAN, (both, "wizard")), (ORC, (both,)))
    assert all(player.position != both for sheet in (home, away) for player in sheet.players)
    assert (home.wizard, len(away.players)) == (1, len(ORC.players))


def test_a_pair_of_stars_comes_as_one_hire() -> None:
    pair = next(star for star in rosters.stars().values() if star.includes)
    positions = [position for position, _ in inducements.players_of((f"star:{pair.id}",))]
    assert positions == [f"star:{pair.id}", *(f"star:{other}" for other in pair.includes)]

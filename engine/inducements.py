"""Inducements: what a side may hire for one match, at what price, and what it brings.

An item is named by its id: ``bribes``, ``wizard`` …, ``star:griff_oberwald``, ``mercenary:human.lineman`` or, with an
extra skill, ``mercenary:human.lineman+tackle``. A basket is a tuple of such ids, one for each piece. Seed 003,
*Incentivos* and *Descripción de los incentivos*; supplement 11.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from typing import Any

from engine import rosters
from engine.teams import PlayerSheet, TeamSheet

MOST_PLAYERS = 16
MOST_STARS = 2
EXTRA_SKILL_COST = 50_000

#: What a staff inducement adds to on a team sheet.
_STAFF = {
    "bloodweiser_babes": "babes",
    "bribes": "bribes",
    "extra_team_training": "training",
    "halfling_master_chef": "chef",
    "igor": "igor",
    "wandering_apothecaries": "wandering",
    "wizard": "wizard",
}


class IllegalPurchase(Exception):
    """A basket that may not be bought; ``code`` and ``values`` make a translated message."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Item:
    """Something to hire: its price in gold pieces and how many pieces a side may have (0: no limit of its own)."""

    id: str
    kind: str
    cost: int
    max: int


@lru_cache(maxsize=1)
def _entries() -> dict[str, dict[str, Any]]:
    text = resources.files("engine.data").joinpath("inducements.json").read_text("utf-8")
    return {entry["id"]: entry for entry in json.loads(text)}


@lru_cache(maxsize=64)
def staff(roster: str) -> tuple[Item, ...]:
    """The staff and wizards that teams of a roster may hire."""
    return tuple(
        Item(name, entry["kind"], entry["special_prices"].get(roster, entry["cost"]), entry["max"])
        for name, entry in _entries().items()
        if name in _STAFF and (entry["teams"] == "all" or roster in entry["teams"])
    )


#: Item of a deck where its name is longer than the deck's.
_DECKS = {"cards_miscellaneous_mayhem": "misc_mayhem", "cards_special_team_plays": "team_plays"}


@lru_cache(maxsize=1)
def decks() -> tuple[Item, ...]:
    """The decks that every team may buy special play cards of, a card each; a deck ends with its last card."""
    return tuple(
        Item(name, entry["kind"], entry["cost"], entry["deck_size"])
        for name, entry in _entries().items()
        if entry["kind"] == "card_deck"
    )


def deck_of(item: str) -> str:
    """The deck of an item of :func:`decks`, or empty for any other."""
    if not item.startswith("cards_"):
        return ""
    return _DECKS.get(item, item.removeprefix("cards_"))


def decks_of(basket: tuple[str, ...]) -> tuple[str, ...]:
    """The decks a basket pays for, one for each card."""
    return tuple(name for item in basket if (name := deck_of(item)))


@lru_cache(maxsize=64)
def stars(roster: str) -> tuple[Item, ...]:
    """The star players that teams of a roster may hire; a star who comes with another is no item of his own."""
    return tuple(
        Item(f"star:{one.id}", "star", one.cost, 1)
        for one in rosters.stars().values()
        if roster in one.teams and not one.included_with
    )


@lru_cache(maxsize=64)
def mercenaries(roster: str) -> tuple[Item, ...]:
    """The mercenaries of a roster's positions, without extra skills."""
    return tuple(
        Item(f"mercenary:{one.id}", "mercenary", one.cost + rosters.MERCENARY_SURCHARGE, one.max)
        for one in rosters.roster(roster).positions
    )


def mercenary_skills(position: str) -> tuple[str, ...]:
    """Skills a mercenary of a position may have besides his own: those of a normal roll that exclude none of his."""
    entry = rosters.position(position)
    barred = {*entry.skills, *(rosters.EXCLUSIVE if rosters.EXCLUSIVE & set(entry.skills) else ())}
    return tuple(one.id for one in rosters.skills().values() if one.code in entry.normal and one.id not in barred)


def price(roster: str, item: str) -> int:
    """Price of one piece of an item for a team of a roster, in gold pieces.

    Raises:
        IllegalPurchase: ``no_such_item``: the roster may not hire it.
    """
    name, _, skill = item.partition("+")
    for one in (*staff(roster), *stars(roster), *mercenaries(roster), *decks()):
        if one.id == name:
            if skill and (one.kind != "mercenary" or skill not in mercenary_skills(name.removeprefix("mercenary:"))):
                raise IllegalPurchase("no_such_skill", item=name, skill=skill)
            return one.cost + (EXTRA_SKILL_COST if skill else 0)
    raise IllegalPurchase("no_such_item", item=name)


def total(roster: str, basket: tuple[str, ...]) -> int:
    """Price of a basket.

    Raises:
        IllegalPurchase: see :func:`price`.
    """
    return sum(price(roster, item) for item in basket)


def check(sheet: TeamSheet, basket: tuple[str, ...], budget: int, other: tuple[str, ...] = ()) -> None:
    """Refuse a basket that breaks a limit; ``other`` is what the other side has bought, of the same decks of cards.

    Raises:
        IllegalPurchase: ``over_budget``, ``too_many``, ``too_many_stars``, ``too_many_players``, ``position_full``,
            ``no_such_item`` or ``no_such_skill``.
    """
    spent = total(sheet.roster, basket)
    if spent > budget:
        raise IllegalPurchase("over_budget", spent=spent, budget=budget)
    limits = {one.id: one.max for one in (*staff(sheet.roster), *stars(sheet.roster), *decks())}
    counts = Counter(item for item in basket if item in limits)
    counts.update(item for item in other if deck_of(item) and item in basket)
    for item, count in counts.items():
        if count > limits[item]:
            raise IllegalPurchase("too_many", item=item, max=limits[item])
    if sum(item.startswith("star:") for item in basket) > MOST_STARS:
        raise IllegalPurchase("too_many_stars", max=MOST_STARS)
    hired = players_of(basket)
    if len(sheet.players) + len(hired) > MOST_PLAYERS:
        raise IllegalPurchase("too_many_players", max=MOST_PLAYERS)
    positions = Counter(player.position for player in sheet.players)
    positions.update(name.removeprefix("mercenary:") for name, _ in hired if name.startswith("mercenary:"))
    for name, count in positions.items():
        most = rosters.position(name).max
        if count > most:
            raise IllegalPurchase("position_full", position=name, max=most)


def players_of(basket: tuple[str, ...]) -> list[tuple[str, str]]:
    """The players a basket brings as ``(position, extra skill)``, with those who come along with a star."""
    found: list[tuple[str, str]] = []
    for item in basket:
        name, _, skill = item.partition("+")
        if name.startswith("star:"):
            found.append((name, ""))
            found += [(f"star:{other}", "") for other in rosters.star(name.removeprefix("star:")).includes]
        elif name.startswith("mercenary:"):
            found.append((name, skill))
    return found


def hire(
    home: tuple[TeamSheet, tuple[str, ...]], away: tuple[TeamSheet, tuple[str, ...]]
) -> tuple[TeamSheet, TeamSheet]:
    """Both teams as they come to the match, with what they hired; a star hired by both plays for neither, both pay."""
    shared = {item for item in home[1] if item.startswith("star:")} & set(away[1])
    return _hired(*home, shared), _hired(*away, shared)


def _hired(sheet: TeamSheet, basket: tuple[str, ...], without: set[str]) -> TeamSheet:
    kept = tuple(item for item in basket if item not in without)
    counts = Counter(_STAFF[item] for item in kept if item in _STAFF)
    number = max((player.number for player in sheet.players), default=0)
    players = list(sheet.players)
    for position, skill in players_of(kept):
        number += 1
        name = rosters.position(position).name_en if position.startswith("star:") else ""
        players.append(PlayerSheet(number, position, name, (skill,) if skill else ()))
    return replace(
        sheet,
        players=tuple(players),
        rerolls=sheet.rerolls + counts["training"],
        apothecary=sheet.apothecary + counts["wandering"],
        bribes=sheet.bribes + counts["bribes"],
        wizard=sheet.wizard + counts["wizard"],
        babes=sheet.babes + counts["babes"],
        chef=sheet.chef + counts["chef"],
        igor=sheet.igor + counts["igor"],
        decks=decks_of(kept),
    )

"""What a side hires for one match: its basket as a match's row holds it, what it may still have, and how it is called.

Seed 003, *Incentivos*; supplement 11.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from db.matches import Match
from engine import inducements, teams
from engine.inducements import IllegalPurchase
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from engine.teams import PlayerSheet, TeamSheet
from services.errors import Refused
from services.language import Texts
from services.rule_tables import item_name

#: The largest budget a challenge may give each side, and its steps, in gold pieces.
MOST_BUDGET = 1_000_000
BUDGET_STEP = 10_000
WIZARD = "wizard"


@dataclass(frozen=True, slots=True)
class Basket:
    """What one side of a match has chosen to hire so far.

    Attributes:
        sheet: the team without what it hires.
        items: ids of :mod:`engine.inducements`, one for each piece.
        budget: gold pieces it may spend.
        done: its coach has confirmed it.
        message: the message that shows it, if one was posted.
        decks: whether special play cards can be bought for this match, and a wizard: not under the ground.
        other: what the other side has in its basket, of the same decks.
    """

    side: int
    coach: int
    sheet: TeamSheet
    items: tuple[str, ...]
    budget: int
    done: bool
    message: int | None
    decks: bool = field(default=True, kw_only=True)
    other: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    def spent(self) -> int:
        """What all of it costs."""
        return inducements.total(self.sheet.roster, self.items)

    @property
    def left(self) -> int:
        """What is left of the budget."""
        return self.budget - self.spent

    def price(self, item: str) -> int:
        """Price of one piece of an item for this team."""
        return inducements.price(self.sheet.roster, item)

    def with_item(self, item: str) -> tuple[str, ...]:
        """The items with one piece more.

        Raises:
            Refused: ``purchase_…``: a limit or the budget is broken, or there is no such item.
        """
        items = (*self.items, item)
        try:
            if not self.decks and inducements.deck_of(item):
                raise IllegalPurchase("no_such_item", item=item)
            if not self.decks and item == WIZARD:
                raise IllegalPurchase("underground")
            inducements.check(self.sheet, items, self.budget, self.other)
        except IllegalPurchase as error:
            raise Refused(f"purchase_{error.code}", **error.values) from None
        return items

    def without_item(self, item: str) -> tuple[str, ...]:
        """The items with one piece less.

        Raises:
            Refused: ``purchase_not_there``.
        """
        if item not in self.items:
            raise Refused("purchase_not_there")
        index = self.items.index(item)
        return (*self.items[:index], *self.items[index + 1 :])

    def offers(self) -> list[str]:
        """Items of which one more piece may be had now: staff, stars, then mercenaries without an extra skill."""
        roster = self.sheet.roster
        pools = (inducements.staff(roster), inducements.stars(roster), inducements.mercenaries(roster))
        return [item.id for pool in pools for item in pool if self.may_have(item.id)]

    def deck_offers(self) -> list[str]:
        """The decks of which one more special play card may be had now."""
        return [item.id for item in inducements.decks() if self.may_have(item.id)]

    def skills(self, item: str) -> list[str]:
        """The mercenary ``item`` with each extra skill that he may have within the budget; nothing for other items."""
        kind, _, position = item.partition(":")
        if kind != "mercenary" or "+" in item:
            return []
        found = (f"{item}+{skill}" for skill in inducements.mercenary_skills(position))
        return [one for one in found if self.may_have(one)]

    def may_have(self, item: str) -> bool:
        """Whether one more piece of an item may be had."""
        try:
            self.with_item(item)
        except Refused:
            return False
        return True

    def counted(self) -> list[tuple[str, int]]:
        """Each item and how many pieces of it there are."""
        return list(Counter(self.items).items())


def budget_of(match: Match) -> int:
    """What each side of a match may spend, in gold pieces."""
    return int(match.options.get("budget", 0))


def sells_cards(match: Match) -> bool:
    """Whether special play cards can be bought for a match: there are none under the ground."""
    return DUNGEONBOWL not in match.rules.split("+")


def check_budget(budget: int) -> int:
    """The budget, if a challenge may have it.

    Raises:
        Refused: ``bad_budget``.
    """
    if not 0 <= budget <= MOST_BUDGET or budget % BUDGET_STEP:
        raise Refused("bad_budget", most=MOST_BUDGET, step=BUDGET_STEP)
    return budget


def basket_of(match: Match, side: int) -> Basket | None:
    """The basket of a side, None while its team is not chosen."""
    team = (match.home_team, match.away_team)[side]
    if team is None:
        return None
    other = (match.away_team, match.home_team)[side] or {}
    return Basket(
        side,
        match.coach(side),
        sheet_of(team),
        tuple(team.get("basket", ())),
        budget_of(match),
        bool(team.get("done", False)),
        team.get("message"),
        decks=sells_cards(match),
        other=tuple(other.get("basket", ())),
    )


def sheet_of(team: dict[str, Any]) -> TeamSheet:
    """The sheet that a match's row names (a ready-made team) or holds (a league team)."""
    if "sheet" not in team:
        return teams.ready_made(str(team["ready_made"]))
    players = (PlayerSheet(**{**one, "extra_skills": tuple(one["extra_skills"])}) for one in team["sheet"]["players"])
    return TeamSheet(**{**team["sheet"], "players": tuple(players)})


def baskets(match: Match) -> tuple[Basket, Basket] | None:
    """Both baskets while a match's coaches may spend a budget; None before both teams are chosen and without a budget."""
    home, away = basket_of(match, 0), basket_of(match, 1)
    return (home, away) if home is not None and away is not None and budget_of(match) else None


def hired_by_both(home: Basket, away: Basket) -> list[str]:
    """Stars in both baskets: both sides pay, and they play for neither."""
    return [item for item in dict.fromkeys(home.items) if item.startswith("star:") and item in away.items]


def sheets_of(match: Match) -> tuple[TeamSheet, TeamSheet]:
    """Both teams as they come to the match, with what they hired."""
    home, away = basket_of(match, 0), basket_of(match, 1)
    assert home is not None
    assert away is not None
    return inducements.hire((home.sheet, home.items), (away.sheet, away.items))


def hired_name(item: str, texts: Texts) -> str:
    """What an item is called: an inducement, a star, or a mercenary by his position and extra skill.

    Raises:
        LookupError: there is none with this id.
    """
    name, _, skill = item.partition("+")
    if name.startswith("mercenary:"):
        position = texts.position(name)
        if skill:
            return texts.say("shop-mercenary-skill", position=position, skill=texts.skill(skill))
        return texts.say("shop-mercenary", position=position)
    if inducements.deck_of(name):
        return texts.say("shop-card", deck=item_name(name, texts))
    return texts.position(name) if name.startswith("star:") else item_name(name, texts)

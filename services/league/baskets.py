"""What a side may hire before a league match: the basket of its inducements, checked as the rules of leagues check it.

Seed 003, *Incentivos*, *Transferir oro*.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.inducements import deck_of
from engine.league import match_day, pre_match
from engine.league.pre_match import PreMatch
from services.errors import Refused
from services.hiring import WIZARD, Basket
from services.league.office import refusing


@dataclass(frozen=True, slots=True)
class LeagueBasket(Basket):
    """A basket whose budget is the difference of the values and the side's petty cash.

    ``start``: where both teams are before their match.
    """

    start: PreMatch

    @property
    def spent(self) -> int:
        """What all of it costs this team."""
        return pre_match.price(self.start.teams[self.side], self.items)

    def price(self, item: str) -> int:
        """Price of one piece of an item for this team."""
        return pre_match.price(self.start.teams[self.side], (item,))

    def with_item(self, item: str) -> tuple[str, ...]:
        """The items with one piece more.

        Raises:
            Refused: ``purchase_…``: a limit or the budget is broken, or there is no such item.
        """
        items = (*self.items, item)
        if not self.decks and deck_of(item):
            raise Refused("purchase_no_such_item", item=item)
        if not self.decks and item == WIZARD:
            raise Refused("purchase_underground")
        with refusing():
            pre_match.check(self.start, self.side, items)
        return items


def league_basket(start: PreMatch, side: int, coach: int, *, decks: bool = True) -> LeagueBasket:
    """A side's basket as it stands; ``decks``: whether special play cards can be bought for this match, and a wizard."""
    sheet = match_day.sheet(start.teams[side])
    budget, done = start.budget(side), start.confirmed[side]
    return LeagueBasket(side, coach, sheet, start.baskets[side], budget, done, None, start, decks=decks)

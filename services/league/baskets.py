"""What a side may hire before a league match: the basket of its inducements, checked as the rules of leagues check it.

Seed 003, *Incentivos*, *Transferir oro*.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.league import match_day, pre_match
from engine.league.pre_match import PreMatch
from services.hiring import Basket
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
        with refusing():
            pre_match.check(self.start, self.side, items)
        return items


def league_basket(start: PreMatch, side: int, coach: int) -> LeagueBasket:
    """A side's basket as it stands."""
    sheet = match_day.sheet(start.teams[side])
    return LeagueBasket(side, coach, sheet, start.baskets[side], start.budget(side), start.confirmed[side], None, start)

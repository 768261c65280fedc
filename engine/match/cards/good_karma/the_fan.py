"""*El hincha*: a retired warrior joins the team for the first half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import guests
from engine.match.card import HALF, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class TheFan(guests.Guest):
    """However many players the team has; one of eleven on the pitch."""

    card = "the_fan"
    until = HALF
    position = "guest:the_fan"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        self.lasts(m, side, targets, (guests.joins(m, side, self.position).id,))

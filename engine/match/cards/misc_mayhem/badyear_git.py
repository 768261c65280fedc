"""*Tío de Badyear*: the kick scatters by the sum of two dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class BadyearGit(Card):
    """A second die for the distance of the kick-off; a good kicker still halves it."""

    card = "badyear_git"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.kick.dice = 2

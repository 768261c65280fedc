"""*Hinchas locales*: who played it names the direction of the first throw-in of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import card_play
from engine.match.card import MATCH, NOTHING, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.prompts import Proc

#: The three directions of the throw-in template, as the die shows them, in its order.
WAYS = {"first": 1, "second": 3, "third": 5}


@card
class HometownFans(Card):
    """The first throw-in goes where its coach likes; then the card is used up."""

    card = "hometown_fans"
    until = MATCH
    wants = NOTHING

    def directs_throw_in(self, m: Match, force: Force) -> Proc[int]:
        options: list[Decision] = [("choose", way) for way in WAYS]
        about: dict[str, object] = {"card": self.card, "square": m.pos.ball_square}
        answer = yield from m.ask("choose", force.side, options, options[1], about)
        card_play.end(m, force)
        return WAYS[str(answer[1])]

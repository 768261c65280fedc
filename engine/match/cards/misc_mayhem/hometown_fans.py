"""*Hinchas locales*: who played it names the direction of the first throw-in of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import card_play
from engine.match.card import MATCH, NOTHING, Card, card
from engine.match.card_targets import DIRECTIONS
from engine.match.field import D8

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.decisions import Decision
    from engine.match.field import Square
    from engine.match.match import Match
    from engine.match.prompts import Proc

#: What the throw-in die shows for each direction of the template, in its order.
DICE = (1, 3, 5)


@card
class HometownFans(Card):
    """The first throw-in goes where its coach likes; then the card is used up."""

    card = "hometown_fans"
    until = MATCH
    wants = NOTHING

    def directs_throw_in(self, m: Match, force: Force, sq: Square) -> Proc[int]:
        ways = [DIRECTIONS[D8.index(step)] for step in m.pos.field.throw_in_directions(sq)]
        options: list[Decision] = [("choose", way) for way in ways]
        answer = yield from m.ask("choose", force.side, options, options[1], {"card": self.card, "square": sq})
        card_play.end(m, force)
        return DICE[ways.index(str(answer[1]))]

"""*Griterío*: no team re-rolls for the opponents in their next two turns of the drive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

TURNS = 2
#: Remembered for each of those turns that has ended.
OVER = "over"


@card
class FanUproar(Card):
    """Remembers the opponents' turns that are over."""

    card = "fan_uproar"
    until = OPPONENT_TURN
    writes_note = True

    def forbids_rerolls(self, pos: Position, force: Force, side: int) -> bool:
        return side != force.side

    def turn_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        if m.pos.active != force.side:
            force.note = (*force.note, OVER)
        return len(force.note) >= TURNS

    def drive_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        return True

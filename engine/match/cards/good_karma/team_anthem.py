"""*Himno del equipo*: its side wins the opening toss and has 2 more FAME on the kick-off table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Position

FAME = 2


@card
class TeamAnthem(Card):
    """The toss of overtime is another one, and the gate does not count it."""

    card = "team_anthem"
    until = MATCH

    def fame_bonus(self, pos: Position, force: Force, side: int) -> int:
        return FAME if side == force.side else 0

    def wins_toss(self, pos: Position, force: Force) -> int:
        return force.side if pos.half == 1 else -1

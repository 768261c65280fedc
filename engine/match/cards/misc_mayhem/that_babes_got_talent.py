"""*¡Esta chica tiene talento!*: wins cheering and coaching contests, and +1 FAME on the kick-off table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Position


@card
class ThatBabesGotTalent(Card):
    """FAME itself stays as it is, so winnings do not change."""

    card = "that_babes_got_talent"
    until = MATCH

    def fame_bonus(self, pos: Position, force: Force, side: int) -> int:
        return 1 if side == force.side else 0

    def wins_contest(self, pos: Position, force: Force, name: str) -> int:
        return force.side

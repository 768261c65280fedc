"""*Foso trampa*: a player lies prone, unhurt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, injury
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class PitTrap(Card):
    """For anybody who stands; a ball he held bounces."""

    card = "pit_trap"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])].standing

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.pos.players[str(targets[0])]
        injury.lie_down(m, me, placed=True)
        yield from injury.hurt_by_lying(m, me)
        yield from ball.settle(m)

"""*Trampa trampolín*: an opponent flies a D6 of squares in a random direction and has to land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import special
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class TrampolineTrap(Card):
    """The rest is that of a thrown team-mate, so he has to stand before."""

    card = "trampoline_trap"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])].standing

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.pos.players[str(targets[0])]
        direction = m.roll(8, f"trampoline of {me.id}")
        length = m.d6(f"trampoline of {me.id}")
        yield from special.fly(m, me, me.sq, length, direction)

"""*Anillo de teleportación*: a player is carried D6 squares in a direction, and is not thrown by anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match import special, turn
from engine.match.card import Card, card
from engine.match.card_targets import DIRECTIONS

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class RingOfTeleportation(Card):
    """The rest is that of a thrown team-mate: he stands before, and flies into the crowd or onto others as one."""

    card = "ring_of_teleportation"
    at_the_last = True

    def playable(self, pos: Position, side: int) -> bool:
        return turn.turns_left(pos, 0) > 0 or turn.turns_left(pos, 1) > 0

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])].standing

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.pos.players[str(targets[0])]
        die = m.d6("ring of teleportation")
        m.emit(ev.CardRolled(self.card, me.id, die, True))
        yield from special.fly(m, me, me.sq, die, DIRECTIONS.index(str(targets[1])) + 1, surely=True)

"""*Placaje retardado*: an own player who has not acted goes to the ground and stuns an opponent beside him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.field import distance
from engine.match.position import ON_PITCH

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class ChopBlock(Card):
    """Both stand before; nobody's armour is tried."""

    card = "chop_block"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me, foe = (pos.players[str(target)] for target in targets)
        return me.standing and not me.used and foe.standing and distance(me.sq, foe.sq) == 1

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me, foe = (m.pos.players[str(target)] for target in targets)
        injury.lie_down(m, me, placed=True)
        injury.lie_down(m, foe, me)
        injury.stun(m, foe)
        m.emit(
            ev.CardStunned(self.card, foe.id) if foe.place == ON_PITCH else ev.CardRemoved(self.card, foe.id, foe.place)
        )
        yield from injury.hurt_by_lying(m, me)
        yield from ball.settle(m)

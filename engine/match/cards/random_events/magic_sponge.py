"""*Esponja mágica*: one of the dead and injured is healed as a drive has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match import injury
from engine.match.card import AFTER_LAST_DRIVE, BEFORE_KO_ROLLS, Card, card
from engine.match.position import RESERVES

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

WORKS_ON = 2


@card
class MagicSponge(Card):
    """On 2+ he is in the reserves without what he has suffered; only who has risen for the other side is past help."""

    card = "magic_sponge"
    moments = (BEFORE_KO_ROLLS, AFTER_LAST_DRIVE)
    wants = ("own_casualty",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return injury.RAISED not in pos.players[str(targets[0])].used_up

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = m.pos.players[str(targets[0])]
        die = m.d6("magic sponge")
        m.emit(ev.CardRolled(self.card, me.id, die, die >= WORKS_ON))
        if die >= WORKS_ON:
            injury.undo_casualty(m, me, RESERVES, self.id)

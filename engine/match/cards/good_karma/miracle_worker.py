"""*Empleado milagroso*: a casualty rolled with 41 or more, the dead included, is only knocked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import injury
from engine.match.card import AFTER_LAST_DRIVE, BEFORE_KO_ROLLS, Card, card
from engine.match.position import KNOCKED_OUT

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

TOO_LIGHT = "badly_hurt"


@card
class MiracleWorker(Card):
    """Whom the other side has raised from the dead stays with it."""

    card = "miracle_worker"
    moments = (BEFORE_KO_ROLLS, AFTER_LAST_DRIVE)
    wants = ("own_casualty",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me = pos.players[str(targets[0])]
        return bool(set(me.injuries) - {TOO_LIGHT}) and injury.RAISED not in me.used_up

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        injury.undo_casualty(m, m.pos.players[str(targets[0])], KNOCKED_OUT, self.id)

"""Regeneration (seed 003, *Regeneración*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import Rolled

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc

NEEDED = 4


@register
class Regeneration(Effect):
    """After the casualty roll and any apothecary he is back in the reserves on 4+; never re-rolled."""

    id = "regeneration"

    def recovers(self, m: Match, me: Player) -> Proc[bool]:
        yield from ()
        die = m.d6(f"regeneration of {me.id}")
        m.emit(Rolled(self.id, me.id, die, NEEDED, 0, die >= NEEDED))
        return die >= NEEDED

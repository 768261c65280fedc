"""Regeneration (seed 003, *Regeneración*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.decisions import DECLINE, Decision
from engine.match.effects import Effect, register
from engine.match.events import Rolled

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

NEEDED = 4
IGOR: Decision = ("igor",)


@register
class Regeneration(Effect):
    """After the casualty roll and any apothecary he is back in the reserves on 4+; only an Igor repeats that roll."""

    id = "regeneration"

    def recovers(self, m: Match, me: Player) -> Proc[bool]:
        if self._roll(m, me):
            return True
        team = m.pos.teams[me.side]
        if not team.igor or me.position.startswith("star:"):
            return False
        answer = yield from m.ask("igor", me.side, [IGOR, DECLINE], IGOR, {"player": me.id})
        if answer == DECLINE:
            return False
        team.igor -= 1
        return self._roll(m, me)

    def _roll(self, m: Match, me: Player) -> bool:
        die = m.d6(f"regeneration of {me.id}")
        m.emit(Rolled(self.id, me.id, die, NEEDED, 0, die >= NEEDED))
        return die >= NEEDED

    def cannot_be_raised(self, pos: Position, me: Player) -> bool:
        return True

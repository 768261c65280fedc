"""*Hechicero errante*: a fireball from the stands bursts five squares from where it was aimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, wizard
from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc

SCATTERS = 5


@card
class RogueWizard(Card):
    """Nothing happens where it leaves the pitch on its way."""

    card = "rogue_wizard"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        sq = int(targets[0])
        for _ in range(SCATTERS):
            start = sq
            direction, sq = ball.drift(m, start, "rogue wizard")
            m.emit(ev.CardDrifted(self.card, start, sq, direction))
            if sq == OFF:
                return
        yield from wizard.fireball(m, sq)

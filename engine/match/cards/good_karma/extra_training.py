"""*Entrenamiento adicional*: one team re-roll more in each half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class ExtraTraining(Card):
    """Counts as if it stood on the sheet."""

    card = "extra_training"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        team = m.pos.teams[side]
        team.rerolls += 1
        team.rerolls_full += 1
        m.emit(ev.RerollGained(side, 1, self.id))

"""*Mal momento*: the other side keeps a team re-roll only on a natural 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc

KEPT_ON = 1


@card
class DoomAndGloom(Card):
    """A die for each team re-roll of the match."""

    card = "doom_and_gloom"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        team = m.pos.teams[1 - side]
        for _ in range(team.rerolls_full):
            die = m.d6("doom and gloom")
            m.emit(ev.CardRolled(self.card, "", die, die != KEPT_ON))
            if die != KEPT_ON:
                team.rerolls = max(0, team.rerolls - 1)
                team.rerolls_full -= 1

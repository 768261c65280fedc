"""*Jugada de bollo*: a second pass or hand-off in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class RazzleDazzle(Card):
    """One of the two once more, by the same allowances as the usual ones."""

    card = "razzle_dazzle"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.pos.extra = (*m.pos.extra, "pass|handoff")

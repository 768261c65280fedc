"""*Ataque masivo*: two blitz actions in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class AllOutBlitz(Card):
    """One blitz more, by the same allowance as the usual one."""

    card = "all_out_blitz"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.pos.extra = (*m.pos.extra, "blitz")

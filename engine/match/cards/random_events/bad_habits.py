"""*Malos hábitos*: the other side loses D3 team re-rolls for the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class BadHabits(Card):
    """In both halves; none falls below nothing."""

    card = "bad_habits"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        team = m.pos.teams[1 - side]
        die = m.roll(3, "bad habits")
        m.emit(ev.CardRolled(self.card, "", die, team.rerolls_full > 0))
        team.rerolls = max(0, team.rerolls - die)
        team.rerolls_full = max(0, team.rerolls_full - die)

"""*Movimiento inesperado*: a second pass in this turn, if the first is a quick one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

FIRST = "quick"


@card
class FleaFlicker(Card):
    """In force until the first pass action has been used up; each player still acts once."""

    card = "flea_flicker"
    until = OWN_TURN

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.pos.extra = (*m.pos.extra, "pass")
        self.lasts(m, side, targets)

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def forbids_band(self, pos: Position, me: Player, band: str) -> bool:
        return band != FIRST and "pass" in pos.spent

    def lapses(self, pos: Position, force: Force) -> bool:
        return "pass" in pos.spent

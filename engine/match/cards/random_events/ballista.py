"""*Ballesta*: works as the wizard's bolt of lightning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import wizard
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class Ballista(Card):
    """Hits a standing player on 2 or more."""

    card = "ballista"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])].standing

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from wizard.lightning(m, m.pos.players[str(targets[0])])

"""*Dr. Serrahuesos*: a badly hurt player joins the reserves, whatever his race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import injury
from engine.match.card import Card, card
from engine.match.position import RESERVES

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

CURABLE = "badly_hurt"


@card
class DocBonesaw(Card):
    """Only whose casualty leaves nothing behind."""

    card = "doc_bonesaw"
    wants = ("own_casualty",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return set(pos.players[str(targets[0])].injuries) == {CURABLE}

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        injury.undo_casualty(m, m.pos.players[str(targets[0])], RESERVES, self.id)

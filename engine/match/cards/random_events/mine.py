"""*Mina*: works as the wizard's fireball, with an opponent in its centre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import wizard
from engine.match.card import Card, card

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.prompts import Proc


@card
class Mine(Card):
    """The opponent may lie on the ground; the blast itself passes over who lies there."""

    card = "mine"

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from wizard.fireball(m, m.pos.players[str(targets[0])].sq)

"""*Hinchas amistosos*: own players in the crowd are merely stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.injury import Damage
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class FriendlyFans(Card):
    """No injury roll; who is stunned off the pitch goes to the reserves."""

    card = "friendly_fans"
    until = MATCH

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def instead_of_injury(self, m: Match, me: Player, damage: Damage) -> Proc[str]:
        yield from ()
        return "stunned" if damage.cause == "crowd" else ""

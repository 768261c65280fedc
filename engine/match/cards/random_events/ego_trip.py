"""*Subida de ego*: an opponent acts first in his team's turn, or not at all in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

LATE = "late"


@card
class EgoTrip(Card):
    """Remembers whether a team-mate has acted since the turn began."""

    card = "ego_trip"
    until = MATCH
    writes_note = True

    def forbids_action(self, pos: Position, me: Player, action: str) -> bool:
        return any(LATE in force.note for force in pos.in_force_of(self.card, me))

    def turn_begins(self, m: Match, force: Force) -> Proc[None]:
        yield from ()
        force.note = ()

    def action_ends(self, m: Match, force: Force, me: Player) -> Proc[None]:
        yield from ()
        if me.id not in force.targets and any(m.pos.players[str(name)].side == me.side for name in force.targets):
            force.note = (LATE,)

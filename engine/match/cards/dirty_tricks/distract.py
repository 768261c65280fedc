"""*Marrullero*: in the opponents' next turn a player disturbs them, and who acts near him must think first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card
from engine.match.field import OFF, distance
from engine.match.skills.wits import think

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

REACH = 3
TRAIT = "bone_head"


@card
class Distract(Card):
    """Covers the opponents; the distance counts when one of them declares his action."""

    card = "distract"
    until = OPPONENT_TURN
    gains = ("disturbing_presence",)

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side != force.side

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if me.id in force.targets:
            profile.gain(*self.gains)
        elif self.covers(pos, force, me):
            profile.effects.append(self.id)

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        if me.has(TRAIT):
            return True
        for force in m.pos.in_force_of(self.card, me):
            other = m.pos.players[str(force.targets[0])]
            if other.sq != OFF and distance(me.sq, other.sq) <= REACH:
                return (yield from think(m, me, TRAIT, 2, 0))
        return True

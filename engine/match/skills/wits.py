"""Players who forget what they were about to do (seed 003, *Cabeza Hueca*, *Realmente Estúpido*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import LostZone

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc


def think(m: Match, me: Player, trait: str, target: int, modifier: int) -> Proc[bool]:
    """Roll for a trait at a declaration; who fails stands there without tackle zone until he makes it."""
    from engine.match import rolls

    if (yield from rolls.attempt(m, rolls.Roll(trait, me, target, modifier))):
        return True
    me.lost_zone = trait
    m.emit(LostZone(me.id, trait))
    return False


@register
class BoneHead(Effect):
    """On a 1 he loses his action and his tackle zone."""

    id = "bone_head"

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        return (yield from think(m, me, self.id, 2, 0))


@register
class ReallyStupid(Effect):
    """Needs 4+, two better with a brighter team-mate beside him."""

    id = "really_stupid"

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        helped = any(not mate.has(self.id) for mate in m.pos.neighbours_of(me.sq, me.side))
        return (yield from think(m, me, self.id, 4, 2 if helped else 0))

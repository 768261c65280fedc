"""Skills of a block with a roll or a choice of their own (seed 003, *Descripción de las habilidades*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, cancelled, register
from engine.match.events import SkillUsed

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@register
class Juggernaut(Effect):
    """In a blitz: both down may count as a push, and opponents use neither Fend, Stand Firm nor Wrestle against him
    (*Juggernaut*; ruling 18). Asked for, used by default.
    """

    id = "juggernaut"

    def cancels(self, pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
        return what == "blitz" and foe.side != me.side and effect in ("fend", "stand_firm", "wrestle")

    def both_down_instead(self, m: Match, me: Player, foe: Player, attacking: bool) -> Proc[str]:
        if not attacking or m.attack != "blitz":
            return ""
        if not (yield from m.use(me, self.id, True, True, {"target": foe.id})):
            return ""
        m.emit(SkillUsed(me.id, self.id, foe.id))
        return "push"


@register
class Dauntless(Effect):
    """Against a stronger opponent: D6 and his strength must beat the other's to count as much (*Agallas*)."""

    id = "dauntless"

    def matches_strength(self, m: Match, me: Player, foe: Player, mine: int, theirs: int) -> Proc[int]:
        from engine.match import rolls

        m.decided.append(("use", self.id))
        roll = rolls.Roll(self.id, me, theirs - mine + 1)
        roll.natural = False
        return theirs if (yield from rolls.attempt(m, roll)) else mine


@register
class FoulAppearance(Effect):
    """An attacker needs 2+ or loses his attack (*Apariencia Asquerosa*)."""

    id = "foul_appearance"

    def repels(self, m: Match, me: Player, attacker: Player) -> Proc[bool]:
        from engine.match import rolls

        return not (yield from rolls.attempt(m, rolls.Roll(self.id, attacker, 2)))


@register
class Fend(Effect):
    """Opponents may not follow up on him (*Zafarse*; rulings 18 and 21). Asked for, used by default."""

    id = "fend"

    def fends(self, m: Match, me: Player, attacker: Player) -> Proc[bool]:
        if cancelled(m.pos, me, attacker, self.id, m.attack):
            return False
        if not (yield from m.use(me, self.id, True, True, {"target": attacker.id})):
            return False
        m.emit(SkillUsed(me.id, self.id, attacker.id))
        return True

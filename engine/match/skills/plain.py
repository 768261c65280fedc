"""Skills that only change a number or lift a condition (seed 003, *Descripción de las habilidades*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.position import Player, Position
    from engine.match.rolls import Roll


@register
class Catch(Effect):
    """Repeats a failed catch, hand-off or interception (*Atrapar*)."""

    id = "catch"
    free = True

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what in ("catch", "intercept")


@register
class Pass(Effect):
    """Repeats a failed pass (*Pasar*)."""

    id = "pass"
    free = True

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what == "pass"


@register
class SureHands(Effect):
    """Repeats a failed pick-up, and keeps the ball from being stripped (*Manos Seguras*)."""

    id = "sure_hands"
    free = True

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what == "pick_up"

    def cancels(self, pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
        return effect == "strip_ball"


@register
class MightyBlow(Effect):
    """+1 to the armour or the injury roll of an opponent he knocks down in a block (*Golpe Mortífero*)."""

    id = "mighty_blow"

    def damage_bonus(self, pos: Position, me: Player, victim: Player, cause: str) -> int:
        return 1 if cause == "block" else 0


@register
class ThickSkull(Effect):
    """Only stunned by an 8 on the injury table (*Cabeza Dura*)."""

    id = "thick_skull"

    def reads_injury(self, pos: Position, me: Player, total: int, result: str) -> str:
        return "stunned" if total == 8 else result


@register
class ThrowTeamMate(Effect):
    """May throw a team-mate instead of the ball (*Lanzar Compañero de Equipo*)."""

    id = "throw_team_mate"

    def extra_actions(self, pos: Position, me: Player) -> tuple[str, ...]:
        return ("throw_team_mate",)


@register
class RightStuff(Effect):
    """May be thrown (*Agilidad Felina*)."""

    id = "right_stuff"

    def can_be_thrown(self, pos: Position, me: Player) -> bool:
        return True


@register
class Stunty(Effect):
    """Slips through tackle zones, throws badly, is easily hurt (*Escurridizo*; rulings 10, 22 and 37)."""

    id = "stunty"

    def ignores_zones(self, pos: Position, me: Player, what: str) -> bool:
        return what == "dodge" and not me.has("secret_weapon")

    def cannot_be_raised(self, pos: Position, me: Player) -> bool:
        return True

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        return -1

    def injury_modifier(self, pos: Position, me: Player) -> int:
        return 1


@register
class Tackle(Effect):
    """Keeps opponents from using Dodge when they leave his zone or are blocked by him (*Placaje Defensivo*)."""

    id = "tackle"

    def cancels(self, pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
        return effect == "dodge"


@register
class Guard(Effect):
    """Assists blocks even when marked (*Defensa*)."""

    id = "guard"

    def assists_though_marked(self, pos: Position, me: Player) -> bool:
        return True

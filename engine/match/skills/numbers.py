"""Skills that only add to a roll or lift a modifier (seed 003, *Descripción de las habilidades*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.field import distance

if TYPE_CHECKING:
    from engine.match.field import Square
    from engine.match.position import Player, Position
    from engine.match.rolls import Roll


@register
class Accurate(Effect):
    """+1 to passes (*Precisión*)."""

    id = "accurate"

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        return 1


@register
class StrongArm(Effect):
    """+1 to short, long and very long passes (*Brazo Fuerte*)."""

    id = "strong_arm"

    def pass_modifier(self, pos: Position, me: Player, band: str) -> int:
        return 0 if band == "quick" else 1


@register
class NervesOfSteel(Effect):
    """Passes, catches and intercepts as if unmarked (*Nervios de Acero*)."""

    id = "nerves_of_steel"

    def ignores_zones(self, pos: Position, me: Player, what: str) -> bool:
        return what in ("pass", "catch", "intercept")


@register
class BigHand(Effect):
    """Picks the ball up whatever the zones and the rain (*Mano Grande*)."""

    id = "big_hand"

    def ignores_zones(self, pos: Position, me: Player, what: str) -> bool:
        return what == "pick_up"

    def ignores_weather(self, pos: Position, me: Player, what: str) -> bool:
        return what == "pick_up"


@register
class ExtraArms(Effect):
    """+1 to pick up, catch and intercept (*Brazos Adicionales*)."""

    id = "extra_arms"

    def pick_up_modifier(self, pos: Position, me: Player, sq: Square) -> int:
        return 1

    def catch_modifier(self, pos: Position, me: Player) -> int:
        return 1

    def intercept_modifier(self, pos: Position, me: Player) -> int:
        return 1


@register
class VeryLongLegs(Effect):
    """+1 to intercept and to leap; no throw is saved from him (*Piernas Muy Largas*)."""

    id = "very_long_legs"

    def intercept_modifier(self, pos: Position, me: Player) -> int:
        return 1

    def leap_modifier(self, pos: Position, me: Player) -> int:
        return 1

    def cancels(self, pos: Position, me: Player, foe: Player, effect: str, what: str) -> bool:
        return effect == "safe_throw"


@register
class TwoHeads(Effect):
    """+1 to dodges (*Dos Cabezas*)."""

    id = "two_heads"

    def dodge_modifier(self, pos: Position, me: Player, start: Square, end: Square) -> int:
        return 1


@register
class Titchy(Effect):
    """+1 to dodges, and his zone does not hinder those of others (*Canijo*)."""

    id = "titchy"

    def dodge_modifier(self, pos: Position, me: Player, start: Square, end: Square) -> int:
        return 1

    def spares_dodgers(self, pos: Position, me: Player) -> bool:
        return True


@register
class PrehensileTail(Effect):
    """-1 to dodges out of his zone (*Cola Prensil*)."""

    id = "prehensile_tail"

    def foe_dodge_modifier(self, pos: Position, me: Player, dodger: Player) -> int:
        return -1


@register
class DisturbingPresence(Effect):
    """-1 to passes, catches and interceptions of opponents within three squares, even from the ground
    (*Presencia Perturbadora*).
    """

    id = "disturbing_presence"

    def foe_handling_modifier(self, pos: Position, me: Player, foe: Player, sq: Square) -> int:
        return -1 if distance(me.sq, sq) <= 3 else 0


@register
class Sprint(Effect):
    """May go for a third square (*Carrera*)."""

    id = "sprint"

    def extra_going_for_it(self, pos: Position, me: Player) -> int:
        return 1


@register
class SureFeet(Effect):
    """Repeats a failed going for it once a turn (*Pies Firmes*)."""

    id = "sure_feet"
    once_a_turn = True
    free = True

    def may_reroll(self, pos: Position, me: Player, roll: Roll) -> bool:
        return roll.what == "going_for_it"


@register
class Horns(Effect):
    """+1 strength in a blitz after moving at least a square (*Cuernos*)."""

    id = "horns"

    def strength_modifier(self, pos: Position, me: Player, foe: Player, blitz: bool, moved: bool) -> int:
        return 1 if blitz and moved else 0


@register
class DirtyPlayer(Effect):
    """+1 to the armour or the injury roll of his foul (*Juego Sucio*)."""

    id = "dirty_player"

    def damage_bonus(self, pos: Position, me: Player, victim: Player, cause: str) -> int:
        return 1 if cause == "foul" else 0


@register
class Claw(Effect):
    """8 or more breaks any armour of those he blocks (*Garra*)."""

    id = "claw"

    def claws(self, pos: Position, me: Player, cause: str) -> bool:
        return cause == "block"


@register
class Stakes(Effect):
    """+1 when he stabs the undead and those who play with them (*Estacas*)."""

    id = "stakes"

    def stab_bonus(self, pos: Position, me: Player, foe: Player) -> int:
        from engine import rosters

        roster = rosters.roster(pos.teams[foe.side].roster)
        return 1 if "stakes_vulnerable" in roster.special or foe.position == "star:count_luthor_von_drakenborg" else 0


@register
class SneakyGit(Effect):
    """Doubles on the armour roll of his foul are seen only where it breaks the armour (*Rastrero*)."""

    id = "sneaky_git"

    def hides_foul(self, pos: Position, me: Player, broken: bool) -> bool:
        return not broken


@register
class FanFavourite(Effect):
    """+1 FAME on the kick-off table while he is on the pitch (*Favorito del Público*)."""

    id = "fan_favourite"

    def extra_fame(self, pos: Position, me: Player) -> int:
        return 1


@register
class NoHands(Effect):
    """Never holds the ball (*Sin Manos*; ruling 25)."""

    id = "no_hands"

    def cannot_hold_ball(self, pos: Position, me: Player) -> bool:
        return True


@register
class StripBall(Effect):
    """A carrier he pushes drops the ball (*Robar Balón*; rulings 3 and 11)."""

    id = "strip_ball"

    def strips_ball(self, pos: Position, me: Player) -> bool:
        return True


@register
class Grab(Effect):
    """In a block action he chooses any free square beside the opponent; cancels Side Step (*Apartar*)."""

    id = "grab"

    def grabs(self, pos: Position, me: Player) -> bool:
        return True


@register
class NurglesRot(Effect):
    """Turns those he kills into rotters after the match (*Putrefacción de Nurgle*); nothing changes during it."""

    id = "nurgles_rot"


@register
class Decay(Effect):
    """Suffers two casualty rolls at once (*Degenerar*; ruling 28)."""

    id = "decay"

    def casualty_rolls(self, pos: Position, me: Player) -> int:
        return 2


@register
class SecretWeapon(Effect):
    """Sent off at the end of a drive he took part in (*Arma Secreta*; ruling 12)."""

    id = "secret_weapon"

    def sent_off_after_drive(self, pos: Position, me: Player) -> bool:
        return True

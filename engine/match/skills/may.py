"""Skills that open a moment which a chapter plays (seed 003, *Descripción de las habilidades*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register

if TYPE_CHECKING:
    from engine.match.position import Player, Position

_MOVING = ("move", "blitz", "pass", "handoff", "foul", "throw_team_mate", "gaze")


@register
class Leap(Effect):
    """May leap over others once in an action (*Saltar*)."""

    id = "leap"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("leap",) if action in _MOVING else ()


@register
class JumpUp(Effect):
    """Stands up for nothing, and may block from the ground (*En Pie de un Salto*; ruling 19)."""

    id = "jump_up"

    def stands_freely(self, pos: Position, me: Player) -> bool:
        return True

    def blocks_from_the_ground(self, pos: Position, me: Player) -> bool:
        return True


@register
class MultipleBlock(Effect):
    """May block two opponents in a block action (*Placaje Múltiple*; ruling 20)."""

    id = "multiple_block"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("multiple",) if action == "block" else ()


@register
class PilingOn(Effect):
    """May throw himself on a victim to repeat the armour or injury roll (*Aplastar*)."""

    id = "piling_on"

    def piles_on(self, pos: Position, me: Player) -> bool:
        return True


@register
class HailMaryPass(Effect):
    """May throw the ball anywhere (*Pase a lo Loco*; ruling 25)."""

    id = "hail_mary_pass"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("hail_mary",) if action in ("pass", "bomb") else ()


@register
class DumpOff(Effect):
    """May get rid of the ball before he is blocked (*Pase Precipitado*)."""

    id = "dump_off"

    def dumps_off(self, pos: Position, me: Player) -> bool:
        return True


@register
class DivingCatch(Effect):
    """May catch what comes down in his zone (*Recepción Heroica*; ruling 25)."""

    id = "diving_catch"

    def dives_for_catches(self, pos: Position, me: Player) -> bool:
        return True


@register
class PassBlock(Effect):
    """May move up to three squares when an opponent passes (*Bloquear Pase*)."""

    id = "pass_block"

    def blocks_passes(self, pos: Position, me: Player) -> bool:
        return True


@register
class Shadowing(Effect):
    """May follow an opponent who leaves his zone (*Perseguir*; ruling 17)."""

    id = "shadowing"

    def shadows(self, pos: Position, me: Player) -> bool:
        return True


@register
class Tentacles(Effect):
    """May hold an opponent who leaves his zone (*Tentáculos*; ruling 17)."""

    id = "tentacles"

    def holds_leavers(self, pos: Position, me: Player) -> bool:
        return True


@register
class Kick(Effect):
    """May halve the scatter of a kick-off (*Patada*)."""

    id = "kick"

    def kicks_well(self, pos: Position, me: Player) -> bool:
        return True


@register
class KickOffReturn(Effect):
    """May move up to three squares under a kick-off (*Anticiparse*)."""

    id = "kick_off_return"

    def returns_kicks(self, pos: Position, me: Player) -> bool:
        return True


@register
class HypnoticGaze(Effect):
    """May stare at an opponent at the end of a move, whether he has declared it or not (*Mirada Hipnótica*)."""

    id = "hypnotic_gaze"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("gaze",) if action == "move" else ()

    def extra_actions(self, pos: Position, me: Player) -> tuple[str, ...]:
        return ("gaze",)


@register
class Stab(Effect):
    """May stab instead of blocking (*Puñal*)."""

    id = "stab"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("stab",) if action in ("block", "blitz") else ()


@register
class Chainsaw(Effect):
    """Attacks with a chainsaw and never otherwise; falls on it (*Sierra Mecánica*)."""

    id = "chainsaw"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("chainsaw",) if action in ("block", "blitz") else ()

    def replaces_block(self, pos: Position, me: Player) -> bool:
        return True

    def armour_weakness(self, pos: Position, me: Player) -> int:
        return 3

    def foul_bonus(self, pos: Position, me: Player) -> int:
        return 3


@register
class Bombardier(Effect):
    """May throw a bomb instead of any other action, standing still (*Bombardero*)."""

    id = "bombardier"

    def extra_actions(self, pos: Position, me: Player) -> tuple[str, ...]:
        return ("bomb",) if me.standing else ()


@register
class BallAndChain(Effect):
    """Only moves, where chance drags him, and falls hard (*Bola con Cadena*; rulings 37 and 53)."""

    id = "ball_and_chain"
    silences = ("diving_tackle", "frenzy", "kick_off_return", "pass_block", "piling_on", "shadowing")

    def only_action(self, pos: Position, me: Player) -> str:
        return "move"

    def swings(self, pos: Position, me: Player) -> bool:
        return True

    def falls_hard(self, pos: Position, me: Player) -> bool:
        return True

    def hurt_when_placed(self, pos: Position, me: Player) -> bool:
        return True

    def reads_injury(self, pos: Position, me: Player, total: int, result: str) -> str:
        return "knocked_out" if result == "stunned" else result

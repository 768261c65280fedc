"""The secret weapons of 2003: what takes the place of the default rules' weapons under that rule set.

Seed 001, *Nuevas habilidades de especialista*; rulings 56 to 63. No Hands is the same in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register_for
from engine.match.events import PoisonSpent
from engine.match.skills import may, numbers

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

RULE_SET = "secret-weapons-2003"
POISON = "poison"


@register_for(RULE_SET)
class BallAndChain(may.BallAndChain):
    """Only moves, where chance drags him, and falls hard; placed prone he is not hurt (*Bola con cadena*)."""

    def hurt_when_placed(self, pos: Position, me: Player) -> bool:
        return False


@register_for(RULE_SET)
class Bombardier(may.Bombardier):
    """Throws bombs that nobody they come down on may decline to catch (*Bombardero*)."""

    def bomb_must_be_caught(self, pos: Position, me: Player) -> bool:
        return True


@register_for(RULE_SET)
class Chainsaw(Effect):
    """May attack with a chainsaw instead of blocking, and moves on in a blitz; falls on it (*Sierra mecánica*)."""

    id = "chainsaw"

    def extra_verbs(self, pos: Position, me: Player, action: str) -> tuple[str, ...]:
        return ("chainsaw",) if action in ("block", "blitz") else ()

    def fights_on(self, pos: Position, me: Player, attack: str) -> bool:
        return attack == self.id

    def armour_weakness(self, pos: Position, me: Player) -> int:
        return 3

    def foul_bonus(self, pos: Position, me: Player) -> int:
        return 3


@register_for(RULE_SET)
class PoisonedDagger(may.Stab):
    """May stab instead of blocking; until the first success the dagger is poisoned: who would be stunned is knocked out
    (*Daga envenenada*).
    """

    def fights_on(self, pos: Position, me: Player, attack: str) -> bool:
        return attack == self.id

    def worsens_injury(self, pos: Position, me: Player, victim: Player, cause: str, result: str) -> str:
        poisoned = cause == self.id and POISON not in me.used_up
        return "knocked_out" if poisoned and result == "stunned" else result

    def stabbed(self, m: Match, me: Player, foe: Player) -> Proc[None]:
        yield from ()
        if POISON not in me.used_up:
            me.used_up = (*me.used_up, POISON)
            m.emit(PoisonSpent(me.id))


@register_for(RULE_SET)
class SecretWeapon(numbers.SecretWeapon):
    """One drive a match, unless the referee gives way; earns nothing (*Arma secreta*)."""

    def may_argue(self, pos: Position, me: Player) -> bool:
        return True

    def earns_nothing(self, pos: Position, me: Player) -> bool:
        return True

"""Traits that act when an action is declared or ends (seed 003, *Descripción de las habilidades*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.effects import Effect, register
from engine.match.events import Bitten, Rooted, SkillUsed

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll

THIRSTY = "thirst"


@register
class WildAnimal(Effect):
    """Needs 4+ to act, two better for a block or a blitz (*Animal Salvaje*)."""

    id = "wild_animal"

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        from engine.match import rolls

        return (yield from rolls.attempt(m, rolls.Roll(self.id, me, 4, 2 if action in ("block", "blitz") else 0)))


@register
class TakeRoot(Effect):
    """On a 1 he cannot leave his square until he falls or the drive ends (*Echar Raíces*; ruling 19)."""

    id = "take_root"

    def declaring(self, m: Match, me: Player, action: str) -> Proc[bool]:
        from engine.match import rolls

        if not me.rooted and not (yield from rolls.attempt(m, rolls.Roll(self.id, me, 2))):
            me.rooted = True
            m.emit(Rooted(me.id))
        return True


@register
class BloodLust(Effect):
    """On a 1 his action becomes a move, at whose end he may stare, and must bite a thrall or leave the pitch
    (*Sed de Sangre*, *Mirada Hipnótica*; ruling 23).
    """

    id = "blood_lust"

    def acting(self, m: Match, me: Player, action: str) -> Proc[str]:
        from engine.match import rolls

        if (yield from rolls.attempt(m, rolls.Roll(self.id, me, 2))):
            return action
        me.spent = (*me.spent, THIRSTY)
        stares = any("gaze" in e.extra_actions(m.pos, me) for e in me.on.extra_actions)
        return "gaze" if stares else "move"

    def action_ended(self, m: Match, me: Player) -> Proc[None]:
        from engine.match import ball, injury

        if THIRSTY not in me.spent or me.sq < 0:
            return
        me.spent = tuple(name for name in me.spent if name != THIRSTY)
        pos = m.pos
        thralls = [mate for mate in pos.neighbours_of(me.sq, me.side) if is_thrall(pos, mate)] if me.standing else []
        if not thralls:
            ball.leaves_with(m, me)
            pos.take_off(me, "reserves")
            m.emit(Bitten(me.id, ""))
            yield from ball.settle(m)
            m.turnover(self.id)
            return
        answer = yield from m.ask(
            "bite", me.side, [("bite", thrall.id) for thrall in thralls], ("bite", thralls[0].id), {"player": me.id}
        )
        thrall = pos.players[str(answer[1])]
        had_ball = pos.holds_ball(thrall)
        m.emit(Bitten(me.id, thrall.id))
        injury.lie_down(m, thrall, placed=True)
        yield from injury.injury(m, thrall, injury.Damage())
        yield from ball.settle(m)
        if had_ball:
            m.turnover("carrier_down")


def is_thrall(pos: Position, mate: Player) -> bool:
    """Whether a team-mate is there to be bitten."""
    from engine import rosters

    if mate.position.startswith("star:"):
        return rosters.star(mate.position.removeprefix("star:")).counts_as_thrall
    roster = rosters.roster(pos.teams[mate.side].roster)
    return mate.position.rpartition(":")[2] == f"{roster.id}.{roster.thrall_position}"


@register
class Animosity(Effect):
    """Before giving the ball to, or throwing, a team-mate of another race: on a 1 he refuses (ruling 35)."""

    id = "animosity"

    def refuses_to_give(self, m: Match, me: Player, mate: Player) -> Proc[bool]:
        from engine.match import rolls

        if mate.race == me.race:
            return False
        return not (yield from rolls.attempt(m, rolls.Roll(self.id, me, 2)))


@register
class SafeThrow(Effect):
    """An unmodified agility roll undoes an interception of his pass (*Pase Seguro*; ruling 25)."""

    id = "safe_throw"

    def saves_throw(self, m: Match, me: Player, interceptor: Player) -> Proc[bool]:
        from engine.match import rolls
        from engine.match.effects import cancelled

        if cancelled(m.pos, me, interceptor, self.id, "pass"):
            return False
        m.decided.append(("use", self.id))
        return (yield from rolls.attempt(m, rolls.agility(self.id, me, 0)))


@register
class BreakTackle(Effect):
    """Once a turn a failed dodge may count with his strength for agility (*Abrirse Paso*; ruling 22). Used by default."""

    id = "break_tackle"
    once_a_turn = True

    def other_target(self, pos: Position, me: Player, roll: Roll) -> int:
        target = 7 - min(me.st, 6)
        return target if roll.what == "dodge" and target < roll.target else 0

    def rescues(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        target = self.other_target(m.pos, me, roll)
        if not target or self.id in me.spent or roll.die == 1 or roll.die + roll.modifier < target:
            return
        if (yield from m.use(me, self.id, True, True, {"what": roll.what, "die": roll.die})):
            me.spent = (*me.spent, self.id)
            roll.target = target
            m.emit(SkillUsed(me.id, self.id, ""))

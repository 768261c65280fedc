"""Knock-downs, armour, injury, casualties, and those who heal.

Seed 000, *Derribos y heridas* and *Médico*; seed 003, *Tabla de lesiones*, *Puntos de estrellato*; supplement 9.
"""

from __future__ import annotations

from engine import rosters
from engine.match import ball
from engine.match import events as ev
from engine.match.decisions import DECLINE, Decision
from engine.match.field import OFF, distance
from engine.match.match import Match
from engine.match.position import CASUALTY, KNOCKED_OUT, LOST, PRONE, RESERVES, STUNNED, Player
from engine.match.prompts import Proc

#: Results of the casualty table by the units die, for tens of 5 (seed 003, *Tabla de lesiones*).
_FIFTIES = ("", "niggling", "niggling", "-ma", "-ma", "-av", "-av", "-ag", "-st")
APOTHECARY = ("apothecary",)
#: With claws this total breaks any armour.
CLAWED = 8
#: Mark of the dead who play on for the other side.
RAISED = "raised"
#: The dead are raised up to this strength.
RAISED_STRENGTH = 4


def casualty_result(roll: int) -> str:
    """What a D68 roll means, 11 to 68."""
    if roll < 41:
        return "badly_hurt"
    if roll < 51:
        return "miss_next_game"
    if roll < 61:
        return _FIFTIES[roll - 50]
    return "dead"


class Damage:
    """What a player brings to the armour and injury rolls of someone he hurts.

    Attributes:
        by: who caused it, or None.
        cause: ``block``, ``foul`` or ``crowd`` where that matters, else empty.
        bonus: what may still be added to one of the two rolls, by skill id.
        armour_doubles, injury_doubles: the roll was a natural double (for the referee).
        broken: the armour was broken.
        piled: the player throws himself on his victim no more: he has, or he has pushed him and not followed.
    """

    __slots__ = ("armour_doubles", "bonus", "broken", "by", "cause", "injury_doubles", "piled")

    def __init__(self, by: Player | None = None, cause: str = "") -> None:
        self.by = by
        self.cause = cause
        self.bonus: dict[str, int] = {}
        self.armour_doubles = False
        self.injury_doubles = False
        self.broken = False
        self.piled = False

    @property
    def source(self) -> str:
        """Id of the player who caused it, or empty."""
        return self.by.id if self.by is not None else ""


def lie_down(m: Match, me: Player, by: Player | None = None, placed: bool = False) -> None:
    """Put a player on his back; a ball he held comes loose. ``placed``: without being knocked down."""
    if me.posture != STUNNED:
        me.posture = PRONE
    me.rooted = False
    m.emit(ev.PlacedProne(me.id) if placed else ev.KnockedDown(me.id, by.id if by is not None else ""))
    ball.drop(m, me)


def hurt_by_lying(m: Match, me: Player) -> Proc[None]:
    """Some players are hurt when they are merely placed prone, too (seed 003, *Bola con Cadena*)."""
    if any(e.hurt_when_placed(m.pos, me) for e in me.on.hurt_when_placed):
        yield from injury(m, me, Damage())


def knock_down(m: Match, me: Player, by: Player | None = None, cause: str = "") -> Proc[None]:
    """A player is knocked down on his square: armour, and what follows."""
    lie_down(m, me, by)
    yield from armour(m, me, Damage(by, cause))


def armour(m: Match, me: Player, damage: Damage, modifier: int = 0, fell: bool = True) -> Proc[None]:
    """Try to beat a player's armour value with 2D6; if so he is hurt.

    ``fell``: he was knocked down or placed prone, which some take worse than others.
    """
    by = damage.by
    if fell:
        if any(e.falls_hard(m.pos, me) for e in me.on.falls_hard):
            yield from injury(m, me, damage)
            return
        modifier += sum(e.armour_weakness(m.pos, me) for e in me.on.armour_weakness)
    if by is not None and by.side != me.side:
        for e in by.on.damage_bonus:
            bonus = e.damage_bonus(m.pos, by, me, damage.cause)
            if bonus:
                damage.bonus[e.id] = bonus
        for e in by.on.breaks_armour:
            damage.broken = damage.broken or (yield from e.breaks_armour(m, by, me, damage.cause))
        if damage.broken:
            yield from injury(m, me, damage)
            return
    roll_armour(m, me, damage, modifier)
    if not damage.broken and (yield from _pile_on(m, me, damage, "armour")):
        roll_armour(m, me, damage, modifier)
    if damage.broken:
        yield from injury(m, me, damage)


def roll_armour(m: Match, me: Player, damage: Damage, modifier: int) -> None:
    """One armour roll, with what may still be added to it where that breaks the armour."""
    by = damage.by
    claws = by is not None and by.side != me.side and any(e.claws(m.pos, by, damage.cause) for e in by.on.claws)
    bonus = damage.bonus
    for e in me.on.armour_modifier:
        modifier += e.armour_modifier(m.pos, me)
    if me.on.armour_fixed and any(e.armour_fixed(m.pos, me) for e in me.on.armour_fixed):
        modifier, claws, bonus = 0, False, {}
    dice = m.two_d6(f"armour of {me.id}")
    total = dice[0] + dice[1] + modifier
    damage.armour_doubles |= dice[0] == dice[1]
    needed = min(me.av + 1, CLAWED) if claws else me.av + 1
    if total < needed:
        for name, more in bonus.items():
            if total + more >= needed:
                modifier += more
                total += more
                _spend_bonus(m, damage, name, "armour", me)
                break
    damage.broken = total >= needed
    m.emit(ev.ArmourRolled(me.id, damage.source, dice, modifier, needed - 1, damage.broken))


def _spend_bonus(m: Match, damage: Damage, name: str, where: str, me: Player) -> None:
    if where == "armour":
        del damage.bonus[name]
    if damage.by is not None:
        m.decided.append(("use", name, where))
        m.emit(ev.SkillUsed(damage.source, name, me.id))


def _pile_on(m: Match, me: Player, damage: Damage, what: str) -> Proc[bool]:
    """The blocker may throw himself on a victim beside him to repeat the roll; then he lies prone himself."""
    by = damage.by
    if by is None or damage.cause != "block" or damage.piled or by.side != m.pos.active:
        return False
    if not by.standing or by.rooted or me.sq == OFF or distance(by.sq, me.sq) != 1:
        return False
    if _fixed(m, me, what) or any(e.cannot_reroll(m.pos, by) for e in by.on.cannot_reroll):
        return False
    for e in by.on.piles_on:
        if (yield from m.use(by, e.id, True, False, {"target": me.id, "roll": what})):
            damage.piled = True
            m.emit(ev.SkillUsed(by.id, e.id, me.id))
            had_ball = m.pos.holds_ball(by)
            lie_down(m, by, placed=True)
            if had_ball and by.side == m.pos.active:
                m.turnover("carrier_down")
            return True
    return False


def _fixed(m: Match, me: Player, what: str) -> bool:
    """Whether a roll made for a player is neither modified nor repeated."""
    if what == "armour":
        return any(e.armour_fixed(m.pos, me) for e in me.on.armour_fixed)
    return any(e.injury_fixed(m.pos, me) for e in me.on.injury_fixed)


def injury(m: Match, me: Player, damage: Damage) -> Proc[None]:
    """Roll on the injury table for a player; off the pitch (pushed into the crowd) a stunned one joins the reserves."""
    result = ""
    for e in me.on.instead_of_injury:
        result = result or (yield from e.instead_of_injury(m, me, damage))
    if not result:
        result = _roll_injury(m, me, damage)
        if (yield from _pile_on(m, me, damage, "injury")):
            result = _roll_injury(m, me, damage)
    if result == "prone" and me.sq != OFF:
        return
    pos = m.pos
    if pos.active == 1 - me.side and not pos.blitzing and me.side not in pos.hurt:
        pos.hurt = (*pos.hurt, me.side)
    if result in ("stunned", "prone"):
        stun(m, me)
    elif result == "knocked_out":
        yield from knock_out(m, me)
    else:
        yield from casualty(m, me, damage)


def _roll_injury(m: Match, me: Player, damage: Damage) -> str:
    pos = m.pos
    dice = m.two_d6(f"injury of {me.id}")
    damage.injury_doubles |= dice[0] == dice[1]
    modifier = me.niggles
    if not (me.on.injury_fixed and _fixed(m, me, "injury")):
        for e in me.on.injury_modifier:
            modifier += e.injury_modifier(pos, me)
        for name, bonus in damage.bonus.items():
            modifier += bonus
            _spend_bonus(m, damage, name, "injury", me)
    total = dice[0] + dice[1] + modifier
    result = "stunned" if total <= 7 else "knocked_out" if total <= 9 else "casualty"
    for e in me.on.reads_injury:
        result = e.reads_injury(pos, me, total, result)
    if damage.by is not None:
        for e in damage.by.on.worsens_injury:
            result = e.worsens_injury(pos, damage.by, me, damage.cause, result)
    m.emit(ev.InjuryRolled(me.id, damage.source, dice, modifier, result))
    return result


def stun(m: Match, me: Player) -> None:
    """A player is stunned where he lies; off the pitch he goes to the reserves."""
    if me.sq == OFF:
        if me.place != LOST:
            me.place = RESERVES
        return
    if any(e.falls_hard(m.pos, me) for e in me.on.falls_hard):
        m.pos.take_off(me, KNOCKED_OUT)
        return
    lay_out(m, me)


def lay_out(m: Match, me: Player) -> None:
    """A player lies stunned on his square."""
    me.posture = STUNNED
    me.stunned_own_turn = me.side == m.pos.active


def knock_out(m: Match, me: Player) -> Proc[None]:
    """A player is knocked out; an apothecary may leave him merely stunned."""
    team = m.pos.teams[me.side]
    if team.apothecary and not _private_care(me):
        answer = yield from m.ask(
            "apothecary", me.side, [APOTHECARY, DECLINE], DECLINE, {"player": me.id, "result": "knocked_out"}
        )
        if answer == APOTHECARY:
            team.apothecary -= 1
            m.emit(ev.ApothecaryUsed(me.side, me.id))
            if me.sq == OFF:
                me.place = RESERVES
            else:
                lay_out(m, me)
            m.emit(ev.Recovered(me.id, "apothecary", me.place))
            return
    m.pos.take_off(me, KNOCKED_OUT)


def _private_care(me: Player) -> bool:
    """Star players have their own staff (seed 003, *Jugadores Estrella*)."""
    return me.position.startswith("star:")


def casualty(m: Match, me: Player, damage: Damage) -> Proc[None]:
    """A casualty: credited, rolled for, treated, regenerated, and at last settled."""
    pos = m.pos
    by = damage.by
    if by is not None and by.side != me.side and damage.cause == "block" and by.earns:
        by.cas += 1
        m.emit(ev.CasualtyCredited(by.id, me.id))
    times = max([1, *(e.casualty_rolls(pos, me) for e in me.on.casualty_rolls)])
    rolls = [_casualty_roll(m, me, damage) for _ in range(times)]
    team = pos.teams[me.side]
    if team.apothecary and not _private_care(me):
        treated = yield from _treated(m, me, damage, rolls)
        if treated and all(casualty_result(roll) == "badly_hurt" for roll in rolls):
            pos.take_off(me, RESERVES)
            m.emit(ev.Recovered(me.id, "apothecary", RESERVES))
            return
    for e in me.on.recovers:
        if (yield from e.recovers(m, me)):
            pos.take_off(me, RESERVES)
            m.emit(ev.Recovered(me.id, e.id, RESERVES))
            return
    settle(m, me, *(casualty_result(roll) for roll in rolls))


def _treated(m: Match, me: Player, damage: Damage, rolls: list[int]) -> Proc[bool]:
    """Offer the apothecary; of two results his coach names the one to repeat (ruling 28)."""
    team = m.pos.teams[me.side]
    worst = max(rolls)
    about: dict[str, object] = {"player": me.id, "result": casualty_result(worst), "roll": worst}
    options: list[Decision] = [APOTHECARY]
    use: Decision = APOTHECARY
    if len(rolls) > 1:
        options = [("apothecary", "first"), ("apothecary", "second")]
        use = options[rolls.index(worst)]
        about |= {"first": casualty_result(rolls[0]), "second": casualty_result(rolls[1])}
    default: Decision = use if worst > 50 else DECLINE
    answer = yield from m.ask("apothecary", me.side, [*options, DECLINE], default, about)
    if answer == DECLINE:
        return False
    team.apothecary -= 1
    m.emit(ev.ApothecaryUsed(me.side, me.id))
    which = 1 if answer == ("apothecary", "second") else 0
    rolls[which] = yield from _second_opinion(m, me, damage, rolls[which])
    return True


def as_recorded(me: Player, result: str) -> str:
    """What is recorded: a characteristic that may fall no further leaves a missed game (supplement 9)."""
    if not result.startswith("-"):
        return result
    name = result[1:]
    index = ("ma", "st", "ag", "av").index(name)
    starting = me.starting[index]
    now = me.own[index] if me.own else getattr(me, name)
    return result if now > max(1, starting - 2) else "miss_next_game"


def settle(m: Match, me: Player, *results: str) -> None:
    """Casualty results stand: the player is out of the match, and a dead one may be raised by the other side."""
    m.pos.take_off(me, CASUALTY)
    for result in results:
        recorded = as_recorded(me, result)
        me.injuries = (*me.injuries, recorded)
        m.emit(ev.CasualtySettled(me.id, recorded))
    if "dead" in results:
        raise_dead(m, me)


def undo_casualty(m: Match, me: Player, place: str, how: str) -> None:
    """A casualty turns out not to be one: nothing of it stays, and the player is in another ``place`` of the dugout."""
    me.injuries = ()
    me.place = place
    m.emit(ev.Recovered(me.id, how, place))


def raise_dead(m: Match, me: Player) -> None:
    """A necromancer raises a dead opponent of strength 4 or less, once a match (seed 000, *Médico*)."""
    pos = m.pos
    side = 1 - me.side
    team = pos.teams[side]
    raised = rosters.roster(team.roster).raised_position
    if not team.necromancer or not raised or me.st > RAISED_STRENGTH:
        return
    if any(e.cannot_be_raised(pos, me) for e in me.on.cannot_be_raised):
        return
    team.necromancer -= 1
    entry = rosters.position(f"{team.roster}.{raised}")
    undead = Player(side, pos.free_number(side), entry.id, entry.characteristics, entry.skills, race=entry.race)
    pos.add(undead)
    me.used_up = (*me.used_up, RAISED)
    m.emit(ev.Raised(undead.id, me.id))


def _casualty_roll(m: Match, me: Player, damage: Damage) -> int:
    roll = m.d6(f"casualty of {me.id}") * 10 + m.roll(8, f"casualty of {me.id}")
    m.emit(ev.CasualtyRolled(me.id, damage.source, roll, casualty_result(roll)))
    return roll


def _second_opinion(m: Match, me: Player, damage: Damage, first: int) -> Proc[int]:
    second = _casualty_roll(m, me, damage)
    default: Decision = ("keep", "first") if first <= second else ("keep", "second")
    about: dict[str, object] = {
        "player": me.id,
        "first": casualty_result(first),
        "second": casualty_result(second),
        "first_roll": first,
        "second_roll": second,
    }
    answer = yield from m.ask("keep", me.side, [("keep", "first"), ("keep", "second")], default, about)
    return first if answer[1] == "first" else second


def crowd(m: Match, me: Player) -> Proc[None]:
    """The crowd beats up a player pushed off the pitch: an injury roll, without armour (seed 000, *Empujones*)."""
    yield from injury(m, me, Damage(cause="crowd"))

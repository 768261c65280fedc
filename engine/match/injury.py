"""Knock-downs, armour, injury, casualties, and those who heal.

Seed 000, *Derribos y heridas* and *Médico*; seed 003, *Tabla de lesiones*, *Puntos de estrellato*; supplement 9.
"""

from __future__ import annotations

from engine.match import ball
from engine.match import events as ev
from engine.match.decisions import DECLINE, Decision
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.position import CASUALTY, KNOCKED_OUT, PRONE, RESERVES, STUNNED, Player
from engine.match.prompts import Proc

#: Results of the casualty table by the units die, for tens of 5 (seed 003, *Tabla de lesiones*).
_FIFTIES = ("", "niggling", "niggling", "-ma", "-ma", "-av", "-av", "-ag", "-st")
APOTHECARY = ("apothecary",)


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
        cause: ``block`` or ``foul`` where that matters, else empty.
        bonus: what may still be added to one of the two rolls, by skill id.
        doubles: an armour or injury roll was a natural double (for the referee).
        broken: the armour was broken.
    """

    __slots__ = ("bonus", "broken", "by", "cause", "doubles")

    def __init__(self, by: Player | None = None, cause: str = "") -> None:
        self.by = by
        self.cause = cause
        self.bonus: dict[str, int] = {}
        self.doubles = False
        self.broken = False

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


def knock_down(m: Match, me: Player, by: Player | None = None, cause: str = "") -> Proc[None]:
    """A player is knocked down on his square: armour, and what follows."""
    lie_down(m, me, by)
    yield from armour(m, me, Damage(by, cause))


def armour(m: Match, me: Player, damage: Damage, modifier: int = 0) -> Proc[None]:
    """Try to beat a player's armour value with 2D6; if so he is hurt."""
    by = damage.by
    if by is not None and by.side != me.side:
        for e in by.on.damage_bonus:
            bonus = e.damage_bonus(m.pos, by, me, damage.cause)
            if bonus:
                damage.bonus[e.id] = bonus
    dice = m.two_d6(f"armour of {me.id}")
    total = dice[0] + dice[1] + modifier
    damage.doubles |= dice[0] == dice[1]
    if total <= me.av:
        for name, bonus in damage.bonus.items():
            if total + bonus > me.av:
                modifier += bonus
                total += bonus
                _spend_bonus(m, damage, name, "armour", me)
                break
    damage.broken = total > me.av
    m.emit(ev.ArmourRolled(me.id, damage.source, dice, modifier, me.av, damage.broken))
    if damage.broken:
        yield from injury(m, me, damage)


def _spend_bonus(m: Match, damage: Damage, name: str, where: str, me: Player) -> None:
    del damage.bonus[name]
    m.decided.append(("use", name, where))
    m.emit(ev.SkillUsed(damage.source, name, me.id))


def injury(m: Match, me: Player, damage: Damage) -> Proc[None]:
    """Roll on the injury table for a player; off the pitch (pushed into the crowd) a stunned one joins the reserves."""
    pos = m.pos
    dice = m.two_d6(f"injury of {me.id}")
    damage.doubles |= dice[0] == dice[1]
    modifier = me.niggles
    for e in me.on.injury_modifier:
        modifier += e.injury_modifier(pos, me)
    for name in list(damage.bonus):
        modifier += damage.bonus[name]
        _spend_bonus(m, damage, name, "injury", me)
    total = dice[0] + dice[1] + modifier
    result = "stunned" if total <= 7 else "knocked_out" if total <= 9 else "casualty"
    for e in me.on.reads_injury:
        result = e.reads_injury(pos, me, total, result)
    m.emit(ev.InjuryRolled(me.id, damage.source, dice, modifier, result))
    if result == "stunned":
        stun(m, me)
    elif result == "knocked_out":
        yield from knock_out(m, me)
    else:
        yield from casualty(m, me, damage)


def stun(m: Match, me: Player) -> None:
    """A player is stunned where he lies; off the pitch he goes to the reserves."""
    if me.sq == OFF:
        me.place = RESERVES
        return
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
            stun(m, me)
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
    if by is not None and by.side != me.side and damage.cause == "block":
        by.cas += 1
        m.emit(ev.CasualtyCredited(by.id, me.id))
    roll = _casualty_roll(m, me, damage)
    team = pos.teams[me.side]
    if team.apothecary and not _private_care(me):
        default: Decision = APOTHECARY if roll > 50 else DECLINE
        about: dict[str, object] = {"player": me.id, "result": casualty_result(roll), "roll": roll}
        answer = yield from m.ask("apothecary", me.side, [APOTHECARY, DECLINE], default, about)
        if answer == APOTHECARY:
            team.apothecary -= 1
            m.emit(ev.ApothecaryUsed(me.side, me.id))
            roll = yield from _second_opinion(m, me, damage, roll)
            if casualty_result(roll) == "badly_hurt":
                pos.take_off(me, RESERVES)
                m.emit(ev.Recovered(me.id, "apothecary", RESERVES))
                return
    for e in me.on.recovers:
        if (yield from e.recovers(m, me)):
            pos.take_off(me, RESERVES)
            m.emit(ev.Recovered(me.id, e.id, RESERVES))
            return
    settle(m, me, casualty_result(roll))


def as_recorded(me: Player, result: str) -> str:
    """What is recorded: a characteristic that may fall no further leaves a missed game (supplement 9)."""
    if not result.startswith("-"):
        return result
    name = result[1:]
    starting = me.starting[("ma", "st", "ag", "av").index(name)]
    return result if getattr(me, name) > max(1, starting - 2) else "miss_next_game"


def settle(m: Match, me: Player, result: str) -> None:
    """A casualty result stands: the player is out of the match."""
    result = as_recorded(me, result)
    me.injuries = (*me.injuries, result)
    m.pos.take_off(me, CASUALTY)
    m.emit(ev.CasualtySettled(me.id, result))


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
    yield from injury(m, me, Damage())

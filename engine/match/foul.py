"""Fouls, the referee, bribes.

Seed 000, *Lista de acciones* (fouls) and *Tabla de patada inicial* (bribes); supplement 7; orders, *A foul*.
"""

from __future__ import annotations

from engine.match import ball, injury, weapons
from engine.match import events as ev
from engine.match.block import assists
from engine.match.decisions import Decision
from engine.match.match import Match
from engine.match.position import SENT_OFF, STANDING, Player, Position
from engine.match.prompts import Proc

BRIBE: Decision = ("bribe",)
ACCEPT: Decision = ("accept",)
ARGUE: Decision = ("argue",)
#: The referee lets a player pass on this die of an argument, and hears no more arguments after the other.
HEEDED_ON = 6
UNHEARD_ON = 1


def victims(pos: Position, me: Player) -> list[Player]:
    """Opponents on the ground beside a player."""
    return [
        foe
        for foe in pos.neighbours_of(me.sq, 1 - me.side)
        if foe.posture != STANDING and not any(e.cannot_be_fouled(pos, foe) for e in foe.on.cannot_be_fouled)
    ]


def foul_modifier(pos: Position, me: Player, victim: Player) -> int:
    """What assists of both sides make of the armour roll."""
    return assists(pos, me, victim, foul=True) - assists(pos, victim, me, foul=True)


def foul(m: Match, me: Player, victim: Player) -> Proc[None]:
    """Foul a player on the ground; a natural double on armour or injury catches the referee's eye."""
    pos = m.pos
    modifier = foul_modifier(pos, me, victim)
    m.emit(ev.Fouled(me.id, victim.id, modifier))
    bonus = sum(e.foul_bonus(pos, me) for e in me.on.foul_bonus)
    if bonus and (yield from weapons.kicks_back(m, me)):
        return
    damage = injury.Damage(me, "foul")
    yield from injury.armour(m, victim, damage, modifier + bonus, fell=False)
    yield from ball.settle(m)
    seen = damage.injury_doubles or (
        damage.armour_doubles and not any(e.hides_foul(pos, me, damage.broken) for e in me.on.hides_foul)
    )
    if seen and not (yield from bribed(m, me)):
        yield from send_off(m, me)
        m.turnover("sent_off")


def bribed(m: Match, me: Player, arguable: bool = False) -> Proc[bool]:
    """Offer a bribe, as often as there is one and it fails: each works on 2+.

    ``arguable``: the coach may argue with the referee, too, once for this player (rulings 60 and 61).
    """
    team = m.pos.teams[me.side]
    while True:
        arguable = arguable and not team.unheard
        options = [*([BRIBE] if team.bribes else []), *([ARGUE] if arguable else [])]
        if not options:
            return False
        about: dict[str, object] = {"player": me.id, "bribes": team.bribes}
        answer = yield from m.ask("sent_off", me.side, [*options, ACCEPT], ACCEPT, about)
        if answer == ACCEPT:
            return False
        if answer == ARGUE:
            arguable = False
            if _argued(m, me):
                return True
            continue
        team.bribes -= 1
        die = m.d6(f"bribe for {me.id}")
        m.emit(ev.BribeUsed(me.side, die, die > 1))
        if die > 1:
            return True


def _argued(m: Match, me: Player) -> bool:
    """Argue with the referee about a player: whether he lets him pass."""
    die = m.d6(f"argument for {me.id}")
    heeded = die == HEEDED_ON
    m.pos.teams[me.side].unheard = die == UNHEARD_ON
    m.emit(ev.Argued(me.side, me.id, die, heeded, die == UNHEARD_ON))
    return heeded


def send_off(m: Match, me: Player) -> Proc[None]:
    """The referee sends a player off; a ball he held bounces from his square (ruling 13)."""
    ball.leaves_with(m, me)
    m.pos.take_off(me, SENT_OFF)
    m.emit(ev.SentOff(me.id))
    yield from ball.settle(m)

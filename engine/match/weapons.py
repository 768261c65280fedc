"""Weapons: blades, chainsaws, bombs; and the stare that holds a player.

Seed 003, *Puñal*, *Estacas*, *Sierra Mecánica*, *Bombardero*, *Mirada Hipnótica*; notation, head of the body; rulings 26
and 27.
"""

from __future__ import annotations

from engine.match import ball, injury, passing, reactions
from engine.match import events as ev
from engine.match.block import dumps_off, repelled
from engine.match.decisions import DECLINE, Decision
from engine.match.dungeon import hazards
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, agility, attempt

SAW_BONUS = 3
BLAST_NEEDED = 4
CATCH: Decision = ("catch",)


def strike(m: Match, me: Player, damage: injury.Damage, modifier: int) -> Proc[bool]:
    """A weapon hits a player: where it beats his armour he goes down hurt, else nothing happens; returns which."""
    yield from ()
    injury.roll_armour(m, me, damage, modifier)
    if damage.broken:
        injury.lie_down(m, me, damage.by)
        yield from injury.injury(m, me, damage)
        yield from ball.settle(m)
    return damage.broken


def stab(m: Match, me: Player, foe: Player) -> Proc[None]:
    """Stab an opponent instead of blocking him: armour and injury without the attacker's modifiers."""
    if m.pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return
    if (yield from repelled(m, me, foe)) or (yield from dumps_off(m, foe)):
        return
    m.emit(ev.WeaponUsed(me.id, "stab", foe.id))
    bonus = sum(e.stab_bonus(m.pos, me, foe) for e in me.on.stab_bonus)
    if (yield from strike(m, foe, injury.Damage(me, "stab"), bonus)):
        for e in me.on.stabbed:
            yield from e.stabbed(m, me, foe)


def chainsaw(m: Match, me: Player, foe: Player) -> Proc[None]:
    """Attack with a chainsaw instead of blocking: on a 1 it kicks back at its bearer."""
    if m.pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return
    if (yield from repelled(m, me, foe)) or (yield from dumps_off(m, foe)):
        return
    m.emit(ev.WeaponUsed(me.id, "chainsaw", foe.id))
    if not (yield from kicks_back(m, me)):
        yield from strike(m, foe, injury.Damage(me, "chainsaw"), SAW_BONUS)


def kicks_back(m: Match, me: Player) -> Proc[bool]:
    """Roll for a running chainsaw; on a 1 it hits its bearer: returns whether it did."""
    if (yield from attempt(m, Roll("chainsaw", me, 2))):
        return False
    if (yield from strike(m, me, injury.Damage(), SAW_BONUS)):
        m.turnover("knocked_down")
    return True


def gaze_roll(pos: Position, me: Player, foe: Player) -> Roll:
    """The roll of a stare: -1 for each opposing zone on the gazer other than the victim's."""
    zones = pos.zones_on(me.sq, me.side) - (1 if foe.has_zone else 0)
    return agility("gaze", me, -zones)


def gaze(m: Match, me: Player, foe: Player) -> Proc[None]:
    """Stare at an adjacent opponent: on a success he loses his tackle zone until he acts again or the drive ends."""
    m.emit(ev.WeaponUsed(me.id, "gaze", foe.id))
    if (yield from attempt(m, gaze_roll(m.pos, me, foe))):
        foe.lost_zone = "gaze"
        m.emit(ev.LostZone(foe.id, "gaze"))


def bomb(m: Match, me: Player, target: Square, far: bool = False) -> Proc[None]:
    """Throw a bomb by the procedure of a pass; whoever catches or intercepts it throws it on at once.

    ``far``: anywhere on the pitch, never accurate, not to be intercepted.
    """
    pos = m.pos
    forced = any(e.bomb_must_be_caught(pos, me) for e in me.on.bomb_must_be_caught)
    modifier = sum(e.bomb_modifier(pos, me) for e in me.on.bomb_modifier)
    while True:
        if pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
            return
        range_band = "hail_mary" if far else passing.band(me.sq, target)
        m.emit(ev.BombThrown(me.id, target, range_band))
        if not far:
            yield from reactions.block_pass(m, me, target)
        foe = None if far else (yield from passing.interception(m, me, target))
        if foe is not None:
            me = foe
            target, far = yield from _throw_on(m, me)
            continue
        roll = Roll("pass", me, 2) if far else passing.pass_roll(pos, me, range_band)
        roll.modifier += modifier
        roll.of_ball = False
        thrown = yield from attempt(m, roll)
        on_target = thrown and not far
        if not thrown and passing.fumbled(roll):
            m.emit(ev.PassJudged(me.id, "fumble"))
            yield from explode(m, me.sq)
            return
        m.emit(ev.PassJudged(me.id, "accurate" if on_target else "inaccurate"))
        sq = target
        if not on_target:
            sq, left = ball.scatter(m, target, 3)
            if left:
                m.emit(ev.BombExploded(OFF))
                return
        sq, catcher = yield from _catches(m, sq, 1 if on_target else 0, forced)
        if catcher is None:
            yield from explode(m, sq)
            return
        me = catcher
        target, far = yield from _throw_on(m, me)


def _catches(m: Match, sq: Square, given: int, forced: bool) -> Proc[tuple[Square, Player | None]]:
    """Where a bomb that comes down on a square ends, and who catches it, if anyone.

    It ends with who dives for it, also where he misses (ruling 25). ``forced``: who can catch it has to try.
    """
    pos = m.pos
    me = pos.board[sq]
    if me is None or not me.has_zone or ball.cannot_hold(pos, me):
        me = yield from ball.diver(m, sq)
        if me is None:
            return sq, None
        sq = me.sq
    else:
        options = [CATCH] if forced else [CATCH, DECLINE]
        answer = yield from m.ask("bomb", me.side, options, options[-1], {"player": me.id, "square": sq})
        if answer != CATCH:
            return sq, None
    if pos.field.danger and (yield from hazards.slips(m, me, sq)):
        return sq, None
    roll = agility("catch", me, ball.catch_modifier(pos, me, given), end=sq)
    roll.of_ball = False
    return sq, me if (yield from attempt(m, roll)) else None


def _throw_on(m: Match, me: Player) -> Proc[tuple[Square, bool]]:
    """Where who has caught a bomb throws it, and whether beyond all ranges, by skills as with the ball."""
    pos = m.pos
    options: list[Decision] = [("bomb", sq) for sq in passing.pass_targets(pos, me)]
    if any("hail_mary" in e.extra_verbs(pos, me, "bomb") for e in me.on.extra_verbs):
        options += [("hail_mary", sq) for sq in passing.far_targets(pos, me)]

    def harmless() -> Decision:
        """The first square that has nobody of his own side on it or beside it."""
        return next((one for one in options if not _hits(pos, me.side, int(one[1]))), options[0])

    answer = yield from m.ask("bomb_throw", me.side, options, harmless, {"player": me.id})
    return int(answer[1]), answer[0] == "hail_mary"


def _hits(pos: Position, side: int, sq: Square) -> bool:
    """Whether a bomb that goes off on a square could hit somebody of a side."""
    here = pos.board[sq]
    return (here is not None and here.side == side) or bool(pos.neighbours_of(sq, side))


def explode(m: Match, sq: Square) -> Proc[None]:
    """A bomb goes off: its square surely, each neighbour on 4+, one after the other with all that follows."""
    pos = m.pos
    m.emit(ev.BombExploded(sq))
    hit = False
    for near in (sq, *pos.field.neighbours[sq]):
        me = pos.board[near]
        if me is None:
            continue
        if near != sq:
            die = m.d6(f"blast on {me.id}")
            m.emit(ev.BlastRolled(me.id, die, die >= BLAST_NEEDED))
            if die < BLAST_NEEDED:
                continue
        hit = hit or me.side == pos.active
        yield from injury.knock_down(m, me)
    yield from ball.settle(m)
    if hit:
        m.turnover("knocked_down")

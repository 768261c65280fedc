"""A die each for two players: an opponent holds who leaves his zone, or follows him.

Seed 003, *Tentáculos*, *Perseguir*; orders, *A step*; rulings 17, 83 and 84.
"""

from __future__ import annotations

from engine.match import events as ev
from engine.match.field import Square
from engine.match.match import Match
from engine.match.position import Player
from engine.match.prompts import Proc
from engine.match.rolls import Roll, offer_reroll


def clutch(m: Match, me: Player) -> Proc[bool]:
    """Whether an opponent whose zone a player is about to leave holds him: strength and D6 each, the mover one better."""
    able = [
        foe
        for foe in m.pos.neighbours_of(me.sq, 1 - me.side)
        if foe.on.holds_leavers and foe.has_zone and any(e.holds_leavers(m.pos, foe) for e in foe.on.holds_leavers)
    ]
    if not able:
        return False
    skill = able[0].on.holds_leavers[0].id
    foe = yield from m.choose_user(skill, able, {"target": me.id})
    if foe is None:
        return False
    m.emit(ev.SkillUsed(foe.id, skill, me.id))
    return (yield from _contest(m, skill, (me, foe), (me.st + 1, foe.st), False))


def shadow(m: Match, me: Player, start: Square) -> Proc[None]:
    """An opponent whose zone was left may take the square left free: movement and D6 each."""
    pos = m.pos
    able = [
        foe
        for foe in pos.neighbours_of(start, 1 - me.side)
        if foe.on.shadows
        and foe.has_zone
        and not foe.rooted
        and foe is not m.throwing
        and pos.board[start] is None
        and any(e.shadows(pos, foe) for e in foe.on.shadows)
    ]
    if not able:
        return
    skill = able[0].on.shadows[0].id
    foe = yield from m.choose_user(skill, able, {"target": me.id})
    if foe is None:
        return
    m.emit(ev.SkillUsed(foe.id, skill, me.id))
    if (yield from _contest(m, skill, (me, foe), (me.ma, foe.ma), True)):
        left = foe.sq
        pos.put(foe, start)
        m.emit(ev.QuickStep(foe.id, left, start, skill))


def _contest(m: Match, what: str, two: tuple[Player, Player], added: tuple[int, int], on_a_tie: bool) -> Proc[bool]:
    """A die for each, the active coach's first: whether the second gets what he wants, with equal totals ``on_a_tie``.

    Who comes off worse may repeat his own die where a better one could help, and then the other his (ruling 84).
    """
    first = 1 if two[1].side == m.pos.active else 0
    dice = [0, 0]
    for index in (first, 1 - first):
        dice[index] = m.d6(f"{what}, {two[index].id}")
    repeated: list[int] = []
    while True:
        totals = dice[0] + added[0], dice[1] + added[1]
        won = totals[1] > totals[0] or (on_a_tie and totals[0] == totals[1])
        m.emit(ev.Opposed(what, (two[0].id, two[1].id), (dice[0], dice[1]), totals, won))
        loser = 0 if won else 1
        needed = totals[1 - loser] - added[loser] + int(on_a_tie == won)
        if loser in repeated or needed > 6:
            return won
        roll = Roll(what, two[loser], needed)
        roll.natural = False
        roll.die = dice[loser]
        if not (yield from offer_reroll(m, roll)):
            return won
        repeated.append(loser)
        dice[loser] = m.d6(f"{what}, {two[loser].id}")

"""Blocks: strength and assists, dice, the choice of a face, and its result.

Seed 000, *Placajes*, *Fuerza*, *El Resultado*; supplement 5; orders, *A block*; rulings 1, 2 and 18.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.decisions import FACE_ORDER, FACES, Decision
from engine.match.dice import BLOCK
from engine.match.field import distance
from engine.match.match import Match
from engine.match.move import Movement, go_for_it_in_place
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.push import follow_up, push_squares, shove
from engine.match.rolls import Roll, offer_reroll


def assists(pos: Position, helper_of: Player, against: Player, foul: bool = False) -> int:
    """How many team-mates of ``helper_of`` assist him against an opponent (supplement 5).

    They stand beside the opponent and no other opponent marks them; in a foul nothing lifts that condition.
    """
    count = 0
    for helper in pos.neighbours_of(against.sq, helper_of.side):
        if helper is helper_of or not helper.has_zone:
            continue
        marked = any(foe is not against and foe.has_zone for foe in pos.neighbours_of(helper.sq, against.side))
        if not marked or (
            not foul and any(e.assists_though_marked(pos, helper) for e in helper.on.assists_though_marked)
        ):
            count += 1
    return count


def dice_for(pos: Position, me: Player, foe: Player, blitz: bool, moved: bool) -> int:
    """Block dice if ``me`` blocked ``foe`` now: 3, 2, 1, or negative where the defender chooses."""
    mine = me.st + sum(e.strength_modifier(pos, me, foe, blitz, moved) for e in me.on.strength_modifier)
    mine += assists(pos, me, foe)
    theirs = foe.st + assists(pos, foe, me)
    if mine == theirs:
        return 1
    if mine > theirs:
        return 3 if mine > 2 * theirs else 2
    return -3 if theirs > 2 * mine else -2


def block(m: Match, me: Player, foe: Player, movement: Movement, blitz: bool) -> Proc[None]:
    """Throw a block, and again where a player must; in a blitz each block costs a square of movement."""
    pos = m.pos
    if blitz and not (yield from go_for_it_in_place(m, movement)):
        return
    first = True
    while True:
        pushed = yield from _one_block(m, me, foe, blitz, movement.left_square)
        again = (
            first
            and pushed
            and not pos.turn_over
            and me.standing
            and foe.standing
            and distance(me.sq, foe.sq) == 1
            and any(e.blocks_again(pos, me) for e in me.on.blocks_again)
            and not scored_by(pos, foe)
        )
        if not again:
            return
        if blitz:
            if movement.left(pos) <= 0 or not (yield from go_for_it_in_place(m, movement)):
                return
        first = False


def scored_by(pos: Position, foe: Player) -> bool:
    """Whether a player stands with the ball in the end zone he attacks."""
    return pos.carrier is foe and foe.standing and foe.sq in pos.field.end_zone[1 - foe.side]


def _one_block(m: Match, me: Player, foe: Player, blitz: bool, moved: bool) -> Proc[bool]:
    """One block; returns whether it pushed (or would have, had the defender not stood firm) without knocking down."""
    face = yield from _throw(m, me, foe, dice_for(m.pos, me, foe, blitz, moved))
    m.emit(ev.BlockChosen(me.id, foe.id, face))
    if face == "skull":
        yield from _falls(m, [(me, foe)])
        return False
    if face == "both":
        face = yield from _both_down(m, me, foe)
        if face != "push":
            return False
    knocked = face == "pow"
    if face == "stumble":
        knocked = not (yield from _stays_up(m, me, foe))
    yield from _push(m, me, foe, knocked)
    return not knocked


def _throw(m: Match, me: Player, foe: Player, count: int) -> Proc[str]:
    chooser = me.side if count > 0 else foe.side
    roll = Roll("block", me, 0)
    while True:
        faces = tuple(FACES[m.roll(BLOCK, f"block of {me.id} on {foe.id}")] for _ in range(abs(count)))
        m.emit(ev.Blocked(me.id, foe.id, faces, chooser))
        if roll.rerolled or not (yield from offer_reroll(m, roll)):
            break
        roll.rerolled = True
    order = FACE_ORDER if chooser == me.side else tuple(reversed(FACE_ORDER))
    options: list[Decision] = [("die", face) for face in order if face in faces]
    about: dict[str, object] = {"player": me.id, "target": foe.id, "faces": faces}
    answer = yield from m.ask("block_die", chooser, options, options[0], about)
    return str(answer[1])


def _both_down(m: Match, me: Player, foe: Player) -> Proc[str]:
    for who, other, attacking in ((me, foe, True), (foe, me, False)):
        for e in who.on.both_down_instead:
            instead = yield from e.both_down_instead(m, who, other, attacking)
            if instead == "wrestle":
                yield from _wrestle(m, me, foe)
                return "wrestle"
            if instead:
                return instead
    down: list[tuple[Player, Player]] = []
    for who, other in ((me, foe), (foe, me)):
        stands = False
        for e in who.on.both_down_stand:
            stands = stands or (yield from e.both_down_stand(m, who, other))
        if not stands:
            down.insert(0, (who, other))
    yield from _falls(m, down)
    return "both"


def _wrestle(m: Match, me: Player, foe: Player) -> Proc[None]:
    carried = m.pos.carrier
    injury.lie_down(m, foe, placed=True)
    injury.lie_down(m, me, placed=True)
    yield from ball.settle(m)
    if carried is not None and carried in (me, foe) and carried.side == m.pos.active:
        m.turnover("carrier_down")


def _falls(m: Match, down: list[tuple[Player, Player]]) -> Proc[None]:
    """Knock players down, defender first, each by the other; then the ball."""
    for who, by in down:
        injury.lie_down(m, who, by)
    for who, by in down:
        yield from injury.armour(m, who, injury.Damage(by, "block"))
    yield from ball.settle(m)
    if any(who.side == m.pos.active for who, _ in down):
        m.turnover("knocked_down")


def _stays_up(m: Match, me: Player, foe: Player) -> Proc[bool]:
    squares = push_squares(m.pos, me.sq, foe)
    for e in foe.on.stumble_stand:
        if (yield from e.stumble_stand(m, foe, me, squares)):
            return True
    return False


def _push(m: Match, me: Player, foe: Player, knocked: bool) -> Proc[None]:
    pos = m.pos
    pushed = yield from shove(m, me, foe)
    if pushed.moved and me.standing:
        yield from follow_up(m, me, pushed.vacated)
    if knocked and pushed.crowd is not foe:
        injury.lie_down(m, foe, me)
        yield from injury.armour(m, foe, injury.Damage(me, "block"))
        if foe.side == pos.active:
            m.turnover("knocked_down")
    if pushed.crowd is not None:
        yield from injury.crowd(m, pushed.crowd)
        if pushed.lost_ball and pushed.crowd.side == pos.active:
            m.turnover("carrier_crowd")
    yield from ball.settle(m)

"""Blocks: strength and assists, dice, the choice of a face, and its result.

Seed 000, *Placajes*, *Fuerza*, *El Resultado*; supplement 5; orders, *A block*; rulings 1, 2 and 18.
"""

from __future__ import annotations

from engine.match import ball, injury, passing
from engine.match import events as ev
from engine.match.decisions import FACE_ORDER, FACES, Decision
from engine.match.dice import BLOCK
from engine.match.dungeon import hazards, teleport
from engine.match.effects import cancelled
from engine.match.field import OFF, distance
from engine.match.match import Match
from engine.match.move import Movement, go_for_it_in_place
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.push import beyond, follow_up, push_squares, shove
from engine.match.rolls import Roll, offer_reroll


def assists(pos: Position, helper_of: Player, against: Player, foul: bool = False) -> int:
    """How many team-mates of ``helper_of`` assist him against an opponent (supplement 5).

    They stand beside the opponent and no other opponent marks them; in a foul nothing lifts that condition.
    """
    if helper_of.on.stands_alone:
        return 0
    count = 0
    for e in helper_of.on.assist_bonus:
        count += e.assist_bonus(pos, helper_of, against, foul)
    for helper in pos.neighbours_of(against.sq, helper_of.side):
        if helper is helper_of or not helper.has_zone:
            continue
        if helper.on.cannot_assist and any(e.cannot_assist(pos, helper, foul) for e in helper.on.cannot_assist):
            continue
        marked = any(foe is not against and foe.has_zone for foe in pos.neighbours_of(helper.sq, against.side))
        if not marked or (
            not foul and any(e.assists_though_marked(pos, helper) for e in helper.on.assists_though_marked)
        ):
            count += 1
    return count


def strengths(pos: Position, me: Player, foe: Player, blitz: bool, moved: bool) -> tuple[int, int]:
    """Strength of attacker and defender before assists and before anything rolled for."""
    mine = me.st + sum(e.strength_modifier(pos, me, foe, blitz, moved) for e in me.on.strength_modifier)
    for e in foe.on.foe_strength_modifier:
        mine = max(1, mine + e.foe_strength_modifier(pos, foe, me, blitz, moved))
    return mine, foe.st


def count_dice(mine: int, theirs: int) -> int:
    """Block dice for two strengths: 3, 2, 1, or negative where the defender chooses."""
    if mine == theirs:
        return 1
    if mine > theirs:
        return 3 if mine > 2 * theirs else 2
    return -3 if theirs > 2 * mine else -2


def dice_for(pos: Position, me: Player, foe: Player, blitz: bool, moved: bool) -> int:
    """Block dice if ``me`` blocked ``foe`` now: 3, 2, 1, or negative where the defender chooses."""
    mine, theirs = strengths(pos, me, foe, blitz, moved)
    if me.on.stands_alone:
        return count_dice(mine, theirs)
    return count_dice(mine + assists(pos, me, foe), theirs + assists(pos, foe, me))


def repelled(m: Match, me: Player, foe: Player) -> Proc[bool]:
    """Whether an attacker shrinks back from his victim and loses the attack."""
    for e in foe.on.repels:
        if (yield from e.repels(m, foe, me)):
            return True
    return False


class Manner:
    """How a block is thrown.

    Attributes:
        blitz: in a blitz.
        moved: the attacker has left his first square in this action.
        against: strength added to the defender's.
        stays: the attacker may not follow up.
        must_follow: he must, whatever his skills.
        first: the first block of its action.
        fearless: nothing in the victim's looks stops him.
    """

    __slots__ = ("against", "blitz", "fearless", "first", "moved", "must_follow", "stays")

    def __init__(self, blitz: bool = False, moved: bool = False) -> None:
        self.blitz = blitz
        self.moved = moved
        self.against = 0
        self.stays = False
        self.must_follow = False
        self.first = True
        self.fearless = False


def block(m: Match, me: Player, foe: Player, movement: Movement, blitz: bool) -> Proc[None]:
    """Throw a block, and again where a player must; in a blitz each block costs a square of movement."""
    pos = m.pos
    if blitz and not (yield from go_for_it_in_place(m, movement)):
        return
    manner = Manner(blitz, movement.left_square)
    while True:
        pushed = yield from one_block(m, me, foe, manner)
        again = (
            manner.first
            and pushed
            and not pos.turn_over
            and me.standing
            and foe.standing
            and distance(me.sq, foe.sq) == 1
            and any(e.blocks_again(pos, me) for e in me.on.blocks_again)
            and pos.scorer is None
        )
        if not again:
            return
        if blitz:
            if movement.left(pos) <= 0 or not (yield from go_for_it_in_place(m, movement)):
                return
        manner.first = False


def block_two(m: Match, me: Player, first: Player, second: Player) -> Proc[None]:
    """Block two opponents in turn, each two stronger, without following up (seed 003, *Placaje Múltiple*; ruling 20)."""
    for foe in (first, second):
        there = me.standing and foe.standing and distance(me.sq, foe.sq) == 1
        if there and not m.pos.turn_over and m.pos.scorer is None:
            manner = Manner()
            manner.against = 2
            manner.stays = True
            yield from one_block(m, me, foe, manner)


def one_block(m: Match, me: Player, foe: Player, manner: Manner) -> Proc[bool]:
    """One block; returns whether it pushed (or would have, had the defender not stood firm) without knocking down."""
    pos = m.pos
    if pos.field.danger and (yield from hazards.slips(m, me, me.sq)):
        return False
    m.attack = "blitz" if manner.blitz else "block"
    if not manner.fearless and (yield from repelled(m, me, foe)):
        return False
    mine, theirs = strengths(pos, me, foe, manner.blitz, manner.moved)
    theirs += manner.against
    if mine < theirs:
        for e in me.on.matches_strength:
            mine = yield from e.matches_strength(m, me, foe, mine, theirs)
    if me.side != foe.side and not me.on.stands_alone:
        mine += assists(pos, me, foe)
        theirs += assists(pos, foe, me)
    if manner.first and (yield from dumps_off(m, foe)):
        return False
    if not me.standing or not foe.standing:
        return False
    face = yield from _throw(m, me, foe, count_dice(mine, theirs))
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
    yield from _push(m, me, foe, knocked, manner)
    return not knocked


def dumps_off(m: Match, foe: Player) -> Proc[bool]:
    """A carrier about to be blocked may throw a quick pass, without a turnover for anyone; returns whether play has stopped."""
    pos = m.pos
    if pos.holds_ball(foe) and foe.has_zone:
        for e in foe.on.dumps_off:
            squares = [sq for sq in passing.pass_targets(pos, foe) if passing.band(foe.sq, sq) == "quick"]
            no: Decision = ("decline", e.id)
            options: list[Decision] = [("use", e.id, sq) for sq in squares]
            answer = yield from m.ask("use", foe.side, [*options, no], no, {"player": foe.id, "skill": e.id})
            if answer != no:
                m.emit(ev.SkillUsed(foe.id, e.id, ""))
                quiet, ends, m.quiet = m.quiet, m.action_ends, True
                other = pos.carrier is not foe
                if other:
                    ball.swap(m)
                yield from passing.throw(m, foe, int(answer[2]))
                if other:
                    ball.swap(m)
                m.quiet, m.action_ends = quiet, ends
    return pos.scorer is not None


def _throw(m: Match, me: Player, foe: Player, count: int) -> Proc[str]:
    chooser = me.side if count > 0 else foe.side
    roll = Roll("block", me, 0)
    roll.foe, roll.count = foe, count
    while True:
        faces = tuple(FACES[m.roll(BLOCK, f"block of {me.id} on {foe.id}")] for _ in range(abs(count)))
        m.emit(ev.Blocked(me.id, foe.id, faces, chooser))
        if roll.rerolled or not (yield from offer_reroll(m, roll)):
            break
        roll.rerolled = True
    for e in me.on.alters_dice:
        faces = yield from e.alters_dice(m, me, foe, faces)
    order = FACE_ORDER if chooser == me.side else tuple(reversed(FACE_ORDER))
    options: list[Decision] = [("die", face) for face in order if face in faces]
    about: dict[str, object] = {"player": me.id, "target": foe.id, "faces": faces}
    answer = yield from m.ask("block_die", chooser, options, options[0], about)
    return str(answer[1])


def _both_down(m: Match, me: Player, foe: Player) -> Proc[str]:
    for who, other, attacking in ((me, foe, True), (foe, me, False)):
        for e in who.on.both_down_instead:
            instead = yield from e.both_down_instead(m, who, other, attacking)
            if instead == "placed":
                yield from _both_placed(m, me, foe)
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


def _both_placed(m: Match, me: Player, foe: Player) -> Proc[None]:
    carried = [who for who in (me, foe) if m.pos.holds_ball(who)]
    injury.lie_down(m, foe, placed=True)
    injury.lie_down(m, me, placed=True)
    for who in (foe, me):
        yield from injury.hurt_by_lying(m, who)
    yield from ball.settle(m)
    if any(who.side == m.pos.active for who in carried):
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


def _push(m: Match, me: Player, foe: Player, knocked: bool, manner: Manner) -> Proc[None]:
    pos = m.pos
    opposed = foe.side != me.side
    fending = opposed and foe.has_zone and not me.rooted
    pushed = yield from shove(m, me, foe, grabbing=not manner.blitz)
    follows = pushed.moved and me.standing and not manner.stays
    if follows and not (fending and (yield from _fended(m, me, foe))):
        yield from follow_up(m, me, foe, pushed.vacated, manner.must_follow)
    if opposed and pushed.moved and foe.sq != OFF and any(e.strips_ball(pos, me) for e in me.on.strips_ball):
        if not any(cancelled(pos, me, foe, e.id, m.attack) for e in me.on.strips_ball):
            ball.drop(m, foe)
    falls = knocked and (pushed.crowd is not foe or pushed.end == "wall")
    if falls:
        injury.lie_down(m, foe, me)
        damage = injury.Damage(me, "block")
        damage.piled = pushed.moved and me.sq != pushed.vacated
        yield from injury.armour(m, foe, damage)
        if foe.side == pos.active:
            m.turnover("knocked_down")
    yield from beyond(m, pushed, falls and pushed.crowd is foe)
    yield from ball.settle(m)
    if pos.dungeon is not None:
        yield from teleport.settle(m)


def _fended(m: Match, me: Player, foe: Player) -> Proc[bool]:
    for e in foe.on.fends:
        if (yield from e.fends(m, foe, me)):
            return True
    return False

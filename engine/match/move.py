"""Moving: steps, dodging, going for it, standing up, picking up on the way.

Seed 000, *Movimiento*, *Zonas de defensa*, *Levantarse*; supplement 4 and 8; orders, *A step*.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.contests import clutch, shadow
from engine.match.dungeon import hazards, teleport
from engine.match.field import OFF, STRIDE, Square, square, xy
from engine.match.match import Match
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, agility, attempt

STAND_UP_COST = 3
GOING_FOR_IT = 2
LEAP_COST = 2


def dodge_modifier(pos: Position, me: Player, start: Square, end: Square) -> int:
    """+1, less the opposing tackle zones on the square entered, and what effects of both sides add."""
    modifier = 1
    if not (me.on.ignores_zones and ball.ignores_zones(pos, me, "dodge")):
        modifier -= hindering_zones(pos, end, me.side)
    for e in me.on.dodge_modifier:
        modifier += e.dodge_modifier(pos, me, start, end)
    board = pos.board
    for near in pos.field.neighbours[start]:
        foe = board[near]
        if foe is not None and foe.on.foe_dodge_modifier and foe.side != me.side and foe.has_zone:
            for e in foe.on.foe_dodge_modifier:
                modifier += e.foe_dodge_modifier(pos, foe, me)
    return modifier


def hindering_zones(pos: Position, sq: Square, side: int) -> int:
    """How many tackle zones of opponents of ``side`` hinder a dodge into a square."""
    count = 0
    board = pos.board
    for near in pos.field.neighbours[sq]:
        foe = board[near]
        if (
            foe is not None
            and foe.side != side
            and (foe.has_zone or (foe.zone_lying and foe.posture == PRONE and not foe.lost_zone))
            and not any(e.spares_dodgers(pos, foe) for e in foe.on.spares_dodgers)
        ):
            count += 1
    return count


def dodge_roll(pos: Position, me: Player, start: Square, end: Square) -> Roll:
    """The roll for leaving ``start``, which opponents mark, toward ``end``."""
    return agility("dodge", me, dodge_modifier(pos, me, start, end), start, end)


def going_for_it_roll(pos: Position, me: Player, nth: int = 1) -> Roll:
    """The roll for the ``nth`` square beyond the movement allowance: 2+, worse in bad weather."""
    target = 2
    for e in me.on.roll_target:
        target = e.roll_target(pos, me, "going_for_it", target)
    modifier = sum(e.going_for_it_modifier(pos, me, nth) for e in me.on.going_for_it_modifier)
    return Roll("going_for_it", me, target, modifier)


def allowance(me: Player) -> int:
    """Squares a player may move without going for it."""
    return 0 if me.rooted else me.ma


def reach_limit(pos: Position, me: Player) -> int:
    """Squares a player may move in one action, going for it included."""
    if me.rooted:
        return 0
    limit = me.ma + GOING_FOR_IT
    for e in me.on.extra_going_for_it:
        limit += e.extra_going_for_it(pos, me)
    return limit


class Movement:
    """How far a player has come in his action.

    Attributes:
        player: who moves.
        spent: movement spent, standing up and a blitz's block included.
        left_square: he has left the square he began on.
        leapt: he has leapt in this action.
        limit: squares he may move where a rule gives another number than his characteristic, else -1; then he cannot
            go for it.
        held: an opponent holds him, or a teleporter has cost him more than he had left, so his action is over.
        trips: trips through teleporters since the turn began that have been paid for, each with a square.
        owes: squares of those that he must go for before he goes on.
    """

    __slots__ = ("held", "leapt", "left_square", "limit", "owes", "player", "spent", "trips")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.spent = self.trips = player.spent.count(teleport.TRIP) if player.spent else 0
        self.owes = 0
        self.left_square = False
        self.leapt = False
        self.limit = -1
        self.held = False

    def left(self, pos: Position) -> int:
        """Squares still possible, going for it included."""
        if self.limit >= 0:
            return self.limit - self.spent
        me = self.player
        if me.rooted or me.on.extra_going_for_it:
            return reach_limit(pos, me) - self.spent
        return me.ma + GOING_FOR_IT - self.spent

    def goes_for_it(self, squares: int = 1) -> bool:
        """Whether the next square, or the last of the next ``squares``, is beyond the allowance."""
        me = self.player
        return self.limit < 0 and self.spent + squares > (0 if me.rooted else me.ma)

    @property
    def beyond(self) -> int:
        """Squares gone for so far."""
        return self.spent - (0 if self.player.rooted else self.player.ma)


def dodge_due(pos: Position, me: Player, start: Square) -> bool:
    """Whether a player must dodge to leave a square."""
    if pos.marked(start, me.side):
        return True
    return bool(me.on.must_dodge) and any(e.must_dodge(pos, me, start) for e in me.on.must_dodge)


def cost_to_stand(me: Player, pos: Position | None = None) -> int:
    """Movement that standing up takes; all of it for who has less than three."""
    if pos is not None and stands_freely(pos, me):
        return 0
    return min(STAND_UP_COST, allowance(me))


def stands_freely(pos: Position, me: Player) -> bool:
    """Whether a player stands up without spending movement."""
    return any(e.stands_freely(pos, me) for e in me.on.stands_freely)


def stand_up_roll(pos: Position, me: Player) -> Roll | None:
    """The roll that a player on the ground needs to stand up, or None where he needs none."""
    if me.posture != PRONE or allowance(me) >= STAND_UP_COST or stands_freely(pos, me):
        return None
    return Roll("stand_up", me, 4)


def stand_up(m: Match, movement: Movement) -> Proc[bool]:
    """Stand up at the start of an action: three squares of movement, or 4+ for who has fewer (and then only going for it)."""
    me = movement.player
    roll = stand_up_roll(m.pos, me)
    if roll is not None and not (yield from attempt(m, roll)):
        return False
    movement.spent += cost_to_stand(me, m.pos)
    rise(m, me)
    return True


def spring_up(m: Match, me: Player) -> Proc[bool]:
    """Get up from the ground to block at once: an agility roll with +2 at the declaration (ruling 19)."""
    if not (yield from attempt(m, agility("spring_up", me, 2))):
        return False
    rise(m, me)
    return True


def rise(m: Match, me: Player) -> None:
    """A player is on his feet."""
    me.posture = STANDING
    m.emit(ev.StoodUp(me.id))


def step(m: Match, movement: Movement, end: Square) -> Proc[bool]:
    """Move one square; returns whether the player is still on his feet and may go on."""
    pos = m.pos
    me = movement.player
    start = me.sq
    must_dodge = pos.marked(start, me.side) or (bool(me.on.must_dodge) and dodge_due(pos, me, start))
    if must_dodge and (yield from clutch(m, me)):
        movement.held = True
        return False
    if must_dodge and pos.field.danger and (yield from hazards.slips(m, me, start)):
        return False
    must_go = movement.goes_for_it()
    pos.put(me, end)
    movement.spent += 1
    movement.left_square = True
    m.events.append(ev.Moved(me.id, start, end))
    upright = True
    if must_go:
        upright = yield from attempt(m, going_for_it_roll(pos, me, movement.beyond))
    if must_dodge and upright:
        upright = yield from attempt(m, dodge_roll(pos, me, start, end), dive)
    if must_dodge:
        yield from shadow(m, me, start)
    if (
        upright
        and pos.dungeon is None
        and not (pos.ball == end and pos.ball_lies_on(end))
        and (pos.second is None or pos.second.sq != end)
    ):
        return True
    return (yield from arrive(m, movement, upright))


def arrive(m: Match, movement: Movement, upright: bool) -> Proc[bool]:
    """A mover has reached a square: on his feet he must pick up a ball that lies there, else he falls.

    A teleporter then carries him off, and his way ends.
    """
    me = movement.player
    if not upright:
        yield from fall(m, me)
    else:
        upright = yield from ball.step_on(m, me)
    if m.pos.dungeon is not None:
        yield from teleport.settle(m)
        upright = upright and me.standing and me.spent.count(teleport.TRIP) == movement.trips
    return upright


def recover(m: Match, movement: Movement) -> Proc[bool]:
    """Who has come out of a teleporter beyond his allowance goes for what that cost before he goes on (seed 004)."""
    while movement.owes:
        movement.owes -= 1
        if not (yield from attempt(m, going_for_it_roll(m.pos, movement.player))):
            yield from fall(m, movement.player)
            return False
    return True


def leap_modifier(pos: Position, me: Player) -> int:
    """What effects add to a leap; nothing else does."""
    return sum(e.leap_modifier(pos, me) for e in me.on.leap_modifier)


def leap_roll(pos: Position, me: Player) -> Roll:
    """The roll of a leap."""
    roll = agility("leap", me, leap_modifier(pos, me))
    for e in me.on.roll_target:
        roll.target = e.roll_target(pos, me, "leap", roll.target)
    return roll


def leap(m: Match, movement: Movement, end: Square) -> Proc[bool]:
    """Leap to an empty square up to two away: two squares of movement, each beyond the allowance gone for first."""
    pos = m.pos
    me = movement.player
    start = me.sq
    marked = pos.marked(start, me.side)
    if marked and (yield from clutch(m, me)):
        movement.held = True
        return False
    gone_for = sum(movement.goes_for_it(part) for part in (1, 2))
    pos.put(me, end)
    movement.spent += 2
    movement.left_square = movement.leapt = True
    m.emit(ev.Moved(me.id, start, end))
    upright = True
    for nth in range(movement.beyond - gone_for + 1, movement.beyond + 1):
        upright = upright and (yield from attempt(m, going_for_it_roll(pos, me, nth)))
    upright = upright and (yield from attempt(m, leap_roll(pos, me)))
    if marked:
        yield from shadow(m, me, start)
    return (yield from arrive(m, movement, upright))


def leap_squares(pos: Position, movement: Movement) -> list[Square]:
    """Empty squares a player may leap to."""
    if movement.leapt or movement.left(pos) < LEAP_COST:
        return []
    x, y = xy(movement.player.sq)
    return [
        sq
        for dx in range(-2, 3)
        for dy in range(-2, 3)
        if 0 <= y + dy < STRIDE and (sq := square(x + dx, y + dy)) in pos.field.exists and pos.board[sq] is None
    ]


def dive(m: Match, roll: Roll) -> Proc[None]:
    """One opponent whose zone is left may throw himself at a dodger who has made his roll (a natural 6 always stands).

    ``about`` tells whether that would make the dodge fail.
    """
    pos = m.pos
    if roll.diver is not None or roll.die == 6:
        return
    divers = {
        foe.id: (foe, e.id, penalty)
        for foe in pos.neighbours_of(roll.start, 1 - roll.player.side)
        if foe.has_zone and not foe.rooted and foe is not m.throwing
        for e in foe.on.dive_penalty
        if (penalty := e.dive_penalty(pos, foe, roll))
    }
    if not divers:
        return
    skill = next(iter(divers.values()))[1]
    fails = any(roll.die + roll.modifier - penalty < roll.target for _, _, penalty in divers.values())
    about: dict[str, object] = {"target": roll.player.id, "fails": fails}
    diver = yield from m.choose_user(skill, [foe for foe, _, _ in divers.values()], about)
    if diver is None:
        return
    roll.modifier -= divers[diver.id][2]
    roll.diver = diver
    start = diver.sq
    pos.put(diver, roll.start)
    m.emit(ev.SkillUsed(diver.id, skill, roll.player.id))
    m.emit(ev.QuickStep(diver.id, start, diver.sq, skill))
    injury.lie_down(m, diver, placed=True)
    yield from ball.settle(m)


def fall(m: Match, me: Player) -> Proc[None]:
    """A mover is knocked down on the square he entered: a turnover once everything has been resolved."""
    ball.disturb(m, me.sq)
    yield from injury.knock_down(m, me)
    yield from ball.settle(m)
    if me.side == m.pos.active:
        m.turnover("knocked_down")


def go_for_it_in_place(m: Match, movement: Movement) -> Proc[bool]:
    """Pay one square of movement without moving, for a blitz's block (supplement 4)."""
    must_go = movement.goes_for_it()
    movement.spent += 1
    if must_go and not (yield from attempt(m, going_for_it_roll(m.pos, movement.player, movement.beyond))):
        yield from fall(m, movement.player)
        return False
    return True


def free_squares(pos: Position, sq: Square) -> list[Square]:
    """Empty squares adjacent to a square."""
    board = pos.board
    return [near for near in pos.field.neighbours[sq] if board[near] is None]


def path_is_legal(pos: Position, movement: Movement, path: tuple[object, ...]) -> bool:
    """Whether a path of squares can be walked as things stand: adjacent, empty and not too long."""
    me = movement.player
    at = me.sq
    if not path or len(path) > movement.left(pos) or at == OFF:
        return False
    neighbours, board = pos.field.neighbours, pos.board
    for sq in path:
        if sq not in neighbours[at] or not isinstance(sq, int):
            return False
        other = board[sq]
        if other is not None and other is not me:
            return False
        at = sq
    return True

"""Moving: steps, dodging, going for it, standing up, picking up on the way.

Seed 000, *Movimiento*, *Zonas de defensa*, *Levantarse*; supplement 4 and 8; orders, *A step*.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import STANDING, Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll, agility, attempt

STAND_UP_COST = 3
GOING_FOR_IT = 2


def dodge_modifier(pos: Position, me: Player, start: Square, end: Square) -> int:
    """+1, less the opposing tackle zones on the square entered, and what effects add."""
    modifier = 1 - ball.zones_against(pos, me, end, "dodge")
    for e in me.on.dodge_modifier:
        modifier += e.dodge_modifier(pos, me, start, end)
    return modifier


def dodge_roll(pos: Position, me: Player, start: Square, end: Square) -> Roll:
    """The roll for leaving ``start``, which opponents mark, toward ``end``."""
    return agility("dodge", me, dodge_modifier(pos, me, start, end), start, end)


def going_for_it_roll(pos: Position, me: Player) -> Roll:
    """The roll for a square beyond the movement allowance: 2+, worse in bad weather."""
    return Roll("going_for_it", me, 2, sum(e.going_for_it_modifier(pos, me) for e in me.on.going_for_it_modifier))


def pick_up_roll(pos: Position, me: Player, sq: Square) -> Roll:
    """The roll for picking the ball up on ``sq``."""
    return agility("pick_up", me, ball.pick_up_modifier(pos, me, sq), end=sq)


def allowance(me: Player) -> int:
    """Squares a player may move without going for it."""
    return 0 if me.rooted else me.ma


def reach_limit(pos: Position, me: Player) -> int:
    """Squares a player may move in one action, going for it included."""
    return 0 if me.rooted else me.ma + GOING_FOR_IT


class Movement:
    """How far a player has come in his action.

    Attributes:
        player: who moves.
        spent: movement spent, standing up and a blitz's block included.
        left_square: he has left the square he began on.
    """

    __slots__ = ("left_square", "player", "spent")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.spent = 0
        self.left_square = False

    def left(self, pos: Position) -> int:
        """Squares still possible, going for it included."""
        return reach_limit(pos, self.player) - self.spent

    def goes_for_it(self) -> bool:
        """Whether the next square is beyond the allowance."""
        return self.spent >= allowance(self.player)


def cost_to_stand(me: Player) -> int:
    """Movement that standing up takes; all of it for who has less than three."""
    return min(STAND_UP_COST, allowance(me))


def stand_up_roll(me: Player) -> Roll | None:
    """The roll for standing up: 4+ for who has less than three squares of movement, else none."""
    return Roll("stand_up", me, 4) if allowance(me) < STAND_UP_COST else None


def stand_up(m: Match, movement: Movement) -> Proc[bool]:
    """Stand up at the start of an action: three squares of movement, or 4+ for who has fewer (and then only going for it)."""
    me = movement.player
    roll = stand_up_roll(me)
    if roll is not None and not (yield from attempt(m, roll)):
        return False
    movement.spent += cost_to_stand(me)
    me.posture = STANDING
    m.emit(ev.StoodUp(me.id))
    return True


def step(m: Match, movement: Movement, end: Square) -> Proc[bool]:
    """Move one square; returns whether the player is still on his feet and may go on."""
    pos = m.pos
    me = movement.player
    start = me.sq
    must_dodge = pos.marked(start, me.side)
    must_go = movement.goes_for_it()
    pos.put(me, end)
    movement.spent += 1
    movement.left_square = True
    m.emit(ev.Moved(me.id, start, end))
    if must_go and not (yield from attempt(m, going_for_it_roll(pos, me))):
        yield from fall(m, me)
        return False
    if must_dodge and not (yield from attempt(m, dodge_roll(pos, me, start, end), dive)):
        yield from fall(m, me)
        return False
    if pos.ball_lies_on(end):
        return (yield from ball.pick_up(m, me))
    return True


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
        if foe.has_zone
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
    if m.pos.ball_lies_on(me.sq):
        m.loose = "bounce"
    yield from injury.knock_down(m, me)
    yield from ball.settle(m)
    m.turnover("knocked_down")


def go_for_it_in_place(m: Match, movement: Movement) -> Proc[bool]:
    """Pay one square of movement without moving, for a blitz's block (supplement 4)."""
    must_go = movement.goes_for_it()
    movement.spent += 1
    if must_go and not (yield from attempt(m, going_for_it_roll(m.pos, movement.player))):
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
    left = movement.left(pos)
    if not path or len(path) > left or me.sq == OFF:
        return False
    at = me.sq
    for sq in path:
        if not isinstance(sq, int) or sq not in pos.field.exists or sq not in pos.field.neighbours[at]:
            return False
        other = pos.board[sq]
        if other is not None and other is not me:
            return False
        at = sq
    return True

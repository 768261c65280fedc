"""The kick-off: the kick, its scatter, the ball coming down, touchbacks.

Seed 000, *Patada inicial*, *Tabla de patada inicial*; orders, *Kick-off*; rulings 14 and 30.
"""

from __future__ import annotations

from engine.match import ball, card_play, reactions
from engine.match import events as ev
from engine.match.card import AFTER_SCATTER, BEFORE_SCATTER
from engine.match.decisions import Decision
from engine.match.field import OFF, Square, distance, square
from engine.match.kickoff_table import RESULTS
from engine.match.match import Kick, Match
from engine.match.position import Player, Position
from engine.match.prompts import LazyLegal, Proc, as_decision


class KickLegal(LazyLegal):
    """Any square of the receiving half."""

    __slots__ = ("_pos",)

    def __init__(self, pos: Position) -> None:
        self._pos = pos

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("kick",)

    def of(self, verb: str) -> list[Decision]:
        pos = self._pos
        return [("kick", sq) for sq in sorted(pos.field.half[1 - pos.kicking])] if verb == "kick" else []

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        return len(given) == 2 and given[0] == "kick" and given[1] in self._pos.field.half[1 - self._pos.kicking]

    def only(self) -> Decision | None:
        return None


def centre(pos: Position, side: int) -> Square:
    """The middle of a side's half."""
    return square(6 if side == 0 else 19, pos.field.height // 2)


def kick(m: Match) -> Proc[None]:
    """The kick, its scatter, and the kick-off table."""
    pos = m.pos
    side = pos.kicking
    answer = yield from m.ask("kick", side, KickLegal(pos), ("kick", centre(pos, 1 - side)), {})
    target = int(answer[1])
    pos.ball_out = False
    pos.ball = target
    m.kick = Kick()
    yield from card_play.offer(m, BEFORE_SCATTER, side, 1 - side)
    if not m.kick.landed:
        yield from _scatter(m, target)
    yield from card_play.offer(m, AFTER_SCATTER, 1 - side)
    yield from reactions.return_kick(m)
    dice = m.two_d6("kick-off table")
    result = RESULTS[sum(dice)]
    m.emit(ev.KickoffResult(sum(dice), result.name, dice))
    yield from result.apply(m)


def _scatter(m: Match, target: Square) -> Proc[None]:
    """The ball scatters in one direction, half as far where a good kicker likes."""
    pos = m.pos
    direction = m.roll(8, "kick-off scatter direction")
    length = sum(m.d6("kick-off scatter distance") for _ in range(m.kick.dice))
    kicker = yield from _kicker(m)
    if kicker:
        length //= 2
    for _ in range(length):
        if not drift(pos, direction):
            break
    m.emit(ev.KickedOff(pos.kicking, target, direction, length, OFF if pos.ball_out else pos.ball, kicker))


def _kicker(m: Match) -> Proc[str]:
    """A good kicker, neither on the line nor in a wide zone, may halve the distance; returns his id or nothing."""
    pos = m.pos
    side = pos.kicking
    apart = (pos.field.line[side], *pos.field.wide_zones[side])
    for me in pos.on_pitch(side):
        if me.on.kicks_well and me.standing and not any(me.sq in zone for zone in apart):
            for e in me.on.kicks_well:
                if e.kicks_well(pos, me) and (yield from m.use(me, e.id, True, True)):
                    m.emit(ev.SkillUsed(me.id, e.id, ""))
                    return me.id
    return ""


def drift(pos: Position, direction: int) -> bool:
    """Move the kicked ball a square on; a ball that leaves the pitch stops in its last square."""
    after = pos.field.steps[pos.ball][direction - 1]
    if after == OFF:
        pos.ball_out = True
        return False
    pos.ball = after
    return True


def land(m: Match) -> Proc[None]:
    """The ball comes down: caught, bouncing, or a touchback judged where it comes to rest."""
    pos = m.pos
    receiving = 1 - pos.kicking
    if not pos.ball_out and pos.ball in pos.field.half[receiving]:
        yield from ball.come_down(m, pos.ball, 0, kickoff=True)
    if pos.ball_out or pos.ball_square not in pos.field.half[receiving]:
        yield from touchback(m, receiving)
    pos.ball_out = False


def touchback(m: Match, side: int) -> Proc[None]:
    """The receiving coach gives the ball to a standing player who can hold it.

    Without such a player it bounces from whomever he chooses, and without anybody from where it was last (ruling 82).
    """
    pos = m.pos
    where = pos.ball_square
    pos.carrier = None
    pos.ball = where
    mine = sorted(pos.on_pitch(side), key=lambda me: me.number)
    able = [me for me in mine if takes_touchback(pos, me)] or mine
    if not able:
        yield from ball.bounce(m, where)
        return
    pos.ball = OFF
    nearest = min(able, key=lambda me: (distance(me.sq, where), me.number))
    options: list[Decision] = [("touchback", me.id) for me in able]
    answer = yield from m.ask("touchback", side, options, ("touchback", nearest.id), {})
    me = pos.players[str(answer[1])]
    m.emit(ev.TouchbackGiven(side, me.id))
    if takes_touchback(pos, me):
        ball.hold(m, me)
    else:
        yield from ball.bounce(m, me.sq)


def takes_touchback(pos: Position, me: Player) -> bool:
    """Whether a player can be given the ball: he stands, and nothing keeps him from holding it."""
    return me.standing and not ball.cannot_hold(pos, me)

"""One player's action: what it allows, and how it goes on until it ends.

Seed 000, *Acciones de los jugadores*, *Lista de acciones*; orders, *Declaring an action*.
"""

from __future__ import annotations

from engine.match import block, foul, move, passing, special
from engine.match import events as ev
from engine.match.decisions import DONE, TIMEOUT, Decision
from engine.match.match import Match
from engine.match.move import Movement
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.prompts import LazyLegal, Proc, as_decision

MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL, THROW = "move", "block", "blitz", "pass", "handoff", "foul", "throw_team_mate"

#: What each action uses up for the whole team turn; moves and blocks are free of limit.
ALLOWANCE = {BLITZ: "blitz", PASS: "pass", HAND_OFF: "handoff", FOUL: "foul", THROW: "pass"}
#: Verbs an action knows beside ``done``.
VERBS = {
    MOVE: ("move", "stand"),
    BLOCK: ("block",),
    BLITZ: ("move", "stand", "block"),
    PASS: ("move", "stand", "pass"),
    HAND_OFF: ("move", "stand", "handoff"),
    FOUL: ("move", "stand", "foul"),
    THROW: ("move", "stand", "throw"),
}


class Action:
    """A player's running action.

    Attributes:
        kind: the action declared.
        movement: how far he has come.
        blocked: a blitz's block has been thrown.
        begun: something was done or rolled, so the declaration stands.
        over: it has ended.
    """

    __slots__ = ("begun", "blocked", "kind", "movement", "over", "player")

    def __init__(self, player: Player, kind: str) -> None:
        self.player = player
        self.kind = kind
        self.movement = Movement(player)
        self.blocked = False
        self.begun = False
        self.over = False


class ActionLegal(LazyLegal):
    """What a player may do next in his action; on the ground he must stand up first."""

    __slots__ = ("_action", "_pos")

    def __init__(self, pos: Position, action: Action) -> None:
        self._pos = pos
        self._action = action

    @property
    def action(self) -> Action:
        """The running action, to be read only."""
        return self._action

    @property
    def verbs(self) -> tuple[str, ...]:
        return (*VERBS[self._action.kind], "done")

    def only(self) -> Decision | None:
        for verb in VERBS[self._action.kind]:
            if self.of(verb):
                return None
        return DONE

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if not given:
            return False
        if given[0] == "move" and "move" in VERBS[self._action.kind] and self._action.player.posture != PRONE:
            return move.path_is_legal(self._pos, self._action.movement, given[1:])
        return given in self.of(str(given[0]))

    def of(self, verb: str) -> list[Decision]:
        if verb == "done":
            return [DONE]
        if verb not in VERBS[self._action.kind]:
            return []
        if self._action.player.posture == PRONE:
            return [("stand",)] if verb == "stand" else []
        pos, action = self._pos, self._action
        me = action.player
        match verb:
            case "move":
                if action.movement.left(pos) <= 0:
                    return []
                return [("move", sq) for sq in move.free_squares(pos, me.sq)]
            case "block":
                if action.kind == BLITZ and (action.blocked or action.movement.left(pos) <= 0):
                    return []
                return [("block", foe.id) for foe in targets(pos, me)]
            case "pass":
                return [("pass", sq) for sq in passing.pass_targets(pos, me)] if pos.carrier is me else []
            case "handoff":
                if pos.carrier is not me:
                    return []
                return [("handoff", mate.id) for mate in pos.neighbours_of(me.sq, me.side) if mate.standing]
            case "foul":
                return [("foul", foe.id) for foe in foul.victims(pos, me)]
            case "throw":
                mates = special.throwable(pos, me)
                squares = special.throw_targets(pos, me) if mates else []
                return [("throw", mate.id, sq) for mate in mates for sq in squares if sq != mate.sq]
            case _:
                return []


def targets(pos: Position, me: Player) -> list[Player]:
    """Standing opponents beside a player."""
    return [foe for foe in pos.neighbours_of(me.sq, 1 - me.side) if foe.standing]


def act(m: Match, me: Player, kind: str) -> Proc[None]:
    """Play one action from its declaration to its end."""
    pos = m.pos
    action = Action(me, kind)
    allowance = ALLOWANCE.get(kind)
    if allowance:
        pos.spent = (*pos.spent, allowance)
    m.emit(ev.Declared(me.id, kind))
    rolled = len(m.drawn)
    lost_zone = me.lost_zone
    for e in me.on.declaring:
        if not (yield from e.declaring(m, me, kind)):
            action.over = True
            break
    if len(m.drawn) > rolled:
        action.begun = True
    if not action.over:
        me.lost_zone = ""
    while not action.over:
        yield from _go_on(m, action)
    if not action.begun and pos.turn_over == "":
        if allowance:
            pos.spent = tuple(s for s in pos.spent if s != allowance)
        me.lost_zone = lost_zone
        m.emit(ev.ActionEnded(me.id, True))
        return
    me.used = True
    m.emit(ev.ActionEnded(me.id, False))


def _go_on(m: Match, action: Action) -> Proc[None]:
    """One decision of an action, with what it leads to."""
    pos = m.pos
    me = action.player
    about: dict[str, object] = {"player": me.id, "action": action.kind, "left": action.movement.left(pos)}
    decision = yield from m.ask("action", me.side, ActionLegal(pos, action), DONE, about)
    if decision == DONE:
        action.over = True
        return
    action.begun = True
    if decision == TIMEOUT:
        m.turnover("time")
        action.over = True
        return
    yield from _do(m, action, decision)
    if pos.turn_over or not me.standing or me.lost_zone or scored(pos):
        action.over = True


def _do(m: Match, action: Action, decision: Decision) -> Proc[None]:
    pos = m.pos
    me = action.player
    match decision[0]:
        case "move":
            yield from _walk(m, action, tuple(int(sq) for sq in decision[1:]))
        case "stand":
            action.over = not (yield from move.stand_up(m, action.movement))
        case "block":
            action.blocked = True
            foe = pos.players[str(decision[1])]
            yield from block.block(m, me, foe, action.movement, action.kind == BLITZ)
            action.over = action.kind == BLOCK
        case "pass":
            action.over = True
            yield from passing.throw(m, me, int(decision[1]))
        case "handoff":
            action.over = True
            yield from passing.hand_off(m, me, pos.players[str(decision[1])])
        case "foul":
            action.over = True
            yield from foul.foul(m, me, pos.players[str(decision[1])])
        case "throw":
            action.over = True
            yield from special.throw_team_mate(m, me, pos.players[str(decision[1])], int(decision[2]))
        case _:
            pass


def _walk(m: Match, action: Action, path: tuple[int, ...]) -> Proc[None]:
    """Walk a path square by square, as far as it stays open."""
    pos = m.pos
    for index, sq in enumerate(path):
        if index and (pos.board[sq] is not None or action.movement.left(pos) <= 0):
            return
        if not (yield from move.step(m, action.movement, sq)):
            return
        if pos.turn_over or scored(pos):
            return


def scored(pos: Position) -> bool:
    """Whether a carrier stands in the end zone he attacks."""
    carrier = pos.carrier
    return carrier is not None and carrier.posture == STANDING and carrier.sq in pos.field.end_zone[1 - carrier.side]

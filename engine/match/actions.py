"""One player's action: what it allows, and how it goes on until it ends.

Seed 000, *Acciones de los jugadores*, *Lista de acciones*; orders, *Declaring an action*.
"""

from __future__ import annotations

from typing import cast

from engine.match import ball, block, card_play, foul, move, passing, special, swing, weapons
from engine.match import events as ev
from engine.match.decisions import DONE, TIMEOUT, Decision
from engine.match.dungeon import chests, hazards, jump, teleport
from engine.match.field import OFF
from engine.match.match import Match
from engine.match.move import Movement
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.prompts import LazyLegal, Proc, Prompt, as_decision

MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL = "move", "block", "blitz", "pass", "handoff", "foul"
THROW, GAZE, BOMB = "throw_team_mate", "gaze", "bomb"

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
    GAZE: ("move", "stand", "gaze"),
    BOMB: ("bomb",),
}
#: Attacks that take the place of a block.
ATTACKS = ("block", "stab", "chainsaw")


class Action:
    """A player's running action.

    Attributes:
        kind: the action declared.
        movement: how far he has come.
        blocked: a blitz's block has been thrown.
        begun: something was done or rolled, so the declaration stands.
        over: it has ended.
        opened: he has opened a chest.
        only_opens: his deed is done; only a chest beside him may still be opened.
    """

    __slots__ = ("begun", "blocked", "kind", "movement", "only_opens", "opened", "over", "player")

    def __init__(self, player: Player, kind: str) -> None:
        self.player = player
        self.kind = kind
        self.movement = Movement(player)
        self.blocked = False
        self.begun = False
        self.over = False
        self.opened = False
        self.only_opens = False


class ActionLegal(LazyLegal):
    """What a player may do next in his action; on the ground he must stand up first."""

    __slots__ = ("_action", "_own_verbs", "_pos", "_verbs")

    def __init__(self, pos: Position, action: Action) -> None:
        self._pos = pos
        self._action = action
        own = VERBS[action.kind]
        for e in action.player.on.extra_verbs:
            own += e.extra_verbs(pos, action.player, action.kind)
        if pos.dungeon is not None:
            own += ("jump", "open") if "move" in own and not action.player.on.swings else ("open",)
        self._own_verbs = own
        self._verbs = (*own, "done")

    @property
    def verbs(self) -> tuple[str, ...]:
        return self._verbs

    @property
    def action(self) -> Action:
        """The running action, for those who look ahead."""
        return self._action

    def stop(self) -> Decision:
        """What ends the action, or the least of what must still be done."""
        return DONE if self._may_stop() else self.of("move")[0]

    def only(self) -> Decision | None:
        pos, action = self._pos, self._action
        me = action.player
        if me.posture != PRONE and "move" in VERBS[action.kind] and action.movement.left(pos) > 0:
            for near in pos.field.neighbours[me.sq]:
                if pos.board[near] is None:
                    return None
        for verb in self._own_verbs:
            if self.of(verb):
                return None
        return DONE

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if not given:
            return False
        action = self._action
        me = action.player
        if given[0] == "move" and me.posture != PRONE and "move" in VERBS[action.kind] and not me.on.swings:
            return move.path_is_legal(self._pos, action.movement, given[1:])
        return given in self.of(str(given[0]))

    def of(self, verb: str) -> list[Decision]:
        pos, action = self._pos, self._action
        me = action.player
        if verb == "done":
            return [DONE] if not me.on.swings or self._may_stop() else []
        if verb not in self._own_verbs:
            return []
        if verb == "stand" or me.posture == PRONE:
            return [("stand",)] if verb == "stand" and me.posture == PRONE else []
        if action.only_opens and verb != "open":
            return []
        if verb in ATTACKS:
            return self._attacks(verb)
        match verb:
            case "move":
                if action.movement.left(pos) <= 0:
                    return []
                if me.on.swings:
                    return [("move", sq) for sq in swing.directions(pos, me.sq)]
                board = pos.board
                return [("move", sq) for sq in pos.field.neighbours[me.sq] if board[sq] is None]
            case "leap":
                return [("leap", sq) for sq in move.leap_squares(pos, action.movement)]
            case "multiple":
                if self._blocks_otherwise():
                    return []
                foes = [foe.id for foe in targets(pos, me)]
                return [("multiple", one, two) for one in foes for two in foes if one != two]
            case "pass" | "hail_mary" | "bomb":
                return [(verb, sq) for sq in self._thrown_at(verb)]
            case "handoff":
                if pos.carrier is not me:
                    return []
                return [("handoff", mate.id) for mate in pos.neighbours_of(me.sq, me.side) if mate.standing]
            case "foul":
                return [("foul", foe.id) for foe in foul.victims(pos, me)]
            case "gaze":
                return [("gaze", foe.id) for foe in targets(pos, me)]
            case "throw":
                mates = special.throwable(pos, me)
                squares = special.throw_targets(pos, me) if mates else []
                return [("throw", mate.id, sq) for mate in mates for sq in squares if sq != mate.sq]
            case "open":
                return [] if action.opened else [("open", sq) for sq in chests.beside(pos, me)]
            case "jump":
                return [("jump", sq) for sq in hazards.jumps(pos, me, action.movement.left(pos))]
            case _:
                return []

    def _may_stop(self) -> bool:
        movement = self._action.movement
        return (
            not self._action.begun
            or movement.goes_for_it()
            or self._action.player.posture == PRONE
            or self._action.only_opens
        )

    def _attacks(self, verb: str) -> list[Decision]:
        pos, action = self._pos, self._action
        me = action.player
        if action.kind == BLITZ and (action.blocked or action.movement.left(pos) <= 0):
            return []
        if verb == "block" and self._blocks_otherwise():
            return []
        return [(verb, foe.id) for foe in targets(pos, me)]

    def _blocks_otherwise(self) -> bool:
        me = self._action.player
        return any(e.replaces_block(self._pos, me) for e in me.on.replaces_block)

    def _thrown_at(self, verb: str) -> list[int]:
        pos, me = self._pos, self._action.player
        if verb == "bomb":
            return passing.pass_targets(pos, me)
        if pos.carrier is not me and self._action.kind != BOMB:
            return []
        if verb == "pass":
            return passing.pass_targets(pos, me)
        return passing.far_targets(pos, me)


def targets(pos: Position, me: Player) -> list[Player]:
    """Standing opponents beside a player."""
    return [foe for foe in pos.neighbours_of(me.sq, 1 - me.side) if foe.standing]


def may_spend(pos: Position, allowance: str) -> bool:
    """Whether an allowance of the running turn is left."""
    return allowance not in pos.spent or any(allowance in more.split("|") for more in pos.extra)


def spend_more(pos: Position, allowance: str) -> None:
    """Use up an allowance that a card gives once more."""
    used = next(more for more in sorted(pos.extra, key=len) if allowance in more.split("|"))
    extra = list(pos.extra)
    extra.remove(used)
    pos.extra = tuple(extra)


def act(m: Match, me: Player, kind: str) -> Proc[None]:
    """Play one action from its declaration to its end."""
    pos = m.pos
    action = Action(me, kind)
    allowance = ALLOWANCE.get(kind)
    before_spent = pos.spent, pos.extra
    if allowance:
        if allowance in pos.spent:
            spend_more(pos, allowance)
        else:
            pos.spent = (*pos.spent, allowance)
    m.acting = me
    m.action_ends = False
    if pos.second is not None:
        ball.take_up(m, me)
    m.emit(ev.Declared(me.id, kind))
    before = (m.entry, len(m.drawn))
    lost_zone = me.lost_zone
    for e in me.on.declaring:
        if not (yield from e.declaring(m, me, kind)):
            action.over = True
            break
    if not action.over:
        me.lost_zone = ""
        for e in me.on.acting:
            action.kind = yield from e.acting(m, me, action.kind)
        if action.kind == BLOCK and me.posture == PRONE:
            action.over = not (yield from move.spring_up(m, me))
    if (m.entry, len(m.drawn)) != before:
        action.begun = True
    if not action.over:
        yield from _go_on(m, action)
    for e in me.on.action_ended:
        yield from e.action_ended(m, me)
    m.acting = None
    if not action.begun and not pos.turn_over:
        pos.spent, pos.extra = before_spent
        me.lost_zone = lost_zone
        m.emit(ev.ActionEnded(me.id, True))
        return
    me.used = True
    m.emit(ev.ActionEnded(me.id, False))
    if pos.in_force:
        yield from card_play.action_ends(m, me)


def _go_on(m: Match, action: Action) -> Proc[None]:
    """The decisions of an action one by one, each with what it leads to, until the action is over."""
    pos = m.pos
    me = action.player
    movement = action.movement
    walks = not me.on.swings
    legal = ActionLegal(pos, action)
    default = DONE if walks else legal.stop
    while not action.over:
        about: dict[str, object] = {"player": me.id, "action": action.kind, "left": movement.left(pos)}
        decision = legal.only()
        if decision is None:
            decision = yield Prompt("action", me.side, legal, default, about)
        else:
            m.decided.append(decision)
        if decision == DONE:
            action.over = True
            return
        action.begun = True
        if decision == TIMEOUT:
            m.time_is_up(me.side)
            action.over = True
            return
        if movement.owes and not (yield from move.recover(m, movement)):
            action.over = True
            return
        if walks and decision[0] == "move":
            path = cast("tuple[int, ...]", decision[1:])
            yield from move.step(m, movement, path[0]) if len(path) == 1 else _walk(m, movement, path)
        else:
            yield from _do(m, action, decision)
        if pos.second is not None:
            ball.take_up(m, me)
        if pos.dungeon is not None:
            teleport.charge(m, movement)
            if action.over and not action.opened and chests.beside(pos, me):
                action.only_opens = True
                action.over = False
        if (
            pos.turn_over
            or m.action_ends
            or me.posture != STANDING
            or me.sq == OFF
            or me.lost_zone
            or movement.held
            or ((pos.carrier is not None or pos.second is not None) and pos.scorer)
        ):
            action.over = True


def _do(m: Match, action: Action, decision: Decision) -> Proc[None]:
    pos = m.pos
    me = action.player
    match decision[0]:
        case "move":
            yield from swing.swing(m, action.movement, int(decision[1]))
        case "open":
            _stop_moving(action)
            yield from chests.open_chest(m, me, int(decision[1]))
        case "jump":
            yield from jump.jump(m, action.movement, int(decision[1]))
        case "leap":
            yield from move.leap(m, action.movement, int(decision[1]))
        case "stand":
            action.over = not (yield from move.stand_up(m, action.movement))
        case "pass":
            action.over = True
            yield from passing.throw(m, me, int(decision[1]))
        case "hail_mary" if action.kind == BOMB:
            action.over = True
            yield from weapons.bomb(m, me, int(decision[1]), far=True)
        case "hail_mary":
            action.over = True
            yield from passing.throw_far(m, me, int(decision[1]))
        case "bomb":
            action.over = True
            yield from weapons.bomb(m, me, int(decision[1]))
        case _:
            yield from _do_to(m, action, decision, pos.players[str(decision[1])])


def _stop_moving(action: Action) -> None:
    """Opening a chest ends a player's movement, not his action (seed 004)."""
    action.opened = True
    action.movement.limit = action.movement.spent
    action.over = action.only_opens or bool(action.player.on.swings)


def _do_to(m: Match, action: Action, decision: Decision, other: Player) -> Proc[None]:
    """What is done to another player ends the action, but for a blitz's block."""
    me = action.player
    blitz = action.kind == BLITZ
    action.over = True
    match decision[0]:
        case "block":
            action.blocked = True
            action.over = not blitz
            yield from block.block(m, me, other, action.movement, blitz)
        case "stab" | "chainsaw" as attack:
            action.blocked = True
            action.over = not blitz or not any(e.fights_on(m.pos, me, attack) for e in me.on.fights_on)
            if not blitz or (yield from move.go_for_it_in_place(m, action.movement)):
                yield from (weapons.stab if attack == "stab" else weapons.chainsaw)(m, me, other)
        case "multiple":
            yield from block.block_two(m, me, other, m.pos.players[str(decision[2])])
        case "handoff":
            yield from passing.hand_off(m, me, other)
        case "foul":
            yield from foul.foul(m, me, other)
        case "gaze":
            yield from weapons.gaze(m, me, other)
        case "throw":
            yield from special.throw_team_mate(m, me, other, int(decision[2]))
        case _:
            pass


def _walk(m: Match, movement: Movement, path: tuple[int, ...]) -> Proc[bool]:
    """Walk a path square by square, as far as it stays open; returns whether he may go on."""
    pos = m.pos
    for index, sq in enumerate(path):
        if index and (pos.board[sq] is not None or movement.left(pos) <= 0):
            return True
        if not (yield from move.step(m, movement, sq)):
            return False
        if pos.turn_over or m.action_ends or ((pos.carrier is not None or pos.second is not None) and pos.scorer):
            return False
    return True

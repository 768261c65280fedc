"""Moves outside the own turn: blocking a pass, returning a kick-off.

Seed 003, *Bloquear Pase*, *Anticiparse*; orders, *A pass* and *Kick-off*; ruling 30.
"""

from __future__ import annotations

from engine.match import events as ev
from engine.match.decisions import DONE, Decision
from engine.match.field import Square
from engine.match.match import Match
from engine.match.move import Movement, free_squares, path_is_legal, step
from engine.match.position import Player, Position
from engine.match.prompts import LazyLegal, Proc, as_decision

REACH = 3


class BlockingPaths(LazyLegal):
    """Whole paths that end where a pass can be hindered; one to each such square is listed.

    They have up to three squares, less what trips by teleporter have cost the player in this turn.
    """

    __slots__ = ("_movement", "_passer", "_pos", "_target")

    def __init__(self, pos: Position, me: Player, passer: Player, target: Square) -> None:
        self._pos = pos
        self._passer = passer
        self._target = target
        self._movement = Movement(me)
        self._movement.limit = REACH

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("move", "done")

    def of(self, verb: str) -> list[Decision]:
        if verb == "done":
            return [DONE]
        return [("move", *path) for path in self.paths()] if verb == "move" else []

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if not given or given[0] != "move":
            return given == DONE
        path = given[1:]
        return path_is_legal(self._pos, self._movement, path) and self._hinders(int(path[-1]))

    def paths(self) -> list[tuple[Square, ...]]:
        """A shortest path to every square from which the player would hinder the pass."""
        start = self._movement.player.sq
        seen = {start}
        edge: list[tuple[Square, ...]] = [()]
        found: list[tuple[Square, ...]] = []
        for _ in range(self._movement.left(self._pos)):
            further: list[tuple[Square, ...]] = []
            for path in edge:
                for sq in free_squares(self._pos, path[-1] if path else start):
                    if sq not in seen:
                        seen.add(sq)
                        further.append((*path, sq))
                        if self._hinders(sq):
                            found.append((*path, sq))
            edge = further
        return found

    def _hinders(self, sq: Square) -> bool:
        from engine.match.passing import under_the_ruler

        pos, target = self._pos, self._target
        receiver = pos.board[target]
        near = pos.field.neighbours[sq]
        return (
            (sq == target and receiver is None)
            or under_the_ruler(self._passer.sq, target, sq)
            or self._passer.sq in near
            or (receiver is not None and target in near)
        )


def block_pass(m: Match, passer: Player, target: Square) -> Proc[None]:
    """Opponents who may do so move to hinder a pass, one after the other, as their coach likes.

    The passer keeps his place meanwhile, whatever they do (ruling 83).
    """
    m.throwing = passer
    yield from _block_pass(m, passer, target)
    m.throwing = None


def _block_pass(m: Match, passer: Player, target: Square) -> Proc[None]:
    pos = m.pos
    side = 1 - passer.side
    moved: list[Player] = []
    while True:
        able = {
            me.id: (me, e.id)
            for me in pos.on_pitch(side)
            if me.on.blocks_passes and me.has_zone and not me.rooted and me not in moved and me is not m.acting
            for e in me.on.blocks_passes
            if e.blocks_passes(pos, me) and BlockingPaths(pos, me, passer, target).paths()
        }
        if not able:
            return
        skill = next(iter(able.values()))[1]
        no: Decision = ("decline", skill)
        options: list[Decision] = [("declare", name, "move") for name in able]
        about: dict[str, object] = {"player": passer.id, "target": target, "skill": skill}
        answer = yield from m.ask("before_pass", side, [*options, no], no, about)
        if answer == no:
            return
        me = able[str(answer[1])][0]
        moved.append(me)
        legal = BlockingPaths(pos, me, passer, target)
        path = yield from m.ask("reaction", side, legal, DONE, {"player": me.id, "skill": skill})
        if path != DONE:
            m.emit(ev.SkillUsed(me.id, skill, passer.id))
            yield from _walk(m, me, tuple(int(sq) for sq in path[1:]))


def _walk(m: Match, me: Player, path: tuple[Square, ...]) -> Proc[None]:
    movement = Movement(me)
    movement.limit = REACH
    for sq in path:
        if m.pos.board[sq] is not None or not (yield from step(m, movement, sq)):
            return


class ReturnSteps(LazyLegal):
    """Up to three squares within the own half."""

    __slots__ = ("_movement", "_pos")

    def __init__(self, pos: Position, movement: Movement) -> None:
        self._pos = pos
        self._movement = movement

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("move", "done")

    def of(self, verb: str) -> list[Decision]:
        if verb == "done":
            return [DONE]
        if verb != "move" or self._movement.left(self._pos) <= 0:
            return []
        me = self._movement.player
        half = self._pos.field.half[me.side]
        return [("move", sq) for sq in free_squares(self._pos, me.sq) if sq in half]

    def __contains__(self, decision: object) -> bool:
        given = as_decision(decision)
        if not given or given[0] != "move":
            return given == DONE
        half = self._pos.field.half[self._movement.player.side]
        return path_is_legal(self._pos, self._movement, given[1:]) and all(sq in half for sq in given[1:])


def return_kick(m: Match) -> Proc[None]:
    """One receiver off the line of scrimmage may move up to three squares once the kick has scattered."""
    pos = m.pos
    side = 1 - pos.kicking
    if pos.ball_out or pos.ball not in pos.field.half[side]:
        return
    able = [
        (me, e.id)
        for me in pos.on_pitch(side)
        if me.standing and me.sq not in pos.field.line[side]
        for e in me.on.returns_kicks
        if e.returns_kicks(pos, me)
    ]
    if not able:
        return
    skill = able[0][1]
    no: Decision = ("decline", skill)
    options: list[Decision] = [("declare", me.id, "move") for me, _ in able]
    answer = yield from m.ask("after_kick", side, [*options, no], no, {"skill": skill, "square": pos.ball})
    if answer == no:
        return
    me = pos.players[str(answer[1])]
    m.emit(ev.SkillUsed(me.id, skill, ""))
    movement = Movement(me)
    movement.limit = REACH
    while movement.left(pos) > 0:
        answer = yield from m.ask("reaction", side, ReturnSteps(pos, movement), DONE, {"player": me.id, "skill": skill})
        if answer == DONE:
            return
        for sq in answer[1:]:
            if not (yield from step(m, movement, int(sq))):
                return

"""Coaches that need no person: for simulations and tests.

They answer a prompt from what is legal alone, so they stay right whatever the rules ask.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from engine.match.actions import BLITZ, FOUL, HAND_OFF, MOVE, PASS
from engine.match.decisions import CONCEDE, DONE, END, READY, Decision
from engine.match.dungeon.reserves import VERBS
from engine.match.dungeons import Underground
from engine.match.dungeons.underground import FAR
from engine.match.field import OFF, Square, distance
from engine.match.game import Game
from engine.match.position import PRONE, STUNNED, Position
from engine.match.prompts import Prompt
from engine.match.turn import TurnLegal

#: How often a coach concedes where he may, formations are chosen in a set-up, and a placing is tried before being ready.
CONCEDES = 0.0005
TAKES_FORMATION = 0.85
TINKERS = 0.1


#: How often an eager coach acts as one.
EAGERNESS = 0.7

#: How often a coach thinks of his reserves underground.
BRINGS_IN = 0.15

_COMMON = (MOVE, BLITZ, PASS, HAND_OFF, FOUL)
STAND: Decision = ("stand",)
_PASSIVE = ("decline", "done")
_PLAIN = ("move", "stand", "done")
_BY_DEFAULT = ("reroll", "block_die", "use", "apothecary")
_LAST = ("end", "done", "concede")
_STOP: dict[str, Decision] = {"turn": END, "action": DONE}


class Coach(Protocol):
    """Someone who answers prompts."""

    def decide(self, game: Game) -> Decision:
        """A legal answer to the pending prompt."""
        ...


class RandomCoach:
    """Chooses a verb at random, then one of its decisions; for a declaration a player, then one of his actions.

    ``idle`` is the probability to end the turn or the action at each decision of it; otherwise it ends only when
    nothing else is legal.
    """

    #: How often an action that few players can take (a block, throwing a team-mate) is chosen before the common ones.
    rare = 0.3

    def __init__(self, rng: random.Random, idle: float = 0.1) -> None:
        self._random = rng.random
        self._idle = idle

    def decide(self, game: Game) -> Decision:
        """A legal answer to the pending prompt."""
        prompt = game.prompt
        if prompt is None:
            raise ValueError("the match is over")
        if prompt.kind == "setup":
            return self._set_up(prompt)
        stop = _STOP.get(prompt.kind)
        if stop is not None and self._random() < self._idle and stop in prompt.legal:
            return stop
        found = None
        if prompt.kind == "turn":
            if game.position.dungeon is not None and self._random() < BRINGS_IN:
                found = self._any(prompt, VERBS)
            found = found or self._declare(game.position, prompt)
        if found is None:
            found = self._any(prompt, _but_last(prompt.legal.verbs))
        if found is None:
            return stop if stop is not None and stop in prompt.legal else prompt.default
        return CONCEDE if self._random() < CONCEDES and CONCEDE in prompt.legal else found

    def _declare(self, pos: Position, prompt: Prompt) -> Decision | None:
        """An action of some player, one that few can take rather than others; a shorter way than listing every player's actions."""
        legal = prompt.legal
        able = [me for me in pos.squads[prompt.side] if me.sq != OFF and not me.used and me.posture != STUNNED]
        if not able or not isinstance(legal, TurnLegal):
            return None
        me = able[int(self._random() * len(able))]
        kinds = legal.kinds(me)
        if not kinds:
            return None
        rare = [kind for kind in kinds if kind not in _COMMON]
        if rare and self._random() < self.rare:
            kinds = rare
        return "declare", me.id, kinds[int(self._random() * len(kinds))]

    def _any(self, prompt: Prompt, verbs: tuple[str, ...]) -> Decision | None:
        """A decision by one of the verbs, each as likely as the others."""
        of, chance = prompt.legal.of, self._random
        while verbs:
            index = int(chance() * len(verbs))
            listed = of(verbs[index])
            if listed:
                return listed[int(chance() * len(listed))]
            verbs = verbs[:index] + verbs[index + 1 :]
        return None

    def _set_up(self, prompt: Prompt) -> Decision:
        legal = prompt.legal
        if self._random() < CONCEDES and CONCEDE in legal:
            return CONCEDE
        if READY in legal and self._random() >= TINKERS:
            return READY
        if self._random() < TAKES_FORMATION:
            found = self._any(prompt, ("formation",))
            if found is not None:
                return found
        found = self._any(prompt, ("place", "remove"))
        return found if found is not None else prompt.default


class RunningCoach(RandomCoach):
    """Goes for the ball and runs it to the end zone, and plays at random beside that, so that touchdowns happen."""

    def decide(self, game: Game) -> Decision:
        """A legal answer to the pending prompt."""
        prompt = game.prompt
        if prompt is not None and self._random() < 0.9:
            kind = prompt.kind
            if kind == "action":
                found = self._run(game.position, prompt)
            elif kind == "turn":
                found = self._send_runner(game.position, prompt)
            else:
                found = prompt.default if kind in _BY_DEFAULT else None
            if found is not None:
                return found
        return super().decide(game)

    def _send_runner(self, pos: Position, prompt: Prompt) -> Decision | None:
        carrier = pos.carrier
        if carrier is not None:
            runner = carrier if carrier.side == prompt.side and not carrier.used else None
        elif pos.ball == OFF and (pos.dungeon is None or not pos.dungeon.chests):
            return None
        else:
            way = _way_to_ball(pos)
            able = [me for me in pos.squads[prompt.side] if me.sq != OFF and not me.used]
            runner = min(able, key=lambda me: way(me.sq)) if able else None
        if runner is None:
            return None
        declaration: Decision = ("declare", runner.id, MOVE)
        return declaration if declaration in prompt.legal else None

    def _run(self, pos: Position, prompt: Prompt) -> Decision | None:
        me = pos.players.get(str(prompt.about.get("player")))
        carrier = pos.carrier
        hidden = pos.dungeon is not None and not pos.dungeon.found
        if me is None or (carrier is not me and (carrier is not None or (pos.ball == OFF and not hidden))):
            return None
        if me.posture == PRONE:
            return STAND if STAND in prompt.legal else None
        if hidden and (chests := prompt.legal.of("open")):
            return chests[0]
        way_from = _way_to_goal(pos, me.side) if carrier is me else _way_to_ball(pos)
        nearest = way_from(me.sq)
        best: Decision | None = None
        zones = 0
        for step in prompt.legal.of(MOVE):
            sq = int(step[1])
            way = way_from(sq)
            if way > nearest or (best is None and way == nearest):
                continue
            marked = pos.zones_on(sq, me.side)
            if way < nearest or marked < zones:
                best, nearest, zones = step, way, marked
        return best


def _way_to_goal(pos: Position, side: int) -> Callable[[Square], int]:
    field = pos.field
    if isinstance(field, Underground):
        ways = field.to_goal[side]
        return lambda sq: ways.get(sq, FAR)
    goal = field.width - 1 if side == 0 else 0
    return lambda sq: abs((sq >> 6) - goal)


def _way_to_ball(pos: Position) -> Callable[[Square], int]:
    """The way to the ball, or to the nearest closed chest."""
    field, ball = pos.field, pos.ball
    if isinstance(field, Underground):
        ways = _ways(field, (ball,) if ball != OFF else tuple(sorted(field.chests)))
        return lambda sq: ways.get(sq, FAR)
    return lambda sq: distance(sq, ball)


@lru_cache(maxsize=64)
def _ways(field: Underground, squares: tuple[Square, ...]) -> dict[Square, int]:
    return field.ways(squares)


class EagerCoach(RandomCoach):
    """Does whatever is more than a step when he can, aims at players, throws the carrier, and uses what he has; the rest
    at random.
    """

    rare = EAGERNESS

    def decide(self, game: Game) -> Decision:
        """A legal answer to the pending prompt."""
        prompt = game.prompt
        if prompt is not None and self._random() < EAGERNESS:
            match prompt.kind:
                case "action":
                    found = self._do(game.position, prompt)
                case "turn":
                    found = self._cast(prompt) or self._send_carrier(game.position, prompt)
                case (
                    "use"
                    | "before_pass"
                    | "after_kick"
                    | "intercept"
                    | "bomb"
                    | "igor"
                    | "wizard"
                    | "reaction"
                    | "card"
                ):
                    found = self._any(prompt, tuple(verb for verb in prompt.legal.verbs if verb not in _PASSIVE))
                case _:
                    found = None
            if found is not None:
                return found
        return super().decide(game)

    def _do(self, pos: Position, prompt: Prompt) -> Decision | None:
        verbs = [verb for verb in prompt.legal.verbs if verb not in _PLAIN]
        while verbs:
            listed = prompt.legal.of(verbs.pop(int(self._random() * len(verbs))))
            carrier = pos.carrier.id if pos.carrier is not None else ""
            aimed = [d for d in listed if carrier in d[1:-1]] or [
                d for d in listed if isinstance(d[-1], str) or pos.board[d[-1]] is not None
            ]
            if aimed and self._random() < EAGERNESS:
                listed = aimed
            if listed:
                return listed[int(self._random() * len(listed))]
        return None

    def _cast(self, prompt: Prompt) -> Decision | None:
        return self._any(prompt, ("card", "wizard")) if self._random() < self.rare else None

    def _send_carrier(self, pos: Position, prompt: Prompt) -> Decision | None:
        carrier = pos.carrier
        if carrier is None or carrier.side != prompt.side:
            return None
        declaration: Decision = ("declare", carrier.id, PASS if self._random() < 0.5 else HAND_OFF)
        return declaration if declaration in prompt.legal else None


@lru_cache(maxsize=256)
def _but_last(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Verbs without those that end or give something up."""
    return tuple(verb for verb in verbs if verb not in _LAST)

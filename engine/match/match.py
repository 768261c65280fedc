"""What a procedure of the rules works with: the position, dice, events, and the one way to ask a coach."""

from __future__ import annotations

from typing import Any

from engine.match import events as ev
from engine.match.decisions import TIMEOUT, Decision
from engine.match.dice import Dice
from engine.match.position import Player, Position
from engine.match.prompts import Choices, Legal, Proc, Prompt

#: The prompt asked here whose chapter deals with the clock itself (supplement 10: there a time-out is more than a default).
_CLOCKED = "setup"


class RestPoint:
    """A moment at which nothing but the phase loop is alive, so the position alone tells how to go on.

    Attributes:
        snapshot: the position as plain data.
        entry: index of the log entry that was running.
        dice: how many dice of that entry had been rolled by then.
        number: number of the last prompt before.
    """

    __slots__ = ("dice", "entry", "number", "snapshot")

    def __init__(self, snapshot: dict[str, Any], entry: int, dice: int, number: int) -> None:
        self.snapshot = snapshot
        self.entry = entry
        self.dice = dice
        self.number = number


class Kick:
    """How a kick-off scatters: by the sum of how many ``dice``; ``landed``: a card has settled where it comes down."""

    __slots__ = ("dice", "landed")

    def __init__(self) -> None:
        self.dice = 1
        self.landed = False


class Match:
    """A running match, as the chapters of the rules see it.

    Attributes:
        pos: the position.
        events: what has happened since the last prompt.
        decided: decisions the engine took by itself since the last one played, because only one was legal or because
            using a skill could only help.
        drawn: dice of the running log entry as ``(faces, result)``.
        acting: the player whose action runs, or None.
        attack: ``block`` or ``blitz``: the action in which the running block is thrown.
        quiet: what happens now causes no turnover; it only ends the running action of the active side.
        turn_ends: the running turn ends after the running action, without a turnover.
        action_ends: the running action ends though the turn goes on, where a card forgives a turnover.
        kick: how the running kick-off scatters.
        other_loose: the same of a second ball.
        throwing: who is about to throw while opponents move to hinder it, or None.
        loose: a ball that left its carrier during the running resolution and will ``bounce`` or be a ``throw_in``.
    """

    __slots__ = (
        "acting",
        "action_ends",
        "attack",
        "decided",
        "dice",
        "drawn",
        "entry",
        "events",
        "keep_rest_points",
        "kick",
        "loose",
        "number",
        "other_loose",
        "pos",
        "quiet",
        "rests",
        "throwing",
        "turn_ends",
    )

    def __init__(self, pos: Position, dice: Dice, keep_rest_points: bool) -> None:
        self.pos = pos
        self.dice = dice
        self.events: list[ev.Event] = []
        self.decided: list[Decision] = []
        self.drawn: list[tuple[int, int]] = []
        self.entry = 0
        self.number = 0
        self.keep_rest_points = keep_rest_points
        self.rests: list[RestPoint] = []
        self.loose = ""
        self.other_loose = ""
        self.acting: Player | None = None
        self.throwing: Player | None = None
        self.attack = ""
        self.quiet = False
        self.action_ends = False
        self.turn_ends = False
        self.kick = Kick()

    def emit(self, event: ev.Event) -> None:
        """Tell what happened."""
        self.events.append(event)

    def roll(self, faces: int, what: str) -> int:
        """Roll one die and record it; ``what`` says for what, with the player's id where there is one."""
        result = self.dice.roll(faces, what)
        self.drawn.append((faces, result))
        return result

    def d6(self, what: str) -> int:
        """Roll a D6."""
        return self.roll(6, what)

    def two_d6(self, what: str) -> tuple[int, int]:
        """Roll two D6, in order."""
        return self.roll(6, what), self.roll(6, what)

    def one_of(self, candidates: list[Player], what: str) -> Player:
        """Let chance pick a player: one die with as many faces as there are candidates, none for a single one."""
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self.roll(len(candidates), what) - 1]

    def rest(self) -> None:
        """Mark a rest point; called by the phase loop alone."""
        if self.keep_rest_points or not self.rests:
            self.rests.append(RestPoint(self.pos.to_data(), self.entry, len(self.drawn), self.number))
            if len(self.rests) > 8:
                del self.rests[0]

    def ask(
        self, kind: str, side: int, legal: Legal | list[Decision], default: Any, about: dict[str, object]
    ) -> Proc[Decision]:
        """Ask a coach; where only one answer is legal it is taken and recorded without asking."""
        if isinstance(legal, list):
            legal = Choices(legal)
        only = legal.only()
        if only is not None:
            self.decided.append(only)
            return only
        prompt = Prompt(kind, side, legal, default, about)
        answer = yield prompt
        return answer if answer[0] != "timeout" else self._timed_out(prompt)

    def ask_anyway(self, kind: str, side: int, legal: Legal, default: Any, about: dict[str, object]) -> Proc[Decision]:
        """Ask a coach even where only one answer is legal."""
        prompt = Prompt(kind, side, legal, default, about)
        answer = yield prompt
        return answer if answer[0] != "timeout" else self._timed_out(prompt)

    def time_is_up(self, side: int) -> None:
        """The clock ends the turn of a side that was asked in its own turn."""
        self.emit(ev.TimedOut(side))
        self.turnover("time")

    def _timed_out(self, prompt: Prompt) -> Decision:
        """What the clock decides: where the turn is at stake the chapter sees to it, else the default."""
        self.emit(ev.TimedOut(prompt.side))
        return TIMEOUT if prompt.kind == _CLOCKED else prompt.default

    def use(
        self, me: Player, skill: str, asked: bool, use_by_default: bool, about: dict[str, object] | None = None
    ) -> Proc[bool]:
        """Settle whether a coach uses an optional skill; ``asked`` False means using it can only help."""
        if not asked:
            self.decided.append(("use", skill))
            return True
        yes, no = ("use", skill), ("decline", skill)
        answer = yield from self.ask_anyway(
            "use",
            me.side,
            Choices((yes, no)),
            yes if use_by_default else no,
            {"player": me.id, "skill": skill, **(about or {})},
        )
        return answer == yes

    def choose_user(self, skill: str, able: list[Player], about: dict[str, object]) -> Proc[Player | None]:
        """Let a coach decide which of several players uses a skill that costs something, or none."""
        no: Decision = ("decline", skill)
        yes: list[Decision] = [("use", skill)] if len(able) == 1 else [("use", skill, me.id) for me in able]
        answer = yield from self.ask_anyway(
            "use", able[0].side, Choices([*yes, no]), no, {"player": able[0].id, "skill": skill, **about}
        )
        if answer == no:
            return None
        return able[0] if len(answer) == 2 else self.pos.players[str(answer[2])]

    def turnover(self, reason: str) -> None:
        """The running turn will end by a turnover, once the running action has been resolved (ruling 7)."""
        pos = self.pos
        if self.quiet:
            self.action_ends = self.action_ends or pos.active >= 0
        elif not pos.turn_over and pos.active >= 0:
            if pos.in_force and any(one.forgives(pos, force, reason) for one, force in pos.hooks("forgives")):
                self.action_ends = True
                return
            pos.turn_over = reason

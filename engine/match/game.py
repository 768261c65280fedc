"""A match from outside: the pending prompt, what may be answered, and what answers lead to."""

from __future__ import annotations

from typing import Any

from engine.match import phases, rulings
from engine.match.decisions import CLOCK, TIMEOUT, Decision
from engine.match.dice import Dice, DiceMismatch, ReplayedDice
from engine.match.dungeon import clock
from engine.match.events import Event
from engine.match.field import Field
from engine.match.match import Match, RestPoint
from engine.match.position import Position
from engine.match.prompts import IllegalDecision, Proc, Prompt


class ReplayError(Exception):
    """A stored log does not lead where it led: the rules have changed since, or it is damaged."""


class Entry:
    """One entry of the log: a decision and every die rolled from it to the next prompt.

    The entry that opens a match has no decision.
    """

    __slots__ = ("decision", "dice")

    def __init__(self, decision: Decision | None, dice: list[tuple[int, int]]) -> None:
        self.decision = decision
        self.dice = dice

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.decision == other.decision and self.dice == other.dice

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __repr__(self) -> str:
        return f"Entry({self.decision!r}, {self.dice!r})"


class Game:
    """A match being played.

    Attributes:
        prompt: the pending prompt, or None after the final whistle.
        log: the entries since ``first``.
        first: index of ``log[0]`` in the whole match.

    Example:
        >>> from engine.teams import new_match
        >>> from engine.match.dice import SeededDice
        >>> game = Game(new_match("human_lanterns", "orc_mudlarks"), SeededDice(1))
        >>> game.prompt.kind
        'toss'
        >>> events = game.play(("heads",))
    """

    def __init__(self, position: Position, dice: Dice, *, keep_rest_points: bool = True) -> None:
        """Start at the position's phase and run to the first prompt.

        ``keep_rest_points`` False saves the cost of snapshots; only the beginning is kept then.
        """
        self._m = Match(position, dice, keep_rest_points)
        self.first = 0
        self.log: list[Entry] = [Entry(None, self._m.drawn)]
        self.prompt: Prompt | None = None
        self._procedure: Proc[None] = phases.run(self._m)
        self.opening: list[Event] = self._advance(None)

    @property
    def position(self) -> Position:
        """The present position; not to be changed by anyone but the engine."""
        return self._m.pos

    @property
    def over(self) -> bool:
        """Whether the final whistle has gone."""
        return self.prompt is None

    @property
    def last_entry(self) -> int:
        """Index of the last entry of the log in the whole match."""
        return self.first + len(self.log) - 1

    @property
    def decided(self) -> tuple[Decision, ...]:
        """Decisions the engine has taken by itself since the last one played."""
        return tuple(self._m.decided)

    @property
    def dice(self) -> Dice:
        """The source of dice."""
        return self._m.dice

    @property
    def rest_point(self) -> RestPoint:
        """The latest kept rest point."""
        return self._m.rests[-1]

    def play(self, decision: Decision, side: int | None = None) -> list[Event]:
        """Play a decision and return what happened up to the next prompt.

        Raises:
            IllegalDecision: it is not legal now, or not that side's to take; the position is untouched.
        """
        prompt = self.prompt
        if prompt is None or side is not None or decision not in prompt.legal:
            self.check(decision, side)
        m = self._m
        m.decided = []
        drawn: list[tuple[int, int]] = []
        m.drawn = drawn
        log = self.log
        m.entry = self.first + len(log)
        log.append(Entry(decision, drawn))
        try:
            if decision[0] in rulings.VERBS:
                self._procedure = rulings.run(m, decision)
                return self._advance(None)
            return self._advance(decision)
        except Exception:
            log.pop()
            self._restore(self.log, m.dice)
            raise

    def check(self, decision: Decision, side: int | None = None) -> None:
        """Raise what :meth:`play` would raise for an illegal decision.

        Raises:
            IllegalDecision: see :meth:`play`.
        """
        prompt = self.prompt
        if prompt is None:
            raise IllegalDecision("match_over")
        if side is not None and side != prompt.side:
            raise IllegalDecision("not_your_prompt", side=prompt.side)
        if rulings.is_ruling(decision):
            rulings.check(self.position, prompt, decision)
        elif decision != TIMEOUT and decision not in prompt.legal and not self.called_by_clock(decision):
            code, values = prompt.legal.why_not(decision)
            raise IllegalDecision(code, decision=decision, prompt=prompt.kind, **values)

    def called_by_clock(self, decision: Decision) -> bool:
        """Whether a decision is one that the clock, not a coach, may take now in a dungeon (beside a time-out)."""
        return (
            self.prompt is not None
            and self.prompt.kind == "turn"
            and len(decision) == 2
            and decision[0] == CLOCK
            and clock.callable_now(self.position, decision[1])
        )

    def _advance(self, decision: Decision | None) -> list[Event]:
        m = self._m
        m.events = []
        try:
            prompt = next(self._procedure) if decision is None else self._procedure.send(decision)
        except StopIteration:
            self.prompt = None
            return m.events
        m.number += 1
        prompt.number = m.number
        self.prompt = prompt
        return m.events

    def renumber(self, number: int) -> None:
        """Give the pending prompt a higher number, after entries were taken back."""
        if self.prompt is not None and number > self._m.number:
            self._m.number = self.prompt.number = number

    def checkpoint(self) -> RestPoint:
        """A rest point for now where the pending prompt is a ``turn``, else the latest kept one."""
        if self.prompt is not None and self.prompt.kind == "turn":
            m = self._m
            return RestPoint(m.pos.to_data(), self.last_entry, len(m.drawn), m.number - 1)
        return self.rest_point

    def clone(self, dice: Dice) -> Game:
        """A copy at the same prompt that goes on with other dice: for looking ahead."""
        point = self.checkpoint()
        return reopen(point, self.log[point.entry - self.first :], dice, self.position.field)

    def take_back(self, entries: int = 1) -> None:
        """Drop the last entries of the log and stand where the match stood before; dice go on, none comes again.

        Raises:
            ValueError: no kept rest point is old enough.
        """
        number = self._m.number
        kept = self.log[: len(self.log) - entries]
        self._restore(kept, self._m.dice)
        self.renumber(number + 1)

    def _restore(self, entries: list[Entry], dice: Dice) -> None:
        last = self.first + len(entries) - 1
        rests = [r for r in self._m.rests if r.entry <= last and self.first <= r.entry]
        if not rests or not entries:
            raise ValueError("no rest point that old is kept")
        point = rests[-1]
        other = reopen(point, entries[point.entry - self.first :], dice, self._m.pos.field, self._m.keep_rest_points)
        older = self.log[: point.entry - self.first]
        other._m.rests = [*rests[:-1], *other._m.rests]
        self._m, self._procedure, self.prompt = other._m, other._procedure, other.prompt
        self.log = older + other.log

    def dice_drawn(self) -> int:
        """How many dice the kept entries of the log hold."""
        return sum(len(entry.dice) for entry in self.log)


def reopen(
    point: RestPoint,
    entries: list[Entry],
    dice: Dice,
    field: Field | None = None,
    keep_rest_points: bool = True,
) -> Game:
    """Stand again where a match stood: load a rest point and replay the entries from its own on.

    ``entries[0]`` is the entry that was running at the rest point; ``dice`` goes on after the recorded ones.

    Raises:
        ReplayError: the entries do not fit these rules.
    """
    running, later = entries[0], entries[1:]
    recorded = [die for entry in entries for die in entry.dice][point.dice :]
    replay = ReplayedDice(recorded, dice)
    game = Game.__new__(Game)
    m = game._m = Match(Position.from_data(point.snapshot, field), replay, keep_rest_points)  # pyright: ignore[reportPrivateUsage]
    m.entry = point.entry
    m.number = point.number
    m.drawn = list(running.dice[: point.dice])
    game.first = point.entry
    game.log = [Entry(running.decision, m.drawn)]
    game.prompt = None
    game._procedure = phases.run(m)  # pyright: ignore[reportPrivateUsage]
    try:
        game.opening = game._advance(None)  # pyright: ignore[reportPrivateUsage]
        for entry in later:
            if entry.decision is None:
                raise ReplayError("only the first entry may lack a decision")
            game.opening = game.play(entry.decision)
    except (IllegalDecision, DiceMismatch, LookupError, ValueError) as error:
        raise ReplayError(str(error)) from error
    if replay.left:
        raise ReplayError(f"{replay.left} recorded dice were not used")
    m.dice = dice
    return game


def fresh(snapshot: dict[str, Any], dice: Dice, field: Field | None = None) -> Game:
    """Go on from a snapshot alone, without its log."""
    return Game(Position.from_data(snapshot, field), dice)

"""Re-rolls as states: what may repeat a roll, and what is left afterwards.

A *state* is a set of re-rolls as a bit mask: one bit for the team re-roll of the turn, one for each once-a-turn skill
of a player. Seed 000, *Segundas oportunidades*; supplement 10; rulings 5 and 6.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.match.position import Player, Position
from engine.match.rolls import Roll, team_rerolls

#: The team or leader re-roll: at most one of them may be used in a turn, so they are one bit.
TEAM = 1

#: Where a roll leads from a state: states and their probabilities, failure left out.
Outcome = tuple[tuple[int, float], ...]


class Source(NamedTuple):
    """One way to repeat a failed roll.

    Attributes:
        bit: what using it takes from the state, 0 where it may be used again and again.
        chance: probability that the roll is repeated at all (Pro, Loner).
        instead: what may repeat the source's own die when it fails.
    """

    bit: int
    chance: float
    instead: tuple[Source, ...] = ()


class Rerolls:
    """The re-rolls of a position, as far as rolls ask for them.

    Attributes:
        full: the state in which every re-roll that has been asked for is left.
    """

    __slots__ = ("_bits", "_pos", "full")

    def __init__(self, pos: Position, me: Player | None = None) -> None:
        """``me`` reserves the bits of a player's skills ahead, so that ``full`` is known before his first roll."""
        self._pos = pos
        self._bits: dict[tuple[str, str], int] = {}
        self.full = 0
        if me is not None:
            for e in me.on.may_reroll:
                if e.once_a_turn and e.id not in me.spent:
                    self._bit(me.id, e.id)
            if team_rerolls(pos, me):
                self.full |= TEAM

    def sources(self, roll: Roll) -> tuple[Source, ...]:
        """What may repeat a roll, the cheapest first: skills that cost nothing, once-a-turn ones, the team's."""
        me = roll.player
        pos = self._pos
        found: list[Source] = []
        for e in me.on.may_reroll:
            if (e.once_a_turn and e.id in me.spent) or not e.may_reroll(pos, me, roll):
                continue
            bit = self._bit(me.id, e.id) if e.once_a_turn else 0
            if e.earned_on:
                die = Roll(e.id, me, e.earned_on)
                found.append(Source(bit, chance_of(die), self.sources(die)))
            else:
                found.append(Source(bit, 1.0))
        found.sort(key=lambda source: (-source.chance, source.bit != 0))
        if team_rerolls(pos, me):
            self.full |= TEAM
            earned = 1.0
            for e in me.on.earns_team_reroll:
                earned *= (7 - e.earned_on) / 6
            found.append(Source(TEAM, earned))
        return tuple(found)

    def _bit(self, player: str, effect: str) -> int:
        key = (player, effect)
        bit = self._bits.get(key)
        if bit is None:
            bit = self._bits[key] = TEAM << (len(self._bits) + 1)
            self.full |= bit
        return bit


def chance_of(roll: Roll) -> float:
    """Probability that one die succeeds."""
    return max(0, 7 - roll.needed) / 6


def value(chance: float, sources: tuple[Source, ...], state: int, then: Callable[[int], float]) -> float:
    """Best value of a roll that succeeds with ``chance``, where ``then`` values the states after success."""
    return chance * then(state) + (1 - chance) * _best_again(sources, state, lambda left: chance * then(left))


def _best_again(sources: tuple[Source, ...], state: int, again: Callable[[int], float]) -> float:
    best = 0.0
    for bit, chance, instead in sources:
        if bit & state == bit:
            left = state & ~bit
            found = chance * again(left)
            if instead and chance < 1:
                found += (1 - chance) * _best_again(instead, left, lambda s, c=chance: c * again(s))
            best = max(best, found)
    return best


def outcome(chance: float, sources: tuple[Source, ...], state: int) -> Outcome:
    """Where a roll leads from a state when each failure is repeated in the way that most often saves it.

    Between ways that save it equally often the earlier source is used. For the re-rolls there are (free skills, one
    skill that must be earned, the team's) no other choice is ever better, whatever comes after: a free skill serves
    fewer rolls than the others, and of the other two the one less likely to work leaves the better one for later only
    where it saves this roll more often.
    """
    found = {state: chance}
    for left, saved in _saved(sources, state).items():
        found[left] = found.get(left, 0.0) + (1 - chance) * saved * chance
    return tuple(found.items())


def repeated(sources: tuple[Source, ...], state: int) -> float:
    """Probability that a roll the coach wants to repeat is repeated."""
    return sum(_saved(sources, state).values())


def _saved(sources: tuple[Source, ...], state: int) -> dict[int, float]:
    """States after the best source has been used, with the probability that the roll is then repeated."""
    best: dict[int, float] = {}
    most = 0.0
    for bit, chance, instead in sources:
        if bit & state == bit:
            left = state & ~bit
            found = {left: chance}
            if instead and chance < 1:
                for after, earned in _saved(instead, left).items():
                    found[after] = found.get(after, 0.0) + (1 - chance) * earned * chance
            total = sum(found.values())
            if total > most + 1e-12:
                best, most = found, total
    return best

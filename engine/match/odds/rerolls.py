"""Re-rolls as states: what may repeat a roll, and what is left afterwards.

A *state* is a set of re-rolls as a bit mask: one bit for the team re-roll of the turn, one for each once-a-turn skill
of a player. Seed 000, *Segundas oportunidades*; supplement 10; rulings 5 and 6.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.match.effects import Effect
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


class Die(NamedTuple):
    """A roll with all that may help it.

    Attributes:
        chance: probability that one die succeeds.
        sources: what may repeat it, the cheapest first.
        rescued: probability that one die fails but can be made to count by a skill (Break Tackle).
        rescue: what that takes from the state.
    """

    chance: float
    sources: tuple[Source, ...] = ()
    rescued: float = 0.0
    rescue: int = 0


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
                self._reserve(me, e)
            for e in me.on.other_target:
                self._reserve(me, e)
            if team_rerolls(pos, me):
                self.full |= TEAM

    def die(self, roll: Roll) -> Die:
        """A roll with what may repeat or rescue it."""
        me = roll.player
        chance = chance_of(roll)
        for e in me.on.other_target:
            target = e.other_target(self._pos, me, roll)
            if target and e.id not in me.spent:
                rescued = chance_of(Roll(roll.what, me, target, roll.modifier)) - chance
                if rescued > 0:
                    return Die(chance, self.sources(roll), rescued, self._bit(me.id, e.id))
        return Die(chance, self.sources(roll))

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

    def _reserve(self, me: Player, e: Effect) -> None:
        if e.once_a_turn and e.id not in me.spent:
            self._bit(me.id, e.id)

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


def value(die: Die, state: int, then: Callable[[int], float]) -> float:
    """Best value of a roll, where ``then`` values the states after its success."""
    chance, sources, rescued, rescue = die
    again = _best_again(sources, state, lambda left: _last_die(die, left, then))
    found = chance * then(state) + (1 - chance) * again
    if rescue & state:
        found += rescued * max(0.0, then(state & ~rescue) - again)
    return found


def _last_die(die: Die, state: int, then: Callable[[int], float]) -> float:
    found = die.chance * then(state)
    return found + die.rescued * then(state & ~die.rescue) if die.rescue & state else found


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


def outcomes(die: Die, state: int) -> list[Outcome]:
    """Where a roll leads from a state, for each way to use what helps it that may turn out best.

    A failed die is repeated in the way that most often saves it; between ways that save it equally often the earlier
    source is used. For the re-rolls there are (free skills, one skill that must be earned, the team's) no other choice
    is ever better, whatever comes after: a free skill serves fewer rolls than the others, and of the other two the one
    less likely to work leaves the better one for later only where it saves this roll more often. A die that can be
    rescued may be repeated instead, to keep the rescue: those are the two ways.
    """
    chance, sources, rescued, rescue = die
    saved = _saved(sources, state)
    if not rescue & state:
        return [_outcome(die, {state: chance}, saved, 1 - chance)]
    found = [_outcome(die, {state: chance, state & ~rescue: rescued}, saved, 1 - chance - rescued)]
    if saved:
        found.append(_outcome(die, {state: chance}, saved, 1 - chance))
    return found


def _outcome(die: Die, found: dict[int, float], saved: dict[int, float], failed: float) -> Outcome:
    for left, share in saved.items():
        found[left] = found.get(left, 0.0) + failed * share * die.chance
        if die.rescue & left:
            after = left & ~die.rescue
            found[after] = found.get(after, 0.0) + failed * share * die.rescued
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

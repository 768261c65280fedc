"""Where a player can get to, and how likely.

A label is one way to a square: the probability of having come there with each state of re-rolls left. Labels are made
in layers by movement spent; one is dropped when another of its square and no later layer has at least its probability
in every set of states that having more re-rolls never leaves. Seed 000, *Movimiento*; orders, *A step*.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.match import move
from engine.match.dungeon.hazards import slip_roll
from engine.match.field import OFF, Square
from engine.match.move import Movement
from engine.match.odds.path import (
    Need,
    goal,
    loose_ball,
    pick_up_roll,
    spent_upright,
    stops,
    unforced_squares,
)
from engine.match.odds.rerolls import Die, Outcome, Rerolls, outcomes
from engine.match.position import PRONE, STUNNED, Player, Position
from engine.match.rolls import Roll

#: One roll of a step: its kind, the face it needs, what helps it.
Test = tuple[str, int, Die]
#: Where a step leads: for each state by index, states by index with their probabilities.
Plan = tuple[tuple[tuple[int, float], ...], ...]

_ROUNDING = 1e-12
#: With more bits than this there are too many sets of states, and labels are compared state by state.
_FEW_BITS = 3
#: States in which a rescue may be used or kept independently of one another.
_FREE_CHOICES = 3


class _Label:
    """One way to a square; ``tops`` are its probabilities in the sets by which labels are compared."""

    __slots__ = ("before", "carries", "chances", "dropped", "spent", "sq", "tests", "tops", "total")

    def __init__(
        self,
        sq: Square,
        spent: int,
        carries: bool,
        chances: list[float],
        total: float,
        tops: list[float],
        tests: tuple[Test, ...],
        before: _Label | None,
    ) -> None:
        self.sq = sq
        self.spent = spent
        self.carries = carries
        self.chances = chances
        self.total = total
        self.tops = tops
        self.tests = tests
        self.before = before
        self.dropped = False


class Reach:
    """The best way to a square.

    Attributes:
        chance: probability to complete it, re-rolls used as well as they can be.
        spent: movement spent on arrival, what was spent before included.
    """

    __slots__ = ("_label", "chance", "spent")

    def __init__(self, label: _Label) -> None:
        self._label = label
        self.chance = label.total
        self.spent = label.spent

    @property
    def path(self) -> tuple[Square, ...]:
        """The squares to walk, in order; the player's own square is not among them."""
        return tuple(label.sq for label in self._way()[1:])

    @property
    def needs(self) -> tuple[Need, ...]:
        """The rolls on the way, in order."""
        return tuple(Need(what, needed, label.sq) for label in self._way() for what, needed, _ in label.tests)

    def _way(self) -> list[_Label]:
        way: list[_Label] = []
        label: _Label | None = self._label
        while label is not None:
            way.append(label)
            label = label.before
        way.reverse()
        return way

    def __repr__(self) -> str:
        return f"Reach({self.chance:.4f}, {self.path})"


def reach(
    pos: Position, me: Player, movement: Movement | None = None, *, with_ball: bool = False
) -> dict[Square, Reach]:
    """The best way to every square a player can get to, going for it included.

    ``movement`` tells how far he has come in the running action; None for a player who has not acted yet. Ways
    ``with_ball`` are only those on which he picks up the ball that lies on the pitch, or holds it already.

    A player on the ground stands up first. A carrier goes no further than into the end zone he attacks. With Break
    Tackle and more than two once-a-turn re-rolls beside it, a way may be worth a little more than told here.
    """
    if me.sq == OFF or me.posture == STUNNED:
        return {}
    return _Search(pos, movement or Movement(me)).run(with_ball)


def blitz_reach(pos: Position, me: Player, foe: Player, movement: Movement | None = None) -> Reach | None:
    """The best way to a square from which to block an opponent in a blitz, or None where he cannot be reached.

    The square of movement that the block costs is counted, going for it too (supplement 4); the path is empty for who
    blocks from where he is.
    """
    if me.sq == OFF or me.posture == STUNNED:
        return None
    return _Search(pos, movement or Movement(me)).beside(foe)


class _Search:
    """One map: its board, the plans of its steps, its labels."""

    def __init__(self, pos: Position, movement: Movement) -> None:
        self.pos = pos
        self.me = me = movement.player
        self.spent = spent_upright(pos, movement)
        self.allowance = unforced_squares(movement)
        self.limit = movement.spent + movement.left(pos)
        self.rerolls = Rerolls(pos, me)
        full = self.rerolls.full
        self.masks = [mask for mask in range(full + 1) if mask & ~full == 0]
        self.sets = _sets(len(self.masks).bit_length() - 1)
        self.loose = loose_ball(pos)
        self.goal = goal(pos, me)
        self.owes = movement.owes
        self.stops = stops(pos)
        self.danger = pos.field.danger
        self.zones = zones_by_square(pos, me.side)
        self.kept: dict[Square, list[_Label]] = {}
        self.layers: list[list[_Label]] = []
        self._known: dict[tuple[Square, Square, int], tuple[tuple[Test, ...], list[Plan]]] = {}
        self._made: dict[tuple[Test, ...], list[Plan]] = {}
        self._goings: dict[int, Test] = {}
        if me.on.must_dodge:
            self.zones = [zones or int(move.dodge_due(pos, me, sq)) for sq, zones in enumerate(self.zones)]

    def run(self, with_ball: bool) -> dict[Square, Reach]:
        start = self._start()
        wanted = with_ball and not start.carries
        self._spread([start], OFF if not wanted else self.loose)
        if wanted:
            picked = self.kept.get(self.loose, [])
            self.kept = {}
            self._spread(picked, OFF)
        found: dict[Square, Reach] = {}
        for sq, labels in self.kept.items():
            if not labels:
                continue
            best = labels[0] if len(labels) == 1 else max(labels, key=_total)
            if best is not start:
                found[sq] = Reach(best)
        return found

    def beside(self, foe: Player) -> Reach | None:
        self._spread([self._start()], OFF)
        best: _Label | None = None
        for sq in self.pos.field.neighbours[foe.sq]:
            for label in self.kept.get(sq, ()):
                if sq in self.stops and label.before is not None:
                    continue
                if label.spent < self.limit and not (label.carries and sq in self.goal):
                    ready = self._paid(label)
                    if best is None or ready.total > best.total + _ROUNDING:
                        best = ready
        return Reach(best) if best is not None else None

    def _paid(self, label: _Label) -> _Label:
        """A way with the square of movement a block costs added."""
        tests: tuple[Test, ...] = (self._going(self._nth(label.spent)),) if label.spent >= self.allowance else ()
        ways = [_after(label.chances, plan) for plan in self._plans(tests)]
        chances = max(ways, key=sum)
        return _Label(
            label.sq, label.spent + 1, label.carries, chances, sum(chances), [], label.tests + tests, label.before
        )

    def _start(self) -> _Label:
        me = self.me
        chances = [0.0] * len(self.masks)
        chances[-1] = 1.0
        tests: tuple[Test, ...] = ()
        roll = move.stand_up_roll(self.pos, me)
        if roll is not None:
            tests = (self._test(roll),)
        if self.owes:
            tests += (self._going(1),) * self.owes
        if tests:
            chances = _after(chances, self._plans(tests)[0])
        tops = [sum([chances[i] for i in group]) for group in self.sets]
        return _Label(me.sq, self.spent, self.pos.holds_ball(self.me), chances, tops[-1], tops, tests, None)

    def _spread(self, starts: list[_Label], end: Square) -> None:
        """Follow every way from some labels, but none beyond ``end``."""
        self.layers = [[] for _ in range(max([self.limit, *(label.spent for label in starts)]) + 1)]
        for label in starts:
            self.kept.setdefault(label.sq, []).append(label)
            self.layers[label.spent].append(label)
        if len(starts) == 1:
            self._safe_steps(starts[0])
        for layer in self.layers[: self.limit]:
            for label in layer:
                if label.dropped or label.sq == end or (label.carries and label.sq in self.goal):
                    continue
                if label.sq not in self.stops or label.before is None:
                    self._steps_from(label)

    def _safe_steps(self, start: _Label) -> None:
        """Make the labels of squares reached without any roll; those at an edge go on as all labels do."""
        board, neighbours, zones = self.pos.board, self.pos.field.neighbours, self.zones
        kept, loose = self.kept, self.loose
        carries, chances, total, tops = start.carries, start.chances, start.total, start.tops
        if loose != OFF and not carries:
            near_ball = frozenset(neighbours[loose])
        else:
            near_ball, loose = frozenset[Square](), OFF
        dead = (self.goal if carries else frozenset[Square]()) | (self.stops - {start.sq})
        frontier = [start]
        for spent in range(start.spent, self.allowance):
            layer = self.layers[spent + 1]
            following: list[_Label] = []
            for label in frontier:
                sq = label.sq
                if zones[sq] or sq in dead:
                    continue
                for near in neighbours[sq]:
                    if near not in kept and board[near] is None and near != loose:
                        new = _Label(near, spent + 1, carries, chances, total, tops, (), label)
                        kept[near] = [new]
                        following.append(new)
            if spent + 1 == self.allowance:
                layer += following
            else:
                layer += [label for label in following if zones[label.sq] or label.sq in near_ball]
            frontier = following

    def _steps_from(self, label: _Label) -> None:
        pos, kept, me = self.pos, self.kept, self.me
        board = pos.board
        sq, spent = label.sq, label.spent
        going = self._nth(spent) if spent >= self.allowance else 0
        layer = self.layers[spent + 1]
        for near in pos.field.neighbours[sq]:
            other = board[near]
            if other is not None and other is not me:
                continue
            picks = near == self.loose and not label.carries
            carries = picks or label.carries
            rivals = kept.get(near)
            if rivals is None:
                rivals = kept[near] = []
            elif _beaten(rivals, label.tops, carries):
                continue
            tests, plans = self._step(sq, near, going, picks)
            for plan in plans:
                chances = _after(label.chances, plan)
                tops = [sum([chances[i] for i in group]) for group in self.sets]
                if tops[-1] < _ROUNDING or _beaten(rivals, tops, carries):
                    continue
                new = _Label(near, spent + 1, carries, chances, tops[-1], tops, tests, label)
                if rivals:
                    self._drop_beaten(rivals, new)
                rivals.append(new)
                layer.append(new)

    def _drop_beaten(self, rivals: list[_Label], new: _Label) -> None:
        beaten = [old for old in rivals if old.spent == new.spent and _beaten([new], old.tops, old.carries)]
        for old in beaten:
            old.dropped = True
            rivals.remove(old)

    def _step(self, start: Square, end: Square, going: int, picks: bool) -> tuple[tuple[Test, ...], list[Plan]]:
        """The rolls of a step and where they lead."""
        key = (start, end if not picks else -end - 2, going)
        found = self._known.get(key)
        if found is None:
            tests: list[Test] = []
            if self.zones[start] and start in self.danger:
                tests.append(self._test(slip_roll(self.me)))
            if going:
                tests.append(self._going(going))
            if self.zones[start]:
                tests.append(self._test(move.dodge_roll(self.pos, self.me, start, end)))
            if picks and end in self.danger:
                tests.append(self._test(slip_roll(self.me)))
            if picks:
                tests.append(self._test(pick_up_roll(self.pos, self.me, end)))
            together = tuple(tests)
            found = self._known[key] = together, self._plans(together)
        return found

    def _nth(self, spent: int) -> int:
        """The how many-eth square beyond the allowance comes next; 1 where that makes no difference."""
        return spent - self.allowance + 1 if self.me.on.going_for_it_modifier else 1

    def _going(self, nth: int) -> Test:
        """The roll to go for a square."""
        found = self._goings.get(nth)
        if found is None:
            found = self._goings[nth] = self._test(move.going_for_it_roll(self.pos, self.me, nth))
        return found

    def _test(self, roll: Roll) -> Test:
        return roll.what, roll.needed, self.rerolls.die(roll)

    def _plans(self, tests: tuple[Test, ...]) -> list[Plan]:
        """Where rolls in a row lead, for each way to meet them that may turn out best."""
        found = self._made.get(tests)
        if found is None:
            ways: list[list[dict[int, float]]] = [[{mask: 1.0} for mask in self.masks]]
            for _, _, die in tests:
                choices = [outcomes(die, mask) for mask in self.masks]
                ways = [
                    [_followed(row, dict(zip(self.masks, choice, strict=True))) for row in rows]
                    for rows in ways
                    for choice in _combined(choices)
                ]
            index = {mask: i for i, mask in enumerate(self.masks)}
            found = self._made[tests] = [
                tuple(tuple((index[state], chance) for state, chance in row.items()) for row in rows) for rows in ways
            ]
        return found


def _combined(choices: list[list[Outcome]]) -> list[tuple[Outcome, ...]]:
    """The ways to meet a roll, one outcome for each state; with many states of two ways all take the same one."""
    if sum(len(ways) > 1 for ways in choices) <= _FREE_CHOICES:
        return list(product(*choices))
    return [tuple(ways[0] for ways in choices), tuple(ways[-1] for ways in choices)]


def _followed(row: dict[int, float], choice: dict[int, Outcome]) -> dict[int, float]:
    after: dict[int, float] = {}
    for state, chance in row.items():
        for left, share in choice[state]:
            after[left] = after.get(left, 0.0) + chance * share
    return after


def zones_by_square(pos: Position, side: int) -> list[int]:
    """How many tackle zones of opponents of ``side`` cover each square, as :meth:`Position.zones_on` counts them."""
    zones = [0] * pos.field.size
    neighbours = pos.field.neighbours
    for foe in pos.squads[1 - side]:
        if foe.has_zone or (foe.zone_lying and foe.posture == PRONE and not foe.lost_zone):
            for sq in neighbours[foe.sq]:
                zones[sq] += 1
    return zones


def _after(chances: list[float], plan: Plan) -> list[float]:
    found = [0.0] * len(chances)
    for chance, row in zip(chances, plan, strict=True):
        if chance:
            for state, share in row:
                found[state] += chance * share
    return found


def _beaten(rivals: list[_Label], tops: list[float], carries: bool) -> bool:
    """Whether one of the rivals is at least as good in every respect; a carrier has fewer ways than who has no ball."""
    for rival in rivals:
        if rival.carries and not carries:
            continue
        for theirs, mine in zip(rival.tops, tops, strict=True):
            if theirs < mine - _ROUNDING:
                break
        else:
            return True
    return False


def _total(label: _Label) -> float:
    return label.total


@lru_cache(maxsize=8)
def _sets(bits: int) -> tuple[tuple[int, ...], ...]:
    """The sets of states, by index, that hold with each state all states with more re-rolls; last the set of all."""
    states = range(1 << bits)
    everything = tuple(states)
    if bits > _FEW_BITS:
        return (*((state,) for state in states), everything)
    above = [frozenset(other for other in states if other & state == state) for state in states]
    closed = {frozenset[int]()}
    for cone in above:
        closed |= {group | cone for group in closed}
    return (*(tuple(sorted(group)) for group in closed if 0 < len(group) < len(everything)), everything)

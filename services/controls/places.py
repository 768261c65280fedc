"""Where a player could sensibly go: at most 25 squares out of all he can reach, each with its reason and chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.match.dungeons import Underground
from engine.match.field import OFF, Field, Square, distance
from engine.match.move import Movement
from engine.match.odds import Reach, reach
from engine.match.position import Player, Position

#: Reasons in the order of the list.
WHYS = ("score", "ball", "chest", "teleporter", "forward", "mark", "guard", "clear", "back", "spread")
MOST = 25
#: Suggestions for one reason lie at least so far apart, so that each is a choice of its own.
APART = {"chest": 4, "forward": 3, "clear": 2, "back": 3, "spread": 2}
_SURE = 1 - 1e-9
#: Farther than anything that can be walked to.
FARTHEST = 10_000


@dataclass(frozen=True, slots=True)
class Place:
    """A suggested destination: its square, the way there, why, and for ``mark`` whom."""

    square: Square
    way: Reach
    why: str
    whom: Player | None = None


def places(pos: Position, me: Player, movement: Movement | None = None) -> list[Place]:
    """Suggestions for a player who has not acted, or in mid-action with his ``movement``."""
    ways = reach(pos, me, movement)
    ways.pop(me.sq, None)
    if not ways:
        return []
    return _Chooser(pos, me, ways, movement).choose()


@lru_cache(maxsize=8)
def _to_goal(field: Field, side: int) -> dict[Square, int]:
    """How far each square is from the end zone of a side; on foot where there are walls."""
    if isinstance(field, Underground):
        return field.ways(field.end_zone[side])
    return {sq: min(distance(sq, end) for end in field.end_zone[side]) for sq in field.squares}


class _Chooser:
    def __init__(self, pos: Position, me: Player, ways: dict[Square, Reach], movement: Movement | None) -> None:
        self.pos = pos
        self.me = me
        self.ways = ways
        self.movement = movement
        self.goal = pos.field.end_zone[1 - me.side]
        self.far = _to_goal(pos.field, 1 - me.side)
        self.found: dict[Square, Place] = {}

    def choose(self) -> list[Place]:
        pos, me = self.pos, self.me
        carries = pos.holds_ball(me)
        if carries:
            self._add("score", self.goal, 3)
        elif pos.carrier is None and pos.ball != OFF:
            with_ball = reach(pos, me, self.movement, with_ball=True)
            scoring = {sq: way for sq, way in with_ball.items() if sq in self.goal}
            for sq in sorted(scoring, key=lambda s: -scoring[s].chance)[:2]:
                self.found.setdefault(sq, Place(sq, scoring[sq], "score"))
            self._add("ball", [pos.ball], 1)
        self._underground()
        free = [sq for sq in self.ways if not pos.marked(sq, me.side)]
        self._add("forward", sorted(free, key=lambda sq: (self._risk(sq), self._away(sq))), 4)
        if not carries:
            self._mark()
            carrier = pos.carrier
            if carrier is not None and carrier.side == me.side:
                self._add("guard", [sq for sq in free if distance(sq, carrier.sq) == 1], 4)
        if pos.marked(me.sq, me.side):
            self._add("clear", sorted(free, key=lambda sq: distance(sq, me.sq)), 3)
        self._add("back", sorted(free, key=lambda sq: (self._risk(sq), -self._away(sq))), 2)
        self._add("spread", sorted(self.ways, key=lambda sq: (-self.ways[sq].chance, -distance(sq, me.sq))), MOST)
        ordered = sorted(self.found.values(), key=lambda place: WHYS.index(place.why))
        return ordered[:MOST]

    def _underground(self) -> None:
        """Squares beside closed chests while the ball is hidden, and the teleporters."""
        dungeon = self.pos.dungeon
        if dungeon is None:
            return
        if not dungeon.found:
            for chest in dungeon.chests:
                beside = [sq for sq in self.pos.field.neighbours[chest] if sq in self.ways]
                self._add("chest", sorted(beside, key=lambda sq: (self._risk(sq), distance(sq, self.me.sq))), 1)
        self._add("teleporter", [dungeon.teleporters[number - 1] for number in dungeon.working], 4)

    def _away(self, sq: Square) -> int:
        return self.far.get(sq, FARTHEST)

    def _risk(self, sq: Square) -> float:
        """Sorts by safety: all that cannot fail come first and are equal."""
        chance = self.ways[sq].chance
        return -1.0 if chance >= _SURE else -chance

    def _add(self, why: str, squares: Iterable[Square], most: int) -> None:
        """Suggest squares that can be reached, in the order given; end zones and neighbours by their chance."""
        able = [sq for sq in squares if sq in self.ways and sq not in self.found]
        if why in ("score", "guard"):
            able.sort(key=lambda sq: -self.ways[sq].chance)
        apart = APART.get(why, 1)
        taken: list[Square] = list(self.found) if why == "spread" else []
        for sq in able:
            if most and all(distance(sq, other) >= apart for other in taken):
                self.found[sq] = Place(sq, self.ways[sq], why)
                taken.append(sq)
                most -= 1

    def _mark(self) -> None:
        """The best square beside each of the nearest opponents, the carrier first."""
        pos, me = self.pos, self.me
        foes = [foe for foe in pos.on_pitch(1 - me.side) if foe.standing]
        foes.sort(key=lambda foe: (foe is not pos.carrier, distance(foe.sq, me.sq), foe.number))
        for foe in foes[:6]:
            beside = [sq for sq in pos.field.neighbours[foe.sq] if sq in self.ways and sq not in self.found]
            if beside:
                best = max(beside, key=lambda sq: (self.ways[sq].chance, -distance(sq, me.sq)))
                self.found[best] = Place(best, self.ways[best], "mark", foe)

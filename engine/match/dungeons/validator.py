"""What is wrong with a map, and where.

Seed 004, *Preparación del dungeon*, *Cofres de tesoro*, *Teletransportadores*. Distances are steps on foot, chests not in
the way (docs/rulings.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.match.dungeons.maps import CHESTS, TELEPORTERS, DungeonMap, reading_order
from engine.match.dungeons.underground import FAR, Underground
from engine.match.field import AWAY, HOME, Square, square, xy

#: Squares between the end zones at least, between a chest and the nearest end zone, and between two chests.
ZONES_APART = 24
FROM_AN_END_ZONE = 8
CHESTS_APART = 4
#: How many squares a dungeon should have.
SQUARES = (250, 280)
STARTERS = 6
_SIDES = ("home", "away")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a map.

    Attributes:
        code: what; with ``values`` it makes a translated sentence.
        squares: where, in reading order; empty where it concerns the whole.
        advice: the dungeon can be played all the same.
        values: numbers and words as text.
    """

    code: str
    squares: tuple[Square, ...] = ()
    advice: bool = False
    values: dict[str, str] = field(default_factory=dict[str, str])


def faults(drawn: DungeonMap) -> list[Fault]:
    """Every fault of a map, those that keep it from being played first."""
    found = [Fault(one.code, one.squares, False, dict(one.values)) for one in drawn.misread]
    if not drawn.floor:
        return [*found, Fault("empty")]
    ground = drawn.field()
    found += _end_zones(drawn, ground)
    found += _passages(drawn, ground)
    found += _chests(drawn, ground)
    found += _teleporters(drawn)
    found += _advice(drawn)
    return sorted(found, key=lambda fault: fault.advice)


def playable(drawn: DungeonMap) -> bool:
    """Whether nothing keeps a map from being played."""
    return all(fault.advice for fault in faults(drawn))


def _end_zones(drawn: DungeonMap, ground: Underground) -> Iterator[Fault]:
    for side in (HOME, AWAY):
        if not drawn.end_zone[side]:
            yield Fault("no_end_zone", values={"side": _SIDES[side]})
        elif len(_pieces(drawn.end_zone[side], ground)) > 1:
            yield Fault("end_zone_in_pieces", _in_order(drawn.end_zone[side]), values={"side": _SIDES[side]})
    if all(drawn.end_zone):
        ways = ground.ways(drawn.end_zone[HOME])
        nearest = min(drawn.end_zone[AWAY], key=lambda sq: (ways.get(sq, FAR), reading_order(sq)))
        if nearest in ways and ways[nearest] - 1 < ZONES_APART:
            values = {"found": str(ways[nearest] - 1), "needed": str(ZONES_APART)}
            yield Fault("end_zones_too_close", (nearest,), values=values)


def _pieces(squares: frozenset[Square], ground: Underground) -> list[set[Square]]:
    left, found = set(squares), list[set[Square]]()
    while left:
        piece, edge = set[Square](), [left.pop()]
        while edge:
            sq = edge.pop()
            piece.add(sq)
            more = left & set(ground.neighbours[sq])
            left -= more
            edge += more
        found.append(piece)
    return found


def _passages(drawn: DungeonMap, ground: Underground) -> Iterator[Fault]:
    start = drawn.end_zone[HOME] or drawn.end_zone[AWAY] or frozenset([min(drawn.floor, key=reading_order)])
    ways = ground.ways(start)
    cut_off = drawn.floor - frozenset(ways)
    if cut_off:
        yield Fault("unreachable", _in_order(cut_off))
    narrow = drawn.floor - _two_wide(ground, start) - cut_off
    if narrow:
        yield Fault("too_narrow", _in_order(narrow))


def _two_wide(ground: Underground, start: frozenset[Square]) -> set[Square]:
    """Squares that something two squares wide and long covers as it goes everywhere from the end zone."""
    open_squares = ground.open_squares

    def four(x: int, y: int) -> tuple[Square, ...]:
        return square(x, y), square(x + 1, y), square(x, y + 1), square(x + 1, y + 1)

    def fits(x: int, y: int) -> bool:
        return x >= 0 and y >= 0 and all(sq in open_squares for sq in four(x, y))

    places = {(x + dx, y + dy) for x, y in map(xy, start) for dx in (-1, 0) for dy in (-1, 0)}
    seen = {place for place in places if fits(*place)}
    edge = list(seen)
    while edge:
        x, y = edge.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if place not in seen and fits(*place):
                seen.add(place)
                edge.append(place)
    return {sq for place in seen for sq in four(*place)}


def _chests(drawn: DungeonMap, ground: Underground) -> Iterator[Fault]:
    if drawn.chest_count != CHESTS:
        yield Fault("chest_count", values={"found": str(drawn.chest_count), "needed": str(CHESTS)})
    if len(drawn.chests) > CHESTS:
        yield Fault("too_many_chests", drawn.chests, values={"found": str(len(drawn.chests)), "most": str(CHESTS)})
    zones = drawn.end_zone[HOME] | drawn.end_zone[AWAY]
    ways = ground.ways(zones)
    for index, sq in enumerate(drawn.chests):
        if ways.get(sq, FAR) < FROM_AN_END_ZONE:
            values = {"found": str(ways[sq]), "needed": str(FROM_AN_END_ZONE)}
            yield Fault("chest_near_end_zone", (sq,), values=values)
        between = ground.ways([sq])
        for other in drawn.chests[index + 1 :]:
            if between.get(other, FAR) < CHESTS_APART:
                values = {"found": str(between[other]), "needed": str(CHESTS_APART)}
                yield Fault("chests_too_close", (sq, other), values=values)
    if len(drawn.chests) < drawn.chest_count and not _room_for_chests(drawn, ground):
        yield Fault("no_room_for_chests", values={"needed": str(drawn.chest_count)})


def _room_for_chests(drawn: DungeonMap, ground: Underground) -> bool:
    """Whether the chests left to the coaches find their places, wherever they put each."""
    placed = list(drawn.chests)
    taken = [sq for _, sq in drawn.teleporters]
    while len(placed) < drawn.chest_count:
        left = chest_squares(drawn, placed, taken)
        if not left:
            return False
        near = ground.ways(placed) if placed else {}
        placed.append(min(left, key=lambda sq: (near.get(sq, FAR), reading_order(sq))))
    return True


def chest_squares(drawn: DungeonMap, chests: list[Square], taken: list[Square]) -> list[Square]:
    """Where another chest may be put, in reading order; ``taken`` are squares of other things."""
    ground = drawn.field()
    zones = ground.ways(drawn.end_zone[HOME] | drawn.end_zone[AWAY])
    others = ground.ways(chests) if chests else {}
    return sorted(
        (
            sq
            for sq in drawn.floor
            if sq not in taken
            and zones.get(sq, FAR) >= FROM_AN_END_ZONE
            and sq in zones
            and others.get(sq, FAR) >= CHESTS_APART
        ),
        key=reading_order,
    )


def _teleporters(drawn: DungeonMap) -> Iterator[Fault]:
    found = len(drawn.teleporters)
    if drawn.teleporter_count < max(TELEPORTERS, found):
        values = {"found": str(drawn.teleporter_count), "needed": str(max(TELEPORTERS, found))}
        yield Fault("too_few_teleporters", tuple(sq for _, sq in drawn.teleporters), values=values)


def _advice(drawn: DungeonMap) -> Iterator[Fault]:
    size = len(drawn.floor) + len(drawn.hazards) + len(drawn.obstacles)
    if not SQUARES[0] <= size <= SQUARES[1]:
        values = {"found": str(size), "least": str(SQUARES[0]), "most": str(SQUARES[1])}
        yield Fault("unusual_size", advice=True, values=values)
    all_placed = len(drawn.teleporters) >= drawn.teleporter_count
    for side in (HOME, AWAY):
        zone = drawn.end_zone[side]
        if zone and len(zone) < STARTERS:
            values = {"side": _SIDES[side], "found": str(len(zone)), "needed": str(STARTERS)}
            yield Fault("small_end_zone", _in_order(zone), True, values)
        if zone and all_placed and not any(sq in zone for _, sq in drawn.teleporters):
            yield Fault("no_teleporter_in_end_zone", _in_order(zone), True, {"side": _SIDES[side]})


def _in_order(squares: frozenset[Square] | set[Square]) -> tuple[Square, ...]:
    return tuple(sorted(squares, key=reading_order))

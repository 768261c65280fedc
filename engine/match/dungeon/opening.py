"""How a match in a dungeon begins: chests, teleporters, six players a side, a coin for the first turn.

Seed 004, *Cofres de tesoro*, *Teletransportadores*, *Los jugadores*; docs/rulings.md, *Dungeon*.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.match import ending
from engine.match import events as ev
from engine.match.decisions import Decision
from engine.match.dungeon import chests, reserves
from engine.match.dungeons.maps import reading_order
from engine.match.dungeons.validator import chest_squares
from engine.match.field import OFF, Square, distance
from engine.match.match import Match
from engine.match.position import RESERVES, Player, Position
from engine.match.prompts import LazyLegal, Proc

STARTERS = 6


class PlacingLegal(LazyLegal):
    """Where the next thing or player may be put, listed on demand."""

    __slots__ = ("_known", "_listed")

    def __init__(self, listed: Callable[[], list[Decision]]) -> None:
        self._listed = listed
        self._known: list[Decision] | None = None

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("place",)

    def of(self, verb: str) -> list[Decision]:
        if verb != "place":
            return []
        if self._known is None:
            self._known = self._listed()
        return list(self._known)


def begin(m: Match) -> None:
    """Chance chooses who places first; a chef cooks, and a leader leads, once for the whole match."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    dungeon.placing = m.roll(2, "who places first") - 1
    m.emit(ev.PlacingBegan(dungeon.placing))
    ending.serve_dinner(m)
    ending.give_leader_rerolls(pos)
    pos.phase = "dungeon_chests"


def place_chests(m: Match) -> Proc[None]:
    """The chests that the map leaves to the coaches, one after the other in turns, as far as there is room."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    first = dungeon.placing
    while len(dungeon.chests) < dungeon.map.chest_count and free_for_chests(pos):
        side = dungeon.placing
        legal = PlacingLegal(lambda: [("place", "chest", sq) for sq in free_for_chests(pos)])
        answer = yield from m.ask("place_chest", side, legal, lambda: ("place", "chest", _chest(pos)), {})
        sq = int(answer[2])
        chests.close(pos, tuple(sorted((*dungeon.chests, sq), key=reading_order)))
        m.emit(ev.ChestPlaced(side, sq))
        dungeon.placing = 1 - side
    dungeon.placing = first
    pos.phase = "dungeon_teleporters"


def free_for_chests(pos: Position) -> list[Square]:
    """Where the next chest may be put."""
    dungeon = pos.dungeon
    assert dungeon is not None
    return chest_squares(dungeon.map, list(dungeon.chests), [sq for sq in dungeon.teleporters if sq != OFF])


def _chest(pos: Position) -> Square:
    """The free square farthest from the other chests."""
    dungeon = pos.dungeon
    assert dungeon is not None
    others = dungeon.chests
    return max(free_for_chests(pos), key=lambda sq: min((distance(sq, one) for one in others), default=0))


def place_teleporters(m: Match) -> Proc[None]:
    """The teleporters that the map leaves to the coaches, one after the other in turns."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    first = dungeon.placing
    while OFF in dungeon.teleporters:
        side = dungeon.placing
        number = dungeon.teleporters.index(OFF) + 1
        name = str(number)
        legal = PlacingLegal(lambda name=name: [("place", "teleporter", name, sq) for sq in free_for_teleporters(pos)])
        default: Callable[[], Decision] = lambda side=side, name=name: (  # noqa: E731
            "place", "teleporter", name, _teleporter(pos, side),
        )  # fmt: skip
        answer = yield from m.ask("place_teleporter", side, legal, default, {"number": number})
        sq = int(answer[3])
        placed = list(dungeon.teleporters)
        placed[number - 1] = sq
        dungeon.teleporters = tuple(placed)
        m.emit(ev.TeleporterPlaced(side, number, sq))
        dungeon.placing = 1 - side
    dungeon.placing = first
    pos.phase = "dungeon_players"


def free_for_teleporters(pos: Position) -> list[Square]:
    """Where a teleporter may be put: any empty square."""
    dungeon = pos.dungeon
    assert dungeon is not None
    return [sq for sq in pos.field.squares if sq not in dungeon.teleporters]


def _teleporter(pos: Position, side: int) -> Square:
    """The own end zone where it has none, else the square farthest from all others."""
    dungeon = pos.dungeon
    assert dungeon is not None
    placed = [sq for sq in dungeon.teleporters if sq != OFF]
    free = free_for_teleporters(pos)
    zone = pos.field.end_zone[side]
    if not any(sq in zone for sq in placed):
        return next((sq for sq in free if sq in zone), free[0])
    return max(free, key=lambda sq: min((distance(sq, one) for one in placed), default=0))


def place_players(m: Match) -> Proc[None]:
    """One player: the sides take turns until each has put six into the dungeon, or all it has."""
    pos = m.pos
    dungeon = pos.dungeon
    assert dungeon is not None
    side = dungeon.placing
    if not left_to_place(pos, side):
        side = 1 - side
    if not left_to_place(pos, side):
        dungeon.placing = -1
        pos.phase = "dungeon_toss"
        return
    able = left_to_place(pos, side)
    listed = PlacingLegal(lambda: [("place", *place) for me in able for place in reserves.places(pos, me)])
    default: Decision = ("place", *reserves.places(pos, able[0])[0])
    answer = yield from m.ask("place_player", side, listed, default, {"left": min(len(able), _missing(pos, side))})
    dungeon.placing = 1 - side
    yield from reserves.put(m, pos.players[str(answer[1])], answer[2], False)


def _missing(pos: Position, side: int) -> int:
    return STARTERS - sum(me.took_part for me in pos.squads[side])


def left_to_place(pos: Position, side: int) -> list[Player]:
    """The players a side may still choose from, none where it has placed six."""
    if _missing(pos, side) <= 0:
        return []
    return [me for me in pos.squads[side] if me.place == RESERVES and not me.took_part]


def toss(m: Match) -> Proc[None]:
    """The away coach calls the coin; the winner has the first turn."""
    pos = m.pos
    calls: list[Decision] = [("heads",), ("tails",)]
    called = (yield from m.ask("toss", 1, calls, ("heads",), {}))[0]
    face = "heads" if m.roll(2, "coin") == 1 else "tails"
    winner = 1 if face == called else 0
    m.emit(ev.CoinTossed(str(called), face, winner))
    pos.active = pos.receiving = winner
    pos.kicking = 1 - winner
    pos.phase = "turn_begin"

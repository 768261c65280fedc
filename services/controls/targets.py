"""Whom an action can be aimed at, with the way there, dice and chances."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.match import ball, block, passing
from engine.match.decisions import Decision
from engine.match.field import Square
from engine.match.foul import foul_modifier
from engine.match.move import Movement
from engine.match.odds import Reach, reach
from engine.match.position import PRONE, STANDING, Player, Position
from engine.match.rolls import agility
from services.controls.special import attacks


@dataclass(frozen=True, slots=True)
class Target:
    """Somebody, or a square, that an action can be aimed at.

    Attributes:
        decisions: what to play, standing up and the way there included, the declaration not.
        player: who it is aimed at.
        chance: probability of the way there, and for a pass or hand-off of the whole.
        dice: block dice, negative where the defender chooses; 0 for other actions.
        assists: what assists of both sides add to the armour roll of a foul.
        needs: faces needed for a pass and its catch.
        band: a pass's range.
    """

    decisions: tuple[Decision, ...]
    player: Player
    chance: float
    dice: int = 0
    assists: int = 0
    needs: tuple[int, ...] = ()
    band: str = ""
    way: Reach | None = None


class Aim:
    """Targets of one player's action at a position, which is not changed."""

    def __init__(self, pos: Position, me: Player, movement: Movement | None = None) -> None:
        self.pos = pos
        self.me = me
        self.movement = movement
        self.rises: tuple[Decision, ...] = (("stand",),) if me.posture == PRONE else ()
        self._ways: dict[Square, Reach] | None = None
        self._copy: Position | None = None

    @property
    def ways(self) -> dict[Square, Reach]:
        """Where he can get to."""
        if self._ways is None:
            self._ways = reach(self.pos, self.me, self.movement)
        return self._ways

    def blocks(self) -> list[Target]:
        """Opponents beside him, with dice; each once for every attack he can make."""
        return [
            Target(((verb, foe.id),), foe, 1.0, self._dice(foe, self.me.sq, blitz=False) if verb == "block" else 0)
            for verb in attacks(self.pos, self.me, "block")
            for foe in self._beside(self.me.sq)
            if foe.standing
        ]

    def blitzes(self) -> list[Target]:
        """Opponents he can get to and still throw a block; for each the likeliest square, best dice among equals."""
        found: list[Target] = []
        for foe in self.pos.on_pitch(1 - self.me.side):
            if foe.standing:
                for verb in attacks(self.pos, self.me, "blitz"):
                    found += self._best(self._approaches(foe, 1), foe, verb, blitz=verb == "block")
        return sorted(found, key=lambda target: (-target.chance, -target.dice, target.player.number))

    def fouls(self) -> list[Target]:
        """Opponents on the ground that he can get to."""
        found: list[Target] = []
        for foe in self.pos.on_pitch(1 - self.me.side):
            if foe.posture != STANDING and not any(e.cannot_be_fouled(self.pos, foe) for e in foe.on.cannot_be_fouled):
                for target in self._best(self._approaches(foe, 0), foe, "foul", blitz=False):
                    walk = next((d[1:] for d in target.decisions if d[0] == "move"), (self.me.sq,))
                    pos, there, victim = self._there(int(walk[-1]), foe)
                    found.append(replace(target, assists=foul_modifier(pos, there, victim)))
        return sorted(found, key=lambda target: (-target.chance, target.player.number))

    def hand_offs(self) -> list[Target]:
        """Team-mates he can get to with the ball."""
        found: list[Target] = []
        if not self.pos.holds_ball(self.me):
            return found
        for mate in self.pos.on_pitch(self.me.side):
            if mate is self.me or not mate.standing:
                continue
            for sq, way in self._approaches(mate, 0)[:1]:
                needed = agility("catch", mate, ball.catch_modifier(self.pos, mate, 1)).needed
                chance = (way.chance if way is not None else 1.0) * (7 - needed) / 6
                decisions = (*self._walk(sq, way), ("handoff", mate.id))
                found.append(Target(decisions, mate, chance, needs=(needed,), way=way))
        return sorted(found, key=lambda target: (-target.chance, target.player.number))

    def passes(self) -> list[Target]:
        """Team-mates in range of a throw from where he stands."""
        found: list[Target] = []
        pos, me = self.pos, self.me
        if not pos.holds_ball(me) or me.posture != STANDING:
            return found
        for mate in pos.on_pitch(me.side):
            range_band = passing.may_throw_at(pos, me, me.sq, mate.sq) if mate is not me and mate.standing else ""
            if range_band:
                thrown = passing.pass_roll(pos, me, range_band).needed
                caught = agility("catch", mate, ball.catch_modifier(pos, mate, 1)).needed
                chance = (7 - thrown) / 6 * (7 - caught) / 6
                needs = (thrown, caught)
                found.append(Target((("pass", mate.sq),), mate, chance, needs=needs, band=range_band))
        return sorted(found, key=lambda target: (-target.chance, target.player.number))

    def _beside(self, sq: Square) -> Iterable[Player]:
        return self.pos.neighbours_of(sq, 1 - self.me.side)

    def _approaches(self, other: Player, spare: int) -> list[tuple[Square, Reach | None]]:
        """Squares beside somebody, likeliest first, ``spare`` movement left there; his own where he is beside him."""
        pos, me = self.pos, self.me
        movement = self.movement or Movement(me)
        if me.sq in pos.field.neighbours[other.sq]:
            stays = me.posture == STANDING or movement.left(pos) > 0
            return [(me.sq, None)] if stays else []
        limit = movement.spent + movement.left(pos)
        able = [
            (sq, way)
            for sq in pos.field.neighbours[other.sq]
            if (way := self.ways.get(sq)) is not None and way.spent + spare <= limit
        ]
        able.sort(key=lambda pair: (-round(pair[1].chance, 6), pair[1].spent))
        return [(sq, way) for sq, way in able]

    def _best(
        self, approaches: list[tuple[Square, Reach | None]], foe: Player, verb: str, *, blitz: bool
    ) -> list[Target]:
        if not approaches:
            return []
        likeliest = _chance(approaches[0][1])
        equal = [pair for pair in approaches if _chance(pair[1]) > likeliest - 1e-6]
        sq, way = max(equal, key=lambda pair: self._dice(foe, pair[0], blitz=blitz)) if blitz else equal[0]
        dice = self._dice(foe, sq, blitz=True) if blitz else 0
        return [Target((*self._walk(sq, way), (verb, foe.id)), foe, _chance(way), dice, way=way)]

    def _walk(self, sq: Square, way: Reach | None) -> tuple[Decision, ...]:
        if way is None or sq == self.me.sq:
            return self.rises
        return (*self.rises, ("move", *way.path))

    def _dice(self, foe: Player, sq: Square, *, blitz: bool) -> int:
        """Block dice if he blocked from a square; looked up on a copy where that is not his own."""
        moved = sq != self.me.sq or (self.movement is not None and self.movement.left_square)
        if sq == self.me.sq and self.me.posture == STANDING:
            return block.dice_for(self.pos, self.me, foe, blitz, moved)
        pos, there, other = self._there(sq, foe)
        return block.dice_for(pos, there, other, blitz, moved)

    def _there(self, sq: Square, foe: Player) -> tuple[Position, Player, Player]:
        """A copy of the position in which he stands on a square, and both players in it."""
        if self._copy is None:
            self._copy = Position.from_data(self.pos.to_data(), self.pos.field)
        there = self._copy.players[self.me.id]
        there.posture = STANDING
        self._copy.put(there, sq)
        return self._copy, there, self._copy.players[foe.id]


def _chance(way: Reach | None) -> float:
    return 1.0 if way is None else way.chance

"""Chances of blocks and fouls.

What a face of the block die or an armour roll leads to depends on many effects, some of which ask and move players. So
the chapters themselves are played on a copy, with dice that are set, every question answered by its default.
Seed 000, *Placajes*, *Lista de acciones* (fouls); supplement 5 and 7.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from engine.match import block, foul
from engine.match import events as ev
from engine.match.decisions import NO_REROLL
from engine.match.dice import BLOCK
from engine.match.dungeon.hazards import slip_roll
from engine.match.field import Square
from engine.match.match import Match
from engine.match.move import Movement
from engine.match.odds.copies import copied, standing_on
from engine.match.odds.rerolls import Rerolls, chance_of, repeated
from engine.match.position import Player, Position
from engine.match.prompts import Proc
from engine.match.rolls import Roll


class BlockOdds(NamedTuple):
    """A block, dice counted as it would be thrown now.

    Attributes:
        dice: 3, 2, 1, or negative where the defender chooses.
        down: chance that the defender falls or is pushed off the pitch; each coach chooses the face best for him: a
            fallen opponent before a push, a push before falling.
        turnover: chance that the attacker falls, or slips into a hazard before (for which no re-roll is kept).
        down_with_reroll: chance of ``down`` when every other result is repeated, as far as re-rolls allow.
        turnover_with_reroll: chance of ``turnover`` when only that is repeated.
    """

    dice: int
    down: float
    turnover: float
    down_with_reroll: float
    turnover_with_reroll: float


class FoulOdds(NamedTuple):
    """A foul: chance that the armour is broken, and that the referee sees it (before any bribe)."""

    broken: float
    seen: float


def block_chance(
    pos: Position,
    me: Player,
    foe: Player,
    *,
    blitz: bool = False,
    moved: bool = False,
    at: Square | None = None,
    count: int = 0,
) -> BlockOdds:
    """Chances of a player's block, from where he stands or from ``at``.

    ``moved`` says that he has left his square in this action; with ``at`` it is taken for granted where that differs.
    ``count`` are the dice where they are known already, as in a block that may be thrown again.
    """
    moved = moved or (at is not None and at != me.sq)
    pos, me = standing_on(pos, me, at)
    foe = pos.players[foe.id]
    count = count or block.dice_for(pos, me, foe, blitz, moved)
    results = [_result(pos, me, foe, face, blitz) for face in range(1, 7)]
    down = turnover = 0.0
    for dice in product(results, repeat=abs(count)):
        chosen = max(dice) if count > 0 else min(dice)
        down += chosen.down
        turnover += chosen.falls
    every = len(results) ** abs(count)
    down, turnover = down / every, turnover / every
    rerolls = Rerolls(pos)
    again = repeated(rerolls.sources(Roll("block", me, 0)), rerolls.full)
    sure = chance_of(slip_roll(me)) if me.sq in pos.field.danger else 1.0
    return BlockOdds(
        count,
        sure * down,
        1 - sure * (1 - turnover),
        sure * (down + (1 - down) * again * down),
        1 - sure * (1 - turnover * (1 - again) - turnover * again * turnover),
    )


def foul_chance(pos: Position, me: Player, victim: Player, at: Square | None = None) -> FoulOdds:
    """Chances of a player's foul, from where he stands or from ``at``."""
    pos, me = standing_on(pos, me, at)
    if me.on.breaks_armour and _broken_unrolled(pos, me, victim):
        return FoulOdds(1.0, 1 / 6)
    trial = copied(pos)
    fouler, fouled = trial.players[me.id], trial.players[victim.id]
    broken = seen = 0.0
    for dice in product(range(1, 7), repeat=2):
        breaks = _armour_breaks(trial, fouler, fouled, dice)
        hidden = any(e.hides_foul(pos, me, breaks) for e in me.on.hides_foul)
        broken += breaks
        seen += 1 if dice[0] == dice[1] and not hidden else breaks / 6
    return FoulOdds(broken / 36, seen / 36)


class _Result(NamedTuple):
    """What a face leads to; the greater, the better for the attacker."""

    stands: bool
    down: bool

    @property
    def falls(self) -> bool:
        return not self.stands


class _Enough(BaseException):
    """What was to be found out is known; no ``Exception``, since nothing has failed."""


class _Trial(Match):
    """A match on a copy that stops when the outcome is known: at the first die after the faces, or at the armour roll."""

    __slots__ = ("_block_face", "_pair", "_settled", "armour_broken", "armour_rolled")

    def __init__(self, pos: Position, block_face: int, pair: Sequence[int]) -> None:
        super().__init__(pos, self, False)
        self._block_face = block_face
        self._pair = iter(pair)
        self._settled = False
        self.armour_broken = False
        self.armour_rolled = False

    def roll(self, faces: int, what: str) -> int:
        if self._settled:
            raise _Enough
        if faces == BLOCK:
            return self._block_face
        return next(self._pair, 6) if what.startswith("armour") else 6

    def emit(self, event: ev.Event) -> None:
        match event:
            case ev.BlockChosen():
                self._settled = True
            case ev.ArmourRolled(broken=broken):
                self.armour_broken = broken
                self.armour_rolled = True
                raise _Enough
            case _:
                pass

    def play(self, procedure: Proc[None]) -> None:
        """Play a procedure as far as it matters, every re-roll declined, every other question left to its default."""
        try:
            prompt = next(procedure)
            while True:
                prompt = procedure.send(NO_REROLL if prompt.kind == "reroll" else prompt.default)
        except (_Enough, StopIteration):
            pass


def _result(pos: Position, me: Player, foe: Player, face: int, blitz: bool) -> _Result:
    trial = copied(pos)
    attacker, defender = trial.players[me.id], trial.players[foe.id]
    match = _Trial(trial, face, ())
    match.play(block.block(match, attacker, defender, Movement(attacker), blitz))
    return _Result(attacker.standing, not defender.standing)


def _broken_unrolled(pos: Position, me: Player, victim: Player) -> bool:
    """Whether a foul goes on without an armour roll."""
    trial = copied(pos)
    match = _Trial(trial, 0, ())
    match.play(foul.foul(match, trial.players[me.id], trial.players[victim.id]))
    return not match.armour_rolled


def _armour_breaks(trial: Position, fouler: Player, fouled: Player, dice: Sequence[int]) -> bool:
    match = _Trial(trial, 0, dice)
    match.play(foul.foul(match, fouler, fouled))
    return match.armour_broken

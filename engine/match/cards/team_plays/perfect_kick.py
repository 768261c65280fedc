"""*Patada perfecta*: the kick is placed, and scatters by the throw-in template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match import kickoff
from engine.match.card import Card, card
from engine.match.card_targets import DIRECTIONS
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

SCATTERS = 3
#: What the template shows for a D6 of 1-2, 3-4 and 5-6 when it faces a side line or an end zone.
TEMPLATE = {"n": ("nw", "n", "ne"), "s": ("se", "s", "sw"), "w": ("sw", "w", "nw"), "e": ("ne", "e", "se")}


@card
class PerfectKick(Card):
    """One square for each of three dice; the template faces one way for all of them."""

    card = "perfect_kick"

    def playable(self, pos: Position, side: int) -> bool:
        return side == pos.kicking

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        sq, facing = targets
        field = pos.field
        if facing not in TEMPLATE or any(sq in zone for zone in field.wide_zones[1 - side]):
            return False
        return sq in field.line[1 - side] or sq in field.end_zone[1 - side]

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        pos = m.pos
        pos.ball, facing = int(targets[0]), str(targets[1])
        m.kick.landed = True
        for _ in range(SCATTERS):
            die = m.d6("perfect kick")
            direction = DIRECTIONS.index(TEMPLATE[facing][(die - 1) // 2]) + 1
            start = pos.ball
            on = kickoff.drift(pos, direction)
            m.emit(ev.CardDrifted(self.card, start, pos.ball if on else OFF, direction))
            if not on:
                return

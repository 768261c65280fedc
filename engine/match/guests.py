"""Players whom a card brings into a match: no roster has them, they earn nothing, and afterwards they are gone.

A guest's position is ``guest:freight_train`` (``engine/data/guests.json``), or ``guest:dwarf.deathroller`` for one of a
roster. Seed 003, *Cartas de Jugadas Especiales*.
"""

from __future__ import annotations

from typing import ClassVar

from engine import rosters
from engine.match import ball
from engine.match import events as ev
from engine.match.card import Card, Force
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import LOST, Player, Position
from engine.match.prompts import Proc


def joins(m: Match, side: int, position: str) -> Player:
    """A guest joins a side's reserves under the first number above its highest.

    Raises:
        UnknownId: there is no such position.
    """
    entry = rosters.position(position)
    me = Player(side, m.pos.free_number(side), entry.id, entry.characteristics, entry.skills, race=entry.race)
    m.pos.add(me)
    return me


def enters(m: Match, side: int, position: str, sq: Square, card: str) -> Player:
    """A guest joins a side on an empty square of the pitch; he may act in the running turn of that side.

    Raises:
        UnknownId: there is no such position.
    """
    me = joins(m, side, position)
    m.pos.put(me, sq)
    me.took_part = True
    m.emit(ev.CardMoved(card, me.id, OFF, sq))
    return me


def leaves(m: Match, me: Player, card: str, place: str = "gone") -> None:
    """A guest leaves the match for good, as is told to a ``place``.

    A ball he holds is dropped, and whoever calls this lets it settle.
    """
    if me.sq != OFF:
        ball.leaves_with(m, me)
    m.pos.take_off(me, LOST)
    m.emit(ev.CardRemoved(card, me.id, place))


def beside_the_crowd(pos: Position, sq: Square) -> bool:
    """Whether a square is in the outermost row along a side line."""
    return sq & 63 in (0, pos.field.height - 1)


def may_walk_on(pos: Position) -> list[Square]:
    """Empty squares beside a side line and in no end zone."""
    ends = pos.field.end_zone[0] | pos.field.end_zone[1]
    return [sq for sq in pos.field.squares if pos.board[sq] is None and beside_the_crowd(pos, sq) and sq not in ends]


class Guest(Card, catalogue=True):
    """Base of the cards whose guest leaves when they end; they remember him by his id."""

    #: Who comes.
    position: ClassVar[str] = ""
    writes_note = True

    def ended(self, m: Match, force: Force) -> None:
        for name in force.note:
            leaves(m, m.pos.players[str(name)], self.card)


class WalksOn(Guest, catalogue=True):
    """Base of the cards whose guest walks on beside a side line, one more than eleven; a ball that lies there bounces."""

    over_eleven = 1

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return targets[0] in may_walk_on(pos)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        sq = int(targets[0])
        force = self.lasts(m, side, targets, (enters(m, side, self.position, sq, self.card).id,))
        self.resumes(m.pos, force)
        ball.disturb(m, sq)
        yield from ball.settle(m)

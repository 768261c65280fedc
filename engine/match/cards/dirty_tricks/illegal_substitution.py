"""*Sustitución ilegal*: a reserve slips into the own end zone, a twelfth player if need be, until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball, setup
from engine.match import events as ev
from engine.match.card import DRIVE, Card, card
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

ARRIVING = "arriving"


@card
class IllegalSubstitution(Card):
    """In the turn in which he comes he may only move."""

    card = "illegal_substitution"
    until = DRIVE
    wants = ("own_reserve", "own_end_zone")
    over_eleven = 1
    writes_note = True

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return pos.players[str(targets[0])] in setup.available(pos, side)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me, sq = m.pos.players[str(targets[0])], int(targets[1])
        self.lasts(m, side, targets, (ARRIVING,))
        m.pos.put(me, sq)
        me.took_part = True
        m.emit(ev.CardMoved(self.card, me.id, OFF, sq))
        if m.pos.ball_lies_on(sq):
            yield from ball.bounce(m, sq)

    def only_action(self, pos: Position, me: Player) -> str:
        return "move" if any(ARRIVING in force.note for force in pos.in_force_of(self.card, me)) else ""

    def turn_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        force.note = ()
        return False

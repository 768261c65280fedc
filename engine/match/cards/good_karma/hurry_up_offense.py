"""*Ataque precipitado*: an extra turn for its side, then one for the opponents; each may end after any action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

ENDED_ON = 1
#: Whose extra turn runs.
OWN, OPPONENTS = "own", "opponents"


@card
class HurryUpOffense(Card):
    """In force for the two turns; meanwhile no touchdown of its side counts."""

    card = "hurry_up_offense"
    until = DRIVE
    writes_note = True

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        self.lasts(m, side, targets, (OWN,))

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def cannot_score(self, pos: Position, me: Player) -> bool:
        return True

    def extra_turn(self, pos: Position, force: Force) -> bool:
        return True

    def next_side(self, pos: Position, force: Force) -> int:
        return 1 - force.side if OPPONENTS in force.note else -1

    def action_ends(self, m: Match, force: Force, me: Player) -> Proc[None]:
        yield from ()
        if m.pos.turn_over or m.pos.scorer is not None:
            return
        die = m.d6("hurry up offense")
        m.turn_ends = die == ENDED_ON
        m.emit(ev.CardRolled(self.card, "", die, m.turn_ends))

    def turn_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        over = OPPONENTS in force.note
        force.note = (OPPONENTS,)
        return over

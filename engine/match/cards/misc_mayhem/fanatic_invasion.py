"""*Fanático espontaneo*: a fanatic of neither side swings about until the drive ends, moved by each coach after his turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import actions, ball, guests
from engine.match.card import DRIVE, Card, card
from engine.match.field import OFF
from engine.match.turn import turns_left

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

POSITION = "guest:goblin.fanatic"
#: Why he has no tackle zone.
ALONE = "nobody"


@card
class FanaticInvasion(Card):
    """In a turn he is an opponent of whose turn it is; whoever moves him has him on his side meanwhile.

    ``note`` holds his id. The referee sends him off himself, so his weapon needs no bribe.
    """

    card = "fanatic_invasion"
    until = DRIVE
    wants = ("empty_square",)
    loses = ("secret_weapon",)

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.note

    def stands_alone(self, pos: Position, me: Player) -> bool:
        return True

    def cannot_hold_ball(self, pos: Position, me: Player) -> bool:
        return True

    def forbids_action(self, pos: Position, me: Player, action: str) -> bool:
        return True

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        sq = int(targets[0])
        me = guests.enters(m, side, POSITION, sq, self.card)
        me.lost_zone = ALONE
        force = self.lasts(m, side, targets, (me.id,))
        if m.pos.ball_lies_on(sq):
            yield from ball.bounce(m, sq)
        yield from self._moves(m, force, side)

    def turn_begins(self, m: Match, force: Force) -> Proc[None]:
        yield from ()
        _stand_by(m, _fanatic(m, force), 1 - m.pos.active)

    def turn_ends(self, m: Match, force: Force) -> Proc[bool]:
        side = m.pos.active
        if m.pos.turn_over != "touchdown" and turns_left(m.pos, 1 - side):
            yield from self._moves(m, force, side)
        return False

    def ended(self, m: Match, force: Force) -> None:
        me = _fanatic(m, force)
        guests.leaves(m, me, self.card, "sent_off")
        if me.turned:
            m.pos.change_side(me)

    def _moves(self, m: Match, force: Force, side: int) -> Proc[None]:
        """A coach may move him, between two turns and so without a turnover or a team re-roll."""
        pos, me = m.pos, _fanatic(m, force)
        if me.sq == OFF:
            return
        _stand_by(m, me, side)
        active, over, quiet = pos.active, pos.turn_over, m.quiet
        pos.active, pos.turn_over, m.quiet = -1, "", True
        yield from actions.act(m, me, actions.MOVE)
        pos.active, pos.turn_over, m.quiet = active, over, quiet
        _stand_by(m, me, side)


def _fanatic(m: Match, force: Force) -> Player:
    return m.pos.players[str(force.note[0])]


def _stand_by(m: Match, me: Player, side: int) -> None:
    """Let him be of a side; he marks nobody, whatever has happened to him."""
    if me.side != side:
        m.pos.change_side(me)
        m.pos.refresh(me)
    if me.sq != OFF:
        me.lost_zone = ALONE

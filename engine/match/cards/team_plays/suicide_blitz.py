"""*Penetración suicida*: a player of the kicking side blitzes before the receivers' turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import actions, card_play
from engine.match.card import DRIVE, Card, card
from engine.match.position import STUNNED

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class SuicideBlitz(Card):
    """No turn of his own: no team re-roll, no turnover, no hands for the ball."""

    card = "suicide_blitz"
    until = DRIVE
    gains = ("no_hands",)

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        me = pos.players[str(targets[0])]
        if pos.holds_ball(me) or me.posture == STUNNED:
            return False
        if any(e.only_action(pos, me) not in ("", actions.BLITZ) for e in me.on.only_action):
            return False
        return not any(e.forbids_action(pos, me, actions.BLITZ) for e in me.on.forbids_action)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        pos = m.pos
        force = self.lasts(m, side, targets)
        before = pos.active, pos.spent, pos.extra
        stunned = [me for me in pos.squads[side] if me.stunned_own_turn]
        pos.active, pos.spent, pos.extra = side, (), ()
        yield from actions.act(m, pos.players[str(targets[0])], actions.BLITZ)
        pos.active, pos.spent, pos.extra = before
        for me in pos.squads[side]:
            me.stunned_own_turn = me in stunned
        card_play.end(m, force)

    def forbids_rerolls(self, pos: Position, force: Force, side: int) -> bool:
        return True

"""*Pelota con pinchos*: until the drive ends whoever fails to pick up or to catch the ball is stabbed by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll


@card
class SpikedBall(Card):
    """Covers both sides; interceptions and bombs do not count."""

    card = "spiked_ball"
    until = DRIVE

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return True

    def failed(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        from engine.match import injury, weapons

        if roll.what not in ("pick_up", "catch") or not roll.of_ball:
            return
        if (yield from weapons.strike(m, me, injury.Damage(cause="stab"), 0)) and me.side == m.pos.active:
            m.turnover("knocked_down")

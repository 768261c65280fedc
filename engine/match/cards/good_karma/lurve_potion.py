"""*Poción de amor*: a random opponent in a wide zone leaves for the reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball
from engine.match import events as ev
from engine.match.card import Card, card
from engine.match.card_targets import in_wide_zone
from engine.match.position import RESERVES

if TYPE_CHECKING:
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


def _there(pos: Position, side: int, zone: str) -> list[Player]:
    return [me for me in pos.on_pitch(side) if in_wide_zone(pos, zone, me.sq)]


@card
class LurvePotion(Card):
    """A ball he held bounces from his square."""

    card = "lurve_potion"

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return bool(_there(pos, 1 - side, str(targets[0])))

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.one_of(_there(m.pos, 1 - side, str(targets[0])), "lurve potion")
        ball.leaves_with(m, me)
        m.pos.take_off(me, RESERVES)
        m.emit(ev.CardRemoved(self.card, me.id, RESERVES))
        yield from ball.settle(m)

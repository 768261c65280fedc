"""*Tácticas obscenas*: nobody who is in a wide zone now acts in this turn or in the opponents' next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card
from engine.match.card_targets import in_wide_zone

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


def _there(pos: Position, zone: str) -> list[Player]:
    return [me for side in (0, 1) for me in pos.on_pitch(side) if in_wide_zone(pos, zone, me.sq)]


@card
class LewdManeuvers(Card):
    """Remembers who was there; the zone is the whole length of the pitch."""

    card = "lewd_maneuvers"
    until = OPPONENT_TURN
    writes_note = True

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return bool(_there(pos, str(targets[0])))

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        self.lasts(m, side, targets, tuple(me.id for me in _there(m.pos, str(targets[0]))))

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.note

    def forbids_action(self, pos: Position, me: Player, action: str) -> bool:
        return True

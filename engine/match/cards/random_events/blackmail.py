"""*Chantaje*: an opponent plays for the own side in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


@card
class Blackmail(Card):
    """In everything one of the own side, but that he scores no touchdown; afterwards he is an opponent again."""

    card = "blackmail"
    until = OWN_TURN
    over_eleven = 1

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return not pos.holds_ball(pos.players[str(targets[0])])

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        m.pos.change_side(m.pos.players[str(targets[0])])
        self.lasts(m, side, targets)

    def resumes(self, pos: Position, force: Force) -> None:
        pos.change_side(pos.players[str(force.targets[0])])

    def cannot_score(self, pos: Position, me: Player) -> bool:
        return True

    def ended(self, m: Match, force: Force) -> None:
        m.pos.change_side(m.pos.players[str(force.targets[0])])
        m.pos.weather_changed()

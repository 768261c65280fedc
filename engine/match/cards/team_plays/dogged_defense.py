"""*Defensa férrea*: in the opponent's next turn own players who lie prone exert tackle zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OPPONENT_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc


@card
class DoggedDefense(Card):
    """A zone from the ground marks and hinders; it takes standing up to assist, to catch and to use skills."""

    card = "dogged_defense"
    until = OPPONENT_TURN

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        self.resumes(m.pos, self.lasts(m, side, targets))

    def resumes(self, pos: Position, force: Force) -> None:
        for me in pos.squads[force.side]:
            me.zone_lying = True

    def ended(self, m: Match, force: Force) -> None:
        for me in m.pos.squads[force.side]:
            me.zone_lying = False

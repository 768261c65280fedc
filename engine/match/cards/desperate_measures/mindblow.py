"""*Ataque mental*: opponents stand there as if they had failed a Bone-head roll until their turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import card_play
from engine.match import events as ev
from engine.match.card import OPPONENT_TURN, Card, card
from engine.match.card_targets import of_side

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.prompts import Proc

NEEDED = 2
TRAIT = "bone_head"


@card
class Mindblow(Card):
    """A die for each of them on the pitch."""

    card = "mindblow"
    until = OPPONENT_TURN

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        struck: list[str] = []
        for me in of_side(m.pos, 1 - side):
            die = m.d6(f"mindblow on {me.id}")
            m.emit(ev.CardRolled(self.card, me.id, die, die >= NEEDED))
            if die >= NEEDED and not me.lost_zone:
                me.lost_zone = TRAIT
                struck.append(me.id)
        self.lasts(m, side, tuple(struck))

    def turn_begins(self, m: Match, force: Force) -> Proc[None]:
        yield from ()
        if m.pos.active != force.side:
            card_play.end(m, force)

    def drive_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        return True

    def ended(self, m: Match, force: Force) -> None:
        for name in force.targets:
            me = m.pos.players[str(name)]
            if me.lost_zone == TRAIT:
                me.lost_zone = ""

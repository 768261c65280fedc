"""*¡Zap!*: an opponent is a frog until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import ball
from engine.match import events as ev
from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

WORKS_ON = 2
WEAPON = "secret_weapon"
SKILLS: tuple[str, ...] = ("dodge", "leap", "no_hands", "stunty", "titchy")


@card
class Zap(Card):
    """On 2+ he has the frog's characteristics and skills alone; a ball he holds bounces.

    The referee remembers a weapon he had on the pitch before: it is back as the drive ends.
    """

    card = "zap"
    until = DRIVE

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        me = m.pos.players[str(targets[0])]
        die = m.d6("zap")
        m.emit(ev.CardRolled(self.card, me.id, die, die >= WORKS_ON))
        if die >= WORKS_ON:
            self.lasts(m, side, targets)
            ball.drop(m, me)
            yield from ball.settle(m)

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            if WEAPON in profile.skills:
                profile.effects.append(self.id)
            profile.ma, profile.st, profile.ag, profile.av = 4, 1, 4, 4
            profile.skills = list(SKILLS)

    def sent_off_after_drive(self, pos: Position, me: Player) -> bool:
        return True

"""*Arma no demasiado secreta*: the groundskeeper drives his roller for the own side until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import guests
from engine.match.card import DRIVE, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Position
    from engine.match.prompts import Proc

POSITION = "guest:dwarf.deathroller"


@card
class NotSoSecretWeapon(Card):
    """One player more than eleven, if need be; he leaves anyhow, so the referee need not send him off."""

    card = "not_so_secret_weapon"
    until = DRIVE
    over_eleven = 1
    writes_note = True

    def fits(self, pos: Position, side: int, targets: tuple[str | int, ...]) -> bool:
        return targets[0] in guests.may_walk_on(pos)

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        me = guests.enters(m, side, POSITION, int(targets[0]), self.card)
        me.took_part = False
        self.lasts(m, side, targets, (me.id,))

    def resumes(self, pos: Position, force: Force) -> None:
        for name in force.note:
            pos.players[str(name)].took_part = False

    def ended(self, m: Match, force: Force) -> None:
        for name in force.note:
            guests.leaves(m, m.pos.players[str(name)], self.card)

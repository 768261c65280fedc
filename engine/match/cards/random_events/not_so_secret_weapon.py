"""*Arma no demasiado secreta*: the groundskeeper drives his roller for the own side until the drive ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import DRIVE, card
from engine.match.guests import WalksOn

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.position import Position


@card
class NotSoSecretWeapon(WalksOn):
    """One player more than eleven, if need be; he leaves anyhow, so the referee need not send him off."""

    card = "not_so_secret_weapon"
    until = DRIVE
    position = "guest:dwarf.deathroller"

    def resumes(self, pos: Position, force: Force) -> None:
        for name in force.note:
            pos.players[str(name)].took_part = False

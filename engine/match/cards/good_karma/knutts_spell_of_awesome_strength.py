"""*Hechizo de la fuerza bruta de Knutt*: twice the strength for this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force, Profile
    from engine.match.position import Player, Position


@card
class KnuttsSpellOfAwesomeStrength(Card):
    """Doubles what he has by then."""

    card = "knutts_spell_of_awesome_strength"
    until = OWN_TURN

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            profile.st *= 2

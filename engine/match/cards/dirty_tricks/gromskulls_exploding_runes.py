"""*Runas explosivas de Gromskull*: a player throws bombs, shaky ones, for the rest of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from engine.match.position import Player, Position

SHAKY = -1


@card
class GromskullsExplodingRunes(Card):
    """Every throw of his bombs is at -1, whoever throws them on."""

    card = "gromskulls_exploding_runes"
    until = MATCH
    gains = ("bombardier", "no_hands", "secret_weapon")

    def bomb_modifier(self, pos: Position, me: Player) -> int:
        return SHAKY

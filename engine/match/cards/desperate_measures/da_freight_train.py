"""*Tren de mercancías*: a star joins the own side on the pitch until the half ends."""

from __future__ import annotations

from engine.match.card import HALF, card
from engine.match.guests import WalksOn


@card
class DaFreightTrain(WalksOn):
    """A twelfth player in this drive; in later ones he is one of eleven."""

    card = "da_freight_train"
    until = HALF
    position = "guest:freight_train"

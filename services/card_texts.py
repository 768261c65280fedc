"""What a special play card is called, does, and when it may be played, in words."""

from __future__ import annotations

from engine.match.card import card_of, entries, known_cards
from services.language import Texts
from services.narration.names import key


def does(card: str, texts: Texts) -> str:
    """What a card does, in our own words."""
    return texts.say(f"card-does-{key(card)}")


def moments(card: str, texts: Texts) -> str:
    """When it may be played."""
    known = card_of(card).moments if card in known_cards() else entries()[card].moments
    return texts.join([texts.say(f"card-moment-{key(moment)}") for moment in known], "list-or")


def deck(name: str, texts: Texts) -> str:
    """A deck's name."""
    return texts.say(f"card-deck-{key(name)}")


def card_lines(card: str, texts: Texts) -> list[str]:
    """A card for who holds it: its name, what it does, when."""
    when = texts.say("card-when", moments=moments(card, texts))
    return [f"**{texts.card(card)}**", does(card, texts), f"*{when}*"]

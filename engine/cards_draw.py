"""Drawing special play cards: which card each coach gets from the decks he has paid for.

Both draw from the same decks without replacement, once all purchases are confirmed. Seed 003, *Cartas de Jugadas
Especiales*: the die of each deck is rolled again until it shows a card that is still there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from engine.match.card import DECKS, entries
from engine.match.dice import Dice
from engine.teams import TeamSheet

#: Faces of the die of each deck; 20 where the seed names no other.
_FACES = {"good_karma": 100, "desperate_measures": 8}
USUAL_FACES = 20


class EmptyDeck(Exception):
    """More cards were bought of a deck than it has; ``deck`` names it."""

    def __init__(self, deck: str) -> None:
        super().__init__(deck)
        self.deck = deck


@lru_cache(maxsize=16)
def deck(name: str) -> tuple[str, ...]:
    """The cards of a deck in the order of their numbers."""
    cards = sorted((one for one in entries().values() if one.deck == name), key=lambda one: one.number)
    return tuple(one.id for one in cards)


def faces(name: str) -> int:
    """Faces of the die that is rolled for a card of a deck."""
    return _FACES.get(name, USUAL_FACES)


def check(bought: Iterable[str]) -> None:
    """Refuse purchases of both coaches together that a deck cannot serve; ``bought`` are decks, one for each card.

    Raises:
        EmptyDeck: a deck has fewer cards.
        ValueError: there is no such deck.
    """
    for name, count in Counter(bought).items():
        if name not in DECKS:
            raise ValueError(f"there is no deck {name}")
        if count > len(deck(name)):
            raise EmptyDeck(name)


def draw(home: tuple[str, ...], away: tuple[str, ...], dice: Dice) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The hands of both coaches for the decks they bought of, home first, each in the order he named them.

    Raises:
        EmptyDeck, ValueError: as for :func:`check`.
    """
    check((*home, *away))
    drawn: set[str] = set()
    hands: list[tuple[str, ...]] = []
    for side, bought in zip(("home", "away"), (home, away), strict=True):
        hand: list[str] = []
        for name in bought:
            cards = deck(name)
            while True:
                number = dice.roll(faces(name), f"card of {name}, {side}")
                if number <= len(cards) and cards[number - 1] not in drawn:
                    break
            hand.append(cards[number - 1])
            drawn.add(hand[-1])
        hands.append(tuple(hand))
    return hands[0], hands[1]


def dealt(home: TeamSheet, away: TeamSheet, dice: Dice) -> tuple[TeamSheet, TeamSheet]:
    """Both teams with the cards drawn for what they bought.

    Raises:
        EmptyDeck, ValueError: as for :func:`check`.
    """
    hands = draw(home.decks, away.decks, dice)
    return replace(home, cards=hands[0]), replace(away, cards=hands[1])

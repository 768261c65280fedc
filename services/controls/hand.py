"""What a coach can do with his special play cards, as plain values: which he can play now, and at what.

Only for who holds them: none of this may be shown to anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.match.card import card_of
from engine.match.card_play import plays
from engine.match.decisions import Decision
from engine.match.field import square_name
from engine.match.game import Game
from engine.match.position import Position
from services.cards import moment_of

#: How many values are offered at once; squares are offered row by row where there are more.
MOST = 75

Target = str | int


def playable(game: Game, side: int) -> list[str]:
    """The cards of a side's hand that it can play now, in the order of the hand."""
    if game.prompt is None or game.prompt.side != side or "card" not in game.prompt.legal.verbs:
        return []
    return list(dict.fromkeys(str(decision[1]) for decision in game.prompt.legal.of("card")))


def decisions(game: Game, side: int, card: str, before: Sequence[Target] = ()) -> list[Decision]:
    """What a card of a side's hand can be played at now, once the first targets are chosen."""
    if card not in playable(game, side):
        return []
    found = plays(game.position, side, moment_of(game), card)
    length = len(before)
    return [decision for decision in found if decision[2 : 2 + length] == tuple(before)]


def targets(game: Game, side: int, card: str, before: Sequence[Target] = ()) -> list[Target]:
    """What can be chosen next; empty where nothing is left to choose."""
    place = 2 + len(before)
    found = (decision[place] for decision in decisions(game, side, card, before) if len(decision) > place)
    return list(dict.fromkeys(found))


def rows_of(found: Sequence[Target]) -> dict[str, list[Target]]:
    """Squares by the number of their row, where there are too many to be offered at once; else nothing."""
    if len(found) <= MOST or not all(isinstance(one, int) for one in found):
        return {}
    rows: dict[str, list[Target]] = {}
    for one in found:
        rows.setdefault(square_name(int(one))[1:], []).append(one)
    return dict(sorted(rows.items(), key=lambda row: int(row[0])))


def asks_for(card: str, place: int) -> str:
    """The kind of a card's target, by its place from 0; empty where it has no more."""
    wants = card_of(card).wants
    return wants[place] if place < len(wants) else ""


def written(target: Target) -> str:
    """A target as the notation writes it."""
    return square_name(target) if isinstance(target, int) else target


def read(position: Position, word: str) -> Target:
    """The target that a word of the notation names."""
    squares = {square_name(sq): sq for sq in position.field.squares}
    return squares.get(word, word)

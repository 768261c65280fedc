"""Special play cards: played, rolled for, ended."""

from __future__ import annotations

from typing import NamedTuple

from engine.match.field import Square


class CardPlayed(NamedTuple):
    """A side played a card with its targets: players, squares or words (seed 003, *Cartas de Jugadas Especiales*)."""

    side: int
    card: str
    targets: tuple[str | int, ...]


class CardRolled(NamedTuple):
    """A die a card asks for, for a player or (empty) for none; ``success`` says whether what it is rolled for happens."""

    card: str
    player: str
    die: int
    success: bool


class CardEnded(NamedTuple):
    """A card of a side is no longer in force."""

    side: int
    card: str


class CardMoved(NamedTuple):
    """A card put a player on another square; ``start`` is ``OFF`` for one who comes from the dugout or the stands."""

    card: str
    player: str
    start: Square
    end: Square


class CardRemoved(NamedTuple):
    """A card sent a player off the pitch to a ``place`` of the dugout; ``gone`` for one who leaves the match."""

    card: str
    player: str
    place: str


class CardDrifted(NamedTuple):
    """What a card aimed at a square moved a square on, ``direction`` 1 to 8; ``end`` is ``OFF`` where it left the pitch."""

    card: str
    start: Square
    end: Square
    direction: int


class CardPicked(NamedTuple):
    """Chance, or a card's own condition, picked a player for a card."""

    card: str
    player: str


class CardStunned(NamedTuple):
    """A card left a player stunned without any roll."""

    card: str
    player: str

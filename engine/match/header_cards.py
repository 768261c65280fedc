"""Special play cards in the header of a `.play` file: the hands, and what is in force."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from engine.match.card import card_of, entries, known_cards
from engine.match.field import parse_square
from engine.match.notation import is_player
from engine.match.position import Position
from engine.nearest import hint

#: Kinds of targets that are players.
PLAYERS = ("own_player", "opponent_player", "any_player")
#: A side and the words said of it.
Said = Iterable[tuple[int, list[str]]]


def deal(position: Position, said: Said) -> None:
    """Give each side its hand: ``ID,ID``.

    Raises:
        ValueError: there is no such card, it is not supported yet, or it is held twice.
    """
    for side, words in said:
        position.teams[side].hand = tuple(_known(name) for word in words for name in word.split(",") if name)
    held = [name for team in position.teams for name in team.hand]
    if len(held) != len(set(held)):
        raise ValueError("a card is held once: both coaches draw from the same decks")


def play(position: Position, said: Said) -> None:
    """Put cards in force: ``ID`` or ``ID:target:target``, with what some remember behind it.

    Raises:
        ValueError: as for :func:`deal`, or a target is a player who is not there.
    """
    for side, words in said:
        for word in words:
            name, *targets = word.split(":")
            given = tuple(sq if (sq := parse_square(target)) is not None else target for target in targets)
            for target in given:
                if isinstance(target, str) and is_player(target) and target not in position.players:
                    raise ValueError(f"{name}: there is no player {target}")
            one = card_of(_known(name))
            for kind, target in zip_longest(one.wants, given[: len(one.wants)]):
                if kind in PLAYERS and target not in position.players:
                    raise ValueError(f"{name} is in force for a player: {name}:h1")
            aimed = len(one.wants) if one.writes_note else len(given)
            force = one.force(side, given[:aimed], given[aimed:])
            position.in_force.append(force)
            one.resumes(position, force)


def _known(name: str) -> str:
    if name not in entries():
        raise ValueError(f"there is no card {name!r}{hint(name, entries())}")
    if name not in known_cards():
        raise ValueError(f"card {name}: not supported yet")
    return name

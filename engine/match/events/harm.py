"""Knock-downs, armour, injuries and those who heal."""

from __future__ import annotations

from typing import NamedTuple


class KnockedDown(NamedTuple):
    """A player was knocked down on his square; ``by`` the player who did it, or empty."""

    player: str
    by: str


class PlacedProne(NamedTuple):
    """A player was placed prone without being knocked down."""

    player: str


class ArmourRolled(NamedTuple):
    """Armour roll against ``armour``: broken when the total beats it. ``by`` the player who caused it, or empty."""

    player: str
    by: str
    dice: tuple[int, int]
    modifier: int
    armour: int
    broken: bool


class InjuryRolled(NamedTuple):
    """Injury roll: ``result`` is ``stunned``, ``knocked_out`` or ``casualty``."""

    player: str
    by: str
    dice: tuple[int, int]
    modifier: int
    result: str


class CasualtyRolled(NamedTuple):
    """Casualty roll (D68) and its result, such as ``badly_hurt``, ``miss_next_game``, ``-ag``, ``dead``."""

    player: str
    by: str
    roll: int
    result: str


class CasualtyCredited(NamedTuple):
    """A casualty counts for a player's star player points."""

    player: str
    victim: str


class ApothecaryUsed(NamedTuple):
    """An apothecary treats a player."""

    side: int
    player: str


class CasualtySettled(NamedTuple):
    """What finally became of a hurt player: the result that stands."""

    player: str
    result: str


class Recovered(NamedTuple):
    """A player came back: ``how`` is ``apothecary`` or ``regeneration``; ``place`` where he is now."""

    player: str
    how: str
    place: str


class Raised(NamedTuple):
    """A dead player rises for the other side as ``player``."""

    player: str
    victim: str


class Rooted(NamedTuple):
    """A player took root."""

    player: str


class Bitten(NamedTuple):
    """A thirsty player bit a ``victim``, or left the pitch where that is empty."""

    player: str
    victim: str

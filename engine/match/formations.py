"""Formations: where a side stands, told by role, so that any squad can take one.

A slot is ``(role, depth, row)``: ``depth`` squares behind the own line of scrimmage, ``row`` counted from zero. Roles:
``line`` for the strong, ``front`` and ``wide`` for those who hit, ``back``, ``safety`` and ``ball`` for those who run
and handle.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.match.field import Square, square
from engine.match.position import Player

Slot = tuple[str, int, int]


@dataclass(frozen=True)
class Formation:
    """A named formation: ``purpose`` is ``kicking``, ``receiving``, or empty for both."""

    id: str
    purpose: str
    slots: tuple[Slot, ...]


@lru_cache(maxsize=1)
def formations() -> dict[str, Formation]:
    """The built-in formations by name, the default of each purpose first."""
    path = Path(__file__).parent.parent / "data" / "formations.json"
    found = (
        Formation(entry["id"], entry["for"], tuple((str(r), int(d), int(y)) for r, d, y in entry["slots"]))
        for entry in json.loads(path.read_text(encoding="utf-8"))
    )
    return {formation.id: formation for formation in found}


def default_formation(kicking: bool) -> Formation:
    """What a side takes that sets up nobody itself."""
    purpose = "kicking" if kicking else "receiving"
    return next(formation for formation in formations().values() if formation.purpose == purpose)


def slot_square(side: int, slot: Slot) -> Square:
    """The square of a slot on the 26×15 pitch."""
    _, depth, row = slot
    return square(12 - depth if side == 0 else 13 + depth, row)


def _handling(me: Player) -> int:
    return me.ag * 4 + me.ma + 3 * len(me.on.may_reroll)


#: How much a role wants a player; the highest is taken first.
_FITNESS: dict[str, Callable[[Player], tuple[int, int]]] = {
    "line": lambda me: (me.st * 2 + me.av, -me.number),
    "front": lambda me: (me.st * 2 + me.ma + me.av, -me.number),
    "wide": lambda me: (me.ma + me.st + me.av, -me.number),
    "back": lambda me: (me.ma + me.ag, -me.number),
    "safety": lambda me: (me.ma * 2 + me.ag, -me.number),
    "ball": lambda me: (_handling(me), -me.number),
}
_FILL_ORDER = ("ball", "line", "front", "wide", "safety", "back")


def fill(formation: Formation, squad: list[Player], side: int) -> list[tuple[Player, Square]]:
    """Choose from the fit players who takes which square; a short squad mans the line first."""
    slots = sorted(formation.slots, key=lambda slot: slot[0] != "line")[: len(squad)]
    left = list(squad)
    placed: list[tuple[Player, Square]] = []
    for role in sorted({slot[0] for slot in slots}, key=_FILL_ORDER.index):
        for slot in (s for s in slots if s[0] == role):
            best = max(left, key=_FITNESS[role])
            left.remove(best)
            placed.append((best, slot_square(side, slot)))
    return placed

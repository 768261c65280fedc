"""Rosters, positions, skills and star players as the data files give them, and what of it this version can play.

The ids are those of the notation: ``human``, ``human.blitzer``, ``sure_hands``. Seed 000, *Creación de equipo*; seed
003, *Habilidades* and *Jugadores Estrella*.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import resources
from typing import Any, TypeVar

import engine.match.skills as _registers_skills
from engine.match.effects import effect_of
from engine.nearest import hint

__all__ = [
    "PositionEntry",
    "Roster",
    "Skill",
    "Star",
    "UnknownId",
    "position",
    "roster",
    "rosters",
    "skill",
    "skills",
    "star",
    "stars",
    "supported",
    "unsupported_skills",
]

T = TypeVar("T")
_ = _registers_skills


MERCENARY_SURCHARGE = 30_000
#: Skills of which a player may have only one (seed 003, *Apartar*).
EXCLUSIVE = frozenset({"grab", "frenzy"})


class UnknownId(LookupError):
    """No roster, position, skill or star has this id; ``kind`` says which was looked for."""

    def __init__(self, kind: str, name: str, known: Iterable[str] = ()) -> None:
        super().__init__(f"there is no {kind} {name!r}{hint(name, known)}")
        self.kind = kind
        self.name = name


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill or trait; ``code`` is the letter of its category in a position's ``normal`` and ``double`` lists."""

    id: str
    name_en: str
    name_es: str
    category: str
    code: str
    aliases_es: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PositionEntry:
    """A position of a roster.

    ``id`` is the full id, ``human.blitzer``; ``max`` how many a team may have; ``cost`` in gold pieces; ``normal`` and
    ``double`` the skill categories open on a normal roll and on a double; ``race`` is set where it differs between the
    positions of one roster.
    """

    id: str
    roster: str
    name_en: str
    name_es: str
    max: int
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    normal: tuple[str, ...]
    double: tuple[str, ...]
    journeyman: bool
    race: str = ""
    aliases: tuple[str, ...] = ()

    @property
    def characteristics(self) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV."""
        return self.ma, self.st, self.ag, self.av


@dataclass(frozen=True, slots=True)
class Roster:
    """A team list; costs in gold pieces, ``special`` the rules that only some rosters have."""

    id: str
    name_en: str
    name_es: str
    reroll_cost: int
    max_rerolls: int
    apothecary: bool
    positions: tuple[PositionEntry, ...]
    special: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    raised_position: str = ""
    thrall_position: str = ""


@dataclass(frozen=True, slots=True)
class Star:
    """A star player, the rosters that may hire him, and the stars that come with him."""

    id: str
    name: str
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    teams: tuple[str, ...]
    includes: tuple[str, ...] = field(default=())
    included_with: str = ""
    counts_as_thrall: bool = False


def _load(name: str) -> list[dict[str, Any]]:
    text = resources.files("engine.data").joinpath(f"{name}.json").read_text("utf-8")
    return json.loads(text)


def _frozen(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def _position(roster_id: str, entry: dict[str, Any]) -> PositionEntry:
    values = _frozen(entry)
    values |= {"id": f"{roster_id}.{entry['id']}", "roster": roster_id}
    return PositionEntry(**values)


@lru_cache(maxsize=1)
def skills() -> dict[str, Skill]:
    """Every skill and trait by id."""
    return {entry["id"]: Skill(**_frozen(entry)) for entry in _load("skills")}


@lru_cache(maxsize=1)
def rosters() -> dict[str, Roster]:
    """Every roster by id."""
    found: dict[str, Roster] = {}
    for entry in _load("rosters"):
        positions = tuple(_position(entry["id"], one) for one in entry["positions"])
        values = _frozen(entry)
        values["positions"] = positions
        found[entry["id"]] = Roster(**values)
    return found


@lru_cache(maxsize=1)
def stars() -> dict[str, Star]:
    """Every star player by id."""
    return {entry["id"]: Star(**_frozen(entry)) for entry in _load("stars")}


@lru_cache(maxsize=1)
def _positions() -> dict[str, PositionEntry]:
    return {entry.id: entry for one in rosters().values() for entry in one.positions}


def roster(name: str) -> Roster:
    """The roster with this id.

    Raises:
        UnknownId: there is none.
    """
    return _found(rosters(), "roster", name)


def position(name: str) -> PositionEntry:
    """The position with this full id: ``human.blitzer``, ``star:griff_oberwald``, ``mercenary:human.lineman``, or
    ``guest:freight_train`` and ``guest:dwarf.deathroller`` for who comes by a special play card.

    Raises:
        UnknownId: there is none.
    """
    kind, colon, base = name.partition(":")
    if not colon:
        return _found(_positions(), "position", name)
    if kind == "star":
        return _star_position(base)
    if kind == "mercenary":
        return _mercenary(base)
    if kind == "guest":
        return _guest(base)
    raise UnknownId("position", name)


@lru_cache(maxsize=256)
def _star_position(name: str) -> PositionEntry:
    one = star(name)
    return PositionEntry(
        f"star:{name}", "", one.name, one.name, 1, one.cost, one.ma, one.st, one.ag, one.av, one.skills, (), (), False
    )


@lru_cache(maxsize=256)
def _mercenary(name: str) -> PositionEntry:
    """A mercenary costs 30,000 more than his position and is a loner (seed 003, *Mercenarios ilimitados*)."""
    base = position(name)
    with_loner = base.skills if "loner" in base.skills else (*base.skills, "loner")
    return replace(
        base, id=f"mercenary:{name}", cost=base.cost + MERCENARY_SURCHARGE, skills=with_loner, journeyman=False
    )


@lru_cache(maxsize=1)
def guests() -> dict[str, PositionEntry]:
    """Players of no roster whom special play cards bring, by id."""
    common = {"roster": "", "max": 1, "cost": 0, "normal": (), "double": (), "journeyman": False}
    return {entry["id"]: PositionEntry(**common, **_frozen(entry)) for entry in _load("guests")}


@lru_cache(maxsize=64)
def _guest(name: str) -> PositionEntry:
    base = position(name) if "." in name else _found(guests(), "guest", name)
    return replace(base, id=f"guest:{name}", cost=0, journeyman=False)


def skill(name: str) -> Skill:
    """The skill with this id.

    Raises:
        UnknownId: there is none.
    """
    return _found(skills(), "skill", name)


def star(name: str) -> Star:
    """The star player with this id.

    Raises:
        UnknownId: there is none.
    """
    return _found(stars(), "star", name)


def _found(entries: dict[str, T], kind: str, name: str) -> T:
    try:
        return entries[name]
    except KeyError:
        raise UnknownId(kind, name, entries) from None


def unsupported_skills(names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the skills that this version has no effect for."""
    return tuple(name for name in names if effect_of(name) is None)


def supported(entry: Roster | PositionEntry) -> bool:
    """Whether this version can play a position, or every position of a roster."""
    if isinstance(entry, Roster):
        return all(supported(one) for one in entry.positions)
    return not unsupported_skills(entry.skills)

"""The dungeon in the header of a `.play` file and in the picture made of letters (docs/notation.md).

Keys: ``dungeon``: its name; ``map``: a row of a dungeon that is none of the engine's, in quotes, one line each;
``chests``: the closed ones; ``teleporters``: their squares by number, ``-`` for one that is not there; ``limits``: team
turns of each side after which the clock acts, 0 for never; ``clock``: what it has brought about.
"""

from __future__ import annotations

from engine.match.dungeon.chests import close
from engine.match.dungeon.state import EVENTS, LIMITS, RULE_SET, Dungeon, limits
from engine.match.dungeons import DungeonMap, UnknownDungeon, dungeon, dungeon_ids, is_built_in, parse
from engine.match.dungeons.maps import reading_order
from engine.match.field import OFF, Square, parse_square, square_name
from engine.match.position import Position

KEYS = ("dungeon", "map", "chests", "teleporters", "limits", "clock")
NONE = "-"


class WrongGround(Exception):
    """What a header says of the dungeon does not hold: the key concerned, and the reason."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


def prepare(position: Position, given: dict[str, str], rows: list[str], running: bool) -> None:
    """Go underground where the position's rules say so.

    Raises:
        WrongGround: the header says something that does not hold.
    """
    if RULE_SET not in position.rules["set"].split("+"):
        for key in KEYS:
            if key in given or (key == "map" and rows):
                raise WrongGround(key, f"{key}: belongs to rules: {RULE_SET}")
        return
    ground = Dungeon(_map(given, rows))
    for key in ("chests", "teleporters"):
        if key in given:
            setattr(ground, key, _squares(key, given[key]))
    if running and (not ground.working or (OFF in ground.teleporters and "teleporters" not in given)):
        raise WrongGround(
            "teleporters", "a match that has begun has its teleporters: name the squares of those not drawn"
        )
    position.go_underground(ground)
    if "chests" in given:
        close(position, tuple(sorted(ground.chests, key=reading_order)))
    for key, sq in [*(("chests", sq) for sq in ground.chests), *(("teleporters", sq) for sq in ground.teleporters)]:
        if sq != OFF and sq not in ground.map.floor:
            raise WrongGround(key, f"{square_name(sq)} is no floor of this dungeon")
    if "limits" in given:
        position.rules["dungeon_turns"] = _limits(given["limits"])
    if "clock" in given:
        ground.happened = tuple(given["clock"].split())
        if not set(ground.happened) <= set(EVENTS[:2]):
            raise WrongGround("clock", f"clock names what has happened: {' '.join(EVENTS[:2])}")


def _map(given: dict[str, str], rows: list[str]) -> DungeonMap:
    name = given.get("dungeon", "")
    if rows:
        drawn = parse("\n".join(row.removeprefix('"').removesuffix('"') for row in rows) + "\n", name)
        if drawn.misread or not drawn.floor:
            raise WrongGround(
                "map", f"the map cannot be read: {', '.join(one.code for one in drawn.misread) or 'empty'}"
            )
        return drawn
    try:
        return dungeon(name)
    except UnknownDungeon:
        raise WrongGround("dungeon", f"rules: {RULE_SET} needs dungeon: and one of {' '.join(dungeon_ids())}") from None


def _squares(key: str, text: str) -> tuple[Square, ...]:
    found: list[Square] = []
    for word in text.split():
        sq = OFF if word == NONE else parse_square(word)
        if sq is None or (word == NONE and key == "chests"):
            if not (word == "none" and len(text.split()) == 1):
                raise WrongGround(key, f"{key}: {word!r} is no square")
            continue
        found.append(sq)
    return tuple(found)


def _limits(text: str) -> list[int]:
    words = text.split()
    found = dict(zip(EVENTS, LIMITS, strict=True))
    for what, number in zip(words[::2], words[1::2], strict=False):
        if what not in EVENTS or not (number.isascii() and number.isdigit() and len(number) <= 3):
            raise WrongGround("limits", f"limits are: {' '.join(f'{name} {n}' for name, n in found.items())}")
        found[what] = int(number)
    if len(words) % 2:
        raise WrongGround("limits", f"{words[-1]} has no number")
    return list(found.values())


def lines(position: Position) -> list[str]:
    """The header lines that tell the dungeon of a position."""
    ground = position.dungeon
    if ground is None:
        return []
    found = [f"dungeon: {ground.map.name}"] if ground.map.name else []
    if not is_built_in(ground.map):
        found += [f'map: "{row}"' for row in ground.map.text.splitlines()]
    if ground.chests != ground.map.chests:
        found.append(f"chests: {' '.join(map(square_name, ground.chests)) or 'none'}")
    if ground.teleporters != Dungeon(ground.map).teleporters:
        names = [square_name(sq) if sq != OFF else NONE for sq in ground.teleporters]
        found.append(f"teleporters: {' '.join(names)}")
    if tuple(limits(position.rules).values()) != LIMITS:
        found.append("limits: " + " ".join(f"{what} {number}" for what, number in limits(position.rules).items()))
    if ground.happened:
        found.append(f"clock: {' '.join(ground.happened)}")
    return found


def marks(position: Position) -> dict[Square, str]:
    """By square, what the picture shows where nobody stands."""
    ground = position.dungeon
    if ground is None:
        return {}
    field = position.field
    found = {x * 64 + y: "###" for x in range(field.width) for y in range(field.height)}
    for y, row in enumerate(ground.map.rows):
        for x, sign in enumerate(row):
            if sign not in "# ":
                found[x * 64 + y] = "." if sign.isdigit() or sign == "C" else sign.upper()
    for number in ground.working:
        found[ground.teleporters[number - 1]] = f"({number})"
    for sq in ground.chests:
        found[sq] = "[C]"
    return found

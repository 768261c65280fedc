"""The tables of the rules, row by row as the engine has them.

Seed 000, *Tabla de patada inicial*, *Tabla de agilidad*, *El Resultado*, *Tabla de heridas*; seed 003, *Tabla de
lesiones*, *Tabla de puntos de estrellato*, *Incentivos*; supplement 2, 6 and 8.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any

from engine import inducements, rosters
from engine.match.block import count_dice
from engine.match.decisions import FACE_ORDER, FACES
from engine.match.field import square
from engine.match.injury import casualty_result
from engine.match.kickoff_table import RESULTS
from engine.match.passing import RANGE_MODIFIER, band
from engine.match.position import Player
from engine.match.rolls import agility_target
from engine.match.weather import weather_for
from services.language import Texts
from services.narration.names import key

#: Injury rolls by total (supplement 9); the highest two dice give is 12.
INJURIES = ((2, 7, "stunned"), (8, 9, "knocked_out"), (10, 12, "casualty"))
#: Star player points by what earns them (seed 003, *Tabla de puntos de estrellato*).
POINTS = {"comp": 1, "cas": 2, "int": 2, "td": 3, "mvp": 5}
#: Rolls against the agility table, as the supplement orders them.
ROLLS = ("dodge", "pick_up", "catch", "pass", "intercept", "leap", "landing", "gaze")
#: Whose rules are others under the secret weapons of 2003 (seed 001).
WEAPONS = ("ball_and_chain", "bombardier", "chainsaw", "stab", "secret_weapon", "no_hands")
#: How far the ruler reaches, and the most that the agility table tells apart.
FARTHEST, MOST_AGILE = 13, 6

Facts = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Page:
    """An answer: a title and lines of Discord's markdown."""

    title: str
    lines: tuple[str, ...]


def profile(characteristics: tuple[int, int, int, int], texts: Texts) -> str:
    """The four characteristics in one line."""
    names = ("ma", "st", "ag", "av")
    return " · ".join(
        f"{texts.say(f'rule-stat-{name}')} {value}" for name, value in zip(names, characteristics, strict=True)
    )


def table(ident: str, texts: Texts, facts: Facts) -> Page:
    """A table of :data:`TABLES` with all its rows.

    Raises:
        LookupError: there is no such table.
    """
    return Page(texts.say(f"rule-table-{ident}"), tuple(_MAKERS[ident](texts, facts)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _signed(number: int) -> str:
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _runs(numbers: Iterable[int], result: Callable[[int], str]) -> list[tuple[str, str]]:
    """Rolls that follow each other and mean the same as one row."""
    return [(_span(list(rolls)), name) for name, rolls in groupby(numbers, result)]


def _rows(rows: Iterable[tuple[str, str]], names: str, effects: str, texts: Texts, facts: Facts) -> list[str]:
    return [
        f"**{roll}** {_capital(texts.say(f'{names}-{key(name)}'))}: {texts.say(f'{effects}-{key(name)}', **facts)}"
        for roll, name in rows
    ]


# The tables


def _kickoff(texts: Texts, facts: Facts) -> list[str]:
    rows = [(str(total), result.name) for total, result in RESULTS.items()]
    return [texts.say("rule-about-kickoff"), "", *_rows(rows, "kickoff", "rule-kickoff", texts, facts)]


def _weather(texts: Texts, facts: Facts) -> list[str]:
    rows = _runs(range(2, 13), weather_for)
    return [texts.say("rule-about-weather", **facts), "", *_rows(rows, "weather", "rule-weather", texts, facts)]


def _injury(texts: Texts, facts: Facts) -> list[str]:
    rows = [(f"{low}–{high}", name) for low, high, name in INJURIES]
    body = _rows(rows, "injury", "rule-injury", texts, facts)
    return [texts.say("rule-about-injury"), "", *body, "", texts.say("rule-injury-crowd")]


def _casualty_rows() -> list[tuple[str, str]]:
    return _runs((tens * 10 + units for tens in range(1, 7) for units in range(1, 9)), casualty_result)


def _casualty(texts: Texts, facts: Facts) -> list[str]:
    body = _rows(_casualty_rows(), "casualty", "rule-casualty", texts, facts)
    return [texts.say("rule-about-casualty"), "", *body, "", texts.say("rule-casualty-note")]


def _range(texts: Texts, facts: Facts) -> list[str]:
    letters = {name: texts.say(f"rule-range-{name}") for name in RANGE_MODIFIER}
    across = range(FARTHEST + 1)
    grid = ["   " + " ".join("1" if x > 9 else " " for x in across), "   " + " ".join(str(x % 10) for x in across)]
    for y in across:
        cells = (letters.get(band(square(0, 0), square(x, y)), ".") if x or y else "-" for x in across)
        grid.append(f"{y:>2} " + " ".join(cells))
    entries = [
        texts.say(
            "rule-range-entry",
            letter=letters[name],
            band=texts.say(f"band-{name}"),
            modifier=_signed(modifier),
        )
        for name, modifier in RANGE_MODIFIER.items()
    ]
    about = texts.say("rule-about-range")
    return [about, "```", *(line.rstrip() for line in grid), "```", *entries, "", texts.say("rule-range-note")]


def _dice(texts: Texts, facts: Facts) -> list[str]:
    counts = Counter(face for face in FACES if face)
    lines = [texts.say("rule-about-dice", two=count_dice(2, 1), three=count_dice(3, 1)), ""]
    for face in FACE_ORDER:
        name, effect = _capital(texts.say(f"face-{face}")), texts.say(f"rule-face-{face}")
        lines.append(texts.say("rule-face-row", face=name, count=counts[face], effect=effect))
    return [*lines, "", texts.say("rule-dice-assists")]


def _agility(texts: Texts, facts: Facts) -> list[str]:
    targets: list[str] = []
    for ag in range(1, MOST_AGILE + 1):
        target = agility_target(Player(0, 1, "", (0, 0, ag, 0)))
        named = texts.say("rule-agility-and-more", ag=ag) if ag == MOST_AGILE else str(ag)
        targets.append(texts.say("rule-agility-row", ag=named, target=target))
    lines = [texts.say("rule-about-agility"), "", " · ".join(targets), ""]
    for roll in ROLLS:
        name = _capital(texts.say(f"roll-name-{key(roll)}"))
        lines.append(texts.say("rule-roll-row", roll=name, modifiers=texts.say(f"rule-roll-{key(roll)}")))
    return lines


def _points(texts: Texts, facts: Facts) -> list[str]:
    rows = [
        texts.say("rule-points-row", points=points, what=texts.say(f"rule-points-{name}"))
        for name, points in POINTS.items()
    ]
    return [texts.say("rule-about-points"), "", *rows, "", texts.say("rule-points-note")]


# Inducements


@cache
def _item_names() -> dict[str, dict[str, str]]:
    entries: list[dict[str, Any]] = json.loads(
        resources.files("engine.data").joinpath("inducements.json").read_text("utf-8")
    )
    return {entry["id"]: {"en": entry["name_en"], "es": entry["name_es"]} for entry in entries}


def item_name(ident: str, texts: Texts) -> str:
    """What an inducement is called, as the data has it.

    Raises:
        LookupError: there is none with this id.
    """
    return _item_names()[ident][texts.lang]


def staff() -> dict[str, dict[str, inducements.Item]]:
    """Every inducement but players, by id, and what it is to each roster that may hire it."""
    found: dict[str, dict[str, inducements.Item]] = {}
    for roster in rosters.rosters():
        for item in inducements.staff(roster):
            found.setdefault(item.id, {})[roster] = item
    return found


def _cost(items: dict[str, inducements.Item], texts: Texts) -> str:
    """The usual price of an item, and who pays another."""
    usual = Counter(item.cost for item in items.values()).most_common(1)[0][0]
    special = [(roster, item.cost) for roster, item in items.items() if item.cost != usual]
    if not special:
        return texts.say("rule-price", cost=usual)
    teams = texts.join([texts.roster(roster) for roster, _ in special])
    return texts.say("rule-item-some", cost=usual, teams=teams, special=special[0][1])


def _inducements(texts: Texts, facts: Facts) -> list[str]:
    lines = [texts.say("rule-about-inducements"), ""]
    for ident, items in staff().items():
        effect = texts.say(f"rule-item-{key(ident)}", **facts)
        most = max(item.max for item in items.values())
        name = item_name(ident, texts)
        lines.append(texts.say("rule-item-row", name=name, max=most, cost=_cost(items, texts), effect=effect))
    return [*lines, texts.say("rule-item-stars", **facts), texts.say("rule-item-mercenaries", **facts)]


def _weapons(texts: Texts, facts: Facts) -> list[str]:
    rows = [f"**{texts.skill(name)}**: {texts.say(f'rule-2003-{key(name)}')}" for name in WEAPONS]
    return [texts.say("rule-about-weapons"), "", *rows, "", texts.say("rule-2003-argument")]


_MAKERS: dict[str, Callable[[Texts, Facts], list[str]]] = {
    "kickoff": _kickoff,
    "weather": _weather,
    "injury": _injury,
    "casualty": _casualty,
    "range": _range,
    "dice": _dice,
    "agility": _agility,
    "points": _points,
    "inducements": _inducements,
    "weapons": _weapons,
}


def _named(names: str, idents: Iterable[str]) -> Callable[[Texts], list[str]]:
    found = list(dict.fromkeys(idents))
    return lambda texts: [_capital(texts.say(f"{names}-{key(ident)}")) for ident in found]


#: Every table, and by the names of which rows it can be found too.
TABLES: dict[str, Callable[[Texts], list[str]]] = {
    "kickoff": _named("kickoff", (result.name for result in RESULTS.values())),
    "weather": _named("weather", map(weather_for, range(2, 13))),
    "injury": _named("injury", (name for _, _, name in INJURIES)),
    "casualty": _named("casualty", (name for _, name in _casualty_rows())),
    "range": _named("band", RANGE_MODIFIER),
    "dice": _named("face", FACE_ORDER),
    "agility": lambda texts: [],
    "points": lambda texts: [],
    "inducements": lambda texts: [item_name(ident, texts) for ident in (*staff(), "star_players", "mercenaries")],
    "weapons": lambda texts: [],
}

"""Nine named positions that every change of the pictures is looked at with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.match import dungeons as maps
from render.from_game import shape_of_dungeon
from render.scene import (
    STANDARD_FIELD,
    Arrow,
    ArrowKind,
    DiceShown,
    Face,
    Mark,
    MarkKind,
    Path,
    PathStep,
    Posture,
    Scene,
    Square,
    TeamPanel,
    Token,
    View,
)

HUMAN = {
    1: "human.lineman",
    2: "human.lineman",
    3: "human.ogre",
    4: "human.lineman",
    5: "human.catcher",
    6: "human.catcher",
    7: "human.thrower",
    8: "human.blitzer",
    9: "human.blitzer",
    10: "human.blitzer",
    11: "human.blitzer",
    12: "human.lineman",
    13: "human.lineman",
}
ORC = {
    1: "orc.black_orc_blocker",
    2: "orc.black_orc_blocker",
    3: "orc.black_orc_blocker",
    4: "orc.troll",
    5: "orc.blitzer",
    6: "orc.blitzer",
    7: "orc.blitzer",
    8: "orc.blitzer",
    9: "orc.thrower",
    10: "orc.goblin",
    11: "orc.lineman",
    12: "orc.lineman",
    13: "orc.goblin",
}


def sq(name: str) -> Square:
    """The square called ``M8``."""
    return ord(name[0]) - 65, int(name[1:]) - 1


def squad(side: int, places: str, **states: str) -> tuple[Token, ...]:
    """Tokens from ``7:K7 8:J8``; keyword arguments name a state and the shirts that are in it: ``prone="1 9"``."""
    roles = (HUMAN, ORC)[side]
    found = {}
    for entry in places.split():
        number, place = entry.split(":")
        found[int(number)] = Token(side, int(number), sq(place), roles[int(number)])
    for state, shirts in states.items():
        for shirt in map(int, shirts.split()):
            change: dict[str, Any] = {"posture": Posture(state)} if state in ("prone", "stunned") else {state: True}
            found[shirt] = replace(found[shirt], **change)
    return tuple(found.values())


def _teams(active: int, **about: dict[str, Any]) -> dict[str, Any]:
    home = TeamPanel("Harbour Lanterns", turn=5, rerolls=2, apothecaries=1, active=active == 0, reserves=(12, 13))
    away = TeamPanel("Skarn Ridge Diggers", turn=4, rerolls=3, active=active == 1, reserves=(13,))
    return {"home": replace(home, **about.get("home", {})), "away": replace(away, **about.get("away", {}))}


def set_up() -> Scene:
    home = squad(0, "1:M7 2:M8 4:M9 3:L7 8:L5 9:L11 10:K3 11:K13 7:F8 5:H5 6:H11")
    away = squad(1, "1:N7 2:N8 3:N9 4:O6 5:O10 6:P3 7:P13 8:R5 9:V8 10:R11 11:S8")
    zones = tuple(Mark(MarkKind.ZONE, sq(f"M{row}")) for row in range(5, 12) if row not in (7, 8, 9))
    return Scene(
        **_teams(
            0,
            home={"turn": 0, "rerolls": 3, "reserves": (12, 13)},
            away={"turn": 0, "rerolls": 3, "reserves": (12, 13)},
        ),
        tokens=home + away,
        marks=zones,
        period="1st half",
        weather="nice",
        weather_text="nice",
        caption="Harbour Lanterns set up to receive: 11 of 11 placed",
        view=View.WHOLE,
    )


def spread_turn() -> Scene:
    home = squad(0, "1:M7 2:M8 3:M9 4:C3 8:T2 9:U12 10:K12 11:J5 7:F8 5:W6 6:D13", prone="1")
    away = squad(1, "1:N7 2:N9 3:N8 4:O10 5:G7 6:C9 7:P3 8:S12 9:X8 10:L14 11:V4", stunned="11")
    return Scene(
        **_teams(1, home={"turn": 6}, away={"turn": 6}),
        tokens=home + away,
        ball=sq("E10"),
        period="1st half",
        weather="rain",
        weather_text="pouring rain",
        caption="Turn 6 of Skarn Ridge Diggers: the ball lies on E10",
    )


def _around(square: Square) -> list[Square]:
    x, y = square
    return [
        (x + dx, y + dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (dx or dy) and 0 <= x + dx < STANDARD_FIELD.width and 0 <= y + dy < STANDARD_FIELD.height
    ]


def reach(tokens: tuple[Token, ...], mover: Token, steps: int, agility: int = 3) -> tuple[Mark, ...]:
    """Every square he can walk to: unmarked if no roll is asked for, else the chance of the best walk in per cent."""
    taken = {t.square for t in tokens}
    foes = [t.square for t in tokens if t.side != mover.side and t.posture is Posture.STANDING and not t.lost]
    zones = {(x, y): sum(f in _around((x, y)) for f in foes) for x in range(26) for y in range(15)}
    best: dict[Square, tuple[float, tuple[int, ...]]] = {mover.square: (1.0, ())}
    front = dict(best)
    for _ in range(steps):
        following: dict[Square, tuple[float, tuple[int, ...]]] = {}
        for here, (chance, rolls) in front.items():
            for there in _around(here):
                if there in taken:
                    continue
                need = min(6, max(2, 6 - agility + zones[there])) if zones[here] else 0
                reached = (chance * (7 - need) / 6 if need else chance, (*rolls, need) if need else rolls)
                if reached[0] > following.get(there, (0.0, ()))[0] and reached[0] > best.get(there, (0.0, ()))[0]:
                    following[there] = best[there] = reached
        front = following
    del best[mover.square]
    marks = []
    for square, (chance, rolls) in sorted(best.items()):
        text = f"{chance * 100:.0f}%" if rolls else ""
        marks.append(Mark(MarkKind.REACH, square, text))
    return tuple(marks)


def cage() -> Scene:
    home = squad(
        0, "1:N6 2:N8 3:P6 4:P8 7:O7 8:Q5 9:Q10 10:L6 11:L9 5:S4 6:M12", has_ball="7", used="1 2 3 4", selected="7"
    )
    away = squad(1, "1:Q6 2:Q8 3:R7 4:S9 5:R4 6:Q12 7:T5 8:T10 9:W8 10:L4 11:V6", lost="4", prone="10")
    mover = next(t for t in home if t.selected)
    return Scene(
        **_teams(0),
        tokens=home + away,
        marks=reach(home + away, mover, 3),
        period="1st half",
        weather="sunny",
        weather_text="very sunny",
        caption="#7 Thrower (move), one square left, then 2 by going for it",
    )


def block() -> Scene:
    home = squad(
        0,
        "1:M7 2:M8 3:M9 4:L10 8:J8 9:M5 10:L13 11:I5 7:K7 5:K12 12:M11",
        used="1 2",
        has_ball="7",
        prone="4",
        selected="3",
    )
    away = squad(1, "1:N7 2:N8 3:N9 4:O10 5:N6 6:Q8 7:P4 8:O12 9:R11 10:S6 11:N11", stunned="8", prone="1")
    return Scene(
        **_teams(
            0, home={"score": 1, "reserves": (13,), "knocked_out": (6,)}, away={"casualties": (13,), "reserves": (12,)}
        ),
        tokens=home + away,
        marks=(Mark(MarkKind.TARGET, sq("N9"), dice=2),),
        arrows=(Arrow(ArrowKind.PUSH, (sq("N10"), sq("N11"))),),
        dice=(DiceShown((Face.BOTH, Face.POW)),),
        focus=(sq("M9"), sq("N9")),
        period="1st half",
        weather="nice",
        weather_text="nice",
        caption="#3 Ogre blocks #3 Black Orc: Harbour Lanterns choose a die",
    )


def blitz() -> Scene:
    home = squad(
        0, "1:M7 2:M8 3:M9 4:L10 8:K4 9:M5 10:L13 11:I5 7:H7 5:K12 12:M11", used="1 2 3", has_ball="7", selected="8"
    )
    away = squad(1, "1:N7 2:N8 3:N9 4:R5 5:N6 6:P6 7:O10 8:O12 9:R11 10:Q8 11:N11", cannot_act="9")
    steps = (PathStep(sq("L4")), PathStep(sq("M4")), PathStep(sq("N4")), PathStep(sq("O5")), PathStep(sq("P5"), "4+"))
    return Scene(
        **_teams(0, home={"score": 1}),
        tokens=home + away,
        path=Path(sq("K4"), steps),
        marks=(Mark(MarkKind.TARGET, sq("P6"), dice=1), Mark(MarkKind.TARGET, sq("R5"), dice=-2)),
        dice=(DiceShown((4,), need="3+", success=True), DiceShown((1, 5), chosen=1, need="3+", success=True)),
        period="2nd half",
        weather="blizzard",
        weather_text="blizzard",
        caption="#8 Blitzer to P5, blitz #6: dodge 4+ = 50 % (75 % with a re-roll)",
    )


def throw() -> Scene:
    home = squad(
        0,
        "1:M7 2:M8 3:M9 4:L10 8:J8 9:P4 10:L13 11:I5 7:I9 5:Q12 6:L4",
        used="1 2 4",
        has_ball="7",
        selected="7",
        star="9",
    )
    away = squad(1, "1:N7 2:N8 3:N9 4:O10 5:N5 6:Q8 7:P6 8:O12 9:S11 10:S6 11:L11", lost="4", prone="11")
    passer = sq("I9")
    needs = {MarkKind.QUICK: "3+", MarkKind.SHORT: "4+", MarkKind.LONG: "5+", MarkKind.BOMB: "6+"}
    told = {t.square for t in home} | {sq("K9"), sq("K7"), sq("N12"), sq("O8"), sq("F9"), sq("R9"), sq("D9")}
    bands = []
    for x in range(STANDARD_FIELD.width):
        for y in range(STANDARD_FIELD.height):
            far = ((x - passer[0]) ** 2 + (y - passer[1]) ** 2) ** 0.5
            for kind, limit in (
                (MarkKind.QUICK, 3.5),
                (MarkKind.SHORT, 6.8),
                (MarkKind.LONG, 10.2),
                (MarkKind.BOMB, 13.2),
            ):
                if 0 < far <= limit:
                    bands.append(Mark(kind, (x, y), needs[kind] if (x, y) in told else ""))
                    break
    return Scene(
        **_teams(0, home={"turn": 8, "rerolls": 0}, away={"turn": 7, "rerolls": 1}),
        tokens=home + away,
        marks=tuple(bands),
        period="2nd half",
        weather="sweltering",
        weather_text="sweltering heat",
        caption="#7 Thrower to #6 Catcher: short pass 4+ (Pass), catch 3+ (Catch) = 67 %",
        focus=(sq("L4"),),
    )


def crowd() -> Scene:
    home = squad(
        0,
        "1:R12 2:S14 4:T13 8:Q13 9:U15 10:P15 11:T11 3:R14 7:O10",
        prone="1 9 3",
        stunned="2",
        used="8 10",
        rooted="3",
        lost="11",
    )
    away = squad(
        1,
        "1:S12 2:T14 3:S13 5:U13 6:Q15 7:Q11 8:V14 10:R15 11:S15 4:U11",
        stunned="6 10 11",
        prone="2",
        lost="4",
        selected="3",
        star="7",
    )
    return Scene(
        **_teams(
            1,
            home={"knocked_out": (5, 12), "casualties": (13,), "sent_off": (6,), "reserves": ()},
            away={"knocked_out": (9, 12, 14), "casualties": (13,), "reserves": ()},
        ),
        tokens=home + away,
        ball=sq("T15"),
        marks=(
            Mark(MarkKind.PUSH, sq("U12"), "U12"),
            Mark(MarkKind.PUSH, sq("U14"), "U14"),
            Mark(MarkKind.TARGET, sq("T13")),
        ),
        arrows=(
            Arrow(ArrowKind.BALL, (sq("R11"), sq("T15"))),
            Arrow(ArrowKind.MOVE, (sq("P10"), sq("P11"), sq("P12"), sq("Q13"))),
        ),
        dice=(DiceShown((Face.SKULL, Face.PUSH, Face.STUMBLE), chosen=1),),
        period="2nd half",
        weather="rain",
        weather_text="pouring rain",
        caption="#3 Black Orc pushes #4 Lineman: where to?",
    )


def dash() -> Scene:
    home = squad(
        0, "1:N7 2:N9 3:O8 4:R5 8:T8 9:V10 10:S11 11:U6 5:V7 7:M8 12:Q12", has_ball="5", selected="5", used="7 2"
    )
    away = squad(1, "1:O7 2:O9 3:P8 4:P11 5:W7 6:W9 7:U9 8:S7 9:T4 10:X12 11:Q9", prone="7", lost="10")
    steps = (
        PathStep(sq("V6"), "4+"),
        PathStep(sq("W5"), "3+"),
        PathStep(sq("X5")),
        PathStep(sq("Y6"), "2+"),
        PathStep(sq("Z6"), "2+"),
    )
    return Scene(
        **_teams(0, home={"turn": 8, "score": 1}, away={"turn": 8, "score": 1}),
        tokens=home + away,
        path=Path(sq("V7"), steps),
        arrows=(Arrow(ArrowKind.BALL, (sq("M8"), sq("V7"))),),
        dice=(DiceShown((6,), need="5+", success=True), DiceShown((1, 3), chosen=1, need="3+", success=True)),
        period="2nd half",
        weather="nice",
        weather_text="nice",
        caption="#5 Catcher scores on Z6: dodge 4+, 3+ (Dodge), go for it 2+, 2+ = 42 %",
    )


def dungeon() -> Scene:
    """Underground: every kind of terrain, closed chests, teleporters."""
    drawn = maps.dungeon("temple")
    placed = dict(drawn.teleporters)
    ground = shape_of_dungeon(drawn, drawn.chests[1:], tuple(placed[number] for number in sorted(placed)))
    home = squad(0, "1:B5 2:B9 3:G4 5:J7 8:L6 9:P7", prone="3", has_ball="5", selected="5")
    away = squad(1, "1:S7 4:V7 5:W4 7:R12 11:S8 12:Z8", used="7", stunned="5")
    teams = _teams(0, home={"turn": 7, "turns": 0}, away={"turn": 6, "turns": 0})
    return Scene(
        **teams,
        tokens=home + away,
        field=ground,
        period="Dungeonbowl",
        weather="",
        caption="#5 Catcher carries the ball",
        view=View.WHOLE,
    )


POSITIONS = {
    "set-up": set_up,
    "spread-turn": spread_turn,
    "cage": cage,
    "block": block,
    "blitz": blitz,
    "pass": throw,
    "crowd": crowd,
    "dash": dash,
    "dungeon": dungeon,
}

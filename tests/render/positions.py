"""Eight named positions that every change of the pictures is looked at with."""

from __future__ import annotations

from dataclasses import replace

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
            change = {"posture": Posture(state)} if state in ("prone", "stunned") else {state: True}
            found[shirt] = replace(found[shirt], **change)
    return tuple(found.values())


def _teams(active: int, **about: dict[str, object]) -> dict[str, TeamPanel]:
    home = TeamPanel("Reikland Ravens", turn=5, rerolls=2, apothecaries=1, active=active == 0, reserves=(12, 13))
    away = TeamPanel("Iron Tusks", turn=4, rerolls=3, active=active == 1, reserves=(13,))
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
        caption="Reikland Ravens set up to receive: 11 of 11 placed",
        view=View.WHOLE,
    )


def spread_turn() -> Scene:
    home = squad(0, "1:M7 2:M8 3:M9 4:L3 8:T2 9:U12 10:K12 11:J5 7:F8 5:W6 6:H13", prone="1")
    away = squad(1, "1:N7 2:N9 3:N8 4:O10 5:G7 6:H9 7:P3 8:S12 9:X8 10:L14 11:V4", stunned="11")
    return Scene(
        **_teams(1, home={"turn": 6}, away={"turn": 6}),
        tokens=home + away,
        ball=sq("E10"),
        period="1st half",
        weather="rain",
        weather_text="pouring rain",
        caption="Turn 6 of Iron Tusks: the ball lies on E10",
    )


def cage() -> Scene:
    home = squad(
        0, "1:N6 2:N8 3:P6 4:P8 7:O7 8:Q5 9:Q9 10:L6 11:L9 5:S7 6:M12", has_ball="7", used="1 2 3 4", selected="7"
    )
    away = squad(1, "1:R6 2:R8 3:R7 4:S9 5:Q4 6:Q11 7:T5 8:T10 9:W8 10:M4 11:V6", lost="4", prone="10")
    reach = (
        Mark(MarkKind.REACH, sq("O6")),
        Mark(MarkKind.REACH, sq("O8")),
        Mark(MarkKind.REACH, sq("N7")),
        Mark(MarkKind.REACH, sq("P7")),
        Mark(MarkKind.REACH, sq("Q7"), "3+"),
        Mark(MarkKind.REACH, sq("Q6"), "4+"),
        Mark(MarkKind.REACH, sq("Q8"), "4+"),
        Mark(MarkKind.REACH, sq("O5")),
        Mark(MarkKind.REACH, sq("O9")),
        Mark(MarkKind.REACH, sq("P5")),
        Mark(MarkKind.REACH, sq("P9")),
        Mark(MarkKind.REACH, sq("M7")),
        Mark(MarkKind.REACH, sq("M8")),
        Mark(MarkKind.REACH, sq("M6")),
        Mark(MarkKind.REACH, sq("N5")),
        Mark(MarkKind.REACH, sq("N9")),
    )
    return Scene(
        **_teams(0),
        tokens=home + away,
        marks=reach,
        period="1st half",
        weather="sunny",
        weather_text="very sunny",
        caption="#7 Thrower: 6 squares left, no roll inside the cage",
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
        arrows=(Arrow(ArrowKind.PUSH, (sq("M8"), sq("N8"))),),
        dice=(DiceShown((Face.BOTH, Face.POW)),),
        focus=(sq("M9"), sq("N9")),
        period="1st half",
        weather="nice",
        weather_text="nice",
        caption="#3 Ogre blocks #3 Black Orc: Reikland Ravens choose a die",
    )


def blitz() -> Scene:
    home = squad(
        0, "1:M7 2:M8 3:M9 4:L10 8:K4 9:M5 10:L13 11:I5 7:H7 5:K12 12:M11", used="1 2 3", has_ball="7", selected="8"
    )
    away = squad(1, "1:N7 2:N8 3:N9 4:O10 5:N6 6:P6 7:R4 8:O12 9:R11 10:Q7 11:N11", cannot_act="4")
    steps = (
        PathStep(sq("L4")),
        PathStep(sq("M4")),
        PathStep(sq("N4")),
        PathStep(sq("O5"), "3+"),
        PathStep(sq("P5"), "2+"),
    )
    return Scene(
        **_teams(0, home={"score": 1}),
        tokens=home + away,
        path=Path(sq("K4"), steps),
        marks=(Mark(MarkKind.TARGET, sq("P6"), dice=1),),
        dice=(DiceShown((4,), need="3+", success=True), DiceShown((1, 5), chosen=1, need="3+", success=True)),
        period="2nd half",
        weather="blizzard",
        weather_text="blizzard",
        caption="#8 Blitzer → P5, blitz #6: dodge 3+, go for it 2+ = 56 % (74 % with a re-roll)",
    )


def throw() -> Scene:
    home = squad(
        0,
        "1:M7 2:M8 3:M9 4:L10 8:J8 9:P4 10:L13 11:I5 7:I9 5:Q12 6:O6",
        used="1 2 4",
        has_ball="7",
        selected="7",
        star="9",
    )
    away = squad(1, "1:N7 2:N8 3:N9 4:O10 5:N5 6:Q8 7:P6 8:O12 9:S11 10:S6 11:L11", lost="4", prone="11")
    passer = sq("I9")
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
                    bands.append(
                        Mark(
                            kind,
                            (x, y),
                            {"P4": "5+", "O6": "4+", "J8": "2+", "Q12": "5+"}.get(f"{chr(65 + x)}{y + 1}", ""),
                        )
                    )
                    break
    return Scene(
        **_teams(0, home={"turn": 8, "rerolls": 0}, away={"turn": 7, "rerolls": 1}),
        tokens=home + away,
        marks=tuple(bands),
        period="2nd half",
        weather="sweltering",
        weather_text="sweltering heat",
        caption="#7 Thrower passes to #6 Catcher: short, 4+ then 3+ = 44 %",
        focus=(sq("O6"),),
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
            Mark(MarkKind.PUSH, sq("R13"), "1"),
            Mark(MarkKind.PUSH, sq("U14"), "2"),
            Mark(MarkKind.TARGET, sq("T13"), dice=-2),
        ),
        arrows=(
            Arrow(ArrowKind.BALL, (sq("R11"), sq("T15"))),
            Arrow(ArrowKind.MOVE, (sq("P10"), sq("P11"), sq("P12"), sq("Q13"))),
        ),
        dice=(DiceShown((Face.SKULL, Face.PUSH, Face.STUMBLE), chosen=1), DiceShown((5, 4), need="9+", success=True)),
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
        PathStep(sq("V6"), "3+"),
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
        dice=(DiceShown((6,), need="4+", success=True), DiceShown((3,), need="3+", success=True)),
        period="2nd half",
        weather="nice",
        weather_text="nice",
        caption="#5 Catcher scores on Z6: dodge 2+, 3+, go for it 2+, 2+ = 39 % (61 %)",
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
}

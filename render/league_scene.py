"""What the pictures of a league show, free of the engine and of any language: every text is already translated."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from render.palette import STANDARD, Colour

TeamColourPair = tuple[Colour, Colour]
PLAIN_COLOURS: TeamColourPair = (STANDARD.teams[0].face, STANDARD.teams[0].rim)
"""Of a team that has chosen none."""

EMBLEMS = (
    *("ape", "axe", "ball", "bomb", "bull", "chain", "chainsaw", "crocodile", "dagger", "dancer", "dwarf", "frog"),
    *("ghoul", "goblin", "golem", "halfling", "horns", "lizard", "minion", "mummy", "ogre", "orc", "rat", "roller"),
    *("skeleton", "star", "tentacles", "treeman", "troll", "vampire", "warrior", "wight", "wolf", "zombie"),
)
"""The silhouettes a team may bear."""


@dataclass(frozen=True, slots=True)
class Badge:
    """How a team is known at a glance: its shield in two colours with an emblem, the name of a silhouette.

    Without an emblem, or with one that does not exist, the shield bears the initials.
    """

    initials: str = ""
    emblem: str = ""
    colours: TeamColourPair = PLAIN_COLOURS


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the sheet's head, and what it is."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Characteristic:
    """A characteristic as it is now; ``change`` is what separates it from the position's."""

    value: int
    change: int = 0


@dataclass(frozen=True, slots=True)
class SkillShown:
    """A skill by its name, or a gained characteristic; ``learned`` if it is not the position's."""

    name: str
    learned: bool = False


class SignKind(StrEnum):
    """What a player's sign warns of; each has its own silhouette."""

    MISSES = "misses"
    NIGGLING = "niggling"
    LOWERED = "lowered"
    OPEN_ROLL = "open_roll"
    JOURNEYMAN = "journeyman"


@dataclass(frozen=True, slots=True)
class Sign:
    """A state of a player that the coach must know."""

    kind: SignKind
    text: str


@dataclass(frozen=True, slots=True)
class SheetPlayer:
    """A player's row.

    Attributes:
        role: full position id, for the silhouette; ``position`` is its name.
        characteristics: MA, ST, AG and AV.
        points: completions, touchdowns, interceptions, casualties, most valuable player: how many of each.
        spp: star player points.
        value: his value, short.
        absent: he cannot play the next match.
    """

    number: int
    name: str
    position: str
    role: str
    characteristics: tuple[Characteristic, Characteristic, Characteristic, Characteristic]
    skills: tuple[SkillShown, ...] = ()
    signs: tuple[Sign, ...] = ()
    points: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    spp: int = 0
    value: str = ""
    absent: bool = False


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """The heads of the sheet's columns; ``points`` as in :class:`SheetPlayer`, ``legend`` explains what is marked."""

    player: str = ""
    characteristics: tuple[str, str, str, str] = ("MA", "ST", "AG", "AV")
    points: tuple[str, str, str, str, str] = ("", "", "", "", "")
    spp: str = ""
    value: str = ""
    learned: str = ""
    raised: str = ""
    lowered: str = ""


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A team sheet.

    ``about`` is the line under the name (roster, coach, phase), ``trophies`` the one after it; ``figures`` (money and
    record) and ``staff`` are rows of up to five; ``empty`` is said where there is no player yet.
    """

    name: str
    about: str = ""
    trophies: str = ""
    badge: Badge = Badge()
    figures: tuple[Figure, ...] = ()
    staff: tuple[Figure, ...] = ()
    columns: SheetColumns = SheetColumns()
    players: tuple[SheetPlayer, ...] = ()
    empty: str = ""
    colour_blind: bool = False


class Outcome(StrEnum):
    """How a match went for a team; forfeits are told as what they were given as."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class FormMark:
    """One of the last matches: its outcome and the letter that stands for it."""

    outcome: Outcome
    letter: str


class Zone(StrEnum):
    """What a place in the table leads to."""

    UP = "up"
    STAYS = ""
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A team's row.

    ``about`` stands under its name; ``level`` says that only a coin can part it from a neighbour; ``touchdowns`` and
    ``casualties`` are for and against; ``form`` has the last matches, oldest first; ``own`` marks the reader's team.
    """

    place: int
    name: str
    about: str = ""
    badge: Badge = Badge()
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    touchdowns: tuple[int, int] = (0, 0)
    casualties: tuple[int, int] = (0, 0)
    form: tuple[FormMark, ...] = ()
    points: int = 0
    level: bool = False
    zone: Zone = Zone.STAYS
    own: bool = False


@dataclass(frozen=True, slots=True)
class StandingsColumns:
    """The heads of the table's columns, and what the marks of its legend mean."""

    team: str = ""
    played: str = ""
    won: str = ""
    drawn: str = ""
    lost: str = ""
    touchdowns: str = ""
    casualties: str = ""
    form: str = ""
    points: str = ""
    up: str = ""
    down: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class StandingsScene:
    """The table of a division, or a part of a long one."""

    title: str
    about: str = ""
    columns: StandingsColumns = StandingsColumns()
    rows: tuple[StandingsRow, ...] = ()
    empty: str = ""
    colour_blind: bool = False

"""The colours of the pictures, and the 64 of them a picture is stored in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from PIL import Image

Colour = tuple[int, int, int]

BLACK: Colour = (10, 12, 16)
WHITE: Colour = (255, 255, 255)
NIGHT: Colour = (18, 22, 30)
SLATE: Colour = (34, 40, 52)
STEEL: Colour = (92, 100, 114)
SILVER: Colour = (196, 203, 212)
GOLD: Colour = (255, 217, 61)
UMBER: Colour = (74, 52, 8)
LEATHER: Colour = (138, 70, 24)
CREAM: Colour = (255, 238, 205)
REACHED: Colour = (104, 140, 62)
RISKY: Colour = (58, 80, 44)
GOOD: Colour = (88, 214, 104)
BAD: Colour = (255, 92, 92)


@dataclass(frozen=True, slots=True)
class TeamColours:
    """One team: the token's face and rim, the silhouette on it, its number and the number's outline, its end zone and its name."""

    face: Colour
    rim: Colour
    icon: Colour
    number: Colour
    outline: Colour
    spent: Colour
    spent_icon: Colour
    ground: Colour
    name: Colour


@dataclass(frozen=True, slots=True)
class Terrain:
    """What lies and stands in a dungeon."""

    rock: Colour = (24, 25, 31)
    brick: Colour = (70, 66, 64)
    mortar: Colour = (36, 34, 36)
    lava: Colour = (208, 72, 10)
    lava_light: Colour = (255, 196, 60)
    water: Colour = (14, 58, 98)
    water_light: Colour = (80, 148, 190)
    wood: Colour = (140, 98, 56)
    wood_dark: Colour = (40, 26, 14)
    statue: Colour = (150, 146, 140)
    portal: Colour = (112, 60, 168)
    portal_light: Colour = (206, 150, 255)

    @property
    def all(self) -> tuple[Colour, ...]:
        """Its colours."""
        return tuple(getattr(self, name) for name in self.__slots__)


@dataclass(frozen=True, slots=True)
class Scheme:
    """All colours that depend on the coach's choice of palette, and on whether the field is a dungeon (``terrain``)."""

    name: str
    grass: tuple[Colour, Colour]
    wide: tuple[Colour, Colour]
    grid: Colour
    teams: tuple[TeamColours, TeamColours]
    terrain: Terrain | None = None


_GRASS: tuple[Colour, Colour] = ((52, 110, 58), (47, 102, 53))
_WIDE: tuple[Colour, Colour] = ((44, 96, 52), (40, 88, 47))

STANDARD = Scheme(
    name="standard",
    grass=_GRASS,
    wide=_WIDE,
    grid=(66, 126, 72),
    teams=(
        TeamColours(
            face=(28, 84, 196),
            rim=(166, 208, 255),
            icon=(138, 186, 255),
            number=WHITE,
            outline=(8, 24, 72),
            spent=(50, 62, 92),
            spent_icon=(110, 124, 158),
            ground=(36, 74, 140),
            name=(140, 194, 255),
        ),
        TeamColours(
            face=(190, 32, 36),
            rim=(255, 196, 168),
            icon=(255, 154, 142),
            number=WHITE,
            outline=(70, 6, 10),
            spent=(94, 58, 56),
            spent_icon=(164, 122, 116),
            ground=(140, 50, 46),
            name=(255, 160, 134),
        ),
    ),
)

COLOUR_BLIND = Scheme(
    name="colour-blind",
    grass=((70, 92, 84), (64, 85, 78)),
    wide=((58, 78, 72), (53, 72, 66)),
    grid=(86, 108, 100),
    teams=(
        TeamColours(
            face=(10, 44, 120),
            rim=(150, 200, 255),
            icon=(110, 160, 244),
            number=WHITE,
            outline=(4, 14, 48),
            spent=(40, 48, 70),
            spent_icon=(104, 114, 142),
            ground=(26, 62, 132),
            name=(140, 194, 255),
        ),
        TeamColours(
            face=(255, 176, 46),
            rim=(96, 52, 0),
            icon=(150, 86, 0),
            number=(24, 14, 0),
            outline=(255, 226, 160),
            spent=(172, 146, 104),
            spent_icon=(132, 108, 72),
            ground=(176, 112, 24),
            name=(255, 190, 84),
        ),
    ),
)


_FLAGS: tuple[Colour, Colour] = ((92, 90, 88), (84, 82, 81))


def _underground(scheme: Scheme) -> Scheme:
    name = f"{scheme.name} underground"
    return replace(scheme, name=name, grass=_FLAGS, wide=_FLAGS, grid=(72, 70, 70), terrain=Terrain())


UNDERGROUND = {scheme: _underground(scheme) for scheme in (STANDARD, COLOUR_BLIND)}


def scheme_for(colour_blind: bool, underground: bool = False) -> Scheme:
    """The scheme of a coach's preference, on the grass or in a dungeon."""
    scheme = COLOUR_BLIND if colour_blind else STANDARD
    return UNDERGROUND[scheme] if underground else scheme


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``a`` with a share of ``b`` in it."""
    return tuple(round(p + (q - p) * share) for p, q in zip(a, b, strict=True))  # type: ignore[return-value]


@cache
def colours(scheme: Scheme) -> tuple[Colour, ...]:
    """The colours of a scheme, 64 at most, in a dungeon 80: its own, and what its edges blend to."""
    chosen = [BLACK, WHITE, NIGHT, SLATE, STEEL, SILVER, GOLD, UMBER, LEATHER, CREAM, REACHED, RISKY, GOOD, BAD]
    chosen += [*scheme.grass, *scheme.wide, scheme.grid]
    for team in scheme.teams:
        chosen += [team.face, team.rim, team.icon, team.number, team.outline]
        chosen += [team.spent, team.spent_icon, team.ground, team.name]
        chosen += [
            mix(team.face, team.outline, 0.5),
            mix(team.outline, team.number, 0.33),
            mix(team.outline, team.number, 0.67),
        ]
        chosen += [mix(team.rim, scheme.grass[0], 0.5), mix(team.face, team.rim, 0.5), mix(team.name, NIGHT, 0.5)]
        chosen += [mix(team.ground, WHITE, 0.35)]
    chosen += [mix(NIGHT, WHITE, share) for share in (0.25, 0.5)]
    chosen += [
        mix(scheme.grass[0], shade, share) for shade, share in ((GOLD, 0.6), (WHITE, 0.1), (WHITE, 0.24), (WHITE, 0.6))
    ]
    chosen += [mix(scheme.grass[0], BLACK, share) for share in (0.28, 0.7)]
    chosen += [mix(scheme.wide[1], BLACK, 0.25)]
    chosen += [mix(GOLD, BLACK, 0.45), mix(LEATHER, CREAM, 0.5), mix(LEATHER, BLACK, 0.5)]
    chosen += scheme.terrain.all if scheme.terrain is not None else ()
    distinct = list(dict.fromkeys(chosen))
    assert len(distinct) <= (64 if scheme.terrain is None else 80), len(distinct)
    return tuple(distinct)


@cache
def palette_image(scheme: Scheme) -> Image.Image:
    """The palette as the image that Pillow quantises against; the last colour fills the table."""
    table = list(colours(scheme))
    table += [table[-1]] * (256 - len(table))
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in table for channel in colour])
    return image

"""Players as patches: one small transparent picture per look, made once and pasted wherever he stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render import shapes
from render.fonts import tight_mask
from render.icons import icon_mask, icon_of
from render.layout import NUMBER_HEIGHT
from render.palette import BLACK, CREAM, GOLD, LEATHER, NIGHT, STEEL, WHITE, Colour, Scheme, mix
from render.scene import Posture, Token

BLEED = 6
"""How far a patch reaches beyond its square on every side, in pixels."""


@dataclass(frozen=True, slots=True)
class Look:
    """Everything about a token that its patch depends on, but not where it stands."""

    side: int
    number: int
    icon: str
    posture: Posture
    has_ball: bool
    used: bool
    selected: bool
    lost: bool
    rooted: bool
    star: bool
    cannot_act: bool
    gazed: bool
    chained: bool
    bomb: bool


def look_of(token: Token) -> Look:
    """The look of a token."""
    return Look(
        token.side,
        token.number,
        icon_of(token.role),
        token.posture,
        token.has_ball,
        token.used,
        token.selected,
        token.lost,
        token.rooted,
        token.star,
        token.cannot_act,
        token.gazed,
        token.chained,
        token.bomb,
    )


@lru_cache(maxsize=1024)
def patch(look: Look, size: int, scheme: Scheme) -> Image.Image:
    """The token on a transparent square, ``size`` plus twice ``BLEED`` pixels wide."""
    return _Painter(look, size, scheme).paint()


class _Painter:
    def __init__(self, look: Look, size: int, scheme: Scheme) -> None:
        self.look = look
        self.size = size
        self.team = scheme.teams[look.side]
        side = size + 2 * BLEED
        self.image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
        self.middle = side // 2
        self.roomy = size >= 48

    def paint(self) -> Image.Image:
        look = self.look
        if look.selected:
            self._brackets()
        down = look.posture is not Posture.STANDING
        width = self.size - (4 if self.roomy else 1)
        height = round(width * 0.62) if down else width - (2 if look.side else 0)
        top = self.middle + width // 2 - height if down else self.middle - height // 2
        self._body(width, height, top)
        if look.posture is Posture.STUNNED:
            self._stars()
        elif look.posture is Posture.PRONE:
            self._chevron()
        number = NUMBER_HEIGHT + self.size // 29 if self.size >= 36 else round(self.size * 0.7)
        lowest = self.middle + self.size // 2 - number // 2 - (3 if self.roomy else 1)
        self._number(number, min(top + height // 2, lowest) if down else lowest if self.roomy else self.middle)
        self._badges()
        return self.image

    def _fill(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Lays colour through a mask over what is there, growing the patch's own outline."""
        layer = Image.new("L", self.image.size, 0)
        layer.paste(mask, (x, y))
        alpha = ImageChops.lighter(self.image.getchannel("A"), layer)
        self.image.paste(colour, (x, y), mask)
        self.image.putalpha(alpha)

    def _centred(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        self._fill(mask, x - mask.width // 2, y - mask.height // 2, colour)

    def _body(self, width: int, height: int, top: int) -> None:
        look, team = self.look, self.team
        left = self.middle - width // 2
        spent = look.used or look.cannot_act
        rim = 3 if self.roomy else 2
        self._fill(shapes.body(look.side, width, height), left, top, BLACK)
        edge = GOLD if look.selected else STEEL if spent else team.rim
        if look.lost:
            self._dashed_edge(width, height, left, top, edge, rim)
        else:
            self._fill(shapes.body(look.side, width - 2, height - 2), left + 1, top + 1, edge)
        inner = (width - 2 - 2 * rim, height - 2 - 2 * rim)
        face = shapes.body(look.side, *inner)
        self._fill(face, left + 1 + rim, top + 1 + rim, team.spent if spent else team.face)
        self._silhouette(face, left + 1 + rim, top + 1 + rim, spent)

    def _dashed_edge(self, width: int, height: int, left: int, top: int, colour: Colour, rim: int) -> None:
        """The rim in pieces: whoever has lost his tackle zone has a broken edge."""
        ring = shapes.body(self.look.side, width - 2, height - 2).copy()
        gaps = Image.new("L", ring.size, 0)
        draw = ImageDraw.Draw(gaps)
        for angle in range(0, 360, 45):
            draw.pieslice((-width, -height, 2 * width, 2 * height), angle, angle + 22, fill=255)
        self._fill(ImageChops.multiply(ring, gaps), left + 1, top + 1, colour)

    def _silhouette(self, face: Image.Image, left: int, top: int, spent: bool) -> None:
        look, team = self.look, self.team
        down = look.posture is not Posture.STANDING
        size = round(self.size * (0.62 if down or not self.roomy else 0.66))
        mask = Image.new("L", face.size, 0)
        shape = icon_mask(look.icon, size, 1 if down else 0)
        sunk = (face.height - size) // 2 if down or not self.roomy else -1
        mask.paste(shape, ((face.width - size) // 2, sunk))
        mask = ImageChops.multiply(mask, face)
        face_colour, icon = (team.spent, team.spent_icon) if spent else (team.face, team.icon)
        self._fill(mask, left, top, icon if self.roomy else mix(face_colour, icon, 0.4))
        if look.posture is Posture.STUNNED:
            self._hatch(face, left, top)

    def _hatch(self, face: Image.Image, left: int, top: int) -> None:
        lines = Image.new("L", face.size, 0)
        draw = ImageDraw.Draw(lines)
        for x in range(-face.height, face.width, 9):
            draw.line((x, face.height, x + face.height, 0), fill=255, width=3)
        self._fill(ImageChops.multiply(lines, face), left, top, self.team.outline)

    def _number(self, height: int, centre: int) -> None:
        team = self.team
        text = str(self.look.number)
        widest = self.size - (6 if self.roomy else 9)
        for stroke, colour in ((3 if self.roomy else 1, team.outline), (0, team.number)):
            mask = tight_mask(text, height, stroke)
            if mask.width > widest + 2 * stroke:
                mask = mask.resize((widest + 2 * stroke, mask.height), Image.Resampling.LANCZOS)
            self._centred(mask, self.middle, centre, colour)

    def _stars(self) -> None:
        """Stars go round the head of a stunned player."""
        size = max(9, round(self.size * 0.27))
        star = icon_mask("star", size)
        back = icon_mask("star", size + 6)
        for x, y in ((-self.size * 0.31, 4), (0, 0), (self.size * 0.31, 4)):
            place = (self.middle + round(x), self._above() + round(y))
            self._centred(back, *place, BLACK)
            self._centred(star, *place, WHITE)

    def _chevron(self) -> None:
        """A prone player lies below an arrow that points to the ground."""
        wide, high = round(self.size * 0.42), max(7, round(self.size * 0.17))
        outer = shapes.polygon(wide + 8, high + 7, [(0, 0), (wide + 8, 0), (wide / 2 + 4, high + 7)])
        inner = shapes.polygon(wide, high, [(0, 0), (wide, 0), (wide / 2, high)])
        y = self._above()
        self._centred(outer, self.middle, y, BLACK)
        self._centred(inner, self.middle, y - 1, WHITE)

    def _above(self) -> int:
        """Where the signs of players who are down begin: in the square where there is room, else above its edge."""
        return BLEED + (round(self.size * 0.13) if self.roomy else -1)

    def _brackets(self) -> None:
        """Four corners round the square of the selected player."""
        full = self.size + 2 * BLEED
        arm = round(self.size * 0.30)
        corners = []
        for x, dx in ((3, 1), (full - 4, -1)):
            for y, dy in ((3, 1), (full - 4, -1)):
                corners.append([(x + dx * arm, y), (x, y), (x, y + dy * arm)])
        self._fill(shapes.strokes(full, full, corners, 7), 0, 0, BLACK)
        self._fill(shapes.strokes(full, full, corners, 4), 0, 0, GOLD)

    def _badges(self) -> None:
        look = self.look
        size = max(15, round(self.size * 0.38))
        near, far = BLEED + size // 2 - 3, self.image.width - BLEED - size // 2 + 2
        if look.has_ball:
            ball_size = round(size * 1.25)
            self._ball(self.image.width - ball_size // 2 - 1, ball_size // 2 + 1, ball_size)
        if look.bomb:
            self._badge(far, self.middle if look.has_ball else near, round(size * 1.25), GOLD, BLACK, icon="bomb")
        if look.gazed:
            self._badge(near, near, size, WHITE, BLACK)
            self._centred(shapes.eye(size - 3), near, near, BLACK)
        elif look.lost:
            self._badge(near, near, size, BLACK, WHITE, "?")
        if look.rooted:
            self._badge(near, far, size, WHITE, BLACK, icon="rooted")
        elif look.chained:
            self._badge(near, far, size, BLACK, WHITE, icon="chain")
        if look.star:
            at_left = near if not look.lost else self.middle
            self._centred(icon_mask("star", size + 6), at_left, near, BLACK)
            self._centred(icon_mask("star", size), at_left, near, GOLD)
        if look.cannot_act:
            self._badge(far, far, size, WHITE, BLACK)
            self._centred(shapes.cross(size - 2), far, far, BLACK)
        elif look.used:
            self._badge(far, far, size, BLACK, WHITE)
            self._centred(shapes.tick(size - 2), far, far, WHITE)

    def _badge(self, x: int, y: int, size: int, ground: Colour, ink: Colour, text: str = "", icon: str = "") -> None:
        self._centred(shapes.disc(size), x, y, ink)
        self._centred(shapes.disc(size - 3), x, y, ground)
        if text:
            self._centred(tight_mask(text, round(size * 0.66)), x, y, ink)
        if icon:
            self._centred(icon_mask(icon, size - 4), x, y, ink)

    def _ball(self, x: int, y: int, size: int) -> None:
        self._centred(shapes.disc(size), x, y, BLACK)
        self._centred(shapes.disc(size - 3), x, y, CREAM)
        self._centred(icon_mask("ball", size - 7), x, y, LEATHER)


@lru_cache(maxsize=64)
def loose_ball(size: int) -> Image.Image:
    """A ball lying in a square of this size: the leather in a bright ring, larger than a carrier's badge."""
    side = size + 2 * BLEED
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    edge = size // 16
    for inset, colour in ((edge, NIGHT), (2 * edge, GOLD), (3 * edge + 1, CREAM)):
        mask = shapes.disc(size - 2 * inset)
        place = (BLEED + inset, BLEED + inset)
        image.paste(colour, place, mask)
        alpha = image.getchannel("A")
        alpha.paste(255, place, mask)
        image.putalpha(alpha)
    ball = icon_mask("ball", max(4, size - 2 * (4 * edge + 1)))
    image.paste(LEATHER, ((side - ball.width) // 2, (side - ball.height) // 2), ball)
    return image

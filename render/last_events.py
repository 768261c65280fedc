"""What the last events leave on a picture: arrows of what moved, and the dice that fell last."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import events as ev
from engine.match.field import OFF, xy
from render.scene import Arrow, ArrowKind, DiceShown, Face, Square

_ARROWS_KEPT = 4
_ROLLS_KEPT = 2


def arrows_of(happened: Sequence[object]) -> tuple[Arrow, ...]:
    """The last moves as arrows: a player's steps in a row as one, and the ball's flight and bounces as one."""
    trails: list[tuple[ArrowKind, str, list[Square]]] = []

    def trail(kind: ArrowKind, who: str, start: int, end: int) -> None:
        if OFF in (start, end) or start == end:
            return
        if trails and trails[-1][:2] == (kind, who) and trails[-1][2][-1] == xy(start):
            trails[-1][2].append(xy(end))
        else:
            trails.append((kind, who, [xy(start), xy(end)]))

    for event in happened:
        match event:
            case ev.TurnBegan() | ev.DriveBegan():
                trails.clear()
            case ev.Moved(who, start, end) | ev.Followed(who, start, end) | ev.QuickStep(who, start, end, _):
                trail(ArrowKind.MOVE, who, start, end)
            case ev.Pushed(who, start, end):
                trail(ArrowKind.PUSH, who, start, end)
            case ev.BallBounced(start, end, _) | ev.BallThrownIn(start, end, _, _):
                trail(ArrowKind.BALL, "", start, end)
            case ev.PlayerScattered(who, start, end, _):
                trail(ArrowKind.BALL, who, start, end)
            case _:
                pass
    return tuple(Arrow(kind, tuple(squares)) for kind, _, squares in trails[-_ARROWS_KEPT:])


def dice_of(happened: Sequence[object]) -> tuple[DiceShown, ...]:
    """The last rolls, oldest first; a repeated roll stands as one with the die that counts framed."""
    rolls: list[DiceShown] = []
    repeated = False
    for event in happened:
        match event:
            case ev.TurnBegan() | ev.DriveBegan():
                rolls.clear()
            case ev.RerollUsed():
                repeated = bool(rolls)
            case ev.Rolled(_, _, die, needed, _, success):
                faces: tuple[Face | int, ...] = (die,)
                if repeated and isinstance(rolls[-1].faces[-1], int):
                    faces = (*rolls.pop().faces, die)
                repeated = False
                chosen = len(faces) - 1 if len(faces) > 1 else None
                rolls.append(DiceShown(faces, chosen=chosen, need=f"{needed}+", success=success))
            case ev.Blocked(_, _, thrown, _):
                if repeated:
                    rolls.pop()
                    repeated = False
                rolls.append(DiceShown(tuple(Face(face) for face in thrown)))
            case ev.BlockChosen(_, _, face):
                _choose(rolls, face)
            case ev.ArmourRolled(_, _, dice, modifier, armour, broken):
                rolls.append(DiceShown(dice, need=f"{armour + 1 - modifier}+", success=broken))
            case ev.InjuryRolled(_, _, dice, _, _):
                rolls.append(DiceShown(dice))
            case _:
                pass
    return tuple(rolls[-_ROLLS_KEPT:])


def _choose(rolls: list[DiceShown], face: str) -> None:
    """Frames the chosen face on the last block roll."""
    for k in range(len(rolls) - 1, -1, -1):
        if isinstance(rolls[k].faces[0], Face):
            faces = rolls[k].faces
            if Face(face) in faces and len(faces) > 1:
                rolls[k] = DiceShown(faces, chosen=faces.index(Face(face)))
            return

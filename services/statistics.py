"""What is counted over a turn, a half or a match: blocks, luck, casualties."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.match import events as ev
from engine.match.decisions import FACE_ORDER
from engine.match.position import Position


@dataclass(slots=True)
class SideCount:
    """One side's numbers.

    Attributes:
        blocks: blocks thrown, second ones of the same action included.
        knocked_down: opponents knocked down by its players.
        casualties: casualties its players are credited with.
        completions: passes completed.
        rerolls: re-rolls used, skills included.
        turnovers: turnovers suffered.
        rolls, successes, expected: D6 rolls against a target, how many came off, and how many would on average.
        faces: block dice thrown, by face.
    """

    blocks: int = 0
    knocked_down: int = 0
    casualties: int = 0
    completions: int = 0
    rerolls: int = 0
    turnovers: int = 0
    rolls: int = 0
    successes: int = 0
    expected: float = 0.0
    faces: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FACE_ORDER, 0))


@dataclass(frozen=True, slots=True)
class Statistics:
    """Both sides' numbers, home first."""

    sides: tuple[SideCount, SideCount]


def count(events: Iterable[ev.Event], position: Position) -> Statistics:
    """Count events; ``position`` tells whose the players are."""
    sides = (SideCount(), SideCount())
    rerolled = False
    for event in events:
        match event:
            case ev.Blocked(attacker=attacker, faces=faces):
                mine = sides[position.players[attacker].side]
                mine.blocks += not rerolled
                for face in faces:
                    mine.faces[face] += 1
            case ev.KnockedDown(player=player, by=by) if (
                by and position.players[by].side != position.players[player].side
            ):
                sides[position.players[by].side].knocked_down += 1
            case ev.CasualtyCredited(player=player):
                sides[position.players[player].side].casualties += 1
            case ev.Completed(passer=passer):
                sides[position.players[passer].side].completions += 1
            case ev.RerollUsed(side=side):
                sides[side].rerolls += 1
            case ev.TurnOver(side=side):
                sides[side].turnovers += 1
            case ev.Rolled(player=player, needed=needed, success=success):
                mine = sides[position.players[player].side]
                mine.rolls += 1
                mine.successes += success
                mine.expected += (7 - needed) / 6
            case _:
                pass
        rerolled = isinstance(event, ev.RerollUsed) and event.what == "block"
    return Statistics(sides)

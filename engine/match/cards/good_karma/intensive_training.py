"""*Entrenamiento intensivo*: a player has one skill more for the match, of those open to him on a normal roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import MATCH, Card, card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match.card import Force, Profile
    from engine.match.position import Player, Position


@card
class IntensiveTraining(Card):
    """Who never earns star player points learns nothing."""

    card = "intensive_training"
    until = MATCH

    def choices(self, pos: Position, side: int) -> Iterator[tuple[str | int, ...]]:
        for me in pos.on_pitch(side):
            for skill in learnable(me):
                yield me.id, skill

    def alters(self, pos: Position, force: Force, me: Player, profile: Profile) -> None:
        if self.covers(pos, force, me):
            profile.gain(*(str(target) for target in force.targets[1:]))


def learnable(me: Player) -> list[str]:
    """The skills that a player lacks and could learn on a normal roll."""
    from engine import rosters

    if not me.earns:
        return []
    normal = rosters.position(me.position).normal
    has = set(me.skills)
    return [
        one.id
        for one in rosters.skills().values()
        if one.code in normal and one.id not in has and not (one.id in rosters.EXCLUSIVE and rosters.EXCLUSIVE & has)
    ]

"""*Puño americano*: block dice of the player show what his coach likes best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player
    from engine.match.prompts import Proc

POW = "pow"
AS_ROLLED = "as_rolled"


@card
class Knuckledusters(Card):
    """In each block he throws in this turn his coach may turn all dice, whoever would choose among them."""

    card = "knuckledusters"
    until = OWN_TURN

    def alters_dice(self, m: Match, me: Player, foe: Player, faces: tuple[str, ...]) -> Proc[tuple[str, ...]]:
        if all(face == POW for face in faces):
            return faces
        options: list[Decision] = [("choose", POW), ("choose", AS_ROLLED)]
        about: dict[str, object] = {"card": self.card, "player": me.id, "target": foe.id}
        answer = yield from m.ask("choose", me.side, options, options[0], about)
        return (POW,) * len(faces) if answer[1] == POW else faces

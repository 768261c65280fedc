"""*Un último esfuerzo*: this turn a player goes for it as often as his coach likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll

#: More squares than any way is long.
MANY = 50
FREE = 2
ADD: Decision = ("choose", "add")
KEEP: Decision = ("choose", "keep")


@card
class GoingTheExtraMile(Card):
    """-1 more for each square after the second; Sprint adds 1 to one die that missed by 1."""

    card = "going_the_extra_mile"
    until = OWN_TURN

    def extra_going_for_it(self, pos: Position, me: Player) -> int:
        return MANY

    def going_for_it_modifier(self, pos: Position, me: Player, nth: int) -> int:
        return min(0, FREE - nth)

    def rescues(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        force = m.pos.in_force_of(self.card, me)[0]
        if roll.what != "going_for_it" or force.note or not me.has("sprint") or roll.die == 1:
            return
        if roll.die + roll.modifier + 1 < roll.target:
            return
        about: dict[str, object] = {"card": self.card, "player": me.id, "die": roll.die}
        answer = yield from m.ask("choose", me.side, [ADD, KEEP], ADD, about)
        if answer == ADD:
            force.note = ("sprint",)
            roll.modifier += 1

"""*Falladooski*: this turn a failed pick-up, catch or pass is no turnover, and may be meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match.card import OWN_TURN, Card, card

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc
    from engine.match.rolls import Roll

ROLLS = ("pick_up", "catch", "pass")
FORGIVEN = ("pick_up", "fumble", "pass_lost", "hand_off_lost")
TRY: Decision = ("choose", "try")
FAIL: Decision = ("choose", "fail")


@card
class Fumblerooski(Card):
    """Who fails to pick up or to pass has ended his action; who fails to catch has acted."""

    card = "fumblerooski"
    until = OWN_TURN

    def covers(self, pos: Position, force: Force, me: Player) -> bool:
        return me.side == force.side

    def forgives(self, pos: Position, force: Force, reason: str) -> bool:
        return pos.active == force.side and reason in FORGIVEN

    def fails_on_purpose(self, m: Match, me: Player, roll: Roll) -> Proc[bool]:
        if roll.what not in ROLLS or not roll.of_ball:
            return False
        about: dict[str, object] = {"card": self.card, "player": me.id}
        answer = yield from m.ask("choose", me.side, [TRY, FAIL], TRY, about)
        if answer == TRY:
            return False
        roll.die = 1
        return True

    def failed(self, m: Match, me: Player, roll: Roll) -> Proc[None]:
        yield from ()
        if roll.what == "catch" and roll.of_ball:
            me.used = True

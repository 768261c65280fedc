"""*Aviso para despertarse*: knocked-out players are dragged onto the pitch before anybody is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import DRIVE, NOTHING, Card, card
from engine.match.field import OFF, Square
from engine.match.position import KNOCKED_OUT, PRONE, STUNNED
from engine.match.setup import IN_A_WIDE_ZONE, PLAYERS_ON_PITCH

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

PRONE_ON = 4
ENOUGH: Decision = ("choose", "enough")


@card
class WakeUpCall(Card):
    """Each stays where he is put until play begins, and counts among the eleven; nobody else may take his square."""

    card = "wake_up_call"
    until = DRIVE
    wants = NOTHING

    def playable(self, pos: Position, side: int) -> bool:
        return bool(_asleep(pos, side)) and bool(_squares(pos, side))

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        pos = m.pos
        placed: list[Player] = []
        while (asleep := _asleep(pos, side)) and (squares := _squares(pos, side)):
            players: list[Decision] = [("choose", me.id) for me in asleep]
            about: dict[str, object] = {"card": self.card}
            default = ENOUGH if placed else players[0]
            answer = yield from m.ask("choose", side, [*players, *([ENOUGH] if placed else [])], default, about)
            if answer == ENOUGH:
                break
            me = pos.players[str(answer[1])]
            where: list[Decision] = [("choose", sq) for sq in squares]
            answer = yield from m.ask("choose", side, where, where[0], {"card": self.card, "player": me.id})
            pos.put(me, int(answer[1]))
            me.posture = STUNNED
            placed.append(me)
            m.emit(ev.CardMoved(self.card, me.id, OFF, me.sq))
        for me in sorted(placed, key=lambda me: me.number):
            die = m.d6(f"wake-up call of {me.id}")
            m.emit(ev.CardRolled(self.card, me.id, die, die >= PRONE_ON))
            if die >= PRONE_ON:
                me.posture = PRONE
        self.lasts(m, side, tuple(me.id for me in placed))

    def keeps_on(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.targets


def _asleep(pos: Position, side: int) -> list[Player]:
    return [me for me in pos.squads[side] if me.place == KNOCKED_OUT]


def _squares(pos: Position, side: int) -> list[Square]:
    """Empty squares of the own half where the set-up would allow him, those nearest to the line first."""
    placed = [me.sq for me in pos.on_pitch(side)]
    if len(placed) >= PLAYERS_ON_PITCH:
        return []
    zones = pos.field.wide_zones[side]
    full = [zone for zone in zones if sum(sq in zone for sq in placed) >= IN_A_WIDE_ZONE]
    free = [sq for sq in pos.field.half[side] if pos.board[sq] is None and not any(sq in zone for zone in full)]
    front = max if side == 0 else min
    line = front(sq >> 6 for sq in pos.field.line[side])
    return sorted(free, key=lambda sq: (any(sq in zone for zone in zones), abs((sq >> 6) - line), sq))

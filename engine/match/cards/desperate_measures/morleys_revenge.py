"""*La venganza de Morley*: three opponents may miss each drive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import events as ev
from engine.match.card import MATCH, Card, card
from engine.match.position import RESERVES

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc

VICTIMS = 3
MISSES_TO = 3


@card
class MorleysRevenge(Card):
    """Chance picks them once; each rolls before every kick-off for which he is fit."""

    card = "morleys_revenge"
    until = MATCH

    def play(self, m: Match, side: int, targets: tuple[str | int, ...]) -> Proc[None]:
        yield from ()
        left = [me for me in m.pos.squads[1 - side] if me.place == RESERVES]
        victims: list[Player] = []
        for _ in range(min(VICTIMS, len(left))):
            me = m.one_of(left, "morley's revenge")
            left.remove(me)
            victims.append(me)
            m.emit(ev.CardPicked(self.card, me.id))
        self.lasts(m, side, tuple(me.id for me in sorted(victims, key=lambda me: me.number)))

    def drive_begins(self, m: Match, force: Force) -> Proc[None]:
        yield from ()
        missing: list[str] = []
        for name in force.targets:
            me = m.pos.players[str(name)]
            if me.place == RESERVES:
                die = m.d6(f"morley's revenge on {me.id}")
                m.emit(ev.CardRolled(self.card, me.id, die, die <= MISSES_TO))
                if die <= MISSES_TO:
                    missing.append(me.id)
        force.note = tuple(missing)

    def drive_ends(self, m: Match, force: Force) -> Proc[bool]:
        yield from ()
        force.note = ()
        return False

    def keeps_off(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.note

"""*Soy el mejor*: of the two most valuable opponents only one plays each drive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import rosters
from engine.match import setup
from engine.match.card import MATCH, Card, card
from engine.match.field import OFF

if TYPE_CHECKING:
    from engine.match.card import Force
    from engine.match.decisions import Decision
    from engine.match.match import Match
    from engine.match.position import Player, Position
    from engine.match.prompts import Proc


def value(me: Player) -> int:
    """What a player counts for in his team's value, or costs as an inducement, in gold pieces."""
    from engine.inducements import EXTRA_SKILL_COST
    from engine.league.value import CHARACTERISTIC_VALUES, DOUBLE_SKILL, NORMAL_SKILL

    entry = rosters.position(me.position)
    hired = me.position.startswith("mercenary:")
    *now, skills = me.own or (me.ma, me.st, me.ag, me.av, me.skills)
    more = 0
    for skill in skills:
        code = rosters.skill(skill).code
        if skill not in entry.skills and code in (*entry.normal, *entry.double):
            more += EXTRA_SKILL_COST if hired else DOUBLE_SKILL if code in entry.double else NORMAL_SKILL
    for name, had, has in zip(("ma", "st", "ag", "av"), entry.characteristics, now, strict=True):
        more += max(0, has - had) * CHARACTERISTIC_VALUES[f"+{name}"]
    return entry.cost + more


@card
class IAmTheGreatest(Card):
    """Before each drive their own coach says which of the two plays it: one who is on the pitch already, if there is."""

    card = "i_am_the_greatest"
    until = MATCH

    def drive_begins(self, m: Match, force: Force) -> Proc[None]:
        force.note = ()
        best = sorted(setup.available(m.pos, 1 - force.side), key=lambda me: (-value(me), me.number))[:2]
        if len(best) < 2:
            return
        there = [me for me in best if me.sq != OFF]
        options: list[Decision] = [("choose", me.id) for me in there or best]
        answer = yield from m.ask("choose", 1 - force.side, options, options[0], {"card": self.card})
        force.note = tuple(me.id for me in best if me.id != answer[1])

    def keeps_off(self, pos: Position, force: Force, me: Player) -> bool:
        return me.id in force.note

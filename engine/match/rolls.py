"""The roll: one die against a target, its modifiers, its one re-roll, its event. Nothing else tests a D6.

Seed 000, *Tabla de agilidad* and *Segundas oportunidades*; supplement 8; rulings 5 and 6.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.match import events as ev
from engine.match.decisions import NO_REROLL, Decision
from engine.match.field import OFF, Square
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import Proc


class Roll:
    """A D6 of one player.

    Attributes:
        what: kind of roll, such as ``dodge``.
        player: whose roll it is.
        target: lowest modified result that succeeds.
        modifier: sum of modifiers.
        die: the face, 0 before the first roll.
        start, end: squares left and entered, where the roll has them.
        rerolled: it has been repeated; no other re-roll is offered (ruling 6).
        natural: a natural 6 always succeeds.
        of_ball: it is for the ball, not for a bomb or a thrown player.
        diver: the opponent who has thrown himself at it, whose zone goes on to count for the repeated roll; or None.
        foe, count: the opponent whom block dice are thrown against, and how many, negative where he chooses; or None.
    """

    __slots__ = (
        "count",
        "die",
        "diver",
        "end",
        "foe",
        "modifier",
        "natural",
        "of_ball",
        "player",
        "rerolled",
        "start",
        "target",
        "what",
    )

    def __init__(
        self, what: str, player: Player, target: int, modifier: int = 0, start: Square = OFF, end: Square = OFF
    ) -> None:
        self.what = what
        self.player = player
        self.target = target
        self.modifier = modifier
        self.start = start
        self.end = end
        self.die = 0
        self.rerolled = False
        self.natural = True
        self.of_ball = True
        self.diver: Player | None = None
        self.foe: Player | None = None
        self.count = 0

    @property
    def needed(self) -> int:
        """Lowest face that succeeds: a natural 1 never does, a natural 6 always."""
        needed = self.target - self.modifier
        if needed < 2:
            return 2
        return 6 if needed > 6 and self.natural else needed

    @property
    def success(self) -> bool:
        """Whether the face rolled succeeds."""
        return self.die >= self.needed


def agility_target(player: Player) -> int:
    """What the agility table asks of a player before modifiers (supplement 8)."""
    return 7 - min(player.ag, 6)


def agility(what: str, player: Player, modifier: int, start: Square = OFF, end: Square = OFF) -> Roll:
    """An agility roll."""
    return Roll(what, player, agility_target(player), modifier, start, end)


def attempt(m: Match, roll: Roll, amend: Callable[[Match, Roll], Proc[None]] | None = None) -> Proc[bool]:
    """Roll, let an opponent ``amend`` a success, offer the re-roll; returns whether it succeeded."""
    me = roll.player
    for e in me.on.fails_on_purpose:
        if (yield from e.fails_on_purpose(m, me, roll)):
            yield from _has_failed(m, roll)
            return False
    while True:
        roll.die = m.roll(6, f"{roll.what} of {me.id}")
        success = roll.success
        m.emit(ev.Rolled(roll.what, me.id, roll.die, roll.needed, roll.modifier, success))
        if success and amend is not None:
            yield from amend(m, roll)
            success = roll.success
        if not success and me.on.rescues:
            for e in me.on.rescues:
                yield from e.rescues(m, me, roll)
            if amend is not None and roll.success:
                yield from amend(m, roll)
            success = roll.success
        again = not roll.rerolled and (not success or m.pos.teams[me.side].ask_successes)
        if not again or not (yield from offer_reroll(m, roll, success)):
            if not success:
                yield from _has_failed(m, roll)
            return success
        roll.rerolled = True


def _has_failed(m: Match, roll: Roll) -> Proc[None]:
    """A roll has failed for good."""
    for e in roll.player.on.failed:
        yield from e.failed(m, roll.player, roll)


def team_rerolls(pos: Position, me: Player) -> list[Decision]:
    """The team re-rolls that may be used on a roll of this player now; none once his turn is over (supplement 10)."""
    team = pos.teams[me.side]
    options: list[Decision] = []
    if pos.active == me.side and pos.phase != "turn_end" and not team.reroll_used and me.sq != OFF:
        if pos.in_force and any(
            one.forbids_rerolls(pos, force, me.side) for one, force in pos.hooks("forbids_rerolls")
        ):
            return options
        if team.rerolls > 0:
            options.append(("reroll", "team"))
        if team.leader and leader_on_pitch(pos, me.side):
            options.append(("reroll", "leader"))
    return options


def leader_on_pitch(pos: Position, side: int) -> bool:
    """Whether a player who leads stands or lies on the pitch."""
    return any(e.leads(pos, p) for p in pos.on_pitch(side) for e in p.on.leads)


def offer_reroll(m: Match, roll: Roll, success: bool = False) -> Proc[bool]:
    """Offer what may repeat a roll; returns whether it is to be rolled again."""
    pos = m.pos
    me = roll.player
    if me.on.cannot_reroll and any(e.cannot_reroll(pos, me) for e in me.on.cannot_reroll):
        return False
    options: list[Decision] = []
    default: Decision = NO_REROLL
    sources = {
        e.id: e
        for e in me.on.may_reroll
        if not (e.once_a_turn and e.id in me.spent) and not success and e.may_reroll(pos, me, roll)
    }
    for name, effect in sources.items():
        options.append(("reroll", name))
        if effect.free and default == NO_REROLL:
            default = ("reroll", name)
    options += team_rerolls(pos, me)
    if not options:
        return False
    about: dict[str, object] = {
        "player": me.id,
        "what": roll.what,
        "die": roll.die,
        "needed": roll.needed,
        "success": success,
    }
    if roll.foe is not None:
        about |= {"target": roll.foe.id, "dice": roll.count, "attack": m.attack}
    answer = yield from m.ask("reroll", me.side, [*options, NO_REROLL], default, about)
    if answer == NO_REROLL:
        return False
    source = str(answer[1])
    m.emit(ev.RerollUsed(me.side, me.id, source, roll.what))
    if source in sources:
        effect = sources[source]
        if effect.once_a_turn:
            me.spent = (*me.spent, source)
        if (yield from effect.repeats(m, me, roll)):
            return True
        m.emit(ev.RerollLost(me.id, source))
        return False
    return (yield from spend_team_reroll(m, roll, source))


def spend_team_reroll(m: Match, roll: Roll, source: str) -> Proc[bool]:
    """Spend a team or leader re-roll on a roll; returns whether the roll is repeated."""
    me = roll.player
    team = m.pos.teams[me.side]
    team.reroll_used = True
    if source == "leader":
        team.leader = False
    else:
        team.rerolls -= 1
    for e in me.on.earns_team_reroll:
        if not (yield from e.earns_team_reroll(m, me, roll)):
            m.emit(ev.RerollLost(me.id, e.id))
            return False
    return True

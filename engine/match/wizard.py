"""The wizard: one spell a match, at the start of the own turn or right after it.

Seed 003, *Hechiceros*; supplement 11.
"""

from __future__ import annotations

from engine.match import ball, injury
from engine.match import events as ev
from engine.match.decisions import DECLINE, Decision
from engine.match.field import Square
from engine.match.match import Match
from engine.match.position import Player, Position
from engine.match.prompts import LazyLegal, Proc

FIREBALL_NEEDED = 4
LIGHTNING_NEEDED = 2


def spells(pos: Position) -> list[Decision]:
    """Every spell a wizard could cast now."""
    return [
        *(("wizard", "fireball", sq) for sq in pos.field.squares),
        *(("wizard", "lightning", me.id) for side in (0, 1) for me in pos.on_pitch(side) if me.standing),
    ]


class WizardLegal(LazyLegal):
    """A spell, or none."""

    __slots__ = ("_pos",)

    def __init__(self, pos: Position) -> None:
        self._pos = pos

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("wizard", "decline")

    def of(self, verb: str) -> list[Decision]:
        if verb == "decline":
            return [DECLINE]
        return spells(self._pos) if verb == "wizard" else []


def after_turn(m: Match, side: int) -> Proc[None]:
    """Right after his side's turn a wizard may cast his spell."""
    if m.pos.teams[side].wizard:
        answer = yield from m.ask("wizard", side, WizardLegal(m.pos), DECLINE, {})
        if answer != DECLINE:
            quiet, m.quiet = m.quiet, True
            yield from cast(m, side, answer)
            m.quiet = quiet


def cast(m: Match, side: int, spell: Decision) -> Proc[None]:
    """Cast a fireball at a square or a bolt of lightning at a player; whoever is hit falls as if by a mighty blow."""
    pos = m.pos
    pos.teams[side].wizard -= 1
    _, name, target = spell
    m.emit(ev.SpellCast(side, str(name), target))
    if name == "lightning":
        yield from lightning(m, pos.players[str(target)])
    else:
        yield from fireball(m, int(target))


def lightning(m: Match, me: Player) -> Proc[None]:
    """A bolt strikes at a player."""
    yield from _strike(m, me, LIGHTNING_NEEDED)
    yield from ball.settle(m)


def fireball(m: Match, sq: Square) -> Proc[None]:
    """A fireball bursts on a square: it may hit everybody who stands there or beside it."""
    pos = m.pos
    for near in (sq, *pos.field.neighbours[sq]):
        me = pos.board[near]
        if me is not None and me.standing:
            yield from _strike(m, me, FIREBALL_NEEDED)
    yield from ball.settle(m)


def _strike(m: Match, me: Player, needed: int) -> Proc[None]:
    die = m.d6(f"spell on {me.id}")
    m.emit(ev.BlastRolled(me.id, die, die >= needed))
    if die < needed:
        return
    had_ball = m.pos.holds_ball(me)
    damage = injury.Damage()
    damage.bonus["spell"] = 1
    injury.lie_down(m, me)
    yield from injury.armour(m, me, damage)
    if had_ball and me.side == m.pos.active:
        m.turnover("carrier_down")
